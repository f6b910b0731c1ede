"""A few processes shared by all who need one."""

import asyncio
from collections.abc import Sequence
from typing import Generic, TypeVar

from gugong.server.scheduler import Scheduler
from gugong.table.ports import Claim, Withdrawn

Item = TypeVar("Item")


class Waiter(Generic[Item]):
    """A claim, and where it hears that its turn has come."""

    def __init__(self, claim: Claim, turn: asyncio.Future[Item]) -> None:
        self.claim = claim
        self.turn = turn

    @property
    def wanted(self) -> bool:
        return self.claim.wanted

    @property
    def urgency(self) -> int:
        return self.claim.urgency

    @property
    def account(self) -> str:
        return self.claim.account

    @property
    def table(self) -> str:
        return self.claim.table


class Sharing(Generic[Item]):
    """Lends its items to whoever's turn it is."""

    def __init__(self, items: Sequence[Item], at_once: int) -> None:
        self._idle = list(items)
        self._lent: dict[Item, str] = {}  # to which account
        self._scheduler: Scheduler[Waiter[Item]] = Scheduler(at_once)

    def waiting(self, account: str | None = None) -> int:
        """How many wait, of this account or at all."""
        return sum(account in (None, waiter.account) for waiter in self._scheduler.waiting)

    async def take(self, claim: Claim) -> Item:
        """An item, to be given back; raises Withdrawn if it is not wanted any more when its turn comes."""
        turn: asyncio.Future[Item] = asyncio.get_running_loop().create_future()
        waiter = Waiter(claim, turn)
        self._scheduler.add(waiter)
        self._serve()
        try:
            return await turn
        except asyncio.CancelledError:
            self._scheduler.remove(waiter)
            if turn.done() and not turn.cancelled() and turn.exception() is None:
                self.give_back(turn.result())
            raise

    def give_back(self, item: Item, after: float = 0.0) -> None:
        """It may be lent again, after so many seconds."""
        self._scheduler.done(self._lent.pop(item))
        if after:
            asyncio.get_running_loop().call_later(after, self._free, item)
        else:
            self._free(item)

    def _free(self, item: Item) -> None:
        self._idle.append(item)
        self._serve()

    def _serve(self) -> None:
        for withdrawn in self._scheduler.withdrawn():
            if not withdrawn.turn.done():
                withdrawn.turn.set_exception(Withdrawn)
        while self._idle and (waiter := self._scheduler.next()) is not None:
            item = self._idle.pop()
            self._lent[item] = waiter.account
            if waiter.turn.done():  # cancelled, and about to say so
                self.give_back(item)
            else:
                waiter.turn.set_result(item)
