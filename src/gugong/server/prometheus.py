"""Metrics in the text format that Prometheus reads, on a port of their own.

They are counted in every install, whether or not anybody reads them: a hundred lines here, not another dependency.
"""

import asyncio
import socket
import time
from bisect import bisect_left
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import accumulate
from typing import Literal, NamedTuple, Protocol

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)  # seconds
TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metric(Protocol):
    """Something that is measured.  It has at most one label, whose values are known beforehand: they stay few."""

    @property
    def name(self) -> str: ...

    @property
    def kind(self) -> Literal["counter", "gauge", "histogram"]: ...

    @property
    def about(self) -> str: ...

    def samples(self) -> Iterator[str]:
        """The lines of the text, as they are now."""


class Reading(NamedTuple):
    """A value that is found when it is asked for."""

    name: str
    kind: Literal["counter", "gauge"]
    about: str
    value: Callable[[], float]

    def samples(self) -> Iterator[str]:
        yield f"{self.name} {self.value():.10g}"


class Counter:
    """How often something has happened, by a label."""

    kind: Literal["counter"] = "counter"

    def __init__(self, name: str, about: str, label: str, values: Iterable[str]) -> None:
        self.name = name
        self.about = about
        self.label = label
        self.counts = dict.fromkeys(values, 0)

    def add(self, value: str) -> None:
        self.counts[value] += 1

    def samples(self) -> Iterator[str]:
        for value, count in self.counts.items():
            yield f'{self.name}{{{self.label}="{value}"}} {count}'


class Histogram:
    """How long something takes, possibly by a label."""

    kind: Literal["histogram"] = "histogram"

    def __init__(self, name: str, about: str, label: str = "", values: Iterable[str] = ("",)) -> None:
        self.name = name
        self.about = about
        self.label = label
        self.series = {value: Durations() for value in values}

    def observe(self, seconds: float, value: str = "") -> None:
        self.series[value].add(seconds)

    @contextmanager
    def timed(self, value: str = "") -> Iterator[None]:
        """Count what is done in this context, if it can be done."""
        begun = time.monotonic()
        yield
        self.observe(time.monotonic() - begun, value)

    def samples(self) -> Iterator[str]:
        for value, durations in self.series.items():
            label = f'{self.label}="{value}"' if self.label else ""
            labels = f"{{{label}}}" if label else ""
            within = accumulate(durations.counts)
            for bound, count in zip((*map(str, BOUNDS), "+Inf"), within):
                yield f'{self.name}_bucket{{{label}{"," if label else ""}le="{bound}"}} {count}'
            yield f"{self.name}_sum{labels} {durations.seconds:.10g}"
            yield f"{self.name}_count{labels} {sum(durations.counts)}"


class Durations:
    """Their sum, and how many lie between two bounds."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds


def text(metrics: Iterable[Metric]) -> str:
    return "".join(map(_lines, metrics))


def _lines(metric: Metric) -> str:
    head = f"# HELP {metric.name} {metric.about}\n# TYPE {metric.name} {metric.kind}\n"
    return head + "".join(f"{line}\n" for line in metric.samples())


class MetricsServer(uvicorn.Server):
    """Stops with the server of the game, which has the signals."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def published(listening: socket.socket | None, metrics: Iterable[Metric]) -> AsyncIterator[None]:
    """Answer GET /metrics there, if anywhere."""
    if listening is None:
        yield
        return

    async def answer(_: Request) -> PlainTextResponse:
        return PlainTextResponse(text(metrics), media_type=TYPE, headers={"Cache-Control": "no-store"})

    app = Starlette(routes=[Route("/metrics", answer, methods=["GET"])])
    server = MetricsServer(
        uvicorn.Config(app, ws="none", lifespan="off", log_config=None, access_log=False, server_header=False)
    )
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        yield
    finally:
        server.should_exit = True
        await serving
