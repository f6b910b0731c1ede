"""Two people with a browser each."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.page.relay import Relay
from tests.page.serving import Made, Server, played
from tests.page.table_page import TablePage
from tests.page.watched import Come

NO_LINE = "WebSocket connection"  # what a browser says of a cut line
LOST = "The connection is lost"


@pytest.fixture
def relay(server: Server) -> Iterator[Relay]:
    line = Relay(server.port)
    yield line
    line.close()


def two_people(server: Server, game_moves: int) -> Made:
    return server.resume(played(2, game_moves, seed=3), "person", "open")


def play_in_turn(one: TablePage, other: TablePage, chance: Random, moves: int) -> None:
    """Whoever is asked plays; both see every move."""
    for _ in range(moves):
        if one.over() or other.over():
            return
        asked, waits = (one, other) if one.is_asked() else (other, one)
        asked.play_any(chance)
        waits.see(asked.situation().seq)


def test_a_game_by_link_with_one_connection_cut_and_resumed(server: Server, visitor: Come, relay: Relay):
    made = two_people(server, 60)
    host = TablePage(visitor()).open(made.host)
    guest = TablePage(visitor(expecting=NO_LINE)).open(relay.address(made.links["1"]))
    chance = Random(5)
    play_in_turn(host, guest, chance, 4)
    guest.page.wait_for_load_state("networkidle")
    relay.cut()
    expect(guest.page.get_by_text(LOST)).to_be_visible()
    while host.is_asked():
        host.play_any(chance)
    relay.mend()
    expect(guest.page.get_by_text(LOST)).to_be_hidden()
    guest.see(host.situation().seq)
    play_in_turn(host, guest, chance, 200)
    expect(host.ending).to_be_visible()
    expect(guest.ending).to_be_visible()
    assert host.ending.locator("ol").inner_text() == guest.ending.locator("ol").inner_text()


def test_nothing_is_chosen_while_the_line_is_down(server: Server, visitor: Come, relay: Relay):
    table = TablePage(visitor(expecting=NO_LINE)).open(relay.address(server.make("person", "open").host))
    before = table.situation()
    table.page.wait_for_load_state("networkidle")  # what is loaded on demand has come
    relay.cut()
    expect(table.page.get_by_text(LOST)).to_be_visible()
    assert table.situation().lit == []
    relay.mend()
    expect(table.page.get_by_text(LOST)).to_be_hidden()
    assert table.situation().lit == before.lit
    table.play_any(Random(1))
    assert table.situation().seq == before.seq + 1


def test_the_server_is_restarted_and_everybody_goes_on(tmp_path: Path, visitor: Come):
    first = Server(tmp_path / "tables.sqlite")
    table = TablePage(visitor(expecting=NO_LINE)).open(first.make("person", "person").host)
    table.play_any(Random(1))
    seq = table.situation().seq
    first.stop()
    restarted = table.page.get_by_text("The server is being restarted")
    expect(restarted).to_be_visible()
    second = Server(tmp_path / "tables.sqlite", first.port)
    try:
        expect(restarted).to_be_hidden(timeout=15_000)
        table.play_any(Random(1))
        table.see(seq + 1)
    finally:
        second.stop()


def test_an_open_seat_is_taken_by_its_link(server: Server, visitor: Come):
    made = server.make("person", "open")
    host = TablePage(visitor()).open(made.host)
    host.page.get_by_role("button", name="Invite").click()
    links = host.page.get_by_role("dialog", name="Invite").get_by_role("textbox")
    expect(links).to_have_count(len(made.links))
    assert sorted(links.nth(i).input_value() for i in range(len(made.links))) == sorted(made.links.values())


def test_a_spectator_sees_the_table_and_no_hand(server: Server, visitor: Come):
    made = server.resume(played(3, 40), "person", "person", "person")
    watching = TablePage(visitor()).open(made.links["spectator"])
    expect(watching.question).not_to_be_empty()
    expect(watching.offers).to_have_count(0)
    expect(watching.page.locator('[data-target^="card:"]')).to_have_count(0)


def test_a_wrong_link_says_so(server: Server, visitor: Come):
    page = visitor()
    page.goto(f"{server.address}#/table/nowhere/nothing")
    expect(page.get_by_role("heading", name="There is no such table here")).to_be_visible()


def test_a_seat_left_to_a_bot_is_played_by_it(server: Server, visitor: Come):
    made = server.resume(played(2, 10), "person", "open")
    host, guest = TablePage(visitor()).open(made.host), TablePage(visitor()).open(made.links["1"])
    seq = host.situation().seq
    asked, stays = (host, guest) if host.is_asked() else (guest, host)
    asked.page.get_by_role("button", name="Menu").click()
    asked.page.get_by_label("Hand your seat to").select_option("gardener")
    asked.page.get_by_role("button", name="Leave").click()
    asked.page.get_by_role("button", name="Leave").click()
    stays.see(seq + 1)
