"""Requests that no browser sends: each gets the right status, and none upsets the server."""

import socket

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gugong.server.address import host_name
from gugong.server.security import known_host

FEW = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
UPGRADE = (
    b"Connection: Upgrade",
    b"Upgrade: websocket",
    b"Sec-WebSocket-Version: 13",
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
)


def latin(text: str) -> bytes:
    return text.encode("latin-1")


# What a header may hold at all; the rest is refused by the HTTP parser.
VALUES = st.one_of(
    st.text(st.characters(codec="latin-1", exclude_categories=["Cc"]), max_size=30).map(
        lambda text: text.encode("latin-1")
    ),
    st.text("[]:%@/?#.-0123456789abcflx", max_size=20).map(latin),
    st.builds(
        lambda name, port: f"{name}:{port}".encode(),
        st.sampled_from(["localhost", "127.0.0.1", "[::1]"]),
        st.integers(),
    ),
)


def status(server, method, path, *headers):
    """Of the answer to these very bytes."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as connection:
        connection.sendall(b"\r\n".join([b"%s %s HTTP/1.1" % (method, path), *headers, b"", b""]))
        answer = b""
        while b"\r\n" not in answer:
            read = connection.recv(4096)
            if not read:
                return 0
            answer += read
    return int(answer.split(b" ", 2)[1])


BAD_HOSTS = (
    *(b"", b"[", b"]", b"[]", b"[::1", b"::1", b"[::1]x", b"[1]", b"localhost:", b"localhost:x", b"localhost:99999"),
    *(b"localhost:-1", b"local host", b"localhost/", b"a@localhost", b"l\xf6calhost", b"\xff", b"localhost:\xb2"),
)
BAD_ORIGINS = (
    *(b"http://[", b"http://]", b"[", b"", b"null", b"http://", b"//localhost", b"http://localhost:x", b"\xff\xfe"),
    *(b"http://localhost:%d/", b"http://x@localhost:%d", b"ftp://localhost:%d", b"file://", b"http://localhost:%d:%d"),
)


@pytest.mark.parametrize("host", BAD_HOSTS)
def test_a_host_that_is_none_is_refused(server, host):
    assert status(server, b"GET", b"/", b"Host: " + host) == 400


def test_a_request_for_two_hosts_or_none_is_refused(server):
    own = b"Host: localhost:%d" % server.port
    assert status(server, b"GET", b"/", own, own) == 400
    assert status(server, b"GET", b"/") == 400


@pytest.mark.parametrize("origin", BAD_ORIGINS)
def test_an_origin_that_is_not_this_server_is_refused(server, origin):
    host, foreign = b"Host: localhost:%d" % server.port, b"Origin: " + origin.replace(b"%d", b"%d" % server.port)
    assert status(server, b"GET", b"/healthz", host, foreign) == 403
    assert status(server, b"GET", b"/ws", host, foreign, *UPGRADE) == 403


def test_a_request_from_two_origins_is_refused(server):
    host, origin = b"Host: localhost:%d" % server.port, b"Origin: http://localhost:%d" % server.port
    assert status(server, b"GET", b"/healthz", host, origin) == 200
    assert status(server, b"GET", b"/healthz", host, origin, b"Origin: http://evil.example") == 403
    assert status(server, b"GET", b"/healthz", host, origin, origin) == 403


@FEW
@given(host=VALUES, origin=VALUES, language=VALUES)
def test_no_header_upsets_the_server(server, host, origin, language):
    headers = (b"Host: " + host, b"Origin: " + origin, b"Accept-Language: " + language, b"X-Forwarded-For: " + host)
    assert status(server, b"GET", b"/healthz", *headers) in (200, 400, 403)
    assert status(server, b"GET", b"/ws", *headers, *UPGRADE) in (101, 400, 403)
    own = b"Host: localhost:%d" % server.port
    assert status(server, b"GET", b"/healthz", own, *headers[2:], b"X-Forwarded-Proto: " + origin) in (200, 400)


@pytest.mark.parametrize(
    ("method", "path", "answer"),
    [
        (b"HEAD", b"/api/rules/en", 200),
        (b"HEAD", b"/healthz", 200),
        (b"OPTIONS", b"/api/tables", 405),
        (b"DELETE", b"/api/tables/x/record", 405),
        (b"PUT", b"/", 405),
        (b"BREW", b"/", 405),
        (b"GET", b"/ws", 404),
        (b"GET", b"/no/such/page", 404),
        (b"GET", b"/index.html/x", 404),
        (b"GET", b"//", 404),
        (b"GET", b"/%ff%fe", 404),
        (b"GET", b"/" + b"%00" * 500, 404),
        (b"GET", b"/" + b"../" * 100 + b"etc/passwd", 404),
        (b"GET", b"/api/rules/" + b"x" * 5000, 404),
        (b"GET", b"*", 404),
        (b"POST", b"/api/tables/%2e%2e/record", 400),
        (b"GET", b"/" + b"x" * 70_000, 400),
        (b"GET", b"/\xc3\xa9", 400),
        (b"G T", b"/", 400),
    ],
)
def test_odd_requests_have_their_right_answers(server, method, path, answer):
    assert status(server, method, path, b"Host: localhost:%d" % server.port) == answer


def test_a_socket_is_opened_at_its_own_address_alone(server):
    own = b"Host: localhost:%d" % server.port
    assert status(server, b"GET", b"/ws", own, *UPGRADE) == 101
    assert status(server, b"GET", b"/other", own, *UPGRADE) == 403
    assert status(server, b"GET", b"/ws", own, *UPGRADE[:3]) == 400
    assert status(server, b"GET", b"/ws", own, b"Connection: Upgrade", b"Upgrade: h2c") == 404


@given(st.text(max_size=30))
def test_any_host_has_a_name_or_none(host):
    name = host_name(host)
    assert name is None or name
    assert known_host(host, "0.0.0.0", None) == (name is not None)


def test_text_that_is_none_closes_the_socket(server):
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as connection:
        connection.sendall(b"\r\n".join([b"GET /ws HTTP/1.1", b"Host: localhost", *UPGRADE, b"", b""]))
        assert b" 101 " in connection.recv(4096)
        connection.sendall(b"\x81\x82\x00\x00\x00\x00\xff\xfe")
        answer = b""
        while read := connection.recv(4096):
            answer += read
    assert answer.endswith(b"\x88\x02\x03\xef")  # closed with 1007
