"""A graceful restart: SIGUSR2, and the next server takes over."""

import asyncio
import os
import select
import signal
import socket
import sys

import pytest

from gugong.server.handover import Handover
from tests.server.client import closing_code, run
from tests.server.measured import Measured
from tests.tables.visitor import PATIENCE, visiting

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGUSR2"), reason="there is no such signal here")


@pytest.fixture
def told(tmp_path, monkeypatch):
    """What systemd would be told."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.settimeout(PATIENCE)
        listening.bind(str(tmp_path / "notify"))
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        yield lambda: listening.recv(100).decode()


def wait_until_gone(pid: int) -> None:
    """The successor is no child of this process."""
    with os.fdopen(os.pidfd_open(pid)) as process:
        os.kill(pid, signal.SIGTERM)
        assert select.select([process], [], [], PATIENCE)[0]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells when a process ends that is no child")
def test_the_next_server_takes_over_and_play_goes_on(tmp_path, told):
    server = Measured(tmp_path / "tables.sqlite")
    assert told() == "READY=1"
    made = server.table("person", "person", start_player=0)

    async def talk():
        async with visiting(server, made["table"], made["secret"]) as page:
            assert (await page.play(page.choices[0]))["type"] == "accepted"
            server.process.send_signal(signal.SIGUSR2)
            assert await closing_code(page) == 1012
        async with visiting(server, made["table"], made["secret"]) as page:  # nobody is turned away in between
            assert page.state["seq"] == 1
            assert (await page.play(page.choices[0]))["type"] == "accepted"

    run(talk())
    assert server.process.wait(PATIENCE) == 0
    successor = int(told().removeprefix("MAINPID="))
    assert told() == "READY=1"
    assert server.metrics()["gugong_moves_total person"] == 1  # the port of the metrics was handed over, too
    wait_until_gone(successor)
    assert server.errors() == ""


def test_a_server_whose_successor_fails_goes_on(monkeypatch, caplog):
    monkeypatch.setattr(sys, "orig_argv", [sys.executable, "-c", "pass"])

    async def talk():
        stopped = asyncio.Event()
        with socket.create_server(("127.0.0.1", 0)) as listening:
            handover = Handover(listening)
            handover.on_signal(stopped.set)
            for _ in range(2):  # it may be tried again
                caplog.clear()
                os.kill(os.getpid(), signal.SIGUSR2)
                while "this server goes on" not in caplog.text:
                    await asyncio.sleep(0.01)
        handover.complete()
        assert not stopped.is_set()

    run(talk())
