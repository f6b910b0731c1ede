"""Records handed out and opened, deals verified, games played on and played again."""

import asyncio
import json
import random
from pathlib import Path

import pytest

from gugong import new_game
from gugong.content import load, loads
from gugong.content.loader import standard_text
from gugong.notation import record as records
from tests.tables.visitor import at_table, own_secret

GAMES = Path(__file__).parents[1] / "games"


@pytest.fixture(scope="module")
def finished(server):
    """A table at which the game is over, and the secret of the guest at it."""
    made = server.table("person", "open", "novice")

    async def talk(host, guest):
        await asyncio.gather(host.play_out(random.Random(1)), guest.play_out(random.Random(2)))

    at_table(server, made, talk, made["secret"], made["links"]["1"])
    return made | {"guest": own_secret(made["table"], made["links"]["1"])}


def file_of(server, made, secret):
    return server.ask("POST", f"/api/tables/{made['table']}/record", json.dumps({"secret": secret}))


def test_when_the_game_is_over_everybody_may_have_the_record(server, finished):
    for secret in (finished["secret"], finished["guest"], finished["links"]["spectator"]):
        status, text = file_of(server, finished, secret)
        assert status == 200
        assert records.verify(records.read(text), load()).over()


@pytest.mark.parametrize(
    "seats", [("person", "open"), ("person", "person"), ("person", "random"), ("random", "random"), ("person",)]
)
def test_as_long_as_a_game_runs_nobody_gets_the_seed(server, seats):
    """Not even whoever plays alone, or lets bots play: a seat may be taken, left to a bot and taken again."""
    made = server.table(*seats, start_player=0 if seats[1:] else None)
    for secret in (made["secret"], *made["links"].values()):
        status, text = file_of(server, made, secret)
        assert status == 409
        assert "holds the seed" in json.loads(text)["words"]


def test_a_deal_is_verified_when_the_game_is_over(server, finished):
    said = server.post(f"/api/tables/{finished['table']}/verify", {"secret": finished["links"]["spectator"]})
    record = server.record(finished)
    assert said["ok"]
    assert (said["seed"], said["commitment"], said["moves"]) == (record.seed, record.commitment, len(record.moves))
    assert said["words"].startswith("The deal is the one that was promised")


def test_a_deal_is_not_verified_before(server):
    made = server.table("person", "person")
    status, said = server.refused(f"/api/tables/{made['table']}/verify", {"secret": made["secret"]})
    assert (status, said["code"]) == (409, "not-now")


def saved(components=None, **options):
    """The text of a game that somebody has played a little."""
    game = new_game(2, components=components, start_player=0, **options)
    while len(game.record.moves) < 10:
        game.play(game.moves()[0])
    return records.write(game.record)


def test_a_saved_game_is_opened_and_played_on(server):
    seats = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
    opened = server.post("/api/open", {"record": saved(), "seats": seats})

    async def on(page):
        assert page.state["seq"] >= 10
        await page.play_out(random.Random(3))

    at_table(server, opened, on)
    assert records.verify(server.record(opened), load()).over()


def test_a_finished_game_is_opened_to_look_through(server):
    made = server.post("/api/open", {"record": (GAMES / "10.gugong").read_text()})

    async def talk(page):
        last = page.state["view"]["step"]
        for seat in (0, 1, None):
            looked = await page.ask("look", step=last // 2, seat=seat)
            assert looked["view"]["seen"]["seat"] == seat
            assert looked["view"]["ending"] is None
            assert looked["steps"] == last
            assert {line["step"] for line in looked["lines"]} <= {last // 2}

    at_table(server, made, talk)


def test_a_game_with_other_pieces_is_opened_with_them(server):
    components = standard_text().replace('"8 one-servant"', '"8 two-servants"')
    text = saved(loads(components, "other pieces"))
    assert server.post("/api/open", {"record": text, "components": components})["table"]
    assert "components" in server.refused("/api/open", {"record": text})[1]["words"]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda text: "nonsense", "not a gugong record"),
        (lambda text: text.replace('"gugong": 1', '"gugong": 9'), "format 9"),
        (lambda text: text.replace('"rules": "1"', '"rules": "0"'), "rules version 0"),
        (lambda text: text.replace('"seed": "', '"seed": "00')[:-2], "not a gugong record"),
        (lambda text: text.replace('"commitment": "', '"commitment": "0'), "belongs to commitment"),
        (lambda text: "[" * 100_000, "not a gugong record"),
    ],
    ids=["nonsense", "format", "rules", "torn", "another deal", "deep"],
)
def test_a_record_that_is_none_is_not_opened(server, change, said):
    text = change((GAMES / "10.gugong").read_text())
    status, answer = server.refused("/api/open", {"record": text})
    assert status == 400
    assert said in answer["words"]


def test_the_real_deal_is_played_on_when_the_game_is_over(server, finished):
    fork = {"secret": finished["guest"], "step": 20, "level": "random", "seat": 1}
    made = server.post(f"/api/tables/{finished['table']}/fork", fork)

    async def talk(page):
        assert page.welcome["chosen"]
        assert page.state["view"]["seen"]["seat"] == 1
        assert [seat["kind"] for seat in page.seats] == ["bot", "person", "bot"]
        assert page.state["view"]["step"] >= 20
        await page.play_out(random.Random(4))

    at_table(server, made, talk)
    assert records.verify(server.record(made), load()).over()
    assert server.record(made).seed == server.record(finished).seed
    assert server.record(made).moves[:20] == server.record(finished).moves[:20]


def test_of_a_running_game_only_the_own_view_is_played_on(server):
    made = server.table("person", "open", start_player=0)
    found = {}

    async def talk(host, guest):
        await host.play(host.choices[0])
        fork = {"secret": guest.secret, "step": 0, "level": "novice", "seat": 1}
        assert server.refused(f"/api/tables/{made['table']}/fork", fork | {"seat": 0})[1]["code"] == "not-your-seat"
        spectator = fork | {"secret": made["links"]["spectator"]}
        assert server.refused(f"/api/tables/{made['table']}/fork", spectator)[1]["code"] == "not-your-seat"
        found.update(server.post(f"/api/tables/{made['table']}/fork", fork))
        looked = await guest.ask("look", step=0, seat=1)
        found["seen"] = looked["view"]["seen"]

    at_table(server, made, talk, made["secret"], made["links"]["1"])

    async def on(page):
        assert not page.welcome["chosen"]
        looked = await page.ask("look", step=0, seat=1)
        assert looked["view"]["seen"] == found["seen"]
        await page.play_out(random.Random(4))

    at_table(server, found, on)
    record = server.record(found)
    assert record.start is not None
    assert records.verify(records.read(records.write(record)), load()).over()


def test_a_game_played_on_from_a_position_is_opened_again(server):
    made = server.table("person", "random", start_player=0)
    fork = {"secret": made["secret"], "step": 0, "level": "random"}
    forked = server.post(f"/api/tables/{made['table']}/fork", fork)

    async def talk(page):
        await page.play_out(random.Random(6))

    at_table(server, forked, talk)
    assert server.post("/api/open", {"record": file_of(server, forked, forked["secret"])[1]})["table"]


def test_a_rematch_is_one_table_with_the_same_people_and_the_next_start_player(server, finished):
    again = f"/api/tables/{finished['table']}/rematch"
    first = server.post(again, {"secret": finished["secret"]})
    second = server.post(again, {"secret": finished["guest"]})
    assert second == {"table": first["table"], "secret": finished["guest"], "links": {}}
    assert first["secret"] == finished["secret"]
    assert first["links"] == {"spectator": finished["links"]["spectator"]}
    before = next(records.replay(server.record(finished), load())).start

    async def talk(page):
        assert page.state["view"]["seen"]["table"]["start"] == (before + 1) % 3
        assert [seat["kind"] for seat in page.seats] == ["person", "person", "bot"]

    at_table(server, first, talk)
    assert server.refused(again, {"secret": finished["links"]["spectator"]})[1]["code"] == "not-your-seat"


def test_those_who_are_there_hear_of_the_rematch(server):
    made = server.post("/api/open", {"record": (GAMES / "10.gugong").read_text()})

    async def talk(host, watcher):
        again = server.post(f"/api/tables/{made['table']}/rematch", {"secret": made["secret"]})
        for page in (host, watcher):
            assert (await page.until_type("again"))["table"] == again["table"]

    at_table(server, made, talk, made["secret"], made["links"]["spectator"])


def test_there_is_no_rematch_of_a_running_game(server):
    made = server.table("person", "random")
    assert server.refused(f"/api/tables/{made['table']}/rematch", {"secret": made["secret"]})[0] == 409
