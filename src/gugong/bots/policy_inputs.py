"""What the rollout policy sees of a position: the stage of the game, and the state of each place for one seat."""

from typing import Final

from gugong.content.names import DECREES, INTRIGUE, JADE, PALACE, PLACES, TRAVEL, WALL
from gugong.rules.kernel import Position
from gugong.rules.state import IN_POOL, SHIP_HOLDS

STAGES: Final = 8  # the four days with the Envoy outside the Palace, then the four days with the Envoy inside
STATES: Final = 8  # every state is a number below this
POOL: Final = len(PLACES)  # the pool has a state like a place: the servants in it,
MAX_SERVANTS: Final = 5  # where more than this count as this many


class PolicyInputs:
    """The stage, and the state of every place and of the pool, for one seat."""

    def __init__(self, g: Position, who: int) -> None:
        self.stage: Final = stage_of(g, who)
        self.states: Final = [state_of(g, who, place) for place in range(POOL + 1)]


def stage_of(g: Position, who: int) -> int:
    return g.day - 1 + (4 if g.players[who].palace_seat >= 0 else 0)


def state_of(g: Position, who: int, place: int) -> int:
    """The state of this place, or of the pool, for this player: a number below STATES."""
    p = g.players[who]
    if place == POOL:
        return min(MAX_SERVANTS, p.pool + (2 if p.double == IN_POOL else 0))
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
    """How many servants the wall still needs, and whether this player has the most on it."""
    total = most = 0
    for other in range(len(g.players)):
        n = g.on_wall(other)
        total += n
        if other != who and n > most:
            most = n
    return min(3, max(0, g.wall_size - total - 1)) + (4 if g.on_wall(who) > most else 0)


def _jade(g: Position) -> int:
    """The price of the cheapest house; 7 when only the square is left."""
    lowest = 7
    for house, price in enumerate(g.side.houses):
        if price < lowest and g.houses >> house & 1:
            lowest = price
    return lowest


def _palace(g: Position, who: int) -> int:
    """The share of the remaining turns that the Envoy needs at two steps a turn, in eighths."""
    p = g.players[who]
    turns = len(p.hand) + (4 + p.card_slots) * (4 - g.day)
    return min(7, 8 * (g.components.palace_steps - p.envoy) // (2 * turns + 1))


def _canal(g: Position, who: int) -> int:
    """How many servants the fullest ship carries, and whether there is another ship."""
    heaviest = ships = 0
    for harbour, owner in enumerate(g.ships):
        if owner == who:
            ships += 1
            heaviest = max(heaviest, g.aboard(harbour))
    return min(heaviest, SHIP_HOLDS) + (4 if ships > 1 else 0)


# The place whose state matters most for an answer, by the first word of the rule that asks for it: WALL, DECREE.
PLACE_OF_RULE: Final = {name.upper().removesuffix("S"): place for place, name in enumerate(PLACES)}


def place_of(rule: str) -> int:
    """The place this rule is about; the pool for a rule about none."""
    return PLACE_OF_RULE.get(rule[: rule.find("-")], POOL)
