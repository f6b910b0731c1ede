"""The standings after a contest, entrant by entrant."""

import statistics
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import sqrt
from typing import TYPE_CHECKING

from gugong.lab.arena import MatchResult
from gugong.lab.entrants import MENG
from gugong.lab.errors import LabError
from gugong.notation.positions import Struct

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

NINETY_FIVE = 1.959963984540054  # a 95 % interval reaches this many standard deviations to either side
QUANTILES = (5, 25, 50, 75, 95)
NO_RATINGS = "Ratings are left out, as openskill is not installed: to get them, pip install openskill."


class Share(Struct):
    """A share of a total, with its 95 % confidence interval."""

    n: float  # a game that nobody wins is shared between its players
    of: int
    share: float
    low: float
    high: float


class Scores(Struct):
    """The distribution of scores; a player outside the Palace scores 0."""

    mean: float
    sd: float
    min: int
    max: int
    quantiles: dict[str, float]


class Rating(Struct):
    """A Plackett-Luce skill: the estimate, its uncertainty, and a cautious lower bound."""

    mu: float
    sigma: float
    ordinal: float


class Mean(Struct):
    """A mean over deals, and how far its 95 % confidence interval reaches to either side."""

    mean: float
    within: float


class Standing(Struct):
    """One entrant's results over all the seats it held."""

    name: str
    won: Share
    palace: Share
    scores: Scores
    lead: Mean  # over the best opponent
    decisions: float  # per game
    rating: Rating | None  # None without openskill
    faults: dict[str, int]


def wilson(n: float, of: int) -> Share:
    """The Wilson score interval, which also holds for small numbers and for shares near 0 and 1."""
    if of == 0:
        return Share(0, 0, 0.0, 0.0, 1.0)
    share, z = n / of, NINETY_FIVE
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return Share(n, of, share, max(0.0, middle - half), min(1.0, middle + half))


def mean_of(deals: Sequence[float]) -> Mean:
    """The interval is that of the normal distribution: it needs some thirty deals to be right."""
    within = NINETY_FIVE * statistics.stdev(deals) / sqrt(len(deals)) if len(deals) > 1 else 0.0
    return Mean(statistics.fmean(deals), within)


def describe(scores: Sequence[int]) -> Scores:
    """Mean, standard deviation and quantiles."""
    many = len(scores) > 1
    cuts = statistics.quantiles(scores, n=20, method="inclusive") if many else [float(scores[0])] * 19
    quantiles = {str(percent): cuts[percent // 5 - 1] for percent in QUANTILES}
    sd = statistics.stdev(scores) if many else 0.0
    return Scores(statistics.fmean(scores), sd, min(scores), max(scores), quantiles)


def names_of(games: Sequence[MatchResult]) -> list[str]:
    """All entrants, in the order of their first game."""
    return list(dict.fromkeys(name for game in games for name in game.names))


def standings(games: Sequence[MatchResult]) -> list[Standing]:
    """All entrants, best rating first; without ratings, most wins first."""
    ratings = rated(games)
    made = [_standing(name, games, ratings.get(name)) for name in names_of(games)]
    return sorted(made, key=lambda one: -(one.won.share if one.rating is None else one.rating.mu))


def _standing(name: str, games: Sequence[MatchResult], rating: Rating | None) -> Standing:
    at = _seats_of(name, games)
    return Standing(
        name=name,
        won=wilson(sum(_won(game, seat) for game, seat in at), len(at)),
        palace=wilson(sum(game.inside[seat] for game, seat in at), len(at)),
        scores=describe([game.scores[seat] for game, seat in at]),
        lead=mean_of(_by_deal(leads_of(name, games))),
        decisions=statistics.fmean(game.decisions[seat] for game, seat in at),
        rating=rating,
        faults=dict(Counter(kind for game, seat in at for who, kind, _ in game.faults if who == seat)),
    )


def _won(game: MatchResult, seat: int) -> float:
    return 1 / len(game.names) if game.winner is None else float(game.winner == seat)


def _seats_of(name: str, games: Sequence[MatchResult]) -> list[tuple[MatchResult, int]]:
    """Every game with every seat that this entrant held in it."""
    return [(game, seat) for game in games for seat, who in enumerate(game.names) if who == name]


def leads_of(name: str, games: Sequence[MatchResult]) -> dict[int, list[int]]:
    """The leads over the best opponent, by deal."""
    found: dict[int, list[int]] = {}
    for game, seat in _seats_of(name, games):
        lead = game.scores[seat] - max(game.scores[:seat] + game.scores[seat + 1 :])
        found.setdefault(game.deal, []).append(lead)
    return found


def _by_deal(leads: dict[int, list[int]]) -> list[float]:
    """One figure for each deal: the games of one deal depend on each other."""
    return [statistics.fmean(found) for found in leads.values()]


class Pair(Struct):
    """How much more one entrant leads by than another that played the same deals against Meng."""

    first: str
    second: str
    more: Mean


def pairs(games: Sequence[MatchResult]) -> list[Pair]:
    """Every entrant with those named after it; none if they played each other."""
    names = [name for name in names_of(games) if name != MENG]
    if not any(MENG in game.names for game in games):
        return []
    leads = {name: _by_deal(leads_of(name, games)) for name in names}
    return [
        Pair(first, second, mean_of([one - other for one, other in zip(leads[first], leads[second], strict=True)]))
        for first, second in combinations(names, 2)
    ]


def scores_of(name: str, games: Sequence[MatchResult]) -> list[int]:
    return [game.scores[seat] for game, seat in _seats_of(name, games)]


def milliseconds(name: str, games: Sequence[MatchResult]) -> float:
    """Mean processor time per decision; unlike the clock, it does not depend on what else the machine does."""
    at = _seats_of(name, games)
    decisions = sum(game.decisions[seat] for game, seat in at)
    return sum(game.seconds[seat] for game, seat in at) / decisions * 1000 if decisions else 0.0


def skill_model() -> "PlackettLuce":
    """The rating model of openskill; a LabError where that is not installed."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise LabError("Ratings need openskill, which is not installed: pip install openskill.") from None
    return PlackettLuce()


def rated(games: Sequence[MatchResult]) -> dict[str, Rating]:
    """Ratings after all games, updated game by game; empty without openskill."""
    try:
        model = skill_model()
    except LabError:
        return {}
    known = {name: model.rating(name=name) for name in names_of(games)}
    for game in games:
        if len(set(game.names)) > 1:
            _rate(model, known, game)
    return {name: Rating(found.mu, found.sigma, found.ordinal()) for name, found in known.items()}


def _rate(model: "PlackettLuce", known: dict[str, "PlackettLuceRating"], game: MatchResult) -> None:
    """An entrant that holds several seats gets the average of their new ratings."""
    seats = [[model.rating(known[name].mu, known[name].sigma)] for name in game.names]
    after = [team[0] for team in model.rate(seats, ranks=ranks(game))]
    for name in dict.fromkeys(game.names):
        mine = [rating for who, rating in zip(game.names, after) if who == name]
        known[name].mu = statistics.fmean(rating.mu for rating in mine)
        known[name].sigma = statistics.fmean(rating.sigma for rating in mine)


def ranks(game: MatchResult) -> list[float]:
    """The rank of each seat; all players outside the Palace share the last one.  (END-5, SOLO-END-1)"""
    outside = [not inside and name != MENG for inside, name in zip(game.inside, game.names)]
    last = len(outside) - sum(outside)
    return [float(last if out else game.ranking.index(seat)) for seat, out in enumerate(outside)]
