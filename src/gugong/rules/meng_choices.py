"""What Meng takes where a player would have a choice: cities, decrees, jade, tokens (rules A10)."""

from gugong.content.names import DECREE_KINDS, DECREE_LEVELS, TOKEN_DOUBLE
from gugong.rules.decrees import cost_of
from gugong.rules.kernel import Position
from gugong.rules.state import MENG, OFF_MAP, Player


def within_reach(p: Player, n: int) -> bool:
    """Does he have n servants, or could he get them by exchanging tokens?  (SOLO-DAY-8, Q-ME-23)"""
    return p.pool + min(p.worth // 2, p.supply) >= n


def can_obtain(g: Position, cost: int) -> bool:
    """Can he pay for a decree and then place a servant?  What he paid is back in his supply.  (Q-ME-23, Q-CH-6)"""
    p = g.players[MENG]
    if within_reach(p, cost + 1):
        return True
    if g.options.rules == 1:
        return False  # rules 1: he exchanged tokens only before paying
    bought = max(0, cost - p.pool)
    return within_reach(p, cost) and p.worth // 2 > bought and p.supply - bought + cost > 0


def tokens_given(p: Player, price: int) -> list[int]:
    """Double tokens first, then the oldest ones.  (Q-ME-22, Q-ME-29)"""
    doubles = min(price // 2, p.tokens.count(TOKEN_DOUBLE))
    singles = price - 2 * doubles
    given = [TOKEN_DOUBLE] * doubles
    for kind in p.tokens:
        if kind != TOKEN_DOUBLE and singles:
            singles -= 1
            given.append(kind)
    return given


def next_city(g: Position) -> tuple[int, str]:
    """Where he goes and by which rule: round the edge of the map, or inside it if no edge city has a token.

    The city is -1 if there is no token at all.  (SOLO-TRAVEL-3, Q-ME-3 to Q-ME-5, Q-ME-26)
    """
    ring = g.side.ring
    city = g.players[MENG].traveller
    on_edge = [c for c in ring if g.towns >> c & 1]
    if not g.towns:
        return -1, "Q-ME-5"
    if not on_edge:
        return nearest(g, ring[0] if city == OFF_MAP else city, list(range(len(g.cities)))), "Q-ME-4"
    if city != OFF_MAP and city not in ring:
        return nearest(g, city, on_edge), "Q-ME-4"
    ahead = 0 if city == OFF_MAP else ring.index(city) + 1
    for i in range(len(ring)):
        c = ring[(ahead + i) % len(ring)]
        if c in on_edge:
            return c, "Q-ME-3" if city == OFF_MAP and i else "SOLO-TRAVEL-3"
    raise AssertionError("one of the edge cities was found to have a token")


def nearest(g: Position, city: int, wanted: list[int]) -> int:
    """The wanted city with a token that is the fewest roads away; ties go by component order."""
    seen = 1 << city
    edge = seen
    goal = g.towns & sum([1 << c for c in wanted])
    while edge:
        if edge & goal:
            return min([c for c in wanted if edge & goal & 1 << c])
        reached = 0
        for c in range(len(g.cities)):
            if edge >> c & 1:
                reached |= g.side.near[c]
        edge = reached & ~seen
        seen |= edge
    return -1


def levels_wanted(day: int) -> list[int]:
    """The day's level first (3 on day 4), then lower levels, then higher ones.  (SOLO-DECREE-2, SOLO-DECREE-3)"""
    wanted = min(day, DECREE_LEVELS[-1])
    lower = [level for level in reversed(DECREE_LEVELS) if level <= wanted]
    return lower + [level for level in DECREE_LEVELS if level > wanted]


def decree(g: Position, free: bool) -> int:
    """The decree he takes, or -1.  (SOLO-DECREE-2, SOLO-DECREE-3, Q-ME-8)"""
    p = g.players[MENG]
    for level in levels_wanted(g.day):
        best, least = -1, 0
        for space in range(len(g.tiles) - 1, -1, -1):  # the lower tile first: it wins ties (D-23)
            tile = g.tiles[space]
            if DECREE_KINDS[tile].level == level and not p.has(tile):
                rank = 2 * cost_of(g, MENG, tile) + (1 if g.owners[space] else 0)
                if best < 0 or rank < least:
                    best, least = tile, rank
        if best >= 0 and (free or can_obtain(g, cost_of(g, MENG, best))):
            return best
    return -1


def cheapest_jade(g: Position) -> int:
    """The lowest price of a house that still has its jade, or -1 if only the square is left.  (SOLO-JADE-1)"""
    prices = [price for house, price in enumerate(g.side.houses) if g.houses >> house & 1]
    return min(prices) if prices else -1
