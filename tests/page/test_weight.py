"""Small and quick to load."""

import gzip
from pathlib import PurePosixPath
from urllib.parse import urlsplit

from playwright.sync_api import Response

from gugong.server.site import FILES
from tests.page.serving import Server
from tests.page.watched import Come

CODE = 150_000  # bytes of the program, gzipped: page, scripts and styles; the art is drawn by it and is in it
WORDS = 20_000  # of the words of a language
TYPE = 120_000  # of the typefaces, which are compressed already
ALL = 500_000  # of everything the page is made of, in all languages


def test_the_first_load_is_small(server: Server, visitor: Come):
    page = visitor()
    loaded: list[Response] = []
    page.on("response", lambda answer: loaded.append(answer))  # noqa: PLW0108  # Playwright wants a function of Python
    page.goto(server.address)
    page.locator("main").wait_for()
    page.wait_for_load_state("networkidle")
    code, words, typefaces = 0, 0, 0
    for answer in loaded:
        weight, name = len(gzip.compress(answer.body())), PurePosixPath(urlsplit(answer.url).path).name
        if name.endswith(".woff2"):
            typefaces += weight
        elif name.startswith("en-"):
            words += weight
        else:
            code += weight
    assert 0 < code < CODE
    assert 0 < words < WORDS
    assert 0 < typefaces < TYPE


def test_the_whole_page_is_small():
    weights = {file.name: len(gzip.compress(file.read_bytes())) for file in FILES.rglob("*") if file.is_file()}
    assert 0 < sum(weights.values()) < ALL, weights


def test_scripts_and_styles_travel_compressed(server: Server, visitor: Come):
    page = visitor()
    plain: list[str] = []

    def arrived(answer: Response) -> None:
        if answer.url.endswith((".js", ".css")) and answer.header_value("content-encoding") != "gzip":
            plain.append(answer.url)

    page.on("response", arrived)
    page.goto(server.address)
    page.wait_for_load_state("networkidle")
    assert [url for url in plain if len(page.request.get(url).body()) > 1000] == []
