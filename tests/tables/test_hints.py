"""Hints: who may take them, what everybody learns of them, and what nobody does."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import msgspec
import pytest

import gugong
from gugong.advice.hints import tenths
from gugong.bots.requests import Result as Thought
from gugong.notation.positions import secret_data
from gugong.table import creation, queries
from gugong.table import protocol as p
from gugong.table.history import HINT_STEPS, History
from gugong.table.limits import COSTS, Budget
from gugong.table.ports import Claim, Withdrawn
from gugong.table.tasks import JudgementTask, Task
from gugong.view.observe import observe
from gugong.view.words import words_in
from gugong.words import LANGUAGES, say
from tests.tables.memory import InlineThinker, MemoryHost
from tests.tables.visitor import Page, at_table, visiting

SOON = 0.2  # seconds after which a search that has been let go is over


class Shallow(InlineThinker):
    """Searches a little, whatever the depth, and notes what it was asked; a test may hold it up."""

    def __init__(self) -> None:
        super().__init__()
        self.tasks: list[JudgementTask] = []
        self.at_once = self.most_at_once = 0
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    @asynccontextmanager
    async def think(self, task: Task[Thought], claim: Claim) -> AsyncIterator[Thought]:
        if isinstance(task, JudgementTask):
            await self._wait(task, claim)
            task = msgspec.structs.replace(task, iterations=task.iterations // 20)
        async with super().think(task, claim) as done:
            yield done

    async def _wait(self, task: JudgementTask, claim: Claim) -> None:
        self.tasks.append(task)
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        try:
            await self.may_answer.wait()
            if not claim.wanted:
                raise Withdrawn
        finally:
            self.at_once -= 1


@pytest.fixture
def shallow(fresh: MemoryHost) -> Shallow:
    fresh.thinker = fresh.registry.thinker = Shallow()
    return fresh.thinker


def alone(host: MemoryHost, **options: Any) -> Any:
    """A person against a bot."""
    return host.table("person", "gardener", start_player=0, **options)


async def take(page: Page, **fields: Any) -> Any:
    return await page.act("hint", **fields)


async def settled(page: Page) -> Any:
    """What is said of all steps that were taken when the search is over."""
    while not page.hinted or not page.hinted["settled"] or page.hinted["taken"] != page.state["hint"]:
        await page.hear()
    return page.hinted


async def all_steps(page: Page) -> Any:
    for _ in range(HINT_STEPS):
        assert (await take(page))["type"] == "accepted"
    return await settled(page)


# What is said.


def test_four_steps_say_more_and_more(fresh, shallow):
    async def talk(page: Page) -> None:
        said = []
        for _ in range(HINT_STEPS):
            await take(page)
            said.append(await settled(page))
        nudge, where, move, why = said
        assert [one["taken"] for one in said] == [1, 2, 3, 4]
        assert nudge["nudge"]
        assert (nudge["where"], nudge["move"], nudge["gains"]) == ([], "", [])
        assert where["where"]
        assert (where["move"], where["gains"]) == ("", [])
        assert move["move"] in page.choices
        assert move["words"]
        assert move["gains"] == []
        assert why["other"]
        assert why["other"] != why["words"]

    at_table(fresh, alone(fresh), talk)


def test_the_reason_adds_up(fresh, shallow):
    async def talk(page: Page) -> None:
        why = await all_steps(page)
        assert why["gains"]
        assert why["gain"] >= 0
        assert round(sum(gain["points"] for gain in why["gains"]), 1) == why["gain"]

    at_table(fresh, alone(fresh), talk)


def test_figures_with_one_decimal_add_up_to_the_sum_with_one():
    rng = Random(1)
    for _ in range(500):
        points = {str(n): rng.uniform(-9, 9) for n in range(rng.randint(1, 10))}
        rounded = tenths(points)
        assert sum(round(vp * 10) for vp in rounded.values()) == round(sum(points.values()) * 10)
        assert all(abs(rounded[source] - vp) < 0.1 for source, vp in points.items())


def test_it_comes_again_as_the_search_goes_deeper(fresh, shallow):
    async def talk(page: Page) -> None:
        await take(page)
        await settled(page)
        assert [task.iterations for task in shallow.tasks] == [200, 800, 3000]
        said = [one["settled"] for one in map(json.loads, page.texts) if one["type"] == "hinted" and one["nudge"]]
        assert said == [False, False, True]

    at_table(fresh, alone(fresh), talk)


def test_where_time_is_short_it_goes_no_deeper():
    game = gugong.new_game(2, seed=1)
    task = JudgementTask(observe(game.position, game.position.question().who), 1, None, 1_000_000, 0.02)
    judged = task.think()
    assert not judged.complete
    assert judged.judgement is not None
    assert judged.judgement.iterations < 10_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_the_language_of_the_page(fresh, shallow, language):
    async def talk(page: Page) -> None:
        why = await all_steps(page)
        sentences = {say(language, "hint-nudge", source=source) for source in (*SOURCES, "none")}
        assert why["nudge"] in sentences
        assert {gain["words"] for gain in why["gains"]} <= {say(language, f"hint-source-{one}") for one in SOURCES}

    at_table(fresh, alone(fresh), talk, language=language)


SOURCES = ("wall", "night", "decrees", "canal", "other", "travel", "palace", "jade", "rivals")


# From what the seat knows.


@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_the_seat_cannot_know_changes_nothing(players):
    rng = Random(players)
    g = gugong.new_game(players, seed=players).position
    for _ in range(30):
        g.play(rng.choice(g.legal))
    seat = g.question().who
    seen = observe(g, seat)
    worlds = [gugong.imagine(seen, rng) for _ in range(3)]
    assert all(secret_data(world) != secret_data(g) for world in worlds)
    said = [JudgementTask(observe(world, seat), 7, None, 40, 60.0).think() for world in [g, *worlds]]
    assert all(one == said[0] for one in said)


def test_others_learn_that_it_was_taken_and_nothing_else(fresh, shallow):
    made = fresh.table("person", "open", start_player=0, hints=True)

    async def talk(page: Page, guest: Page, spectator: Page) -> None:
        why = await all_steps(page)
        for other in (guest, spectator):
            while other.state["hints"][0] < HINT_STEPS:
                await other.hear()
            name = other.state["view"]["names"][0]
            told = [f"{name} took a hint: step {n} of {HINT_STEPS}" for n in range(1, HINT_STEPS + 1)]
            assert [line["words"] for line in other.lines] == told
            assert not [text for text in other.texts if '"hinted"' in text or json.dumps(why["words"]) in text]
            assert other.state["hint"] is None

    at_table(fresh, made, talk, made["secret"], made["links"]["1"], made["links"]["spectator"])


# Who may.


@pytest.mark.parametrize("seats", [("person",), ("person", "gardener"), ("person", "mason", "gardener")])
def test_whoever_plays_alone_may(fresh, shallow, seats):
    made = fresh.table(*seats, start_player=0 if seats[1:] else None)

    async def talk(page: Page) -> None:
        assert page.state["hint"] == 0
        assert (await take(page))["type"] == "accepted"

    at_table(fresh, made, talk)


@pytest.mark.parametrize("seats", [("person", "person"), ("person", "open"), ("person", "open", "gardener")])
def test_where_others_play_or_may_come_it_is_refused_with_the_reason(fresh, shallow, seats):
    async def talk(page: Page) -> None:
        assert page.state["hint"] is None
        answer = await take(page)
        assert (answer["type"], answer["words"]) == ("refused", say("en", "server-no-hints"))

    at_table(fresh, fresh.table(*seats, start_player=0), talk)
    assert shallow.tasks == []


@pytest.mark.parametrize("seats", [("person", "person"), ("person", "open")])
def test_where_all_agreed_everybody_may(fresh, shallow, seats):
    async def talk(page: Page) -> None:
        assert page.welcome["hints"]
        assert (await take(page))["type"] == "accepted"

    at_table(fresh, fresh.table(*seats, start_player=0, hints=True), talk)


def test_where_another_person_has_played_it_is_refused(fresh, shallow):
    made = fresh.table("person", "open", start_player=0)

    async def talk(page: Page, guest: Page) -> None:
        await guest.say("leave", level="gardener")
        await page.until(lambda message: message["type"] == "seats" and message["seats"][1]["kind"] == "bot")
        assert (await take(page))["words"] == say("en", "server-no-hints")

    at_table(fresh, made, talk, made["secret"], made["links"]["1"])


def test_spectators_cannot_ask(fresh, shallow):
    made = alone(fresh)

    async def talk(spectator: Page) -> None:
        assert (await take(spectator))["words"] == say("en", "server-spectator")

    at_table(fresh, made, talk, made["links"]["spectator"])


def test_only_whoever_must_decide_may_ask(fresh, shallow):
    made = fresh.table("person", "open", start_player=0, hints=True)

    async def talk(page: Page, guest: Page) -> None:
        assert (await take(guest))["words"] == say("en", "server-not-your-turn")

    at_table(fresh, made, talk, made["secret"], made["links"]["1"])


def test_there_are_four_steps_and_no_fifth(fresh, shallow):
    async def talk(page: Page) -> None:
        await all_steps(page)
        assert (await take(page))["words"] == say("en", "server-no-more-hints")

    at_table(fresh, alone(fresh), talk)


def test_a_fork_of_a_game_without_hints_has_none_either(fresh, shallow):
    made = fresh.table("person", "open", start_player=0)

    async def talk(page: Page) -> None:
        forked = await fork(fresh, made, page)
        async with visiting(fresh, forked.table, forked.secret) as alone:
            assert (await take(alone))["words"] == say("en", "server-no-hints")

    at_table(fresh, made, talk)


async def fork(host: MemoryHost, made: Any, page: Page) -> Any:
    table, granted = await host.registry.enter(made["table"], page.secret)
    return await creation.fork(host.registry, table, granted, p.Fork(page.secret, 0, "gardener"))


# Entries.


def test_every_step_is_an_entry_that_a_table_remembers(fresh, shallow):
    made = alone(fresh)

    async def talk(page: Page) -> None:
        await take(page)
        await take(page)
        before = page.lines
        await page.play(page.choices[0])
        row = await fresh.store.table(made["table"])
        assert row is not None
        kinds = [entry.kind for entry in row.entries]
        assert kinds[:3] == ["hint", "hint", "move"]
        assert {(entry.move, entry.check) for entry in row.entries[:2]} == {("", "")}
        history = History(row)
        assert history.hints[0] == 2
        assert [line["what"] for line in before] == ["hint", "hint"]
        assert page.state["hints"] == [2, 0]

    at_table(fresh, made, talk)


def test_one_that_is_sent_again_is_taken_once(fresh, shallow):
    async def talk(page: Page) -> None:
        seq = page.state["seq"]
        first = await take(page, id="mine", seq=seq)
        again = await take(page, id="mine", seq=seq)
        assert (first["seq"], again["seq"]) == (1, 1)
        assert page.state["hints"] == [1, 0]

    at_table(fresh, alone(fresh), talk)


def test_whoever_comes_back_is_told_again_and_pays_nothing(fresh, shallow):
    made = alone(fresh)

    async def talk() -> None:
        async with visiting(fresh, made["table"], made["secret"]) as page:
            for _ in range(3):
                await take(page)
            said = await settled(page)
        async with visiting(fresh, made["table"], made["secret"]) as page:
            again = await settled(page)
        assert again == said
        assert page.state["hint"] == 3

    fresh.run(talk())


def test_after_an_undo_the_hint_is_there_and_the_count_stays(fresh, shallow):
    async def talk(page: Page) -> None:
        await take(page)
        said = await settled(page)
        free = next(choice["move"] for choice in page.state["view"]["ask"]["choices"] if choice["price"] == 0)
        await page.play(free)
        assert page.state["hint"] in (0, None)
        page.hinted = None
        assert (await page.act("undo"))["type"] == "accepted"
        assert page.state["hint"] == 1
        assert await settled(page) == said
        assert page.state["hints"] == [1, 0]

    at_table(fresh, alone(fresh), talk)


def test_a_game_with_hints_ends_with_a_record_that_verifies(fresh, shallow):
    made = fresh.table("person", "person", start_player=0, hints=True, seed="03" * 32)

    async def talk(page: Page) -> None:
        rng = Random(3)
        while not page.over:
            if page.state["hint"] == 0 and rng.random() < 0.05:
                await take(page)
            seat = page.state["view"]["ask"]["seat"]
            if page.state["view"]["seen"]["seat"] != seat:
                await page.say("sit", seat=seat)
                await page.until_type("state")
                continue
            assert (await page.play(rng.choice(page.choices)))["type"] == "accepted"
        table = await fresh.registry.table(made["table"])
        assert table is not None
        assert sum(page.state["hints"]) > 0
        assert (await queries.verify(table, words_in("en"))).ok
        assert len(table.history.record.moves) == len(table.history.moves)

    at_table(fresh, made, talk)


# Searches.


def test_a_move_does_not_wait_for_the_search_and_withdraws_it(fresh, shallow):
    async def talk(page: Page) -> None:
        shallow.may_answer.clear()
        await take(page)
        assert (await page.play(page.choices[0]))["type"] == "accepted"
        asked = len(shallow.tasks)
        shallow.may_answer.set()
        await asyncio.sleep(SOON)
        assert len(shallow.tasks) == asked
        assert not page.hinted["nudge"]

    at_table(fresh, alone(fresh), talk)


def test_each_visitor_has_one_search_at_a_time(fresh, shallow):
    fresh.budget = Budget()
    tables = [alone(fresh) for _ in range(3)]

    async def one(made: Any) -> None:
        async with visiting(fresh, made["table"], made["secret"]) as page:
            await take(page)
            await settled(page)

    async def talk() -> None:
        await asyncio.gather(*map(one, tables))

    fresh.run(talk())
    assert shallow.most_at_once == 1


def test_hints_have_a_price(fresh, shallow):
    fresh.budget = Budget(at_once=2.5 * COSTS[p.Hint] + 25, a_second=0.001)

    async def talk(page: Page) -> None:
        fresh.budget.spend(25)
        for _ in range(2):
            assert (await take(page))["type"] == "accepted"
        await page.say("hint", id="third", seq=page.state["seq"])
        refused = await page.until(lambda message: message.get("id") == "third")
        assert refused["type"] == "refused"

    at_table(fresh, alone(fresh), talk)


def test_a_search_that_fails_says_so_and_is_not_tried_for_ever(fresh):
    class Broken(InlineThinker):
        asked = 0

        @asynccontextmanager
        async def think(self, task: Task[Thought], claim: Claim) -> AsyncIterator[Thought]:
            self.asked += 1
            yield task.instead("error", "oh no")

    fresh.registry.thinker = broken = Broken()

    async def talk(page: Page) -> None:
        await take(page)
        assert (await settled(page))["nudge"] == say("en", "hint-failed")

    at_table(fresh, alone(fresh), talk)
    assert broken.asked == 1


def test_a_lesson_has_none(fresh, shallow):
    async def talk() -> None:
        made = await creation.begin_lesson(fresh.registry, p.NewLesson("jade"))
        async with visiting(fresh, made.table, made.secret) as page:
            assert page.state["hint"] is None
            assert (await take(page))["words"] == say("en", "server-no-hints-in-lesson")

    fresh.run(talk())
