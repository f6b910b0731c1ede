"""The Night: matches, the new hand and the ships (rules A8)."""

from typing import Final

from gugong.rules.cards import new_hand
from gugong.rules.cargo import LAST_CLAIMS
from gugong.rules.great_wall import reward_leader
from gugong.rules.harbours import lose_ship, move_ship
from gugong.rules.kernel import SEATS, Position, SeatTask, Task
from gugong.rules.servants import gain
from gugong.rules.state import HARBOURS, NOBODY


class Night(Task):
    """The steps of the Night.  (NIGHT-1 to NIGHT-6)"""

    def run(self, g: Position) -> None:
        matches = [count_matches(g, who) for who in range(len(g.players))]
        if g.journal is not None:
            _tell(g, matches)
        gains: list[Task] = [MatchGain(who, matches[who]) for who in g.player_order() if matches[who]]
        g.then(*gains, NIGHT_BONUS[most_matches(g, matches)], NIGHT_SHIPS)


def count_matches(g: Position, who: int) -> int:
    """Pairs of a discarded card and a die of equal value; fixed for Meng.  (NIGHT-1, Q-NE-2, SOLO-NIGHT-1)"""
    if who == g.automa:
        return g.day
    p = g.players[who]
    n = 0
    for card in p.discard:
        n += matches_of(g, card)
        if not p.known_discard >> card & 1:
            g.reveal_to_others(who)
    return n


def matches_of(g: Position, card: int) -> int:
    """How many dice show the value of this card.  (NIGHT-1)"""
    return g.dice.count(g.components.card_value[card])


def _tell(g: Position, matches: list[int]) -> None:
    """The dice, and what each player has matched with which cards, as far as the others know those cards."""
    a, b, c = g.dice
    g.tell("night", NOBODY, "NIGHT-1", {"day": g.day, "a": a, "b": b, "c": c})
    for who in g.player_order():
        if who == g.automa:
            g.tell("matches", who, "SOLO-NIGHT-1", {"n": matches[who], "cards": 0})
        else:
            known, hidden = _compared(g, who)
            pile = {"n": matches[who], "cards": len(g.players[who].discard)}
            g.tell("matches", who, "NIGHT-1", {**pile, **known}, hidden)


def _compared(g: Position, who: int) -> tuple[dict[str, int], dict[str, int]]:
    """Each card of the discard pile with its matches: those known to everybody first, in no order that tells more."""
    p = g.players[who]
    known: dict[str, int] = {}
    hidden: dict[str, int] = {}
    first = sorted(p.discard, key=lambda card: (not p.known_discard >> card & 1, g.components.card_value[card], card))
    for i, card in enumerate(first):
        told = known if p.known_discard >> card & 1 else hidden
        told[f"card{i}"] = card
        told[f"dice{i}"] = matches_of(g, card)
    return known, hidden


def most_matches(g: Position, matches: list[int]) -> int:
    """Intrigue order breaks ties; without any match nobody gets the bonus.  (NIGHT-3, Q-NE-3)"""
    best = NOBODY
    for who in g.order:
        if matches[who] > (matches[best] if best != NOBODY else 0):
            best = who
    return best


class MatchGain(SeatTask):
    """One servant per match.  (NIGHT-2)"""

    def __init__(self, who: int, matches: int) -> None:
        super().__init__(who, matches)
        self.matches: Final = matches

    def run(self, g: Position) -> None:
        gain(g, self.who, self.matches, "NIGHT-2")


class NightBonus(SeatTask):
    """3 VP and an Envoy step for the most matches; then discard piles become hands.  (NIGHT-3, NIGHT-4)"""

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
    """Ships move one harbour forward, the front one first; then claims in player order.  (NIGHT-5, NIGHT-6)"""

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
NIGHT_BONUS: Final = {who: NightBonus(who) for who in (NOBODY, *SEATS)}
NIGHT_SHIPS: Final = Ships()
