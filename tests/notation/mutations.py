"""Valid JSON changed at random, as by somebody who edits a file or tries to break the program."""

import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
from tests.fuzz import LONGEST, TABLES

import gugong
from gugong.game import play_on
from gugong.notation import record as records
from gugong.rules.invariants import faults
from gugong.rules.kernel import Position

NUMBERS = [-1, 0, 1, 2, 3, 4, 5, 7, 9, 12, 13, 99, 2**31, 2**64, 10**30]


def some_game(rng: random.Random) -> gugong.Game:
    """A random game of any kind, at a random point."""
    game = gugong.new_game(seed=rng.randrange(2**32), **rng.choice(TABLES))
    for _ in range(rng.randrange(160)):
        if not game.over:
            game.play(rng.choice(game.moves()))
    return game


def mutated(data: Any, rng: random.Random) -> Any:
    """The same data with one part changed, removed or duplicated."""
    data = json.loads(json.dumps(data))
    holder, key = rng.choice(list(_parts(data)))
    value = holder[key]
    if isinstance(value, list) and rng.random() < 0.3:
        value.extend(json.loads(json.dumps(value)))
    elif rng.random() < 0.2:
        del holder[key]
    elif isinstance(holder, list) and rng.random() < 0.3:
        holder.insert(rng.randrange(len(holder) + 1), value)
    else:
        holder[key] = _another(value, data, rng)
    return data


def _parts(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every container in the data, with each of its keys or indices."""
    for key in data if isinstance(data, dict) else range(len(data)):
        yield data, key
        if isinstance(data[key], (dict, list)):
            yield from _parts(data[key])


def _another(value: Any, data: Any, rng: random.Random) -> Any:
    """Usually a value of the same type, and usually one found elsewhere in the same data."""
    others = [holder[key] for holder, key in _parts(data)]
    same = [other for other in others if type(other) is type(value)]
    if isinstance(value, int) and not isinstance(value, bool) and rng.random() < 0.7:
        return rng.choice([value - 1, value + 1, *NUMBERS])
    return json.loads(json.dumps(rng.choice(same if rng.random() < 0.9 else others)))


def from_position(rng: random.Random) -> gugong.Game:
    """A game that begins with a position instead of the set-up."""
    while True:
        game = some_game(rng)
        if not game.over:
            return play_on(game.observe(rng.randrange(game.position.options.players)))


def with_start(record: records.Record, start: Any, components: gugong.Components) -> records.Record | None:
    """The record with this start and a matching commitment; None if the data has the wrong form."""
    try:
        made = msgspec.convert(start, records.StartData)
    except msgspec.ValidationError:
        return None
    options = records.make_options(record.options, record.rules)
    promised = records.commitment(components, options, bytes.fromhex(record.seed), made)
    return msgspec.structs.replace(record, start=made, commitment=promised)


def play_to_the_end(g: Position, rng: random.Random) -> None:
    """Play at random; nothing may be raised, and every invariant must hold after each move."""
    for _ in range(LONGEST):
        assert not faults(g)
        if g.over():
            return
        assert len(g.legal) > 1
        g.play(rng.choice(g.legal))
    raise AssertionError("the game does not end")
