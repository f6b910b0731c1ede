"""What came of the games, entrant by entrant."""

import statistics
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import TYPE_CHECKING

from gugong.lab.arena import Played
from gugong.lab.entrants import MENG
from gugong.notation.positions import Struct

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

NINETY_FIVE = 1.959963984540054  # standard deviations either side that hold 95 %
QUANTILES = (5, 25, 50, 75, 95)


class LabError(RuntimeError):
    """Something that the arena needs is not there; says how to get it."""


class Share(Struct):
    """So many of so many, with the interval that holds the truth 95 times in 100."""

    n: int
    of: int
    share: float
    low: float
    high: float


class Scores(Struct):
    """How the scores lie; outside the Palace a score is 0."""

    mean: float
    sd: float
    min: int
    max: int
    quantiles: dict[str, float]


class Rating(Struct):
    """Plackett-Luce skill: an estimate, how unsure it is, and what it very likely is at least."""

    mu: float
    sigma: float
    ordinal: float


class Standing(Struct):
    """One entrant over all its seats."""

    name: str
    won: Share
    palace: Share
    scores: Scores
    lead: float  # over the best of the others, on average
    decisions: float  # a game
    rating: Rating
    faults: dict[str, int]


def wilson(n: int, of: int, z: float = NINETY_FIVE) -> Share:
    """Wilson's score interval, which is right for small numbers and near 0 and 1 too."""
    if of == 0:
        return Share(0, 0, 0.0, 0.0, 1.0)
    share = n / of
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return Share(n, of, share, max(0.0, middle - half), min(1.0, middle + half))


def describe(scores: Sequence[int]) -> Scores:
    """Mean, standard deviation and quantiles."""
    many = len(scores) > 1
    cuts = statistics.quantiles(scores, n=20, method="inclusive") if many else [float(scores[0])] * 19
    return Scores(
        mean=statistics.fmean(scores),
        sd=statistics.stdev(scores) if many else 0.0,
        min=min(scores),
        max=max(scores),
        quantiles={str(percent): cuts[percent // 5 - 1] for percent in QUANTILES},
    )


def names_of(games: Sequence[Played]) -> list[str]:
    """Everybody who played, in the order in which they first sat down."""
    return list(dict.fromkeys(name for game in games for name in game.names))


def standings(games: Sequence[Played]) -> list[Standing]:
    """Everybody who played, the best rating first."""
    ratings = rated(games)
    made = [_standing(name, games, ratings[name]) for name in names_of(games)]
    return sorted(made, key=lambda standing: -standing.rating.mu)


def _standing(name: str, games: Sequence[Played], rating: Rating) -> Standing:
    at = [(game, seat) for game in games for seat in range(len(game.names)) if game.names[seat] == name]
    return Standing(
        name=name,
        won=wilson(sum(game.winner == seat for game, seat in at), len(at)),
        palace=wilson(sum(game.inside[seat] for game, seat in at), len(at)),
        scores=describe([game.scores[seat] for game, seat in at]),
        lead=statistics.fmean(_lead(game.scores, seat) for game, seat in at),
        decisions=statistics.fmean(game.decisions[seat] for game, seat in at),
        rating=rating,
        faults=dict(Counter(kind for game, seat in at for who, kind, _ in game.faults if who == seat)),
    )


def _lead(scores: Sequence[int], seat: int) -> int:
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def scores_of(name: str, games: Sequence[Played]) -> list[int]:
    return [score for game in games for score, who in zip(game.scores, game.names) if who == name]


def milliseconds(name: str, games: Sequence[Played]) -> float:
    """Of processor time that one decision takes on average: what else runs here makes no difference."""
    seconds = decisions = 0.0
    for game in games:
        for seat, who in enumerate(game.names):
            if who == name:
                seconds += game.seconds[seat]
                decisions += game.decisions[seat]
    return seconds / decisions * 1000 if decisions else 0.0


def skill_model() -> "PlackettLuce":
    """Of openskill, which only the arena needs; a LabError where it is not installed."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise LabError(
            "The arena rates by openskill, which is not installed here: pip install openskill, or gugong[lab]."
        ) from None
    return PlackettLuce()


def rated(games: Sequence[Played]) -> dict[str, Rating]:
    """Ratings after all games, game by game in their order."""
    model = skill_model()
    known = {name: model.rating(name=name) for name in names_of(games)}
    for game in games:
        if len(set(game.names)) > 1:
            _rate(model, known, game)
    return {name: Rating(found.mu, found.sigma, found.ordinal()) for name, found in known.items()}


def _rate(model: "PlackettLuce", known: dict[str, "PlackettLuceRating"], game: Played) -> None:
    """Whoever holds several seats moves by the average of them."""
    seats = [[model.rating(known[name].mu, known[name].sigma)] for name in game.names]
    after = [team[0] for team in model.rate(seats, ranks=ranks(game))]
    for name in dict.fromkeys(game.names):
        mine = [rating for who, rating in zip(game.names, after) if who == name]
        known[name].mu = statistics.fmean(rating.mu for rating in mine)
        known[name].sigma = statistics.fmean(rating.sigma for rating in mine)


def ranks(game: Played) -> list[float]:
    """The place of each seat; all who lost by staying outside the Palace share the last.  (END-5, SOLO-END-1)"""
    outside = [not inside and name != MENG for inside, name in zip(game.inside, game.names)]
    last = len(outside) - sum(outside)
    return [float(last if out else game.ranking.index(seat)) for seat, out in enumerate(outside)]
