"""The report as a self-contained HTML page."""

from collections.abc import Sequence
from html import escape

from gugong.lab.plots import PLOT_STYLE, histograms, share_plot, time_plot
from gugong.lab.ratings import scores_of
from gugong.lab.report import COLUMNS, Report, Run, Terms, notes, row, title, took

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
    """The page as HTML, with its style and plots inside."""
    heading = f"Gùgōng arena: {' – '.join(standing.name for standing in report.standings)}"
    summary = f"<p>{escape(title(report))}, {escape(took(report))}.</p>"
    said = [f"<p>{escape(note)}</p>" for note in notes(report)]
    return document(heading, [summary, _table(report), *said, *_plots(report)], report, report.run)


def document(heading: str, body: Sequence[str], terms: Terms, run: Run) -> str:
    """A complete HTML document, with its style inside; its end says what it takes to run it again."""
    facts = {
        "Command": run.command,
        "Date": f"{run.date} UTC",
        "Rules version": terms.rules,
        "Components": f"{terms.pieces}, {terms.digest}",
        "Seed": terms.contest.seed,
    }
    rows = "".join(f"<dt>{name}</dt><dd><code>{escape(fact)}</code></dd>" for name, fact in facts.items())
    origin = f"<h2>Run it again</h2>\n<dl>{rows}</dl>"
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(heading)}</title>'
    opening = f'<!doctype html>\n<html lang="en"><head>{head}<style>{PLOT_STYLE}{STYLE}</style></head>\n<body>'
    return "\n".join([opening, f"<h1>{escape(heading)}</h1>", *body, origin, "</body></html>\n"])


def _table(report: Report) -> str:
    quantiles = [one.scores.quantiles for one in report.standings]
    cuts = [[f"{cut:.0f}" for cut in found.values()] for found in quantiles]
    rows = [[one.name, *row(one, report), *cut] for one, cut in zip(report.standings, cuts)]
    return html_table(["entrant", *COLUMNS, *[f"{percent} %" for percent in quantiles[0]]], rows)


def html_table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(text)}</th>" for text in headings)
    lines = ["<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>" for cells in rows]
    return f'<div class="scroll"><table><tr>{head}</tr>\n' + "\n".join(lines) + "</table></div>"


def _plots(report: Report) -> list[str]:
    fair = 1 / max(2, report.contest.options.players)
    shares = [(standing.name, standing.won) for standing in report.standings]
    times = [(name, time) for name, time in report.run.milliseconds.items() if time > 0]
    return [
        "<h2>Games won</h2><p>The dashed line is an even share.</p>",
        share_plot(shares, fair),
        "<h2>Scores</h2><p>A player outside the Palace scores 0.</p>",
        *histograms({standing.name: scores_of(standing.name, report.games) for standing in report.standings}),
        "<h2>Time per decision</h2>",
        time_plot(times),
    ]
