"""Bonus tokens put out for the Day with a servant: value +1, tax and follow (BONUS-1 to BONUS-3, BONUS-7)."""

from typing import Final

from gugong.content.names import BONUS_FOLLOW, BONUS_PLUS_ONE, BONUS_TAX, PLACES, TOKEN_KINDS, TOKENS
from gugong.rules.kernel import SEATS, Move, Position, Question, Reason, Task
from gugong.rules.spelling import Parts
from gugong.rules.state import IN_POOL, IN_SUPPLY, NOBODY, ON_TOKEN, Outpost
from gugong.rules.stored import STORE


class PutOut(Question):
    """Put the token out with a servant, or store it.  (BONUS-1, BONUS-2, BONUS-3, Q-BO-1)"""

    def __init__(self, who: int, kind: int) -> None:
        super().__init__(TOKEN_KINDS[kind].rule, who, kind)
        self.kind: Final = kind
        places = [NOBODY] if kind == BONUS_PLUS_ONE else list(range(7))
        self.options = [PutOutAt(self, place, double) for double in (0, 1) for place in places]
        self.options.append(StoreNow(self))

    def parts(self, g: Position) -> Parts:
        return {"kind": TOKENS[self.kind]}


class PutOutAt(Move):
    """Beside this location, or beside the player board; the Double Servant counts as 1 here.  (Q-BO-2)"""

    def __init__(self, question: PutOut, place: int, double: int) -> None:
        if place == NOBODY:
            super().__init__(question.who, "put", (1 - double, double))
        else:
            super().__init__(question.who, "put-at", (1 - double, double, PLACES[place]))
        self.question: Final = question
        self.place: Final = place
        self.double: Final = double

    def why_not(self, g: Position) -> Reason | None:
        p = g.players[self.who]
        if self.double:
            return None if p.double == IN_POOL else Reason("Q-BO-2", "double-not-in-pool")
        return None if p.pool else Reason("Q-BO-1", "servants", 1, 0)

    def run(self, g: Position) -> None:
        who, kind = self.who, self.question.kind
        p = g.players[who]
        if self.double:
            p.double = ON_TOKEN
        else:
            p.pool -= 1
        g.outposts += (Outpost(kind, who, self.place, self.double == 1),)
        if g.journal is not None:
            facts = {"kind": kind, "place": self.place, "double": self.double}
            g.tell("outpost", who, self.question.rule, facts)


class StoreNow(Move):
    def __init__(self, question: PutOut) -> None:
        super().__init__(question.who, "no")
        self.question: Final = question

    def run(self, g: Position) -> None:
        g.then(STORE[self.who][self.question.kind])


PUT_OUT: Final = {kind: [PutOut(seat, kind) for seat in SEATS] for kind in (BONUS_PLUS_ONE, BONUS_TAX, BONUS_FOLLOW)}


def plus(g: Position, who: int) -> int:
    """What the player's active tokens add to the value of the cards they play.  (BONUS-1)"""
    n = 0
    for outpost in g.outposts:
        if outpost.kind == BONUS_PLUS_ONE and outpost.owner == who:
            n += 1
    return n


class CallIn(Task):
    """At the end of the Day, tokens and servants come back in player order.  (BONUS-7, Q-BO-9)"""

    def run(self, g: Position) -> None:
        stores: list[Task] = []
        for who in g.player_order():
            for outpost in g.outposts:
                if outpost.owner == who:
                    _send_home(g, outpost)
                    stores.append(STORE[who][outpost.kind])
        g.outposts = ()
        g.then(*stores)


def _send_home(g: Position, outpost: Outpost) -> None:
    p = g.players[outpost.owner]
    if outpost.double:
        p.double = IN_SUPPLY
    else:
        p.supply += 1
    if g.journal is not None:
        facts = {"kind": outpost.kind, "place": outpost.place, "double": 1 if outpost.double else 0}
        g.tell("outpost-home", outpost.owner, "BONUS-7", facts)


CALL_IN: Final = CallIn()
