"""Small and quick to load."""

import gzip
from urllib.parse import urlsplit

from playwright.sync_api import Response

from tests.page.serving import Server
from tests.page.watched import Come

MOST = 150_000  # bytes of the first load, gzipped; the art is drawn by the program and is in it


def test_the_first_load_is_small(server: Server, visitor: Come):
    page = visitor()
    loaded: list[Response] = []
    page.on("response", lambda answer: loaded.append(answer))  # noqa: PLW0108  # Playwright wants a function of Python
    page.goto(server.address)
    page.locator("main").wait_for()
    page.wait_for_load_state("networkidle")
    weights = {urlsplit(answer.url).path: len(gzip.compress(answer.body())) for answer in loaded}
    assert 0 < sum(weights.values()) < MOST, weights


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
