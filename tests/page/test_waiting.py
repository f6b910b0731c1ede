"""The waiting room, and whoever comes by a link."""

import re
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from gugong.server.reach import reach
from gugong.words import LANGUAGES
from tests.page import qr
from tests.page.measure import flaws
from tests.page.serving import Server
from tests.page.table_page import TablePage
from tests.page.test_access import LOOKS, grave
from tests.page.watched import Come

MODULE = re.compile(r"M(\d+) (\d+)h1v1h-1z")
QUIET = 4


def waiting(page: Page, address: str) -> Page:
    page.goto(address)
    page.locator("[data-waiting]").wait_for()
    return page


def seat(page: Page, number: int) -> Locator:
    return page.locator(f'[data-seat="{number}"]')


def greeting(page: Page) -> Locator:
    return page.get_by_role("dialog", name="You are")


def come(page: Page, address: str, name: str) -> Page:
    page.goto(address)
    greeting(page).get_by_label("Your name").fill(name)
    greeting(page).get_by_role("button", name="Take my seat").click()
    return page


def modules(code: Locator) -> qr.Modules:
    size = int((code.get_attribute("viewBox") or "").split()[-1]) - 2 * QUIET
    path = code.locator("path").get_attribute("d") or ""
    dark = {(int(y) - QUIET, int(x) - QUIET) for x, y in MODULE.findall(path)}
    return [[(i, j) in dark for j in range(size)] for i in range(size)]


# Who has come


def test_everybody_sees_who_comes_and_the_last_one_begins_the_game(server: Server, visitor: Come):
    made = server.make("person", "open", "open", gathers=True)
    host = waiting(visitor(), made.host)
    expect(host.get_by_text("2 seats are still free.")).to_be_visible()
    friend = come(visitor(), made.links["1"], "Ben")
    expect(seat(host, 1)).to_contain_text("Ben")
    expect(seat(host, 1)).to_contain_text("connected")
    expect(seat(friend, 0)).to_contain_text("host")
    TablePage(visitor()).open(made.links["2"])
    TablePage(host).wait_for_own_turn()
    expect(friend.locator("main[data-seq]")).to_be_visible()


def test_who_goes_is_seen_and_told_politely(server: Server, visitor: Come):
    made = server.make("person", "open", "open", gathers=True)
    host = waiting(visitor(), made.host)
    friend = come(visitor(), made.links["1"], "Ben")
    expect(host.get_by_role("status").filter(has_text="Ben has come.")).to_be_attached()
    friend.close()
    expect(seat(host, 1)).to_contain_text("away")
    expect(host.get_by_role("status").filter(has_text="Ben has gone.")).to_be_attached()


def test_bots_do_not_move_before_the_host_begins(server: Server, visitor: Come):
    made = server.make("person", "random", "open", gathers=True, start_player=1)
    host = waiting(visitor(), made.host)
    host.get_by_label("Free seats are played by").select_option("gardener")
    host.get_by_role("button", name="Begin now").click()
    table = TablePage(host)
    table.wait_for_own_turn()
    table.see(1)


def test_the_host_begins_with_a_seat_left_free(server: Server, visitor: Come):
    made = server.make("person", "open", gathers=True)
    host = waiting(visitor(), made.host)
    host.get_by_label("Free seats are played by").select_option("")
    host.get_by_role("button", name="Begin now").click()
    assert TablePage(host).wait_for_own_turn().seq == 0
    TablePage(visitor()).open(made.links["1"])


def test_guests_cannot_begin(server: Server, visitor: Come):
    made = server.make("person", "open", "open", gathers=True)
    friend = come(visitor(), made.links["1"], "Ben")
    expect(friend.get_by_text("One seat is still free.")).to_be_visible()
    expect(friend.get_by_role("button", name="Begin now")).to_have_count(0)
    expect(friend.get_by_role("textbox", name="’s seat")).to_have_count(0)


def test_a_restart_of_the_server_keeps_the_waiting_room(tmp_path: Path, visitor: Come):
    first = Server(tmp_path / "tables.sqlite")
    made = first.make("person", "random", "open", "open", gathers=True, start_player=1)
    host = waiting(visitor(expecting="WebSocket connection"), made.host)
    friend = come(visitor(expecting="WebSocket connection"), made.links["2"], "Ben")
    expect(seat(host, 2)).to_contain_text("Ben")
    first.stop()
    second = Server(tmp_path / "tables.sqlite", first.port)
    try:
        for page in (host, friend):
            expect(page.get_by_text("The server is being restarted")).to_be_hidden(timeout=20_000)
        expect(seat(host, 2)).to_contain_text("Ben")
        expect(host.get_by_text("One seat is still free.")).to_be_visible()
        host.get_by_role("button", name="Begin now").click()
        for page in (host, friend):
            page.locator("main[data-seq]").wait_for()
    finally:
        second.stop()


def test_a_table_that_waits_is_listed_as_such(server: Server, visitor: Come):
    page = waiting(visitor(), server.make("person", "open", gathers=True, title="Sunday").host)
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("listitem").filter(has_text="Sunday")).to_contain_text("Waiting for players")


# Whoever comes by a link


def test_a_friend_is_told_who_they_are_and_who_invited_them(server: Server, visitor: Come):
    made = server.make("person", "open", "open", gathers=True, expert=True)
    host = waiting(visitor(), made.host)
    host.get_by_label("Your name").fill("Anna")
    host.get_by_role("button", name="Use this name").click()
    friend = visitor(viewport={"width": 390, "height": 844}, has_touch=True)
    friend.goto(made.links["1"])
    told = friend.get_by_role("dialog", name="You are Carp.")
    expect(told).to_contain_text("Anna has invited you")
    expect(told).to_contain_text("Expert setup")


def test_a_name_is_kept_for_the_next_table(server: Server, visitor: Come):
    first, second = (server.make("person", "open", "open", gathers=True) for _ in range(2))
    friend = come(visitor(), first.links["1"], "Ben")
    expect(seat(friend, 1)).to_contain_text("Ben")
    friend.goto(second.links["1"])
    expect(greeting(friend).get_by_label("Your name")).to_have_value("Ben")


def test_nobody_has_to_give_a_name(server: Server, visitor: Come):
    made = server.make("person", "open", "open", gathers=True)
    friend = visitor()
    friend.goto(made.links["2"])
    greeting(friend).wait_for()
    friend.keyboard.press("Escape")
    expect(greeting(friend)).to_have_count(0)
    expect(seat(friend, 2)).to_contain_text("Peony")


# Links


def test_a_link_that_was_used_says_so(server: Server, visitor: Come):
    made = server.make("person", "open", "open", gathers=True)
    come(visitor(), made.links["1"], "Ben")
    late = visitor()
    late.goto(made.links["1"])
    expect(late.get_by_text("has been used already")).to_be_visible()


def test_links_that_work_on_this_machine_only_are_marked(server: Server, visitor: Come):
    made = server.make("person", "open", gathers=True)
    host = waiting(visitor(), made.host)
    expect(host.get_by_role("note").filter(has_text="Only this machine")).to_contain_text("gugong serve --host 0.0.0.0")
    assert seat(host, 1).get_by_role("textbox").input_value() == made.links["1"]


@pytest.fixture
def everywhere(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "tables.sqlite", 0, "--host", "0.0.0.0")
    yield running
    running.stop()


@pytest.mark.skipif(reach("0.0.0.0", 1) is None, reason="this machine is in no network")
def test_the_code_holds_the_address_in_the_network(everywhere: Server, visitor: Come):
    made = everywhere.make("person", "open", gathers=True)
    host = waiting(visitor(), made.host)
    expect(host.get_by_text("in the same network")).to_be_visible()
    link = qr.read(modules(host.get_by_role("img", name="QR code for Carp")))
    assert link == made.links["1"].replace(everywhere.address, reach("0.0.0.0", everywhere.port) or "?")
    assert link == seat(host, 1).get_by_role("textbox").input_value()
    assert urllib.request.urlopen(link).status == 200


# On every screen


@pytest.mark.parametrize("look", LOOKS)
def test_nobody_is_kept_out(server: Server, visitor: Come, look: str):
    made = server.make("person", "open", "open", gathers=True)
    assert grave(waiting(visitor(**LOOKS[look]), made.host)) == []
    friend = visitor(**LOOKS[look])
    friend.goto(made.links["1"])
    greeting(friend).wait_for()
    assert grave(friend) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_or_too_small(server: Server, visitor: Come, language: str):
    made = server.make("person", "open", "master", gathers=True, expert=True, bonus_tokens="twelve", sail_off=True)
    page = waiting(visitor(locale=language, viewport={"width": 360, "height": 640}, has_touch=True), made.host)
    assert flaws(page, touch=True) == []
    page.set_viewport_size({"width": 1280, "height": 720})
    assert flaws(page, touch=True) == []
