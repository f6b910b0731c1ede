"""The log: lines with a time, which nobody can forge, and never too many."""

import io
import json
import logging
import re
from collections.abc import Iterator

import pytest

from gugong.server import logs
from tests.server.client import Served

TIME = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """Where the log goes; afterwards all is as it was."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    root.handlers = []
    yield io.StringIO()
    root.handlers, root.level = handlers, level


def test_a_line_has_a_time_a_level_and_a_logger(stream):
    logs.set_up("info", stream=stream)
    logging.getLogger("gugong.server.store").info("Table %s was made", "abc")
    logging.getLogger("gugong.server.store").debug("of no interest")
    assert re.fullmatch(f"{TIME} INFO gugong.server.store: Table abc was made\n", stream.getvalue())


def test_what_visitors_send_cannot_forge_a_line(stream):
    logs.set_up("info", stream=stream)
    forged = "x\n2026-01-01T00:00:00.000Z ERROR gugong: all is lost\r\x1b[2J\u2028\udc80"
    try:
        raise ValueError(forged)
    except ValueError:
        logging.getLogger("gugong").exception("%s failed", forged)
    lines = stream.getvalue().splitlines()
    assert r"gugong: x\n2026-01-01T00:00:00.000Z ERROR" in lines[0]
    assert all(line.startswith("    ") for line in lines[1:])
    assert not set("\r\x1b\u2028\udc80") & set(stream.getvalue())


def test_a_long_text_is_cut(stream):
    logs.set_up("info", stream=stream)
    logging.getLogger("gugong").info("It said %s", "a" * 1_000_000)
    assert len(stream.getvalue()) < 2_000


def test_json_is_one_object_to_a_line(stream):
    logs.set_up("info", as_json=True, stream=stream)
    try:
        raise ValueError("two\nlines")
    except ValueError:
        logging.getLogger("gugong").exception("It failed")
    logging.getLogger("asyncio").warning("slow")
    failed, slow = map(json.loads, stream.getvalue().splitlines())
    assert failed["message"] == "It failed"
    assert failed["trace"].endswith("ValueError: two\nlines")
    assert (slow["level"], slow["logger"], "trace" in slow) == ("WARNING", "asyncio", False)
    assert re.fullmatch(TIME, slow["time"])


def test_the_same_message_again_and_again_is_only_counted(stream, monkeypatch):
    logs.set_up("info", stream=stream)
    clock = [0.0]
    monkeypatch.setattr("gugong.server.logs.time.monotonic", lambda: clock[0])
    for number in range(5_000):
        logging.getLogger("asyncio").error("no descriptors left for connection %d", number)
    logging.getLogger("asyncio").error("something else")
    assert len(stream.getvalue().splitlines()) == logs.SAME + 1
    clock[0] = logs.WINDOW
    logging.getLogger("asyncio").error("and again")
    counted, last = stream.getvalue().splitlines()[-2:]
    assert counted.endswith("4980 more like this were left out: no descriptors left for connection 0")
    assert last.endswith("and again")


def test_what_was_left_out_is_counted_at_the_end(stream):
    logs.set_up("info", stream=stream)
    for _ in range(logs.SAME + 3):
        logging.getLogger("gugong").error("no")
    logging.getLogger().handlers[0].close()
    assert stream.getvalue().splitlines()[-1].endswith("3 more like this were left out: no")


def test_a_server_tells_when_it_starts_makes_a_table_and_stops(tmp_path):
    server = Served(tmp_path / "tables.sqlite", 0, "--log-level", "info", "--log-json")
    made = server.table("person", "open")
    lines = [json.loads(line) for line in server.stop().splitlines()]
    said = "\n".join(line["message"] for line in lines)
    assert "plugin" not in said
    assert f"Serving {tmp_path / 'tables.sqlite'} at http://127.0.0.1:{server.port}/" in said
    assert f"Table {made['table']} was made" in said
    assert "Stopped" in said
    for secret in [made["secret"], *made["links"].values()]:
        assert secret not in said
