"""Small SVG plots, written by hand so that a page needs nothing else."""

from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

from gugong.lab.ratings import Mean, Share

LABEL, WIDE, AFTER = 150, 560, 90  # widths of the name, of the plot, and of the figure to its right
ROW, AXIS = 30, 26
BINS = 30  # at most
HIGH = 9  # height of a curve, in rows
STEP = 10  # points between the lines behind it

PLOT_STYLE = """
:root { color-scheme: light dark; --paper: #fbf9f4; --ink: #26221c; --faint: #8a8172; --rule: #ddd6c8;
  --mark: #a8322a; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1b1917; --ink: #e9e4da; --faint: #9a9184; --rule: #3a3630; --mark: #e2705f; } }
svg { width: 100%; height: auto; display: block; margin: .4rem 0; } svg text { fill: var(--ink); font-size: 14px; }
svg .name { text-anchor: end; font-weight: 600; }
svg .axis { fill: var(--faint); font-size: 12px; text-anchor: middle; }
.grid { stroke: var(--rule); } .fair { stroke: var(--faint); stroke-dasharray: 4 4; }
.curve { stroke: var(--mark); fill: none; } .interval { stroke: var(--mark); stroke-width: 3; }
.dot, .bar { fill: var(--mark); }
"""


class LogScale(NamedTuple):
    """A logarithmic axis between two powers of ten; positions on it go from 0 to 1."""

    least: int
    most: int

    @classmethod
    def of(cls, numbers: Sequence[float]) -> "LogScale":
        least = floor(log10(min(numbers)))
        return cls(least, max(ceil(log10(max(numbers))), least + 1))

    def at(self, number: float) -> float:
        return (log10(number) - self.least) / (self.most - self.least)

    def powers(self) -> list[float]:
        return [10.0**power for power in range(self.least, self.most + 1)]


class Levels(NamedTuple):
    """The upright axis of a curve, between two multiples of STEP."""

    least: int
    most: int

    @classmethod
    def of(cls, numbers: Sequence[float]) -> "Levels":
        return cls(floor(min(numbers) / STEP) * STEP, ceil(max(numbers) / STEP) * STEP)

    def numbers(self) -> range:
        return range(self.least, self.most + 1, STEP)

    def y(self, number: float) -> float:
        """With half a row free above and below."""
        return ROW * (0.5 + (HIGH - 1) * (self.most - number) / max(STEP, self.most - self.least))


def share_plot(shares: Sequence[tuple[str, Share]], fair: float) -> str:
    """A dot and its interval for each name, and a line at an even share."""
    parts = [_tick(share, f"{share:.0%}", len(shares)) for share in (0, 0.25, 0.5, 0.75, 1)]
    parts.append(_upright(fair, len(shares), "fair"))
    for at, (name, share) in enumerate(shares):
        y = at * ROW + ROW / 2
        low, middle, high = (LABEL + WIDE * x for x in (share.low, share.share, share.high))
        parts += [
            _name(name, y),
            f'<line class="interval" x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"/>',
            f'<circle class="dot" cx="{middle:.1f}" cy="{y}" r="5"/>',
            _figure(f"{share.share:.1%}", y),
        ]
    return _svg("Share of games won, with 95 % intervals", len(shares) * ROW + AXIS, parts)


def time_plot(times: Sequence[tuple[str, float]]) -> str:
    """A bar for each entrant, on a logarithmic axis."""
    scale = LogScale.of([time for _, time in times if time > 0] or [1.0])
    parts = [_tick(scale.at(power), f"{power:g} ms", len(times)) for power in scale.powers()]
    for at, (name, time) in enumerate(times):
        y = at * ROW + ROW / 2
        width = WIDE * scale.at(time) if time > 0 else 0
        bar = f'<rect class="bar" x="{LABEL}" y="{y - 7}" width="{width:.1f}" height="14"/>'
        parts += [_name(name, y), bar, _figure(f"{time:.3g} ms", y)]
    return _svg("Milliseconds per decision", len(times) * ROW + AXIS, parts)


def curve(label: str, points: Sequence[tuple[float, Mean]]) -> str:
    """A mean with its interval, over the time per decision on a logarithmic axis."""
    scale = LogScale.of([time for time, _ in points])
    levels = Levels.of([edge for _, mean in points for edge in (mean.mean - mean.within, mean.mean + mean.within)])
    parts = [_tick(scale.at(power), f"{power:g} ms", HIGH) for power in scale.powers()]
    parts += [_level(levels.y(number), f"{number:+d}") for number in levels.numbers()]
    line: list[str] = []
    for time, mean in points:
        x = LABEL + WIDE * scale.at(time)
        low, middle, high = (levels.y(mean.mean + part) for part in (-mean.within, 0, mean.within))
        line.append(f"{x:.1f},{middle:.1f}")
        hint = f"<title>{time:.0f} ms: {mean.mean:+.1f} ± {mean.within:.1f}</title>"
        parts.append(f'<line class="interval" x1="{x:.1f}" x2="{x:.1f}" y1="{low:.1f}" y2="{high:.1f}"/>')
        parts.append(f'<circle class="dot" cx="{x:.1f}" cy="{middle:.1f}" r="6">{hint}</circle>')
    parts.append(f'<polyline class="curve" points="{" ".join(line)}"/>')
    return _svg(label, HIGH * ROW + AXIS, parts)


def histograms(scores: Mapping[str, Sequence[int]]) -> list[str]:
    """How often each entrant had each score, in bins of whole points; all of them have the same axes."""
    low, high = min(map(min, scores.values())), max(map(max, scores.values()))
    bins = range(low, high + 1, max(1, ceil((high - low + 1) / BINS)))
    counts = {name: Counter((score - low) // bins.step for score in made) for name, made in scores.items()}
    most = max(max(counts[name].values()) / len(made) for name, made in scores.items())
    return [_histogram(name, made, bins, counts[name], most) for name, made in scores.items()]


def _histogram(name: str, scores: Sequence[int], bins: range, counts: Counter[int], most: float) -> str:
    high = 110
    width = WIDE / len(bins)
    parts = [_name(name, high / 2)]
    for at, first in enumerate(bins):
        count = counts[at]
        tall = high * count / len(scores) / most
        last = f"–{first + bins.step - 1}" if bins.step > 1 else ""
        hint = f"<title>{first}{last} points: {count} times</title>"
        place = f'x="{LABEL + at * width:.1f}" y="{high - tall:.1f}" width="{width - 1:.1f}" height="{tall:.1f}"'
        parts.append(f'<rect class="bar" {place}>{hint}</rect>')
        if at % 5 == 0:
            parts.append(f'<text class="axis" x="{LABEL + at * width:.1f}" y="{high + 16}">{first}</text>')
    parts.append(f'<line class="grid" x1="{LABEL}" x2="{LABEL + WIDE}" y1="{high}" y2="{high}"/>')
    parts.append(_figure(f"mean {sum(scores) / len(scores):.1f}", high / 2))
    return _svg(f"Scores of {name}", high + AXIS, parts)


def picture(plot: str) -> str:
    """A plot as a stand-alone SVG file."""
    opening, found, rest = plot.partition(">")
    opening = opening.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg" font-family="system-ui, sans-serif"')
    paper = '<rect width="100%" height="100%" style="fill: var(--paper)"/>'
    return f"{opening}{found}<style>{PLOT_STYLE}</style>{paper}{rest}\n"


def _svg(label: str, height: float, parts: Sequence[str]) -> str:
    box = f"0 0 {LABEL + WIDE + AFTER} {height}"
    return f'<svg viewBox="{box}" role="img" aria-label="{escape(label)}">\n' + "\n".join(parts) + "\n</svg>"


def _name(name: str, y: float) -> str:
    return f'<text class="name" x="{LABEL - 12}" y="{y + 5}">{escape(name)}</text>'


def _figure(text: str, y: float) -> str:
    return f'<text x="{LABEL + WIDE + 10}" y="{y + 5}">{escape(text)}</text>'


def _tick(at: float, text: str, rows: int) -> str:
    below = f'<text class="axis" x="{LABEL + WIDE * at:.1f}" y="{rows * ROW + 18}">{escape(text)}</text>'
    return _upright(at, rows, "grid") + below


def _level(y: float, text: str) -> str:
    line = f'<line class="grid" x1="{LABEL}" x2="{LABEL + WIDE}" y1="{y}" y2="{y}"/>'
    return line + f'<text class="name" x="{LABEL - 12}" y="{y + 5}">{text}</text>'


def _upright(at: float, rows: int, kind: str) -> str:
    x = LABEL + WIDE * at
    return f'<line class="{kind}" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{rows * ROW}"/>'
