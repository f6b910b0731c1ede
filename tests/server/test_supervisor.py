"""Several processes behind one port: replaced when they end, and one after the other for an upgrade."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest

from gugong.server.supervisor import Supervisor
from tests.server.client import Served, closing_code, run, served
from tests.server.databases import sql
from tests.tables.visitor import PATIENCE, visiting

# What a process of a server does, as far as a supervisor can see.
MEMBER = """
import os, socket
number, listening, supervisor = map(int, os.environ["GUGONG_MEMBER"].split())
line = socket.socket(fileno=supervisor)
line.send(b"r")
line.recv(1)
"""


def processes(server: Served) -> set[int]:
    """Those that the supervisor has started."""
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text()
    return {int(pid) for pid in children.split()}


def wait_for(happens: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < end
        time.sleep(0.02)


def wait_until_replaced(server: Served, before: set[int]) -> None:
    wait_for(lambda: len(processes(server) - before) == 2)


def alive(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists() and "Z" not in Path(f"/proc/{pid}/stat").read_text().split(")")[1][:3]


def test_a_process_that_was_killed_is_replaced_and_nothing_is_lost(database):
    server = Served(database, 0, "--processes", "2")
    made = server.table("person", "person", start_player=0)

    async def talk() -> None:
        for move in range(4):
            async with visiting(server, made["table"], made["secret"]) as page:
                assert page.state["seq"] == move
                assert (await page.play(page.choices[0]))["type"] == "accepted"
                before = processes(server)
                for pid in before:
                    os.kill(pid, signal.SIGKILL)
                wait_until_replaced(server, before)

    run(talk())
    assert "ended (-9): it is replaced" in server.stop()
    assert [row[0] for row in sql(database, "SELECT seq FROM entries ORDER BY seq")] == ["1", "2", "3", "4"]


def test_a_signal_replaces_all_processes_while_people_play(database):
    with served(database, "--processes", "2") as server:
        before = processes(server)
        made = server.table("person", "person", start_player=0)

        async def talk() -> None:
            async with visiting(server, made["table"], made["secret"]) as page:
                assert (await page.play(page.choices[0]))["type"] == "accepted"
                server.process.send_signal(signal.SIGUSR2)
                assert await closing_code(page) == 1012
            async with visiting(server, made["table"], made["secret"]) as page:  # nobody is turned away in between
                assert page.state["seq"] == 1
                assert (await page.play(page.choices[0]))["type"] == "accepted"

        run(talk())
        wait_for(lambda: len(processes(server)) == 2 and not processes(server) & before)


def test_processes_whose_supervisor_is_gone_end(database):
    server = Served(database, 0, "--processes", "2")
    left = processes(server)
    assert len(left) == 2
    server.process.kill()
    wait_for(lambda: not any(alive(pid) for pid in left))


def test_a_process_that_ends_at_once_is_not_started_without_pause(monkeypatch, caplog):
    monkeypatch.setattr("gugong.server.supervisor.PAUSE", 0.2)
    monkeypatch.setattr(sys, "orig_argv", [sys.executable, "-c", MEMBER.replace("line.recv(1)", "")])

    async def talk(supervisor: Supervisor) -> None:
        while caplog.text.count("it is replaced") < 4:
            await asyncio.sleep(0.01)

    began = time.monotonic()
    supervised(talk)
    passed = time.monotonic() - began
    assert caplog.text.count("it is replaced") <= 2 * (1 + passed / 0.2)  # of two processes


def test_if_no_new_process_comes_up_the_old_ones_go_on(monkeypatch, caplog):
    monkeypatch.setattr(sys, "orig_argv", [sys.executable, "-c", MEMBER])

    async def talk(supervisor: Supervisor) -> None:
        before = [child.process.pid for child in supervisor.children if child is not None]
        monkeypatch.setattr(sys, "orig_argv", [sys.executable, "-c", "pass"])
        os.kill(os.getpid(), signal.SIGUSR2)
        while "those that run go on" not in caplog.text:
            await asyncio.sleep(0.01)
        assert [child.process.pid for child in supervisor.children if child is not None] == before
        assert all(alive(pid) for pid in before)

    supervised(talk)


def test_a_process_that_does_not_stop_is_killed(monkeypatch):
    monkeypatch.setattr("gugong.server.supervisor.ENDING", 0.2)
    deaf = MEMBER.replace('line.send(b"r")', 'signal.signal(signal.SIGTERM, signal.SIG_IGN); line.send(b"r")')
    monkeypatch.setattr(sys, "orig_argv", [sys.executable, "-c", f"import signal{deaf}line.recv(1)"])

    async def talk(supervisor: Supervisor) -> None:
        pass

    supervised(talk)  # which ends


def test_a_server_whose_first_process_cannot_serve_ends(monkeypatch):
    monkeypatch.setattr(sys, "orig_argv", [sys.executable, "-c", "pass"])

    async def talk() -> None:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            assert not await Supervisor(listening, [None, None]).run(lambda: pytest.fail("it has not started"))

    run(talk())


def supervised(talk: Callable[[Supervisor], Coroutine[None, None, None]]) -> None:
    """Let two processes run meanwhile."""

    async def running() -> None:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            supervisor = Supervisor(listening, [None, None])
            started = asyncio.Event()
            task = asyncio.create_task(supervisor.run(started.set))
            await started.wait()
            await talk(supervisor)
            os.kill(os.getpid(), signal.SIGTERM)
            assert await task

    run(running())


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--processes", "2", "--data", "{tmp}/tables.sqlite"), "A data file is for one process"),
        (("--database", "mysql://somewhere/else"), "is no address of a database"),
        (("--database", "postgresql://postgres@127.0.0.1:1/none"), "The database cannot be reached"),
        (("--database", "postgresql://postgres@127.0.0.1:1/none", "--max-megabytes", "5"), "name --max-tables instead"),
    ],
)
def test_what_cannot_be_served_is_refused_in_one_sentence(options, said, tmp_path):
    command = [sys.executable, "-W", "error", "-m", "gugong", "serve", "--port", "0", "--no-browser"]
    given = [one.replace("{tmp}", str(tmp_path)) for one in options]
    done = subprocess.run([*command, *given], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1
