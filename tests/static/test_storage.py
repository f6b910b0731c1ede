"""Games are kept, or the player is told why not; nothing is ever half done."""

import json
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from tests.page.table_page import TablePage
from tests.page.watched import Come
from tests.static.killable import killable
from tests.static.serving import Server
from tests.static.static_page import StaticPage

Opening = Callable[..., StaticPage]
KILLS = 4


def seq(page: Page) -> int:
    return int(page.locator("main[data-seq]").get_attribute("data-seq") or "-1")


def play_until_killed(table: TablePage, chance: Random) -> int:
    """The last move that was shown."""
    shown = seq(table.page)
    try:
        while not table.over():
            table.play_any(chance)
            shown = max(shown, seq(table.page))
    except Error:
        pass
    return shown


def test_a_browser_that_is_killed_loses_no_move_that_was_shown(server: Server, browser: Browser, tmp_path: Path):
    """Nor the way to the table, which it may not have written down yet."""
    chance = Random(5)
    with killable(browser, tmp_path) as chromium:
        visit = StaticPage(chromium.start(), server.address).open()
        visit.begin("person", "gardener", seed=5)
        address, shown = visit.page.url, 0
        for _ in range(KILLS):
            visit.table.play_any(chance)
            visit.table.play_any(chance)
            threading.Timer(chance.uniform(0, 2), chromium.kill).start()
            shown = max(shown, play_until_killed(visit.table, chance))
            chromium.process.wait()
            visit = StaticPage(chromium.start(), server.address)
            visit.page.goto(address)
            visit.wait("ready").at_table()
            assert seq(visit.page) >= shown
        assert shown > 5


def test_a_second_window_may_take_the_games_over(come: Opening):
    first = come()
    first.begin("person")
    second = StaticPage(first.page.context.new_page(), first.address)
    second.page.goto(first.page.url)
    second.wait("elsewhere")
    expect(second.told).to_contain_text("open in another window")
    second.page.get_by_role("button", name="Play here").click()
    second.wait("ready")
    first.wait("taken")
    expect(first.told).to_contain_text("have been opened in another window")
    second.page.goto(first.page.url)
    table = second.at_table()
    table.play_any(Random(1))
    assert seq(second.page) == 1


def test_two_windows_that_know_nothing_of_each_other_store_no_move_twice(come: Opening):
    """Without the lock, as on a page that came without https."""
    unlocked = "Object.defineProperty(navigator, 'locks', { value: undefined })"
    first = come()
    first.page.context.add_init_script(unlocked)
    first.reload().begin("person", seed=7)
    second = StaticPage(first.page.context.new_page(), first.address)
    second.page.goto(first.page.url)
    second.wait("ready").at_table()
    first.table.play_any(Random(1))
    before = seq(first.page)
    second.table.play_any(Random(2))  # until something has happened: what the first window did
    assert seq(second.page) == before
    first.reload().at_table()
    assert seq(first.page) == before


REMEMBERED = 31_000  # milliseconds: for so long Chromium remembers how much room there was


def quota(page: Page, size: int | None) -> None:
    origin = page.evaluate("location.origin")
    told = {"origin": origin} if size is None else {"origin": origin, "quotaSize": size}
    page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", told)


def test_without_room_nothing_is_played_and_the_player_is_told(come: Opening):
    visit = come()
    table = visit.begin("person")
    quota(visit.page, 1)
    full = visit.page.get_by_text("no room left")
    visit.page.wait_for_timeout(REMEMBERED)
    while not full.is_visible():
        table.confirm() if table.wait_for_own_turn().asks else table.offers.first.click()
        table.settle()
    shown = seq(visit.page)
    quota(visit.page, None)
    visit.reload().at_table()
    assert seq(visit.page) == shown
    table.play_any(Random(1))
    assert seq(visit.page) > shown


def test_a_window_that_keeps_nothing_says_so(server: Server, visitor: Come):
    page = visitor(expecting="There is no database")
    page.add_init_script("indexedDB.open = () => { throw new DOMException('', 'SecurityError') }")
    visit = StaticPage(page, server.address)
    page.goto(server.address)
    visit.wait("no-storage")
    expect(visit.told).to_contain_text("keeps nothing here")
    page.get_by_role("button", name="Play against Meng").click()
    expect(page.get_by_role("alert")).to_contain_text("keeps nothing here")


def test_games_that_the_browser_has_deleted_are_told(come: Opening):
    visit = come()
    visit.begin("person")
    visit.home()
    session = visit.page.context.new_cdp_session(visit.page)
    origin = visit.page.evaluate("location.origin")
    session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "indexeddb"})
    visit.reload()
    expect(visit.told).to_contain_text("1 game is no longer here")
    visit.begin("person")
    visit.reload().at_table()
    expect(visit.told).not_to_contain_text("no longer here")


def test_a_database_of_a_newer_version_is_left_alone(server: Server, visitor: Come):
    page = visitor(expecting="VersionError")
    page.route("**/*", lambda route: route.fulfill(body="<p>nothing", content_type="text/html"))
    page.goto(server.address)
    page.evaluate("new Promise(done => { indexedDB.open('gugong', 99).onsuccess = done }).then(() => 0)")
    page.unroute("**/*")
    visit = StaticPage(page, server.address)
    page.goto(f"{server.address}?")
    visit.wait("newer")
    expect(visit.told).to_contain_text("saved by a newer version")


@pytest.fixture
def saved(come: Opening, tmp_path: Path) -> Path:
    """All games of a visitor, as a file."""
    visit = come()
    for players in (1, 2):
        table = visit.begin(*["person", "gardener"][:players], seed=players)
        for _ in range(3):
            table.play_any(Random(players))
    table.wait_for_own_turn()
    visit.home()
    with visit.page.expect_download() as download:
        visit.page.get_by_role("button", name="Save all games").click()
    download.value.save_as(tmp_path / "games.json")
    return tmp_path / "games.json"


def opened(visit: StaticPage, file: Path, says: str) -> None:
    visit.page.locator('input[type="file"]').last.set_input_files(file)
    expect(visit.page.get_by_text(says)).to_be_visible()


def test_all_games_go_into_one_file_and_back(come: Opening, saved: Path):
    visit = come()
    opened(visit, saved, "Games added: 2. Here already: 0.")
    opened(visit, saved, "Games added: 0. Here already: 2.")
    visit.reload()
    games = visit.page.locator("main ul li a")
    expect(games).to_have_count(2)
    games.first.click()
    visit.at_table()
    assert seq(visit.page) >= 3
    visit.table.play_any(Random(1))


def test_a_file_with_one_wrong_move_adds_nothing(come: Opening, saved: Path):
    games = json.loads(saved.read_text())
    games["tables"][-1]["entries"][0]["check"] = "0" * 16
    saved.write_text(json.dumps(games))
    visit = come()
    opened(visit, saved, "cannot be replayed")
    saved.write_text("{}")
    opened(visit, saved, "This is no file of saved games")
    visit.reload()
    expect(visit.page.locator("main ul li a")).to_have_count(0)
