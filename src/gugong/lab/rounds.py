"""Learning in rounds: every round works through a plan with what was learnt so far, and then learns from the results.

What is learnt is the same to the digit wherever the work is done, as an experiment's results are.  It is kept in a
journal after every round, if asked to, and an interrupted run goes on from there.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from gugong.lab.experiment import check_head, complete_lines, new_head
from gugong.lab.workers import Item, Result, Workers

Learnt = TypeVar("Learnt", bound=msgspec.Struct)


class Rounds(Generic[Learnt, Item, Result]):
    """The terms and what is learnt so far say all that a round depends on."""

    def __init__(
        self,
        name: str,
        terms: msgspec.Struct,
        plan: Callable[[Learnt], Sequence[Item]],
        work: Callable[[Item], Result],
        learn: Callable[[Learnt, Iterable[Result]], Learnt],
    ) -> None:
        self.head = new_head(name, terms)
        self.plan = plan
        self.work = work
        self.learn = learn

    def run(self, start: Learnt, workers: Workers, journal: Path | None = None) -> Iterator[Learnt]:
        """What is learnt at the start, or according to the journal, and then after every round, for ever."""
        learnt = start if journal is None else self._kept(journal, start)
        while True:
            yield learnt
            learnt = self.learn(learnt, workers.map(self.work, self.plan(learnt)))
            if journal is not None:
                self._keep(journal, learnt)

    def _kept(self, journal: Path, start: Learnt) -> Learnt:
        """Raises LabError if the journal is that of another run."""
        lines = complete_lines(journal)
        if not lines:
            self._keep(journal, start)
            return start
        check_head(journal, lines[0], self.head)
        return msgspec.json.decode(lines[1], type=type(start))

    def _keep(self, journal: Path, learnt: Learnt) -> None:
        """Replaces the journal at one stroke: there is always a whole one."""
        new = journal.with_name(f"{journal.name}.new")
        new.write_bytes(msgspec.json.encode(self.head) + b"\n" + msgspec.json.encode(learnt) + b"\n")
        new.replace(journal)
