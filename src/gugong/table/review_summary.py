"""A review in figures, for the page to add up over many games."""

from collections import Counter, defaultdict
from collections.abc import Callable

from gugong.advice.decisions import Decision
from gugong.advice.groups import GROUP_OF
from gugong.advice.hints import tenths
from gugong.advice.review import Review
from gugong.table import protocol as p


def summary(review: Review) -> p.ReviewSummary | None:
    """None if the game did not begin with a deal: it is no whole game."""
    par, account = review.mean_par(), review.account
    if par is None:
        return None
    return p.ReviewSummary(
        score=review.scores[review.seat],
        par=round(par, 1),
        lead=round(account.result, 1),
        luck=round(account.luck().worth, 1),
        decisions=len(review.decisions),
        marks=_costs(review, lambda decision: str(decision.mark)),
        groups=_costs(review, lambda decision: GROUP_OF[decision.about]),
        sources=_sources(review),
    )


def _costs(review: Review, kind: Callable[[Decision], str]) -> dict[str, p.Cost]:
    """What the mistakes of each kind cost, as they are shown."""
    found: defaultdict[str, p.Cost] = defaultdict(lambda: p.Cost(0, 0.0))
    for decision in review.mistakes():
        cost = found[kind(decision)]
        found[kind(decision)] = p.Cost(cost.n + 1, round(cost.points + round(decision.cost, 1), 1))
    return dict(found)


def _sources(review: Review) -> dict[str, float]:
    points: Counter[str] = Counter()
    for decision in review.mistakes():
        for source, vp in tenths(decision.sources).items():
            points[source] += round(10 * vp)
    return {source: n / 10 for source, n in points.items() if n}
