"""The arena: bots play each other.  Every seating plays the same deals, so that the luck of the deal cancels out."""

import time
from collections.abc import Sequence
from functools import partial
from hashlib import blake2b
from typing import NamedTuple

from gugong.bots.answers import play_safely
from gugong.bots.contract import Bot
from gugong.bots.levels import make
from gugong.content import Components
from gugong.lab.entrants import MENG, Entrant, line_up, rotations
from gugong.lab.experiment import Experiment
from gugong.lab.pieces import ComponentFile, pieces_of
from gugong.notation.positions import Struct
from gugong.notation.record import OptionsData, find_move, make_options
from gugong.rules.kernel import Position
from gugong.rules.scoring import eligible
from gugong.rules.setup import new_position
from gugong.view.observe import observe


class Contest(Struct):
    """What is played.  Unless a budget is in seconds, the same contest always gives the same games."""

    entrants: list[Entrant]  # in the order they were named
    options: OptionsData
    deals: int
    seed: str  # 64 hexadecimal digits
    components: ComponentFile | None = None  # None for the standard ones


class Match(NamedTuple):
    """One game to play."""

    deal: int
    seats: tuple[Entrant, ...]


class MatchResult(Struct):
    """The result of one game, seat by seat; in a solo game the second seat is Meng's."""

    deal: int
    names: list[str]
    scores: list[int]
    ranking: list[int]
    winner: int | None
    inside: list[bool]  # whether the seat reached the Palace
    decisions: list[int]
    seconds: list[float]  # processor time spent on the decisions
    faults: list[tuple[int, str, str]]  # seat, kind, message


def plan(contest: Contest) -> list[Match]:
    """Every deal with every seating; in a solo contest every entrant plays every deal."""
    if contest.options.players == 1:
        seatings: Sequence[tuple[Entrant, ...]] = [(entrant,) for entrant in contest.entrants]
    else:
        seatings = rotations(line_up(contest.entrants, contest.options.players))
    return [Match(deal, seats) for deal in range(contest.deals) for seats in seatings]


def experiment(contest: Contest) -> Experiment[Match, MatchResult]:
    return Experiment("arena", contest, partial(play, contest), plan(contest), MatchResult)


def play(contest: Contest, match: Match) -> MatchResult:
    """Play one game from the deal to the scores."""
    return play_on(contest, match, dealt(contest, match))


def dealt(contest: Contest, match: Match) -> Position:
    """The position before the first move."""
    seed = _derived(contest.seed, "deal", match.deal)
    return new_position(pieces_of(contest.components), make_options(contest.options), seed)


def play_on(contest: Contest, match: Match, position: Position) -> MatchResult:
    """Play a dealt position to the scores."""
    bots = [_bot(contest, match.deal, seat, entrant, position.components) for seat, entrant in enumerate(match.seats)]
    seats = len(position.players)
    names = [entrant.name for entrant in match.seats] + [MENG] * (seats - len(match.seats))
    result = MatchResult(match.deal, names, [], [], None, [], [0] * seats, [0.0] * seats, [])
    while not position.over():
        seat = position.question().who
        _decide(position, seat, bots[seat], match.seats[seat], result)
    result.scores, result.ranking = list(position.scores), list(position.ranking)
    result.winner, result.inside = winner(position), reached_palace(position)
    return result


def _derived(seed: str, purpose: str, *parts: object) -> bytes:
    """32 bytes derived from the contest's seed, which no game or bot gets to know."""
    text = "/".join(map(str, (purpose, *parts)))
    return blake2b(text.encode(), key=bytes.fromhex(seed), person=b"gugong arena", digest_size=32).digest()


def _bot(contest: Contest, deal: int, seat: int, entrant: Entrant, pieces: Components) -> Bot:
    seed = _derived(contest.seed, "bot", deal, seat, entrant.name)
    return make(entrant.level, int.from_bytes(seed[:8], "big"), pieces)


def _decide(position: Position, seat: int, bot: Bot, entrant: Entrant, result: MatchResult) -> None:
    seen = observe(position, seat)
    began = time.process_time()
    answer = play_safely(bot, seen, entrant.budget)
    result.seconds[seat] += time.process_time() - began
    result.decisions[seat] += 1
    if answer.fault is not None:
        result.faults.append((seat, answer.fault.kind, answer.fault.said))
    move = find_move(position, answer.choice.move)
    assert move is not None
    position.play(move)


def winner(position: Position) -> int | None:
    """The seat that won; None if nobody reached the Palace."""
    first = position.ranking[0]
    return first if eligible(position, first) else None


def reached_palace(position: Position) -> list[bool]:
    return [player.palace_seat >= 0 for player in position.players]
