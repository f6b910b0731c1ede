"""The bots at a terminal game, and the reasons for their moves."""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import NamedTuple

from msgspec import structs
from rich.text import Text

from gugong import Game
from gugong.bots.answers import Answer
from gugong.bots.guard import GuardedBot
from gugong.bots.levels import level
from gugong.bots.reasons import changes
from gugong.bots.requests import Fault
from gugong.notation.cards import card_name
from gugong.table.reasons import own_part
from gugong.view.choices import ChoiceData, spelled
from gugong.view.observe import question_name
from gugong.view.words import Words


class Reason(NamedTuple):
    """Why a bot moved, from what everybody can see; cards that the others do not know are not named."""

    number: int  # of the move, from 0
    seat: int
    about: str  # the question it answered
    played: ChoiceData
    instead_of: ChoiceData | None
    gained: Mapping[str, float]  # expected VP by source, and what was lost
    fault: Fault | None


class Opponents:
    """Bots of one level, each in its own process; random ones need none."""

    def __init__(self, name: str, file: str | None) -> None:
        self.level = level(name)
        self.file = file  # the component file
        self.bots: dict[int, GuardedBot] = {}
        self.reasons: list[Reason] = []

    def choose(self, game: Game, seat: int) -> str:
        """The move of this seat, which must decide now."""
        moves = len(game.history)
        if self.level.name == "random":
            legal = game.moves()
            return legal[_number(game, b"random player", moves) % len(legal)].text
        if seat not in self.bots:
            self.bots[seat] = GuardedBot(self.level.bot, _number(game, b"bot", seat), self.file)
        answer = self.bots[seat].answer(game.observe(seat), self.level.budget)
        self.reasons = [*self._before(moves), _reason(game, seat, answer, self.level.plans)]
        return answer.choice.move

    def _before(self, moves: int) -> list[Reason]:
        """The reasons that belong to the first moves of the game, so many of them; later ones were taken back."""
        return [reason for reason in self.reasons if reason.number < moves]

    def close(self) -> None:
        for bot in self.bots.values():
            bot.close()

    def why(self, moves: int, names: Sequence[str], words: Words) -> Text:
        """Why the bots moved as they did since a person last moved; `moves` is the number of moves so far."""
        known = self._before(moves)
        latest = [reason for at, reason in enumerate(known) if known[-1].number - reason.number == len(known) - 1 - at]
        return Text("\n".join(_said(reason, names, words) for reason in latest) or words.say("cli-no-reason"))


def _number(game: Game, purpose: bytes, number: int) -> int:
    """A number derived from the seed of the game that does not give the seed away."""
    drawn = blake2b(number.to_bytes(4, "big"), key=bytes.fromhex(game.record.seed), person=purpose).digest()
    return int.from_bytes(drawn[:8], "big")


def _reason(game: Game, seat: int, answer: Answer, plans: bool) -> Reason:
    """Why this move is going to be played, without what the other players cannot know before it is."""
    choice, before = answer.choice, game.position
    played = _redacted(game, seat, choice.move)
    other = None if choice.instead_of is None else _redacted(game, seat, choice.instead_of)
    gained = changes(before, own_part(before, choice.move, seat), seat) if plans else {}
    return Reason(len(game.history), seat, question_name(before), played, other, gained, answer.fault)


def _redacted(game: Game, seat: int, text: str) -> ChoiceData:
    """The move; a card that the others do not know has no name."""
    move = spelled(game.position, text)
    assert move is not None
    table = game.observe(None).table
    known = table.players[seat]
    seen = {card_name(label) for label in (*known.known_hand, *known.known_discard, *table.gifts.values())}
    parts = {name: part for name, part in move.parts.items() if name != "card" or part in seen}
    return structs.replace(move, move="", parts=parts)


def _said(reason: Reason, names: Sequence[str], words: Words) -> str:
    name, say = names[reason.seat], words.say
    move = words.quoted(words.move(reason.about, reason.played))
    if reason.fault is not None:
        return say("cli-bot-failed", name=name, move=move, error=reason.fault.said)
    if reason.instead_of is None:
        played = say("cli-played", name=name, move=move)
    else:
        other = words.quoted(words.move(reason.about, reason.instead_of))
        played = say("cli-played-rather", name=name, move=move, other=other)
    point = say("cli-decimal-point")
    worth = {source: f"{vp:+.1f}".replace(".", point) for source, vp in reason.gained.items()}
    sources = ", ".join(f"{say(f'cli-source-{source}')} {vp}" for source, vp in worth.items())
    return say("cli-expects" if sources else "cli-expects-nothing", played=played, sources=sources)
