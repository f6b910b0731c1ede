"""Any message at all: answered, or the socket is closed; the server goes on, and nonsense changes nothing."""

import json
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gugong.table import protocol as p
from gugong.view import things
from tests.attacks import nonsense
from tests.attacks.server import besieged
from tests.server.client import closing_code, run, socket_to
from tests.tables.visitor import Page, at_table, visiting

KINDS = get_args(p.FromPage)
TYPES = (*(kind.__struct_config__.tag for kind in KINDS), "nope")
FIELDS = sorted({field.name for kind in KINDS for field in msgspec.structs.fields(kind)})
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
THINGS = st.builds(
    ":".join,
    st.tuples(
        st.sampled_from(sorted(things.KINDS)),
        st.text(max_size=5) | st.sampled_from(["0", "1", "999", "a1", "jade", "Beijing", "A"]),
        st.text(max_size=5),
    ),
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
    st.builds(
        lambda kind, ask, step: {"type": kind, "ask": ask, "step": step},
        st.sampled_from(["frames", "reason"]),
        st.integers(),
        st.integers(),
    ),
    st.builds(lambda ask: {"type": "show", "ask": ask}, st.integers()),
    st.builds(lambda ask, thing: {"type": "describe", "ask": ask, "thing": thing}, st.integers(), THINGS),
    st.builds(
        lambda ask, things: {"type": "name-things", "ask": ask, "things": things}, st.integers(), st.lists(THINGS)
    ),
    st.builds(lambda seat: {"type": "sit", "seat": seat}, st.integers(2, 99)),
    st.builds(lambda level: {"type": "leave", "level": level}, st.text(max_size=20)),
)
ANSWERS = ("refused", "problem", "explained", "looked", "previewed", "framed", "described", "named")
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
                await page.transport.send(json.dumps(message))
        own = next(number for number in range(1, 100) if number not in [message.get("ask") for message in messages])
        await page.say("scores", ask=own)  # none of theirs has this number
        seats = await page.until(lambda answer: answer.get("ask") == own)
        assert seats["type"] in ("sheet", "problem")
        async with visiting(server, made["table"], made["secret"]) as again:
            assert again.state["seq"] == 0

    at_table(server, made, talk, made["links"]["1"])


@FEW
@given(st.lists(PROPER, max_size=12))
def test_whoever_is_asked_gets_an_answer_to_everything(server, made, messages):
    async def talk(page: Page) -> None:
        for message in messages:
            await page.transport.send(json.dumps(message))
            answer = await page.until_type(*ANSWERS)
            assert answer["type"] not in ("refused", "problem", "explained") or answer["words"]
            assert answer.get("code") != "broken"
        assert page.state["seq"] == 0

    at_table(server, made, talk)


@FEW
@given(st.binary(max_size=200) | st.text(max_size=200))
def test_any_first_message_is_answered(server, first):
    async def talk() -> None:
        async with socket_to(server) as socket:
            page = Page(socket)
            await socket.send(first)
            assert (await page.hear())["type"] == "problem"
            assert await closing_code(page) == 1008

    run(talk())


@FEW
@given(
    st.sampled_from(["tables", "mine", "open", "lessons", "tables/x/fork", "tables/x/record", "tables/x/day"]),
    st.binary(max_size=100) | MESSAGES.map(lambda message: json.dumps(message).encode()),
)
def test_any_body_is_answered(server, path, body):
    status, answer = server.refused(f"/api/{path}", body)
    assert status in (400, 404, 429)
    assert answer["type"] == "problem"


def test_nonsense_in_every_field_changes_nothing(tmp_path):
    """Thousands of messages and requests: mutated, binary, huge, deep, and with the wrong type in each field."""
    with besieged(tmp_path / "tables.sqlite") as target:
        counts = nonsense.send_messages(target, 2000)
        counts += nonsense.send_first_messages(target, 150)
        counts += nonsense.send_requests(target, 1000)
        assert counts["malformed"] > 1000
        assert not counts["500"] + counts["broken"] + counts["made"] + counts["changed"], counts
        assert target.stop() == ""
