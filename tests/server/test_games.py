"""Whole games over real sockets."""

import asyncio
import random

import pytest

from gugong.content import load
from gugong.notation import record as records
from tests.tables.visitor import at_table


@pytest.mark.parametrize(
    "seats",
    [
        ("person",),
        ("person", "random"),
        ("open", "person", "novice"),
        ("novice", "open", "person", "open"),
        ("person", "open", "open", "open", "novice"),
    ],
    ids=lambda seats: f"{len(seats)} players",
)
def test_a_whole_game_is_played_and_its_record_is_true(server, seats):
    made = server.table(*seats, bonus_tokens="six" if len(seats) > 1 else "none")
    guests = [secret for who, secret in made["links"].items() if who != "spectator"]

    async def talk(*pages):
        await asyncio.gather(*(page.play_out(random.Random(at)) for at, page in enumerate(pages)))

    at_table(server, made, talk, made["secret"], *guests)
    assert records.verify(server.record(made), load()).over()


def test_a_table_is_listed_with_whose_turn_it_is(server):
    made = server.table("person", "open", start_player=0, title="  Our \n table ")
    mine = {"tables": [{"table": made["table"], "secret": made["secret"]}, {"table": "none", "secret": "x"}]}
    theirs = {"tables": [{"table": made["table"], "secret": made["links"]["1"]}]}
    (found,) = server.post("/api/mine", mine)
    assert (found["title"], found["day"], found["over"], found["mine_to_move"]) == ("Our table", 1, False, True)
    assert [one["mine_to_move"] for one in server.post("/api/mine", theirs)] == [False]
    wrong = {"tables": [{"table": made["table"], "secret": "guessed"}]}
    assert server.post("/api/mine", wrong) == []
