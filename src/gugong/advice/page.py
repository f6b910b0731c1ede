"""A review as a self-contained HTML page: nothing is loaded from elsewhere."""

from typing import Final

from gugong.advice.decisions import MARKS, Decision
from gugong.advice.graph import escape, graph
from gugong.advice.reasons import better, figure, played, reason
from gugong.advice.review import Review
from gugong.view.words import Words

STYLE: Final = """
:root { color-scheme: light dark; --paper: #fbf9f4; --ink: #26221c; --faint: #6f6759; --rule: #ddd6c8;
  --mark: #a8322a; --small: #b98a1d; --costly: #c2601c; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1b1917; --ink: #e9e4da; --faint: #a89f92; --rule: #3a3630; --mark: #e2705f; --small: #d6ac4a;
    --costly: #e08a4d; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; max-width: 52rem;
  margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; margin-bottom: 0; } h2 { font-size: 1.15rem; margin-top: 2.2rem; } h3 { font-size: 1rem; }
p { margin: .2rem 0; } .faint { color: var(--faint); }
table { border-collapse: collapse; } td { padding: .2rem .7rem; border-bottom: 1px solid var(--rule); }
td + td { text-align: right; font-variant-numeric: tabular-nums; } tr.total td { font-weight: 600; }
article { border-left: 4px solid var(--rule); padding: 0 0 0 .8rem; margin: 1rem 0; }
article.small { border-color: var(--small); } article.costly { border-color: var(--costly); }
article.decisive { border-color: var(--mark); }
svg { width: 100%; height: auto; display: block; margin: .4rem 0; }
svg .axis { fill: var(--faint); font-size: 12px; text-anchor: end; }
.grid { stroke: var(--rule); } .zero { stroke: var(--faint); } .curve { stroke: var(--ink); fill: none; }
circle.small { fill: var(--small); } circle.costly { fill: var(--costly); } circle.decisive { fill: var(--mark); }
"""
TOTALS: Final = ("expected", "result")


def page(review: Review, name: str, words: Words) -> str:
    """The page in this language; the name is that of the seat."""
    title = escape(words.say("review-title", name=name))
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    parts = [
        f'<!doctype html>\n<html lang="{words.language}"><head>{head}<style>{STYLE}</style></head>\n<body>',
        f"<h1>{title}</h1>",
        *[f'<p class="faint">{escape(fact)}</p>' for fact in facts(review, words)],
        f"<h2>{escape(words.say('review-graph'))}</h2>",
        graph(review, words),
        f"<h2>{escape(words.say('review-account'))}</h2>",
        _account(review, words),
        f'<p class="faint">{escape(words.say("review-note"))}</p>',
        f"<h2>{escape(words.say('review-mistakes'))}</h2>",
        _mistakes(review, words),
        "</body></html>\n",
    ]
    return "\n".join(parts)


def facts(review: Review, words: Words) -> list[str]:
    """What is told first."""
    return [fact for fact in (depth(review, words), par(review, words)) if fact]


def depth(review: Review, words: Words) -> str:
    scores = " ".join(map(str, review.scores))
    return words.say("review-depth", iterations=review.iterations, scores=scores)


def par(review: Review, words: Words) -> str:
    """What bots make of the same deal; "" if the game did not begin with one."""
    mean = review.mean_par()
    if mean is None:
        return ""
    return words.say("review-par", score=review.scores[review.seat], par=figure(mean, words))


def account_rows(review: Review, words: Words) -> list[tuple[str, str, str]]:
    """Each line of the account: its name, its points, which add up as they are shown, and the standard error."""
    rows: list[tuple[str, str, str]] = []
    lines = review.account.lines
    errors: dict[str, str] = {kind: f"± {figure(line.error, words)}" for kind, line in lines.items()}
    for name, tenths in review.account.tenths().items():
        rows.append((words.say(f"review-{name}"), figure(tenths / 10, words, "+.1f"), errors.get(name, "")))
    return rows


def thresholds(words: Words) -> str:
    """From how many points a mistake is called what."""
    return words.say("review-thresholds", **{mark: figure(least, words, "g") for mark, least in MARKS})


def heading(decision: Decision, words: Words) -> str:
    """Where in the game a mistake was made, and how bad it was."""
    mark = words.say(f"review-mark-{decision.mark}")
    return words.say("review-move", day=decision.day, number=decision.at + 1, mark=mark)


def _account(review: Review, words: Words) -> str:
    lines = [_row(row, name in TOTALS) for row, name in zip(account_rows(review, words), review.account.tenths())]
    return "<table>\n" + "\n".join(lines) + "\n</table>"


def _row(cells: tuple[str, ...], total: bool) -> str:
    opening = '<tr class="total">' if total else "<tr>"
    return opening + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"


def _mistakes(review: Review, words: Words) -> str:
    found = review.mistakes()
    if not found:
        return f"<p>{escape(words.say('review-no-mistakes'))}</p>"
    told = [_mistake(decision, number, words) for number, decision in enumerate(found)]
    return "\n".join([f'<p class="faint">{escape(thresholds(words))}</p>', *told])


def _mistake(decision: Decision, number: int, words: Words) -> str:
    said = [played(decision, words), better(decision, words), reason(decision, words)]
    lines = "".join(f"<p>{escape(line)}</p>" for line in said)
    return (
        f'<article class="{decision.mark}" id="m{number}"><h3>{escape(heading(decision, words))}</h3>{lines}</article>'
    )
