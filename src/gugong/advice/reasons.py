"""A mistake in words: what was played, what would have been better, and which sources of points make the difference."""

from collections.abc import Mapping
from typing import Final

from gugong.advice.decisions import Decision, Option
from gugong.view.words import Words

TELLING: Final = 0.3  # points of a source that are worth a clause,
MOST: Final = 3  # and so many clauses at most


def figure(points: float, words: Words, form: str = ".1f") -> str:
    """A number of points as this language writes it."""
    return format(points, form).replace(".", words.say("cli-decimal-point")).replace("-", "−")


def played(decision: Decision, words: Words) -> str:
    """The move that was played, as one line."""
    return words.say("review-played", move=_move(decision, decision.played, words))


def better(decision: Decision, words: Words) -> str:
    """The move that would have been better, as one line."""
    return words.say("review-better", move=_move(decision, decision.preferred, words))


def reason(decision: Decision, words: Words) -> str:
    """One sentence: what the move cost, and where the better one would have gained and lost points."""
    cost = figure(decision.cost, words)
    gains, losses = main_sources(decision.sources)
    if not gains:
        return words.say("review-reason-many", cost=cost)
    more = ", ".join(words.say("review-more", source=source, vp=figure(vp, words)) for source, vp in gains.items())
    less = ", ".join(words.say("review-less", source=source, vp=figure(-vp, words)) for source, vp in losses.items())
    if not losses:
        return words.say("review-reason", cost=cost, gains=more)
    return words.say("review-reason-but", cost=cost, gains=more, losses=less)


def main_sources(sources: Mapping[str, float]) -> tuple[dict[str, float], dict[str, float]]:
    """The sources that matter most: what the better move gains, and what it loses."""
    telling = [(source, vp) for source, vp in sources.items() if abs(vp) >= TELLING]
    main = sorted(telling, key=lambda one: -abs(one[1]))[:MOST]
    return {source: vp for source, vp in main if vp > 0}, {source: vp for source, vp in main if vp < 0}


def _move(decision: Decision, option: Option, words: Words) -> str:
    return words.move(decision.about, option.choice)
