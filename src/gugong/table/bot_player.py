"""The bots at an open table: they play while it is their turn and somebody is there."""

import asyncio
import hmac
import logging
from typing import TYPE_CHECKING

from gugong.table.errors import Uncertain, Unwritable
from gugong.table.ports import Withdrawn
from gugong.table.rows import SeatRow
from gugong.table.tasks import BotTask

if TYPE_CHECKING:
    from gugong.table.open_table import OpenTable

RETRY = 10.0  # seconds until a bot moves again, when nothing could be stored
log = logging.getLogger(__name__)


class BotPlayer:
    """Plays for all bots of a table, one after the other."""

    def __init__(self, table: "OpenTable") -> None:
        self._table = table
        self._task: asyncio.Task[None] | None = None

    @property
    def playing(self) -> bool:
        return self._task is not None

    def start(self) -> None:
        """If it is the turn of a bot, and somebody is there."""
        if self._task is None and self._due() is not None:
            self._task = asyncio.create_task(self._play())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _due(self) -> SeatRow | None:
        return self._table.history.bot_asked() if self._table.wanted else None

    async def _play(self) -> None:
        try:
            while self._due() is not None:
                try:
                    async with self._table.peers.alone(self._table):
                        await self._play_here()
                except Withdrawn:
                    pass
                except (Unwritable, Uncertain):
                    await asyncio.sleep(RETRY)
        except Exception:
            log.exception("The bots at table %s stopped", self._table.history.id)
        finally:
            self._task = None

    async def _play_here(self) -> None:
        while (bot := self._due()) is not None:
            await self._decide(bot)

    async def _decide(self, bot: SeatRow) -> None:
        table, history = self._table, self._table.history
        seat, seq = history.asks(), history.seq
        assert seat is not None
        assert bot.level is not None
        if (reply := history.lesson_reply()) is not None:
            await table.play_for_bot(bot, seat, seq, reply)
            return
        seen = table.presenter.current().observe(seat)
        # In a lesson the same at every table: its last pages speak of what the rival has left standing.
        seed = bot_seed(history.row.record.seed, history.row.lesson or history.id, len(history.steps))
        async with table.thinker.think(BotTask(seen, bot.level, seed, history.row.components), table) as answer:
            await table.play_for_bot(bot, seat, seq, answer.choice.move)


def bot_seed(secret: str, table: str, step: int) -> int:
    """The same for the same decision, so that what a bot did can be looked into once the game is over.

    Until then the seed of the game is secret, and so is what a bot will do; neither can be worked out from this number.
    """
    drawn = hmac.digest(bytes.fromhex(secret), f"bot {table} {step}".encode(), "sha256")
    return int.from_bytes(drawn[:8], "big")
