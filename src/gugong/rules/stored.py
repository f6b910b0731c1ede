"""Travel tokens on the player board: storing and exchanging them (TRAVEL-6, TRAVEL-7, TOKEN-X-1 to TOKEN-X-5)."""

from typing import Final

from gugong.content.names import TOKEN_DOUBLE, TOKEN_KINDS
from gugong.rules.kernel import ASIDES, SEATS, Decline, Move, Position, Question, Reason, SeatTask, answerable
from gugong.rules.servants import gain
from gugong.rules.state import IN_SUPPLY, Player

_WORTH: Final = [kind.worth for kind in TOKEN_KINDS]
_HAS_POWER: Final = [kind.power for kind in TOKEN_KINDS]


def value(kind: int) -> int:
    """What a stored token counts as in an exchange.  (TOKEN-12)"""
    return _WORTH[abs(kind)]


def has_power(kind: int) -> bool:
    """Is it a bonus token still face up, so that giving it up would lose its power?  (BONUS-8)"""
    return kind > 0 and _HAS_POWER[kind]


def _shares(p: Player, price: int) -> tuple[int, int, int]:
    """How many unused bonus tokens an exchange at this price takes, as few as possible, then singles and doubles.

    The first is more than there are if the tokens are not enough.  (Q-CH-4)
    """
    powers = len([kind for kind in p.tokens if has_power(kind)])
    doubles = p.tokens.count(TOKEN_DOUBLE)
    singles = len(p.tokens) - powers - doubles
    for taken in range(powers + 1):
        rest = price - taken
        ones = min(singles, rest)
        if (rest - ones) % 2:
            ones -= 1
        if ones >= 0 and (rest - ones) // 2 <= doubles:
            return taken, ones, (rest - ones) // 2
    return powers + 1, 0, 0


def given_up(p: Player, price: int) -> list[int]:
    """Which tokens to give up: as few powers as possible, single tokens before doubles, oldest first.  (Q-CH-4)"""
    powers, ones, twos = _shares(p, price)
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


def powers_lost(p: Player, price: int) -> list[int]:
    """The unused bonus tokens among those given up.  (Q-CH-4)"""
    return [kind for kind in given_up(p, price) if has_power(kind)]


class TokenExchange(Move):
    """2 tokens for 1 servant, 4 for 2 VP, 6 for 1 jade, at any time.  (TOKEN-X-1 to TOKEN-X-4)"""

    def __init__(self, who: int, price: int, power: bool) -> None:
        super().__init__(who, "tokens-power" if power else "tokens", (price,), f"TOKEN-X-{price // 2}")
        self.aside = True
        self.worth: Final = price  # total value of the tokens given up
        self.power: Final = power  # costs an unused bonus token, which the player must be told first (Q-CH-4)

    def why_not(self, g: Position) -> Reason | None:
        p = g.players[self.who]
        if p.worth < self.worth:
            return Reason(self.rule, "tokens", self.worth, p.worth)
        if self.worth == 2 and p.supply == 0 and p.double != IN_SUPPLY:
            return Reason("Q-TR-6", "supply", 1, 0)
        if g.bonus and self.power != (_shares(p, self.worth)[0] > 0):
            return POWER if self.power else NO_POWER
        if self.power and not g.bonus:
            return POWER
        return self._breaks(g)

    def _breaks(self, g: Position) -> Reason | None:
        """Tokens needed to answer the open question must not be given away.  (Q-CH-6)"""
        question = g.question()
        if not question.binding:
            return None
        twin = g.copy()
        self.run(twin)
        return None if answerable(twin, twin.question()) else NEEDED_NOW

    def run(self, g: Position) -> None:
        p = g.players[self.who]
        given = given_up(p, self.worth)
        for kind in given:
            p.tokens.remove(kind)
        p.worth -= self.worth
        g.spent += tuple([abs(kind) for kind in given])
        if g.journal is not None:
            facts = {f"token{i}": kind for i, kind in enumerate(given)}
            g.tell("tokens", self.who, self.rule, {"price": self.worth, **facts})
        if self.worth == 2:
            gain(g, self.who, 1, self.rule)
        elif self.worth == 4:
            g.score(self.who, 2, self.rule)
        else:
            g.take_jade(self.who, self.rule)


POWER: Final = Reason("Q-CH-4", "no-power-needed")
NO_POWER: Final = Reason("Q-CH-4", "power-needed")
NEEDED_NOW: Final = Reason("Q-CH-6", "needed-now")

EXCHANGES: Final = [
    [TokenExchange(seat, price, power) for price in (2, 4, 6) for power in (False, True)] for seat in SEATS
]
for seat in SEATS:
    ASIDES[seat].extend(EXCHANGES[seat])


class Store(SeatTask):
    """Put the token in a free slot; if there is none, tokens must be exchanged first.  (TRAVEL-6, TRAVEL-7)"""

    def __init__(self, who: int, kind: int) -> None:
        super().__init__(who, kind)
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


class MakeRoom(Question):
    """All slots are full: exchange something.  (TRAVEL-7, Q-TR-7, Q-TR-8)"""

    def moves(self, g: Position) -> list[Move]:
        return [ENOUGH] if len(g.players[self.who].tokens) < g.components.token_slots else []


ENOUGH: Final = Decline("enough")
MAKE_ROOM: Final = [MakeRoom("TRAVEL-7", seat) for seat in SEATS]


class LastExchange(Question):
    """The last token exchanges, before final scoring.  (Q-TR-16, Q-CH-16)"""

    def __init__(self, who: int) -> None:
        super().__init__("Q-CH-16", who)
        self.options = [Decline("done")]

    def opens(self, g: Position) -> bool:
        return True

    def exchanges(self, g: Position) -> list[Move]:
        """All but the exchange for a servant, which would score nothing."""
        return [move for move in EXCHANGES[self.who] if move.worth > 2 and move.why_not(g) is None]


LAST_EXCHANGE: Final = [LastExchange(seat) for seat in SEATS]
STORE: Final = [[Store(seat, kind) for kind in range(len(TOKEN_KINDS))] for seat in SEATS]
