"""Whole games over real sockets."""

import asyncio
import random

import pytest

from gugong import game
from gugong.content import load
from gugong.notation import record as records
from tests.server.client import at_table, play_out


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
        await asyncio.gather(*(play_out(page, random.Random(at)) for at, page in enumerate(pages)))

    at_table(server, made, talk, made["secret"], *guests)
    assert records.verify(server.record(made), load()).over()


def test_the_lines_of_the_log_come_once_and_in_order(server):
    async def talk(page):
        await play_out(page, random.Random(5))
        told = [(line["seq"], line["step"]) for line in page.lines]
        assert told == sorted(told)
        assert page.state["view"]["step"] == page.state["seq"]
        assert len(page.lines) == len({(line["seq"], str(line)) for line in page.lines}) or len(page.lines) > 100

    at_table(server, server.table("person", "random"), talk)


def test_the_ending_says_who_won_and_shows_the_seed(server):
    made = server.table("person", "novice", seed="ab" * 32)

    async def talk(page):
        commitment = page.welcome["commitment"]
        assert "ab" * 32 not in "".join(page.texts)
        await play_out(page, random.Random(2))
        ending = page.state["view"]["ending"]
        assert ending["seed"] == "ab" * 32
        assert ending["ranking"][0] in (0, 1)
        assert ending["words"].endswith(".")
        assert commitment == game.new_game(2, "ab" * 32).record.commitment

    at_table(server, made, talk)


def test_a_choice_names_its_parts_rule_and_price(server):
    async def talk(page):
        first = page.state["view"]["ask"]["choices"][0]
        assert first["key"] == "give"
        assert set(first["parts"]) == {"card", "place", "taken"}
        assert first["rule"].startswith("DAY-EXCHANGE")
        assert first["price"] in (0, 2)

    at_table(server, server.table("person", "random", start_player=0), talk)


def test_the_sheet_adds_up_to_the_scores(server):
    async def talk(page):
        await play_out(page, random.Random(3))
        sheet = await page.ask("scores")
        players = page.state["view"]["seen"]["table"]["players"]
        for seat, player in enumerate(players):
            assert sum(source["points"][seat] for source in sheet["sources"]) == player["vp"] == sheet["totals"][seat]
            assert sheet["course"][seat][-1] == player["vp"]
            assert len(sheet["course"][seat]) == page.state["view"]["step"] + 1
        assert len(sheet["days"]) == 4

    at_table(server, server.table("person", "novice", "novice"), talk)


def test_a_table_is_listed_with_whose_turn_it_is(server):
    made = server.table("person", "open", start_player=0, title="  Our \n table ")
    mine = {"tables": [{"table": made["table"], "secret": made["secret"]}, {"table": "none", "secret": "x"}]}
    theirs = {"tables": [{"table": made["table"], "secret": made["links"]["1"]}]}
    (found,) = server.post("/api/mine", mine)
    assert (found["title"], found["day"], found["over"], found["mine_to_move"]) == ("Our table", 1, False, True)
    assert [one["mine_to_move"] for one in server.post("/api/mine", theirs)] == [False]
    wrong = {"tables": [{"table": made["table"], "secret": "guessed"}]}
    assert server.post("/api/mine", wrong) == []
