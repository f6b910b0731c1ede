"""The line to the server: closed for good, for a restart or for want of room, and laid through a proxy."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.page.relay import Relay
from tests.page.serving import Server
from tests.page.table_page import TablePage
from tests.page.watched import Come

# Collects everything the page says about its connection, however briefly.
LISTEN = """() => {
    window.said = [];
    const look = () => {
        for (const status of document.querySelectorAll("[role=status]")) window.said.push(status.innerText);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


class Line:
    """The WebSockets of a page, which the test closes as a server would."""

    def __init__(self, page: Page) -> None:
        self.opened: list[WebSocketRoute] = []
        self.refuses = 0  # the code with which new ones are closed
        page.route_web_socket("**/ws", self._open)

    def _open(self, line: WebSocketRoute) -> None:
        self.opened.append(line)
        if self.refuses:
            line.close(code=self.refuses)
        else:
            line.connect_to_server()

    def close(self, code: int) -> None:
        self.opened[-1].close(code=code)


def table(server: Server, page: Page) -> tuple[TablePage, Line]:
    line = Line(page)
    return TablePage(page).open(server.make("person", "person").host), line


def test_a_server_that_closes_for_good_is_asked_again_only_by_the_player(server: Server, visitor: Come):
    at, line = table(server, visitor())
    line.close(1008)
    expect(at.page.get_by_role("status").filter(has_text="The server has closed the connection")).to_be_visible()
    assert len(line.opened) == 1
    at.page.get_by_role("button", name="Connect again").click()
    expect(at.page.get_by_text("The server has closed the connection")).to_be_hidden()
    assert len(line.opened) == 2


def test_a_restart_passes_without_a_word(server: Server, visitor: Come):
    at, line = table(server, visitor())
    at.page.evaluate(LISTEN)
    line.close(1012)
    at.page.wait_for_timeout(1000)
    expect(at.page.locator("main[data-seq]")).to_be_visible()
    assert len(line.opened) == 2
    assert [words for words in at.page.evaluate("said") if "connection" in words or "restart" in words] == []


def test_nothing_can_be_chosen_while_there_is_no_connection(server: Server, visitor: Come):
    at, line = table(server, visitor(expecting="WebSocket"))
    line.refuses = 1011
    line.close(1011)
    expect(at.ask.get_by_text("Nothing can be chosen until the connection is back.")).to_be_visible()
    expect(at.offers.first).to_be_disabled()
    assert at.situation().lit == []
    line.refuses = 0
    expect(at.offers.first).to_be_enabled()
    assert at.situation().lit != []


def test_a_full_server_is_told(server: Server, visitor: Come):
    page = visitor()
    line = Line(page)
    line.refuses = 1013
    page.goto(server.make("person", "person").host)
    expect(page.get_by_role("status").filter(has_text="too many visitors")).to_be_visible()
    assert len(line.opened) == 1


@pytest.fixture
def proxy(server: Server) -> Iterator[Relay]:
    line = Relay(server.port, "/games/gugong")
    yield line
    line.close()


def test_the_whole_page_works_under_a_path_of_a_proxy(server: Server, proxy: Relay, visitor: Come):
    page = visitor()
    page.goto(proxy.address(server.address))
    page.get_by_role("button", name="Play against Meng").click()
    TablePage(page).wait_for_own_turn()
    page.get_by_role("button", name="Invite").click()
    link = page.get_by_role("textbox", name="Spectators").input_value()
    assert link.startswith(proxy.address(server.address))
    TablePage(visitor()).open(link)
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", level=3).first).to_be_attached()
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("listitem").first).to_contain_text("It is your move")


def test_a_proxy_without_a_server_is_told_in_words(server: Server, visitor: Come):
    page = visitor(expecting="502")
    page.goto(server.address)
    page.route("**/api/tables", lambda route: route.fulfill(status=502, body="<h1>502 Bad Gateway</h1><hr>nginx"))
    page.get_by_role("button", name="Play against Meng").click()
    expect(page.get_by_role("alert")).to_have_text("The server is busy or being restarted: try again in a moment.")
