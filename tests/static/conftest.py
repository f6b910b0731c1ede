"""What the tests of the static edition share: a plain file server, and visitors as the tests of the page have them."""

from collections.abc import Callable, Iterator

import pytest

from tests.page.conftest import browser, visitor  # noqa: F401  # fixtures
from tests.page.watched import Come
from tests.static.serving import BUILT, Server
from tests.static.static_page import StaticPage


@pytest.fixture
def server() -> Iterator[Server]:
    assert BUILT.is_dir(), "The static edition is built by `make static`."
    running = Server()
    yield running
    running.stop()


@pytest.fixture
def come(server: Server, visitor: Come) -> Callable[..., StaticPage]:  # noqa: F811  # the fixture
    """Somebody opens the game for the first time."""

    def open_page(**how: object) -> StaticPage:
        return StaticPage(visitor(**how), server.address).open()

    return open_page
