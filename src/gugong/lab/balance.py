"""Games between equal bots, counted for the balance of the pieces: who had which piece, and where the VP came from."""

from collections import Counter
from functools import partial

from gugong.content.names import DECREE_NAMES, PLACES, TOKENS
from gugong.lab.arena import Contest, Match, dealt, play_on
from gugong.lab.experiment import Experiment
from gugong.notation.positions import Struct
from gugong.rules.kernel import Event, Position
from gugong.rules.spelling import REWARDS
from gugong.rules.vocabulary import VP_SOURCES


class SeatCounts(Struct):
    """One seat's game: its result, how often it had each piece, and where its VP came from."""

    score: int
    won: bool
    counts: dict[str, int]
    vp: dict[str, int]


class GameCounts(Struct):
    """One game: its seats, and which of the pieces that not every game has were on offer."""

    seats: list[SeatCounts]
    offered: list[str]


def experiment(contest: Contest) -> Experiment[Match, GameCounts]:
    """One game for each deal, with the first entrant in every seat."""
    matches = [Match(deal, tuple(contest.entrants * contest.options.players)) for deal in range(contest.deals)]
    return Experiment("balance", contest, partial(play_and_count, contest), matches, GameCounts)


def play_and_count(contest: Contest, match: Match) -> GameCounts:
    """Play one game and count its events."""
    position = dealt(contest, match)
    first = position.start
    position.journal = []
    result = play_on(contest, match, position)
    seats = [SeatCounts(score, result.winner == who, {}, {}) for who, score in enumerate(result.scores)]
    for who, seat in enumerate(seats):
        seat.counts[f"set {(who - first) % len(seats) + 1}"] = 1
        mine = [event for event in position.journal if event.who == who]
        seat.counts |= Counter(name for event in mine if (name := piece(position, event)))
        for event in mine:
            if event.what == "vp":
                source = VP_SOURCES[event.rule]
                seat.vp[source] = seat.vp.get(source, 0) + event.facts["n"]
    return GameCounts(seats, [f"decree {DECREE_NAMES[tile]}" for tile in position.tiles])


def piece(position: Position, event: Event) -> str | None:
    """The piece that an event is about: its group, then its name."""
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
