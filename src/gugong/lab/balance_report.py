"""The balance of the pieces as a table in the terminal and as a page."""

from html import escape

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gugong.lab.page import document, origin
from gugong.lab.plots import share_plot
from gugong.lab.worth import ALLOWED, USUAL, Balance, Worth, sets_away

COLUMNS = ("times a seat", "won with it (95 %)", "score with it", "than without")
GROUPS = ("set", "location", "decree", "token", "jade", "harbour", "seat")


def row(one: Worth) -> list[str]:
    """The figures under COLUMNS."""
    return [
        f"{one.times:.2f}",
        f"{one.won.share:.1%} ({one.won.low * 100:.1f}–{one.won.high * 100:.1f})",
        f"{one.score:.1f}",
        "–" if one.more is None else f"{one.more:+.1f}",
    ]


def title(balance: Balance) -> str:
    players = ", ".join(entrant.name for entrant in balance.contest.entrants)
    return f"{balance.games} games of {balance.contest.options.players} between equals ({players})"


def verdicts(balance: Balance) -> list[str]:
    """Is it as it should be?  Sets near even, scores as people make them."""
    worst, away = max(sets_away(balance), key=lambda one: abs(one[1]))
    half = (worst.won.high - worst.won.low) / 2
    scores, low, high = balance.scores, *USUAL
    return [
        f"{worst.name} is the farthest from even: {away * 100:+.1f} ± {half * 100:.1f} points of 100; "
        f"{ALLOWED * 100:.0f} are allowed.",
        f"Scores: {scores.mean:.1f} ± {scores.sd:.1f} (middle half {scores.quantiles['25']:.0f} to "
        f"{scores.quantiles['75']:.0f}), winners {balance.winners.mean:.1f}; published games lie at {low} to {high}.",
        f"{balance.palace.share:.1%} of the seats reached the Palace.",
        "VP of a seat: " + ", ".join(f"{name} {vp:.1f}" for name, vp in balance.sources.items()) + ".",
    ]


NOTES = (
    "The first player has set 1, the next set 2, and so on (SETUP-11): a set is measured with its place in the order.",
    "With it: had it at least once; of a location: gave more cards there than the average at the table.",
    "A difference is no cause: who is ahead can afford more.",
)


def of_group(balance: Balance, group: str) -> list[Worth]:
    return [one for one in balance.worths if one.name.split(" ")[0] == group]


def shown(balance: Balance) -> RenderableType:
    """For the terminal."""
    table = Table("piece", box=SIMPLE_HEAD, padding=0, show_edge=False, header_style="bold", border_style="dim")
    for heading in COLUMNS:
        table.add_column(heading, justify="right", no_wrap=True)
    for group in GROUPS:
        for one in of_group(balance, group):
            table.add_row(one.name, *row(one))
        table.add_section()
    said = map(Text, (*verdicts(balance), "", *NOTES))
    return Group(Text(title(balance), style="italic"), "", table, "", *said)


def page(balance: Balance) -> str:
    """HTML with its style and plots inside."""
    heading = f"Gùgōng balance: {balance.contest.options.players} players"
    even = 1 / balance.contest.options.players
    body = [f"<h1>{escape(heading)}</h1>", f"<p>{escape(title(balance))}.</p>"]
    body += [f"<p>{escape(said)}</p>" for said in (*verdicts(balance), *NOTES)]
    for group in GROUPS:
        found = of_group(balance, group)
        if found:
            shares = [(one.name.partition(" ")[2], one.won) for one in found]
            body += [f"<h2>Games won by {group}</h2>", share_plot(shares, even), _table(found)]
    return document(heading, [*body, *origin(balance)])


def _table(found: list[Worth]) -> str:
    headings = "".join(f"<th>{escape(text)}</th>" for text in ("piece", *COLUMNS))
    rows = ["<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in (one.name, *row(one))) + "</tr>" for one in found]
    return f'<div class="scroll"><table><tr>{headings}</tr>\n' + "\n".join(rows) + "</table></div>"
