"""What a bot answers: a legal move in any case; if the bot failed, the first legal move and what went wrong."""

from typing import Literal

from gugong.bots.contract import Bot, Budget, Decision
from gugong.notation.positions import Struct
from gugong.view.observe import Observation


class Fault(Struct):
    """What a bot did instead of returning a legal move."""

    kind: Literal["error", "illegal", "slow"]
    said: str


class Answer(Struct):
    """Always a legal move; if there was a fault, it is the first legal move and not the bot's choice."""

    choice: Decision
    fault: Fault | None = None


def play_safely(bot: Bot, seen: Observation, budget: Budget) -> Answer:
    """Ask a bot that is trusted to keep to its budget; exceptions and illegal moves are caught."""
    legal = tuple(seen.moves)
    try:
        choice: object = bot.choose(seen, budget)
    except (Exception, SystemExit) as error:
        return instead(legal, "error", f"{type(error).__name__}: {error}")
    if not isinstance(choice, Decision) or choice.move not in legal:
        return instead(legal, "illegal", f"{getattr(choice, 'move', choice)!r} is not a legal move"[:200])
    return Answer(choice)


def instead(legal: tuple[str, ...], kind: Literal["error", "illegal", "slow"], said: str) -> Answer:
    return Answer(Decision(legal[0]), Fault(kind, said))


def legal_only(answer: Answer, legal: tuple[str, ...]) -> Answer:
    if answer.choice.move not in legal:
        return instead(legal, "illegal", f"{answer.choice.move!r} is not a legal move")
    return answer
