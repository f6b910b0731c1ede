"""English, French, Czech, Polish: chosen by the browser, changed at any time, nothing left untranslated."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from gugong.words import say
from tests.page.serving import Server, asked, played
from tests.page.table_page import TablePage
from tests.page.watched import Come

LANGUAGES = {"en": "Rules", "fr": "Règles", "cs": "Pravidla", "pl": "Zasady"}
LOCALES = {"en": "en-GB", "fr": "fr-FR", "cs": "cs-CZ", "pl": "pl-PL"}
ARTEFACTS = Path(__file__).parent / "artefacts"
SIZES = {"laptop": {"viewport": {"width": 1280, "height": 720}}, "phone": {"viewport": {"width": 360, "height": 640}}}
# An id where words should be: `page-back`, `board-hand`; also `{$name}` where a value should be.
MESSAGE_ID = re.compile(
    r"^(page|board|learn|lessons?|level|help|hint|pref|progress|report|rules|place|token|decree|gift|icon|seat|card|server|ask|move|vp|event)"
    r"(-[a-z0-9]+)+$|\{\s*\$"
)
TEXTS = """() => {
    const texts = [];
    for (const thing of document.querySelectorAll("body *")) {
        for (const node of thing.childNodes) if (node.nodeType === 3 && node.data.trim()) texts.push(node.data.trim());
        for (const name of ["aria-label", "title", "placeholder", "alt"])
            if (thing.getAttribute(name)) texts.push(thing.getAttribute(name));
    }
    return texts;
}"""


# How moves are written, where words should be: a harbour (a3), a decree (L3-JADE; its rule is DECREE-L3-JADE).
NOTATION = re.compile(r"\b[ab][1-5]\b|(?<![A-Z]-)\bL[123]-[A-Z]|\b(card|place|city|harbour|option):\w")


def untranslated(page: Page) -> list[str]:
    return [text for text in page.evaluate(TEXTS) if MESSAGE_ID.search(text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_chooses_the_language(server: Server, visitor: Come, language: str):
    page = visitor(locale=LOCALES[language])
    page.goto(server.address)
    expect(page.get_by_role("link", name=LANGUAGES[language]).first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_another_language_is_english(server: Server, visitor: Come):
    page = visitor(locale="de-DE")
    page.goto(server.address)
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_the_language_is_changed_in_the_middle_of_a_game_and_kept(server: Server, visitor: Come):
    table = TablePage(visitor()).open(server.resume(played(2, 20), "person", "person").host)
    english = table.question.inner_text(), table.situation().offers, table.page.locator("li").last.inner_text()
    table.menu("Preferences")
    table.page.get_by_label("Language").select_option("cs")
    table.page.keyboard.press("Escape")
    expect(table.question).not_to_have_text(english[0])
    assert table.situation().offers != english[1]
    table.page.reload()
    expect(table.page.locator("html")).to_have_attribute("lang", "cs")
    expect(table.question).not_to_have_text(english[0])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_translated_and_kept_as_a_picture(server: Server, visitor: Come, language: str, size: str):
    """The pictures in `artefacts/` are for looking at: no layout may break in any language."""
    page = visitor(locale=LOCALES[language], **SIZES[size])
    ARTEFACTS.mkdir(exist_ok=True)
    middle = server.resume(played(3, 70), "person", "person", "person")
    solo = server.resume(played(1, 24), "person")
    ending = server.resume(played(3, 10_000), "person", "person", "person")
    addresses = {
        "start": server.address,
        "new": f"{server.address}#/new",
        "rules": f"{server.address}#/rules",
        "help": f"{server.address}#/help",
        "learn": f"{server.address}#/learn",
        "puzzles": f"{server.address}#/puzzles",
        "today": f"{server.address}#/today",
        "progress": f"{server.address}#/progress",
        "table": middle.host,
        "solo": solo.host,
        "replay": f"{ending.host}/60/0",
        "ending": ending.host,
    }
    for name, address in addresses.items():
        page.goto("about:blank")
        page.goto(address)
        page.locator("main").wait_for()
        page.wait_for_load_state("networkidle")
        page.screenshot(path=ARTEFACTS / f"{name}-{size}-{language}.png", animations="disabled")
        assert untranslated(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("question", ["Load", "Decrees"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_told_in_notation(server: Server, visitor: Come, language: str, question: str):
    """Ships and decrees lie about, and one of them is to be chosen."""
    page = visitor(locale=LOCALES[language])
    TablePage(page).open(server.resume(asked(question, players=4), *["person"] * 4).host)
    assert [text for text in page.evaluate(TEXTS) if NOTATION.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_dialog_is_translated(server: Server, visitor: Come, language: str):
    page = visitor(locale=LOCALES[language])
    TablePage(page).open(server.resume(played(2, 60), "person", "open").host)
    help_beside = page.get_by_role("complementary", name=say(language, "page-help"))
    for key, opened in (("?", help_beside), ("s", page.get_by_role("dialog")), ("l", page.get_by_role("dialog"))):
        page.keyboard.press(key)
        opened.wait_for()
        assert untranslated(page) == []
        page.keyboard.press("Escape")
        expect(opened).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_and_deals_are_spoken_of_in_every_language_and_fit_a_phone(server: Server, visitor: Come, language: str):
    page = visitor(locale=LOCALES[language], **SIZES["phone"])
    TablePage(page).open(server.resume(played(2, 30), "person", "open").links["1"])
    expect(page.get_by_text(say(language, "page-deal-chosen"))).to_be_visible()
    page.get_by_role("button", name=say(language, "page-menu"), exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text(say(language, "page-own-link")).click()
    dialog.get_by_role("button", name=say(language, "page-leave"), exact=True).click()
    expect(dialog.get_by_role("alert")).to_have_text(say(language, "page-leave-how"))
    assert untranslated(page) == []
    assert dialog.evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth")
    page.goto(f"{server.address}#/new")
    page.get_by_text(say(language, "page-more"), exact=True).click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
