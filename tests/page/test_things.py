"""Everything drawn at the table answers what it is: by pointer, by keys, by a long press, and in the tree."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.serving import Server, played
from tests.page.table_page import TablePage
from tests.page.watched import Come

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "solo": (1, {"difficulty": "hard"}),
    "two": (2, {"bonus_tokens": "six"}),
    "three": (3, {"expert": True}),
    "four": (4, {"bonus_tokens": "twelve"}),
    "five": (5, {"bonus_tokens": "twelve"}),
}

# The page's own socket is kept, and everything drawn is asked about at once.
KEEP_SOCKET = """() => {
    const Real = window.WebSocket;
    window.WebSocket = class extends Real {
        constructor(...given) { super(...given); window.socket = this; }
    };
}"""
ASK_ALL = """async () => {
    const things = [...new Set([...document.querySelectorAll("[data-thing]")].map(one => one.dataset.thing))];
    const found = {};
    await new Promise(done => {
        socket.addEventListener("message", ({ data }) => {
            const { ask, type, name, text, worth, rule, words } = JSON.parse(data);
            if (!(ask >= 100000)) return;
            found[things[ask - 100000]] = { type, name, text, worth, rule, words };
            if (Object.keys(found).length === things.length) done();
        });
        things.forEach((thing, i) => socket.send(JSON.stringify({ type: "describe", ask: 100000 + i, thing })));
    });
    return found;
}"""

# What a drawing at any point of the table belongs to; the landscape and the grounds of parts are no things.
SILENT = """() => {
    const GROUND = ".land, .hills, .palace, .garden, .water, .far *, [fill='var(--wash-indigo)'], .own > .board";
    const found = new Set();
    for (const part of document.querySelectorAll(".board > svg, .low > svg, .families .stats")) {
        const box = part.getBoundingClientRect();
        for (let x = box.left + 2; x < box.right; x += 7)
            for (let y = box.top + 2; y < box.bottom; y += 7) {
                const hit = document.elementFromPoint(x, y);
                if (!part.contains(hit) || hit.closest("[data-thing]") || hit.matches(GROUND)) continue;
                if (hit instanceof SVGGraphicsElement && hit.localName !== "svg") found.add(hit.outerHTML);
            }
    }
    return [...found];
}"""

# How many drawings of this thing its card covers.
COVERED = """thing => {
    const card = document.getElementById("thing-card").getBoundingClientRect();
    return [...document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)].filter(drawing => {
        const box = drawing.getBoundingClientRect();
        return card.left < box.right && box.left < card.right && card.top < box.bottom && box.top < card.bottom;
    }).length;
}"""
WIDE = ("wall",)  # it is drawn across half the board, and spoken of above it
# From the focused thing with the arrow key to the last of its region: each thing with its name and that of its card.
WALK = """async () => {
    const card = document.getElementById("thing-card");
    const seen = [];
    let last = null;
    while (document.activeElement !== last) {
        last = document.activeElement;
        while (!card.classList.contains("shown") || card.dataset.of !== last.dataset.thing)
            await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        const named = last.matches("button, [role=button]") ? null : last.getAttribute("aria-label");
        const covered = (COVERED)(last.dataset.thing);
        seen.push([last.dataset.thing, named, card.querySelector("strong").innerText, covered]);
        last.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    }
    return seen;
}""".replace("COVERED", COVERED)
REACHABLE = """region => [...new Set([...document.querySelector(region).querySelectorAll("[data-thing]")]
    .filter(one => !one.parentElement.closest("button, [role=button]")).map(one => one.dataset.thing))]"""
NAMED = """() => {
    const things = [...document.querySelectorAll(".board [data-thing][role=img]")];
    return things.length > 20 && things.every(one => one.ariaLabel);
}"""


def crawl(server: Server, page: Page, table: str) -> dict[str, Any]:
    players, options = TABLES[table]
    game = played(players, 30 * players, **options)
    TablePage(page).open(server.resume(game, *["person"] * players).host)
    return dict(page.evaluate(ASK_ALL))


@pytest.fixture
def page(visitor: Come) -> Page:
    page = visitor()
    page.add_init_script(f"({KEEP_SOCKET})()")
    return page


@pytest.mark.parametrize("table", TABLES)
def test_everything_drawn_is_explained(server: Server, page: Page, table: str):
    found = crawl(server, page, table)
    assert len(found) > 120
    assert {thing: answer["words"] for thing, answer in found.items() if answer["type"] != "described"} == {}
    texts: dict[str, set[str]] = {}
    for thing, answer in found.items():
        texts.setdefault(answer["text"], set()).add(thing.partition(":")[0])
    assert [kinds for kinds in texts.values() if len(kinds) > 1] == []
    assert page.evaluate(SILENT) == []


def test_everything_drawn_on_a_phone_is_explained(server: Server, visitor: Come):
    page = visitor(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})
    page.add_init_script(f"({KEEP_SOCKET})()")
    found = crawl(server, page, "two")
    assert len(found) > 100
    assert {thing: answer["words"] for thing, answer in found.items() if answer["type"] != "described"} == {}


def test_keys_reach_everything_and_each_card_names_its_thing(server: Server, page: Page):
    found = crawl(server, page, "four")
    page.wait_for_function(NAMED)
    for region in (".board", ".low", ".families"):
        first = page.locator(f"{region} [data-thing]:is([tabindex='0'], button)").first
        first.focus()
        page.keyboard.press("Home")
        walked = page.evaluate(WALK)
        assert sorted(thing for thing, *_ in walked) == sorted(page.evaluate(REACHABLE, region))
        assert [name for thing, _, name, _ in walked if name != found[thing]["name"]] == []
        assert [thing for thing, label, name, _ in walked if label not in (None, name)] == []


def test_the_card_comes_with_the_pointer_and_goes_with_it(server: Server, visitor: Come):
    table = TablePage(visitor()).open(server.make("person", "person").host)
    table.page.locator('.board [data-thing="medal"]').last.hover()
    expect(table.hint.locator("strong").first).to_have_text("Medal, not yet taken today")
    table.page.mouse.move(600, 10)
    expect(table.hint).to_have_count(0)


def test_escape_closes_the_card(server: Server, visitor: Come):
    table = TablePage(visitor()).open(server.make("person", "person").host)
    table.page.locator('[data-thing="official:jade"]').first.hover()
    expect(table.hint).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.hint).to_have_count(0)


def test_the_card_is_beside_its_thing_and_small(server: Server, visitor: Come):
    page = visitor()
    table = TablePage(page).open(server.make("person", "person").host)
    for thing in ("official:wall", "official:jade", "city:", "intrigue", "pool:0", "vp:1", "card:"):
        drawn = page.locator(f'[data-thing^="{thing}"]').first
        drawn.hover()
        expect(page.locator(f'#thing-card.shown[data-of^="{thing}"]')).to_be_visible()
        card = table.hint.bounding_box()
        assert card is not None
        assert card["width"] <= 320
        assert card["height"] <= 0.4 * 720
        assert page.evaluate(COVERED, drawn.get_attribute("data-thing")) == 0


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1024, 768)])
def test_no_card_covers_its_own_thing(server: Server, page: Page, width: int, height: int):
    """Whatever the keys reach, its card stands beside it and beside its name."""
    page.set_viewport_size({"width": width, "height": height})
    crawl(server, page, "five")
    page.wait_for_function(NAMED)
    for region in (".board", ".low", ".families"):
        page.locator(f"{region} [data-thing]:is([tabindex='0'], button)").first.focus()
        page.keyboard.press("Home")
        assert [thing for thing, _, _, covered in page.evaluate(WALK) if covered and thing not in WIDE] == []


def test_the_card_of_an_option_leaves_the_question_in_sight(server: Server, visitor: Come):
    page = visitor()
    table = TablePage(page).open(server.resume(played(2, 40, seed=3), "person", "person").host)
    expect(table.offers.first).to_be_visible()
    for row in range(table.offers.count()):
        table.offers.nth(row).hover()
        expect(table.hint).to_be_visible()
        card, question = table.hint.bounding_box(), table.ask.bounding_box()
        assert card is not None
        assert question is not None
        assert card["x"] + card["width"] <= question["x"]


def test_enter_on_what_cannot_be_chosen_opens_its_rule(server: Server, visitor: Come):
    page = visitor()
    TablePage(page).open(server.make("person", "person").host)
    page.wait_for_function(NAMED)
    page.locator('[data-thing="lantern"][tabindex]').first.focus()
    page.keyboard.press("Home")
    expect(page.locator("#thing-card.shown strong").first).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("complementary", name="Rules")).to_be_visible()


def test_a_finger_that_rests_asks_and_does_not_choose(server: Server, visitor: Come):
    page = visitor(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})
    table = TablePage(page).open(server.make("person", "person").host)
    before = table.situation()
    box = table.thing(before.lit[0]).bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(table.hint.locator("strong").first).to_contain_text("Gift card")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(table.hint).to_be_visible()
    assert table.situation() == before
