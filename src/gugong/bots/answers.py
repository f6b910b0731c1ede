"""What a bot answers: a legal move in any case; if the bot failed, the first legal move and what went wrong."""

from typing import Final

import msgspec

from gugong.bots.contract import Bot, Budget, Decision
from gugong.bots.requests import Fault, FaultKind
from gugong.notation.positions import Struct
from gugong.view.observe import Observation


class Answer(Struct):
    """Always a legal move; if there was a fault, it is the first legal move and not the bot's choice."""

    choice: Decision
    fault: Fault | None = None


ANSWER: Final = msgspec.json.Decoder(Answer)  # not in one of the threads that use it: see notation.record


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


def instead(legal: tuple[str, ...], kind: FaultKind, said: str) -> Answer:
    return Answer(Decision(legal[0]), Fault(kind, said))


def read(text: bytes, legal: tuple[str, ...]) -> Answer:
    """What a bot in another process has answered; raises msgspec.DecodeError."""
    answer = ANSWER.decode(text)
    if answer.choice.move not in legal:
        return instead(legal, "illegal", f"{answer.choice.move!r} is not a legal move")
    return answer
