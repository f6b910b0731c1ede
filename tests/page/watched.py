"""Visitors of the page: nothing may go wrong behind their backs."""

from collections.abc import Callable

from playwright.sync_api import ConsoleMessage, Page, Request

Come = Callable[..., Page]  # a visitor comes, with a browser of their own


class Watch:
    """Collects what went wrong: errors, breaches of the page's policy, words to another host."""

    def __init__(self) -> None:
        self.trouble: list[str] = []

    def over(self, page: Page, expecting: str = "") -> None:
        """Watch this page; console errors with the words `expecting` are what its test is about."""

        def heard(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning") and not (expecting and expecting in message.text):
                self.trouble.append(f"console {message.type}: {message.text}")

        page.on("console", heard)
        page.on("pageerror", lambda error: self.trouble.append(f"error: {error}"))
        page.on("request", self._asked)

    def _asked(self, request: Request) -> None:
        if not request.url.removeprefix("blob:").startswith("http://127.0.0.1:"):
            self.trouble.append(f"request to {request.url}")
