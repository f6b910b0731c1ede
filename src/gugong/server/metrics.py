"""What this process measures of itself; counted where it happens, whether or not anybody reads it."""

import asyncio
import os
import sys
import time
from collections.abc import Callable
from typing import get_args

from gugong.bots.levels import SEATED
from gugong.game import IllegalMove
from gugong.server.connections import Connections
from gugong.server.limits import Visitors
from gugong.server.prometheus import Counter, Histogram, Metric, Reading
from gugong.table.errors import RequestError
from gugong.table.ports import Meter
from gugong.table.protocol import ProblemCode
from gugong.table.registry import Registry
from gugong.table.rows import Entry
from gugong.table.tasks import JudgementTask, ReviewTask

TICK = 0.25  # seconds between two looks at the event loop

MOVES = Counter("gugong_moves_total", "Moves that were stored.", "by", ("person", "bot"))
REFUSALS = Counter(
    "gugong_refusals_total",
    "Messages and requests that were refused.",
    "reason",
    ("rule", "not-your-turn", *get_args(ProblemCode)),
)
ACTIONS = Histogram(
    "gugong_action_seconds", "From a move, undo, redo or hint that was received to its being stored and acknowledged."
)
DECISIONS = Histogram(
    "gugong_decision_seconds",
    "From a question to a bot, or a hint or part of a review that was asked for, to the answer, waiting included.",
    "level",
    [*(level.name for level in SEATED), JudgementTask.name, ReviewTask.name],
)
WRITES = Histogram("gugong_write_seconds", "Changes that were stored, waiting for one's turn included.")
LOADS = Histogram("gugong_load_seconds", "Tables that were read from the store.")
LOOP_DELAY = Histogram("gugong_loop_delay_seconds", "How late the event loop came back to what was due.")


def count_move(entry: Entry) -> None:
    """A move without a client's id is a bot's."""
    if entry.kind == "move":
        MOVES.add("bot" if entry.client is None else "person")


class ServerMeter(Meter):
    """Counts what becomes of the messages of visitors."""

    def accepted(self, seconds: float) -> None:
        ACTIONS.observe(seconds)

    def refused(self, why: RequestError | IllegalMove) -> None:
        if isinstance(why, IllegalMove):
            REFUSALS.add("rule")
        else:
            REFUSALS.add(why.message if why.message in REFUSALS.counts else why.code)


METER = ServerMeter()


async def watch_loop() -> None:
    """Measure, for ever, how late this task is called."""
    while True:
        due = time.monotonic() + TICK
        await asyncio.sleep(TICK)
        LOOP_DELAY.observe(max(0.0, time.monotonic() - due))


def all_metrics(
    registry: Registry, connections: Connections, visitors: Visitors, waiting: Callable[[], int]
) -> list[Metric]:
    """All of them; `waiting` says how many decisions wait for a process."""
    tables, known = registry.open, visitors.known
    pages = "Pages connected to a table."
    return [
        Reading("gugong_tables_open", "gauge", "Tables in memory.", lambda: len(tables)),
        Reading("gugong_pages", "gauge", pages, lambda: sum(len(table.subscribers) for table in tables.values())),
        Reading("gugong_sockets", "gauge", "WebSockets.", lambda: sum(one.sockets for one in known.values())),
        Reading("gugong_connections", "gauge", "TCP connections.", lambda: connections.count),
        Reading("gugong_decisions_waiting", "gauge", "Decisions of bots that wait for a process.", waiting),
        MOVES,
        REFUSALS,
        ACTIONS,
        DECISIONS,
        WRITES,
        LOADS,
        LOOP_DELAY,
        *PROCESS,
    ]


def _memory() -> int:
    """Now where the system tells, otherwise the most there has been."""
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return _most_memory()


def _most_memory() -> int:
    try:
        import resource
    except ImportError:  # Windows does not tell
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else 1024 * most


PROCESS = (
    Reading("process_cpu_seconds_total", "counter", "Processor time of the server, bots aside.", time.process_time),
    Reading("process_resident_memory_bytes", "gauge", "Memory of the server, bots aside.", _memory),
)
