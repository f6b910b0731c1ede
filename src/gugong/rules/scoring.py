"""The last token exchange and final scoring (rules A9)."""

from typing import Final

from gugong.rules.decree_effects import FINAL as FINAL_EFFECTS
from gugong.rules.great_wall import leader, reward_leader
from gugong.rules.kernel import Event, Position, Task
from gugong.rules.stored import LAST_EXCHANGE


class End(Task):
    """The last chance to exchange tokens, then final scoring.  (Q-CH-16, ROUND-2)"""

    def run(self, g: Position) -> None:
        asked: list[Task] = [LAST_EXCHANGE[who] for who in g.player_order() if g.players[who].worth >= 4]
        g.then(*asked, FINAL)


class FinalScoring(Task):
    """The steps of final scoring, in strict order.  (END-1 to END-6)"""

    def run(self, g: Position) -> None:
        _wall(g)
        seats = range(len(g.players))
        for who in seats:
            _decrees(g, who, True)
        for who in seats:
            _decrees(g, who, False)
        for who in seats:
            seat = palace_vp(g, who)
            if seat:
                g.score(who, seat, "END-3")
        for who in seats:
            g.score(who, jade_vp(g.players[who].jade), "END-4")
        _rank(g)


def _wall(g: Position) -> None:
    """Reward the leader of the wall once more, without benefits.  (END-1)"""
    first = leader(g)
    if g.on_wall(first):
        reward_leader(g, first, "END-1")


def _decrees(g: Position, who: int, before_others: bool) -> None:
    """Score the level-3 decrees, either those that go before the others or the rest.  (END-2, Q-JP-13)"""
    p = g.players[who]
    for effect in FINAL_EFFECTS:
        if effect.before_others == before_others and p.has(effect.decree):
            g.score(who, effect.final_vp(g, who, p.vp), effect.rule)


def palace_vp(g: Position, who: int) -> int:
    """VP of the seat taken on arrival; a player who arrived too late for a seat gets none.  (END-3, Q-JP-5)"""
    seat = g.players[who].palace_seat
    return g.components.seats[seat] if 0 <= seat < len(g.components.seats) else 0


def secure(g: Position, who: int) -> int:
    """VP this player would have if the game were scored now, except what END-1 gives the leader of the wall."""
    p = g.players[who]
    total = p.vp + jade_vp(p.jade) + palace_vp(g, who)
    if p.decrees:
        for effect in FINAL_EFFECTS:
            if p.has(effect.decree):
                vp = p.vp + _wall_vp(g, who) if effect.before_others else p.vp
                total += effect.final_vp(g, who, vp)
    return total


def _wall_vp(g: Position, who: int) -> int:
    """What END-1 is worth to this player: 3 VP, and 1 more if the Envoy is already in the Palace."""
    if g.on_wall(who) == 0 or leader(g) != who:
        return 0
    return 4 if g.players[who].envoy == g.components.palace_steps else 3


def jade_vp(jade: int) -> int:
    """1, 3, 6, 10, 15, then 2 for each additional jade.  (END-4)"""
    return jade * (jade + 1) // 2 if jade <= 5 else 15 + 2 * (jade - 5)


def eligible(g: Position, who: int) -> bool:
    """Is the player's Envoy in the Palace?  Meng's need not be.  (END-5, SOLO-END-1)"""
    return g.players[who].palace_seat >= 0 or who == g.automa


def _rank(g: Position) -> None:
    """Players outside the Palace score 0 and rank last; Intrigue order breaks ties.  (END-5, END-6, Q-NE-9, Q-CH-17)"""
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


def end_now(g: Position) -> list[Event]:
    """The points that final scoring would give now, all of them public.  (END-1 to END-4)"""
    twin = g.copy()
    twin.journal = []
    FINAL.run(twin)
    return [event for event in twin.journal if event.what == "vp"]
