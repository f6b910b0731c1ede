"""A move as it unfolds."""

import asyncio
import random
import re
from itertools import chain

import msgspec
import pytest

from gugong.table import protocol as p
from gugong.table.frames import frames
from gugong.table.history import History
from gugong.table.presenter import Presenter, Viewer
from gugong.view.observe import Observation
from gugong.view.words import words_in
from tests.fuzz import TABLES
from tests.tables.rows import played_row
from tests.tables.visitor import at_table

ENGLISH = words_in("en")
CARD = re.compile(rb'"(\d(?:-[a-z-]+)?(?:#\d)?)"')


def cards(seen: msgspec.Struct) -> set[bytes]:
    """The labels of all cards that are named in this."""
    return set(CARD.findall(msgspec.json.encode(seen)))


def shown(history: History, seat: int | None, number: int) -> tuple[p.View, list[p.Frame], p.View]:
    """The table before a step, the frames of the step, and the table after it."""
    presenter, viewer = Presenter(history), Viewer(seat, ENGLISH)
    before, after = history.steps[number - 1 : number + 1]
    made = asyncio.run(frames(presenter, viewer, after))
    return presenter.view(viewer, before), made, presenter.view(viewer, after)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_frames_show_no_card_that_is_unknown_before_and_after_the_move(options):
    """Step by step through a random game, through the eyes of one seat or another."""
    row, rng = played_row(seed=7, **options), random.Random(7)
    entries, row.entries = row.entries, []
    history = History(row)
    for entry in entries:
        history.apply(history.play(entry.seat, entry.move, None))
        before, made, after = shown(history, rng.choice([None, *range(options["players"])]), len(history.steps) - 1)
        assert made[-1].view == after
        for frame in made[:-1]:
            assert frame.lines
            assert (frame.view.seen.question, frame.view.seen.moves, frame.view.seen.table.agenda) == (None, [], [])
            assert cards(frame) <= cards(before) | cards(after)


def test_the_lines_of_the_frames_are_those_of_the_log():
    history = History(played_row(1))
    presenter, viewer = Presenter(history), Viewer(0, ENGLISH)
    for step in history.steps:
        made = asyncio.run(frames(presenter, viewer, step))
        assert list(chain.from_iterable(frame.lines for frame in made)) == presenter.lines(viewer, step)


def test_what_meng_does_is_shown_one_thing_after_the_other():
    """From his card to the last effect of his turn, each frame differs from the one before."""
    history = History(played_row(1))
    night = max(range(1, len(history.steps)), key=lambda number: len(history.steps[number].events))
    before, made, _ = shown(history, 0, night)
    told = [[line.what for line in frame.lines] for frame in made]
    assert len(told) > 15
    assert max(map(len, told[:-1])) < 8
    assert all(what[-1] not in ("acts", "twilight") for what in told)
    assert table_of(before) != table_of(made[0].view)


def table_of(view: p.View) -> Observation:
    return msgspec.structs.replace(view.seen, question=None, moves=[])


def test_a_page_is_shown_the_frames_of_its_own_seat_only(tables):
    made = tables.table("person", "open", start_player=0)

    async def talk(page, other):
        await page.play_free_gift()
        mine, theirs = await page.ask("frames", step=1), await other.ask("frames", step=1)
        assert mine["frames"][-1]["view"]["seen"]["hand"] == page.state["view"]["seen"]["hand"] != []
        assert [frame["view"]["seen"]["seat"] for frame in theirs["frames"]] == [1] * len(theirs["frames"])
        assert (await page.ask("frames", step=2))["words"] == "The game has no step 2: choose 0 to 1."

    at_table(tables, made, talk, made["secret"], made["links"]["1"])
