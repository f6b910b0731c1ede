"""The Morning of days 2 to 4 (rules A3)."""

from typing import Final

from gugong.content.names import L1_ENVOY, L1_INTRIGUE, L1_SERVANT, L1_SHIP, L1_SWAP
from gugong.rules.cards import SWAP_BY_DECREE
from gugong.rules.harbours import SHIP_BY_DECREE
from gugong.rules.intrigue import offer_steps
from gugong.rules.kernel import AUTOMA, SEATS, Position, Task
from gugong.rules.palace import step_envoy
from gugong.rules.servants import gain
from gugong.rules.state import NOBODY


class Morning(Task):
    """Its five steps.  (MORN-1 to MORN-5)"""

    def run(self, g: Position) -> None:
        _new_start_player(g)
        refill_map(g)
        roll_dice(g, "MORN-3")
        g.then(*[DECREES[who] for who in g.player_order()], NEW_DAY)


def _new_start_player(g: Position) -> None:
    """Who took the medal yesterday; it returns to its space.  (MORN-1)"""
    if g.medal == NOBODY:
        return
    g.start = g.medal
    g.medal = NOBODY
    if g.journal is not None:
        g.tell("start-player", g.start, "MORN-1", {})


def refill_map(g: Position) -> None:
    """A token on every city that has neither token nor Traveller.  (MORN-2, Q-CH-15)"""
    occupied = {p.traveller for p in g.players}
    for city in range(len(g.cities)):
        if g.cities[city] == 0 and city not in occupied:
            kind = _next_token(g)
            if kind == 0:
                return  # nothing left anywhere: the cities stay empty (Q-TR-9)
            g.cities[city] = kind
            g.towns |= 1 << city
            if g.journal is not None:
                g.tell("refill", NOBODY, "MORN-2", {"city": city, "kind": kind})


def _next_token(g: Position) -> int:
    """First pile until it is empty, then the second, then the token discard shuffled into two.  (Q-CH-15)"""
    if not g.piles[0] and not g.piles[1] and g.spent:
        g.piles = two_piles(g.luck.shuffled(list(g.spent)))
        g.spent = ()
        if g.journal is not None:
            g.tell("reshuffle", NOBODY, "MORN-2", {"first": len(g.piles[0]), "second": len(g.piles[1])})
    first, second = g.piles
    if first:
        g.piles = (first[:-1], second)
        return first[-1]
    if second:
        g.piles = (first, second[:-1])
        return second[-1]
    return 0


def two_piles(tokens: list[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The first pile gets the odd token.  (SETUP-5, Q-CH-15)"""
    half = (len(tokens) + 1) // 2
    return tuple(tokens[:half]), tuple(tokens[half:])


def roll_dice(g: Position, rule: str) -> None:
    g.dice = [faces[g.luck.below(len(faces))] for faces in g.components.dice]
    if g.journal is not None:
        g.tell("dice", NOBODY, rule, {"a": g.dice[0], "b": g.dice[1], "c": g.dice[2]})


class MorningDecrees(Task):
    """The level-1 decrees of one player: those that ask, then those that do not.  (MORN-4, Q-JP-11)"""

    def __init__(self, who: int) -> None:
        super().__init__(who)
        self.who: Final = who

    def run(self, g: Position) -> None:
        if self.who == g.automa:
            AUTOMA[0].morning(g)
            return
        p = g.players[self.who]
        g.then(AUTOMATIC[self.who])
        if p.has(L1_SWAP):
            g.then(SWAP_BY_DECREE[self.who])
        if p.has(L1_SHIP):
            g.then(SHIP_BY_DECREE[self.who])


class AutomaticDecrees(Task):
    """What can only help happens by itself.  (DECREE-L1-ENVOY, DECREE-L1-INTRIGUE, DECREE-L1-SERVANT, Q-CH-2)"""

    def __init__(self, who: int) -> None:
        super().__init__(who)
        self.who: Final = who

    def run(self, g: Position) -> None:
        p = g.players[self.who]
        if p.has(L1_ENVOY):
            step_envoy(g, self.who, 1, "DECREE-L1-ENVOY")
        if p.has(L1_SERVANT):
            gain(g, self.who, 1, "DECREE-L1-SERVANT")
        if p.has(L1_INTRIGUE):
            offer_steps(g, self.who, 2, "DECREE-L1-INTRIGUE")


class NewDay(Task):
    """The day tracker advances, and every player gains the servants printed there.  (MORN-5)"""

    def run(self, g: Position) -> None:
        g.day += 1
        if g.journal is not None:
            g.tell("day", NOBODY, "MORN-5", {"day": g.day})
        g.then(*[INCOME[who] for who in g.player_order()])


class Income(Task):
    def __init__(self, who: int) -> None:
        super().__init__(who)
        self.who: Final = who

    def run(self, g: Position) -> None:
        gain(g, self.who, g.components.income[g.day], "MORN-5")


MORNING: Final = Morning()
DECREES: Final = [MorningDecrees(seat) for seat in SEATS]
AUTOMATIC: Final = [AutomaticDecrees(seat) for seat in SEATS]
NEW_DAY: Final = NewDay()
INCOME: Final = [Income(seat) for seat in SEATS]
