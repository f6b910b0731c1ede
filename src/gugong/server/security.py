"""Who may ask at all, and what a browser is told about every answer."""

from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gugong.view.words import LANGUAGES

# Everything comes from this server and nothing is written into the page.
POLICY = "; ".join(
    (
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Gate:
    """Turns away foreign pages, and names that lead here without being ours; puts the headers on what goes out."""

    def __init__(self, app: ASGIApp, bound: str) -> None:
        self.app = app
        self.bound = bound

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        if not known_host(headers.get("host", ""), self.bound) or not same_origin(headers):
            await _refuse(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        await self.app(scope, receive, guarded)


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008})
    else:
        answer = PlainTextResponse("This was asked from a page of another site, and is refused.\n", 403)
        await answer(scope, receive, send)


def same_origin(headers: Headers) -> bool:
    """A browser says which page asks; programs say nothing, and carry no one's secrets."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc.lower() == headers.get("host", "").lower()


def known_host(host: str, bound: str) -> bool:
    """A foreign name that leads to this machine could make a foreign page look like ours."""
    name = urlsplit(f"//{host}").hostname or ""
    if name in ("localhost", bound.lower()):
        return True
    try:
        return ip_address(name).is_loopback or _everywhere(bound)
    except ValueError:
        return _everywhere(bound)


def _everywhere(bound: str) -> bool:
    try:
        return ip_address(bound).is_unspecified
    except ValueError:
        return False


def language_of(accepted: str) -> str:
    """The first language of the header that there are words in."""
    for part in accepted.split(","):
        language = part.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"
