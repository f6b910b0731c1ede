"""A few slots shared by all who need one."""

import asyncio

from gugong.bots.process import Unavailable
from gugong.server.scheduler import Scheduler
from gugong.table.ports import Claim, Result, Withdrawn


class Turn:
    """A claim that waits for a slot, and has it once its turn has come."""

    def __init__(self, claim: Claim) -> None:
        self.claim = claim
        self.come: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.served = ""  # the account that the slot is counted for, whatever the claim says later

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


class Sharing:
    """Lends its slots to whoever's turn it is.  If there are several, one is always left to other accounts."""

    def __init__(self, slots: int) -> None:
        self._scheduler: Scheduler[Turn] = Scheduler(1)
        self._lent = 0
        self.resize(slots)

    def resize(self, slots: int) -> None:
        """There are so many from now on; those that are lent stay so."""
        self._slots = slots
        self._scheduler.at_once = max(1, slots - 1)
        self._serve()

    def waiting(self, account: str | None = None) -> int:
        """How many wait, of this account or at all."""
        return sum(account in (None, turn.account) for turn in self._scheduler.waiting)

    async def take(self, claim: Claim) -> Turn:
        """A slot, to be given back; raises Withdrawn if it is not wanted any more when its turn comes."""
        turn = Turn(claim)
        self._scheduler.add(turn)
        self._serve()
        try:
            await turn.come
        except asyncio.CancelledError:
            self._scheduler.remove(turn)
            if turn.come.done() and not turn.come.cancelled() and turn.come.exception() is None:
                self.give_back(turn)
            raise
        return turn

    def give_back(self, turn: Turn, after: float = 0.0) -> None:
        """Its slot may be lent again, after so many seconds."""
        self._scheduler.done(turn.served)
        if after:
            asyncio.get_running_loop().call_later(after, self._free)
        else:
            self._free()

    def give_back_after(self, turn: Turn, done: asyncio.Future[Result]) -> None:
        """As soon as what it was taken for is done, or a while after it failed for want of somebody to ask."""
        failed = None if done.cancelled() else done.exception()
        self.give_back(turn, failed.wait if isinstance(failed, Unavailable) else 0.0)

    def _free(self) -> None:
        self._lent -= 1
        self._serve()

    def _serve(self) -> None:
        for withdrawn in self._scheduler.withdrawn():
            if not withdrawn.come.done():
                withdrawn.come.set_exception(Withdrawn)
        while self._lent < self._slots and (turn := self._scheduler.next()) is not None:
            self._lent += 1
            turn.served = turn.account
            if turn.come.done():  # cancelled, and about to say so
                self.give_back(turn)
            else:
                turn.come.set_result(None)
