"""Is a decision a puzzle?  A search says so, and one that is twenty times as deep has to agree."""

from math import hypot, log2
from typing import Final

from msgspec.structs import replace

from gugong.advice.hints import tenths
from gugong.advice.judgement import Judge, JudgedMove
from gugong.content import Components
from gugong.notation.positions import Struct
from gugong.puzzles.document import Puzzle, key_of
from gugong.view.observe import Observation

MARGIN: Final = 1.5  # points by which the best move is better than any other,
SURE: Final = 3.0  # and at least so many standard errors
DEEPER: Final = 20  # the check has so many times the iterations
GLIMPSE: Final = 4  # any move is looked at a fourth as often as the first search has iterations,
FURTHER: Final = 2  # and then so many times as often, until it is clear whether the move is worse
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
    found = _search(seen, components, iterations, iterations // GLIMPSE, seed)
    return None if found is None else Candidate(seen, found.answer, found.gain, found.iterations)


def check(candidate: Candidate, components: Components, iterations: int, seed: int) -> Puzzle | None:
    """The puzzle, if a search with DEEPER times these iterations agrees."""
    found = _search(candidate.seen, components, DEEPER * iterations, iterations // GLIMPSE, seed)
    return found if found is not None and found.answer == candidate.answer else None


def _search(seen: Observation, components: Components, iterations: int, glimpse: int, seed: int) -> Puzzle | None:
    """The puzzle, if the preferred move is clearly better than any other.

    All others get a glimpse, and whichever might be as good, or is the next best, as long a look as the preferred one.
    """
    judge = Judge(seen, components, seed)
    best, needed = _settled(judge, iterations)
    for move in seen.moves:
        judge.look(move, glimpse)
    while True:
        judged = judge.think(0)
        first, others = judged.of(best), _best_first([one for one in judged.moves if one.move != best])
        rival = next((one for one in others if not _clear(first, one)), others[0])
        if rival.visits >= first.visits:
            return _puzzle(seen, first, rival, needed) if _clear(first, rival) else None
        judge.look(rival.move, min(FURTHER * rival.visits, first.visits))


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


def _best_first(moves: list[JudgedMove]) -> list[JudgedMove]:
    return sorted(moves, key=lambda judged: -judged.lead)


def _clear(first: JudgedMove, second: JudgedMove) -> bool:
    return first.lead - second.lead >= max(MARGIN, SURE * hypot(first.error, second.error))


def _puzzle(seen: Observation, first: JudgedMove, second: JudgedMove, found: int) -> Puzzle:
    points = tenths({source: vp - second.points[source] for source, vp in first.points.items()})
    told = {source: vp for source, vp in points.items() if vp}
    gain, error = round(sum(points.values()), 1), round(hypot(first.error, second.error), 2)
    return Puzzle(key_of(seen), replace(seen, moves=[]), first.move, second.move, gain, error, told, found)
