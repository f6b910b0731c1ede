"""Files from outside are read in processes that can be killed, and nobody can keep them from others."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable

import pytest

from gugong.bots.process import Process
from gugong.content import ComponentError, loads
from gugong.server import readers
from gugong.server.readers import Readers
from gugong.table.errors import RequestError
from gugong.words import LANGUAGES, catalogue


def pid(asked: str) -> int:
    return os.getpid()


def sleep(seconds: float) -> str:
    time.sleep(seconds)
    return "slept"


def die(asked: str) -> None:
    os._exit(3)


def parse(text: str) -> str:
    return loads(text, "mine").digest


def with_readers(talk: Callable[[Readers], Awaitable[None]], patience: float = 60.0) -> None:
    async def work() -> None:
        made = Readers(patience)
        try:
            await talk(made)
        finally:
            made.close()

    asyncio.run(asyncio.wait_for(work(), 120))


async def refused(asking: Awaitable[object]) -> RequestError:
    with pytest.raises(RequestError) as error:
        await asking
    return error.value


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.001)


def test_work_is_done_in_another_process_which_stays():
    async def talk(made: Readers) -> None:
        found = {await made.run(pid, "", "a") for _ in range(3)}
        assert len(found) == 1
        assert os.getpid() not in found

    with_readers(talk)


def test_what_is_wrong_with_a_file_is_told_in_any_language():
    async def talk(made: Readers) -> None:
        with pytest.raises(ComponentError) as error:
            await made.run(parse, "[gifts]", "a")
        assert "gifts.standing is missing" in str(error.value)
        assert len({error.value.said(catalogue(language)) for language in LANGUAGES}) == 4

    with_readers(talk)


def test_what_takes_too_long_is_given_up_and_the_next_is_read():
    async def talk(made: Readers) -> None:
        error = await refused(made.run(sleep, 3600, "a"))
        assert (error.code, error.message) == ("malformed", "too-slow")
        assert await made.run(sleep, 0, "a") == "slept"

    with_readers(talk, patience=1.0)


def test_a_process_that_ends_is_replaced():
    async def talk(made: Readers) -> None:
        with pytest.raises(EOFError):
            await made.run(die, "", "a")
        assert await made.run(sleep, 0, "a") == "slept"

    with_readers(talk)


def test_whoever_sends_files_that_take_long_waits_for_himself_alone():
    """One process is left to the others, however many files he sends."""

    async def talk(made: Readers) -> None:
        long = [asyncio.create_task(made.run(sleep, 3600, "slow")) for _ in range(4)]
        await until(lambda: made._turns.waiting("slow") == 3)
        for account in ("a", "b", "c"):
            assert await made.run(sleep, 0, account) == "slept"
        assert not any(task.done() for task in long)
        for task in long:
            task.cancel()

    with_readers(talk)


def test_an_account_has_only_so_many_files_waiting():
    async def talk(made: Readers) -> None:
        long = [asyncio.create_task(made.run(sleep, 3600, "slow")) for _ in range(readers.WAITING_OF_ONE + 1)]
        await until(lambda: made._turns.waiting("slow") == readers.WAITING_OF_ONE)
        error = await refused(made.run(sleep, 0, "slow"))
        assert (error.code, error.message) == ("too-often", "busy")
        assert await made.run(sleep, 0, "another") == "slept"
        for task in long:
            task.cancel()

    with_readers(talk)


def test_only_so_many_files_wait_at_all():
    async def talk(made: Readers) -> None:
        asked = [asyncio.create_task(made.run(sleep, 3600, str(n))) for n in range(readers.WAITING + readers.PROCESSES)]
        await until(lambda: made._turns.waiting() == readers.WAITING)
        assert (await refused(made.run(sleep, 0, "another"))).message == "busy"
        for task in asked:
            task.cancel()

    with_readers(talk)


def test_while_no_process_can_be_started_files_are_refused(monkeypatch):
    def start(self: Process) -> None:
        raise OSError("Cannot allocate memory")

    async def talk(made: Readers) -> None:
        with monkeypatch.context() as patched:
            patched.setattr(Process, "_spawn", start)
            patched.setattr("gugong.bots.process.FIRST_PAUSE", 0.01)
            assert (await refused(made.run(sleep, 0, "a"))).message == "busy"
        assert await made.run(sleep, 0, "a") == "slept"

    with_readers(talk)


def test_a_file_whose_sender_is_gone_holds_nothing_up():
    async def talk(made: Readers) -> None:
        for _ in range(3):
            gone = asyncio.create_task(made.run(sleep, 0.05, "a"))
            await asyncio.sleep(0.01)
            gone.cancel()
        assert await made.run(sleep, 0, "a") == "slept"

    with_readers(talk)
