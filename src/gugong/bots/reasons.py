"""What a turn changed in the score that a bot expects, told without giving its cards away."""

from collections.abc import Mapping

from gugong.bots.evaluate import by_source
from gugong.bots.weights import load_weights
from gugong.rules.kernel import Position

SECRET_SOURCES = ("cards",)  # what a bot expects from its cards would give them away
LEAST = 0.05  # VP that are worth telling


def _public(expected: Mapping[str, float]) -> dict[str, float]:
    """The sources that everybody can judge."""
    return {source: vp for source, vp in expected.items() if source not in SECRET_SOURCES}


def changes(before: Position, after: Position, who: int) -> dict[str, float]:
    """What was won and lost between the two, by source, the most first; from what lies open alone."""
    weights = load_weights()
    was, now = (_public(by_source(g, who, weights)) for g in (before, after))
    found = {source: vp - was[source] for source, vp in now.items() if abs(vp - was[source]) >= LEAST}
    return dict(sorted(found.items(), key=lambda one: -one[1]))
