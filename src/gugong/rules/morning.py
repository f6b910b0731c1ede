"""The Morning of days 2 to 4 (rules A3)."""

from typing import Final

from gugong.rules.decree_effects import MORNING as MORNING_EFFECTS
from gugong.rules.kernel import AUTOMA, EVERYBODY, SEATS, Position, SeatTask, Task
from gugong.rules.servants import gain
from gugong.rules.state import NOBODY


class Morning(Task):
    """The five steps of the Morning.  (MORN-1 to MORN-5)"""

    def run(self, g: Position) -> None:
        _new_start_player(g)
        refill_map(g)
        roll_dice(g, "MORN-3")
        g.then(*[MORNING_DECREES[who] for who in g.player_order()], NEW_DAY)


def _new_start_player(g: Position) -> None:
    """Whoever took the medal yesterday; the medal returns to its space.  (MORN-1)"""
    if g.medal == NOBODY:
        return
    g.start = g.medal
    g.medal = NOBODY
    if g.journal is not None:
        g.tell("start-player", g.start, "MORN-1", {})


def refill_map(g: Position) -> None:
    """Place a token on every city that has neither token nor Traveller.  (MORN-2, Q-CH-15)"""
    occupied = {p.traveller for p in g.players}
    for city in range(len(g.cities)):
        if g.cities[city] == 0 and city not in occupied:
            kind = _next_token(g)
            if kind == 0:
                return  # no tokens left: the cities stay empty (Q-TR-9)
            g.cities[city] = kind
            g.towns |= 1 << city
            if g.journal is not None:
                g.tell("refill", NOBODY, "MORN-2", {"city": city, "kind": kind})


def _next_token(g: Position) -> int:
    """From the first pile, then the second, then the token discard shuffled into two piles.  (Q-CH-15)"""
    if not g.piles[0] and not g.piles[1] and g.spent:
        g.piles = two_piles(g.luck.shuffled(list(g.spent)))
        g.spent = ()
        if g.journal is not None:
            g.tell("reshuffle", NOBODY, "MORN-2", {"first": len(g.piles[0]), "second": len(g.piles[1])})
    g.revealed_to = EVERYBODY
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
    g.revealed_to = EVERYBODY
    g.dice = [faces[g.luck.below(len(faces))] for faces in g.components.dice]
    if g.journal is not None:
        g.tell("dice", NOBODY, rule, {"a": g.dice[0], "b": g.dice[1], "c": g.dice[2]})


class MorningDecrees(SeatTask):
    """One player's level-1 decrees: those that ask, then those that do not.  (MORN-4, Q-JP-11)"""

    def run(self, g: Position) -> None:
        if self.who == g.automa:
            AUTOMA[0].morning(g)
            return
        g.then(AUTOMATIC[self.who])
        for effect in reversed(MORNING_EFFECTS):
            question = effect.question(self.who)
            if question is not None and g.players[self.who].has(effect.decree):
                g.then(question)


class AutomaticDecrees(SeatTask):
    """What can only help is done unasked.  (DECREE-L1-ENVOY, DECREE-L1-INTRIGUE, DECREE-L1-SERVANT, Q-CH-2)"""

    def run(self, g: Position) -> None:
        for effect in MORNING_EFFECTS:
            if g.players[self.who].has(effect.decree):
                effect.every_morning(g, self.who)


class NewDay(Task):
    """The day tracker advances, and every player gains the servants printed there.  (MORN-5)"""

    def run(self, g: Position) -> None:
        g.day += 1
        if g.journal is not None:
            g.tell("day", NOBODY, "MORN-5", {"day": g.day})
        g.then(*[INCOME[who] for who in g.player_order()])


class Income(SeatTask):
    def run(self, g: Position) -> None:
        gain(g, self.who, g.components.income[g.day], "MORN-5")


MORNING: Final = Morning()
MORNING_DECREES: Final = [MorningDecrees(seat) for seat in SEATS]
AUTOMATIC: Final = [AutomaticDecrees(seat) for seat in SEATS]
NEW_DAY: Final = NewDay()
INCOME: Final = [Income(seat) for seat in SEATS]
