"""What the visitors of a table are shown."""

import asyncio
import random
import re
from collections.abc import Callable, Coroutine
from itertools import product
from typing import Any
from unittest.mock import Mock

import msgspec
import pytest

from gugong import game
from gugong.table.frames import frames
from gugong.table.history import History
from gugong.table.limits import THINGS
from gugong.table.presenter import CHUNK, Presenter, Viewer
from gugong.view.words import Words, words_in
from tests.tables.rows import played_row
from tests.tables.visitor import at_table


@pytest.mark.parametrize("players", [1, 3])
def test_what_is_shared_and_kept_says_the_same_as_what_is_made_anew(players):
    """Step by step through a game: every seat, two languages, and names that change on the way."""
    row = played_row(players)
    entries, row.entries = row.entries, []
    history = History(row)
    kept = Presenter(history)
    for at, entry in enumerate(entries):
        history.apply(history.play(entry.seat, entry.move, None))
        if at % 7 == 3:
            row.seats[0].name = f"Wu {at}"
            kept.forget_names()
        for seat, language, alone in product((*range(players), None), ("en", "cs"), (True, False)):
            viewer = Viewer(seat, words_in(language), alone and seat is not None)
            known = msgspec.json.encode(kept.state(viewer, at, None))
            assert known == msgspec.json.encode(Presenter(history).state(viewer, at, None))


def test_what_one_has_done_is_said_to_oneself_and_to_nobody_else():
    history = History(played_row(3))
    presenter, english = Presenter(history), words_in("en")
    names = presenter.names(english)
    for step in history.steps:
        named = presenter.lines(Viewer(None, english), step)
        for seat in range(3):
            own = presenter.lines(Viewer(seat, english, alone=True), step)
            shared = presenter.lines(Viewer(seat, english), step)  # with others who share the screen
            for line, theirs, everybodys in zip(own, shared, named, strict=True):
                assert line.words.startswith("You ") == (line.who == seat)
                assert not re.search(rf"\b{names[seat]}\b", line.words)
                assert "You" not in theirs.words + everybodys.words
                assert theirs.facts == line.facts  # one's own cards are known in either case
                assert line.who == seat or line == everybodys


def test_who_plays_one_seat_is_you_but_not_through_the_eyes_of_another(tables):
    async def talk(page):
        await page.play_out(random.Random(5))
        assert all(line["words"].startswith("You ") == (line["who"] == 0) for line in page.lines)
        step = next(line["step"] for line in page.lines if line["who"] == 1)
        for seat in (None, 1):
            looked = await page.ask("look", step=step, seat=seat)
            assert "You " not in "".join(line["words"] for line in looked["lines"])

    at_table(tables, tables.table("person", "random"), talk)


def test_who_shares_a_screen_has_a_name(tables):
    async def talk(page):
        while page.state["view"]["ask"]["choices"]:
            await page.play(page.choices[0])
        assert page.lines[0]["who"] == 0
        assert "You " not in "".join(line["words"] for line in page.lines)

    at_table(tables, tables.table("person", "person", start_player=0), talk)


def test_a_line_is_worded_once_for_all_who_read_the_same(monkeypatch):
    """A broadcast to many costs two sentences a line: one to whoever did it, one to all others."""
    history = History(played_row(5))
    presenter, worded = Presenter(history), Mock(wraps=words_in("en").event)
    monkeypatch.setattr(Words, "event", worded)
    for step in history.steps:
        for seat in (*range(5), None):
            presenter.lines(Viewer(seat, words_in("en"), seat is not None), step)
    events = [event for step in history.steps for event in step.events]
    assert worded.call_count == len(events) + len([event for event in events if event.who >= 0])


def test_a_new_name_words_no_line_anew(monkeypatch):
    """Otherwise whoever changes it again and again keeps the table busy."""
    history = History(played_row(3))
    presenter, viewer = Presenter(history), Viewer(0, words_in("fr"))
    before, colour = presenter.state(viewer, 0, None).lines, presenter.names(viewer.words)[1]
    history.row.seats[1].name = "Wu \ue000"
    presenter.forget_names()
    monkeypatch.setattr(Words, "event", lambda *_: pytest.fail("worded again"))
    after = presenter.state(viewer, 0, None).lines
    assert [line.words.replace("Wu \ue000", colour) for line in after] == [line.words for line in before]


def test_a_question_is_worded_once_for_each_language(monkeypatch):
    """For the seat that is asked, and for everybody else."""
    history = History(played_row(3, moves=5))
    presenter = Presenter(history)
    worded: list[tuple[str, str]] = []

    def noting(name: str, say: Callable[..., str]) -> Callable[..., str]:
        def said(words: Words, *about: Any) -> str:
            worded.append((name, words.language))
            return say(words, *about)

        return said

    for name in ("question_to_you", "waiting"):
        monkeypatch.setattr(Words, name, noting(name, getattr(Words, name)))
    for seat, language in product((0, 1, 2, None) * 2, ("en", "cs")):
        presenter.view(Viewer(seat, words_in(language)), history.steps[-1])
    assert sorted(worded) == sorted(product(("question_to_you", "waiting"), ("en", "cs")))


def test_the_sheet_is_made_once_for_each_step(fresh):
    made = fresh.table("person", "person", start_player=0)

    async def talk(*pages):
        for page in pages * 2:
            assert (await page.ask("scores"))["type"] == "sheet"
        assert fresh.thinker.runs.count("score_sheet") == 1
        await pages[0].play(pages[0].choices[0])
        assert (await pages[1].ask("scores"))["type"] == "sheet"
        assert fresh.thinker.runs.count("score_sheet") == 2

    at_table(fresh, made, talk, made["secret"], made["links"]["spectator"])


def test_the_lines_of_the_log_come_once_and_in_order(tables):
    async def talk(page):
        await page.play_out(random.Random(5))
        told = [(line["seq"], line["step"]) for line in page.lines]
        assert told == sorted(told)
        assert page.state["view"]["step"] == page.state["seq"] == told[-1][0]
        for step in range(1, page.state["seq"] + 1):
            looked = await page.ask("look", step=step, seat=0)
            assert looked["lines"] == [line for line in page.lines if line["step"] == step]

    at_table(tables, tables.table("person", "random"), talk)


def turns_of_others(work: Coroutine[Any, Any, object]) -> int:
    """How often others had their turn while this was done."""
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def both() -> None:
        waiting = asyncio.create_task(others())
        await work
        waiting.cancel()

    asyncio.run(both())
    return turns


def test_a_long_log_is_worded_a_little_at_a_time():
    """Whoever opens a long game keeps nobody waiting."""
    history = History(played_row(5))
    turns = turns_of_others(Presenter(history).word_log(Viewer(0, words_in("pl")), 0))
    assert turns >= len(history.steps) // CHUNK > 5


def test_many_things_are_named_a_little_at_a_time():
    history = History(played_row(2, moves=5))
    named = Presenter(history).name_things(Viewer(0, words_in("pl")), history.steps[-1], made_up(THINGS))
    assert turns_of_others(named) >= THINGS // CHUNK


def made_up(n: int) -> list[str]:
    """Things whose names have parts that mean nothing."""
    return [f"vp:0:{number}" for number in range(n)]


def test_things_are_named_once_for_each_seat_and_language():
    history = History(played_row(2, moves=5))
    presenter, things = Presenter(history), made_up(THINGS)
    for viewer in (Viewer(0, words_in("pl")), Viewer(1, words_in("pl")), Viewer(0, words_in("en"))):
        assert turns_of_others(presenter.name_things(viewer, history.steps[-1], things)) >= THINGS // CHUNK
        assert turns_of_others(presenter.name_things(viewer, history.steps[-1], things)) < THINGS // CHUNK


def test_a_new_name_is_in_the_names_of_things():
    history = History(played_row(2, moves=5))
    presenter, viewer = Presenter(history), Viewer(0, words_in("en"))

    def named() -> str:
        return asyncio.run(presenter.name_things(viewer, history.steps[-1], ["hand:1"]))[0]

    before = named()
    history.row.seats[1].name = "Wu"
    presenter.forget_names()
    assert named() != before
    assert "Wu" in named()


def test_names_of_things_that_somebody_makes_up_are_not_kept():
    history = History(played_row(2, moves=5))
    presenter, viewer = Presenter(history), Viewer(0, words_in("en"))
    for number in range(5):
        asyncio.run(presenter.name_things(viewer, history.steps[-1], [f"vp:0:{number}-{n}" for n in range(THINGS)]))
    assert sum(map(len, presenter.current().things.values())) <= 2 * THINGS


def test_a_move_with_many_effects_is_shown_a_little_at_a_time():
    history = History(played_row(1))
    night = max(history.steps, key=lambda step: len(step.events))
    assert turns_of_others(frames(Presenter(history), Viewer(0, words_in("pl")), night)) > 1


def test_the_ending_says_who_won_and_shows_the_seed(tables):
    made = tables.table("person", "novice", seed="ab" * 32)

    async def talk(page):
        commitment = page.welcome["commitment"]
        assert "ab" * 32 not in "".join(page.texts)
        await page.play_out(random.Random(2))
        ending = page.state["view"]["ending"]
        assert ending["seed"] == "ab" * 32
        assert ending["ranking"][0] in (0, 1)
        assert ending["words"].endswith(".")
        assert commitment == game.new_game(2, "ab" * 32).record.commitment

    at_table(tables, made, talk)


def test_the_winner_is_you_to_whoever_that_is():
    presenter, english = Presenter(History(played_row(2))), words_in("en")

    def told(seat: int, alone: bool) -> str:
        ending = presenter.state(Viewer(seat, english, alone), 0, None).view.ending
        assert ending is not None
        return ending.words

    assert told(0, False) == told(1, True)
    assert told(0, False).startswith("Crane wins with ")
    assert told(0, True) == told(0, False).replace("Crane wins", "You win")


def test_a_choice_names_its_parts_rule_and_price(tables):
    async def talk(page):
        first = page.state["view"]["ask"]["choices"][0]
        assert first["key"] == "give"
        assert set(first["parts"]) == {"card", "place", "taken"}
        assert first["rule"].startswith("DAY-EXCHANGE")
        assert first["price"] in (0, 2)

    at_table(tables, tables.table("person", "random", start_player=0), talk)


def test_the_sheet_adds_up_to_the_scores(tables):
    async def talk(page):
        await page.play_out(random.Random(3))
        sheet = await page.ask("scores")
        players = page.state["view"]["seen"]["table"]["players"]
        for seat, player in enumerate(players):
            assert sum(source["points"][seat] for source in sheet["sources"]) == player["vp"] == sheet["totals"][seat]
            assert sheet["now"][seat] == player["vp"]
            assert sheet["course"][seat][-1] == sheet["track"][seat][-1] == player["vp"]
            assert len(sheet["course"][seat]) == page.state["view"]["step"] + 1
        assert len(sheet["days"]) == 4

    at_table(tables, tables.table("person", "novice", "novice"), talk)


def test_the_sheet_of_a_running_game_tells_what_is_scored_from_what_would_be(tables):
    async def talk(page):
        chance = random.Random(3)
        while page.state["view"]["seen"]["table"]["day"] < 3:
            await page.my_turn()
            await page.play(chance.choice(page.choices))
        sheet, view = await page.ask("scores"), page.state["view"]
        for seat, player in enumerate(view["seen"]["table"]["players"]):
            assert sum(source["now"][seat] for source in sheet["sources"]) == player["vp"] == sheet["now"][seat]
            assert (
                sum(source["points"][seat] for source in sheet["sources"]) == view["vp"][seat] == sheet["totals"][seat]
            )
        assert sheet["now"] != sheet["totals"]

    at_table(tables, tables.table("person", "novice", "novice"), talk)
