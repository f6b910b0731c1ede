"""The Night: matches, the new hand and the ships (rules A8)."""

from typing import Final

from gugong.rules.cards import new_hand
from gugong.rules.cargo import LAST_CLAIMS
from gugong.rules.great_wall import reward_leader
from gugong.rules.harbours import lose_ship, move_ship
from gugong.rules.kernel import Position, Task
from gugong.rules.servants import gain
from gugong.rules.state import HARBOURS, NOBODY


class Night(Task):
    """Its steps.  (NIGHT-1 to NIGHT-6)"""

    def run(self, g: Position) -> None:
        matches = [count_matches(g, who) for who in range(len(g.players))]
        gains: list[Task] = [MatchGain(who, matches[who]) for who in g.player_order() if matches[who]]
        g.then(*gains, NightBonus(most_matches(g, matches)), SHIPS)


def count_matches(g: Position, who: int) -> int:
    """Pairs of a discarded card and a die of equal value; Meng's number is fixed.  (NIGHT-1, Q-NE-2, SOLO-NIGHT-1)"""
    if who == g.automa:
        return g.day
    n = 0
    for card in g.players[who].discard:
        n += g.dice.count(g.components.card_value[card])
    return n


def most_matches(g: Position, matches: list[int]) -> int:
    """A tie goes by Intrigue order; without any match there is no bonus.  (NIGHT-3, Q-NE-3)"""
    best = NOBODY
    for who in g.order:
        if matches[who] > (matches[best] if best != NOBODY else 0):
            best = who
    return best


class MatchGain(Task):
    """One servant a match.  (NIGHT-2)"""

    def __init__(self, who: int, matches: int) -> None:
        super().__init__(who, matches)
        self.who: Final = who
        self.matches: Final = matches

    def run(self, g: Position) -> None:
        if g.journal is not None:
            g.tell("matches", self.who, "NIGHT-1", {"n": self.matches})
        gain(g, self.who, self.matches, "NIGHT-2")


class NightBonus(Task):
    """3 VP and an Envoy step for most matches; then the discard piles become hands.  (NIGHT-3, NIGHT-4)"""

    def __init__(self, who: int) -> None:
        super().__init__(who)
        self.who: Final = who

    def run(self, g: Position) -> None:
        if self.who != NOBODY:
            reward_leader(g, self.who, "NIGHT-3")
        for p in g.players:
            new_hand(p)
        if g.automa != NOBODY:
            stack = g.players[g.automa]
            stack.hand = g.luck.shuffled(stack.hand)  # Q-ME-1
        if g.journal is not None:
            g.tell("new-hands", NOBODY, "NIGHT-4", {})


class Ships(Task):
    """Every ship one harbour forward, the front one first; then claims in player order.  (NIGHT-5, NIGHT-6)"""

    def run(self, g: Position) -> None:
        for harbour in range(len(g.ships) - 1, -1, -1):
            if g.ships[harbour] == NOBODY:
                continue
            if harbour % HARBOURS == HARBOURS - 1:
                lose_ship(g, harbour, "NIGHT-5")
            else:
                move_ship(g, harbour, harbour + 1, "NIGHT-5")
        g.then(*[LAST_CLAIMS[who] for who in g.player_order()])


NIGHT: Final = Night()
SHIPS: Final = Ships()
