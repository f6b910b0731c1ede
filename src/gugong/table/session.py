"""One visitor from the first message to the last."""

import asyncio
import logging
from contextlib import suppress
from enum import Enum, auto

from gugong.table import protocol as p
from gugong.table.commands import Commands, decoded
from gugong.table.connection import Connection, encoded
from gugong.table.errors import RequestError, Uncertain
from gugong.table.limits import Budget
from gugong.table.ports import NO_METER, Channel, Disconnected, Meter
from gugong.table.registry import Registry
from gugong.table.seating import admit
from gugong.view.words import words_in

HELLO_WITHIN = 10.0  # seconds
log = logging.getLogger(__name__)


class Ending(Enum):
    """What a visitor can do who was served, or turned away."""

    COME_BACK = auto()
    TRY_LATER = auto()
    FAILED = auto()
    STAY_AWAY = auto()


CLOSE_CODES = {Ending.STAY_AWAY: 1008, Ending.FAILED: 1011, Ending.COME_BACK: 1012, Ending.TRY_LATER: 1013}


async def run_session(
    channel: Channel, registry: Registry, language: str, budget: Budget, meter: Meter = NO_METER
) -> Ending:
    """Serve a visitor until either side ends it.

    `language` is for visitors who are turned away: the others say in Hello what they speak.  The budget may be shared
    with other connections of the same visitor.
    """
    try:
        connection = await _connect(channel, registry, budget)
    except Disconnected:
        return Ending.COME_BACK
    except RequestError as error:
        return await _turn_away(channel, error, language, meter)
    except Exception:
        log.exception("A visitor could not be connected")
        return await _turn_away(channel, RequestError("broken", "broken"), language, meter)
    await _serve(connection, meter)
    return Ending.COME_BACK


async def _connect(channel: Channel, registry: Registry, budget: Budget) -> Connection:
    """The connection, once the visitor has said which table it is for, and may."""
    try:
        hello = decoded(await asyncio.wait_for(channel.receive(), HELLO_WITHIN))
    except TimeoutError:
        raise RequestError("not-now", "hello-first") from None
    if not isinstance(hello, p.Hello):
        raise RequestError("not-now", "hello-first")
    table, _ = await registry.enter(hello.table, hello.secret, hello.fresh)
    secret = await admit(table, hello.secret, hello.fresh)
    if not table.has_room(secret):
        raise RequestError("too-often", "crowded")
    return Connection(channel, table, hello, secret, budget)


async def _turn_away(channel: Channel, error: RequestError, language: str, meter: Meter) -> Ending:
    meter.refused(error)
    with suppress(Disconnected):
        await channel.send(encoded(error.problem(words_in(language))))
    if isinstance(error, Uncertain):
        return Ending.COME_BACK
    if error.code == "broken":
        return Ending.FAILED
    return Ending.TRY_LATER if error.code == "too-often" else Ending.STAY_AWAY


async def _serve(connection: Connection, meter: Meter) -> None:
    """Read and write at the same time, until either ends."""
    connection.table.subscribe(connection)
    reading, writing = Commands(connection, meter).read(), connection.write()
    tasks = [asyncio.create_task(reading), asyncio.create_task(writing)]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        connection.table.unsubscribe(connection)
        for task in tasks:
            task.cancel()
        for error in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(error, Exception) and not isinstance(error, Disconnected):
                log.error("A connection broke", exc_info=error)
