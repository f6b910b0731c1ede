"""What a player prefers is heeded and kept; a problem is reported without giving anything away."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.serving import Server, asked, played
from tests.page.table_page import TablePage
from tests.page.test_access import LOOKS, grave
from tests.page.watched import Come

KEPT = "JSON.parse(localStorage.getItem('gugong-preferences'))"
SECRETS = "() => JSON.parse(localStorage.getItem('gugong-tables')).map(one => one.secret)"
TEXT_SIZE = "parseFloat(getComputedStyle(document.querySelector('main')).fontSize)"


def preferences(page: Page) -> Locator:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Preferences").click()
    return page.get_by_role("dialog", name="Preferences")


@pytest.fixture
def start(server: Server, visitor: Come) -> Page:
    page = visitor()
    page.goto(server.address)
    page.locator("main").wait_for()
    return page


def test_all_of_it_is_kept(start: Page):
    panel = preferences(start)
    panel.get_by_label("Colours").select_option("dark")
    panel.get_by_label("Size of text").select_option("1.5")
    panel.get_by_label("The others’ turns").select_option("step")
    panel.get_by_label("Motion").select_option("full")
    panel.get_by_label("Sound").check()
    panel.get_by_label("Volume").fill("0.2")
    panel.get_by_label("Your name").fill("Ada")
    panel.get_by_label("Confirm a move").select_option("always")
    kept: dict[str, Any] = {
        "theme": "dark",
        "zoom": 1.5,
        "pace": "step",
        "motion": "full",
        "sound": True,
        "volume": 0.2,
        "name": "Ada",
        "confirm": "always",
    }
    assert start.evaluate(KEPT) == kept
    start.reload()
    panel = preferences(start)
    expect(panel.get_by_label("Your name")).to_have_value("Ada")
    expect(panel.get_by_label("Size of text")).to_have_value("1.5")
    assert start.evaluate(KEPT) == kept


def test_colours_and_text_follow_at_once(start: Page):
    size = start.evaluate(TEXT_SIZE)
    panel = preferences(start)
    panel.get_by_label("Colours").select_option("dark")
    panel.get_by_label("Size of text").select_option("2")
    expect(start.locator("html")).to_have_attribute("data-theme", "dark")
    assert start.evaluate(TEXT_SIZE) == pytest.approx(2 * size, rel=0.05)


def test_motion_is_as_the_player_says_and_else_as_the_system_says(start: Page):
    root = start.locator("html")
    expect(root).to_have_attribute("data-motion", "reduced")  # the system of these tests
    panel = preferences(start)
    panel.get_by_label("Motion").select_option("full")
    expect(root).to_have_attribute("data-motion", "full")
    start.emulate_media(reduced_motion="no-preference")
    panel.get_by_label("Motion").select_option("reduced")
    expect(root).to_have_attribute("data-motion", "reduced")
    panel.get_by_label("Motion").select_option("system")
    expect(root).to_have_attribute("data-motion", "full")


def test_a_broken_store_does_no_harm(server: Server, visitor: Come):
    page = visitor()
    page.add_init_script("localStorage.setItem('gugong-preferences', '{')")
    page.goto(server.address)
    expect(preferences(page).get_by_label("Colours")).to_have_value("system")


@pytest.mark.parametrize(
    ("wish", "choice", "confirmed"),
    [
        ("always", "Place 1", True),
        ("reveals", "Place 1", False),
        ("reveals", "No action", True),  # it gives something up
        ("never", "No action", False),
    ],
)
def test_a_move_is_confirmed_as_wished(server: Server, visitor: Come, wish: str, choice: str, confirmed: bool):
    table = prefers(visitor, confirm=wish).open(server.resume(asked("GreatWall"), "person", "person").host)
    table.offers.filter(has_text=choice).click()
    table.settle()
    assert table.situation().asks is confirmed


def prefers(visitor: Come, **wishes: str) -> TablePage:
    page = visitor()
    page.add_init_script(f"localStorage.setItem('gugong-preferences', {json.dumps(json.dumps(wishes))})")
    return TablePage(page)


def test_whoever_cannot_read_the_page_finds_the_language_by_its_own_name(server: Server, visitor: Come):
    page = visitor(locale="pl-PL")
    page.goto(server.address)
    page.locator("header select").select_option(label="Français")
    expect(page.get_by_role("link", name="Règles").first).to_be_visible()


def test_a_name_used_at_a_table_is_remembered(server: Server, visitor: Come):
    page = visitor()
    table = TablePage(page).open(server.make("person", "person").host)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("textbox", name="Name").fill("Ada")
    page.get_by_role("button", name="Use this name").click()
    table.menu("Preferences")
    expect(page.get_by_label("Your name")).to_have_value("Ada")


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_in_the_panels(server: Server, visitor: Come, look: str):
    page = visitor(**LOOKS[look])
    page.goto(server.address)
    preferences(page)
    assert grave(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Report a problem").click()
    assert grave(page) == []


# Report a problem


def test_a_report_says_where_it_was(server: Server, visitor: Come):
    page = visitor(viewport={"width": 1111, "height": 777}, locale="cs-CZ")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    made = server.resume(played(3, 40), "person", "person", "person")
    TablePage(page).open(made.host)
    page.get_by_role("button", name="Nabídka").click()
    page.get_by_role("button", name="Nahlásit potíže").click()
    page.get_by_role("button", name="Kopírovat").click()
    page.get_by_role("status").get_by_text("Zkopírováno").wait_for()
    text = page.evaluate("navigator.clipboard.readText()")
    facts = dict(line.split(": ", 1) for line in text.splitlines())
    assert facts["table"] == made.host.split("/")[-2]
    assert facts["step"].startswith("40 ")
    assert facts["window"].startswith("1111 x 777")
    assert (facts["language"], facts["connection"], facts["players"]) == ("cs", "open", "3")
    assert facts["version"]
    assert "Chrome" in facts["browser"]


def test_a_report_gives_nothing_away(server: Server, visitor: Come):
    """What seats with different hands, and a spectator, report differs in nothing but their part."""
    game = played(2, 30)
    made = server.resume(game, "person", "open")
    told = []
    for address in (made.host, made.links["1"], made.links["spectator"]):
        page = visitor()
        TablePage(page).open(address).menu("Report a problem")
        text = page.get_by_label("What to send").input_value()
        secrets = [address.split("/")[-1], game.record.seed, "http", *page.evaluate(SECRETS)]
        assert [secret for secret in secrets if secret in text] == []
        told.append({line for line in text.splitlines() if not line.startswith(("time:", "role:"))})
    assert told[0] == told[1] == told[2]
