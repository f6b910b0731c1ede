"""Records are written, read and replayed, and rejected if they do not replay."""

import json
import random

import pytest
from tests.notation.broken import forged, with_seed

import gugong
from gugong.content import loads
from gugong.content.loader import standard_text
from gugong.game import play_on
from gugong.notation import record as records
from gugong.notation.record import Difference, RecordError
from gugong.view.observe import observe


@pytest.fixture(scope="module")
def finished():
    rng = random.Random(8)
    game = gugong.new_game(players=3, seed=8, bonus_tokens="six")
    while not game.over:
        game.play(rng.choice(game.moves()))
    return game


def tampered(game: gugong.Game, **changes: object) -> records.Record:
    data = json.loads(records.write(game.record))
    data.update(changes)
    return records.read(json.dumps(data))


def difference(record: records.Record) -> Difference:
    with pytest.raises(Difference) as caught:
        records.verify(record, gugong.load_components())
    return caught.value


def test_a_true_record_verifies(finished):
    end = records.verify(records.read(records.write(finished.record)), finished.components)
    assert end.scores == finished.position.scores


def test_a_record_is_written_with_one_line_a_move(finished):
    lines = records.write(finished.record).splitlines()
    assert sum(line.startswith("  [") for line in lines) == len(finished.record.moves)


def test_a_record_without_moves_is_readable():
    game = gugong.new_game(players=2, seed=1)
    assert records.read(records.write(game.record)) == game.record


def test_a_file_is_saved_and_loaded(finished, tmp_path):
    finished.save(tmp_path / "a.gugong")
    assert gugong.load(tmp_path / "a.gugong").verify().result() == finished.result()


def test_a_move_that_was_not_legal_is_found_where_it_stands(finished):
    moves = [*finished.record.moves]
    moves[9] = (moves[9][0], "dance", moves[9][2])
    found = difference(tampered(finished, moves=moves))
    assert found.at == 10
    assert "'dance' is not legal; these moves are:" in str(found)


def test_another_legal_move_is_found_by_its_check(finished):
    game = gugong.new_game(players=3, seed=8, bonus_tokens="six")
    other = next(move.text for move in game.moves() if move.text != finished.record.moves[0][1])
    moves = [(finished.record.moves[0][0], other, finished.record.moves[0][2]), *finished.record.moves[1:]]
    found = difference(tampered(finished, moves=moves))
    assert found.at == 1
    assert "the position checks as" in str(found)


def test_a_move_of_the_wrong_seat_is_found(finished):
    (seat, text, check), *rest = finished.record.moves
    found = difference(tampered(finished, moves=[((seat + 1) % 3, text, check), *rest]))
    assert str(found) == f"move 1: the record says that seat {(seat + 1) % 3} moves, and seat {seat} is asked"


def test_a_changed_seed_does_not_fit_the_commitment(finished):
    found = difference(tampered(finished, seed="00" * 32))
    assert "the seed belongs to commitment" in str(found)


def test_a_changed_option_does_not_fit_the_commitment(finished):
    options = {"players": 3, "bonus_tokens": "twelve"}
    assert "commitment" in str(difference(tampered(finished, options=options)))


def test_a_changed_score_is_found(finished):
    result = {"scores": [99, 98, 97], "ranking": [0, 1, 2]}
    assert "the record says scores [99, 98, 97]" in str(difference(tampered(finished, result=result)))


def test_moves_after_the_end_are_found(finished):
    moves = [*finished.record.moves, (0, "skip", "00000000")]
    assert "the game is over, and the record goes on" in str(difference(tampered(finished, moves=moves)))


def test_a_game_that_goes_on_verifies_without_result():
    game = gugong.new_game(players=2, seed=4)
    game.play(game.moves()[0])
    assert not records.verify(game.record, game.components).over()


def test_other_rules_are_refused(finished):
    assert "rules version 0" in str(difference(tampered(finished, rules="0")))


def test_other_components_are_refused(finished):
    other = loads(standard_text().replace("Fuzhou", "Foochow"), "mine")
    with pytest.raises(Difference, match="name the component file it was played with"):
        records.verify(finished.record, other)


def test_options_that_no_table_has_are_refused(finished):
    found = difference(tampered(finished, options={"players": 9}))
    assert str(found) == "this game cannot be set up: players is 9: Gùgōng is played by 1 to 5"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "This is not a gugong record"),
        ("[]", "Expected `object`"),
        ("{}", "missing required field `gugong`"),
        ('{"gugong": "one"}', "Expected `int`"),
    ],
)
def test_what_is_no_record_is_refused_in_one_sentence(text, said):
    with pytest.raises(RecordError, match=said):
        records.read(text)


def test_an_unknown_field_is_refused(finished):
    with pytest.raises(RecordError, match="unknown field `winner`"):
        tampered(finished, winner=1)


def test_a_later_format_is_refused(finished):
    with pytest.raises(RecordError, match="format 3, and this program reads formats 1 and 2"):
        tampered(finished, gugong=3)


def test_a_seed_that_is_none_is_refused(finished):
    with pytest.raises(RecordError, match="not 64 hexadecimal digits"):
        tampered(finished, seed="xyz")


def test_a_file_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(RecordError, match="cannot be read: No such file"):
        gugong.load(tmp_path / "none.gugong")


def test_a_huge_file_is_refused(tmp_path):
    path = tmp_path / "huge.gugong"
    path.write_bytes(b" " * (records.LARGEST + 1))
    with pytest.raises(RecordError, match="far fewer"):
        gugong.load(path)


def test_the_commitment_depends_on_the_seed():
    first, second = (gugong.new_game(players=2, seed=seed) for seed in (1, 2))
    assert first.record.commitment != second.record.commitment


def test_the_commitment_depends_on_the_options():
    first, second = (gugong.new_game(players=2, seed=1, expert=expert) for expert in (False, True))
    assert first.record.commitment != second.record.commitment


# Games that start from a position.


@pytest.fixture(scope="module")
def played_on():
    """A game started from what seat 1 saw fifty moves into another one."""
    rng = random.Random(4)
    game = gugong.new_game(players=3, seed=4)
    while len(game.record.moves) < 50:
        game.play(rng.choice(game.moves()))
    made = play_on(game.observe(1))
    for _ in range(20):
        made.play(rng.choice(made.moves()))
    return game, made


def test_a_game_played_on_is_written_and_read(played_on):
    _, made = played_on
    record = records.read(records.write(made.record))
    assert record == made.record
    assert records.check(records.verify(record, made.components)) == record.moves[-1][2]


def test_a_game_played_on_begins_with_what_the_seat_saw(played_on):
    seen, made = played_on
    start = next(records.replay(made.record, made.components))
    assert observe(start, 1) == seen.observe(1)
    assert made.record.seed != seen.record.seed


def test_a_game_from_the_set_up_is_written_as_it_always_was(finished):
    assert '"gugong": 1,' in records.write(finished.record)
    assert '"start":' not in records.write(finished.record)


def test_the_commitment_binds_the_position_too(played_on):
    _, made = played_on
    data = json.loads(records.write(made.record))
    data["start"]["table"]["players"][0]["vp"] += 1
    assert "belongs to commitment" in str(difference(records.read(json.dumps(data))))


@pytest.mark.parametrize(
    "forge",
    [
        lambda start: setattr(start.table.players[0], "pool", start.table.players[0].pool + 1),
        lambda start: setattr(start.table, "day", 10**30),
        lambda start: setattr(start.table, "medal", 99),
        lambda start: start.table.decrees[next(iter(start.table.decrees))].append(10**12),
        lambda start: start.table.houses.append(10**12),
        lambda start: setattr(start.secret, "drawn", -1),
        lambda start: start.table.agenda.__setitem__(-1, ["Give", 4]),
        lambda start: start.table.agenda.insert(1, ["Give", 4]),
        lambda start: start.table.agenda.append(["Eat", 0]),
    ],
    ids=["servants", "day", "medal", "owner", "house", "luck", "asked", "to be asked", "task"],
)
def test_a_start_that_cannot_be_is_refused(played_on, forge):
    _, made = played_on
    assert "the position in 'start' is wrong" in str(difference(forged(made, forge)))


def test_a_start_with_another_seed_is_refused(played_on):
    _, made = played_on
    assert "another seed" in str(difference(with_seed(made.record, "00" * 32, made)))


def test_format_and_start_belong_together(finished, played_on):
    with pytest.raises(RecordError, match="begins with the position in 'start'"):
        tampered(finished, gugong=2)
    with pytest.raises(RecordError, match="begins with the position in 'start'"):
        tampered(played_on[1], gugong=1)


def test_a_game_played_on_is_undone_to_its_start(played_on):
    seen, made = played_on
    twin = made.copy()
    while twin.record.moves:
        twin.undo()
    assert twin.observe(1) == seen.observe(1)
