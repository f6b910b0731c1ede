"""For everybody: axe finds nothing serious, and motion is kept still for those who ask for it."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.page.serving import Server, asked, played
from tests.page.table_page import TablePage
from tests.page.watched import Come

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
LOOKS: dict[str, dict[str, Any]] = {"light": {}, "dark": {"color_scheme": "dark"}, "phone": PHONE}


def grave(page: Page, within: str = "dialog[open]") -> list[str]:
    """What axe finds that would keep somebody out, within this if it is there."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        "within => axe.run(document.querySelector(within) ?? document, { resultTypes: ['violations'] })", within
    )["violations"]
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found
        if one["impact"] in GRAVE
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize(
    "address", ["#/", "#/new", "#/rules", "#/help", "#/learn", "#/puzzles", "#/today", "#/progress"]
)
def test_a_page(server: Server, visitor: Come, look: str, address: str):
    page = visitor(**LOOKS[look])
    page.goto(server.address + address)
    page.locator("main").wait_for()
    page.wait_for_load_state("networkidle")
    assert grave(page) == []


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("players", [1, 4])
def test_the_table(server: Server, visitor: Come, look: str, players: int):
    page = visitor(**LOOKS[look])
    game = played(players, 40 * players, bonus_tokens="six" if players > 1 else "none")
    TablePage(page).open(server.resume(game, *["person"] * players).host)
    assert grave(page) == []


def test_the_options_of_a_place_can_be_called_by_their_letters(server: Server, visitor: Come):
    page = visitor()
    TablePage(page).open(server.resume(asked("GreatWall"), "person", "person").host)
    page.get_by_role("button", name="A:").wait_for()
    assert grave(page) == []


@pytest.mark.parametrize("look", ["light", "dark"])
@pytest.mark.parametrize("key", ["s", "l"])
def test_a_dialog(server: Server, visitor: Come, look: str, key: str):
    page = visitor(**LOOKS[look])
    TablePage(page).open(server.resume(played(2, 50), "person", "person").host)
    page.keyboard.press(key)
    page.get_by_role("dialog").wait_for()
    assert grave(page) == []


@pytest.mark.parametrize("look", LOOKS)
def test_menu_invitation_ending_and_looking_back(server: Server, visitor: Come, look: str):
    page = visitor(**LOOKS[look])
    made = server.resume(played(2, 10_000), "person", "open")
    table = TablePage(page).open(made.host)
    table.ending.wait_for()
    assert grave(page) == []
    page.keyboard.press("Escape")
    for button in ("Menu", "Invite"):
        page.get_by_role("button", name=button).click()
        page.get_by_role("dialog").wait_for()
        assert grave(page) == []
        page.keyboard.press("Escape")
    page.goto(f"{made.host}/20/0")
    table.replay.wait_for()
    assert grave(page) == []


@pytest.mark.parametrize("look", LOOKS)
def test_what_is_said_about_the_own_seat(server: Server, visitor: Come, look: str):
    page = visitor(**LOOKS[look])
    TablePage(page).open(server.resume(played(2, 50), "person", "open").links["1"])
    page.get_by_role("status").get_by_text("they may know every card").wait_for()
    assert grave(page) == []
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Go on from another device").click()
    page.get_by_role("button", name="Leave").click()
    assert grave(page) == []
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("alert").get_by_text("you no longer play it").wait_for()
    assert grave(page) == []


@pytest.mark.parametrize(("wish", "moves"), [("reduce", False), ("no-preference", True)])
def test_pieces_glide_unless_motion_is_unwanted(server: Server, visitor: Come, wish: str, moves: bool):
    page = visitor(reduced_motion=wish)
    table = TablePage(page).open(server.make("person", "person").host)
    page.evaluate(
        """() => {
            window.glided = 0;
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (...how) { glided++; return animate.apply(this, how); };
        }"""
    )
    table.play_any(Random(1))
    assert (page.evaluate("glided") > 0) is moves
