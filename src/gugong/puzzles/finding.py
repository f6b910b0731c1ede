"""Is a decision a puzzle?  A search says so, and one that is twenty times as deep has to agree."""

from math import hypot, log2
from typing import Final

from msgspec.structs import replace

from gugong.advice.hints import tenths
from gugong.advice.judgement import Judge, JudgedMove, Judgement
from gugong.content import Components
from gugong.notation.positions import Struct
from gugong.puzzles.document import Puzzle, key_of
from gugong.view.observe import Observation

MARGIN: Final = 1.5  # points by which the best move is better than any other,
SURE: Final = 3.0  # and at least so many standard errors
DEEPER: Final = 20  # the check has so many times the iterations
GLIMPSE: Final = 4  # it looks at any move at least a fourth as often as the first search has iterations
FEWEST: Final = 3  # legal moves: among two, one guesses right too often


class Candidate(Struct):
    """What a search has found about a decision."""

    seen: Observation
    answer: str
    gain: float  # over the next best move
    found: int  # iterations that were needed to find the answer and stay with it

    @property
    def promise(self) -> float:
        """How good a puzzle it would be: hard to find, but with so much to gain that a deeper search will agree."""
        return self.gain * log2(2 * self.found)


def look(seen: Observation, components: Components, iterations: int, seed: int) -> Candidate | None:
    """The candidate that this decision is, if it is one."""
    if len(seen.moves) < FEWEST:
        return None
    judge = Judge(seen, components, seed)
    best, found = _settled(judge, iterations)
    first, second = _best_first(judge.think(0, _next(judge.think(0), seen)).moves[:2])
    if first.move != best or not _clear(first, second):
        return None
    return Candidate(seen, best, first.lead - second.lead, found)


def check(candidate: Candidate, components: Components, iterations: int, seed: int) -> Puzzle | None:
    """The puzzle, if a search with DEEPER times these iterations agrees; it looks at unlikely moves too."""
    seen = candidate.seen
    judge = Judge(seen, components, seed)
    best, found = _settled(judge, DEEPER * iterations)
    for move in seen.moves:
        judge.look(move, iterations // GLIMPSE)
    other = _best_first(judge.think(0).moves)[1].move
    first, second, *_ = _best_first(judge.think(0, other).moves)
    if best != candidate.answer or first.move != best or not _clear(first, second):
        return None
    return _puzzle(seen, first, second, found)


def _settled(judge: Judge, iterations: int) -> tuple[str, int]:
    """The move that is preferred after so many iterations, and after how many it was already, and stayed."""
    best, since, done = "", 1, 0
    while done < iterations:
        more = min(max(1, done), iterations - done)  # the total doubles
        done += more
        now = judge.think(more).moves[0].move
        if now != best:
            best, since = now, done
    return best, 1 << (since - 1).bit_length()


def _next(found: Judgement, seen: Observation) -> str:
    """The best move but one; any other if only one was looked at."""
    others = [judged.move for judged in found.moves[1:]]
    return others[0] if others else next(move for move in seen.moves if move != found.moves[0].move)


def _best_first(moves: list[JudgedMove]) -> list[JudgedMove]:
    return sorted(moves, key=lambda judged: -judged.lead)


def _clear(first: JudgedMove, second: JudgedMove) -> bool:
    return first.lead - second.lead >= max(MARGIN, SURE * hypot(first.error, second.error))


def _puzzle(seen: Observation, first: JudgedMove, second: JudgedMove, found: int) -> Puzzle:
    points = tenths({source: vp - second.points[source] for source, vp in first.points.items()})
    told = {source: vp for source, vp in points.items() if vp}
    gain, error = round(sum(points.values()), 1), round(hypot(first.error, second.error), 2)
    return Puzzle(key_of(seen), replace(seen, moves=[]), first.move, second.move, gain, error, told, found)
