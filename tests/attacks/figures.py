"""What an attack did: to the clicks of a neighbour, to memory and log, and what its own messages were answered."""

import json
import sqlite3
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from statistics import quantiles

import msgspec

from tests.attacks.neighbour import neighbour
from tests.attacks.server import Besieged
from tests.attacks.watched import Stall, too_long

Counts = Counter[str]  # what happened how often; answers are counted by their status or kind


class Figures(msgspec.Struct):
    counts: Counts
    seconds: float  # that the attack took
    waits: list[float]  # of the neighbour's clicks, in seconds
    served: list[float]  # likewise, as far as the server was to blame
    trouble: list[str]  # what the neighbour was told instead of an answer
    memory: tuple[float, float, float]  # megabytes: before, after, and the most there ever was
    logged: str
    stalls: list[Stall]
    leaks: list[str]  # secrets found in the log

    def click(self, percent: int) -> float:
        """So many of a hundred clicks of the neighbour were answered within this time."""
        return _percentile(self.waits, percent)

    @property
    def broken(self) -> int:
        """How often the server did not know what to say."""
        return self.counts["500"] + self.counts["broken"] + self.logged.count("Traceback")

    def check(self, megabytes: int = 60) -> None:
        """Nothing broke, nothing leaked or grew beyond this, and the neighbour played on.

        Limits are generous: what is measured is the server, and not whatever else this machine has to do.
        """
        assert not self.broken, self.logged[-2000:]
        assert not self.leaks
        assert not self.trouble
        assert _percentile(self.served, 95) < 1, self.served
        assert self.memory[2] - self.memory[0] < megabytes, self.memory
        assert len(self.logged) < 5000, self.logged[-2000:]


def _percentile(waits: list[float], percent: int) -> float:
    return quantiles(waits, n=100, method="inclusive")[percent - 1] if len(waits) > 1 else waits[0]


def measure(server: Besieged, attack: Callable[[], Counts]) -> Figures:
    """Attack, while a neighbour plays."""
    server.forget_peak()
    before, began = server.memory(), time.monotonic()
    already = len(server.logged())
    with neighbour(server) as clicks:
        counts = attack()
        ended = time.monotonic()
        time.sleep(0.5)  # what was sent last may still be at work
    return Figures(
        counts=counts,
        seconds=ended - began,
        waits=clicks.waits,
        served=clicks.served,
        trouble=clicks.trouble,
        memory=(before, server.memory(), server.peak()),
        logged=server.logged()[already:],
        stalls=too_long(server.noted(began)),
        leaks=leaks(server),
    )


def leaks(server: Besieged) -> list[str]:
    """Secrets and seeds of the data file that can be read in the log."""
    logged = server.logged()
    return [secret for secret in secrets(server) if secret in logged]


def secrets(server: Besieged) -> set[str]:
    with closing(sqlite3.connect(f"file:{server.data}?mode=ro", uri=True)) as file:
        tables = file.execute("select host, spectator, record from tables").fetchall()
        seats = file.execute("select secret from seats where secret is not null").fetchall()
    seeds = {json.loads(record)["seed"] for _, _, record in tables}
    return {secret for host, spectator, _ in tables for secret in (host, spectator)} | {one for (one,) in seats} | seeds
