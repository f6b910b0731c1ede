"""What a move would do, as far as a seat can know."""

from collections.abc import Iterator
from itertools import pairwise, takewhile

import pytest

from gugong.table.history import History
from gugong.table.preview import Preview, is_mengs, preview, preview_message
from gugong.view.events import EventData, event_data
from gugong.view.observe import observe
from gugong.view.words import words_in
from tests.tables.rows import played_row
from tests.tables.visitor import at_table

NAMES = ["Ann", "Ben", "Cyd"]


def foreseen_and_played(players: int) -> Iterator[tuple[Preview, list[EventData]]]:
    """What was foreseen of each move of a game, and what happened."""
    history = History(played_row(players))
    for before, after in pairwise(history.steps):
        seat = before.position.question().who
        made = preview(observe(before.position, seat), after.move, history.components)
        yield made, [event_data(event, seat, history.components, players) for event in after.events]


@pytest.mark.parametrize("players", [1, 2])
def test_what_is_foreseen_happens(players):
    """All of it where nothing hidden is shown, else up to there, and never a turn of Meng."""
    endings = set()
    for made, happened in foreseen_and_played(players):
        assert happened[: len(made.certain)] == made.certain
        assert made.final or made.certain == list(takewhile(lambda event: not is_mengs(event), happened))
        assert not made.passes or is_mengs(happened[len(made.certain)])
        endings.add((made.final, made.passes))
    assert endings == {(False, False), (True, players == 1)}


def test_a_preview_says_the_most_important_first_and_sums_up_the_rest():
    kinds = ("gain", "envoy", "pay", "jade", "vp", "marker", "wall")
    events = [EventData(what, 0, "WALL-6", {"n": 1}) for what in kinds]
    told = preview_message(Preview(0, events, False, False), 1, words_in("en"), NAMES).words
    assert told == [
        "You will score 1 VP (Great Wall).",
        "You will take 1 jade.",
        "You will pay 1 servant.",
        "You will move up 1 space on the Intrigue track.",
        "You will gain 1 servant.",
        "… and 2 more things.",
    ]


def test_a_preview_leaves_room_for_its_warning():
    events = [EventData("gain", 0, "TOKEN-1", {"n": 1})] * 9
    assert len(preview_message(Preview(0, events, True, False), 1, words_in("en"), NAMES).words) == 5


def test_a_preview_says_that_the_turn_passes_to_meng():
    told = preview_message(Preview(0, [], True, True), 1, words_in("en"), NAMES)
    assert (told.words, told.passes) == (["Then it is Meng's turn, and this can no longer be undone."], True)


def test_a_preview_is_made_once_for_a_step_a_seat_and_a_move(fresh):
    made = fresh.table("person", "person", start_player=0)

    async def talk(page):
        first, other = page.choices[:2]
        answers = [await page.ask("preview", move=move) for move in (first, first, other)]
        assert answers[0]["words"] == answers[1]["words"]
        assert fresh.thinker.runs.count("preview") == 2
        await page.play(first)
        await page.act("undo")
        await page.ask("preview", move=first)
        assert fresh.thinker.runs.count("preview") == 3

    at_table(fresh, made, talk)


def test_the_move_that_ends_the_game_cannot_be_taken_back():
    row = played_row(2)
    last = row.entries.pop()
    history = History(row)
    assert not history.over
    made = preview(observe(history.position, last.seat), last.move, history.components)
    assert made.final


def test_a_preview_tells_of_the_night_and_of_oneself_before_the_others():
    events = [
        EventData("envoy", 0, "PALACE-1", {"n": 1}),
        EventData("night", None, "NIGHT-1", {"a": 1, "b": 5, "c": 9}),
        EventData("gain", 1, "NIGHT-2", {"n": 2, "double": 0}),
        EventData("vp", 1, "NIGHT-3", {"n": 3}),
    ]
    told = preview_message(Preview(0, events, False, False), 1, words_in("en"), NAMES).words
    assert told[:2] == ["The Night will fall.", "You will move the Envoy up 1 step."]
    assert [line.split()[0] for line in told[2:]] == ["Ben", "Ben"]
