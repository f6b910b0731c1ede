"""Who plays the seats that no person takes, and why they moved as they did."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import NamedTuple

from rich.text import Text

from gugong import Game
from gugong.bots.contract import Choice
from gugong.bots.guard import Fault, GuardedBot
from gugong.bots.levels import level
from gugong.view.words import Words

RANDOM = "random"
HIDDEN = "(hidden card)"
SECRET_SOURCES = ("cards",)  # what a bot expects of its cards would tell which ones it holds


class Reason(NamedTuple):
    """A move of a bot; cards that the others do not know are not named."""

    number: int  # of the move, counted from 0
    seat: int
    choice: Choice
    fault: Fault | None


class Opponents:
    """Players of one level, each in a process of its own; random ones need none."""

    def __init__(self, name: str, file: str | None) -> None:
        self.level = level(name)
        self.file = file  # of the components
        self.bots: dict[int, GuardedBot] = {}
        self.reasons: list[Reason] = []

    def choose(self, game: Game, seat: int) -> str:
        """The move of this seat, which is asked now."""
        if self.level.name == RANDOM:
            moves = game.moves()
            return moves[_number(game, b"random player", len(game.record.moves)) % len(moves)].text
        bot = self.bots.get(seat) or self._sit_down(game, seat)
        answer = bot.answer(game.observe(seat), self.level.budget)
        number = len(game.record.moves)
        del self.reasons[_count_before(self.reasons, number) :]
        self.reasons.append(Reason(number, seat, _veiled(game, seat, answer.choice), answer.fault))
        return answer.choice.move

    def _sit_down(self, game: Game, seat: int) -> GuardedBot:
        self.bots[seat] = GuardedBot(self.level.bot, _number(game, b"bot", seat), self.file)
        return self.bots[seat]

    def close(self) -> None:
        for bot in self.bots.values():
            bot.close()

    def why(self, moves: int, names: Sequence[str], words: Words) -> Text:
        """The reasons of what bots did since a person last moved, in a game of so many moves."""
        known = self.reasons[: _count_before(self.reasons, moves)]
        latest = [reason for at, reason in enumerate(known) if known[-1].number - reason.number == len(known) - 1 - at]
        if not latest:
            return Text(words.say("cli-no-reason"))
        return Text("\n".join(_said(reason, names, words) for reason in latest))


def _number(game: Game, purpose: bytes, number: int) -> int:
    """Follows from the deal, and does not tell it."""
    drawn = blake2b(number.to_bytes(4, "big"), key=bytes.fromhex(game.record.seed), person=purpose).digest()
    return int.from_bytes(drawn[:8], "big")


def _count_before(reasons: Sequence[Reason], number: int) -> int:
    """How many of them belong to moves that were not taken back."""
    return sum(reason.number < number for reason in reasons)


def _veiled(game: Game, seat: int, choice: Choice) -> Choice:
    """The choice as all may know it before the move is played."""
    table = game.observe(None).table
    known = table.players[seat]
    in_sight = {*known.known_hand, *known.known_discard, *table.gifts.values()}
    hidden = {*game.components.card_name} - {label.partition("#")[0] for label in in_sight}
    other = None if choice.instead_of is None else _without(choice.instead_of, hidden)
    expected = {source: vp for source, vp in choice.expected.items() if source not in SECRET_SOURCES}
    return Choice(_without(choice.move, hidden), expected, other, choice.by)


def _without(move: str, hidden: set[str]) -> str:
    return " ".join(HIDDEN if word in hidden else word for word in move.split(" "))


def _said(reason: Reason, names: Sequence[str], words: Words) -> str:
    name, choice, say = names[reason.seat], reason.choice, words.say
    move = _move(choice.move, words)
    if reason.fault is not None:
        return say("cli-bot-failed", name=name, move=move, error=reason.fault.said)
    if choice.instead_of is None:
        played = say("cli-played", name=name, move=move)
    else:
        played = say("cli-played-rather", name=name, move=move, other=_move(choice.instead_of, words))
    sources = [_expected(source, vp, words) for source, vp in choice.expected.items() if abs(vp) >= 0.05]
    if not sources:
        return say("cli-expects-nothing", played=played)
    return say("cli-expects", played=played, sources=", ".join(sources))


def _move(text: str, words: Words) -> str:
    return words.quoted(text.replace(HIDDEN, words.say("cli-hidden-card")))


def _expected(source: str, vp: float, words: Words) -> str:
    return f"{words.say(f'cli-source-{source}')} {vp:+.1f}".replace(".", words.say("cli-decimal-point"))
