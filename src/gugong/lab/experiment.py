"""An experiment plays many games.  It keeps each result in a journal, if asked to, and goes on from there."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from gugong.cluster import fingerprint
from gugong.lab.errors import LabError
from gugong.lab.workers import Item, Result, Workers
from gugong.notation.positions import Struct

Terms = TypeVar("Terms", bound=msgspec.Struct)


class Head(Struct):
    """The first line of a journal: what is played.  A result for each item of the plan follows, one to a line."""

    experiment: str
    terms: Any
    program: str


class Experiment(Generic[Item, Result]):
    """Work to be done for each item of a plan; the terms and the item say all that the result depends on."""

    def __init__(
        self,
        name: str,
        terms: msgspec.Struct,
        work: Callable[[Item], Result],
        plan: Sequence[Item],
        kind: type[Result],
    ) -> None:
        self.head = new_head(name, terms)
        self.work = work
        self.plan = plan
        self.kind = kind

    def run(self, workers: Workers, journal: Path | None = None) -> Iterator[Result]:
        """The results in the order of the plan; raises LabError if the journal is that of another run."""
        if journal is None:
            return workers.map(self.work, self.plan)
        return self._go_on(workers, journal, self._kept(journal))

    def _go_on(self, workers: Workers, journal: Path, done: list[Result]) -> Iterator[Result]:
        yield from done
        with journal.open("ab") as kept:
            for result in workers.map(self.work, self.plan[len(done) :]):
                kept.write(msgspec.json.encode(result) + b"\n")
                kept.flush()
                yield result

    def _kept(self, journal: Path) -> list[Result]:
        """What an earlier run has kept; without the last line, if that was cut off."""
        lines = complete_lines(journal) or [msgspec.json.encode(self.head)]
        check_head(journal, lines[0], self.head)
        journal.write_bytes(b"".join(line + b"\n" for line in lines))
        return [msgspec.json.decode(line, type=self.kind) for line in lines[1:]]


def kept_terms(journal: Path | None, kind: type[Terms]) -> Terms | None:
    """What is played according to a journal; None if there is none, or not of this kind."""
    lines = [] if journal is None else complete_lines(journal)
    if journal is None or not lines:
        return None
    try:
        return msgspec.convert(read_head(journal, lines[0]).terms, kind)
    except msgspec.ValidationError:
        return None


def new_head(name: str, terms: msgspec.Struct) -> Head:
    return Head(name, msgspec.to_builtins(terms), fingerprint())


def check_head(journal: Path, line: bytes, head: Head) -> None:
    if read_head(journal, line) != head:
        raise LabError(f"{journal} is the journal of another run: name another file, or remove it to start over.")


def read_head(journal: Path, line: bytes) -> Head:
    try:
        return msgspec.json.decode(line, type=Head)
    except msgspec.MsgspecError:
        raise LabError(f"{journal} is no journal of an experiment: name another file.") from None


def complete_lines(journal: Path) -> list[bytes]:
    return journal.read_bytes().split(b"\n")[:-1] if journal.exists() else []
