"""Draws the icons of the static edition from the seal: `python web/static/icons.py`, where Chromium is installed."""

from pathlib import Path

from tests.page.browsing import chromium

WEB = Path(__file__).parents[1]
SEAL = (WEB / "public" / "seal.svg").read_text()
WHOLE = '<rect width="32" height="32" fill="#b8321f"/>'  # a system may cut any shape out of it
ICONS = {"icon-192.png": (192, SEAL), "icon-512.png": (512, SEAL), "icon-maskable.png": (512, "")}


def main() -> None:
    with chromium() as browser:
        for name, (size, drawn) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>* {{ margin: 0 }} svg {{ display: block }}</style>{drawn or maskable()}")
            page.locator("svg").evaluate(f"svg => svg.setAttribute('width', {size})")
            page.screenshot(path=WEB / "public-static" / name, omit_background=True)


def maskable() -> str:
    """The seal fills the square, and what is drawn on it stays within the middle."""
    head, _, paths = SEAL.partition("<rect")
    path = paths[paths.index("<path") : paths.index("</svg>")]
    return f'{head}{WHOLE}<g transform="translate(4.8 4.8) scale(0.7)">{path}</g></svg>'


if __name__ == "__main__":
    main()
