"""Firefox over WebDriver BiDi, which it speaks itself: enough to look at a page and to click."""

import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from websockets.sync.client import ClientConnection, connect

PROGRAMS = ("firefox-esr", "firefox")
START = 120.0  # seconds
LOG = "log"
PREFERENCES = {
    "remote.active-protocols": 1,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.auto": False,
    "intl.accept_languages": "en-GB",
    "ui.prefersReducedMotion": 1,
}


class ScriptError(Exception):
    """What the page threw."""


class Firefox:
    """One browser with one page."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._ids = 0
        self.ask("session.new", capabilities={})
        self._page = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **params: Any) -> Any:
        self._ids += 1
        self._socket.send(json.dumps({"id": self._ids, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(timeout=START))
            if answer.get("id") == self._ids:
                assert answer["type"] == "success", answer
                return answer["result"]

    def open(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """What the expression is in the page, a promise awaited."""
        script = f"(async () => JSON.stringify((await ({expression})) ?? null))()"
        made = self.ask("script.evaluate", expression=script, target={"context": self._page}, awaitPromise=True)
        if made["type"] == "exception":
            raise ScriptError(made["exceptionDetails"]["text"])
        return json.loads(made["result"]["value"])

    def wait(self, expression: str, seconds: float = START) -> Any:
        """The value of the expression, when there is one."""
        end = time.monotonic() + seconds
        while not (found := self.evaluate(expression)):
            assert time.monotonic() < end, f"never: {expression}"
            time.sleep(0.05)
        return found


@contextmanager
def firefox() -> Iterator[Firefox]:
    """With a profile of its own."""
    with TemporaryDirectory(prefix="gugong-firefox-", ignore_cleanup_errors=True) as folder:
        process = _started(Path(folder))
        try:
            with connect(_address(Path(folder)), max_size=None, open_timeout=START, ping_interval=None) as socket:
                yield Firefox(socket)
        finally:
            process.kill()
            process.wait()


def _started(profile: Path) -> subprocess.Popen[bytes]:
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    assert program is not None, f"This is tried in one of {', '.join(PROGRAMS)}."
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
    (profile / "user.js").write_text("\n".join(lines))
    command = [program, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port=0"]
    size = {"MOZ_HEADLESS_WIDTH": "1280", "MOZ_HEADLESS_HEIGHT": "800", "HOME": str(profile)}
    with (profile / LOG).open("w") as log:
        return subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, env={**os.environ, **size})


def _address(profile: Path) -> str:
    """Where it listens, when it has said so."""
    end = time.monotonic() + START
    while (found := re.search(r"WebDriver BiDi listening on (ws://\S+)", (profile / LOG).read_text())) is None:
        assert time.monotonic() < end, f"Firefox does not start: {(profile / LOG).read_text()[-500:]}"
        time.sleep(0.2)
    return f"{found[1]}/session"
