"""What Meng takes where a player would choose: cities, decrees, jade, tokens (rules A10)."""

from gugong.content.names import TOKEN_DOUBLE
from gugong.rules.decrees import cost_of
from gugong.rules.kernel import Position
from gugong.rules.state import MENG, OFF_MAP, Player


def within_reach(p: Player, n: int) -> bool:
    """Has he n servants, or would exchanged tokens bring them?  (SOLO-DAY-8, Q-ME-23)"""
    return p.pool + min(p.worth // 2, p.supply) >= n


def tokens_given(p: Player, price: int) -> list[int]:
    """Doubles first, then the tokens stored first.  (Q-ME-22, Q-ME-29)"""
    doubles = min(price // 2, p.tokens.count(TOKEN_DOUBLE))
    singles = price - 2 * doubles
    given = [TOKEN_DOUBLE] * doubles
    for kind in p.tokens:
        if kind != TOKEN_DOUBLE and singles:
            singles -= 1
            given.append(kind)
    return given


def next_city(g: Position) -> tuple[int, str]:
    """Where he goes and by which rule: round the edge of the map, inside it only while the edge has no token.

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
    """The wanted city with a token that is the fewest roads away; of several the first in component order."""
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
    """The level of the day first (3 on day 4), then lower ones, then higher ones.  (SOLO-DECREE-2, SOLO-DECREE-3)"""
    wanted = min(day, 3)
    return [*range(wanted, 0, -1), *range(wanted + 1, 4)]


def decree(g: Position, free: bool) -> int:
    """The decree he takes, or -1.  (SOLO-DECREE-2, SOLO-DECREE-3, Q-ME-8)"""
    p = g.players[MENG]
    for level in levels_wanted(g.day):
        best, least = -1, 0
        for space in (2 * level - 1, 2 * level - 2):  # the lower tile first: it wins ties (D-23)
            tile = g.tiles[space]
            rank = 2 * cost_of(g, MENG, tile) + (1 if g.owners[space] else 0)
            if not p.has(tile) and (best < 0 or rank < least):
                best, least = tile, rank
        if best >= 0 and (free or within_reach(p, cost_of(g, MENG, best) + 1)):
            return best
    return -1


def cheapest_jade(g: Position) -> int:
    """The lowest price of a house that has its jade, or -1 when only the square is left.  (SOLO-JADE-1)"""
    prices = [price for house, price in enumerate(g.side.houses) if g.houses >> house & 1]
    return min(prices) if prices else -1
