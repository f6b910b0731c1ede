"""What is wrong with how a page is laid out, measured on the page itself."""

from pathlib import Path

from playwright.sync_api import Page

MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")


def flaws(page: Page, touch: bool = False) -> list[str]:
    """Everything that is cut off, too small, drawn over something else or, to be touched, too close together."""
    found: list[str] = page.evaluate(MEASURE, touch)
    return found
