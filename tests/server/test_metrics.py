"""Metrics for Prometheus, on a port of their own."""

import signal
import time

import pytest

from tests.server.client import Served
from tests.server.measured import Measured, key, samples
from tests.tables.visitor import at_table

LABELS = {"by", "reason", "level", "le"}


@pytest.fixture(scope="module")
def measured(tmp_path_factory):
    server = Measured(tmp_path_factory.mktemp("measured") / "tables.sqlite")
    yield server
    assert server.stop() == ""


def counted(server: Measured, before: dict[str, float]) -> dict[str, float]:
    """What has been counted since then, as far as it is not time, memory or a table's own writes."""
    now = server.metrics()
    asked = ("gugong_moves_total", "gugong_refusals_total", "gugong_action_seconds_count", "gugong_decision")
    found = {name: value - before[name] for name, value in now.items() if name.startswith(asked) and "_sum" not in name}
    return {name: value for name, value in found.items() if value}


def test_what_is_played_is_counted_by_who_played_it(measured):
    before = measured.metrics()

    async def talk(page):
        accepted = 0
        while await page.my_turn() and page.state["seq"] == accepted:
            assert (await page.play(page.choices[0]))["type"] == "accepted"
            accepted += 1
        bots = page.state["seq"] - accepted
        assert counted(measured, before) == {
            "gugong_moves_total person": accepted,
            "gugong_moves_total bot": bots,
            "gugong_action_seconds_count": accepted,
            "gugong_decision_seconds_count novice": bots,
        }
        now = measured.metrics()
        assert (
            now["gugong_write_seconds_count"] > before["gugong_write_seconds_count"] + accepted + bots
        )  # and the table
        assert now["gugong_load_seconds_count"] == before["gugong_load_seconds_count"] + 1

    at_table(measured, measured.table("person", "novice", start_player=0), talk)


def test_undoing_a_move_is_an_action_and_no_move(measured):
    async def talk(page):
        await page.play_free_gift()
        before = measured.metrics()
        assert (await page.act("undo"))["type"] == "accepted"
        assert counted(measured, before) == {"gugong_action_seconds_count": 1}

    at_table(measured, measured.table("person", "person", start_player=0), talk)


def test_who_is_connected_is_known(measured):
    async def talk(*pages):
        now = measured.metrics()
        assert (now["gugong_pages"], now["gugong_sockets"], now["gugong_connections"]) == (2, 2, 2)
        assert now["gugong_tables_open"] >= 1
        assert now["gugong_decisions_waiting"] == 0

    made = measured.table("person", "person")
    at_table(measured, made, talk, made["secret"], made["secret"])


@pytest.mark.parametrize(
    ("reason", "kind", "fields"),
    [
        ("rule", "play", {"move": "nothing jade"}),
        ("late", "play", {"move": "nothing jade", "seq": 7}),
        ("malformed", "play", {"move": "nothing jade", "id": ""}),
        ("not-now", "redo", {}),
    ],
)
def test_an_action_that_is_refused_is_counted_by_its_reason(measured, reason, kind, fields):
    async def talk(page):
        before = measured.metrics()
        assert (await page.act(kind, **fields))["type"] == "refused"
        assert counted(measured, before) == {f"gugong_refusals_total {reason}": 1}

    at_table(measured, measured.table("person", "person", start_player=0), talk)


def test_a_move_out_of_turn_is_counted_as_such(measured):
    async def talk(page):
        before = measured.metrics()
        assert (await page.play("nothing jade"))["type"] == "refused"
        assert counted(measured, before) == {"gugong_refusals_total not-your-turn": 1}

    made = measured.table("open", "person", start_player=0)
    at_table(measured, made, talk)


def test_a_message_that_makes_no_sense_is_counted(measured):
    async def talk(page):
        before = measured.metrics()
        await page.transport.send("no JSON")
        await page.until_type("problem")
        assert counted(measured, before) == {"gugong_refusals_total malformed": 1}

    at_table(measured, measured.table("person", "person"), talk)


def test_a_visitor_who_is_turned_away_is_counted(measured):
    before = measured.metrics()

    async def talk(page):
        assert page.problem["code"] == "no-such-table"

    at_table(measured, {"table": "nowhere", "secret": "0" * 32}, talk)
    assert counted(measured, before) == {"gugong_refusals_total no-such-table": 1}


def test_a_request_that_is_refused_is_counted(measured):
    before = measured.metrics()
    assert measured.ask("GET", "/api/nothing")[0] == 404
    assert counted(measured, before) == {"gugong_refusals_total unknown": 1}


def test_the_event_loop_and_the_process_are_measured(measured):
    while not (now := measured.metrics())["gugong_loop_delay_seconds_count"]:
        time.sleep(0.1)
    assert now["process_cpu_seconds_total"] > 0
    assert now["process_resident_memory_bytes"] > 1e7


def test_nothing_secret_is_told_and_no_label_grows(measured):
    """No id, secret, seed or address: every label has a few values, all of them there from the beginning."""
    before = {key(sample) for sample in samples(measured.get("/metrics")[1])}

    async def talk(page):
        await page.play(page.choices[0])
        told = measured.get("/metrics")[1]
        assert {key(sample) for sample in samples(told)} == before
        assert {label for sample in samples(told) for label in sample.labels} == LABELS
        for secret in (made["table"], made["secret"], page.welcome["commitment"], "127.0.0.1", "Longest"):
            assert secret not in told

    made = measured.table("person", "person", start_player=0, title="Longest Night")
    at_table(measured, made, talk)


def test_they_are_on_no_other_address_and_port(measured):
    assert measured.ask("GET", "/metrics")[0] == 404
    assert measured.get("/")[0] == 404


def test_a_port_that_is_taken_is_named_and_nothing_is_served(measured, tmp_path):
    port = str(measured.metrics_port)
    second = Served(tmp_path / "tables.sqlite", 0, "--metrics-port", port)
    assert second.errors() == f"The port {port} is taken: name another with --metrics-port.\n"
    assert second.said == ""
    assert second.process.returncode == 2


def moves(server: Measured) -> float:
    """Of both its processes."""
    return sum(server.metrics(process)["gugong_moves_total person"] for process in (0, 1))


def test_each_of_several_processes_has_a_port_of_its_own_and_its_successor_keeps_it(database):
    server = Measured(database, "--processes", "2", "--log-level", "info")

    async def talk(page):
        for _ in range(2):
            assert (await page.play(page.choices[0]))["type"] == "accepted"

    at_table(server, server.table("person", "person", start_player=0), talk)
    assert moves(server) == 2
    server.process.send_signal(signal.SIGUSR2)
    server.wait_until_logged("have been replaced")
    assert moves(server) == 0  # both are new, and count anew
    assert "Traceback" not in server.stop()
