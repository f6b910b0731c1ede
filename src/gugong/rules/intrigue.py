"""The Intrigue track and the Intrigue action (rules A5.4)."""

from typing import Final

from gugong.content.names import INTRIGUE
from gugong.rules.actions import SKIP, Action, Option, performed, register
from gugong.rules.kernel import SEATS, Decline, Move, Position, Question, Reason, SeatTask
from gugong.rules.servants import pay, short_of
from gugong.rules.state import NOBODY


def move_marker(g: Position, who: int, steps: int, rule: str) -> None:
    """Forward or back; an arriving marker goes on top of the stack.  (INTRIGUE-3, INTRIGUE-4, Q-WA-11)"""
    p = g.players[who]
    space = min(p.marker + steps, g.components.intrigue_top)
    if space == p.marker:
        return  # at the top it keeps its place in the stack (Q-WA-12)
    if g.journal is not None:
        g.tell("marker", who, rule, {"n": space - p.marker})
    p.marker = space
    order = g.order
    order.remove(who)
    i = 0
    while i < len(order) and g.players[order[i]].marker > space:
        i += 1
    order.insert(i, who)


class Intrigue(Action):
    """A: marker +1, and the medal if it is still there.  B: pay 1, marker +3.  (INTRIGUE-1, INTRIGUE-2)"""

    def __init__(self, who: int, source: int) -> None:
        super().__init__(who, source, INTRIGUE)
        self.options = [IntrigueA(self, "A", "INTRIGUE-1"), IntrigueB(self, "B", "INTRIGUE-2"), SKIP]


class IntrigueA(Option):
    def why_not(self, g: Position) -> Reason | None:
        if g.players[self.who].marker < g.components.intrigue_top or g.medal == NOBODY:
            return None
        return NOTHING_LEFT

    def run(self, g: Position) -> None:
        who = self.who
        performed(g, self.action)
        if g.medal == NOBODY:
            g.medal = who
            if g.journal is not None:
                g.tell("medal", who, "INTRIGUE-1", {})
        move_marker(g, who, 1, "INTRIGUE-1")


class IntrigueB(Option):
    def why_not(self, g: Position) -> Reason | None:
        if g.players[self.who].marker >= g.components.intrigue_top:
            return AT_THE_TOP
        return short_of(g, self.who, 1, "INTRIGUE-2")

    def run(self, g: Position) -> None:
        performed(g, self.action)
        g.then(THREE_STEPS[self.who])
        pay(g, self.who, 1, "INTRIGUE-2")


NOTHING_LEFT: Final = Reason("Q-CH-10", "no-effect")
AT_THE_TOP: Final = Reason("INTRIGUE-4", "no-effect")


class Steps(SeatTask):
    """Move the marker forward once the steps have been paid for."""

    def __init__(self, who: int, steps: int, rule: str) -> None:
        super().__init__(who, steps, rule)
        self.steps: Final = steps
        self.rule: Final = rule

    def run(self, g: Position) -> None:
        move_marker(g, self.who, self.steps, self.rule)


THREE_STEPS: Final = [Steps(seat, 3, "INTRIGUE-2") for seat in SEATS]


def offer_steps(g: Position, who: int, steps: int, rule: str) -> None:
    """Move the marker; ask only if it would reach the last space before others, who could land on top.  (Q-CH-2)"""
    top = g.components.intrigue_top
    marker = g.players[who].marker
    arrives = marker < top <= marker + steps
    if arrives and any(g.players[q].marker < top for q in range(len(g.players)) if q != who):
        g.then(OfferSteps(who, steps, rule))
    else:
        move_marker(g, who, steps, rule)


class OfferSteps(Question):
    """Move to the last space now, or not?  (Q-CH-2)"""

    def __init__(self, who: int, steps: int, source: str) -> None:
        super().__init__(source, who, steps, source)
        self.names = ("n", "rule")
        self.steps: Final = steps
        self.options = [Advance(self), Decline("no")]


class Advance(Move):
    def __init__(self, question: OfferSteps) -> None:
        super().__init__(question.who, "advance")
        self.question: Final = question

    def run(self, g: Position) -> None:
        move_marker(g, self.who, self.question.steps, self.question.rule)


register(INTRIGUE, [[Intrigue(seat, source) for source in range(3)] for seat in SEATS])
