"""Newer versions are taken over between games, and games of older versions go on."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.page.watched import Come
from tests.static.serving import BUILT, Server
from tests.static.static_page import StaticPage

Opening = Callable[..., StaticPage]
OLD = Path(__file__).parent / "data" / "rules-1.json"  # see the README beside it
WRITE = """([version, stores]) => new Promise((done, failed) => {
    const asked = indexedDB.open("gugong", version);
    asked.onupgradeneeded = () => Object.keys(stores).forEach(name => asked.result.createObjectStore(name));
    asked.onerror = failed;
    asked.onsuccess = () => {
        const writing = asked.result.transaction(Object.keys(stores), "readwrite");
        for (const [name, rows] of Object.entries(stores)) {
            for (const [key, value] of rows) writing.objectStore(name).put(value, key);
        }
        writing.oncomplete = () => { asked.result.close(); done() };
    };
})"""
OTHER_RULES = """() => new Promise((done, failed) => {
    const asked = indexedDB.open("gugong");
    asked.onsuccess = () => {
        const writing = asked.result.transaction(["tables", "snapshots", "standings"], "readwrite");
        for (const [name, change] of [
            ["tables", row => { row.record.rules = "0" }],
            ["snapshots", row => { row.rules = "0" }],
            ["standings", row => { row.rules = "0" }],
        ]) {
            writing.objectStore(name).openCursor().onsuccess = ({ target }) => {
                const cursor = target.result;
                if (!cursor) return;
                change(cursor.value);
                cursor.update(cursor.value);
                cursor.continue();
            };
        }
        writing.oncomplete = () => { asked.result.close(); done() };
    };
})"""

WAITING = "() => navigator.serviceWorker.getRegistration().then(found => found.waiting !== null)"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(BUILT, tmp_path / "static"))


@pytest.fixture
def copied(folder: Path) -> Iterator[Server]:
    running = Server(folder)
    yield running
    running.stop()


def publish(folder: Path) -> None:
    """Another version, which can be told from this one by its title."""
    page, worker = folder / "index.html", folder / "service-worker.js"
    page.write_text(page.read_text().replace("<title>", "<title>New "))
    worker.write_text(worker.read_text().replace('"gugong-', '"gugong-new-'))


def test_a_newer_version_is_announced_and_taken_over_between_games(copied: Server, folder: Path, visitor: Come):
    visit = StaticPage(visitor(), copied.address).open()
    visit.begin("person")
    publish(folder)
    visit.reload().at_table()
    visit.page.wait_for_function(WAITING)
    expect(visit.told).not_to_contain_text("newer version")
    sent = sum(copied.sent.values())
    visit.home()
    expect(visit.told).to_contain_text("A newer version is ready")
    visit.page.get_by_role("button", name="Use it now").click()
    visit.page.wait_for_function("() => document.documentElement.innerHTML.includes('<title>New ')")
    visit.wait("ready")
    assert sum(copied.sent.values()) < sent + 100_000  # what is the same is not fetched again
    visit.page.locator("main ul li a").click()
    visit.at_table().play_any(Random(1))


def stored(page: Page, address: str) -> None:
    """Put the old database into the browser before the game is opened in it."""
    page.route("**/*", lambda route: route.fulfill(body="<p>nothing", content_type="text/html"))
    page.goto(address)
    page.evaluate(WRITE, [1, json.loads(OLD.read_text())])
    page.unroute("**/*")
    page.goto(f"{address}?")


def test_an_old_database_is_opened_and_its_games_go_on(server: Server, visitor: Come):
    visit = StaticPage(visitor(), server.address)
    stored(visit.page, server.address)
    visit.wait("ready")
    games = visit.page.locator("main ul li")
    expect(games).to_have_count(3)
    running = games.filter(has_text="It is your move").first
    running.get_by_role("link").click()
    table = visit.at_table()
    seq = table.wait_for_own_turn().seq
    assert seq > 10
    table.play_any(Random(1))
    visit.reload().at_table()
    assert table.situation().seq > seq


def test_a_game_of_rules_that_are_gone_goes_on_from_its_snapshot(come: Opening):
    visit = come(expecting="goes on from its snapshot")
    table = visit.begin("person")
    for _ in range(4):
        table.play_any(Random(1))
    visit.page.evaluate(OTHER_RULES)
    visit.reload()
    table = visit.at_table()
    table.open_log()
    expect(table.log).to_contain_text("The rules have changed")
    visit.page.keyboard.press("Escape")
    table.play_any(Random(1))
