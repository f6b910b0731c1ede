"""`gugong replay`: the table after any move, as a seat or a spectator sees it."""

import json

import msgspec
import pytest

import gugong as engine
from gugong.view.observe import Observation
from tests.cli.terminal import gugong


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    directory = tmp_path_factory.mktemp("records")
    gugong("simulate", "--players", 3, "--games", 1, "--seed", 6, "--record", directory)
    return directory / "game-000000.gugong"


def game_after(record, at):
    saved = engine.load(record)
    game = engine.new_game(3, seed=saved.record.seed)
    for _, text, _ in saved.record.moves[:at]:
        game.play(text)
    return game


@pytest.mark.parametrize("seat", [None, 0, 2])
@pytest.mark.parametrize("at", [0, 1, 50, None])
def test_json_is_the_observation(record, at, seat):
    args = [*(["--at", at] if at is not None else []), *(["--seat", seat] if seat is not None else [])]
    result = gugong("replay", record, *args, "--json")
    seen = msgspec.json.decode(result.stdout, type=Observation)
    moves = len(engine.load(record).record.moves)
    assert seen == game_after(record, moves if at is None else at).observe(seat)


def test_the_end_is_shown_by_default(record):
    shown = gugong("replay", record).stdout
    assert "The game is over: scores" in shown
    assert "Day 4 of 4" in shown


def test_the_moves_around_and_the_events_of_the_move_are_shown(record):
    shown = gugong("replay", record, "--at", 1).stdout
    text = engine.load(record).record.moves[0][1]
    assert "▶    1" in shown
    assert text in shown


def test_cards_discarded_face_down_are_named_to_their_owner_alone(record):
    moves = engine.load(record).record.moves
    hidden = [(at, who, text) for at, (who, text, _) in enumerate(moves, 1) if text.startswith("discard")]
    at, owner, text = hidden[0]
    card = text.removeprefix("discard ")
    assert f"discarded {card} face down" in gugong("replay", record, "--at", at, "--seat", owner).stdout
    for others in (["--seat", (owner + 1) % 3], []):
        shown = gugong("replay", record, "--at", at, *others).stdout
        assert "discarded a card face down" in shown
        assert text not in shown


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--at", 99999], "--at is 99999: this record has moves 1 to"),
        (["--at", -1], "--at is -1"),
        (["--seat", 3], "--seat is 3: the seats are 0 to 2."),
    ],
)
def test_out_of_range(record, args, said):
    result = gugong("replay", record, *args)
    assert result.exit_code == 2
    assert said in result.stderr


def test_a_tampered_record_is_refused(record, tmp_path):
    data = json.loads(record.read_text())
    data["moves"][2][2] = "00000000"
    (tmp_path / "a.gugong").write_text(json.dumps(data))
    result = gugong("replay", tmp_path / "a.gugong")
    assert result.exit_code == 2
    assert "does not replay: move 3" in result.stderr
