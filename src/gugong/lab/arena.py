"""Bots play each other: the same deals for every seating, so that luck cancels."""

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


class Contest(Struct):
    """What is played: everything that the result follows from, budgets in seconds excepted."""

    entrants: list[Entrant]  # as named
    options: OptionsData
    deals: int
    seed: str  # 64 hexadecimal figures
    components: str | None = None  # a component file; the standard pieces for None


class Match(NamedTuple):
    """One game to be played."""

    deal: int
    seats: tuple[Entrant, ...]


class Played(Struct):
    """The end of one game, seat by seat; alone, the second seat is Meng's."""

    deal: int
    names: list[str]
    scores: list[int]
    ranking: list[int]
    winner: int | None
    inside: list[bool]  # who reached the Palace
    decisions: list[int]
    seconds: list[float]  # of processor time, thinking
    faults: list[tuple[int, str, str]]  # seat, kind, what was said


def plan(contest: Contest) -> list[Match]:
    """Every deal with every seating; alone, every entrant plays every deal."""
    if contest.options.players == 1:
        seatings: Sequence[tuple[Entrant, ...]] = [(entrant,) for entrant in contest.entrants]
    else:
        seatings = rotations(line_up(contest.entrants, contest.options.players))
    return [Match(deal, seats) for deal in range(contest.deals) for seats in seatings]


def run(contest: Contest, jobs: int) -> Iterator[Played]:
    """The games of the plan, in its order, played by so many processes."""
    return spread(play, contest, plan(contest), jobs)


def spread(
    player: Callable[[Contest, Match], Result], contest: Contest, matches: Sequence[Match], jobs: int
) -> Iterator[Result]:
    """What comes of each match, in their order."""
    if jobs == 1:
        yield from (player(contest, match) for match in matches)
        return
    there = multiprocessing.active_children()
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _leave_quietly)
    try:
        yield from pool.map(player, [contest] * len(matches), matches)
    except BaseException:
        for child in set(multiprocessing.active_children()).difference(there):
            child.terminate()  # nobody waits for the games under way
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_quietly() -> None:
    """Ctrl-C ends a worker without a word; so does the end of the process it works for, however that came."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def play(contest: Contest, match: Match) -> Played:
    """One game from the deal to the scores."""
    return play_on(contest, match, dealt(contest, match))


def dealt(contest: Contest, match: Match) -> Position:
    """The position before the first move."""
    pieces = _pieces(contest.components)
    return new_position(pieces, make_options(contest.options), _derived(contest.seed, "deal", match.deal))


def play_on(contest: Contest, match: Match, position: Position) -> Played:
    """From a position that was dealt to the scores."""
    pieces = _pieces(contest.components)
    bots = [_bot(contest, match.deal, seat, entrant, pieces) for seat, entrant in enumerate(match.seats)]
    played = _empty(match, len(position.players))
    while not position.over():
        seat = position.decision().who
        _decide(position, seat, bots[seat], match.seats[seat], played)
    return _ended(position, played)


def _derived(seed: str, purpose: str, *parts: object) -> bytes:
    """32 bytes that follow from the seed and from nothing that the game knows."""
    text = "/".join(map(str, (purpose, *parts)))
    return blake2b(text.encode(), key=bytes.fromhex(seed), person=b"gugong arena", digest_size=32).digest()


@lru_cache(maxsize=4)
def _pieces(file: str | None) -> Components:
    return load(file)


def _bot(contest: Contest, deal: int, seat: int, entrant: Entrant, pieces: Components) -> Bot:
    seed = _derived(contest.seed, "bot", deal, seat, entrant.name)
    return make(entrant.level, int.from_bytes(seed[:8], "big"), pieces)


def _empty(match: Match, seats: int) -> Played:
    names = [entrant.name for entrant in match.seats]
    names += [MENG] * (seats - len(names))
    return Played(match.deal, names, [], [], None, [], [0] * seats, [0.0] * seats, [])


def _decide(position: Position, seat: int, bot: Bot, entrant: Entrant, played: Played) -> None:
    seen = observe(position, seat)
    began = time.process_time()
    answer = play_safely(bot, seen, entrant.budget)
    played.seconds[seat] += time.process_time() - began
    played.decisions[seat] += 1
    if answer.fault is not None:
        played.faults.append((seat, answer.fault.kind, answer.fault.said))
    move = find_move(position, answer.choice.move)
    assert move is not None
    position.play(move)


def _ended(position: Position, played: Played) -> Played:
    first = position.ranking[0]
    played.scores = list(position.scores)
    played.ranking = list(position.ranking)
    played.winner = first if eligible(position, first) else None
    played.inside = [player.seat >= 0 for player in position.players]
    return played
