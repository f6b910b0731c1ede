"""What a table begins with, and what it keeps of the files that somebody sent."""

import pickle
import random
from pathlib import Path

import msgspec
import pytest

from gugong import new_game
from gugong.content import canonical, load, loads
from gugong.content.loader import LARGEST, standard_text
from gugong.notation import record as records
from gugong.table import creation
from gugong.table import protocol as p
from gugong.table.beginning import beginning, replay, set_up
from gugong.table.errors import RequestError
from gugong.view.words import words_in
from tests.tables.memory import MemoryHost
from tests.tables.visitor import new_table

MINE = standard_text().replace('"8 one-servant"', '"8 two-servants"')
RECORD = (Path(__file__).parents[1] / "games" / "10.gugong").read_text("utf-8")


def asked(**more: object) -> p.NewTable:
    return msgspec.convert(new_table("person", "novice", **more), p.NewTable)


def create(host: MemoryHost, wish: p.NewTable | p.Opened, account: str = "") -> str:
    """The id of the table that was made."""
    found: list[str] = []

    async def make() -> None:
        if isinstance(wish, p.NewTable):
            found.append((await creation.create(host.registry, wish, account)).table)
        else:
            found.append((await creation.open_record(host.registry, wish, account)).table)

    host.run(make())
    return found[0]


def refused(host: MemoryHost, wish: p.NewTable | p.Opened) -> str:
    with pytest.raises(RequestError) as error:
        create(host, wish)
    return error.value.said(words_in("en"))


def test_a_table_keeps_the_figures_of_a_component_file_alone(fresh):
    padded = MINE + "# padding\n" * 5000
    table = create(fresh, asked(components=padded))
    row = fresh.store.rows[table]
    assert row.components == canonical(MINE, "mine")
    assert len(row.components) < 5000
    assert fresh.registry.open[table].history.components.card_name.count("8-two-servants") == 1


def test_a_table_opened_from_a_record_keeps_the_figures_alone(fresh):
    own = set_up(asked(components=MINE))
    text = records.write(own.record)
    row = fresh.store.rows[create(fresh, p.Opened(text, components="# mine\n" + MINE))]
    assert row.components == canonical(MINE, "mine")


def test_a_table_with_standard_pieces_keeps_no_file(fresh):
    assert fresh.store.rows[create(fresh, asked())].components is None


def test_only_what_somebody_sent_is_read_apart(fresh):
    create(fresh, asked(), "a")
    assert fresh.thinker.untrusted == []
    create(fresh, asked(components=MINE), "b")
    create(fresh, p.Opened(RECORD), "c")
    assert fresh.thinker.untrusted == [("set_up", "b"), ("replay", "c")]


@pytest.mark.parametrize("begun", [lambda: set_up(asked(components=MINE)), lambda: replay(p.Opened(RECORD))])
def test_what_was_read_can_be_sent_from_one_process_to_another(begun):
    made = begun()
    assert pickle.loads(pickle.dumps(made)) == made


def test_a_beginning_is_where_the_game_stands():
    game = new_game(2, seed=1, start_player=1)
    game.play(game.moves()[0])
    made = beginning(game, None)
    assert made.record == game.record
    assert (made.snapshot.seq, made.standing.asks) == (1, game.position.question().who)


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        (lambda: asked(components=MINE + "#\n" * LARGEST), "larger than 64 KB"),
        (lambda: p.Opened(RECORD, components=MINE + "#\n" * LARGEST), "larger than 64 KB"),
        (lambda: p.Opened(RECORD + " " * records.LARGEST), "a gugong record has far fewer"),
    ],
)
def test_what_is_too_large_is_not_even_given_to_be_read(fresh, wish, said):
    assert said in refused(fresh, wish())
    assert fresh.thinker.untrusted == []


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        (lambda: asked(components="a." * 20_000 + "a = 1"), "line 1 of the file has 40,005 characters"),
        (lambda: asked(components=f"a{'.a' * 900} = 1"), "more than 20 dots"),
        (lambda: p.Opened("nonsense"), "not a gugong record"),
        (lambda: p.Opened(RECORD, components=MINE), "the game was played with components"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(fresh, wish, said):
    assert said in refused(fresh, wish())


def test_a_rematch_is_played_with_the_same_pieces_of_ones_own(fresh):
    game, rng = new_game(2, seed=1, components=loads(MINE, "mine")), random.Random(1)
    while not game.over:
        game.play(rng.choice(game.moves()))
    table = create(fresh, p.Opened(records.write(game.record), components=MINE))

    async def again() -> None:
        found, granted = await fresh.registry.enter(table, fresh.store.rows[table].host)
        await creation.rematch(fresh.registry, found, granted)

    fresh.run(again())
    row = fresh.store.rows[fresh.store.rows[table].again]
    assert row.components == canonical(MINE, "mine")
    assert row.record.components == game.record.components != load().digest
