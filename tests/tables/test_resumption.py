"""Tables whose rules this program no longer has: running ones go on from their snapshot, finished ones stay listed."""

import asyncio

import msgspec
import pytest

from gugong.game import Difference, SavedGame
from gugong.notation import record as records
from gugong.table import protocol as p
from gugong.table import queries
from gugong.table.errors import RequestError, Unplayable
from gugong.table.history import History
from gugong.table.registry import Registry
from gugong.table.resumption import resumption
from gugong.table.rows import Snapshot, TableRow
from gugong.view.observe import observe
from gugong.view.words import LANGUAGES, words_in
from tests.tables.finishing import assert_verified, finish, move_on, watched
from tests.tables.memory import MemoryHost
from tests.tables.rows import HOST, played_row
from tests.tables.visitor import Page, at_table, visiting

NEWEST = records.RULES_VERSION
SAID = {
    "en": "The rules have changed: the game goes on from here under version",
    "fr": "Les règles ont changé\u202f: la partie continue d’ici selon leur version",
    "cs": "Pravidla se změnila: hra odtud pokračuje podle jejich verze",
    "pl": "Zasady się zmieniły: gra toczy się odtąd według ich wersji",
}


def ancient(row: TableRow, version: str = "0") -> TableRow:
    """The same table as a program with rules of that version would have left it."""
    old = row.record
    bound = records.commitment_of(version, old.components, old.options, bytes.fromhex(old.seed), old.start)
    row.record = msgspec.structs.replace(old, rules=version, commitment=bound)
    row.standing.rules = version
    if row.snapshot is not None:
        row.snapshot = msgspec.structs.replace(row.snapshot, rules=version)
    return row


def stored(host: MemoryHost, row: TableRow) -> dict[str, str]:
    """Put the table into the store; who it is made for."""
    host.store.rows[row.id] = row
    return {"table": row.id, "secret": HOST}


def changes(page: Page) -> list[str]:
    return [line["words"] for line in page.lines if line["what"] == "rules-changed"]


@pytest.mark.parametrize("players", range(1, 6))
def test_a_running_table_goes_on_from_its_snapshot_to_the_end(fresh, players):
    row = ancient(played_row(players, moves=30))
    seen = [observe(History(played_row(players, moves=30)).position, seat).table for seat in range(players)]
    stored(fresh, row)

    async def talk():
        table, _ = await fresh.registry.enter(row.id, HOST)
        assert [observe(table.history.position, seat).table for seat in range(players)] == seen
        await finish(table)
        await assert_verified(table)
        record = records.read(records.write(queries.record_of(table)))
        assert (record.gugong, record.rules, record.seed) == (records.FROM_POSITION, NEWEST, row.record.seed)
        assert SavedGame(record, table.history.components).verify().over

    fresh.run(talk())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_says_so_once_in_every_language(fresh, language):
    made = stored(fresh, ancient(played_row(2, moves=20)))

    async def talk(page):
        assert [words[: len(SAID[language])] for words in changes(page)] == [SAID[language]]
        await page.play(page.choices[0])
        assert len(changes(page)) == 1

    at_table(fresh, made, talk, language=language)


def test_the_table_keeps_its_entries_its_seed_and_its_commitment(fresh):
    row = ancient(played_row(2, moves=20))
    before, commitment = list(row.entries), row.record.commitment
    made = stored(fresh, row)

    async def talk(page):
        assert page.welcome["commitment"] == commitment
        assert page.state["seq"] == 21
        assert [entry.kind for entry in row.entries] == ["move"] * 20 + ["resume"]
        assert row.entries[:20] == before
        assert (row.standing.rules, row.snapshot.seq, row.snapshot.rules) == (NEWEST, 21, NEWEST)

    at_table(fresh, made, talk)


def test_it_goes_on_after_a_restart_and_nothing_before_is_undone(fresh):
    assert History(played_row(1, moves=20)).can_undo(0)  # it could be, if the rules were the same
    made = stored(fresh, ancient(played_row(1, moves=20)))

    async def begin(page):
        assert not page.state["undo"]
        await page.play(page.choices[0])

    at_table(fresh, made, begin)
    again = MemoryHost(fresh.store)

    async def go_on(page):
        assert page.state["seq"] == 22
        assert len(changes(page)) == 1
        assert page.state["undo"]
        await page.act("undo")
        assert not page.state["undo"]
        assert (await page.act("undo"))["type"] == "refused"
        await page.act("redo")
        table, _ = await again.registry.enter(made["table"], made["secret"])
        await finish(table)
        await assert_verified(table)

    at_table(again, made, go_on)
    again.close()
    assert [entry.kind for entry in fresh.store.rows[made["table"]].entries].count("resume") == 1


def test_what_was_undone_before_cannot_be_redone(fresh):
    row = played_row(2, moves=0)
    history = History(row)
    entries = []
    for act in ("play", "undo"):
        seat, move = history.position.question().who, history.position.legal[0].text
        change = history.play(seat, move, None) if act == "play" else history.undo(seat, None)
        history.apply(change)
        entries.append(change.entry)
    row.entries, row.snapshot = entries, change.snapshot
    made = stored(fresh, ancient(row))

    async def talk(page):
        assert (page.state["undo"], page.state["redo"], page.state["seq"]) == (False, False, 3)

    at_table(fresh, made, talk)


def test_a_page_that_saw_the_moves_before_gets_the_log_anew(fresh):
    """The steps are counted anew, so that old lines would lead to the wrong ones."""
    made = stored(fresh, ancient(played_row(2, moves=20)))

    async def talk():
        async with visiting(fresh, made["table"], made["secret"], seen=20) as page:
            assert page.state["whole"]
            assert [line["what"] for line in page.lines] == ["rules-changed"]

    fresh.run(talk())


def test_bots_go_on_when_somebody_watches(fresh):
    row = ancient(played_row(2, moves=20))
    for seat in row.seats:
        seat.kind, seat.level = "bot", "random"
    stored(fresh, row)

    async def talk():
        table, _ = await fresh.registry.enter(row.id, HOST)
        with watched(table):
            while table.thinking is not None:
                await asyncio.sleep(0)

    fresh.run(talk())
    assert row.entries[20].kind == "resume"
    assert row.standing.asks is None


def test_the_rules_may_change_more_than_once(fresh):
    """The last time counts: what the entry before holds is not read again."""
    row = ancient(played_row(2, moves=20))
    made = stored(fresh, row)

    async def go_on():
        table, _ = await Registry(fresh.store, fresh.thinker).enter(row.id, HOST)
        await move_on(table)

    fresh.run(go_on())
    begun = msgspec.json.decode(row.entries[20].move, type=records.Record)
    no_longer = msgspec.json.encode(msgspec.structs.replace(begun, rules="1.5")).decode()
    row.entries[20] = msgspec.structs.replace(row.entries[20], move=no_longer)
    fresh.run(go_on())
    assert [entry.kind for entry in row.entries[20:]] == ["resume", "move", "resume", "move"]

    async def talk(page):
        assert len(changes(page)) == 1
        table, _ = await fresh.registry.enter(made["table"], HOST)
        await finish(table)
        await assert_verified(table)

    at_table(fresh, made, talk)


def test_entries_that_differ_are_left_for_the_snapshot_too(fresh):
    row = played_row(2, moves=20)
    row.entries[7] = msgspec.structs.replace(row.entries[7], check="00000000")
    made = stored(fresh, row)

    async def talk(page):
        assert len(changes(page)) == 1
        assert page.choices

    at_table(fresh, made, talk)


def test_a_seed_that_was_not_promised_is_told(fresh):
    row = ancient(played_row(2, moves=20))
    row.record = msgspec.structs.replace(row.record, commitment="0" * 64)
    stored(fresh, row)

    async def talk():
        table, _ = await fresh.registry.enter(row.id, HOST)
        await finish(table)
        said = await queries.verify(table, words_in("en"))
        assert (said.ok, said.words) == (False, "The seed is not the one that was promised when the table was set up.")

    fresh.run(talk())


# What cannot go on.


def refused(host: MemoryHost, row: TableRow, secret: str = HOST) -> RequestError:
    with pytest.raises(RequestError) as caught:
        host.run(host.registry.enter(row.id, secret))
    return caught.value


def test_a_finished_game_stays_listed_and_says_which_version_it_needs(fresh):
    row = ancient(played_row(2))
    stored(fresh, row)
    listed = []

    async def talk():
        listed.extend(await queries.own_tables(fresh.store, p.Mine([p.Known(row.id, HOST)]), words_in("en")))

    fresh.run(talk())
    assert [(one.over, one.winner, one.rules) for one in listed] == [(True, row.standing.winner, "0")]
    error = refused(fresh, row)
    assert error.said(words_in("en")) == (
        "This game was played under version 0 of the rules, and this program has 1, 2: "
        "open it with a program that has version 0."
    )
    assert len({error.said(words_in(language)) for language in LANGUAGES}) == len(LANGUAGES)
    assert row.entries[-1].kind == "move"


def test_a_game_of_rules_that_are_played_is_not_marked(fresh):
    rows = [played_row(2), ancient(played_row(2, moves=20), "1")]
    for row in rows:
        stored(fresh, row)

    async def talk():
        mine = p.Mine([p.Known(row.id, HOST) for row in rows])
        assert {one.rules for one in await queries.own_tables(fresh.store, mine, words_in("en"))} == {None}

    fresh.run(talk())


def test_whoever_has_a_wrong_secret_learns_nothing_of_it(fresh):
    row = ancient(played_row(2))
    stored(fresh, row)
    assert refused(fresh, row, "guessed").code == "no-such-table"


def test_a_page_is_told_that_the_game_cannot_be_opened(fresh):
    made = stored(fresh, ancient(played_row(2)))

    async def talk():
        transport = await fresh.connect()
        page = Page(transport)
        await page.say("hello", table=made["table"], secret=made["secret"], language="en")
        told = await page.until_type("problem")
        assert told["code"] == "not-now"
        assert "open it with a program that has version 0" in told["words"]
        await transport.close()

    fresh.run(talk())


def test_without_a_snapshot_a_table_is_left_as_it_is(fresh):
    row = ancient(played_row(2, moves=20))
    row.snapshot = None
    stored(fresh, row)
    assert isinstance(refused(fresh, row), Unplayable)
    assert len(row.entries) == 20


def test_entries_that_differ_without_a_snapshot_are_refused(fresh):
    row = played_row(2, moves=20)
    row.snapshot = None
    row.entries[7] = msgspec.structs.replace(row.entries[7], check="00000000")
    stored(fresh, row)
    with pytest.raises(Difference):
        fresh.run(fresh.registry.table(row.id))


@pytest.mark.parametrize("position", ["", "[]", "[{}, {}]"])
def test_a_snapshot_that_is_no_position_is_of_no_use(position):
    row = ancient(played_row(2, moves=20))
    row.snapshot = Snapshot(20, "0", position)
    assert resumption(row) is None


def test_a_snapshot_of_another_entry_is_of_no_use():
    row, earlier = ancient(played_row(2, moves=20)), ancient(played_row(2, moves=19))
    assert resumption(row) is not None
    row.snapshot = earlier.snapshot
    assert resumption(row) is None


def test_a_table_of_components_that_this_program_lacks_says_so(fresh):
    row = played_row(2, moves=20)
    row.record = msgspec.structs.replace(row.record, components="0" * 64)
    stored(fresh, row)
    assert refused(fresh, row).said(words_in("en")).startswith("This game was played with components that this")


def test_a_table_under_newer_rules_is_left_to_the_program_that_has_them():
    row = ancient(played_row(2, moves=30), str(int(NEWEST) + 1))
    assert resumption(row) is None
