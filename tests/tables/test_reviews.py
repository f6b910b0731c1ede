"""Reviews at a table: judged part by part while somebody waits, kept, shared, and gone on with."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import msgspec
import pytest

from gugong.advice.par import GAMES
from gugong.advice.review import ITERATIONS, Finding, make_plan
from gugong.game import SavedGame
from gugong.notation import record as records
from gugong.table import creation, queries, reviews
from gugong.table import protocol as p
from gugong.view.words import words_in
from gugong.words import LANGUAGES, say
from tests.advice.games import last_cards, whole
from tests.tables.hasty import Hasty
from tests.tables.memory import MemoryHost
from tests.tables.visitor import Page, at_table, visiting

ENDING = last_cards(4)
WHOLE = whole()


class Finished(MemoryHost):
    """Tables at which the end of a game has been played."""

    def __init__(self) -> None:
        super().__init__()
        self.thinker: Hasty = Hasty()
        self.registry.thinker = self.thinker

    def over(self, *kinds: str, game: SavedGame = ENDING) -> Any:
        seats = [p.NewSeat("person") if kind == "person" else p.NewSeat("bot", level=kind) for kind in kinds]
        asked = p.Opened(records.write(game.record), seats)
        return msgspec.to_builtins(self._loop.run_until_complete(creation.open_record(self.registry, asked)))

    def await_(self, what: Awaitable[Any]) -> Any:
        async def waited() -> Any:
            return await what

        return self._loop.run_until_complete(waited())


@pytest.fixture
def finished() -> Iterator[Finished]:
    made = Finished()
    yield made
    made.close()


async def reviewed(page: Page, seat: int = 0, depth: str = "usual") -> Any:
    """The whole review."""
    await page.say("review", seat=seat, depth=depth)
    return await page.until(lambda told: told["type"] == "reviewed" and told.get("review"))


def review_at(host: Finished, made: Any, secret: str = "", **how: Any) -> Any:
    found = []

    async def talk(page: Page) -> None:
        found.append(await reviewed(page, **how))

    at_table(host, made, talk, secret or made["secret"])
    return found[0]


# What it says


def test_every_decision_of_the_seat_is_judged(finished: Finished):
    told = review_at(finished, finished.over("person", "person"))
    own = [at for at, (seat, _, _) in enumerate(ENDING.record.moves) if seat == 0]
    assert [one["at"] for one in told["review"]["decisions"]] == own
    assert told["done"] == told["of"] == len(make_plan(ENDING, 0).tasks)
    assert told["iterations"] == told["asked"] == ITERATIONS


def test_the_account_adds_up_as_it_is_shown(finished: Finished):
    account = review_at(finished, finished.over("person", "person"), seat=1)["review"]["account"]
    first, *lines, last = [round(10 * line["points"]) for line in account]
    assert first + sum(lines) == last
    assert [account[0]["id"], account[-2]["id"], account[-1]["id"]] == ["expected", "noise", "result"]


def test_the_graph_leads_to_the_result(finished: Finished):
    review = review_at(finished, finished.over("person", "person"))["review"]
    assert review["course"][-1] == [len(ENDING.record.moves), review["account"][-1]["points"]]


def test_the_gains_of_a_mistake_add_up_to_its_cost(finished: Finished):
    marked = [
        one for one in review_at(finished, finished.over("person", "person"))["review"]["decisions"] if one["mark"]
    ]
    for one in marked:
        assert round(10 * sum(gain["points"] for gain in one["gains"])) == round(10 * one["cost"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_the_language_of_the_page(finished: Finished, language: str):
    made = finished.over("person", "person")

    async def talk(page: Page) -> None:
        told = await reviewed(page)
        assert told["review"]["account"][-1]["words"] == say(language, "review-result")

    at_table(finished, made, talk, language=language)


# What bots make of the same deal, and the figures for the page to add up


@pytest.fixture(scope="module")
def of_a_whole_game() -> Iterator[Any]:
    host = Finished()
    yield review_at(host, host.over("person", "person", game=WHOLE))["review"]
    host.close()


def test_bots_play_the_deal_again(of_a_whole_game: Any):
    summary = of_a_whole_game["summary"]
    score = WHOLE.verify().position.scores[0]
    assert summary["score"] == score
    said = say("en", "review-par", score=score, par=f"{summary['par']:.1f}")
    assert of_a_whole_game["par"] == said


def test_the_figures_are_those_of_the_marked_decisions(of_a_whole_game: Any):
    summary, decisions = of_a_whole_game["summary"], of_a_whole_game["decisions"]
    marked = [one for one in decisions if one["mark"]]
    assert marked
    assert summary["decisions"] == len(decisions)
    cost = round(10 * sum(one["cost"] for one in marked))
    for costs in (summary["marks"], summary["groups"]):
        assert sum(one["n"] for one in costs.values()) == len(marked)
        assert round(10 * sum(one["points"] for one in costs.values())) == cost
    assert round(10 * sum(summary["sources"].values())) == cost
    assert summary["lead"] == of_a_whole_game["account"][-1]["points"]


def test_a_game_that_began_with_a_position_has_neither(finished: Finished):
    review = review_at(finished, finished.over("person", "person"))["review"]
    assert (review.get("par", ""), review.get("summary")) == ("", None)


def test_what_a_program_without_par_has_found_is_kept(finished: Finished):
    made = finished.over("person", "person", game=WHOLE)
    first = review_at(finished, made)
    n, kept = len(finished.thinker.tasks), finished.store.kept_findings
    for key in [key for key, row in kept.items() if '"what":"par"' in row.finding]:
        del kept[key]
    del finished.registry.open[made["table"]]
    assert review_at(finished, made) == first
    assert [task.part.what for task in finished.thinker.tasks[n:]] == ["par"] * GAMES


def test_the_time_that_a_review_will_take_is_told_from_its_other_parts():
    tasks = reviews.mixed(make_plan(WHOLE, 0).tasks)
    assert [task.what for task in tasks[-GAMES:]] == ["par"] * GAMES


# Who may


def test_who_watches_may_look_at_every_seat(finished: Finished):
    made = finished.over("person", "person")
    assert review_at(finished, made, made["links"]["spectator"], seat=1)["seat"] == 1


def test_no_running_game_is_reviewed(finished: Finished):
    made = finished.table("person", "person")

    async def talk(page: Page) -> None:
        await page.say("review", seat=0)
        assert (await page.until_type("problem"))["words"] == say("en", "server-not-over")

    at_table(finished, made, talk)
    assert finished.thinker.tasks == []


def test_there_is_no_seat_beyond_the_last(finished: Finished):
    made = finished.over("person", "person")

    async def talk(page: Page) -> None:
        await page.say("review", seat=2)
        assert (await page.until_type("problem"))["code"] == "not-your-seat"

    at_table(finished, made, talk)


def test_only_what_the_seat_knew_is_sent_to_be_judged(finished: Finished):
    review_at(finished, finished.over("person", "person"))
    for task in finished.thinker.tasks:
        assert {task.part.before.seat, task.part.after.seat if task.part.after else 0} == {0}


def test_whoever_plays_goes_before(finished: Finished):
    review_at(finished, finished.over("person", "person"))
    assert {claim.urgency for claim in finished.thinker.claims} == {2}


# Kept, shared, and gone on with


def test_asked_for_again_nothing_is_judged_twice(finished: Finished):
    made = finished.over("person", "person")
    first, n = review_at(finished, made), len(finished.thinker.tasks)
    del finished.registry.open[made["table"]]  # as after a restart
    assert review_at(finished, made) == first
    assert len(finished.thinker.tasks) == n


def test_two_who_wait_share_one_review(finished: Finished):
    made = finished.over("person", "person")

    async def talk(one: Page, other: Page) -> None:
        found = await asyncio.gather(reviewed(one), reviewed(other))
        assert found[0] == found[1]

    at_table(finished, made, talk, made["secret"], made["links"]["spectator"])
    assert len(finished.thinker.tasks) == len(make_plan(ENDING, 0).tasks)


def half_done(host: Finished, made: Any, then: Callable[[Page], Awaitable[None]], parts: int = 8) -> None:
    """The review gets as far as this."""
    host.thinker.stops_after = parts

    async def talk(page: Page) -> None:
        await page.say("review", seat=0)
        await page.until(lambda told: told["type"] == "reviewed" and told["done"] == parts)
        await then(page)

    at_table(host, made, talk)


async def leave(page: Page) -> None:
    pass


async def cancel(page: Page) -> None:
    await page.say("review")


@pytest.mark.parametrize("end", [leave, cancel])
def test_nothing_more_is_judged_when_nobody_waits_and_what_was_found_is_kept(finished: Finished, end: Any):
    made = finished.over("person", "person")
    half_done(finished, made, end)
    finished.thinker.go_on.set()
    finished.await_(asyncio.sleep(0.05))
    assert len(finished.thinker.tasks) == 8
    assert not finished.registry.open[made["table"]].reviewer.working
    del finished.registry.open[made["table"]]
    finished.thinker.stops_after = None
    whole = Finished()
    assert review_at(finished, made)["review"] == review_at(whole, whole.over("person", "person"))["review"]
    assert len(finished.thinker.tasks) == len(make_plan(ENDING, 0).tasks)
    whole.close()


def test_findings_of_a_program_that_planned_otherwise_are_left_out(finished: Finished):
    made = finished.over("person", "person")
    review_at(finished, made)
    (key, row), *_ = finished.store.kept_findings.items()
    other = msgspec.structs.replace(msgspec.json.decode(row.finding, type=Finding), at=10_000)
    finished.store.kept_findings[key] = msgspec.structs.replace(row, finding=msgspec.json.encode(other).decode())
    del finished.registry.open[made["table"]]
    review_at(finished, made)
    assert finished.thinker.tasks[-1].part.number == row.number


def test_a_part_that_fails_is_told_and_can_be_tried_again(finished: Finished):
    made = finished.over("person", "person")
    finished.thinker.fails = True

    async def talk(page: Page) -> None:
        await page.say("review", seat=0)
        await page.until(lambda told: told["type"] == "reviewed" and told["failed"])
        finished.thinker.fails = False
        assert (await reviewed(page))["done"]

    at_table(finished, made, talk)


# How deep


def test_a_deeper_one_is_another_review(finished: Finished):
    made = finished.over("person", "person")
    review_at(finished, made)
    assert review_at(finished, made, depth="deeper")["iterations"] == 4 * ITERATIONS
    assert {task.part.iterations for task in finished.thinker.tasks} == {ITERATIONS, 4 * ITERATIONS}


def test_on_a_slow_device_it_is_less_deep_and_says_so(finished: Finished):
    made, parts = finished.over("person", "person"), len(make_plan(ENDING, 0).tasks)
    finished.thinker.seconds = 2 * reviews.LONGEST / parts
    told = review_at(finished, made)
    assert told["asked"] == ITERATIONS
    assert told["iterations"] == ITERATIONS * reviews.MARGIN / 2
    assert told["review"]["depth"].startswith(f"{told['iterations']:,} ")
    shallow = [task for task in finished.thinker.tasks if task.part.iterations == told["iterations"]]
    assert len(shallow) == parts
    assert len(finished.thinker.tasks) < parts + 2 * reviews.AT_ONCE


def test_what_was_begun_less_deep_is_gone_on_with(finished: Finished):
    made, parts = finished.over("person", "person"), len(make_plan(ENDING, 0).tasks)
    finished.thinker.seconds = 2 * reviews.LONGEST / parts
    told = review_at(finished, made)
    del finished.registry.open[made["table"]]
    finished.thinker.seconds, n = None, len(finished.thinker.tasks)
    assert review_at(finished, made) == told
    assert len(finished.thinker.tasks) == n


def test_what_was_begun_before_it_was_known_how_long_it_takes_is_begun_again(finished: Finished):
    made, parts = finished.over("person", "person"), len(make_plan(ENDING, 0).tasks)
    finished.thinker.seconds = 2 * reviews.LONGEST / parts
    half_done(finished, made, cancel, reviews.TIMED - 1)
    finished.thinker.go_on.set()
    finished.thinker.stops_after = None
    assert review_at(finished, made)["iterations"] == ITERATIONS * reviews.MARGIN / 2


# Files


def file(host: Finished, made: Any, form: p.FileForm) -> str:
    async def asked() -> p.ReviewFile:
        table = await host.registry.table(made["table"])
        assert table is not None
        return await queries.review_of(table, p.GetReview(made["secret"], 0, form), words_in("en"))

    return str(host.await_(asked()).text)


def test_it_is_saved_as_json_and_as_a_page(finished: Finished):
    made = finished.over("person", "person")
    told = review_at(finished, made)
    del finished.registry.open[made["table"]]
    whole = msgspec.json.decode(file(finished, made, "json"))
    assert len(whole["decisions"]) == len(told["review"]["decisions"])
    assert "<svg" in file(finished, made, "html")


def test_there_is_no_file_before_it_is_complete(finished: Finished):
    made = finished.over("person", "person")
    with pytest.raises(Exception, match="no-review"):
        file(finished, made, "json")


# Try again


def fork(host: Finished, made: Any, **how: Any) -> Any:
    async def asked() -> Any:
        table = await host.registry.table(made["table"])
        assert table is not None
        granted = table.access(made["secret"])
        assert granted is not None
        return await creation.fork(host.registry, table, granted, p.Fork(made["secret"], **how))

    return msgspec.to_builtins(host.await_(asked()))


def decision() -> int:
    """One of seat 0, late enough for both to have moved."""
    return next(at for at, (seat, _, _) in enumerate(ENDING.record.moves) if seat == 0 and at > 1)


@pytest.mark.parametrize("redealt", [False, True])
def test_again_from_a_decision_against_the_same_bots(finished: Finished, redealt: bool):
    made = fork(finished, finished.over("person", "mason"), step=decision(), redealt=redealt)
    row = finished.store.rows[made["table"]]
    assert [(seat.kind, seat.level) for seat in row.seats] == [("person", None), ("bot", "mason")]
    assert row.chosen is not redealt
    assert row.standing.asks == 0


def test_a_strong_bot_plays_for_each_person(finished: Finished):
    made = fork(finished, finished.over("person", "person"), step=decision())
    assert finished.store.rows[made["table"]].seats[1].level == creation.STRONG


def test_with_the_unseen_dealt_anew_the_seat_sees_the_same(finished: Finished):
    made = finished.over("person", "mason")
    seen: list[Any] = []

    async def look(page: Page) -> None:
        seen.append((await page.ask("look", step=decision(), seat=0))["view"]["seen"])

    async def sit(page: Page) -> None:
        seen.append(page.state["view"]["seen"])

    at_table(finished, made, look)
    again = fork(finished, made, step=decision(), redealt=True)
    at_table(finished, again, sit)
    before, after = ({key: one[key] for key in ("hand", "table", "moves")} for one in seen)
    assert before == after
    assert finished.store.rows[again["table"]].record.seed != ENDING.record.seed


@pytest.mark.parametrize("redealt", [False, True])
def test_a_game_tried_again_is_verified_when_it_is_over(finished: Finished, redealt: bool):
    made = fork(finished, finished.over("person", "gardener"), step=decision(), redealt=redealt)

    async def talk() -> None:
        async with visiting(finished, made["table"], made["secret"]) as page:
            while await page.my_turn():
                await page.play(page.choices[0])
        table = await finished.registry.table(made["table"])
        assert table is not None
        assert (await queries.verify(table, words_in("en"))).ok

    finished.run(talk())
