"""The page's own typefaces have every character that it shows."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.page.serving import Server
from tests.page.watched import Come

ROOT = Path(__file__).parents[2]
TERMINAL = {"cli.ftl"}
FACES = {"text": "400 16px var(--text)", "bold": "700 16px var(--text)", "display": "700 16px var(--display)"}


def shown() -> str:
    """Every character of the catalogues and the rules."""
    files = [file for file in ROOT.glob("src/gugong/words/*/*.ftl") if file.name not in TERMINAL]
    files += ROOT.glob("docs/rules/*/*.md")
    used = set().union(*[file.read_text("utf-8") for file in files])
    return "".join(sorted(character for character in used if character.isprintable() or character.isspace()))


def borrowed(page: Page, font: str, text: str) -> list[str]:
    """The characters that Chromium draws with another typeface."""
    page.evaluate(
        """([font, text]) => {
            const ground = document.createElement("div");
            ground.style.font = font;
            for (const character of text) {
                const box = document.createElement("span");
                box.textContent = character;
                ground.append(box);
            }
            document.body.replaceChildren(ground);
            return document.fonts.ready;
        }""",
        [font, text],
    )
    browser = page.context.new_cdp_session(page)
    browser.send("DOM.enable")
    browser.send("CSS.enable")
    root = browser.send("DOM.getDocument")["root"]["nodeId"]
    boxes = browser.send("DOM.querySelectorAll", {"nodeId": root, "selector": "div > span"})["nodeIds"]
    drawn = [browser.send("CSS.getPlatformFontsForNode", {"nodeId": box})["fonts"] for box in boxes]
    return [text[i] for i, fonts in enumerate(drawn) if any(not font["isCustomFont"] for font in fonts)]


@pytest.mark.parametrize("face", FACES)
def test_no_character_is_borrowed_from_another_typeface(server: Server, visitor: Come, face: str):
    page = visitor()
    page.goto(server.address)
    page.locator("main").wait_for()
    assert borrowed(page, FACES[face], shown()) == []
