"""What a review says, for the page and as files."""

import msgspec

from gugong.advice.account import NOISE
from gugong.advice.decisions import Decision
from gugong.advice.hints import tenths
from gugong.advice.page import depth, heading, page, par, thresholds
from gugong.advice.reasons import better, played, reason
from gugong.advice.review import Review
from gugong.table import protocol as p
from gugong.table.review_summary import summary
from gugong.view.words import Words


def review_message(review: Review, days: dict[int, int], words: Words) -> p.Review:
    """`days`: the first step of each."""
    return p.Review(
        course=[(at, round(lead, 1)) for at, lead in review.graph()],
        days=sorted(days.items()),
        decisions=[_judged(decision, words) for decision in review.decisions],
        account=_account(review, words),
        depth=depth(review, words),
        thresholds=thresholds(words),
        note=words.say("review-note"),
        par=par(review, words),
        summary=summary(review),
    )


def _judged(decision: Decision, words: Words) -> p.Judged:
    marked, same = decision.mark is not None, decision.preferred.choice == decision.played.choice
    gains = tenths(decision.sources) if marked else {}
    return p.Judged(
        at=decision.at,
        mark=decision.mark,
        title=_title(decision, words),
        played=played(decision, words),
        better="" if same else better(decision, words) if marked else _preferred(decision, words),
        reason=reason(decision, words) if marked else words.say("review-fine"),
        cost=round(sum(gains.values()), 1),
        gains=[p.Gain(source, words.say(f"hint-source-{source}"), vp) for source, vp in _by_size(gains)],
        targets=[] if same else decision.preferred.choice.targets,
    )


def _title(decision: Decision, words: Words) -> str:
    if decision.mark is not None:
        return heading(decision, words)
    return words.say("review-decision", day=decision.day, number=decision.at + 1)


def _preferred(decision: Decision, words: Words) -> str:
    return words.say("review-preferred", move=words.move(decision.about, decision.preferred.choice))


def _by_size(gains: dict[str, float]) -> list[tuple[str, float]]:
    return sorted(((source, vp) for source, vp in gains.items() if vp), key=lambda one: -one[1])


def _account(review: Review, words: Words) -> list[p.AccountLine]:
    """They add up as they are shown."""
    errors = {str(kind): round(line.error, 1) for kind, line in review.account.lines.items()}
    errors[NOISE] = 0.0
    return [
        p.AccountLine(name, words.say(f"review-{name}"), points / 10, errors.get(name, 0.0))
        for name, points in review.account.tenths().items()
    ]


def review_file(review: Review, form: p.FileForm, name: str, words: Words) -> p.ReviewFile:
    """`name` is that of the seat."""
    text = page(review, name, words) if form == "html" else msgspec.json.encode(review).decode()
    return p.ReviewFile(text)
