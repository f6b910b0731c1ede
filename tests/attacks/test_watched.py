"""Nothing that a visitor sends keeps the event loop from the others for more than 20 ms of its own time."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import resources
from typing import Any

import pytest

from gugong.lessons import LEARNER
from gugong.table.limits import THINGS
from gugong.view.words import LANGUAGES
from tests.attacks.long_games import LONGEST_NIGHT, longest_record, solo_record, unfinished
from tests.attacks.server import Besieged
from tests.attacks.watched import Stall, too_long
from tests.lessons.own_ways import UNSEEN, course
from tests.server.client import run
from tests.tables.visitor import Page

PEOPLE = [{"kind": "person"}] * 5
OTHER_PAGES = ("/healthz", "/readyz", "/api/reach", "/")


@pytest.fixture
def watched(target):
    """The server; afterwards, nothing that was done to it in this test has kept the loop too long."""
    began = time.monotonic()
    yield target
    found = too_long(target.noted(began))
    assert not found, "\n".join(described(stall) for stall in found)


def described(stall: Stall) -> str:
    return f"{stall.seconds * 1000:.0f} ms in the {stall.where}: {stall.what}, {' > '.join(stall.stack[-6:])}"


def opened(server: Besieged, record: str, **more: Any) -> Any:
    status, made = server.visitor().post("/api/open", {"record": record, **more})
    assert status == 200, made
    return made


@asynccontextmanager
async def at(server: Besieged, made: Any, language: str = "en", **fields: Any) -> AsyncIterator[Page]:
    async with server.visitor().connect() as socket:
        yield await Page(socket).hello(made["table"], made["secret"], language, **fields)


@pytest.fixture(scope="module")
def finished(target):
    return opened(target, longest_record())


@pytest.fixture(scope="module")
def running(target):
    return opened(target, unfinished(), seats=PEOPLE)


def standard() -> str:
    return (resources.files("gugong") / "content" / "standard.toml").read_text()


# At a table.


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_game_is_shown(watched, finished, language):
    async def talk() -> None:
        async with at(watched, finished, language) as page:
            assert page.state["whole"]

    run(talk())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_game_in_another_language(watched, running, language):
    async def talk() -> None:
        async with at(watched, running, "en") as page:
            await page.say("speak", language=language)
            await page.until_type("state")

    run(talk())


def test_every_step_of_a_long_game_is_looked_at(watched, finished):
    async def talk() -> None:
        async with at(watched, finished) as page:
            last = page.state["view"]["step"]
            for step in (0, last // 2, last - 1, last):
                for seat in (None, 0, 4):
                    assert (await page.ask("look", step=step, seat=seat))["type"] == "looked"

    run(talk())


@pytest.fixture(scope="module")
def solo(target):
    return opened(target, solo_record())


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_with_many_effects_are_shown_one_by_one(watched, finished, solo, language):
    async def talk() -> None:
        for made, steps in ((finished, range(0, 280, 31)), (solo, (0, 31, LONGEST_NIGHT, 52))):
            async with at(watched, made, language) as page:
                for step in steps:
                    assert (await page.ask("frames", step=step))["type"] == "framed"

    run(talk())


def test_the_reasons_of_bots(watched, finished):
    """Of bots that once played a long game, in the longest stretches that are played again for the answer."""
    asked = {"secret": finished["secret"], "step": 280, "level": "master", "seat": 1}
    status, made = watched.visitor().post(f"/api/tables/{finished['table']}/fork", asked)
    assert status == 200, made

    async def talk() -> None:
        async with at(watched, made) as page:
            told = [await page.ask("reason", step=step) for step in range(31, 280, 32)]
            assert "No bot has played this turn." not in [answer["words"] for answer in told[:2]]

    run(talk())


@pytest.mark.parametrize("kind", ["vp:2", "family:2", "square", "benefit:3", "exchange:6", "hand:1", "no such thing"])
def test_things_are_named_and_described(watched, finished, kind):
    async def talk() -> None:
        async with at(watched, finished) as page:
            for more in ({}, {"step": 255, "seat": 2}):
                assert (await page.ask("describe", thing=kind, **more))["type"] in ("described", "problem")
                answer = await page.ask("name-things", things=[kind] * THINGS, **more)
                assert answer["type"] in ("named", "problem")

    run(talk())


def test_the_scores_of_a_long_game(watched, finished, running):
    async def talk() -> None:
        for made in (finished, running):
            async with at(watched, made) as page:
                assert (await page.ask("scores"))["type"] == "sheet"

    run(talk())


def test_moves_previews_and_refusals(watched, running):
    async def talk() -> None:
        async with at(watched, running) as page:
            moves = page.choices
            for move in moves[:6]:
                assert (await page.ask("preview", move=move))["type"] == "previewed"
            for said in ("", "x" * 200, "tokens 2 power", "go Beijing", "pay 9+D", "8#2 jade"):
                assert (await page.ask("why", move=said))["type"] in ("explained", "problem")
                assert (await page.act("play", move=said))["type"] == "refused"
            cards = [target for move in page.state["view"]["ask"]["choices"] for target in move["targets"]]
            await page.ask("why", targets=cards[:50])
            await page.ask("why", targets=["card:9-jade"] * 500)
            assert (await page.act("play", move=moves[0]))["type"] == "accepted"
            for kind in ("undo", "redo") * 3:
                await page.act(kind)

    run(talk())


def test_a_learner_on_a_way_of_their_own(watched):
    """The search that takes longest: nothing is found, and it is given up."""
    status, made = watched.visitor().post("/api/lessons", {"lesson": UNSEEN[0].lesson})
    assert status == 200, made

    async def talk() -> None:
        async with at(watched, made) as page:
            for moment in course(UNSEEN[0]):
                if moment.move and moment.game.asks().seat == LEARNER:
                    await page.my_turn()
                    await page.play(moment.move)
            for _ in range(3):
                assert (await page.ask("show"))["move"] == ""
            assert (await page.act("retry"))["type"] == "accepted"

    run(talk())


def test_names_and_seats(watched):
    made = opened(watched, unfinished(20), seats=[{"kind": "person"}, *[{"kind": "open"}] * 4])

    async def talk() -> None:
        async with at(watched, made) as page:
            for name in ("Anna", "x" * 5000, ""):
                await page.say("rename", name=name)
                await page.until_type("state")
                await asyncio.sleep(1.1)
            await page.say("sit", seat=0)
            await page.until_type("state")
            await page.say("leave", level="novice")
            await page.until_type("state")

    run(talk())


def test_a_game_begins_without_those_who_are_missing(watched):
    made = watched.visitor().table("person", *["open"] * 4, gathers=True)

    async def talk() -> None:
        async with at(watched, made) as page:
            await page.say("begin", level="random")
            await page.until(lambda message: message["type"] == "seats" and not message["gathering"])

    run(talk())


@pytest.mark.parametrize(
    "text", ["x" * 15_900, "[" * 15_900, '{"type":"why","ask":1,"targets":[' + '"a",' * 3900 + '"a"]}']
)
def test_the_longest_messages(watched, running, text):
    async def talk() -> None:
        async with at(watched, running) as page:
            await page.transport.send(text)
            await page.until_type("problem", "explained")

    run(talk())


# Over HTTP.


def test_new_tables(watched):
    for _ in range(3):
        watched.visitor().table("person", "open", "open", "open", "open", expert=True, bonus_tokens="twelve")
    watched.visitor().table("person", "open", components=standard())


def test_names_without_end(watched):
    seats = [{"kind": "person", "name": "x" * 200_000}] * 5
    made = opened(watched, unfinished(20), seats=seats)
    watched.visitor().table("person", "open", title="x " * 90_000)

    async def talk() -> None:
        async with at(watched, made) as page:
            assert page.seats[0]["name"] == "x" * 20

    run(talk())


@pytest.mark.parametrize(
    "components",
    [
        "a." * 20_000 + "a = 1",
        "a = " + "[" * 30_000,
        "\n".join(f"a{n} = {n}" for n in range(90_000)),
        "# padding\n" * 100_000,
        "x = '" + "é" * 400_000 + "'",
    ],
    ids=["dotted keys", "brackets", "a megabyte", "comments", "a string"],
)
@pytest.mark.parametrize("path", ["/api/tables", "/api/open"])
def test_component_files(watched, components, path):
    body = {"seats": PEOPLE[:2], "options": {"players": 2}} if path == "/api/tables" else {"record": longest_record()}
    status, _ = watched.visitor().post(path, {**body, "components": components})
    assert status in (400, 413, 503)


@pytest.mark.parametrize(
    "record",
    [
        longest_record(),
        "[" * 500_000,
        "x" * 3_900_000,
        json.dumps({"moves": [[0, "skip", "a" * 8]] * 100_000}),
    ],
    ids=["long", "deep", "large", "many moves"],
)
def test_records(watched, record):
    assert watched.visitor().post("/api/open", {"record": record})[0] in (200, 400, 413, 503)


def test_a_list_of_two_hundred_tables(watched):
    made = [watched.visitor().table("person", "open") for _ in range(200)]
    known = [{"table": one["table"], "secret": one["secret"]} for one in made]
    status, listed = watched.visitor().post("/api/mine", {"tables": known})
    assert (status, len(listed)) == (200, 200)


def test_a_list_of_tables_that_are_none(watched):
    watched.visitor().post("/api/mine", {"tables": [{"table": "x" * 20, "secret": "y" * 20}] * 60_000})


@pytest.mark.parametrize("path", ["record", "verify", "rematch", "fork"])
def test_requests_about_a_long_game(watched, finished, path):
    more = {"step": 200, "level": "novice"} if path == "fork" else {}
    assert (
        watched.visitor().post(f"/api/tables/{finished['table']}/{path}", {"secret": finished["secret"], **more})[0]
        == 200
    )


def test_a_running_game_is_forked(watched, running):
    asked = {"secret": running["secret"], "step": 200, "level": "novice", "seat": 1}
    assert watched.visitor().post(f"/api/tables/{running['table']}/fork", asked)[0] == 200


@pytest.mark.parametrize("path", [*(f"/api/rules/{language}" for language in LANGUAGES), *OTHER_PAGES])
def test_pages(watched, path):
    for _ in range(2):
        assert watched.visitor().ask("GET", path)[0] in (200, 503)
