"""Ships on the Grand Canal: placing, loading and sailing them, and the harbour rewards (rules A5.7)."""

from typing import Final

from gugong.rules.cards import draw
from gugong.rules.kernel import SEATS, Decline, Move, Position, Question, Reason
from gugong.rules.servants import supply_lacks
from gugong.rules.spelling import HARBOUR_NAMES, REWARDS, ROUTES, Parts
from gugong.rules.state import ABOARD, HARBOURS, IN_POOL, IN_SUPPLY, LOCKED, NOBODY, SHIP_HOLDS, SHIPS

VP: Final = 0
GIFT: Final = 1
DOUBLE: Final = 2
SLOTS: Final = (3, 2, 1)  # on the player board (CANAL-9)
GIVES: Final = ((), (VP,), (GIFT,), (DOUBLE,), (VP, GIFT, DOUBLE))  # harbours 1 to 5 (CANAL-8)

ALL_HARBOURS: Final = range(2 * HARBOURS)  # of both routes: route a is 0 to 4, route b is 5 to 9


def first_free(g: Position, route: int) -> int:
    """Where a new ship goes: the first unoccupied harbour of the route, or -1.  (CANAL-4)"""
    for harbour in range(route * HARBOURS, route * HARBOURS + HARBOURS):
        if g.ships[harbour] == NOBODY:
            return harbour
    return -1


def new_ship_possible(g: Position, who: int) -> bool:
    return g.ships_out(who) < SHIPS and NOBODY in g.ships


def next_free(g: Position, harbour: int) -> int:
    """Where a ship sails: the next unoccupied harbour ahead on its route, or -1.  (CANAL-5)"""
    for ahead in range(harbour + 1, harbour // HARBOURS * HARBOURS + HARBOURS):
        if g.ships[ahead] == NOBODY:
            return ahead
    return -1


def put_aboard(g: Position, who: int, harbour: int, double: int, supply: int, rule: str) -> None:
    """Load one piece from pool or supply onto the ship there, or onto a new one.  (CANAL-3, CANAL-4)"""
    p = g.players[who]
    if g.journal is not None:
        facts = {"harbour": harbour, "double": double, "supply": supply, "new": 1 if g.ships[harbour] == NOBODY else 0}
        g.tell("load", who, rule, facts)
    g.ships[harbour] = who
    if double:
        p.double = ABOARD + harbour
        return
    g.loads[harbour] += 1
    if supply:
        p.supply -= 1
    else:
        p.pool -= 1


def move_ship(g: Position, harbour: int, ahead: int, rule: str) -> None:
    who = g.ships[harbour]
    p = g.players[who]
    if g.journal is not None:
        g.tell("sail", who, rule, {"harbour": harbour, "to": ahead})
    g.ships[ahead], g.ships[harbour] = who, NOBODY
    g.loads[ahead], g.loads[harbour] = g.loads[harbour], 0
    if p.double == ABOARD + harbour:
        p.double = ABOARD + ahead


def bring_home(g: Position, harbour: int) -> None:
    """The ship returns to its player, its servants to the supply.  (CANAL-7, NIGHT-5, Q-CA-19)"""
    p = g.players[g.ships[harbour]]
    p.supply += g.loads[harbour]
    if p.double == ABOARD + harbour:
        p.double = IN_SUPPLY
    g.ships[harbour] = NOBODY
    g.loads[harbour] = 0


def lose_ship(g: Position, harbour: int, rule: str) -> None:
    if g.journal is not None:
        g.tell("lost", g.ships[harbour], rule, {"harbour": harbour})
    bring_home(g, harbour)


def has_room(g: Position, who: int, reward: int) -> bool:
    """Does the player board have a free slot for this reward, and is the reward available?  (CANAL-9, Q-EX-15)"""
    p = g.players[who]
    if reward == VP:
        return p.vp_slots < SLOTS[VP]
    if reward == GIFT:
        return p.card_slots < SLOTS[GIFT] and len(g.draw) > 0
    return p.double_slot < SLOTS[DOUBLE] and p.double == LOCKED


def claimable(g: Position, who: int, harbour: int) -> bool:
    """Is this player's ship there full, and does the harbour offer a reward they can still take?  (CANAL-7)"""
    if g.ships[harbour] != who or g.aboard(harbour) < SHIP_HOLDS:
        return False
    return any(has_room(g, who, reward) for reward in GIVES[harbour % HARBOURS])


def any_claimable(g: Position, who: int) -> bool:
    return any(claimable(g, who, harbour) for harbour in range(len(g.ships)))


class Claim(Move):
    """Sacrifice one servant from a full ship for the harbour's reward.  (CANAL-7, CANAL-8, Q-CA-12)"""

    def __init__(self, who: int, harbour: int, reward: int, after: Question | None) -> None:
        super().__init__(who, "claim", (HARBOUR_NAMES[harbour], REWARDS[reward]), "CANAL-8")
        self.harbour: Final = harbour
        self.reward: Final = reward
        self.after: Final = after  # the question to ask again after the claim

    def why_not(self, g: Position) -> Reason | None:
        if self.harbour >= len(g.ships) or g.ships[self.harbour] != self.who:
            return NO_SHIP
        if g.aboard(self.harbour) < SHIP_HOLDS:
            return Reason("CANAL-7", "not-full", SHIP_HOLDS, g.aboard(self.harbour))
        if self.reward not in GIVES[self.harbour % HARBOURS]:
            return OTHER_REWARD
        return None if has_room(g, self.who, self.reward) else SLOTS_FULL

    def run(self, g: Position) -> None:
        if self.after is not None:
            g.then(self.after)
        g.loads[self.harbour] -= 1
        if g.journal is not None:
            g.tell("claim", self.who, "CANAL-7", {"harbour": self.harbour, "reward": self.reward})
        bring_home(g, self.harbour)
        _reward(g, self.who, self.reward)


NO_SHIP: Final = Reason("CANAL-7", "no-ship-there")
OTHER_REWARD: Final = Reason("CANAL-8", "other-reward")
SLOTS_FULL: Final = Reason("CANAL-9", "slots-full")


def _reward(g: Position, who: int, reward: int) -> None:
    p = g.players[who]
    if reward == VP:
        p.vp_slots += 1
        g.score(who, 4, "CANAL-8")
    elif reward == GIFT:
        p.card_slots += 1
        draw(g, who, "CANAL-8")
    else:
        p.double_slot += 1
        p.double = IN_POOL
        if g.journal is not None:
            g.tell("unlock", who, "DOUBLE-1", {})


def claims(who: int, after: Question | None) -> list[Move]:
    """Every claim this player could ever make; `after` is the question asked next."""
    return [Claim(who, harbour, reward, after) for harbour in ALL_HARBOURS for reward in GIVES[harbour % HARBOURS]]


def legal_claims(g: Position, who: int, moves: list[Move]) -> list[Move]:
    """The legal ones of these claims; usually no ship is full, so that is tested first."""
    if not any_claimable(g, who):
        return []
    return [move for move in moves if move.why_not(g) is None]


class ClaimHere(Question):
    """A ship that has just been filled may claim at once.  (CANAL-10, Q-CH-11)"""

    def __init__(self, who: int, harbour: int) -> None:
        super().__init__("CANAL-10", who, harbour)
        self.harbour: Final = harbour
        self.options = [Claim(who, harbour, reward, None) for reward in GIVES[harbour % HARBOURS]]
        self.options.append(Decline("no"))

    def parts(self, g: Position) -> Parts:
        return {"harbour": HARBOUR_NAMES[self.harbour], "routes": g.side.routes}


CLAIM_HERE: Final = [[ClaimHere(seat, harbour) for harbour in ALL_HARBOURS] for seat in SEATS]


class ShipFromSupply(Question):
    """Place 1 servant from the supply on a ship, perhaps a new one.  (TOKEN-9, DECREE-L1-SHIP, Q-CH-11)"""

    def __init__(self, who: int, source: str) -> None:
        super().__init__(source, who, source)
        self.names = ("rule",)
        self.options = [
            *[LoadFromSupply(self, harbour, NOBODY, double) for double in (0, 1) for harbour in ALL_HARBOURS],
            *[LoadFromSupply(self, NOBODY, route, double) for double in (0, 1) for route in (0, 1)],
            Decline("no"),
        ]


def no_space(g: Position, who: int, harbour: int, double: int) -> Reason | None:
    """A ship holds 3, and the Double Servant needs 2 spaces.  (Q-CA-1, Q-CA-3)"""
    if harbour >= len(g.ships) or g.ships[harbour] != who:
        return NOT_YOUR_SHIP
    free = SHIP_HOLDS - g.aboard(harbour)
    need = 2 if double else 1
    return None if free >= need else Reason("CANAL-3", "ship-full", need, free)


NOT_YOUR_SHIP: Final = Reason("CANAL-3", "no-ship-there")


def no_new_ship(g: Position, who: int, route: int) -> Reason | None:
    if route >= g.side.routes:
        return NO_SUCH_ROUTE
    if g.ships_out(who) >= SHIPS:
        return ALL_SHIPS_OUT
    return None if first_free(g, route) >= 0 else ROUTE_FULL


NO_SUCH_ROUTE: Final = Reason("SETUP-2", "no-such-route")
ALL_SHIPS_OUT: Final = Reason("CANAL-3", "ships-out")
ROUTE_FULL: Final = Reason("Q-CA-8", "route-full")


class LoadMove(Move):
    """Load one piece onto the ship in a harbour, or onto a new one on a route.  (CANAL-3, CANAL-4)"""

    def __init__(self, who: int, harbour: int, route: int, double: int) -> None:
        if route == NOBODY:
            super().__init__(who, "load", (1 - double, double, HARBOUR_NAMES[harbour]))
        else:
            super().__init__(who, "load-new", (1 - double, double, ROUTES[route]), "CANAL-4")
        self.harbour: Final = harbour
        self.route: Final = route
        self.double: Final = double

    def no_ship(self, g: Position) -> Reason | None:
        if self.route == NOBODY:
            return no_space(g, self.who, self.harbour, self.double)
        return no_new_ship(g, self.who, self.route)

    def where(self, g: Position) -> int:
        return self.harbour if self.route == NOBODY else first_free(g, self.route)


class LoadFromSupply(LoadMove):
    def __init__(self, question: ShipFromSupply, harbour: int, route: int, double: int) -> None:
        super().__init__(question.who, harbour, route, double)
        self.source: Final = question.rule

    def why_not(self, g: Position) -> Reason | None:
        why = self.no_ship(g)
        return why if why is not None else supply_lacks(g, self.who, self.double, "Q-CH-11")

    def run(self, g: Position) -> None:
        harbour = self.where(g)
        put_aboard(g, self.who, harbour, self.double, 1, self.source)
        if claimable(g, self.who, harbour):
            g.then(CLAIM_HERE[self.who][harbour])


SHIP_BY_TOKEN: Final = [ShipFromSupply(seat, "TOKEN-9") for seat in SEATS]
SHIP_BY_DECREE: Final = [ShipFromSupply(seat, "DECREE-L1-SHIP") for seat in SEATS]
