"""A process that cannot be started, or ends at once, does no lasting harm."""

import os
import resource
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import active_children
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from gugong.bots.process import Process, StartError

ROOT = Path(__file__).parents[2]


def echo(pipe: Connection, folder: str = "", failures: int = 0) -> None:
    """Sends back what it gets; the first few of these processes end before they are ready."""
    if folder and len(os.listdir(folder)) < failures:
        Path(folder, str(os.getpid())).touch()
        return
    pipe.send_bytes(b"ready")
    while True:
        try:
            pipe.send_bytes(pipe.recv_bytes())
        except EOFError:
            return


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gugong.bots.process.FIRST_PAUSE", 0.01)
    monkeypatch.setattr("gugong.bots.process.LONGEST_PAUSE", 0.05)


def ask_until_it_starts(process: Process) -> tuple[bytes, list[float]]:
    """The answer, and how long was waited after each failure."""
    waits: list[float] = []
    while True:
        try:
            return process.ask(b"hello", 60), waits
        except StartError as failed:
            waits.append(failed.wait)
            time.sleep(failed.wait)


@pytest.mark.usefixtures("hasty")
def test_it_is_started_again_until_it_works_after_pauses_that_grow(tmp_path):
    process = Process(echo, str(tmp_path), 5)
    answer, waits = ask_until_it_starts(process)
    process.close()
    assert answer == b"hello"
    assert waits == [0.01, 0.02, 0.04, 0.05, 0.05]


@pytest.mark.usefixtures("hasty")
def test_after_it_worked_the_pauses_are_short_again(tmp_path):
    process = Process(echo, str(tmp_path), 3)
    ask_until_it_starts(process)
    process.close()
    for file in tmp_path.iterdir():
        file.unlink()
    assert ask_until_it_starts(process)[1] == [0.01, 0.02, 0.04]
    process.close()


def test_during_a_pause_nothing_is_tried(tmp_path):
    process = Process(echo, str(tmp_path), 1)
    with pytest.raises(StartError):
        process.ask(b"hello", 60)
    with pytest.raises(StartError) as error:
        process.ask(b"hello", 60)
    assert error.value.wait < 0.5
    assert len(list(tmp_path.iterdir())) == 1


def test_after_a_failed_start_it_can_be_killed_and_closed(tmp_path):
    process = Process(echo, str(tmp_path), 1)
    with pytest.raises(StartError):
        process.ask(b"hello", 60)
    process.kill()
    process.close()
    process.close()
    assert not process.running
    assert not active_children()


def sleep(pipe: Connection) -> None:
    pipe.send_bytes(b"ready")
    time.sleep(3600)


@pytest.mark.parametrize("after", [0.0, 0.05, 0.5, 3.0], ids=str)
def test_it_can_be_killed_at_any_moment_and_is_not_started_again(after):
    """Before it is started, while it is, and while an answer is waited for."""
    process = Process(sleep)
    with ThreadPoolExecutor(1) as threads:
        asking = threads.submit(process.ask, b"hello", 3600)
        time.sleep(after)
        process.kill()
        assert isinstance(asking.exception(30), StartError | EOFError)
    process.close()
    with pytest.raises(StartError):
        process.ask(b"hello", 3600)
    assert not active_children()


def exhaust_and_recover() -> None:
    """With no file descriptors left, then with enough: run in a program of its own."""
    process = Process(echo)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    held = len(os.listdir("/proc/self/fd")) - 1
    for left in range(12):  # every place where a descriptor may be wanting
        resource.setrlimit(resource.RLIMIT_NOFILE, (held + left, hard))
        try:
            process.ask(b"hello", 60)
        except StartError as failed:
            time.sleep(failed.wait)
        process.close()
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    sys.stdout.write(f"{ask_until_it_starts(process)[0].decode()}\n")
    process.close()
    sys.stdout.write(f"{process.running}\n")


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="counts the descriptors of the process")
def test_without_file_descriptors_it_fails_and_with_them_it_works_again():
    code = (
        "import gugong.bots.process as process; process.FIRST_PAUSE = process.LONGEST_PAUSE = 0.01\n"
        "from tests.bots.test_process import exhaust_and_recover\n"
        "exhaust_and_recover()"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["hello", "False"], done.stderr
