"""Messages and heads of requests that are long or odd, but not too long to be read."""

import asyncio
import json
import socket
from collections import Counter

from tests.attacks.figures import Counts
from tests.attacks.server import Besieged, new_address
from tests.tables.visitor import Page

LENGTHS = (0, 64, 65, 999, 1000, 1001, 5000, 15_000)
LETTERS = ("x", "é", "\u202e", "{", '"', "\\", "\x00", "😀")

HOSTS = ("[", "[::1", "]", "[::1]:x", ":", ":::", "127.0.0.1:99999", "127.0.0.1:-1", "", " ", "a" * 5000, "é", "%00",
         "127.0.0.1:", "http://[", "127.0.0.1, 127.0.0.1", "@", "[v1.x]", "localhost:80:80", "\t",
         "127.0.0.1#", "?")  # fmt: skip
REQUESTS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PATCH", "NONSENSE", "get")
PATHS = ("/", "/api/tables", "/api/nothing", "/ws", "/healthz", "/%", "/%zz", "/%00", "//", "/..", "/api/../api/mine",
         "/api/tables/%2e%2e/record", "*", "http://[", "http://127.0.0.1/", "/" + "a" * 6000, "/?" + "&" * 3000,
         "/api/rules/%ff", "/api/rules/" + "x" * 2000, "/assets/" + "../" * 500)  # fmt: skip


def long_answers(server: Besieged) -> Counts:
    """Every text that a page may send, in many lengths: what was answered, by code."""
    return asyncio.run(_long_answers(server))


async def _long_answers(server: Besieged) -> Counts:
    visitor, counts = server.visitor(), Counter[str]()
    made = await asyncio.to_thread(visitor.table, "person", "person")
    for letter in LETTERS:
        visitor = server.visitor()
        async with visitor.connect() as one:
            page = await Page(one).hello(made["table"], made["secret"])
            for text in (letter * (length // len(json.dumps(letter)[1:-1])) for length in LENGTHS):
                counts += await _said(page, text)
    return counts


async def _said(page: Page, text: str) -> Counts:
    """Whatever can hold a text."""
    counts = Counter[str]()
    for kind, fields in (
        ("play", {"id": text, "seq": 0, "move": "x"}),
        ("play", {"id": "x", "seq": 0, "move": text}),
        ("undo", {"id": text, "seq": 0}),
        ("preview", {"ask": 1, "move": text}),
        ("why", {"ask": 1, "move": text}),
        ("why", {"ask": 1, "targets": [text]}),
        ("describe", {"ask": 1, "thing": text}),
        ("describe", {"ask": 1, "thing": f"card:{text}"}),
        ("name-things", {"ask": 1, "things": [f"city:{text}"]}),
        ("why", {"ask": 1, "targets": [text[:10]] * 200}),
        ("speak", {"language": text}),
        ("leave", {"level": text}),
        (text, {"ask": 1}),
    ):
        await page.say(kind, **fields)
        answer = await page.until_type("refused", "problem", "explained", "previewed", "accepted")
        counts[answer.get("code", answer["type"])] += 1
    return counts


def odd_heads(server: Besieged) -> Counts:
    """Requests with any Host, Origin, method and path: the statuses of the answers, "closed" for none."""
    counts = Counter[str]()
    own = f"127.0.0.1:{server.port}"
    for host in HOSTS:
        counts += _answers(server, f"GET / HTTP/1.1\r\nHost: {host}\r\n")
        counts += _answers(server, f"GET / HTTP/1.1\r\nHost: {own}\r\nOrigin: http://{host}\r\n")
        counts += _answers(server, f"GET / HTTP/1.1\r\nHost: {own}\r\nOrigin: {host}\r\n")
        counts += _answers(server, f"GET / HTTP/1.1\r\nHost: {own}\r\nHost: {host}\r\n")
        counts += _answers(server, f"GET / HTTP/1.1\r\nHost: {own}\r\nX-Forwarded-For: {host}\r\n")
        counts += _answers(server, f"GET / HTTP/1.1\r\nHost: {own}\r\nAccept-Language: {host}\r\n")
        counts += _answers(server, f"GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n")
    for method in REQUESTS:
        for path in PATHS:
            counts += _answers(server, f"{method} {path} HTTP/1.1\r\nHost: {own}\r\n")
    return counts


def _answers(server: Besieged, head: str) -> Counts:
    with socket.create_connection(("127.0.0.1", server.port), 10, (new_address(), 0)) as one:
        one.sendall((head + "Connection: close\r\n\r\n").encode())
        try:
            answer = one.recv(4096)
        except ConnectionError:
            answer = b""
    return Counter([answer[9:12].decode() if answer else "closed"])
