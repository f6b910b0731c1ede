"""The expected lead over a game as a small SVG, written by hand so that a page needs nothing else."""

from collections.abc import Sequence
from typing import Final

from gugong.advice.reasons import figure
from gugong.advice.review import Review
from gugong.view.words import Words

WIDE: Final = 760
HIGH: Final = 260
LEFT: Final = 56
BELOW: Final = 34
LEAST: Final = 5.0  # points above and below that are always shown
LINES: Final = 5  # at most so many lines above or below zero
RADIUS: Final = {"small": 5, "costly": 7, "decisive": 9}


class Scale:
    """Where a move and a lead are on the picture."""

    def __init__(self, moves: int, leads: Sequence[float]) -> None:
        self.moves = max(1, moves)
        self.most = max(LEAST, *[abs(lead) for lead in leads])

    def x(self, at: int) -> float:
        return LEFT + (WIDE - LEFT - 12) * at / self.moves

    def y(self, lead: float) -> float:
        return HIGH / 2 - (HIGH / 2 - 10) * lead / self.most

    def levels(self) -> list[int]:
        """Round numbers of points, with zero in the middle."""
        step = next(step for step in (2, 5, 10, 20, 50, 1000) if self.most / step <= LINES)
        n = int(self.most // step)
        return [step * i for i in range(-n, n + 1)]


def escape(text: str) -> str:
    """As `html.escape`, which the Python of the static edition does not have."""
    for letter, name in (("&", "amp"), ("<", "lt"), (">", "gt"), ('"', "quot")):
        text = text.replace(letter, f"&{name};")
    return text


def graph(review: Review, words: Words) -> str:
    """A line of leads with a dot for each mistake; a dot leads to what is said about it."""
    points = review.graph()
    scale = Scale(review.moves, [lead for _, lead in points])
    line = " ".join(f"{scale.x(at):.1f},{scale.y(lead):.1f}" for at, lead in points)
    parts = [*(_level(scale, lead) for lead in scale.levels()), f'<polyline class="curve" points="{line}"/>']
    parts += [_dot(review, number, scale, words) for number in range(len(review.mistakes()))]
    parts.append(f'<text class="axis" x="{WIDE - 12}" y="{HIGH + 22}">{escape(_axis(review, words))}</text>')
    label = escape(words.say("review-graph"))
    box = f"0 0 {WIDE} {HIGH + BELOW}"
    return f'<svg viewBox="{box}" role="img" aria-label="{label}">\n' + "\n".join(parts) + "\n</svg>"


def _axis(review: Review, words: Words) -> str:
    return f"{words.say('review-graph-move')} {review.moves}"


def _level(scale: Scale, lead: int) -> str:
    y = scale.y(lead)
    kind = "grid" if lead else "zero"
    line = f'<line class="{kind}" x1="{LEFT}" x2="{WIDE - 12}" y1="{y:.1f}" y2="{y:.1f}"/>'
    return (
        line
        + f'<text class="axis" x="{LEFT - 8}" y="{y + 4:.1f}">{f"{lead:+d}".replace("-", "−") if lead else 0}</text>'
    )


def _dot(review: Review, number: int, scale: Scale, words: Words) -> str:
    decision = review.mistakes()[number]
    assert decision.mark is not None
    lead = next(lead for at, lead in reversed(review.graph()) if at <= decision.at)
    place = f'cx="{scale.x(decision.at):.1f}" cy="{scale.y(lead):.1f}"'
    said = f"{words.say(f'review-mark-{decision.mark}')}: {figure(decision.cost, words)} {words.say('review-line')}"
    dot = f'<circle class="{decision.mark}" {place} r="{RADIUS[decision.mark]}"><title>{escape(said)}</title></circle>'
    return f'<a href="#m{number}">{dot}</a>'
