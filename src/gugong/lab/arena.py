"""The arena: bots play each other.  Every seating plays the same deals, so that the luck of the deal cancels out."""

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from hashlib import blake2b
from typing import NamedTuple, TypeVar

from gugong.bots.contract import Bot
from gugong.bots.guard import play_safely
from gugong.bots.levels import make
from gugong.content import Components, load
from gugong.lab.entrants import MENG, Entrant, line_up, rotations
from gugong.notation.positions import Struct
from gugong.notation.record import OptionsData, find_move, make_options
from gugong.rules.kernel import Position
from gugong.rules.scoring import eligible
from gugong.rules.setup import new_position
from gugong.view.observe import observe

Result = TypeVar("Result")
_pieces = lru_cache(maxsize=4)(load)


class Contest(Struct):
    """What is played.  Unless a budget is in seconds, the same contest always gives the same games."""

    entrants: list[Entrant]  # in the order they were named
    options: OptionsData
    deals: int
    seed: str  # 64 hexadecimal digits
    components: str | None = None  # the component file; None for the standard components


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


def run(contest: Contest, jobs: int) -> Iterator[MatchResult]:
    """Play the games of the plan in this many processes; the results come in the order of the plan."""
    return in_parallel(play, contest, plan(contest), jobs)


def in_parallel(
    player: Callable[[Contest, Match], Result], contest: Contest, matches: Sequence[Match], jobs: int
) -> Iterator[Result]:
    """The player's result for each match, in the order of the matches."""
    if jobs == 1:
        yield from (player(contest, match) for match in matches)
        return
    before = multiprocessing.active_children()
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _start_worker)
    try:
        yield from pool.map(player, [contest] * len(matches), matches)
    except BaseException:
        for child in set(multiprocessing.active_children()).difference(before):
            child.terminate()  # nobody needs the games in progress any more
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _start_worker() -> None:
    """A worker ends without a traceback on Ctrl-C, and when its parent process is gone for whatever reason."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def play(contest: Contest, match: Match) -> MatchResult:
    """Play one game from the deal to the scores."""
    return play_on(contest, match, dealt(contest, match))


def dealt(contest: Contest, match: Match) -> Position:
    """The position before the first move."""
    seed = _derived(contest.seed, "deal", match.deal)
    return new_position(_pieces(contest.components), make_options(contest.options), seed)


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
