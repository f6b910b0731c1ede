"""Whose turn it is when several wait for the same few processes."""

from collections import Counter
from typing import Generic, TypeVar

from gugong.table.ports import Claim

REMEMBERED = 10_000  # accounts and tables of which it is known when they were served last


Waiting = TypeVar("Waiting", bound=Claim)


class Scheduler(Generic[Waiting]):
    """Nobody is served twice before everybody else has been once, however much they ask for."""

    def __init__(self, at_once: int) -> None:
        self.at_once = at_once  # claims of one account that may be served at the same time
        self.waiting: list[Waiting] = []
        self._busy: Counter[str] = Counter()  # by account, how many are being served
        self._served: dict[tuple[str, str], int] = {}  # by account, and by table of it, when it was served last
        self._turn = 0

    def add(self, claim: Waiting) -> None:
        self.waiting.append(claim)

    def remove(self, claim: Waiting) -> None:
        """It does not wait any more."""
        if claim in self.waiting:
            self.waiting.remove(claim)

    def withdrawn(self) -> list[Waiting]:
        """Those that are not wanted any more; they wait no longer."""
        found = [claim for claim in self.waiting if not claim.wanted]
        self.waiting = [claim for claim in self.waiting if claim not in found]
        return found

    def next(self) -> Waiting | None:
        """The one to be served now, which waits no longer; None if nobody may be."""
        ready = [claim for claim in self.waiting if self._busy[claim.account] < self.at_once]
        if not ready:
            return None
        chosen = min(ready, key=self._order)
        self.waiting.remove(chosen)
        self._note(chosen)
        return chosen

    def done(self, account: str) -> None:
        """A claim of this account has been served."""
        self._busy[account] -= 1
        if not self._busy[account]:
            del self._busy[account]

    def _order(self, claim: Waiting) -> tuple[int, int, int, int]:
        account, table = (claim.account, ""), (claim.account, claim.table)
        return claim.urgency, self._busy[claim.account], self._served.get(account, 0), self._served.get(table, 0)

    def _note(self, claim: Waiting) -> None:
        self._busy[claim.account] += 1
        self._turn += 1
        for key in ((claim.account, ""), (claim.account, claim.table)):
            self._served.pop(key, None)  # so that the dictionary stays in order of time
            self._served[key] = self._turn
        while len(self._served) > REMEMBERED:
            del self._served[next(iter(self._served))]
