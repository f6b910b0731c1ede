"""Any message at all: it is answered or the line is closed, the server goes on, and nothing is changed by nonsense."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.client import Page, at_table, enter, line_to, run

TYPES = ("hello", "sit", "speak", "play", "undo", "redo", "preview", "why", "look", "scores", "rename", "leave", "nope")
FIELDS = ("table", "secret", "language", "seen", "seat", "id", "seq", "move", "ask", "step", "name", "level")
VALUES: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 5),
    st.integers(),
    st.floats(),
    st.text(max_size=30),
    st.sampled_from(["en", "xx", "novice", "skip", "A", "pay 2", "4-canal jade", "tokens 2 power", "go Beijing"]),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
)
MESSAGES = st.builds(
    lambda kind, fields: {**fields, "type": kind},
    st.sampled_from(TYPES),
    st.dictionaries(st.sampled_from(FIELDS), VALUES),
)
# Messages of the right shape, whatever is in them.
PROPER = st.one_of(
    st.builds(
        lambda kind, client, seq, move: {"type": kind, "id": client, "seq": seq, "move": move},
        st.just("play"),
        st.text(min_size=1, max_size=70),
        st.integers(),
        st.text(max_size=80),
    ),
    st.builds(
        lambda kind, ask, move: {"type": kind, "ask": ask, "move": move},
        st.sampled_from(["why", "preview"]),
        st.integers(),
        st.text(max_size=80) | st.sampled_from(["9 jade", "4-canal jade", "discard 8", "tokens 6 power", "pay 1+D"]),
    ),
    st.builds(
        lambda ask, step, seat: {"type": "look", "ask": ask, "step": step, "seat": seat},
        st.integers(),
        st.integers(),
        st.integers() | st.none(),
    ),
    st.builds(lambda seat: {"type": "sit", "seat": seat}, st.integers(2, 99)),
    st.builds(lambda level: {"type": "leave", "level": level}, st.text(max_size=20)),
)
FEW = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture(scope="module")
def made(server):
    return server.table("person", "open", start_player=0)


@FEW
@given(st.lists(MESSAGES | PROPER, max_size=20))
def test_no_message_upsets_the_table(server, made, messages):
    """Only the guest talks, who is not asked: whatever is said, the record stays empty."""

    async def talk(page: Page) -> None:
        for message in messages:
            if message["type"] not in ("rename", "leave"):
                await page.line.send(json.dumps(message))
        seats = await page.ask("scores")
        assert seats["type"] in ("sheet", "problem")
        async with line_to(server) as line:
            again = await enter(server, line, made["table"], made["secret"])
            assert again.state["seq"] == 0

    at_table(server, made, talk, made["links"]["1"])


@FEW
@given(st.lists(PROPER, max_size=12))
def test_whoever_is_asked_gets_an_answer_to_everything(server, made, messages):
    async def talk(page: Page) -> None:
        for message in messages:
            await page.line.send(json.dumps(message))
            answer = await page.until_type("refused", "problem", "explained", "looked", "previewed")
            assert answer["type"] == "looked" or answer["words"] or answer["type"] == "previewed"
            assert answer.get("code") != "broken"
        assert page.state["seq"] == 0

    at_table(server, made, talk)


@FEW
@given(st.binary(max_size=200) | st.text(max_size=200))
def test_any_first_message_is_answered(server, first):
    async def talk() -> None:
        async with line_to(server) as line:
            page = Page(line)
            await line.send(first)
            assert (await page.hear())["type"] == "problem"
            assert await page.closed() == 1008

    run(talk())


@FEW
@given(
    st.sampled_from(["tables", "mine", "open", "tables/x/fork", "tables/x/record", "tables/x/verify"]),
    st.binary(max_size=100) | MESSAGES.map(lambda message: json.dumps(message).encode()),
)
def test_any_body_is_answered(server, path, body):
    status, answer = server.refused(f"/api/{path}", body)
    assert status in (400, 404, 429)
    assert answer["type"] == "problem"
