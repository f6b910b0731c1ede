"""At which address other machines find this server, for the links that a host hands on."""

import socket
from collections.abc import Callable, Coroutine

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from gugong.server.address import PublicUrl
from gugong.server.security import is_local, is_loopback
from gugong.table import protocol as p

ELSEWHERE = ("192.0.2.1", 9)  # reserved for documentation: nobody is there, and nothing is sent


def answer_reach(bound: str, public: PublicUrl | None) -> Callable[[Request], Coroutine[object, object, Response]]:
    """The handler of GET /api/reach; `bound` is the address that is listened on."""

    async def answer(request: Request) -> Response:
        url = None if public is None else str(public)
        if url is None and is_local(request):  # addresses of a private network are nobody's business elsewhere
            url = reach(bound, request.scope["server"][1])
        headers = {"Cache-Control": "no-store"}
        return Response(msgspec.json.encode(p.Reach(url)), media_type="application/json", headers=headers)

    return answer


def reach(bound: str, port: int) -> str | None:
    """None if no other machine can connect."""
    host = _network_address() if bound in ("0.0.0.0", "::") else bound
    if host is None or is_loopback(host):
        return None
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _network_address() -> str | None:
    """The address of this machine in its network, as the system would choose it for a connection to elsewhere."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
            asked.connect(ELSEWHERE)
            return str(asked.getsockname()[0])
    except OSError:
        return None
