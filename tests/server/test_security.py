"""What is foreign, guessed, malformed, too large or too frequent gets a clear answer and changes nothing."""

import asyncio
import json
import os

import pytest
from websockets.exceptions import InvalidStatus

from gugong.table.limits import PAGES
from tests.server.client import closing_code, run, served, socket_to
from tests.tables.visitor import Page, at_table

TABLE = {"seats": [{"kind": "person"}, {"kind": "person"}], "options": {"players": 2}}


# Where from.


def test_a_foreign_page_opens_no_socket(server):
    async def talk():
        with pytest.raises(InvalidStatus):
            await socket_to(server, Origin="http://evil.example")

    run(talk())


def test_a_foreign_page_makes_no_table(server):
    status, _ = server.ask("POST", "/api/tables", json.dumps(TABLE), Origin="http://evil.example")
    assert status == 403


def test_a_foreign_name_for_this_machine_leads_nowhere(server):
    """Else a foreign page could pass for ours by letting its own name lead here."""
    host = f"evil.example:{server.port}"
    assert server.ask("GET", "/healthz", Host=host)[0] == 403
    assert server.ask("POST", "/api/tables", json.dumps(TABLE), Host=host, Origin=f"http://{host}")[0] == 403


def test_the_own_page_is_welcome(server):
    host = f"localhost:{server.port}"
    assert server.ask("POST", "/api/tables", json.dumps(TABLE), Host=host, Origin=f"http://{host}")[0] == 200


def test_every_answer_forbids_what_the_page_does_not_need(server):
    for path in ("/", "/api/rules/en", "/api/nothing", "/healthz"):
        headers = server.headers(path)
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"].replace("style-src-attr 'unsafe-inline'", "")
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize("path", ["/../pyproject.toml", "/%2e%2e/game.py", "/..%2fgame.py", "/%00", "/" + "a" * 3000])
def test_no_file_but_those_of_the_page_is_given_out(server, path):
    status, text = server.ask("GET", path)
    assert status in (200, 404, 503)
    assert "import" not in text
    assert "gugong.cli:main" not in text


# Whose table.


def test_a_guessed_secret_opens_nothing(server):
    made = server.table("person", "open")

    async def talk():
        answers = []
        for table, secret in ((made["table"], "guessed"), ("nosuchtable", made["secret"]), (made["table"], "é")):
            async with socket_to(server) as socket:
                page = Page(socket)
                await page.say("hello", table=table, secret=secret, language="en")
                answers.append(await page.hear())
                assert await closing_code(page) == 1008
        assert answers[0] == answers[1] == answers[2]
        assert answers[0]["code"] == "no-such-table"

    run(talk())


@pytest.mark.parametrize("path", ["record", "verify", "rematch", "fork"])
def test_a_guessed_secret_gets_no_answer_over_http(server, path):
    made = server.table("person", "open")
    more = {"step": 0, "level": "random"} if path == "fork" else {}
    status, said = server.refused(f"/api/tables/{made['table']}/{path}", {"secret": "guessed", **more})
    assert (status, said["code"]) == (404, "no-such-table")


def test_who_finds_a_table_crowded_may_come_later(server):
    made = server.table("person", "open")

    async def talk(*_):
        while True:  # pages at another process are heard of a little later
            async with socket_to(server) as socket:
                page = await Page(socket).hello(made["table"], made["secret"])
                if page.problem is not None:
                    assert await closing_code(page) == 1013
                    return

    at_table(server, made, talk, *[made["secret"]] * PAGES)


def test_nothing_is_said_before_hello(server):
    async def talk():
        async with socket_to(server) as socket:
            page = Page(socket)
            await page.say("scores", ask=1)
            assert (await page.hear())["words"].startswith("Say hello first")
            assert await closing_code(page) == 1008

    run(talk())


# What.


BAD = {
    "no JSON": "hello",
    "no object": "[1, 2]",
    "no type": "{}",
    "another type": '{"type": "destroy"}',
    "a missing field": '{"type": "play", "id": "x", "seq": 0}',
    "a field too many": '{"type": "scores", "ask": 1, "please": true}',
    "a wrong kind": '{"type": "sit", "seat": "0"}',
    "a huge number": '{"type": "sit", "seat": 1e400}',
    "a number that no browser counts to": '{"type": "scores", "ask": 10000000000000000000000000}',
    "a number below none": '{"type": "look", "ask": 1, "step": -1}',
    "a deep nest": '{"type": "sit", "seat": ' + "[" * 7000 + "}",
    "half a letter": '{"type": "speak", "language": "\\ud800"}',
    "bytes": b"\xff\xfe\x00",
    "nothing": "",
}


@pytest.mark.parametrize("text", BAD.values(), ids=BAD.keys())
def test_what_cannot_be_understood_is_said_to_be_so(server, text):
    async def talk(page):
        await page.transport.send(text)
        said = await page.until_type("problem")
        assert said["code"] == "malformed"
        assert said["words"].startswith("This message cannot be understood")
        assert (await page.ask("scores"))["type"] == "sheet"

    at_table(server, server.table("person", "open"), talk)


def test_what_is_too_long_is_not_read(server):
    async def talk(page):
        await page.say("rename", name="x" * 20_000)
        assert (await page.until_type("problem"))["code"] == "oversized"
        await page.transport.send("x" * 100_000)
        assert await closing_code(page) == 1009

    at_table(server, server.table("person", "open"), talk)


def test_who_asks_too_often_is_told_how_long_to_wait(tmp_path):
    with served(tmp_path / "tables.sqlite", "--per-address", "1") as server:
        made = server.table("person", "open")

        async def talk(page, other):
            """All pages of an address share one budget, and so do its requests."""
            for _ in range(50):
                await page.say("look", ask=1, step=99)
            await page.until(lambda message: message.get("code") == "too-often")
            for _ in range(50):
                await other.say("look", ask=1, step=99)
            refused = await other.until(lambda message: message.get("code") == "too-often")
            assert refused["words"] == "Too many at once: wait a second."
            await asyncio.to_thread(request_is_refused)

        def request_is_refused():
            asked = (server.whole("GET", "/api/rules/en") for _ in range(200))
            refused = next(headers for status, headers, _ in asked if status == 429)
            assert refused["retry-after"] == "1"

        at_table(server, made, talk, made["secret"], made["secret"])


def test_who_makes_too_many_tables_is_told_how_long_to_wait(tmp_path):
    with served(tmp_path / "tables.sqlite", "--per-address", "2") as server:
        answers = [server.refused("/api/tables", TABLE | {"seats": []}) for _ in range(11)]
        assert [status for status, _ in answers[:10]] == [400] * 10
        assert answers[-1][0] == 429
        assert "Too many at once: wait" in answers[-1][1]["words"]
        assert server.ask("GET", "/healthz")[0] == 200


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seats": []}, "For 2 players name 2 seats, not 0."),
        ({"options": {"players": 9}}, "Gùgōng is played by 1 to 5"),
        ({"options": {"players": 2, "bonus_tokens": "many"}}, "it is one of none, six, twelve"),
        ({"seats": [{"kind": "bot", "level": "god"}, {"kind": "person"}]}, "There is no such level"),
        ({"seats": [{"kind": "king"}, {"kind": "person"}]}, "Invalid enum value 'king'"),
        ({"seed": "12"}, "A seed is a number"),
        ({"components": "[gifts"}, "components:"),
    ],
    ids=["seats", "players", "option", "level", "kind", "seed", "components"],
)
def test_a_table_that_cannot_be_is_not_made(server, change, said):
    status, answer = server.refused("/api/tables", TABLE | change)
    assert status == 400
    assert said in answer["words"]


def test_a_body_without_end_is_not_read_to_the_end(server):
    status, answer = server.refused("/api/tables/x/verify", b" " * 100_000)
    assert (status, answer["code"]) == (413, "oversized")


def test_an_address_that_is_none_is_said_to_be_so(server):
    assert server.refused("/api/nothing", {})[0] == 404
    assert server.ask("GET", "/api/tables")[0] == 404
    assert server.ask("GET", "/api/rules/xx")[0] == 404


def test_the_data_file_is_for_its_owner_alone(tmp_path):
    with served(tmp_path / "tables.sqlite") as server:
        assert os.stat(server.data).st_mode & 0o077 == 0
