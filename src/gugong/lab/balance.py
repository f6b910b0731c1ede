"""What is each piece worth between equal players?  Games are told by their events, and seats with a piece compared."""

from collections import Counter
from collections.abc import Sequence

from gugong.content.names import DECREE_NAMES, PLACES, TOKENS
from gugong.lab.arena import Contest, Match, dealt, play_on
from gugong.notation.positions import Struct
from gugong.rules.harbours import REWARDS
from gugong.rules.kernel import Event, Position

# VP by the rule that gives them; for other rules by the location they belong to.
SOURCES = {
    "END-1": "wall",
    "END-3": "palace",
    "END-4": "jade",
    "NIGHT": "night",
    "TOKEN": "travel",
    "SOLO-TRAVEL": "travel",
    "DECREE": "decrees",
    "WALL": "wall",
    "CANAL": "canal",
    "PALACE": "palace",
}


class Seat(Struct):
    """One player's game: the end of it, how often each piece was met, and where the VP came from."""

    score: int
    won: bool
    counts: dict[str, int]
    vp: dict[str, int]


class Told(Struct):
    """One game: its seats, and the pieces that not every game has."""

    deal: int
    seats: list[Seat]
    offered: list[str]


def tell(contest: Contest, match: Match) -> Told:
    """Play one game and tell it."""
    position = dealt(contest, match)
    first = position.start
    position.journal = []
    played = play_on(contest, match, position)
    seats = [Seat(score, played.winner == who, {}, {}) for who, score in enumerate(played.scores)]
    for who, seat in enumerate(seats):
        seat.counts[f"set {(who - first) % len(seats) + 1}"] = 1
        mine = [event for event in position.journal if event.who == who]
        seat.counts.update(Counter(name for event in mine if (name := piece(position, event))))
        for event in mine:
            if event.what == "vp":
                source = source_of(event.rule)
                seat.vp[source] = seat.vp.get(source, 0) + event.facts["n"]
    return Told(match.deal, seats, [f"decree {DECREE_NAMES[tile]}" for tile in position.tiles])


def piece(position: Position, event: Event) -> str | None:
    """The piece that an event is about, named by its group."""
    facts = event.facts
    if event.what == "exchange":
        return f"location {PLACES[facts['place']]}"
    if event.what == "decree":
        return f"decree {DECREE_NAMES[facts['decree']]}"
    if event.what == "travel":
        return f"token {TOKENS[facts['kind']]}"
    if event.what == "house":
        return f"jade at {position.side.houses[facts['house']]}"
    if event.rule == "JADE-2" and event.what == "jade":
        return "jade at the square"
    if event.what == "claim":
        return f"harbour {REWARDS[facts['reward']]}"
    if event.what == "seat":
        return f"seat {facts['seat'] + 1}"
    return None


def source_of(rule: str) -> str:
    for start, source in SOURCES.items():
        if rule.startswith(start):
            return source
    return "other"


def names_in(games: Sequence[Told]) -> list[str]:
    """Every piece met, those of a group together."""
    return sorted({name for game in games for seat in game.seats for name in seat.counts})
