"""The report as one HTML page that needs nothing but itself."""

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from gugong.lab.plots import PLOT_STYLE, binned, histogram, share_plot, time_plot
from gugong.lab.ratings import scores_of
from gugong.lab.report import COLUMNS, Report, notes, row, title, took

if TYPE_CHECKING:
    from gugong.lab.worth import Balance

STYLE = """
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; max-width: 52rem;
  margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; margin-bottom: 0; } h2 { font-size: 1.15rem; margin-top: 2.2rem; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; white-space: nowrap; }
th, td { text-align: right; padding: .3rem .7rem; border-bottom: 1px solid var(--rule); }
th:first-child, td:first-child { text-align: left; }
td { font-variant-numeric: tabular-nums; }
code { overflow-wrap: anywhere; } dt { color: var(--faint); } dd { margin: 0 0 .4rem; overflow-wrap: anywhere; }
"""


def page(report: Report) -> str:
    """HTML with its style and plots inside."""
    heading = f"Gùgōng arena: {' – '.join(standing.name for standing in report.standings)}"
    body = [
        f"<h1>{escape(heading)}</h1>",
        f"<p>{escape(title(report))}, {escape(took(report))}.</p>",
        _table(report),
        *[f"<p>{escape(note)}</p>" for note in notes(report)],
        *_plots(report),
        *origin(report),
    ]
    return document(heading, body)


def document(heading: str, body: Sequence[str]) -> str:
    """A page that brings its style along."""
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(heading)}</title>'
    opening = f'<!doctype html>\n<html lang="en"><head>{head}<style>{PLOT_STYLE}{STYLE}</style></head>\n<body>'
    return "\n".join([opening, *body, "</body></html>\n"])


def _table(report: Report) -> str:
    headings = "".join(f"<th>{escape(text)}</th>" for text in ("entrant", *COLUMNS, *_quantiles(report)))
    rows = [[standing.name, *row(standing, report), *_cuts(report, at)] for at, standing in enumerate(report.standings)]
    lines = ["<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>" for cells in rows]
    return f'<div class="scroll"><table><tr>{headings}</tr>\n' + "\n".join(lines) + "</table></div>"


def _quantiles(report: Report) -> Sequence[str]:
    return [f"{percent} %" for percent in report.standings[0].scores.quantiles]


def _cuts(report: Report, at: int) -> Sequence[str]:
    return [f"{cut:.0f}" for cut in report.standings[at].scores.quantiles.values()]


def _plots(report: Report) -> list[str]:
    fair = 1 / max(2, report.contest.options.players)
    shares = [(standing.name, standing.won) for standing in report.standings]
    times = [(name, time) for name, time in report.run.milliseconds.items() if time > 0]
    return [
        "<h2>Games won</h2><p>Dashed: among equals.</p>",
        share_plot(shares, fair),
        "<h2>Scores</h2><p>Outside the Palace a score is 0.</p>",
        *_histograms(report),
        "<h2>Time for a decision</h2>",
        time_plot(times),
    ]


def _histograms(report: Report) -> list[str]:
    """On the same axes, for comparison."""
    scores = {standing.name: scores_of(standing.name, report.games) for standing in report.standings}
    low, high = min(map(min, scores.values())), max(map(max, scores.values()))
    bars = {name: binned(made, low, high) for name, made in scores.items()}
    most = max(max(bars[name].counts) / len(made) for name, made in scores.items())
    return [histogram(name, made, bars[name], most) for name, made in scores.items()]


def origin(report: "Report | Balance") -> list[str]:
    """All it takes to run it again."""
    facts = {
        "Command": report.run.command,
        "Date": f"{report.run.date} UTC",
        "Rules version": report.rules,
        "Components": f"{report.pieces}, {report.digest}",
        "Seed": report.contest.seed,
    }
    rows = "".join(f"<dt>{name}</dt><dd><code>{escape(fact)}</code></dd>" for name, fact in facts.items())
    return ["<h2>Run it again</h2>", f"<dl>{rows}</dl>"]
