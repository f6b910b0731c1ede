"""What tables need from the program around them, be it a server or a browser."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol, TypeVar

import msgspec

from gugong.bots.requests import Result as Thought
from gugong.game import IllegalMove
from gugong.table.errors import RequestError
from gugong.table.rows import Entry, FindingRow, SeatRow, Snapshot, Standing, TableRow
from gugong.table.tasks import Task

Asked = TypeVar("Asked")
Result = TypeVar("Result")


class Store(Protocol):
    """Keeps tables.  What it was given is durable once the call returns.

    Several processes may share it.  Who changes a table says which revision of it is known; if that is not the latest,
    the store raises Overtaken and changes nothing.
    """

    async def add_table(self, table: TableRow) -> None:
        """Raises RequestError if there is no room for another."""

    async def append(self, table: str, revision: int, entry: Entry, standing: Standing, snapshot: Snapshot) -> None:
        """Add the entry and replace the snapshot, both or neither.

        Raises Overtaken also for a second entry with the same number, or with the same client id from the same seat.
        """

    async def set_seat(self, table: str, revision: int, seat: int, row: SeatRow) -> None:
        """This and the next two make a new revision."""

    async def begin(self, table: str, revision: int) -> None:
        """It gathers no longer."""

    async def set_again(self, table: str, revision: int, again: str) -> None: ...

    async def table(self, table: str) -> TableRow | None:
        """The table with all its entries and its snapshot."""

    async def since(self, table: str, seq: int) -> TableRow | None:
        """The table with the entries after this one, and without its snapshot."""

    async def heads(self, tables: Sequence[str]) -> list[TableRow]:
        """Those of these tables that exist, without entries and snapshot."""

    async def add_findings(self, table: str, findings: Sequence[FindingRow]) -> None:
        """What a review has found out; what is known already, or comes too late for its table, is dropped."""

    async def findings(self, table: str, seat: int) -> list[FindingRow]:
        """Of all reviews of this seat."""

    async def expire(self, table: str, before: float) -> bool:
        """Keep nothing of the table but that it has expired, unless somebody has moved at it since then."""

    async def has_expired(self, table: str) -> bool: ...


class Claim(Protocol):
    """Who asks for a process to think in.  What it says may change while it waits for its turn."""

    @property
    def table(self) -> str: ...

    @property
    def account(self) -> str:
        """Accounts take turns, and so do the tables of one account."""

    @property
    def urgency(self) -> int:
        """Whoever has the lowest goes before all others."""

    @property
    def wanted(self) -> bool:
        """Does it still wait?"""


class Withdrawn(Exception):
    """Nobody waits for the answer any more."""


class Thinker(Protocol):
    """Does the heavy work, away from the event loop where the platform allows it."""

    def think(self, task: Task[Thought], claim: Claim) -> AbstractAsyncContextManager[Thought]:
        """What comes of the task, when the turn of this claim has come; raises Withdrawn.

        What was used for it is free again when the context ends.
        """

    async def run(self, work: Callable[[], Result]) -> Result:
        """The result of `work`, which changes nothing that others see."""

    async def run_untrusted(self, work: Callable[[Asked], Result], asked: Asked, account: str) -> Result:
        """The result of `work`, which reads text from outside, and may be ended when that takes too long.

        All of it can be pickled.  Raises what `work` raises, and RequestError if it took too long or too many ask.
        """


class Presence(msgspec.Struct, frozen=True):
    """Who is connected to a table: by seat, how many pages are open at it, and how many only watch."""

    pages: Mapping[int, int] = {}
    watching: int = 0


class Peers(Protocol):
    """The other processes that serve the same tables."""

    def tell(self, table: str, here: Presence) -> None:
        """Let them know who is connected here; does not wait."""

    def alone(self, claim: Claim, what: str = "") -> AbstractAsyncContextManager[None]:
        """The right to play the bots of a table, or to do `what`, which one process at a time has; raises Withdrawn."""

    async def check(self, table: str) -> None:
        """Has another process changed the table, and was this one not told?  Then it is told now."""


class Meter:
    """Is told what becomes of the messages of visitors; this one does nothing with it."""

    def accepted(self, seconds: float) -> None:
        """An action was stored and acknowledged, so long after it had been received."""

    def refused(self, why: RequestError | IllegalMove) -> None: ...


NO_METER = Meter()


class Disconnected(Exception):
    """The visitor is gone."""


class Channel(Protocol):
    """Carries the messages of one visitor, as JSON.  Both methods raise Disconnected."""

    account: str  # visitors of one account, such as a network address, share what one of them would get

    async def send(self, text: str) -> None: ...

    async def receive(self) -> str: ...
