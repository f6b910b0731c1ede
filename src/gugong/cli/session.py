"""A game at the terminal: who is asked, what they type, and what they may see of it."""

from collections.abc import Callable, Sequence
from pathlib import Path

import click
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from gugong import Game, IllegalMove
from gugong.cli import history
from gugong.cli.board import board, known_cards, own_cards
from gugong.cli.locations import roads
from gugong.cli.opponents import Opponents
from gugong.cli.questions import ask
from gugong.cli.rules import shown
from gugong.cli.scores import score_sheet
from gugong.rules.kernel import Event
from gugong.view.move_rules import rule_of_move
from gugong.view.observe import Observation
from gugong.view.prices import prices
from gugong.view.rulebook import RuleIdError, paragraph
from gugong.view.words import Words

INTERRUPTED = 130


class Leave(Exception):
    """Whoever is at the keyboard stops; says what is said then."""


class Session:
    """One game at this terminal: people on the first seats, bots on the others."""

    def __init__(
        self,
        game: Game,
        humans: int,
        names: Sequence[str],
        file: Path | None,
        told: list[list[Event]],
        opponents: Opponents,
        words: Words,
    ) -> None:
        self.console = Console(markup=False, highlight=False)
        self.game = game
        self.humans = humans
        self.names = names
        self.file = file
        self.told = told  # the events of each move
        self.opponents = opponents
        self.words = words
        self.shown_to = [len(told)] * len(names)  # how many moves each seat has been told of
        self.sitting: int | None = None  # who is at the keyboard
        self.commands: dict[str, Callable[[str], None]] = {
            "u": self._undo,
            "?": self._help,
            "h": self._help_on_move,
            "b": lambda _: self._print(board(self._seen(), self.game.components, self.names, self.words)),
            "m": lambda _: self._print(roads(self._seen(), self.game.components, self.names, self.words)),
            "c": lambda _: self._print(known_cards(self._seen(), self.names, self.words)),
            "e": self._events,
            "w": lambda _: self._print(self.opponents.why(len(self.told), self.names, self.words)),
            "s": self._save_as,
            "q": self._quit,
        }

    def run(self) -> None:
        """Play to the end, or until whoever plays has enough."""
        try:
            self._say("cli-commitment", style="dim", commitment=self.game.record.commitment)
            while not self.game.over:
                self._next_decision()
            self._end()
        except Leave as said:
            self._print(Text(str(said)))
        except EOFError:
            self._print(Text(self._left("cli-input-ended")))
        except KeyboardInterrupt:
            self._print(Text(f"\n{self._left('cli-interrupted')}"))
            raise click.exceptions.Exit(INTERRUPTED) from None
        finally:
            self.opponents.close()

    def _print(self, what: RenderableType) -> None:
        self.console.print(what)

    def _say(self, message: str, style: str = "", **args: int | str) -> None:
        self._print(Text(self.words.say(message, **args), style=style))

    def _next_decision(self) -> None:
        question = self.game.asks()
        assert question is not None
        if question.seat < self.humans:
            self._person(question.seat)
        else:
            self._play(self.opponents.choose(self.game, question.seat))

    def _play(self, text: str) -> None:
        self.told.append(self.game.play(text))
        self._keep()

    # What a person sees

    def _person(self, seat: int) -> None:
        """Show the question, then do as told until the game has changed."""
        newcomer = self._sit_down(seat)
        seen = self._seen()
        assert seen.question is not None
        if newcomer or seen.question.about == "Give":
            self._print(board(seen, self.game.components, self.names, self.words))
        self._tell_news(seat)
        self._print(own_cards(seen, self.words))
        self._print(ask(seen, prices(self.game.position), self.names, self.words))
        moves = len(self.told)
        while len(self.told) == moves and not self.game.over:
            self._obey(input("> ").strip())

    def _sit_down(self, seat: int) -> bool:
        """Hands are secret: people who share a screen change places before one is shown."""
        if self.sitting == seat:
            return False
        if self.humans > 1 and self.console.is_terminal:
            self.console.clear()
            input(f"{self.words.say('cli-sit-down', name=self.names[seat])} ")
        self.sitting = seat
        return True

    def _seen(self) -> Observation:
        return self.game.observe(self.sitting)

    def _tell_news(self, seat: int) -> None:
        news = [event for events in self.told[self.shown_to[seat] :] for event in events]
        self.shown_to[seat] = len(self.told)
        visible = history.as_seen(news, seat, self.game.components, len(self.names))
        for line in history.story(visible, self.names, self.words):
            self._print(Text(line))

    # What a person types

    def _obey(self, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        texts = [move.text for move in self.game.moves()]
        if word in self.commands and typed not in texts:
            self.commands[word](rest.strip())
        elif typed.isascii() and typed.isdigit():
            self._play_number(int(typed) if len(typed) < 6 else 0, texts)
        elif typed:
            self._play_text(typed)

    def _play_number(self, number: int, texts: list[str]) -> None:
        if 1 <= number <= len(texts):
            self._play(texts[number - 1])
        else:
            self._say("cli-no-number", last=len(texts))

    def _play_text(self, typed: str) -> None:
        try:
            self._play(typed)
        except IllegalMove as error:
            self._print(Text(self.words.refusal(error.refusal), style="yellow"))

    def _undo(self, _: str) -> None:
        """Back to this person's last answer, if nothing was shown since and nobody else has answered."""
        twin = self.game.copy()
        while True:
            refusal = self._no_undo(twin)
            if refusal:
                self._print(Text(refusal, style="yellow"))
                return
            who = twin.record.moves[-1][0]
            twin.undo()
            if who == self.sitting:
                break
        self._go_back(twin)

    def _no_undo(self, game: Game) -> str:
        """Why the last move of this game cannot be taken back; empty if it can."""
        if not game.record.moves:
            return self.words.say("cli-nothing-to-undo")
        who = game.record.moves[-1][0]
        if who != self.sitting and who < self.humans:
            return self.words.say("cli-others-answered", name=self.names[who])
        shown = any(event.what == "automa" for event in self.told[len(game.record.moves) - 1])
        if shown or not game.undo_is_free():
            return self.words.say("cli-shown-since")
        return ""

    def _go_back(self, game: Game) -> None:
        self.game = game
        del self.told[len(game.record.moves) :]
        self.shown_to = [min(n, len(self.told)) for n in self.shown_to]
        self._keep()
        self._say("cli-taken-back", style="dim")

    # Help

    def _help(self, rule: str) -> None:
        question = self.game.asks()
        assert question is not None
        if not rule:
            self._print(Padding(Text(self.words.say("cli-help")), (0, 2), expand=False))
        try:
            self._print(shown(paragraph(rule or question.rule, self.words.language), self.words))
        except RuleIdError as error:
            self._print(Text(self.words.no_rule(error.typed, error.alike), style="yellow"))

    def _help_on_move(self, number: str) -> None:
        seen = self._seen()
        assert seen.question is not None
        if not (number.isascii() and number.isdigit() and len(number) < 6 and 1 <= int(number) <= len(seen.moves)):
            self._say("cli-type-h", last=len(seen.moves))
            return
        rule = rule_of_move(seen.question, seen.moves[int(number) - 1], seen.table)
        self._print(shown(paragraph(rule, self.words.language), self.words))

    def _events(self, _: str) -> None:
        """The last turns, event by event."""
        recent = [event for events in self.told[-20:] for event in events]
        for event in history.as_seen(recent, self.sitting, self.game.components, len(self.names)):
            self._print(Text.assemble("  ", self.words.event(event, self.names), (f"  {event.rule}", "dim")))

    # Keeping the record

    def _keep(self) -> None:
        if self.file is not None:
            self._write(self.file)

    def _write(self, file: Path) -> bool:
        try:
            history.save(self.game, file)
        except OSError as error:
            self._say("cli-not-written", style="red", file=str(file), error=str(error.strerror))
            self.file = None
            return False
        return True

    def _save_as(self, name: str) -> None:
        if not name:
            self._say("cli-type-s")
        elif Path(name) != self.file and Path(name).exists():
            self._say("cli-exists", style="yellow", file=name)
        elif self._write(Path(name)):
            self.file = Path(name)
            self._say("cli-saved", file=name)

    def _quit(self, _: str) -> None:
        if self.file is None and self.told:
            self._save_as(f"gugong-{self.game.record.commitment[:8]}.gugong")
        raise Leave(self._left("cli-goodbye"))

    def _left(self, why: str) -> str:
        moves, said = len(self.told), self.words.say(why)
        if self.file is None:
            return self.words.say("cli-left", why=said, moves=moves)
        return self.words.say("cli-left-saved", why=said, moves=moves, command=f"gugong play --resume {self.file}")

    def _end(self) -> None:
        if self.humans:
            self.sitting = self.sitting or 0
            self._tell_news(self.sitting)
        record = self.game.record
        self._print(board(self.game.observe(None), self.game.components, self.names, self.words))
        self._print(score_sheet(self.game, self.told, self.names, self.words))
        self._say("cli-seed", style="dim", seed=record.seed)
        self._say("cli-belongs", style="dim", commitment=record.commitment)
        if self.file is not None:
            self._say("cli-record-is-in", file=str(self.file), command=f"gugong verify {self.file}")
        elif self.humans:
            self._offer_to_save()

    def _offer_to_save(self) -> None:
        try:
            name = input(f"{self.words.say('cli-name-a-file')} ").strip()
        except EOFError:
            return
        if name:
            self._save_as(name)
