"""Gaining and paying servants, including the Double Servant (TERM-3, TERM-4, rules A6 and A7)."""

from typing import Final

from gugong.content.names import BONUS_CHEAPER
from gugong.rules.kernel import Move, Position, Question, Reason
from gugong.rules.state import IN_POOL, IN_SUPPLY


def gain(g: Position, who: int, n: int, rule: str, again: int = 0) -> None:
    """Move up to n servants from supply to pool; ask only if how many or which can matter.  (Q-CH-1)

    `again` says that an offer to repeat the action waits below on the agenda.  (BONUS-5)
    """
    p = g.players[who]
    if g.options.rules == 1 and p.double == IN_SUPPLY and p.supply == 0:
        take(g, who, 0, 1, rule)  # rules 1: never asked here, not even when gaining 0
    elif g.options.rules >= 2 and n == 0:
        pass
    elif p.double == IN_SUPPLY:
        g.then(Gain(who, n, rule, again))
    elif p.supply > n:
        take(g, who, n, 0, rule)
    elif p.supply:
        g.then(Gain(who, n, rule, again))


def take(g: Position, who: int, ordinary: int, double: int, rule: str) -> None:
    p = g.players[who]
    p.supply -= ordinary
    p.pool += ordinary
    if double:
        p.double = IN_POOL
    if g.journal is not None:
        g.tell("gain", who, rule, {"n": ordinary, "double": double})


def supply_lacks(g: Position, who: int, double: int, rule: str) -> Reason | None:
    """Why a servant cannot come from the supply, or by `rule` the Double Servant; the pool does not do.  (Q-TR-14)"""
    p = g.players[who]
    if double:
        return None if p.double == IN_SUPPLY else Reason(rule, "double-not-in-supply")
    return None if p.supply else Reason("Q-TR-14", "supply", 1, 0)


class Gain(Question):
    """How many servants to gain, and is the Double Servant one of them?  (Q-CH-1, DOUBLE-3, Q-NE-1)"""

    def __init__(self, who: int, n: int, source: str, again: int = 0) -> None:
        super().__init__(source, who, n, source, *((again,) if again else ()))
        self.names = ("n", "rule")
        self.binding = True
        self.n: Final = n
        self.options = _takes(who, n, source, again)

    def opens(self, g: Position) -> bool:
        return False

    def enough(self, g: Position, pool: int, supply: int, double: int, pairs: int) -> bool:
        """Is there a way to gain that leaves the question waiting below answerable?"""
        effect = waiting(g, self)
        for n in range(min(self.n, supply) + 1):
            if can_follow(g, effect, pool + n, supply - n, double, pairs):
                return True
            if double == IN_SUPPLY and n < self.n and can_follow(g, effect, pool + n, supply - n, IN_POOL, pairs):
                return True
        return False


KEPT: Final = 4096  # cached lists of answers; real games need a few hundred, but positions can come from anybody
_TAKES: Final[dict[tuple[int, int, str, int], list[Move]]] = {}


def _takes(who: int, n: int, source: str, again: int) -> list[Move]:
    """The answers to a gain, made once and shared by equal questions."""
    key = (who, n, source, again)
    found = _TAKES.get(key)
    if found is None:
        found = [Take(who, n, source, again, ordinary, double) for ordinary in range(n + 1) for double in (0, 1)]
        if len(_TAKES) < KEPT:
            _TAKES[key] = found
    return found


class Take(Move):
    """Gain some of the n servants offered: this many ordinary ones, and perhaps the Double Servant."""

    def __init__(self, who: int, n: int, source: str, again: int, ordinary: int, double: int) -> None:
        super().__init__(who, "gain", (ordinary, double))
        self.n: Final = n
        self.source: Final = source
        self.again: Final = again  # is a BONUS-5 offer waiting below the question?
        self.ordinary: Final = ordinary
        self.double: Final = double

    def why_not(self, g: Position) -> Reason | None:
        p = g.players[self.who]
        n, rule = self.n, self.source
        gained = self.ordinary + self.double
        if gained > n:
            return Reason(rule, "too-many", n, gained)
        if self.double and p.double != IN_SUPPLY:
            return Reason("DOUBLE-3", "double-not-in-supply")
        if self.ordinary > p.supply:
            return Reason("TERM-4", "supply", self.ordinary, p.supply)
        if p.supply > n and gained < n:
            return Reason("Q-CH-1", "all-of-them", n, gained)
        if not self._answers_what_waits(g):
            return Reason("Q-CH-6", "needed-now")
        return None

    def _answers_what_waits(self, g: Position) -> bool:
        """Tokens exchanged between a cost and its effect must buy what the effect needs.  (Q-CH-6)"""
        p = g.players[self.who]
        double = IN_POOL if self.double else p.double
        pool, supply = p.pool + self.ordinary, p.supply - self.ordinary
        return can_follow(g, waiting(g, g.question()), pool, supply, double, p.worth // 2)

    def run(self, g: Position) -> None:
        if self.again and self.ordinary + self.double == 0:
            g.agenda.pop()  # a card action that did nothing is not done again (Q-CH-13)
        take(g, self.who, self.ordinary, self.double, self.source)


def pay(g: Position, who: int, n: int, rule: str, cut: bool = False) -> None:
    """Move n servants from pool to supply; what they pay for must already be on the agenda.  (TERM-3)

    `cut` says that a BONUS-6 token may lower the cost.
    """
    if n == 0:
        return
    p = g.players[who]
    if p.double == IN_POOL or (cut and BONUS_CHEAPER in p.tokens):
        g.then(Pay(who, n, rule, 1 if cut else 0))
    else:
        hand_in(g, who, n, 0, rule)


def hand_in(g: Position, who: int, ordinary: int, double: int, rule: str) -> None:
    p = g.players[who]
    p.pool -= ordinary
    p.supply += ordinary
    if double:
        p.double = IN_SUPPLY
    if g.journal is not None:
        g.tell("pay", who, rule, {"n": ordinary, "double": double})


def beside_double(n: int) -> int:
    """Ordinary servants to pay besides the Double Servant, which covers 2, or a cost of 1.  (Q-CH-5)"""
    return n - 2 if n >= 2 else 0


def can_pay(pool: int, double: int, n: int) -> bool:
    return pool >= n or (double == IN_POOL and pool >= beside_double(n))


def short_of(g: Position, who: int, n: int, rule: str) -> Reason | None:
    """Why n servants cannot be paid, or None if they can."""
    p = g.players[who]
    if can_pay(p.pool, p.double, n):
        return None
    return Reason(rule, "servants", n, p.pool + (2 if p.double == IN_POOL else 0))


def affordable(
    g: Position, effect: Question | None, n: int, cuts: int, pool: int, supply: int, double: int, pairs: int
) -> bool:
    """Can n be paid, with up to `cuts` BONUS-6 tokens, so that the effect can follow?  (Q-CH-6)"""
    if pool >= n and can_follow(g, effect, pool - n, supply + n, double, pairs):
        return True
    rest = beside_double(n)
    if double == IN_POOL and n and pool >= rest:
        if can_follow(g, effect, pool - rest, supply + rest, IN_SUPPLY, pairs):
            return True
    return cuts > 0 and n > 0 and affordable(g, effect, max(0, n - 2), cuts - 1, pool, supply, double, pairs)


def can_follow(g: Position, effect: Question | None, pool: int, supply: int, double: int, pairs: int) -> bool:
    return effect is None or effect.enough(g, pool, supply, double, pairs)


def can_afford(g: Position, who: int, n: int, effect: Question | None, cut: bool) -> bool:
    """Can this player pay n now so that the effect can follow?"""
    p = g.players[who]
    cuts = p.tokens.count(BONUS_CHEAPER) if cut and g.bonus else 0
    return affordable(g, effect, n, cuts, p.pool, p.supply, p.double, p.worth // 2)


def waiting(g: Position, above: Question) -> Question | None:
    """The same player's question waiting directly below this one, if there is one."""
    i = len(g.agenda) - 1
    while g.agenda[i] is not above:
        i -= 1
    below = g.agenda[i - 1] if i else above
    return below if isinstance(below, Question) and below is not above and below.who == above.who else None


class Pay(Question):
    """Which servants to pay with?  Asked only if the Double Servant or a BONUS-6 token could help.  (Q-CH-5)"""

    def __init__(self, who: int, n: int, source: str, cut: int) -> None:
        super().__init__(source, who, n, source, cut)
        self.names = ("n", "rule", "cut")
        self.binding = True
        self.n: Final = n
        self.cut: Final = cut
        self.options = _payments(who, n, source, cut)

    def enough(self, g: Position, pool: int, supply: int, double: int, pairs: int) -> bool:
        cuts = g.players[self.who].tokens.count(BONUS_CHEAPER) if self.cut else 0
        return affordable(g, waiting(g, self), self.n, cuts, pool, supply, double, pairs)


_PAYMENTS: Final[dict[tuple[int, int, str, int], list[Move]]] = {}


def _payments(who: int, n: int, source: str, cut: int) -> list[Move]:
    """The ways to pay, made once and shared by equal questions."""
    key = (who, n, source, cut)
    found = _PAYMENTS.get(key)
    if found is None:
        found = [HandIn(who, source, n, 0), HandIn(who, source, beside_double(n), 1)]
        if cut:
            found.append(Cheaper(who, n, source))
        if len(_PAYMENTS) < KEPT:
            _PAYMENTS[key] = found
    return found


class HandIn(Move):
    """Pay with these servants."""

    def __init__(self, who: int, source: str, ordinary: int, double: int) -> None:
        super().__init__(who, "pay", (ordinary, double))
        self.source: Final = source
        self.ordinary: Final = ordinary
        self.double: Final = double

    def why_not(self, g: Position) -> Reason | None:
        p = g.players[self.who]
        if self.double and p.double != IN_POOL:
            return Reason("DOUBLE-4", "double-not-in-pool")
        if p.pool < self.ordinary:
            return Reason(self.source, "servants", self.ordinary, p.pool)
        double = IN_SUPPLY if self.double else p.double
        pool, supply = p.pool - self.ordinary, p.supply + self.ordinary
        if not can_follow(g, waiting(g, g.question()), pool, supply, double, p.worth // 2):
            return Reason("Q-CH-6", "needed-now")
        return None

    def run(self, g: Position) -> None:
        hand_in(g, self.who, self.ordinary, self.double, self.source)


class Cheaper(Move):
    """Use a BONUS-6 token: 2 less to pay, and the token turns face down.  (BONUS-6, BONUS-8, Q-BO-12)"""

    def __init__(self, who: int, n: int, source: str) -> None:
        super().__init__(who, "cheaper", (), "BONUS-6")
        self.n: Final = n
        self.source: Final = source

    def why_not(self, g: Position) -> Reason | None:
        p = g.players[self.who]
        cuts = p.tokens.count(BONUS_CHEAPER)
        if cuts == 0:
            return Reason("BONUS-6", "no-such-token")
        effect, rest = waiting(g, g.question()), max(0, self.n - 2)
        if affordable(g, effect, rest, cuts - 1, p.pool, p.supply, p.double, p.worth // 2):
            return None
        return Reason("Q-CH-6", "needed-now")

    def run(self, g: Position) -> None:
        turn_down(g, self.who, BONUS_CHEAPER, "BONUS-6")
        pay(g, self.who, max(0, self.n - 2), self.source, cut=True)


def turn_down(g: Position, who: int, kind: int, rule: str) -> None:
    """A used bonus token becomes an ordinary stored one.  (BONUS-8)"""
    tokens = g.players[who].tokens
    tokens[tokens.index(kind)] = -kind
    if g.journal is not None:
        g.tell("token-used", who, rule, {"kind": kind})
