"""Where the server listens and keeps its file."""

import socket
from pathlib import Path

import pytest

from gugong.server.run import address, data_file, has_browser, listen
from gugong.server.store import StoreError


def test_small_answers_are_not_held_back():
    """asyncio sends them at once on sockets that are named as TCP, and on no others."""
    with listen("127.0.0.1", 0) as made:
        assert made.proto == socket.IPPROTO_TCP


def test_an_address_that_is_not_this_machine_is_refused():
    with pytest.raises(StoreError, match="cannot be listened on"):
        listen("203.0.113.1", 0)


@pytest.mark.parametrize(
    ("host", "told"),
    [("127.0.0.1", "http://127.0.0.1:1/"), ("0.0.0.0", "http://127.0.0.1:1/"), ("::1", "http://[::1]:1/")],
)
def test_the_address_is_one_that_a_browser_here_can_open(host, told):
    assert address(host, 1) == told


def test_tables_are_kept_in_the_data_folder(monkeypatch):
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert data_file() == Path("/somewhere/gugong/tables.sqlite")
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_file() == Path.home() / ".local" / "share" / "gugong" / "tables.sqlite"


def test_without_a_screen_there_is_no_browser(monkeypatch):
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not has_browser()
