"""What the tests of the page share: one server and one browser each, and pages that are watched."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.browsing import chromium
from tests.page.lesson_page import LessonPage
from tests.page.serving import Server
from tests.page.watched import Come, Watch

PATIENCE = 20_000  # milliseconds: machines that test are busy
# Pages without an address have no storage.
PACE = "if (location.host) localStorage['gugong-preferences'] ??= JSON.stringify({pace: '%s'})"
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("tables") / "tables.sqlite")
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as opened:
        yield opened


@pytest.fixture
def visitor(browser: Browser) -> Iterator[Come]:
    """A new visitor with a browser of their own; whatever goes wrong on the page fails the test."""
    watch = Watch()
    contexts = []

    def come(expecting: str = "", pace: str = "at-once", **how: object) -> Page:
        """Most have no time to watch the others' turns."""
        usual = {"viewport": {"width": 1280, "height": 720}, "locale": "en-GB", "reduced_motion": "reduce"}
        context = browser.new_context(**{**usual, **how})  # type: ignore[arg-type]  # one of many keywords
        context.set_default_timeout(PATIENCE)
        context.add_init_script(PACE % pace)
        contexts.append(context)
        page = context.new_page()
        watch.over(page, expecting)
        return page

    yield come
    for context in contexts:
        context.close()
    assert watch.trouble == []


@pytest.fixture
def begin(server: Server, visitor: Come) -> Callable[..., LessonPage]:
    """A visitor begins this lesson."""

    def begun(name: str, **how: object) -> LessonPage:
        return LessonPage(visitor(**how)).begin(server.address, name)

    return begun
