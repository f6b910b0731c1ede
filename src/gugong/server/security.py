"""Which requests are answered at all, and the headers that protect the page."""

from ipaddress import ip_address

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gugong.server.address import PublicUrl, host_name
from gugong.server.limits import plain
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
FOREIGN = PlainTextResponse("This was asked from a page of another site, and is refused.\n", 403)
UNREADABLE = PlainTextResponse("The Host header of a request names one host.\n", 400)


class SecurityMiddleware:
    """Refuses requests from pages of other sites and for foreign host names; puts the headers on every answer."""

    def __init__(self, app: ASGIApp, bound: str, public: PublicUrl | None) -> None:
        self.app = app
        self.bound = bound
        self.public = public

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        refusal = self._refusal(Headers(scope=scope))
        if refusal is None:
            await self.app(scope, receive, guarded)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            await refusal(scope, receive, guarded)

    def _refusal(self, headers: Headers) -> PlainTextResponse | None:
        hosts = headers.getlist("host")
        if len(hosts) != 1 or host_name(hosts[0]) is None:
            return UNREADABLE
        known = known_host(hosts[0], self.bound, self.public)
        return None if known and same_origin(headers, self.public) else FOREIGN


def same_origin(headers: Headers, public: PublicUrl | None) -> bool:
    """A browser says which page asks; programs say nothing, and carry no one's secrets."""
    origins = [origin.lower() for origin in headers.getlist("origin")]
    host = headers["host"].lower()
    own = {f"http://{host}", f"https://{host}"} | ({public.origin} if public is not None else set())
    return not origins or (len(origins) == 1 and origins[0] in own)


def known_host(host: str, bound: str, public: PublicUrl | None) -> bool:
    """A foreign name that leads to this machine could make a foreign page look like ours."""
    name = host_name(host)
    if name is None:
        return False
    if name in ("localhost", bound.lower()) or (public is not None and host.lower() == public.host):
        return True
    try:
        return ip_address(name).is_loopback or _everywhere(bound)
    except ValueError:
        return public is None and _everywhere(bound)


def _everywhere(bound: str) -> bool:
    try:
        return ip_address(bound).is_unspecified
    except ValueError:
        return False


def is_local(request: Request) -> bool:
    """A proxy on this machine asks for others, even if the server was not told of it."""
    if request.client is None or "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        return False
    return is_loopback(request.client.host)


def is_loopback(host: str) -> bool:
    try:
        return ip_address(plain(host)).is_loopback
    except ValueError:
        return host == "localhost"


def language_of(accepted: str) -> str:
    """The first language of the header that there are words in."""
    for part in accepted.split(","):
        language = part.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"
