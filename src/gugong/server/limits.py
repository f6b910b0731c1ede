"""How much one address may ask for, over HTTP and all its WebSockets together."""

import asyncio
from collections import Counter
from collections.abc import Container, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from gugong.server.notices import Usage
from gugong.table.errors import TooOften
from gugong.table.limits import A_SECOND, AT_ONCE, Budget

# Bytes of a request.
SETUP = 200_000  # with a component file
RECORD = 1_000_000
LIST = 200_000
HELD_OF_ONE, HELD = 5_000_000, 100_000_000  # of large requests at a time, of one address and of all

ADDRESSES = 10_000  # that are remembered
PEOPLE = 40  # who may share an address, as a school does
CONNECTIONS = 6  # for each of them: browsers open as many to fetch a page
WORTH = 5  # WebSockets more or fewer, to be told to other processes
LATER = 10  # seconds until somebody else may have gone

# Milliseconds of work, as in gugong.table.limits.
REQUEST = 1
ANSWER = 10  # a list of tables, a record, the rules
SET_UP = 10  # a game
REPLAY = 50


class Visitor:
    """Whoever comes from one address."""

    def __init__(self, name: str, people: int) -> None:
        self.name = name  # the address, or what it has in common with others of the same household
        self.budget = Budget(AT_ONCE * people / PEOPLE, A_SECOND * people / PEOPLE)
        self.reading = Budget(self.budget.at_once / 4, self.budget.a_second / 4)  # likewise, to read what comes
        self.tables = Budget(5 * people, people * 3 / 3600)  # new ones, three an hour: they take room for long
        self.replaying = asyncio.Lock()  # one game at a time is set up or replayed
        self.sockets = 0
        self.elsewhere: dict[int, int] = {}  # by process, the WebSockets to others
        self._most = people * CONNECTIONS
        self._told = Usage(0, 0, 0, 0)  # of all its use

    @contextmanager
    def connected(self) -> Iterator[None]:
        """Count a WebSocket; raises TooOften if there are too many."""
        if self.sockets + sum(self.elsewhere.values()) >= self._most:
            raise TooOften(LATER)
        self.sockets += 1
        try:
            yield
        finally:
            self.sockets -= 1

    # Several processes share the limits of a visitor by telling each other what was used.

    def news(self) -> Usage | None:
        """What was used since the last time; None if it is hardly worth telling."""
        now, told = Usage(self.budget.spent, self.reading.spent, self.tables.spent, self.sockets), self._told
        new = Usage(now.work - told.work, now.reading - told.reading, now.tables - told.tables, now.sockets)
        enough = self.budget.a_second / 8
        if max(new.work, 4 * new.reading) < enough and not new.tables and abs(now.sockets - told.sockets) < WORTH:
            return None
        self._told = now
        return new

    def used_elsewhere(self, process: int, usage: Usage) -> None:
        self.budget.charge(usage.work)
        self.reading.charge(usage.reading)
        self.tables.charge(usage.tables)
        self.elsewhere[process] = usage.sockets


class Held:
    """Bytes of large requests that are being read or answered."""

    def __init__(self) -> None:
        self._of: Counter[str] = Counter()  # by address
        self._all = 0

    def add(self, address: str, size: int) -> None:
        """Raises TooOften if there is no room for them."""
        if self._of[address] + size > HELD_OF_ONE or self._all + size > HELD:
            raise TooOften(LATER)
        self._of[address] += size
        self._all += size

    def release(self, address: str, size: int) -> None:
        self._of[address] -= size
        self._all -= size
        if not self._of[address]:
            del self._of[address]


class Visitors:
    """One visitor for each address; those who have asked nothing for longest are forgotten first."""

    def __init__(self, people: int = PEOPLE) -> None:
        self.people = people
        self.known: dict[str, Visitor] = {}
        self.held = Held()

    def at(self, address: str) -> Visitor:
        name = shared(address)
        found = self.known[name] = self.known.pop(name) if name in self.known else Visitor(name, self.people)
        if len(self.known) > ADDRESSES:
            self._forget()
        return found

    def news(self) -> dict[str, Usage]:
        """What visitors have used at this process and the others should know."""
        found = {name: visitor.news() for name, visitor in self.known.items()}
        return {name: usage for name, usage in found.items() if usage is not None}

    def used_elsewhere(self, process: int, used: dict[str, Usage]) -> None:
        for name, usage in used.items():
            self.at(name).used_elsewhere(process, usage)

    def forget_processes(self, alive: Container[int]) -> None:
        """What is connected to a process that is gone is connected no longer."""
        for visitor in self.known.values():
            if visitor.elsewhere:
                visitor.elsewhere = {one: sockets for one, sockets in visitor.elsewhere.items() if one in alive}

    def _forget(self) -> None:
        gone = next((name for name, visitor in self.known.items() if not visitor.sockets), None)
        if gone is not None:
            del self.known[gone]


def plain(address: str) -> str:
    """An IPv4 address as such, though it came to a socket for both kinds."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return str(mapped or found)


@lru_cache(ADDRESSES)
def shared(address: str) -> str:
    """What all addresses of one household have in common: of IPv6, the first 64 bits."""
    try:
        found = ip_address(plain(address))
    except ValueError:
        return address[:64]
    return str(found) if found.version == 4 else str(IPv6Address(int(found) >> 64 << 64))
