"""Travel tokens on the player board: storing and exchanging them (TRAVEL-6, TRAVEL-7, TOKEN-X-1 to TOKEN-X-5)."""

from typing import Final

from gugong.content.names import BONUS_TWICE_VALUE, TOKEN_DOUBLE
from gugong.rules.kernel import ASIDES, SEATS, Decision, Decline, Move, Position, Reason, Task, answerable
from gugong.rules.servants import gain
from gugong.rules.state import IN_SUPPLY, Player


def value(kind: int) -> int:
    """What a stored token counts in an exchange.  (TOKEN-12)"""
    return 2 if kind == TOKEN_DOUBLE else 1


def has_power(kind: int) -> bool:
    """A bonus token still face up: giving it up would lose its power.  (BONUS-8)"""
    return kind >= BONUS_TWICE_VALUE


def powers_needed(p: Player, price: int) -> int:
    """How many unused bonus tokens an exchange at this price must take.  (Q-CH-4)"""
    powers = 0
    for kind in p.tokens:
        if has_power(kind):
            powers += 1
    doubles = p.tokens.count(TOKEN_DOUBLE)
    singles = len(p.tokens) - powers - doubles
    for taken in range(powers + 1):
        rest = price - taken
        ones = min(singles, rest)
        if (rest - ones) % 2:
            ones -= 1
        if ones >= 0 and (rest - ones) // 2 <= doubles:
            return taken
    return powers + 1


def given_up(p: Player, price: int) -> list[int]:
    """Which tokens go: as few powers as possible, then single tokens, then doubles, oldest first.  (Q-CH-4)"""
    powers = powers_needed(p, price)
    singles = len(p.tokens) - p.tokens.count(TOKEN_DOUBLE)
    for kind in p.tokens:
        if has_power(kind):
            singles -= 1
    ones = min(singles, price - powers)
    if (price - powers - ones) % 2:
        ones -= 1
    twos = (price - powers - ones) // 2
    given: list[int] = []
    for kind in p.tokens:
        if has_power(kind):
            if powers:
                powers -= 1
                given.append(kind)
        elif kind == TOKEN_DOUBLE:
            if twos:
                twos -= 1
                given.append(kind)
        elif ones:
            ones -= 1
            given.append(kind)
    return given


class Exchange(Move):
    """2 tokens for 1 servant, 4 for 2 VP, 6 for 1 jade, at any time.  (TOKEN-X-1 to TOKEN-X-4)"""

    def __init__(self, who: int, price: int, power: bool) -> None:
        super().__init__(f"tokens {price} power" if power else f"tokens {price}")
        self.aside = True
        self.who: Final = who
        self.price: Final = price
        self.power: Final = power  # an unused bonus token goes: said before it is confirmed (Q-CH-4)
        self.rule: Final = f"TOKEN-X-{price // 2}"

    def why_not(self, g: Position) -> Reason | None:
        p = g.players[self.who]
        if p.worth < self.price:
            return Reason(self.rule, "tokens", self.price, p.worth)
        if self.price == 2 and p.supply == 0 and p.double != IN_SUPPLY:
            return Reason("Q-TR-6", "supply", 1, 0)
        if g.bonus and self.power != (powers_needed(p, self.price) > 0):
            return POWER if self.power else NO_POWER
        if self.power and not g.bonus:
            return POWER
        return self._breaks(g)

    def _breaks(self, g: Position) -> Reason | None:
        """Tokens that the open question depends on must not be given away.  (Q-CH-6)"""
        question = g.decision()
        if not question.binding:
            return None
        twin = g.copy()
        self.run(twin)
        return None if answerable(twin, twin.decision()) else NEEDED_NOW

    def run(self, g: Position) -> None:
        p = g.players[self.who]
        given = given_up(p, self.price)
        for kind in given:
            p.tokens.remove(kind)
        p.worth -= self.price
        g.spent += tuple([abs(kind) for kind in given])
        if g.journal is not None:
            facts = {f"token{i}": kind for i, kind in enumerate(given)}
            g.tell("tokens", self.who, self.rule, {"price": self.price, **facts})
        if self.price == 2:
            gain(g, self.who, 1, self.rule)
        elif self.price == 4:
            g.score(self.who, 2, self.rule)
        else:
            g.take_jade(self.who, self.rule)


POWER: Final = Reason("Q-CH-4", "no-power-needed")
NO_POWER: Final = Reason("Q-CH-4", "power-needed")
NEEDED_NOW: Final = Reason("Q-CH-6", "needed-now")

for seat in SEATS:
    ASIDES[seat].extend([Exchange(seat, price, power) for price in (2, 4, 6) for power in (False, True)])


class Store(Task):
    """The token goes to a free slot; if there is none, stored ones must be exchanged first.  (TRAVEL-6, TRAVEL-7)"""

    def __init__(self, who: int, kind: int) -> None:
        super().__init__(who, kind)
        self.who: Final = who
        self.kind: Final = kind

    def run(self, g: Position) -> None:
        p = g.players[self.who]
        if len(p.tokens) >= g.components.token_slots:
            g.then(MAKE_ROOM[self.who], self)
            return
        p.tokens.append(self.kind)
        p.worth += value(self.kind)
        if g.journal is not None:
            g.tell("store", self.who, "TRAVEL-6", {"kind": self.kind})


class MakeRoom(Decision):
    """All slots are full: exchange something.  (TRAVEL-7, Q-TR-7, Q-TR-8)"""

    def rule(self) -> str:
        return "TRAVEL-7"

    def moves(self, g: Position) -> list[Move]:
        return [ENOUGH] if len(g.players[self.who].tokens) < g.components.token_slots else []


ENOUGH: Final = Decline("enough")
MAKE_ROOM: Final = [MakeRoom(seat) for seat in SEATS]


class LastExchange(Decision):
    """What the stored tokens still buy before final scoring.  (Q-TR-16, Q-CH-16)"""

    def __init__(self, who: int) -> None:
        super().__init__(who)
        self.options = [Decline("done")]

    def rule(self) -> str:
        return "Q-CH-16"

    def opens(self, g: Position) -> bool:
        return True

    def exchanges(self, g: Position) -> list[Move]:
        """A servant would score nothing."""
        return [move for move in ASIDES[self.who] if move.text[7] != "2" and move.why_not(g) is None]


LAST_EXCHANGE: Final = [LastExchange(seat) for seat in SEATS]
STORE: Final = [[Store(seat, kind) for kind in range(19)] for seat in SEATS]
