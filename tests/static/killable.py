"""A Chromium with a profile on the disk, so that it can be killed and started again."""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.page.browsing import NAMES, QUIET
from tests.page.conftest import PACE, PATIENCE

START = 60  # seconds


class Killable:
    """`other` is any browser: only one Playwright runs in a process."""

    def __init__(self, other: Browser, profile: Path) -> None:
        self.kind = other.browser_type
        self.profile = profile

    def start(self) -> Page:
        program = next(filter(None, map(shutil.which, NAMES)))
        port = self.profile / "DevToolsActivePort"
        port.unlink(missing_ok=True)
        # Without a window of its own: a first page that is still loading keeps Playwright from connecting, for ever.
        how = [*QUIET, "--headless=new", "--remote-debugging-port=0", "--no-startup-window"]
        where = [f"--user-data-dir={self.profile}", "--lang=en-GB"]
        self.process = subprocess.Popen(
            [program, *how, *where], start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        end = time.monotonic() + START
        while not (port.exists() and port.read_text().count("\n")):
            assert time.monotonic() < end, "Chromium does not start."
            time.sleep(0.1)
        number = port.read_text().split("\n")[0]
        context = self.kind.connect_over_cdp(f"http://127.0.0.1:{number}").contexts[0]
        context.set_default_timeout(PATIENCE)
        context.add_init_script(PACE % "at-once")
        page = context.new_page()
        page.set_viewport_size({"width": 1280, "height": 720})
        page.emulate_media(reduced_motion="reduce")
        return page

    def kill(self) -> None:
        """At once, and all of its processes."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


@contextmanager
def killable(other: Browser, profile: Path) -> Iterator[Killable]:
    """Nothing of it is left in the end."""
    made = Killable(other, profile)
    try:
        yield made
    finally:
        made.kill()
