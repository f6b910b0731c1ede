"""Seats: taken by a link, kept by the browser, given up and handed on."""

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.page.serving import Made, Server, played
from tests.page.table_page import TablePage
from tests.page.watched import Come

OWN_CARDS = '[data-target^="card:"]'


def two_people(server: Server) -> Made:
    return server.resume(played(2, 10), "person", "open")


def expect_seated(page: Page) -> None:
    expect(page.locator(OWN_CARDS).first).to_be_visible()


def expect_no_table(page: Page, why: str) -> None:
    expect(page.get_by_role("heading", name="There is no such table here")).to_be_visible()
    expect(page.get_by_text(why)).to_be_visible()


def secret_of(address: str) -> str:
    return address.rpartition("/")[2]


def leave(page: Page, to: str = "") -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Hand your seat to").select_option(to)
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Leave").click()


def invitation(page: Page) -> str:
    """The link that the host has for the only open seat."""
    page.get_by_role("button", name="Invite").click()
    dialog = page.get_by_role("dialog", name="Invite")
    found = dialog.get_by_role("textbox", name="’s seat").input_value()
    page.keyboard.press("Escape")
    return found


# Taken by a link


def test_a_link_to_a_seat_works_once(server: Server, visitor: Come):
    made = two_people(server)
    expect_seated(TablePage(visitor()).open(made.links["1"]).page)
    late = visitor()
    late.goto(made.links["1"])
    expect_no_table(late, "has been used already")


def test_the_address_of_whoever_plays_opens_nothing_for_others(server: Server, visitor: Come):
    made = two_people(server)
    for link in (made.host, made.links["1"]):
        page = TablePage(visitor()).open(link).page
        expect(page).to_have_url(link.rpartition("/")[0])
        other = visitor()
        other.goto(page.url)
        expect_no_table(other, "use the link you were given")


def test_the_address_of_a_spectator_can_be_handed_on(server: Server, visitor: Come):
    page = TablePage(visitor()).open(two_people(server).links["spectator"]).page
    TablePage(visitor()).open(page.url)


def test_a_reload_keeps_the_seat(server: Server, visitor: Come):
    page = TablePage(visitor()).open(two_people(server).links["1"]).page
    page.reload()
    expect_seated(page)


def test_a_second_tab_has_the_same_seat(server: Server, visitor: Come):
    made = two_people(server)
    first = TablePage(visitor()).open(made.links["1"]).page
    for address in (first.url, made.links["1"]):
        second = first.context.new_page()
        second.goto(address)
        expect_seated(second)


def test_the_list_of_tables_opens_the_seat(server: Server, visitor: Come):
    page = TablePage(visitor()).open(two_people(server).links["1"]).page
    page.goto(server.address)
    page.get_by_role("listitem").get_by_role("link").click()
    expect_seated(page)


def test_a_look_as_a_spectator_does_not_cost_the_seat(server: Server, visitor: Come):
    made = two_people(server)
    page = TablePage(visitor()).open(made.links["1"]).page
    page.goto(made.links["spectator"])
    expect(page.locator(OWN_CARDS)).to_have_count(0)
    page.get_by_role("link", name="Home").click()
    page.get_by_role("listitem").get_by_role("link").click()
    expect_seated(page)


def test_two_seats_in_two_tabs_of_one_browser_stay_apart(server: Server, visitor: Come):
    made = two_people(server)
    host = TablePage(visitor()).open(made.host)
    guest = TablePage(host.page.context.new_page()).open(made.links["1"])
    hands = host.hand(), guest.hand()
    for table in (host, guest):
        table.page.get_by_role("link", name="Home").click()
        table.page.go_back()
        expect_seated(table.page)
        table.page.reload()
        expect_seated(table.page)
    assert (host.hand(), guest.hand()) == hands
    assert hands[0] != hands[1]


def lose_the_first_answer(page: Page) -> None:
    """The server gets the first hello, and the page no answer to it."""
    lines: list[WebSocketRoute] = []

    def opened(line: WebSocketRoute) -> None:
        lines.append(line)
        server = line.connect_to_server()
        if len(lines) == 1:
            server.on_message(lambda _: line.close(code=1011))

    page.route_web_socket("**/ws", opened)


def test_a_lost_answer_to_the_first_hello_does_not_lose_the_seat(server: Server, visitor: Come):
    page = visitor()
    lose_the_first_answer(page)
    expect_seated(TablePage(page).open(two_people(server).links["1"]).page)


def test_a_page_closed_before_the_first_answer_does_not_lose_the_seat(server: Server, visitor: Come):
    made = two_people(server)
    page = visitor()
    with page.expect_event("websocket"):
        page.route_web_socket("**/ws", lambda line: line.connect_to_server().on_message(lambda _: page.close()))
        page.goto(made.links["1"], wait_until="commit")
    page.wait_for_event("close")
    again = page.context.new_page()
    again.goto(made.links["1"])
    expect_seated(again)


def test_a_seat_goes_on_at_another_device_by_a_link_of_its_own(server: Server, visitor: Come):
    page = TablePage(visitor()).open(two_people(server).links["1"]).page
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Go on from another device").click()
    link = page.get_by_role("textbox", name="keep it to yourself").input_value()
    expect_seated(TablePage(visitor()).open(link).page)


# Two pages at one seat


def test_the_owner_is_told_of_a_second_page_at_the_seat(server: Server, visitor: Come):
    page = TablePage(visitor()).open(two_people(server).links["1"]).page
    second = page.context.new_page()
    second.goto(page.url)
    notice = page.get_by_role("status").filter(has_text="Your seat is open on 2 pages")
    expect(notice).to_be_visible()
    second.close()
    expect(notice).to_have_count(0)


# Given up and handed on


def test_leaving_is_confirmed_with_what_it_means(server: Server, visitor: Come):
    page = TablePage(visitor()).open(two_people(server).links["1"]).page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave").click()
    expect(page.get_by_text("you will need a new link from the host")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Back", exact=True).click()
    page.keyboard.press("Escape")
    expect_seated(page)


def test_whoever_left_is_told_and_watches(server: Server, visitor: Come):
    page = TablePage(visitor()).open(two_people(server).links["1"]).page
    leave(page)
    told = page.get_by_role("alert").filter(has_text="you no longer play it")
    expect(told).to_be_visible()
    expect(page.locator(OWN_CARDS)).to_have_count(0)
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    page.reload()
    page.locator("main[data-seq]").wait_for()
    expect(page.locator(OWN_CARDS)).to_have_count(0)


def test_a_seat_left_is_taken_by_a_new_link_only(server: Server, visitor: Come):
    made = two_people(server)
    host, guest = TablePage(visitor()).open(made.host).page, TablePage(visitor()).open(made.links["1"]).page
    leave(guest)
    expect(guest.get_by_role("alert").filter(has_text="no longer")).to_be_visible()
    link = invitation(host)
    assert secret_of(link) != secret_of(made.links["1"])
    expect_seated(TablePage(visitor()).open(link).page)


def test_the_host_comes_back_to_a_seat_by_its_new_link(server: Server, visitor: Come):
    page = TablePage(visitor()).open(two_people(server).host).page
    leave(page, "gardener")
    expect(page.locator(OWN_CARDS)).to_have_count(0)
    page.get_by_role("button", name="Invite").click()
    link = page.get_by_role("textbox", name="’s seat").first.input_value()
    expect_seated(TablePage(visitor()).open(link).page)


def test_the_host_hands_on_the_seat_of_somebody_who_is_away(server: Server, visitor: Come):
    made = two_people(server)
    host = TablePage(visitor()).open(made.host).page
    guest = TablePage(visitor()).open(made.links["1"]).page
    seat = guest.url
    guest.goto("about:blank")
    host.get_by_role("button", name="Invite").click()
    dialog = host.get_by_role("dialog", name="Invite")
    dialog.get_by_label("is away").select_option("")
    dialog.get_by_role("button", name="Hand it over").click()
    expect(dialog.get_by_role("alert")).to_contain_text("only with a new link")
    dialog.get_by_role("button", name="Hand it over").click()
    link = dialog.get_by_role("textbox", name="’s seat")
    expect(link).to_be_visible()
    expect_seated(TablePage(visitor()).open(link.input_value()).page)
    guest.goto(seat)
    expect_no_table(guest, "its seat was given up")


def test_the_seat_of_somebody_at_the_table_is_not_handed_on(server: Server, visitor: Come):
    made = two_people(server)
    host = TablePage(visitor()).open(made.host).page
    TablePage(visitor()).open(made.links["1"])
    host.get_by_role("button", name="Invite").click()
    dialog = host.get_by_role("dialog", name="Invite")
    expect(dialog.get_by_role("textbox")).to_have_count(1)  # that of the spectators: the seat is taken
    expect(dialog.get_by_role("button", name="Hand it over")).to_have_count(0)


def test_what_a_host_may_do_is_told_to_host_and_guest(server: Server, visitor: Come):
    made = server.make("person", "open", seed=None)
    host, guest = TablePage(visitor()).open(made.host).page, TablePage(visitor()).open(made.links["1"]).page
    host.get_by_role("button", name="Invite").click()
    expect(host.get_by_role("dialog")).to_contain_text("You cannot see the others’ hands or the deal")
    guest.get_by_role("button", name="Menu").click()
    expect(guest.get_by_role("dialog")).to_contain_text("The host cannot see the others’ hands or the deal")


# The deal


def test_a_chosen_deal_is_told_to_guests_until_they_have_read_it(server: Server, visitor: Come):
    made = server.make("person", "open", seed=1)
    guest = TablePage(visitor()).open(made.links["1"]).page
    told = guest.get_by_role("status").filter(has_text="they may know every card")
    told.get_by_role("button", name="Close").click()
    guest.reload()
    expect_seated(guest)
    expect(told).to_have_count(0)
    guest.get_by_role("button", name="Menu").click()
    expect(guest.get_by_role("dialog")).to_contain_text("they may know every card")
    expect(guest.get_by_role("dialog")).not_to_contain_text("cannot see")


def test_a_deal_by_chance_is_known_to_nobody_at_the_table(server: Server, visitor: Come):
    page = TablePage(visitor()).open(server.make("person", "open", seed=None).host).page
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_contain_text("nobody at the table can choose it")


def test_choosing_a_deal_says_what_it_means(server: Server, visitor: Come):
    page = visitor()
    page.goto(f"{server.address}#/new")
    page.get_by_text("More").click()
    seed = page.get_by_label("Seed of a known deal")
    expect(seed).to_have_accessible_description(re.compile("the table tells everybody"))
    seed.fill("7" * 64)
    page.get_by_role("button", name="Begin").click()
    TablePage(page).wait_for_own_turn()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_contain_text("they may know every card")


def test_a_record_is_offered_only_when_the_game_is_over(server: Server, visitor: Come):
    page = visitor()
    for moves, offered in ((30, 0), (10_000, 1)):
        TablePage(page).open(server.resume(played(2, moves), "person", "person").host)
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Menu").click()
        saving = page.get_by_role("dialog", name="Menu").get_by_role("button", name="Save to a file")
        expect(saving).to_have_count(offered)
