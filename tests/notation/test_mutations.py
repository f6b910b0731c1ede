"""Data changed at random is refused with a PositionError, or is a game that can be played to its end."""

import json
import random
import time
import tracemalloc

import msgspec
import pytest
from tests.notation.mutations import from_position, mutated, play_to_the_end, some_game, with_start

import gugong
from gugong.notation import record as records
from gugong.notation.record import Difference

GAMES = 30
CHANGES = 50  # per game


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_changed_snapshot_is_refused_or_can_be_played_on(seed):
    rng = random.Random(seed)
    data = json.loads(some_game(rng).to_json())
    for _ in range(CHANGES):
        try:
            game = gugong.Game.from_json(json.dumps(mutated(data, rng)))
        except gugong.PositionError:
            continue
        play_to_the_end(game.position.copy(), rng)
        if game.history:
            game.undo()


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_changed_start_is_refused_or_can_be_played_from(seed):
    """The commitment is made to match, so only the position itself can be refused."""
    rng = random.Random(seed)
    made = from_position(rng)
    for _ in range(CHANGES):
        record = with_start(made.record, mutated(msgspec.to_builtins(made.record.start), rng), made.components)
        if record is None:
            continue
        try:
            g = records.start(record, made.components)
        except Difference:
            continue
        play_to_the_end(g, rng)


HUGE = {
    "number": "1" + "0" * 30,
    "negative": "-1",
    "infinite": "1e400",
    "text": '"' + "x" * 1_000_000 + '"',
    "list": "[" + "9," * 99_999 + "9]",
    "nested": "[" * 100_000,
}


@pytest.mark.parametrize("huge", HUGE.values(), ids=HUGE)
@pytest.mark.parametrize("field", ['"day":', '"houses":', '"drawn":', '"order":', '"pool":', '"agenda":', '"moves":'])
def test_no_value_takes_long_or_much_memory(field, huge):
    text = some_game(random.Random(3)).to_json()
    at = text.index(field) + len(field)
    tracemalloc.start()
    began = time.process_time()
    with pytest.raises(gugong.PositionError):
        gugong.Game.from_json(text[:at] + huge + "," + text[at:].split(",", 1)[1])
    assert time.process_time() - began < 5
    assert tracemalloc.get_traced_memory()[1] < 100_000_000
    tracemalloc.stop()
