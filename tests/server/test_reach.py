"""At which address others find the server."""

import asyncio
import json

import pytest
from starlette.requests import Request

from gugong.server import reach as reaching
from gugong.server.address import PublicUrl
from gugong.server.reach import answer_reach, reach
from tests.server.client import served

LAN = "192.168.1.20"


@pytest.fixture(autouse=True)
def network(monkeypatch):
    monkeypatch.setattr(reaching, "_network_address", lambda: LAN)


@pytest.mark.parametrize("bound", ["127.0.0.1", "::1", "localhost", "::ffff:127.0.0.1"])
def test_a_server_for_this_machine_alone_is_found_by_nobody_else(bound):
    assert reach(bound, 8765) is None


@pytest.mark.parametrize(
    ("bound", "url"),
    [
        ("0.0.0.0", f"http://{LAN}:8765/"),
        ("::", f"http://{LAN}:8765/"),
        ("10.0.0.7", "http://10.0.0.7:8765/"),
        ("fd00::7", "http://[fd00::7]:8765/"),
    ],
)
def test_others_find_a_server_that_listens_to_them(bound, url):
    assert reach(bound, 8765) == url


def test_without_a_network_nobody_else_finds_it(monkeypatch):
    monkeypatch.setattr(reaching, "_network_address", lambda: None)
    assert reach("0.0.0.0", 8765) is None


def told(client, public=None, headers=()):
    """What a visitor from this address is told."""
    scope = {"type": "http", "client": (client, 50_000), "server": ("127.0.0.1", 8765), "headers": headers}
    request = Request(scope)
    answer = asyncio.run(answer_reach("0.0.0.0", public)(request))
    return json.loads(bytes(answer.body))["url"]


def test_the_address_in_the_network_is_told_on_this_machine_only():
    assert told("127.0.0.1") == f"http://{LAN}:8765/"
    assert told("203.0.113.9") is None
    assert told("127.0.0.1", headers=[(b"x-forwarded-for", b"203.0.113.9")]) is None


def test_the_public_address_is_told_to_everybody():
    public = PublicUrl.read("https://games.example.org/gugong")
    assert told("127.0.0.1", public) == told("203.0.113.9", public) == "https://games.example.org/gugong/"


def test_the_page_can_ask(tmp_path):
    with served(tmp_path / "tables.sqlite") as server:
        assert server.ask("GET", "/api/reach") == (200, '{"url":null}')
