"""Why a bot moved, from what everybody could see."""

from collections.abc import Mapping

from gugong.bots.levels import level
from gugong.bots.reasons import changes
from gugong.game import Position
from gugong.table.frames import unfold
from gugong.table.history import History
from gugong.table.steps import Step, play
from gugong.view.choices import is_gift
from gugong.view.words import Words


def reason(history: History, step: Step, words: Words, names: list[str]) -> str:
    """Why whoever made this move played that turn, in the words of its level."""
    if step.number == 0:
        return words.say("follow-reason-person")
    seat = mover(history, step)
    row = history.row.seats[seat]
    if row.kind != "bot" or row.level is None:
        return words.say("follow-reason-person")
    found = changes(*turn(history, step), seat) if level(row.level).plans else {}
    aim, figures = _aim(found, words, names[seat]), _figures(found, words)
    return words.say(f"follow-reason-{row.level}", name=names[seat], aim=aim, figures=figures).strip()


def mover(history: History, step: Step) -> int:
    return history.moves[step.number - 1].seat


def turn(history: History, step: Step) -> tuple[Position, Position]:
    """The positions before and after the turn to which this move belongs, without what followed from it by itself."""
    first = last = step
    while (earlier := first.before) is not None and _one_turn(history, earlier, first):
        first = earlier
    while last.number < len(history.steps) - 1 and _one_turn(history, last, history.steps[last.number + 1]):
        last = history.steps[last.number + 1]
    assert first.before is not None
    assert last.before is not None
    return first.before.position, own_part(last.before.position, last.move, mover(history, step))


def _one_turn(history: History, step: Step, following: Step) -> bool:
    """Do these two moves belong to one turn?  It ends with what anybody else does, and with the next gift."""
    if step.number == 0 or mover(history, step) != mover(history, following) or is_gift(following.move):
        return False
    return all(event.who == mover(history, step) for event in step.events)


def own_part(before: Position, move: str, seat: int) -> Position:
    """The position after what this seat did: the last move of a day is followed by the Night, which was not its aim."""
    found, (_, events) = before, play(before, move)
    for moment in unfold(before, move):
        if any(event.who != seat for event in events[: moment.events]):
            break
        found = moment.position
    return found


def _aim(found: Mapping[str, float], words: Words, name: str) -> str:
    """What the turn was good for most of all, and what it cost: `found` has the most first."""
    gained, lost = ([source for source, vp in found.items() if vp * sign > 0] for sign in (1, -1))
    aim = words.say("follow-aim", name=name, source=gained[0] if gained else "none")
    return f"{aim} {words.say('follow-price', source=_source(lost[-1], words))}" if lost else aim


def _figures(found: Mapping[str, float], words: Words) -> str:
    """The same in figures, for those who want to know exactly."""
    if not found:
        return ""
    point = words.say("cli-decimal-point")
    told = [f"{_source(source, words)} {vp:+.1f}".replace(".", point) for source, vp in found.items()]
    return words.say("follow-reason-figures", sources=", ".join(told).replace("-", "−"))


def _source(source: str, words: Words) -> str:
    return words.say(f"follow-source-{source}")
