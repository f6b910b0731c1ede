"""From the first page to the first move, and back to a table left before."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import gugong
from gugong.bots.levels import LEVELS
from gugong.view.words import words_in
from tests.page.serving import Server, played
from tests.page.table_page import TablePage
from tests.page.watched import Come

ENGLISH = words_in("en")


def start(server: Server, visitor: Come) -> Page:
    page = visitor()
    page.goto(server.address)
    return page


def test_one_click_against_meng_and_the_next_is_a_move(server: Server, visitor: Come):
    page = start(server, visitor)
    page.get_by_role("button", name="Play against Meng").click()
    table = TablePage(page)
    assert table.wait_for_own_turn().lit


def test_one_click_against_bots(server: Server, visitor: Come):
    page = start(server, visitor)
    page.get_by_role("button", name="Play against two bots").click()
    TablePage(page).wait_for_own_turn()


def test_a_table_with_names_and_options(server: Server, visitor: Come):
    page = start(server, visitor)
    page.get_by_role("link", name="Set up a table").click()
    page.get_by_role("radio", name="2").check()
    page.get_by_role("textbox", name="Name").first.fill("Ada")
    page.get_by_role("combobox").nth(2).select_option("open")
    page.get_by_label("Bonus travel tokens").select_option("six")
    page.get_by_label("Start player").select_option("0")
    page.get_by_label("Expert setup").check()
    page.get_by_role("button", name="Open the table").click()
    waiting = page.locator("[data-waiting]")
    expect(waiting.locator("[data-seat]").filter(has_text="Ada")).to_be_visible()
    for option in ("2 players", "Expert setup", "Bonus travel tokens: six", "Start player: Ada"):
        expect(waiting.get_by_text(option)).to_be_visible()


def test_a_family_is_chosen_and_the_name_is_kept(server: Server, visitor: Come):
    page = visitor()
    page.goto(f"{server.address}#/new")
    page.get_by_role("radio", name="Peony").check(force=True)
    page.get_by_role("textbox", name="Name").fill("Ada")
    page.get_by_role("button", name="Begin").click()
    TablePage(page).wait_for_own_turn()
    expect(page.locator("[data-situation]")).to_contain_text("You are Peony.")
    page.goto(f"{server.address}#/new")
    expect(page.get_by_role("textbox", name="Name")).to_have_value("Ada")


@pytest.mark.parametrize("size", [(1280, 720), (390, 700)], ids=str)
def test_the_button_to_begin_is_in_sight_with_five_families(server: Server, visitor: Come, size: tuple[int, int]):
    page = visitor(viewport={"width": size[0], "height": size[1]})
    page.goto(f"{server.address}#/new")
    page.get_by_role("radio", name="5").check(force=True)
    expect(page.get_by_role("button", name="Begin")).to_be_in_viewport(ratio=1)


def test_every_option_is_explained(server: Server, visitor: Come):
    page = visitor()
    page.goto(f"{server.address}#/new")
    page.get_by_text("More").click()
    for players in ("1", "3"):
        page.get_by_role("radio", name=players).check(force=True)
        options = page.get_by_role("group", name="Options").locator("select, input")
        assert options.count() >= 7
        for option in options.all():
            expect(option).to_have_accessible_description(re.compile(r"\w{3}"))


def test_every_bot_can_be_seated(server: Server, visitor: Come):
    page = visitor()
    page.goto(f"{server.address}#/new")
    seat = page.get_by_label("Who plays Carp?")
    seat.wait_for()
    offered = seat.locator("option").evaluate_all("all => all.map(one => one.value)")
    assert offered == ["person", "open", *[level.name for level in LEVELS]]


def test_a_bot_that_is_chosen_shows_its_portrait_and_how_it_plays(server: Server, visitor: Come):
    page = visitor()
    page.goto(f"{server.address}#/new")
    seat = page.get_by_label("Who plays Carp?")
    portraits = set()
    for level in LEVELS:
        seat.select_option(level.name)
        expect(seat).to_have_accessible_description(ENGLISH.say(f"level-{level.name}-how"))
        portraits.add(page.get_by_role("listitem").filter(has=seat).locator('svg[viewBox="0 0 100 100"]').inner_html())
    assert len(portraits) == len(LEVELS)


def test_what_cannot_be_set_up_is_said(server: Server, visitor: Come, tmp_path: Path):
    page = visitor(expecting="400")
    page.goto(f"{server.address}#/new")
    broken = tmp_path / "mine.toml"
    broken.write_text("cards = 7")
    page.get_by_text("More").click()
    page.get_by_label("Component file").set_input_files(broken)
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be set up")


def test_a_table_left_is_found_again_and_taken_off_the_list(server: Server, visitor: Come):
    page = visitor()
    TablePage(page).open(server.make("person", "person", title="Sunday").host)
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("listitem").filter(has_text="Sunday")).to_contain_text("It is your move")
    page.get_by_role("link", name="Sunday").click()
    TablePage(page).wait_for_own_turn()
    page.go_back()
    page.get_by_role("button", name="Remove Sunday from this list").click()
    expect(page.get_by_text("Sunday")).to_have_count(0)


def test_a_game_saved_as_a_file_is_opened_again(server: Server, visitor: Come, tmp_path: Path):
    page = visitor()
    game = played(2, 10_000)
    table = TablePage(page).open(server.resume(game, "person", "person").host)
    result = table.ending.locator("ol").inner_text()
    with page.expect_download() as download:
        table.ending.get_by_role("button", name="Save to a file").click()
    file = tmp_path / "game.gugong"
    download.value.save_as(file)
    assert gugong.load(file).verify().record.moves == game.record.moves
    page.goto(server.address)
    page.get_by_label("Open a saved game").set_input_files(file)
    assert table.ending.locator("ol").inner_text() == result


def test_a_file_that_is_no_game_is_refused_with_the_reason(server: Server, visitor: Come, tmp_path: Path):
    page = visitor(expecting="400")
    page.goto(server.address)
    (tmp_path / "x.gugong").write_text("{}")
    page.get_by_label("Open a saved game").set_input_files(tmp_path / "x.gugong")
    expect(page.get_by_role("alert")).to_contain_text("cannot be opened")


def test_every_kind_of_piece_is_in_the_reference(server: Server, visitor: Come):
    page = visitor()
    page.goto(f"{server.address}#/help")
    for heading, pieces in {"Travel tokens": 18, "Decrees": 15, "The seven locations": 7, "Icons": 15}.items():
        section = page.get_by_role("heading", name=heading).locator("xpath=following-sibling::ul[1]/li")
        expect(section).to_have_count(pieces)


def test_dark_colours_as_the_system_has_them(server: Server, visitor: Come):
    page = visitor(color_scheme="dark")
    page.goto(server.address)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
