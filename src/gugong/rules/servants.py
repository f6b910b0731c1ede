"""Gaining and paying servants, with the Double Servant in both (TERM-3, TERM-4, rules A6 and A7)."""

from typing import Final

from gugong.content.names import BONUS_CHEAPER
from gugong.rules.kernel import Decision, Move, Position, Reason
from gugong.rules.state import IN_POOL, IN_SUPPLY


def gain(g: Position, who: int, n: int, rule: str) -> None:
    """Up to n servants from supply to pool; asks only where taking fewer, or others, can matter.  (Q-CH-1)"""
    p = g.players[who]
    if p.double == IN_SUPPLY:
        if p.supply == 0:
            take(g, who, 0, 1, rule)
        else:
            g.then(Gain(who, n, rule))
    elif p.supply > n:
        take(g, who, n, 0, rule)
    elif p.supply:
        g.then(Gain(who, n, rule))


def take(g: Position, who: int, ordinary: int, double: int, rule: str) -> None:
    p = g.players[who]
    p.supply -= ordinary
    p.pool += ordinary
    if double:
        p.double = IN_POOL
    if g.journal is not None:
        g.tell("gain", who, rule, {"n": ordinary, "double": double})


class Gain(Decision):
    """How many, and is the Double Servant one of them?  (Q-CH-1, DOUBLE-3, Q-NE-1)"""

    def __init__(self, who: int, n: int, source: str) -> None:
        super().__init__(who, n, source)
        self.binding = True
        self.n: Final = n
        self.source: Final = source

    def rule(self) -> str:
        return self.source

    def opens(self, g: Position) -> bool:
        return False

    def enough(self, g: Position, pool: int, supply: int, double: int, pairs: int) -> bool:
        """Is there a way to gain after which what waits below can follow?"""
        effect = waiting(g, self)
        for n in range(min(self.n, supply) + 1):
            if can_follow(g, effect, pool + n, supply - n, double, pairs):
                return True
            if double == IN_SUPPLY and n < self.n and can_follow(g, effect, pool + n, supply - n, IN_POOL, pairs):
                return True
        return False

    def conceivable(self, g: Position) -> list[Move]:
        return [Take(self, n, double) for n in range(self.n + 1) for double in (0, 1)]

    def moves(self, g: Position) -> list[Move]:
        return [move for move in self.conceivable(g) if move.why_not(g) is None]


class Take(Move):
    """Gain so many ordinary servants, and perhaps the Double Servant."""

    def __init__(self, question: Gain, ordinary: int, double: int) -> None:
        super().__init__(f"gain {pieces(ordinary, double)}")
        self.question: Final = question
        self.ordinary: Final = ordinary
        self.double: Final = double

    def why_not(self, g: Position) -> Reason | None:
        p = g.players[self.question.who]
        n, rule = self.question.n, self.question.source
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
        p = g.players[self.question.who]
        double = IN_POOL if self.double else p.double
        pool, supply = p.pool + self.ordinary, p.supply - self.ordinary
        return can_follow(g, waiting(g, self.question), pool, supply, double, p.worth // 2)

    def run(self, g: Position) -> None:
        take(g, self.question.who, self.ordinary, self.double, self.question.source)


def pieces(ordinary: int, double: int) -> str:
    """How servants are written: 2, D, 1+D."""
    if not double:
        return str(ordinary)
    return f"{ordinary}+D" if ordinary else "D"


def pay(g: Position, who: int, n: int, rule: str, cut: bool = False) -> None:
    """n servants from pool to supply; what they pay for must be on the agenda already.  (TERM-3)

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
    """Ordinary servants paid with the Double Servant, which counts 2, or 1 toward a cost of 1.  (Q-CH-5)"""
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
    g: Position, effect: Decision | None, n: int, cuts: int, pool: int, supply: int, double: int, pairs: int
) -> bool:
    """Can n be paid, with up to so many BONUS-6 tokens, so that the effect can follow?  (Q-CH-6)"""
    if pool >= n and can_follow(g, effect, pool - n, supply + n, double, pairs):
        return True
    rest = beside_double(n)
    if double == IN_POOL and n and pool >= rest:
        if can_follow(g, effect, pool - rest, supply + rest, IN_SUPPLY, pairs):
            return True
    return cuts > 0 and n > 0 and affordable(g, effect, max(0, n - 2), cuts - 1, pool, supply, double, pairs)


def can_follow(g: Position, effect: Decision | None, pool: int, supply: int, double: int, pairs: int) -> bool:
    return effect is None or effect.enough(g, pool, supply, double, pairs)


def can_afford(g: Position, who: int, n: int, effect: Decision | None, cut: bool) -> bool:
    """Can this player pay n now so that the effect can follow?"""
    p = g.players[who]
    cuts = p.tokens.count(BONUS_CHEAPER) if cut and g.bonus else 0
    return affordable(g, effect, n, cuts, p.pool, p.supply, p.double, p.worth // 2)


def waiting(g: Position, above: Decision) -> Decision | None:
    """The question of the same player that waits directly below this one, if there is one."""
    i = len(g.agenda) - 1
    while g.agenda[i] is not above:
        i -= 1
    below = g.agenda[i - 1] if i else above
    return below if isinstance(below, Decision) and below is not above and below.who == above.who else None


class Pay(Decision):
    """Which servants pay?  Asked only when the Double Servant or a BONUS-6 token could.  (Q-CH-5)"""

    def __init__(self, who: int, n: int, source: str, cut: int) -> None:
        super().__init__(who, n, source, cut)
        self.binding = True
        self.n: Final = n
        self.source: Final = source
        self.cut: Final = cut
        self.options = [HandIn(self, n, 0), HandIn(self, beside_double(n), 1)]
        if cut:
            self.options.append(Cheaper(self))

    def rule(self) -> str:
        return self.source

    def cuts(self, g: Position) -> int:
        return g.players[self.who].tokens.count(BONUS_CHEAPER) if self.cut else 0

    def enough(self, g: Position, pool: int, supply: int, double: int, pairs: int) -> bool:
        return affordable(g, waiting(g, self), self.n, self.cuts(g), pool, supply, double, pairs)


class HandIn(Move):
    """Pay with these servants."""

    def __init__(self, question: Pay, ordinary: int, double: int) -> None:
        super().__init__(f"pay {pieces(ordinary, double)}")
        self.question: Final = question
        self.ordinary: Final = ordinary
        self.double: Final = double

    def why_not(self, g: Position) -> Reason | None:
        p = g.players[self.question.who]
        if self.double and p.double != IN_POOL:
            return Reason("DOUBLE-4", "double-not-in-pool")
        if p.pool < self.ordinary:
            return Reason(self.question.source, "servants", self.ordinary, p.pool)
        double = IN_SUPPLY if self.double else p.double
        pool, supply = p.pool - self.ordinary, p.supply + self.ordinary
        if not can_follow(g, waiting(g, self.question), pool, supply, double, p.worth // 2):
            return Reason("Q-CH-6", "needed-now")
        return None

    def run(self, g: Position) -> None:
        hand_in(g, self.question.who, self.ordinary, self.double, self.question.source)


class Cheaper(Move):
    """Use a BONUS-6 token: 2 less to pay, and the token turns face down.  (BONUS-6, BONUS-8, Q-BO-12)"""

    def __init__(self, question: Pay) -> None:
        super().__init__("cheaper")
        self.question: Final = question

    def why_not(self, g: Position) -> Reason | None:
        cuts = self.question.cuts(g)
        if cuts == 0:
            return Reason("BONUS-6", "no-such-token")
        p = g.players[self.question.who]
        effect, rest = waiting(g, self.question), max(0, self.question.n - 2)
        if affordable(g, effect, rest, cuts - 1, p.pool, p.supply, p.double, p.worth // 2):
            return None
        return Reason("Q-CH-6", "needed-now")

    def run(self, g: Position) -> None:
        who = self.question.who
        turn_down(g, who, BONUS_CHEAPER, "BONUS-6")
        pay(g, who, max(0, self.question.n - 2), self.question.source, cut=True)


def turn_down(g: Position, who: int, kind: int, rule: str) -> None:
    """A used bonus token becomes an ordinary stored one.  (BONUS-8)"""
    tokens = g.players[who].tokens
    tokens[tokens.index(kind)] = -kind
    if g.journal is not None:
        g.tell("token-used", who, rule, {"kind": kind})
