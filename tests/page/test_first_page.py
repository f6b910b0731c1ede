"""From the first page to the first move, and back to a table left before."""

from pathlib import Path

from playwright.sync_api import Page, expect

import gugong
from tests.page.serving import Server, played
from tests.page.table_page import TablePage
from tests.page.watched import Come


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
    page.get_by_label("Expert set-up").check()
    page.get_by_role("button", name="Begin").click()
    expect(TablePage(page).question).to_contain_text("Ada")


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
    page.get_by_role("link", name="To the first page").click()
    expect(page.get_by_role("listitem").filter(has_text="Sunday")).to_contain_text("It is your move")
    page.get_by_role("link", name="Sunday").click()
    TablePage(page).wait_for_own_turn()
    page.go_back()
    page.get_by_role("button", name="Take Sunday off this list").click()
    expect(page.get_by_text("Sunday")).to_have_count(0)


def test_a_game_saved_as_a_file_is_opened_again(server: Server, visitor: Come, tmp_path: Path):
    page = visitor()
    table = TablePage(page).open(server.resume(played(2, 30), "person", "person").host)
    question = table.question.inner_text()
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "game.gugong"
    download.value.save_as(file)
    assert len(gugong.load(file).verify().record.moves) == 30
    page.goto(server.address)
    page.get_by_label("Open a saved game").set_input_files(file)
    expect(table.question).to_have_text(question)


def test_a_file_that_is_no_game_is_refused_with_the_reason(server: Server, visitor: Come, tmp_path: Path):
    page = visitor(expecting="400")
    page.goto(server.address)
    (tmp_path / "x.gugong").write_text("{}")
    page.get_by_label("Open a saved game").set_input_files(tmp_path / "x.gugong")
    expect(page.get_by_role("alert")).to_contain_text("cannot be opened")


def test_the_rules_are_searched(server: Server, visitor: Come):
    page = visitor()
    page.goto(f"{server.address}#/rules")
    expect(page.get_by_role("heading", level=3).nth(100)).to_be_attached()
    page.get_by_label("Look for").fill("wall is complete")
    expect(page.get_by_role("heading", name="When the wall is complete")).to_be_visible()
    assert page.get_by_role("heading", level=3).count() < 20


def test_every_kind_of_piece_is_in_the_reference(server: Server, visitor: Come):
    page = visitor()
    page.goto(f"{server.address}#/help")
    for heading, pieces in {"Travel tokens": 18, "Decrees": 15, "The seven places": 7, "Icons": 15}.items():
        section = page.get_by_role("heading", name=heading).locator("xpath=following-sibling::ul[1]/li")
        expect(section).to_have_count(pieces)


def test_dark_colours_are_kept(server: Server, visitor: Come):
    page = start(server, visitor)
    page.get_by_role("button", name="Dark colours").click()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_dark_colours_as_the_system_has_them(server: Server, visitor: Come):
    page = visitor(color_scheme="dark")
    page.goto(server.address)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
