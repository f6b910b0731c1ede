"""Firefox over WebDriver BiDi, which it speaks itself: enough to look at a page and to click."""

import json
import os
import re
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from websockets.sync.client import ClientConnection, connect

PROGRAMS = ("firefox-esr", "firefox")
START = 120.0  # seconds
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
    """One browser with one page, and a profile of its own."""

    def __enter__(self) -> Self:
        program = next(filter(None, map(shutil.which, PROGRAMS)), None)
        assert program is not None, f"This is tried in one of {', '.join(PROGRAMS)}."
        self._profile = Path(tempfile.mkdtemp(prefix="gugong-firefox-"))
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
        (self._profile / "user.js").write_text("\n".join(lines))
        self._log = self._profile / "log"
        command = [
            program,
            "--headless",
            "--no-remote",
            "--profile",
            str(self._profile),
            "--remote-debugging-port",
            "0",
        ]
        environment = {
            **os.environ,
            "MOZ_HEADLESS_WIDTH": "1280",
            "MOZ_HEADLESS_HEIGHT": "800",
            "HOME": str(self._profile),
        }
        with self._log.open("w") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, env=environment)
        self._socket = self._connected()
        self._ids = 0
        self.ask("session.new", capabilities={})
        self._page = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        return self

    def _connected(self) -> ClientConnection:
        end = time.monotonic() + START
        while (found := re.search(r"WebDriver BiDi listening on (ws://\S+)", self._log.read_text())) is None:
            assert time.monotonic() < end, f"Firefox does not start: {self._log.read_text()[-500:]}"
            time.sleep(0.2)
        return connect(f"{found[1]}/session", max_size=None, open_timeout=START, ping_interval=None)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._socket.close()
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self._profile, ignore_errors=True)

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
