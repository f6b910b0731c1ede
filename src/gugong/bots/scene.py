"""What of a position the quick player looks at: the stage of the game, and how each place stands for one seat."""

from typing import Final

from gugong.content.names import CANAL, DECREES, INTRIGUE, JADE, PALACE, PLACES, TRAVEL, WALL
from gugong.rules.kernel import Position
from gugong.rules.state import IN_POOL, SHIP_HOLDS

STAGES: Final = 8  # the four days outside the Palace, then the four inside
WAYS: Final = 8  # how a place can stand
POOL: Final = len(PLACES)  # beside the places: servants at hand,
RICH: Final = 5  # beyond which it makes no difference


class Scene:
    """The whole of it, for one seat."""

    def __init__(self, g: Position, who: int) -> None:
        self.stage: Final = stage_of(g, who)
        self.how: Final = [how(g, who, place) for place in range(POOL + 1)]


def stage_of(g: Position, who: int) -> int:
    return g.day - 1 + (4 if g.players[who].seat >= 0 else 0)


def how(g: Position, who: int, place: int) -> int:
    """How this place, or the pool, stands for this player: a number below WAYS."""
    p = g.players[who]
    if place == POOL:
        return min(RICH, p.pool + (2 if p.double == IN_POOL else 0))
    if place == TRAVEL:
        return min(7, p.worth)
    if place == WALL:
        return _wall(g, who)
    if place == JADE:
        return _jade(g)
    if place == INTRIGUE:
        return min(7, p.marker)
    if place == PALACE:
        return _palace(g, who)
    return p.decrees.bit_count() if place == DECREES else _canal(g, who)


def _wall(g: Position, who: int) -> int:
    """How many servants are missing, and whether this player has most."""
    total = most = 0
    for other in range(len(g.players)):
        n = g.on_wall(other)
        total += n
        if other != who and n > most:
            most = n
    return min(3, max(0, g.wall_size - total - 1)) + (4 if g.on_wall(who) > most else 0)


def _jade(g: Position) -> int:
    """The lowest price asked; 7 when only the square is left."""
    lowest = 7
    for house, price in enumerate(g.side.houses):
        if price < lowest and g.houses >> house & 1:
            lowest = price
    return lowest


def _palace(g: Position, who: int) -> int:
    """How much of the turns left it takes to get there by double steps, in eighths."""
    p = g.players[who]
    turns = len(p.hand) + (4 + p.card_slots) * (4 - g.day)
    return min(7, 8 * (g.components.palace_steps - p.envoy) // (2 * turns + 1))


def _canal(g: Position, who: int) -> int:
    """What the fullest ship carries, and whether there is another one."""
    heaviest = ships = 0
    for harbour, owner in enumerate(g.ships):
        if owner == who:
            ships += 1
            heaviest = max(heaviest, g.aboard(harbour))
    return min(heaviest, SHIP_HOLDS) + (4 if ships > 1 else 0)


# The place that an answer depends on most, by what its rule begins with; of the others it is the pool.
ABOUT: Final = {
    "TRAVEL": TRAVEL,
    "WALL": WALL,
    "JADE": JADE,
    "INTRIGUE": INTRIGUE,
    "PALACE": PALACE,
    "DECREE": DECREES,
    "CANAL": CANAL,
}


def about(rule: str) -> int:
    return ABOUT.get(rule[: rule.find("-")], POOL)
