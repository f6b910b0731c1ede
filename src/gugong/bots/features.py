"""The features of a position for one player: small whole numbers, grouped by score source."""

from typing import Final

from gugong.content.names import DECREE_NAMES
from gugong.rules.kernel import Position
from gugong.rules.state import HARBOURS, IN_POOL, IN_SUPPLY, LOCKED, SHIP_HOLDS

# Where points come from, as players count them; the word before the colon of a feature name is its source.
SOURCES: Final = ("scored", "palace", "decrees", "jade", "wall", "canal", "travel", "intrigue", "servants", "cards")

NAMES: Final = (
    "palace: inside",
    "palace: steps to go",
    "palace: steps to go, squared",
    "palace: seats gone before",
    "palace: steps out of reach",
    "jade: pieces",
    "wall: servants",
    "wall: leading",
    "canal: servants aboard",
    "canal: ships with two",
    "canal: full ships",
    "canal: harbours passed",
    "travel: tokens",
    "travel: tokens beyond three",
    "intrigue: spaces",
    "intrigue: players behind",
    "intrigue: medal",
    "servants: in pool",
    "servants: in pool beyond four",
    "servants: in supply",
    "servants: Double Servant free",
    "servants: Double Servant at hand",
    "cards: extra cards",
    "cards: to play today",
    "cards: value in hand",
    "cards: value in discard",
    "cards: on turn",
    "cards: share of the day",
    *(f"decrees: {name}" for name in DECREE_NAMES),
)


def features(g: Position, who: int) -> list[int]:
    """The value of each feature, in the order of NAMES."""
    p = g.players[who]
    load = g.on_wall(who)
    found = _palace(g, who)
    found += [p.jade, load, _leads_wall(g, who, load)]
    found += _canal(g, who)
    found += [p.worth, max(0, p.worth - 3)]
    found += [p.marker, len(g.order) - 1 - g.order.index(who), 1 if g.medal == who else 0]
    found += [p.pool, max(0, p.pool - 4), p.supply]
    found += [0 if p.double == LOCKED else 1, 1 if p.double in (IN_POOL, IN_SUPPLY) else 0]
    found += _cards(g, who)
    for decree in range(len(DECREE_NAMES)):
        found.append(p.decrees >> decree & 1)
    return found


def _palace(g: Position, who: int) -> list[int]:
    p = g.players[who]
    to_go = g.components.palace_steps - p.envoy
    turns = len(p.hand) + (4 + p.card_slots) * (4 - g.day)
    if to_go == 0:
        return [1, 0, 0, 0, 0]
    return [0, to_go, to_go * to_go, g.seats_taken, max(0, to_go - turns - 1)]


def _leads_wall(g: Position, who: int, load: int) -> int:
    if load == 0:
        return 0
    for other in g.order:
        theirs = g.on_wall(other)
        if other != who and (theirs > load or (theirs == load and g.order.index(other) < g.order.index(who))):
            return 0
    return 1


def _canal(g: Position, who: int) -> list[int]:
    aboard = twos = full = passed = 0
    for harbour, owner in enumerate(g.ships):
        if owner == who:
            load = g.aboard(harbour)
            aboard += load
            passed += harbour % HARBOURS
            if load == SHIP_HOLDS:
                full += 1
            elif load == SHIP_HOLDS - 1:
                twos += 1
    return [aboard, twos, full, passed]


def _cards(g: Position, who: int) -> list[int]:
    p = g.players[who]
    value = g.components.card_value
    in_hand = in_discard = 0
    for card in p.hand:
        in_hand += value[card]
    for card in p.discard:
        in_discard += value[card]
    on_turn = 1 if g.agenda and g.agenda[-1].fields and g.agenda[-1].fields[0] == who else 0
    return [p.card_slots, len(p.hand), in_hand, in_discard, on_turn, len(p.discard)]
