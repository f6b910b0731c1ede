"""Which decisions are puzzles: one move clearly the best, whatever a deeper search sees; and how hard they are."""

from msgspec.structs import replace

from gugong.advice.judgement import Judge
from gugong.content import edition
from gugong.puzzles import begin, shipped
from gugong.puzzles.finding import MARGIN, SURE, Candidate, check, look

PUZZLE = next(iter(shipped().values()))
BOX = edition(PUZZLE.seen.components)
SEEN = begin(PUZZLE).observe(PUZZLE.seen.seat)


def test_among_two_moves_nobody_is_asked():
    assert look(replace(SEEN, moves=SEEN.moves[:2]), BOX, 8, 1) is None


def test_the_same_seed_gives_the_same_verdict():
    assert look(SEEN, BOX, 8, 3) == look(SEEN, BOX, 8, 3)


def test_what_a_deep_search_does_not_confirm_is_dropped():
    wrong = next(move for move in SEEN.moves if move != PUZZLE.answer)
    assert check(Candidate(SEEN, wrong, 9.0, 1), BOX, 8, 1) is None


def test_what_was_shipped_meets_the_margins():
    for puzzle in shipped().values():
        assert puzzle.gain >= MARGIN - 0.05  # in tenths
        assert puzzle.gain >= SURE * puzzle.error - 0.05
        assert round(sum(puzzle.points.values()), 1) == puzzle.gain
        assert puzzle.iterations & (puzzle.iterations - 1) == 0  # a power of two


def test_the_moves_of_what_was_shipped_are_legal():
    for puzzle in shipped().values():
        legal = [move.text for move in begin(puzzle).moves()]
        assert puzzle.answer in legal
        assert puzzle.other in legal


def test_a_move_is_looked_at_as_often_as_was_said():
    judge = Judge(SEEN, BOX, 1)
    judge.think(4)
    judge.look(SEEN.moves[-1], 6)
    assert judge.think(0).of(SEEN.moves[-1]).visits >= 6
