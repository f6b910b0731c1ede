"""What a store keeps, in a file or in a database: all that it was given, and no entry twice."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from gugong import new_game
from gugong.server import columns
from gugong.server.store import SqlStore
from gugong.server.stores import store_at
from gugong.table.errors import Overtaken
from gugong.table.history import History, standing
from gugong.table.rows import Entry, FindingRow, SeatRow, Snapshot, TableRow
from gugong.view.observe import observe
from tests.server.databases import Where


def with_store(where: Where, work: Callable[[SqlStore], Awaitable[None]]) -> None:
    async def opened() -> None:
        store = store_at(str(where))
        try:
            await store.open()
            await work(store)
        finally:
            await store.close()

    asyncio.run(opened())


def table(name: str = "t") -> TableRow:
    game = new_game(2, seed=1, start_player=0)
    seats = [SeatRow("person", secret="h"), SeatRow("bot", level="random")]
    return TableRow(name, "", game.record, None, "h", "s", seats, standing(game))


def entry(seq: int, client: str | None = None) -> Entry:
    return Entry(seq, "move", 0, "skip", "00000000", client)


def snapshot(seq: int) -> Snapshot:
    return Snapshot(seq, "2", f"the position after entry {seq}")


def test_what_is_put_in_comes_out(kept):
    async def work(store: SqlStore) -> None:
        await store.add_table(table())
        await store.append("t", 0, entry(1, "a"), standing(new_game(2, seed=1, start_player=1)), snapshot(1))
        found = await store.table("t")
        assert found.entries == [entry(1, "a")]
        assert found.seats == table().seats
        assert found.record == table().record
        assert found.standing.asks == 1
        assert await store.table("u") is None

    with_store(kept, work)


def test_a_chosen_deal_and_the_former_secrets_of_a_seat_are_kept(kept):
    async def work(store: SqlStore) -> None:
        await store.add_table(msgspec.structs.replace(table(), chosen=True))
        taken = SeatRow("person", "Wu", secret="new", spent="0123 4567")
        await store.set_seat("t", 0, 1, taken)
        (found,) = await store.heads(["t"])
        assert found.chosen is True
        assert found.seats == [table().seats[0], taken]

    with_store(kept, work)


def test_findings_of_a_review_are_kept_once_and_only_for_tables_that_are_there(kept):
    found = [FindingRow(seat, 100, number, "{}") for seat in (0, 1) for number in (1, 2)]

    async def work(store: SqlStore) -> None:
        await store.add_table(table())
        await store.add_findings("t", found[:1])
        await store.add_findings("t", found)
        await store.add_findings("gone", found)
        assert sorted(await store.findings("t", 0), key=lambda one: one.number) == found[:2]
        assert await store.findings("gone", 0) == []

    with_store(kept, work)


def test_no_entry_is_doubled(kept):
    async def work(store: SqlStore) -> None:
        await store.add_table(table())
        await store.append("t", 0, entry(1, "a"), table().standing, snapshot(1))
        for doubled in (entry(1, "b"), entry(2, "a")):
            with pytest.raises(Overtaken):
                await store.append("t", 0, doubled, table().standing, snapshot(2))
        found = await store.table("t")
        assert (found.entries, found.snapshot) == ([entry(1, "a")], snapshot(1))

    with_store(kept, work)


def test_others_go_on_while_a_long_history_is_read(kept, monkeypatch):
    monkeypatch.setattr("gugong.server.columns.AT_ONCE", 10)
    entries = [entry(seq) for seq in range(1, 96)]
    turns: list[int] = []

    def counted(made: Callable[..., Entry]) -> Callable[..., Entry]:
        def count(*args: object) -> Entry:
            turns[-1] += 1
            return made(*args)

        return count

    async def others() -> None:
        while True:
            turns.append(0)
            await asyncio.sleep(0)

    async def work(store: SqlStore) -> None:
        await store.add_table(msgspec.structs.replace(table(), entries=entries))
        going_on = asyncio.create_task(others())
        await asyncio.sleep(0)
        monkeypatch.setattr("gugong.server.columns.made", counted(columns.made))
        assert (await store.table("t")).entries == entries
        going_on.cancel()
        assert sum(turns) > 95
        assert max(turns) <= 10

    with_store(kept, work)


def test_a_table_has_one_snapshot_the_latest(kept):
    async def work(store: SqlStore) -> None:
        for name in ("t", "u"):
            await store.add_table(msgspec.structs.replace(table(name), snapshot=snapshot(0)))
        assert (await store.table("t")).snapshot == snapshot(0)
        for seq in (1, 2):
            await store.append("t", 0, entry(seq), table().standing, snapshot(seq))
            assert (await store.table("t")).snapshot == snapshot(seq)
        assert (await store.table("u")).snapshot == snapshot(0)
        assert [row.snapshot for row in await store.heads(["t", "u"])] == [None, None]

    with_store(kept, work)


def test_a_history_is_the_same_after_it_was_read_again(kept):
    """Played, undone, redone: what is read from the disk is what was in memory."""

    async def work(store: SqlStore) -> None:
        await store.add_table(table())
        history = await loaded(store)
        for act in ("play", "play", "undo", "redo", "undo", "play"):
            move = history.position.legal[-1].text
            made = history.play(0, move, None) if act == "play" else getattr(history, act)(0, None)
            await store.append("t", 0, made.entry, made.standing, made.snapshot)
            history.apply(made)
        again = await loaded(store)
        assert again.record == history.record
        assert observe(again.position, 0) == observe(history.position, 0)
        assert (again.seq, again.last_undo) == (history.seq, history.last_undo)
        assert (again.moves, again.undone) == (history.moves, history.undone)
        assert [step.seq for step in again.steps] == [step.seq for step in history.steps]

    with_store(kept, work)


async def loaded(store: SqlStore) -> History:
    row = await store.table("t")
    assert row is not None
    return History(row)
