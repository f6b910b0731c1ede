"""Several server processes on one PostgreSQL: any of them is killed, and PostgreSQL, and the connections between them.

PostgreSQL runs with fsync, but a killed process leaves what it has written to the system: what is proven is that
nothing is told before it is committed, and that no commit depends on a process.  Whether a disk keeps what it was told
to keep when the power fails is not.
"""

import asyncio
import os
import re
import signal
import sys
from collections.abc import Awaitable, Callable

from tests.attacks.figures import Counts
from tests.attacks.kills import WORKER, Attacked, attack, children, kill_workers
from tests.attacks.stubborn import Stored
from tests.page.relay import Relay
from tests.server.client import Served
from tests.server.postgres import Postgres, postgres

# How often of 30 times.
BLOWS = {
    "processes": 13,  # one of the server's
    "supervisors": 1,
    "backends": 4,  # one of PostgreSQL's, or all
    "databases": 4,  # all of PostgreSQL
    "database restarts": 1,
    "cuts": 3,  # all connections between the server and PostgreSQL break
    "pauses": 3,  # nothing passes for a while
    "lost connections": 1,  # nothing ever passes again through those that are open
}
DOWN = 1.0  # seconds, at most, until what was broken is mended
TERMINATE = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'gugong' ORDER BY random()"

# What Python itself says, before any code of ours has run, in a worker whose server was killed while starting it.
ORPHAN = re.compile(r"preparation_data = reduction\.pickle\.load\(from_parent\)\n[ ^]+\nEOFError: Ran out of input\n")


class ManyProcesses(Attacked):
    """Servers with a database, which they reach through a relay."""

    pages = 2

    def __init__(self, database: Postgres, processes: int) -> None:
        self.database = database
        self.relay = Relay(database.port)
        self.url = database.new_database().replace(f":{database.port}/", f":{self.relay.port}/")
        self.options = ("--processes", str(processes))
        self.logged = ""
        self._deck: list[str] = []
        super().__init__(Served(self.url, 0, *self.options))

    async def strike(self) -> None:
        if not self._deck:
            self._deck = [name for name, number in BLOWS.items() for _ in range(number)]
            self.rng.shuffle(self._deck)
        blows: dict[str, Callable[[], Awaitable[None]]] = {
            "processes": self._kill_process,
            "supervisors": self._kill_supervisor,
            "backends": self._end_backends,
            "databases": self._kill_database,
            "database restarts": self._restart_database,
            "cuts": self._cut,
            "pauses": self._pause,
            "lost connections": self._lose_connections,
        }
        name = self._deck.pop()
        await blows[name]()
        self.counts[name] += 1

    async def _kill_process(self) -> None:
        while not (members := self._members()):  # the only one is being started again
            await asyncio.sleep(0.1)
        process = self.rng.choice(members)
        if self.rng.random() < WORKER:
            self.counts["workers killed"] += sum(map(kill_workers, members))
            await asyncio.sleep(self.rng.uniform(0, 0.05))
        os.kill(process, signal.SIGKILL)

    def _members(self) -> list[int]:
        return [process for process, command in children(self.server.process.pid) if b"serve" in command]

    async def _kill_supervisor(self) -> None:
        """Its processes end by themselves, and with them the log."""
        port = self.server.port
        self.logged += await asyncio.to_thread(self.server.stop, signal.SIGKILL)
        self.server = await asyncio.to_thread(Served, self.url, port, *self.options)
        assert self.server.port == port, self.server.errors()

    async def _end_backends(self) -> None:
        most = self.rng.choice(["1", "ALL"])
        await asyncio.to_thread(self.database.run, f"{TERMINATE} LIMIT {most}")

    async def _kill_database(self) -> None:
        await asyncio.to_thread(self.database.kill)
        await self._while_down()
        await asyncio.to_thread(self.database.start)

    async def _restart_database(self) -> None:
        await asyncio.to_thread(self.database.stop)
        await self._while_down()
        await asyncio.to_thread(self.database.start)

    async def _cut(self) -> None:
        self.relay.cut()
        await self._while_down()
        self.relay.mend()

    async def _pause(self) -> None:
        self.relay.pause()
        await self._while_down()
        self.relay.resume()

    async def _lose_connections(self) -> None:
        self.relay.pause()
        self.relay.forget()

    async def _while_down(self) -> None:
        await asyncio.sleep(self.rng.uniform(0, DOWN))

    def entries(self, table: str) -> list[Stored]:
        query = f"SELECT seat, client, seq FROM entries WHERE table_id = '{table}' ORDER BY seq"
        rows = self.database.run(query, self.url.rpartition("/")[2]).splitlines()
        return [(int(seat), client or None, int(seq)) for seat, client, seq in (row.split("|") for row in rows)]

    def complaints(self) -> int:
        """Failures are logged, each in a line; what nobody has thought of has a traceback."""
        self.logged += self.server.stop()
        self.relay.close()
        self.counts["lines logged"] = len(self.logged.splitlines())
        found = self.logged.count("Traceback") - len(ORPHAN.findall(self.logged))
        if found:
            sys.stderr.write(self.logged)
        return found


def kill_often(processes: int, kills: int, tables: int, done: Callable[[int], None] = lambda _: None) -> Counts:
    with postgres() as database:
        return asyncio.run(attack(ManyProcesses(database, processes), kills, tables, done))
