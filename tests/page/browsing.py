"""The browser of the system, without a window."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@contextmanager
def chromium() -> Iterator[Browser]:
    program = next(filter(None, map(shutil.which, NAMES)), None)
    assert program is not None, f"The page is tried in one of {', '.join(NAMES)}."
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=program, args=QUIET)
        yield opened
        opened.close()
