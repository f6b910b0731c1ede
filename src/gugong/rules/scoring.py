"""The last token exchange and final scoring (rules A9)."""

from typing import Final

from gugong.content.names import L3_DECREES, L3_EIGHT, L3_HARBOUR, L3_JADE, L3_THIRD
from gugong.rules.great_wall import leader, reward_leader
from gugong.rules.kernel import Position, Task
from gugong.rules.stored import LAST_EXCHANGE


class End(Task):
    """Tokens are worth something for the last time, then everything is scored.  (Q-CH-16, ROUND-2)"""

    def run(self, g: Position) -> None:
        asked: list[Task] = [LAST_EXCHANGE[who] for who in g.player_order() if g.players[who].worth >= 4]
        g.then(*asked, FINAL)


class FinalScoring(Task):
    """In strict order.  (END-1 to END-6)"""

    def run(self, g: Position) -> None:
        _wall(g)
        seats = range(len(g.players))
        for who in seats:
            third_of_vp(g, who)
        for who in seats:
            _other_decrees(g, who)
        for who in seats:
            _palace_seat(g, who)
        for who in seats:
            g.score(who, jade_vp(g.players[who].jade), "END-4")
        _rank(g)


def _wall(g: Position) -> None:
    """Its leader once more, without benefits.  (END-1)"""
    first = leader(g)
    if g.on_wall(first):
        reward_leader(g, first, "END-1")


def third_of_vp(g: Position, who: int) -> None:
    """1 VP for each full 3 so far, 10 at most, before all other decrees.  (DECREE-L3-THIRD, Q-JP-13)"""
    p = g.players[who]
    if p.has(L3_THIRD):
        g.score(who, min(10, p.vp // 3), "DECREE-L3-THIRD")


def _other_decrees(g: Position, who: int) -> None:
    """DECREE-L3-EIGHT, -JADE, -DECREES and -HARBOUR."""
    p = g.players[who]
    if p.has(L3_EIGHT):
        g.score(who, 8, "DECREE-L3-EIGHT")
    if p.has(L3_JADE):
        g.score(who, min(10, 2 * p.jade), "DECREE-L3-JADE")
    if p.has(L3_DECREES):
        g.score(who, 2 * p.decree_servants, "DECREE-L3-DECREES")
    if p.has(L3_HARBOUR):
        g.score(who, 2 * (p.double_slot + p.card_slots + p.vp_slots), "DECREE-L3-HARBOUR")


def _palace_seat(g: Position, who: int) -> None:
    """VP of the seat taken on arrival; those who came too late for one get none.  (END-3, Q-JP-5)"""
    seat = g.players[who].seat
    if 0 <= seat < len(g.components.seats):
        g.score(who, g.components.seats[seat], "END-3")


def jade_vp(jade: int) -> int:
    """1, 3, 6, 10, 15, then 2 for each further one.  (END-4)"""
    return jade * (jade + 1) // 2 if jade <= 5 else 15 + 2 * (jade - 5)


def eligible(g: Position, who: int) -> bool:
    """In the Palace; Meng need not be.  (END-5, SOLO-END-1)"""
    return g.players[who].seat >= 0 or who == g.automa


def _rank(g: Position) -> None:
    """Outside the Palace: score 0 and last.  Ties go by Intrigue order.  (END-5, END-6, Q-NE-9, Q-CH-17)"""
    inside = [who for who in g.order if eligible(g, who)]
    outside = [who for who in g.order if not eligible(g, who)]
    inside.sort(key=lambda who: -g.players[who].vp)  # a stable sort: equal VP stay in Intrigue order
    g.scores = tuple([p.vp if eligible(g, who) else 0 for who, p in enumerate(g.players)])
    g.ranking = tuple(inside + outside)
    if g.journal is not None:
        for who in outside:
            g.tell("disqualified", who, "END-5", {"n": g.players[who].vp})
        for place, who in enumerate(g.ranking):
            g.tell("rank", who, "END-6", {"place": place + 1, "score": g.scores[who]})


END: Final = End()
FINAL: Final = FinalScoring()
