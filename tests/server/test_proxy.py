"""The server behind nginx, under a path of a public address."""

import asyncio
import json
import shutil
import subprocess
from contextlib import AsyncExitStack, suppress
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from gugong.server.address import Proxies, PublicUrl
from gugong.server.errors import ListenError
from gugong.server.limits import CONNECTIONS
from tests.server.client import Served, free_port, run, served
from tests.server.nginx import NGINX, SHIPPED, Proxied, proxied
from tests.tables.visitor import Page, new_table

needs_nginx = pytest.mark.skipif(NGINX is None, reason="nginx is not installed here")
TABLE = json.dumps(new_table("person", "person", start_player=0))


@pytest.fixture(scope="module")
def behind(tmp_path_factory):
    with proxied(tmp_path_factory.mktemp("nginx")) as made:
        yield made


def new(behind: Proxied) -> dict[str, str]:
    status, text = behind.nginx.ask("POST", "/gugong/api/tables", TABLE)
    assert status == 200, text
    made = json.loads(text)
    assert isinstance(made, dict)
    return made


async def visit(made: dict[str, str], socket: ClientConnection, **fields: Any) -> Page:
    return await Page(socket).hello(made["table"], made["secret"], **fields)


# nginx.


@needs_nginx
def test_the_address_that_browsers_know_is_printed(behind):
    assert f" {behind.nginx.url}/ " in behind.server.said


@needs_nginx
def test_the_page_and_what_it_asks_for_are_under_the_prefix(behind):
    assert behind.nginx.ask("GET", "/gugong/")[0] in (200, 503)  # 503 if the page has not been built
    assert behind.nginx.ask("GET", "/gugong/no-such-file")[0] == 404
    assert behind.nginx.ask("GET", "/gugong")[0] in (301, 308)
    status, text = behind.nginx.ask("GET", "/gugong/api/rules/en")
    assert status == 200
    assert "DAY-EXCHANGE" in text


@needs_nginx
def test_a_move_is_played_through_the_proxy(behind):
    made = new(behind)

    async def talk():
        async with behind.nginx.socket() as socket:
            page = await visit(made, socket)
            assert (await page.play(page.choices[0]))["type"] == "accepted"

    run(talk())


@needs_nginx
def test_a_foreign_page_is_refused_through_the_proxy(behind):
    assert behind.nginx.ask("POST", "/gugong/api/tables", TABLE, Origin="https://evil.example")[0] == 403
    assert behind.nginx.ask("POST", "/gugong/api/tables", TABLE, Host="evil.example")[0] == 403


@needs_nginx
def test_a_restart_behind_the_proxy_loses_nothing(tmp_path):
    """The page is told to connect again, and goes on with the next move."""
    with proxied(tmp_path) as behind:
        made = new(behind)

        async def talk():
            async with behind.nginx.socket() as socket:
                page = await visit(made, socket)
                assert (await page.play(page.choices[0]))["type"] == "accepted"
                seen = page.state["seq"]
                await asyncio.to_thread(behind.stop)
                with pytest.raises(ConnectionClosed):
                    await page.until_type("nothing")
                assert socket.close_code == 1012
            assert behind.nginx.ask("GET", "/gugong/")[0] == 502
            await asyncio.to_thread(behind.start)
            async with behind.nginx.socket() as socket:
                page = await visit(made, socket, seen=seen)
                assert page.state["seq"] == seen
                assert (await page.play(page.choices[0]))["type"] == "accepted"

        run(talk())


@needs_nginx
def test_the_public_address_may_have_no_prefix(tmp_path):
    with proxied(tmp_path, prefix="") as behind:
        assert behind.nginx.ask("POST", "/api/tables", TABLE)[0] == 200


@needs_nginx
def test_the_visitors_are_counted_and_not_the_proxy(tmp_path):
    """Whoever asks too often is refused, whatever is said about other addresses, and nobody else."""
    with proxied(tmp_path, "--per-address", "1") as behind:
        rules = "/gugong/api/rules/en"
        asked = [behind.nginx.ask("GET", rules, host="127.0.0.2", X_Forwarded_For=f"192.0.2.{n}") for n in range(50)]
        assert asked[0][0] == 200
        assert 429 in {status for status, *_ in asked}
        assert behind.nginx.ask("GET", rules, host="127.0.0.3")[0] == 200


@needs_nginx
def test_the_sockets_of_a_visitor_are_limited_through_the_proxy(tmp_path):
    with proxied(tmp_path, "--per-address", "1") as behind:
        made = new(behind)

        async def talk():
            async with AsyncExitStack() as open_sockets:
                for _ in range(CONNECTIONS + 1):
                    socket = await open_sockets.enter_async_context(behind.nginx.socket("127.0.0.2"))
                    page = Page(socket)
                    with suppress(ConnectionClosed):  # it may be closed before anything is said
                        await page.hello(made["table"], made["secret"])
                    if page.state is None:
                        break
                while page.problem is None:
                    await page.hear()
                assert "Too many at once" in page.problem["words"]
                await socket.wait_closed()
                assert socket.close_code == 1013
                other = await open_sockets.enter_async_context(behind.nginx.socket("127.0.0.3"))
                assert (await visit(made, other)).choices

        run(talk())


@pytest.mark.skipif(shutil.which("caddy") is None, reason="Caddy is not installed here")
def test_caddy_understands_its_file():
    file = SHIPPED.with_name("Caddyfile")
    subprocess.run(["caddy", "validate", "--config", file, "--adapter", "caddyfile"], check=True, capture_output=True)


# Without one.


def test_who_is_no_proxy_is_not_believed_for_whom_it_asks(tmp_path):
    """Else every request could come from an address of its own."""
    with served(tmp_path / "tables.sqlite", "--per-address", "1") as server:
        asked = (server.ask("GET", "/api/rules/en", X_Forwarded_For=f"192.0.2.{n}")[0] for n in range(200))
        assert 429 in asked  # sooner or later, as a slow machine gives the budget time to grow again


@pytest.fixture(scope="module")
def public(tmp_path_factory):
    """A server with a public address, asked without the proxy between."""
    options = ("--public-url", "https://games.example.org/gugong", "--proxy", "127.0.0.1")
    server = Served(tmp_path_factory.mktemp("public") / "tables.sqlite", free_port(), *options)
    yield server
    assert server.stop() == ""


@pytest.mark.parametrize(
    ("host", "origin", "answer"),
    [
        ("games.example.org", "https://games.example.org", 200),
        ("GAMES.example.org", "https://games.example.org", 200),
        ("127.0.0.1", "https://games.example.org", 200),  # a proxy that puts its own name for the host
        ("localhost", None, 200),  # a health check
        ("games.example.org", "https://evil.example", 403),
        ("127.0.0.1", "https://evil.example", 403),
        ("evil.example", None, 403),
        ("evil.example", "https://games.example.org", 403),
        ("games.example.org:8080", None, 403),
        ("games.example.org.evil.example", None, 403),
    ],
)
def test_the_public_host_and_this_machine_are_known(public, host, origin, answer):
    headers = {"Host": host} | ({"Origin": origin} if origin else {})
    assert public.ask("POST", "/gugong/api/tables", TABLE, **headers)[0] == answer


def test_a_proxy_may_take_the_prefix_away(public):
    assert public.ask("GET", "/api/rules/en")[0] == public.ask("GET", "/gugong/api/rules/en")[0] == 200
    assert public.ask("GET", "/gugong/healthz")[0] == 200
    assert public.headers("/gugong")["location"] == "/gugong/"
    assert public.ask("GET", "/gugongs/api/rules/en")[0] == 404


def test_behind_a_proxy_no_other_port_will_do(public, tmp_path):
    options = ("--public-url", "https://games.example.org/")
    other = Served(tmp_path / "tables.sqlite", public.port, *options)
    assert f"The port {public.port} is taken" in other.errors()


@pytest.mark.parametrize(
    ("text", "origin", "prefix"),
    [
        ("https://games.example.org", "https://games.example.org", ""),
        ("https://games.example.org/", "https://games.example.org", ""),
        ("https://Games.Example.org:443/gugong/", "https://games.example.org", "/gugong"),
        ("http://192.0.2.1:8080/a/b", "http://192.0.2.1:8080", "/a/b"),
        ("https://[2001:db8::1]/gugong", "https://[2001:db8::1]", "/gugong"),
    ],
)
def test_a_public_address_has_an_origin_and_a_prefix(text, origin, prefix):
    assert PublicUrl.read(text) == (origin, prefix)


NO_ADDRESSES = (
    *(
        "",
        "games.example.org",
        "ftp://a.org",
        "https://",
        "https:///x",
        "https://[",
        "https://a b/",
        "https://a.org/?x",
    ),
    *("https://me@a.org/", "https://a.org/a//b", "https://a:b/"),
)


@pytest.mark.parametrize("text", NO_ADDRESSES)
def test_what_is_no_address_is_said_to_be_none(text):
    with pytest.raises(ListenError, match="is no address such as"):
        PublicUrl.read(text)


def test_proxies_are_addresses_or_networks():
    proxies = Proxies(["127.0.0.1", "10.0.0.0/8", "fd00::/8"])
    known = ("127.0.0.1", "10.1.2.3", "fd00::1", "127.0.0.2", "11.0.0.1", "::1", "", "proxy")
    assert [address in proxies for address in known] == [True] * 3 + [False] * 5
    with pytest.raises(ListenError, match="is no address or network"):
        Proxies(["proxy.example.org"])
