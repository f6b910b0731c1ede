"""What happened, as plain data that one seat may see."""

from collections import Counter
from collections.abc import Iterable

from gugong.content import Components
from gugong.content.names import DECREE_NAMES, PLACES
from gugong.notation.cards import labels
from gugong.notation.positions import Struct, token_name
from gugong.rules import vocabulary
from gugong.rules.kernel import Event
from gugong.rules.spelling import HARBOUR_NAMES, PILES, REWARDS, Part, Parts
from gugong.rules.state import NOBODY


class EventData(Struct):
    """Who did what by which rule; `who` is None if no particular seat did it."""

    what: str
    who: int | None
    rule: str
    facts: Parts


def event_data(event: Event, seat: int | None, components: Components, players: int) -> EventData:
    """The event as this seat may see it; its secrets are only for the seat that acted."""
    known = {**event.facts, **event.secrets} if seat == event.who else event.facts
    types = vocabulary.EVENTS[event.what]
    facts = {name: _named(types[name], value, components, players) for name, value in known.items()}
    if "harbour" in facts and components.side(players).routes > 1:
        facts["routes"] = components.side(players).routes  # so that the harbour's route is named
    return EventData(event.what, event.who if event.who != NOBODY else None, event.rule, facts)


def vp_by_source(events: Iterable[Event], players: int) -> dict[str, list[int]]:
    """The VP of each seat by the rule that gave them, in the order of the score sheet."""
    found: dict[str, Counter[int]] = {}
    for event in events:
        if event.what == "vp":
            found.setdefault(event.rule, Counter())[event.who] += event.facts["n"]
    given = [rule for rule in vocabulary.VP_SOURCES if any(found.get(rule, {}).values())]
    return {rule: [found[rule][seat] for seat in range(players)] for rule in given}


def _named(fact: str, value: int, components: Components, players: int) -> Part:
    """The fact with a name in place of the number of a card, place, city and so on."""
    match fact:
        case vocabulary.CARD:
            return labels(components)[value]
        case vocabulary.CITY:
            return components.side(players).cities[value]
        case vocabulary.TOKEN:
            return token_name(value)
        case vocabulary.PLACE:
            return PLACES[value] if value != NOBODY else ""
    names = NAMES.get(fact)
    return value if names is None else names[value]


NAMES = {
    vocabulary.HARBOUR: HARBOUR_NAMES,
    vocabulary.DECREE: DECREE_NAMES,
    vocabulary.REWARD: REWARDS,
    vocabulary.PILE: PILES,
}
