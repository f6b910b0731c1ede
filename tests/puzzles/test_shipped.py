"""The puzzles of this program: what the seat sees, and nothing else; the same for everybody."""

from msgspec.structs import replace

from gugong.content import edition
from gugong.puzzles import as_lesson, begin, puzzle_at, shipped, taught
from gugong.puzzles.document import Head, PuzzleFile, key_of, read, write


def test_a_puzzle_is_begun_as_its_seat_saw_it():
    for puzzle in shipped().values():
        seen = begin(puzzle).observe(puzzle.seen.seat)
        assert replace(seen, moves=[]) == puzzle.seen


def test_everybody_gets_the_same_game():
    for puzzle in shipped().values():
        assert begin(puzzle).to_json() == begin(puzzle).to_json()


def test_the_key_is_that_of_the_position():
    for key, puzzle in shipped().items():
        assert key == key_of(puzzle.seen) == key_of(begin(puzzle).observe(puzzle.seen.seat))


def test_it_waits_for_the_best_move_of_its_seat():
    for puzzle in shipped().values():
        lesson = as_lesson(puzzle)
        assert lesson.seat == puzzle.seen.question.seat == puzzle.seen.seat
        assert lesson.stages[0].expect == [{"move": puzzle.answer}]
        assert taught(f"puzzle-{puzzle.key}") == lesson


def test_a_puzzle_that_is_gone_teaches_nothing():
    assert puzzle_at("puzzle-000000000000") is taught("puzzle-000000000000") is None


def test_what_is_written_is_read_again():
    file = PuzzleFile(Head(1, "minister", 1000, "00" * 32, 9, 7, 5), list(shipped().values()))
    assert read(write(file)) == file


def test_the_components_are_standard_ones():
    for puzzle in shipped().values():
        assert edition(puzzle.seen.components).digest == puzzle.seen.components


def test_the_harder_the_higher_the_rating():
    ordered = sorted(shipped().values(), key=lambda puzzle: puzzle.iterations)
    assert [one.rating for one in ordered] == sorted(one.rating for one in ordered)
