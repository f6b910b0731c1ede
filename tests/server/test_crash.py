"""The server is killed at any moment: no accepted move is lost, none is doubled, and every page catches up."""

import signal

from gugong.server.listening import TRIES
from tests.attacks.kills import HARM, kill_often
from tests.server.client import Served, closing_code, run, served
from tests.tables.visitor import visiting

KILLS = 30


def test_nothing_is_lost_or_doubled_when_the_server_is_killed(tmp_path):
    counts = kill_often(tmp_path / "tables.sqlite", KILLS, tables=4)
    assert counts["kills"] == KILLS
    assert counts["accepted"] > KILLS
    assert counts["undo"] > 0
    assert not {what: counts[what] for what in HARM if counts[what]}
    assert counts["verified"] == counts["games"] >= 4


def test_the_server_says_goodbye_and_that_it_comes_back(tmp_path):
    server = Served(tmp_path / "tables.sqlite")
    made = server.table("person", "random")

    async def talk() -> None:
        async with visiting(server, made["table"], made["secret"]) as page:
            server.process.send_signal(signal.SIGTERM)
            assert await closing_code(page) == 1012

    run(talk())
    assert server.process.wait(10) == 0
    assert server.errors() == ""


def test_bots_go_on_where_the_server_was_stopped(tmp_path):
    server = Served(tmp_path / "tables.sqlite")
    made = server.table("person", "novice", "novice", start_player=1)
    server.stop(signal.SIGKILL)
    server = Served(tmp_path / "tables.sqlite")

    async def talk() -> None:
        async with visiting(server, made["table"], made["secret"]) as page:
            assert await page.my_turn()

    run(talk())
    assert server.stop() == ""


def test_a_second_server_on_the_same_file_is_refused(tmp_path):
    with served(tmp_path / "tables.sqlite") as first:
        second = Served(first.data)
        assert "is in use by another gugong serve" in second.errors()
        assert second.process.returncode == 2


def test_ctrl_c_ends_it_without_a_word_too_many(tmp_path):
    server = Served(tmp_path / "tables.sqlite")
    assert server.stop(signal.SIGINT) == ""
    assert server.process.returncode == 0


def test_a_taken_port_is_not_the_end(server, tmp_path):
    second = Served(tmp_path / "tables.sqlite", server.port)
    assert server.port < second.port < server.port + TRIES  # the next one may be taken, too
    assert second.stop() == ""
