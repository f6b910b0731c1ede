"""Records handed out and opened, deals verified, games played on and played again."""

import asyncio
import json
import random
from pathlib import Path

import pytest

from gugong.content import load
from gugong.content.loader import standard_text
from gugong.notation import record as records
from tests.server.client import at_table, play_out

GAMES = Path(__file__).parents[1] / "games"


@pytest.fixture(scope="module")
def finished(server):
    """A table at which the game is over."""
    made = server.table("person", "open", "novice")

    async def talk(host, guest):
        await asyncio.gather(play_out(host, random.Random(1)), play_out(guest, random.Random(2)))

    at_table(server, made, talk, made["secret"], made["links"]["1"])
    return made


def file_of(server, made, who="secret"):
    secret = made[who] if who == "secret" else made["links"][who]
    return server.ask("POST", f"/api/tables/{made['table']}/record", json.dumps({"secret": secret}))


def test_when_the_game_is_over_everybody_may_have_the_record(server, finished):
    for who in ("secret", "1", "spectator"):
        status, text = file_of(server, finished, who)
        assert status == 200
        assert records.verify(records.read(text), load()).over()


def test_as_long_as_others_play_nobody_gets_the_seed(server):
    made = server.table("person", "open")
    for who in ("secret", "1", "spectator"):
        status, text = file_of(server, made, who)
        assert status == 409
        assert "holds the seed" in json.loads(text)["words"]


def test_whoever_plays_alone_may_have_the_record_at_any_time(server):
    made = server.table("person", "person", "random", start_player=0)
    assert file_of(server, made)[0] == 200
    assert file_of(server, made, "spectator")[0] == 409


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


def test_a_saved_game_is_opened_and_played_on(server):
    made = server.table("person", "random", start_player=0)

    async def some(page):
        for _ in range(10):
            await page.my_turn()
            await page.play(page.choices[0])

    at_table(server, made, some)
    text = file_of(server, made)[1]
    opened = server.post(
        "/api/open", {"record": text, "seats": [{"kind": "person"}, {"kind": "bot", "level": "random"}]}
    )

    async def on(page):
        assert page.state["seq"] >= 10
        await play_out(page, random.Random(3))

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
    made = server.table("person", "person", components=components)
    text = file_of(server, made)[1]
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
    fork = {"secret": finished["links"]["1"], "step": 20, "level": "random", "seat": 1}
    made = server.post(f"/api/tables/{finished['table']}/fork", fork)
    assert server.record(made).seed == server.record(finished).seed

    async def talk(page):
        assert page.state["view"]["seen"]["seat"] == 1
        assert [seat["kind"] for seat in page.seats] == ["bot", "person", "bot"]
        assert page.state["view"]["step"] >= 20
        await play_out(page, random.Random(4))

    at_table(server, made, talk)
    assert records.verify(server.record(made), load()).over()
    assert server.record(made).moves[:20] == server.record(finished).moves[:20]


def test_of_a_running_game_only_the_own_view_is_played_on(server):
    made = server.table("person", "open", start_player=0)
    found = {}

    async def talk(host, guest):
        await host.play(host.choices[0])
        fork = {"secret": made["links"]["1"], "step": 0, "level": "novice", "seat": 1}
        assert server.refused(f"/api/tables/{made['table']}/fork", fork | {"seat": 0})[1]["code"] == "not-your-seat"
        spectator = fork | {"secret": made["links"]["spectator"]}
        assert server.refused(f"/api/tables/{made['table']}/fork", spectator)[1]["code"] == "not-your-seat"
        found.update(server.post(f"/api/tables/{made['table']}/fork", fork))
        looked = await guest.ask("look", step=0, seat=1)
        found["seen"] = looked["view"]["seen"]

    at_table(server, made, talk, made["secret"], made["links"]["1"])

    async def on(page):
        looked = await page.ask("look", step=0, seat=1)
        assert looked["view"]["seen"] == found["seen"]
        await play_out(page, random.Random(4))

    at_table(server, found, on)
    record = server.record(found)
    assert record.start is not None
    assert records.verify(records.read(records.write(record)), load()).over()


def test_a_game_played_on_from_a_position_is_opened_again(server):
    made = server.table("person", "random", start_player=0)
    fork = {"secret": made["secret"], "step": 0, "level": "random"}
    forked = server.post(f"/api/tables/{made['table']}/fork", fork)
    assert server.post("/api/open", {"record": file_of(server, forked)[1]})["table"]


def test_a_rematch_is_one_table_with_the_same_people_and_the_next_start_player(server, finished):
    again = f"/api/tables/{finished['table']}/rematch"
    first = server.post(again, {"secret": finished["secret"]})
    second = server.post(again, {"secret": finished["links"]["1"]})
    assert second == {"table": first["table"], "secret": finished["links"]["1"], "links": {}}
    assert first["secret"] == finished["secret"]
    assert first["links"] == finished["links"]
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
