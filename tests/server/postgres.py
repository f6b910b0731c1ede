"""A PostgreSQL of the tests' own, on this machine and in a folder that is deleted afterwards."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

from tests.server.client import free_port

USER = "postgres"  # PostgreSQL does not run as root
SETTINGS = {"listen_addresses": "127.0.0.1", "max_connections": "200", "shared_buffers": "64MB"}


def programs() -> Path:
    """The newest that is installed; Debian has each version in a folder of its own."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    if found:
        return found[-1]
    on_path = shutil.which("pg_ctl")
    assert on_path is not None, "PostgreSQL is not installed: `make test` does so"
    return Path(on_path).parent


class Postgres:
    """One server with any number of databases."""

    def __init__(self, folder: Path, **settings: str) -> None:
        """With fsync=off it starts and writes faster; what was committed then survives the process, not the machine."""
        self.folder = folder
        self.port = free_port()
        self._settings = SETTINGS | settings
        self._names = count()
        self._run("initdb", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync", "-D", str(folder))

    def start(self) -> None:
        settings = {"port": str(self.port), "unix_socket_directories": str(self.folder), **self._settings}
        options = " ".join(f"-c {name}={value}" for name, value in settings.items())
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.folder), "-l", log, "-w", "-t", "120", "-o", options, "start")

    def stop(self, mode: str = "fast") -> None:
        self._run("pg_ctl", "-D", str(self.folder), "-m", mode, "-w", "stop")

    def kill(self) -> None:
        """All its processes, as a failing machine would, or whoever has no memory left."""
        first = int((self.folder / "postmaster.pid").read_text().splitlines()[0])
        os.kill(first, signal.SIGSTOP)  # it starts no more
        for process in (*map(int, Path(f"/proc/{first}/task/{first}/children").read_text().split()), first):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        while Path(f"/proc/{first}").exists():
            time.sleep(0.01)

    def new_database(self) -> str:
        """The address of an empty one."""
        name = f"gugong_{next(self._names)}"
        self.run(f"CREATE DATABASE {name}")
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def run(self, query: str, database: str = "postgres") -> str:
        """What psql prints."""
        return self._run(
            "psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, "-d", database, "-Atc", query
        ).strip()

    def _run(self, program: str, *args: str) -> str:
        as_user = ["runuser", "-u", USER, "--"] if os.geteuid() == 0 else []
        command = [*as_user, str(programs() / program), *args]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd="/")
        assert done.returncode == 0, f"{program}: {done.stdout}{done.stderr}"
        return done.stdout


@contextmanager
def postgres(**settings: str) -> Iterator[Postgres]:
    """Started, and stopped in the end."""
    with tempfile.TemporaryDirectory(prefix="gugong-postgres-", ignore_cleanup_errors=True) as made:
        if os.geteuid() == 0:
            shutil.chown(made, USER)
        server = Postgres(Path(made) / "data", **settings)
        server.start()
        try:
            yield server
        finally:
            server.stop("immediate")
