"""What happened, as plain data for one seat's eyes."""

from gugong.content import Components
from gugong.content.names import DECREE_NAMES, PLACES, TOKENS
from gugong.content.tables import Side
from gugong.notation.cards import labels
from gugong.notation.positions import Struct, token_name
from gugong.rules.cards import PILES
from gugong.rules.harbours import REWARDS, harbour_name
from gugong.rules.kernel import Event
from gugong.rules.state import NOBODY

# Where VP come from, by the rule of the event; in the order of the score sheet.
SCORED = (
    "WALL-6",
    "NIGHT-3",
    "DECREE-2",
    "CANAL-8",
    "SOLO-CANAL-3",
    "SOLO-DAY-3",
    "SOLO-MORN-2",
    "SOLO-TRAVEL-4",
    "Q-ME-6",
    "Q-ME-28",
    "TOKEN-6",
    "TOKEN-X-2",
    "PALACE-5",
    "BONUS-2",
    "END-1",
    "DECREE-L3-THIRD",
    "DECREE-L3-EIGHT",
    "DECREE-L3-JADE",
    "DECREE-L3-DECREES",
    "DECREE-L3-HARBOUR",
    "END-3",
    "END-4",
)


class EventData(Struct):
    """Who did what by which rule; who is None for what nobody in particular does."""

    what: str
    who: int | None
    rule: str
    facts: dict[str, int | str]


def event_data(event: Event, seat: int | None, components: Components, players: int) -> EventData:
    """The event as this seat may know it: the secrets in it are for the seat that acted."""
    known = {**event.facts, **event.secrets} if seat == event.who else event.facts
    side = components.side(players)
    facts: dict[str, int | str] = {}
    for name, value in known.items():
        is_rank = event.what == "rank"  # whose place is a number, not a location
        facts[name] = value if is_rank else _named(name, value, components, side)
    return EventData(event.what, event.who if event.who != NOBODY else None, event.rule, facts)


def _named(name: str, value: int, components: Components, side: Side) -> int | str:
    """Cards, places, cities and the like by their names instead of numbers."""
    if name in ("card", "taken"):
        return labels(components)[value]
    if name == "place":
        return PLACES[value] if value >= 0 else ""
    if name == "city":
        return side.cities[value]
    if name == "kind":
        return TOKENS[value]
    if name.startswith("token"):
        return token_name(value)
    if name in ("harbour", "to"):
        return harbour_name(value)
    if name == "decree":
        return DECREE_NAMES[value]
    if name == "reward":
        return REWARDS[value]
    return PILES[value] if name == "pile" else value
