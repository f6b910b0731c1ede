"""The server on IPv6."""

import http.client
import json
import socket

import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from tests.server.client import Served, run, served
from tests.tables.visitor import PATIENCE, Page, new_table

TABLE = json.dumps(new_table("person", "person", start_player=0))


def has_ipv6() -> bool:
    try:
        with socket.socket(socket.AF_INET6) as made:
            made.bind(("::1", 0))
    except OSError:
        return False
    return True


pytestmark = pytest.mark.skipif(not has_ipv6(), reason="this machine has no IPv6")


@pytest.fixture(scope="module", params=["::1", "::"])
def server(request, tmp_path_factory):
    with served(tmp_path_factory.mktemp("ipv6") / "tables.sqlite", "--host", request.param) as running:
        yield running


def ask(server: Served, method: str, path: str, body: str | None = None, **headers: str) -> tuple[int, str]:
    connection = http.client.HTTPConnection("::1", server.port, timeout=PATIENCE)
    try:
        connection.request(method, path, body, headers)
        answer = connection.getresponse()
        return answer.status, answer.read().decode()
    finally:
        connection.close()


def test_the_address_is_printed_as_a_browser_wants_it(server):
    assert f"http://[::1]:{server.port}/" in server.said


def test_a_move_is_played_over_ipv6(server):
    own = f"[::1]:{server.port}"
    status, text = ask(server, "POST", "/api/tables", TABLE, Origin=f"http://{own}")
    assert status == 200
    made = json.loads(text)

    async def talk():
        async with connect(f"ws://{own}/ws", compression=None, origin=Origin(f"http://{own}")) as socket:
            page = await Page(socket).hello(made["table"], made["secret"])
            assert (await page.play(page.choices[0]))["type"] == "accepted"

    run(talk())


def test_a_foreign_page_is_refused_over_ipv6(server):
    assert ask(server, "POST", "/api/tables", TABLE, Origin="http://[::2]")[0] == 403
    assert ask(server, "POST", "/api/tables", TABLE, Origin=f"http://[::1]:{server.port + 1}")[0] == 403


def test_everywhere_is_ipv4_too(tmp_path):
    with served(tmp_path / "tables.sqlite", "--host", "::") as server:
        assert server.ask("GET", "/healthz")[0] == 200


def test_an_ipv4_visitor_of_a_server_for_both_is_known_as_such(tmp_path):
    """Else a proxy named by its IPv4 address would not be believed."""
    with served(tmp_path / "tables.sqlite", "--host", "::", "--proxy", "127.0.0.1", "--per-address", "1") as server:
        asked = [server.ask("GET", "/api/rules/en", X_Forwarded_For=f"192.0.2.{n}")[0] for n in range(15)]
        assert asked == [200] * 15


def test_a_household_shares_one_budget(tmp_path):
    with served(tmp_path / "tables.sqlite", "--proxy", "127.0.0.1", "--per-address", "1") as server:
        asked = (server.ask("GET", "/api/rules/en", X_Forwarded_For=f"2001:db8::{n:x}")[0] for n in range(1, 200))
        assert 429 in asked  # sooner or later, as a slow machine gives the budget time to grow again
        assert server.ask("GET", "/api/rules/en", X_Forwarded_For="2001:db8:0:1::1")[0] == 200
