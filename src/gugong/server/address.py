"""Where the server is found: the address it listens on, the one that browsers know, and the proxies between them."""

import re
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import NamedTuple, Self

from gugong.server.errors import ListenError

HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(?::([0-9]{1,5}))?", re.IGNORECASE)
ORIGIN = re.compile(r"https?://[^/?#@]+", re.IGNORECASE)


def host_name(host: str) -> str | None:
    """The name in a Host header, without the port and in small letters; None if it is none."""
    found = HOST.fullmatch(host)
    if found is None or int(found[2] or 0) > 65535:
        return None
    name = found[1].lower()
    return name if name[0] != "[" else _ipv6(name[1:-1])


def _ipv6(text: str) -> str | None:
    try:
        return str(IPv6Address(text))
    except ValueError:
        return None


class PublicUrl(NamedTuple):
    """The address that browsers know, if a proxy stands before the server."""

    origin: str  # as https://games.example.org
    prefix: str  # as /gugong; empty for none

    @classmethod
    def read(cls, text: str) -> Self:
        origin, prefix = "", ""
        found = ORIGIN.match(text)
        if found is not None:
            origin, prefix = found[0].lower(), text[found.end() :].rstrip("/")
        if host_name(origin.partition("://")[2]) is None or not re.fullmatch(r"(/[\w.~-]+)*", prefix, re.ASCII):
            raise ListenError(f"{text} is no address such as https://games.example.org/gugong.")
        return cls(_without_default_port(origin), prefix)

    @property
    def host(self) -> str:
        """What a browser puts into the Host header."""
        return self.origin.partition("://")[2]

    def __str__(self) -> str:
        return f"{self.origin}{self.prefix}/"


def _without_default_port(origin: str) -> str:
    """Browsers leave it out."""
    return origin.removesuffix(":443" if origin.startswith("https:") else ":80")


class Proxies:
    """The addresses whose word is taken for whom they ask for."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        self.networks = [_network(name) for name in named]

    def __contains__(self, address: object) -> bool:
        try:
            found = ip_address(str(address))
        except ValueError:
            return False
        return any(found in network for network in self.networks)


def _network(name: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(name)
    except ValueError:
        raise ListenError(f"{name} is no address or network such as 127.0.0.1 or 10.0.0.0/8.") from None
