"""A game in the terminal: asks each player in turn, reads what they type, and shows what they may see."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import click
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from gugong import Game, IllegalMove
from gugong.cli import history
from gugong.cli.board import board, known_cards, own_cards
from gugong.cli.lazy_group import INTERRUPTED
from gugong.cli.locations import roads
from gugong.cli.opponents import Opponents
from gugong.cli.questions import ask
from gugong.cli.rules import shown
from gugong.cli.scores import score_sheet
from gugong.game import Event
from gugong.view.choices import choices
from gugong.view.observe import Observation
from gugong.view.rulebook import RuleIdError, paragraph
from gugong.view.words import Words


class Leave(Exception):
    """The player leaves the game."""


@dataclass
class Session:
    """One game in this terminal: people have the first seats, bots the others."""

    game: Game
    humans: int
    names: Sequence[str]
    file: Path | None
    told: list[list[Event]]  # the events of each move
    opponents: Opponents
    words: Words

    def __post_init__(self) -> None:
        self.console = Console(markup=False, highlight=False)
        self._print = self.console.print
        self.shown_to = [len(self.told)] * len(self.names)  # how many moves each seat has been shown
        self.sitting: int | None = None  # the seat at the keyboard
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
        """Play until the game ends or a player leaves."""
        try:
            self._say("cli-commitment", style="dim", commitment=self.game.record.commitment)
            while (question := self.game.asks()) is not None:
                if question.seat < self.humans:
                    self._person(question.seat)
                else:
                    self._play(self.opponents.choose(self.game, question.seat))
            self._end()
        except Leave:
            self._print(Text(self._left("cli-goodbye")))
        except EOFError:
            self._print(Text(self._left("cli-input-ended")))
        except KeyboardInterrupt:
            self._print(Text(f"\n{self._left('cli-interrupted')}"))
            raise click.exceptions.Exit(INTERRUPTED) from None
        finally:
            self.opponents.close()

    def _say(self, message: str, style: str = "", **args: int | str) -> None:
        self._print(Text(self.words.say(message, **args), style=style))

    def _play(self, text: str) -> None:
        self.told.append(self.game.play(text))
        self._keep()

    # What a person sees

    def _person(self, seat: int) -> None:
        """Show the question, then read commands until the game has changed."""
        newcomer = self._sit_down(seat)
        seen, offered = self._seen(), choices(self.game.position)
        if newcomer or any(choice.key == "give" for choice in offered):
            self._print(board(seen, self.game.components, self.names, self.words))
        self._tell_news(seat)
        self._print(own_cards(seen, self.words))
        self._print(ask(seen, offered, self.names, self.words))
        moves = len(self.told)
        while len(self.told) == moves and not self.game.over:
            self._obey(input("> ").strip())

    def _sit_down(self, seat: int) -> bool:
        """Hands are secret: people who share a screen change places before the next hand is shown."""
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
        elif (at := _index(typed, len(texts))) is not None:
            self._play(texts[at])
        elif typed.isascii() and typed.isdigit():
            self._say("cli-no-number", last=len(texts))
        elif typed:
            self._play_text(typed)

    def _play_text(self, typed: str) -> None:
        try:
            self._play(typed)
        except IllegalMove as error:
            self._print(Text(error.refusal.said(self.words, self.names[error.refusal.seat]), style="yellow"))

    def _undo(self, _rest: str) -> None:
        """Go back to this person's last move, if nothing hidden was shown since and nobody else has moved."""
        twin, who = self.game.copy(), -1
        while who != self.sitting:
            refusal = self._no_undo(twin)
            if refusal:
                self._print(Text(refusal, style="yellow"))
                return
            who, _ = twin.history[-1]
            twin.undo()
        self._go_back(twin)

    def _no_undo(self, game: Game) -> str:
        """Why the last move cannot be taken back; empty if it can."""
        if not game.history:
            return self.words.say("cli-nothing-to-undo")
        who, _ = game.history[-1]
        if who != self.sitting and who < self.humans:
            return self.words.say("cli-others-answered", name=self.names[who])
        assert self.sitting is not None
        return "" if game.undo_is_free(self.sitting) else self.words.say("cli-shown-since")

    def _go_back(self, game: Game) -> None:
        self.game = game
        del self.told[len(game.history) :]
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
            self._print(Text(error.said(self.words), style="yellow"))

    def _help_on_move(self, number: str) -> None:
        offered = choices(self.game.position)
        at = _index(number, len(offered))
        if at is None:
            self._say("cli-type-h", last=len(offered))
        else:
            self._print(shown(paragraph(offered[at].rule, self.words.language), self.words))

    def _events(self, _: str) -> None:
        """The last moves, event by event."""
        recent = [event for events in self.told[-20:] for event in events]
        for event in history.as_seen(recent, self.sitting, self.game.components, len(self.names)):
            self._print(Text.assemble("  ", self.words.event(event, self.names), (f"  {event.rule}", "dim")))

    # Keeping the record

    def _keep(self) -> None:
        if self.file is not None:
            self._write(self.file)

    def _write(self, file: Path) -> bool:
        try:
            history.save_record(self.game, file)
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
        raise Leave

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
            with suppress(EOFError):
                name = input(f"{self.words.say('cli-name-a-file')} ").strip()
                if name:
                    self._save_as(name)


def _index(typed: str, n: int) -> int | None:
    """The index that a number from 1 to n stands for; None for anything else."""
    number = int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 6 else 0
    return number - 1 if 1 <= number <= n else None
