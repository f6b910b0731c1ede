"""Records, saved games and observations, broken in every way the program has a message for."""

import json
import random
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest
from tests.table import BOX

import gugong
from gugong.content import ComponentError, edition, loads
from gugong.content.loader import standard_text
from gugong.content.names import TOKENS
from gugong.game import imagine, play_on
from gugong.notation import record as records
from gugong.rules.outposts import PUT_OUT
from gugong.words import WordedError

Change = Callable[[Any], object]

FINISHED = Path(__file__).parent.parent / "games" / "10.gugong"
RESULT = {"scores": [1, 2], "ranking": [0, 1]}
SHIP = {"owner": 0, "servants": 1}
OUTPOST = {"token": TOKENS[min(PUT_OUT)], "owner": 0, "place": None, "double": False}


def put(path: str, value: object) -> Change:
    """A change that sets the value at this path, such as table.players.0.pool."""
    *way, last = [int(key) if key.lstrip("-").isdigit() else key for key in path.split(".")]

    def change(data: Any) -> None:
        for key in way:
            data = data[key]
        data[last] = value

    return change


# Changes to the record of a finished two-player game, by the message each leads to.
RECORDS: dict[str, Change] = {
    "record-none": put("surprise", 1),
    "record-many-moves": put("moves", [[0, "", ""]] * (records.MOST_MOVES + 1)),
    "record-format": put("gugong", 9),
    "record-start-format": put("gugong", 2),
    "record-seed": put("seed", "xyz"),
    "option-rules": put("rules", "0"),
    "record-options": put("options.players", 9),
    "record-components": put("components", "0" * 64),
    "record-commitment": put("commitment", ""),
    "record-other-seat": put("moves.6.0", 4),
    "record-not-legal": put("moves.6.1", "dance"),
    "record-check": put("moves.6.2", "00000000"),
    "record-goes-on": lambda data: data["moves"].append([0, "skip", "00000000"]),
    "record-scores": put("result.scores", [99, 0]),
    "record-no-result": put("result", None),
}

# Changes to a saved two-player game in the middle of a turn.
SAVED: list[tuple[str, Change]] = [
    ("saved-none", lambda data: data.pop("table")),
    ("saved-record", put("record.gugong", 9)),
    ("saved-position", put("table.players.0.vp", 40)),
    ("saved-check", put("record.moves.0.2", "00000000")),
    ("saved-result", put("record.result", RESULT)),
    ("position-rule", put("table.players.0.pool", 12)),
    ("position-order", put("table.houses", [0, 0])),
    ("position-one-answer", put("table.agenda.-1", ["Again", 0])),
    ("position-contradiction", put("table.agenda.-1", ["Sail", 0, 0])),
    ("position-seats", lambda data: data["secret"]["hands"].pop()),
    ("position-seed", put("secret.seed", "xyz")),
    ("position-decrees", lambda data: data["table"]["decrees"].popitem()),
    ("position-early-result", lambda data: data["table"].update(RESULT)),
    ("position-ranking", put("table.agenda", [])),
    ("position-task", put("table.agenda.0", ["Dance", 3])),
    ("position-names", lambda data: data["table"]["gifts"].pop("jade")),
    ("position-names", put("table.cities.Atlantis", None)),
    ("position-names", put("table.players.0.rewards", {})),
    ("position-size", put("table.players.0.hand", 9)),
    ("position-size", put("table.players.0.discard", 9)),
    ("position-size", put("table.draw", 99)),
    ("position-size", put("table.piles.0", 99)),
    ("agenda-asks-nobody", lambda data: data["table"]["agenda"].pop()),
    ("agenda-no-seat", put("table.agenda.-1", ["Again", 4])),
    ("agenda-days", lambda data: data["table"]["agenda"].insert(1, ["Morning"])),
    ("agenda-day-order", lambda data: data["table"]["agenda"].pop(0)),
    ("agenda-turns", lambda data: data["table"]["agenda"].pop(-2)),
    ("agenda-follows", put("table.agenda.-1", ["FromSupply", 0, "WALL-3"])),
    ("agenda-before", lambda data: data["table"]["agenda"].append(["Again", 0])),
]

# Things the game does not have: all lead to the same message, which distinguishes them by these names.
UNKNOWN: dict[str, Change] = {
    "day": put("table.day", 9),
    "seat": put("table.medal", 7),
    "dice": put("table.dice", []),
    "face": put("table.dice.0", 99),
    "house": put("table.houses", [99]),
    "decree": put("table.players.0.decrees", ["L9-MOON"]),
    "harbour": put("table.ships", {"z9": SHIP}),
    "load": put("table.ships", {"a1": SHIP | {"servants": 99}}),
    "place": put("table.place", "moon"),
    "token-put-out": put("table.outposts", [OUTPOST | {"token": "moon"}]),
    "place-put-out": put("table.outposts", [OUTPOST | {"place": "jade"}]),
    "servants": put("table.players.0.pool", 99),
    "points": put("table.players.0.vp", -1),
    "envoy": put("table.players.0.envoy", 99),
    "palace-seat": put("table.players.0.seat", 9),
    "marker": put("table.players.0.marker", 99),
    "city": put("table.players.0.traveller", "Atlantis"),
    "double": put("table.players.0.double", "moon"),
    "rewards": put("table.players.0.rewards.vp", 9),
    "card": put("table.gifts.jade", "12-dragon"),
    "token": put("table.spent", ["moon"]),
    "piles": put("table.piles", [1]),
    "score": lambda data: data["table"].update(agenda=[], scores=[-1, 0], ranking=[0, 1]),
    "task-number": put("table.agenda.-1", ["Gain", 0, 10**9, "TOKEN-1"]),
    "draws": put("secret.drawn", -1),
    "rule": put("table.agenda.-1", ["Gain", 0, 1, "a\nb"]),
}

# Changes to a saved solo game.
SOLO: list[tuple[str, Change]] = [
    ("position-meng", put("table.meng", None)),
    ("position-size", put("table.meng.deck", 99)),
    ("position-no-such", put("secret.automa.0", "moon")),
    ("agenda-asks-meng", put("table.agenda.-1", ["Again", 1])),
]


def saved() -> Any:
    game = gugong.new_game(players=2, seed=6, start_player=0, components=BOX)
    game.play("2-decrees travel")
    return json.loads(game.to_json())


def saved_solo() -> Any:
    return json.loads(gugong.new_game(players=1, seed=6).to_json())


def broken_record(change: Change) -> str:
    data = json.loads(FINISHED.read_text("utf-8"))
    change(data)
    return json.dumps(data)


def forged(made: gugong.Game, forge: Callable[[records.StartData], object]) -> records.Record:
    """The record of a game started from a position, with a different start and a matching commitment."""
    start = msgspec.json.decode(msgspec.json.encode(made.record.start), type=records.StartData)
    forge(start)
    return with_seed(msgspec.structs.replace(made.record, start=start), made.record.seed, made)


def with_seed(record: records.Record, seed: str, made: gugong.Game) -> records.Record:
    """The record with this seed and a matching commitment."""
    promised = records.commitment(made.components, made.position.options, bytes.fromhex(seed), record.start)
    return msgspec.structs.replace(record, seed=seed, commitment=promised)


# What is raised


def why_not_verified(text: str, components: gugong.Components = BOX) -> WordedError:
    """Why this record is refused when opened with these components."""
    with pytest.raises((gugong.RecordError, gugong.Difference)) as error:
        records.verify(records.read(text), components)
    assert isinstance(error.value, WordedError)
    return error.value


def why_not_loaded(data: Any, change: Change) -> gugong.PositionError:
    """Why a saved game with this change is refused."""
    change(data)
    with pytest.raises(gugong.PositionError) as error:
        gugong.Game.from_json(json.dumps(data))
    return error.value


@cache
def refusals() -> list[tuple[str, WordedError]]:
    """Each error, with a message that must occur in it."""
    return [
        *[(message, why_not_verified(broken_record(change))) for message, change in RECORDS.items()],
        *[(message, why_not_loaded(saved(), change)) for message, change in SAVED],
        *[("position-no-such", why_not_loaded(saved(), change)) for change in UNKNOWN.values()],
        *[(message, why_not_loaded(saved_solo(), change)) for message, change in SOLO],
        *_bad_starts(),
        *_bad_files(),
        *_bad_observations(),
    ]


def _bad_starts() -> Iterator[tuple[str, WordedError]]:
    made = play_on(gugong.new_game(players=2, seed=6).observe(0))
    wrong = forged(made, lambda start: setattr(start.table, "day", 9))
    yield "record-start", why_not_verified(records.write(wrong), made.components)
    yield "record-start-seed", why_not_verified(records.write(with_seed(made.record, "00" * 32, made)), made.components)


def _bad_files() -> Iterator[tuple[str, WordedError]]:
    with TemporaryDirectory() as folder:
        large, other = Path(folder, "large.gugong"), Path(folder, "other.gugong")
        large.write_bytes(b" " * (records.LARGEST + 1))
        other.write_text(broken_record(RECORDS["record-components"]))
        files = {"record-unreadable": Path(folder), "record-too-large": large, "record-no-edition": other}
        for message, file in files.items():
            with pytest.raises(gugong.RecordError) as error:
                gugong.load(file)
            yield message, error.value


def _bad_observations() -> Iterator[tuple[str, WordedError]]:
    game = gugong.new_game(players=2, seed=6, start_player=0)
    seen, rng = game.observe(0), random.Random(1)
    mine = loads(standard_text().replace("Fuzhou", "Foochow"), "mine")
    yield "observation-no-seat", _raised(lambda: game.observe(5))
    yield "observation-no-seat", _raised(lambda: gugong.new_game(players=1).observe(1))
    yield "observation-components", _raised(lambda: imagine(seen, rng, mine))
    seen.table.agenda[-1] = ["Again", 0]  # a question that is never asked, because it has only one answer
    yield "observation-no-deal", _raised(lambda: imagine(seen, rng))


def _raised(ask: Callable[[], object]) -> WordedError:
    with pytest.raises(WordedError) as error:
        ask()
    return error.value


def why_not_opened(text: str) -> WordedError:
    """What is wrong where nobody names the components: the record's own are looked for first."""
    try:
        edition(json.loads(text)["components"])
    except ComponentError as error:
        return error
    return why_not_verified(text)
