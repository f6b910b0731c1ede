"""A bot's decision, wherever it is made: in a process of the server, or in a worker of the browser."""

from collections.abc import Callable

from gugong.bots import levels
from gugong.bots.answers import Answer, instead, play_safely
from gugong.bots.contract import Bot, Budget
from gugong.content import Components
from gugong.table.ports import BotTask
from gugong.table.rows import components_of

Maker = Callable[[str, int, Components], Bot]


def decide(task: BotTask, make: Maker = levels.make, budget: Budget | None = None) -> Answer:
    """Always a legal move; the budget is that of the level unless another one is named."""
    try:
        bot = make(task.level, task.seed, components_of(task.components, task.seen.components))
    except Exception as error:
        return instead(tuple(task.seen.moves), "error", f"{type(error).__name__}: {error}")
    return play_safely(bot, task.seen, budget or levels.level(task.level).budget)
