"""Figures for a monitor, in the text format that Prometheus reads; for programs on this machine alone."""

import sys
import time
from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from gugong.server.security import is_local


class Metric(NamedTuple):
    """One figure, and how it is found."""

    name: str
    kind: Literal["gauge", "counter"]
    about: str
    value: Callable[[], float]


def route(metrics: Iterable[Metric]) -> Route:
    """The address /metrics."""
    told = (*metrics, *PROCESS)

    async def answer(request: Request) -> Response:
        if not is_local(request):
            return PlainTextResponse("This is for programs on the machine of the server.\n", 403)
        return PlainTextResponse("".join(map(_lines, told)), headers={"Cache-Control": "no-store"})

    return Route("/metrics", answer, methods=["GET"])


def _lines(metric: Metric) -> str:
    head = f"# HELP {metric.name} {metric.about}\n# TYPE {metric.name} {metric.kind}\n"
    return f"{head}{metric.name} {metric.value():.10g}\n"


def _most_memory() -> int:
    try:
        import resource
    except ImportError:  # Windows does not tell
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else 1024 * most


PROCESS = (
    Metric("process_cpu_seconds_total", "counter", "Processor time of the server, bots aside.", time.process_time),
    Metric("process_max_resident_memory_bytes", "gauge", "The most memory it has had.", _most_memory),
)
