"""The balance of the pieces as a table for the terminal and as an HTML page."""

from html import escape

from rich.console import Group, RenderableType
from rich.text import Text

from gugong.lab.balance_stats import ALLOWED, USUAL, Balance, PieceStats
from gugong.lab.page import document, html_table
from gugong.lab.plots import share_plot
from gugong.lab.report import figures

COLUMNS = ("per seat", "won with it (95 %)", "score with it", "than without")
GROUPS = ("set", "location", "decree", "token", "jade", "harbour", "seat")


def row(one: PieceStats) -> list[str]:
    """The figures under COLUMNS."""
    return [
        f"{one.times:.2f}",
        f"{one.won.share:.1%} ({one.won.low * 100:.1f}–{one.won.high * 100:.1f})",
        f"{one.score:.1f}",
        "–" if one.more is None else f"{one.more:+.1f}",
    ]


def title(balance: Balance) -> str:
    players = ", ".join(entrant.name for entrant in balance.contest.entrants)
    return f"{balance.games} games with {balance.contest.options.players} players, all of them {players}"


def verdicts(balance: Balance) -> list[str]:
    """What should hold: card sets win about equally often, and scores are those that people report."""
    even = 1 / balance.contest.options.players
    worst = max(of_group(balance, "set"), key=lambda one: abs(one.won.share - even))
    away, half = worst.won.share - even, (worst.won.high - worst.won.low) / 2
    scores, low, high = balance.scores, *USUAL
    return [
        f"{worst.name} is the farthest from an even share: {away * 100:+.1f} ± {half * 100:.1f} percentage points; "
        f"{ALLOWED * 100:.0f} are allowed.",
        f"Scores: {scores.mean:.1f} ± {scores.sd:.1f} (middle half {scores.quantiles['25']:.0f} to "
        f"{scores.quantiles['75']:.0f}), winners {balance.winners.mean:.1f}; people report {low} to {high}.",
        f"{balance.palace.share:.1%} of the seats reached the Palace.",
        "Mean VP of a seat: " + ", ".join(f"{name} {vp:.1f}" for name, vp in balance.sources.items()) + ".",
    ]


NOTES = (
    "The start player has set 1, the next player set 2, and so on (SETUP-11), so a set is measured with its seat.",
    "With it: had it at least once; for a location: gave more cards there than the average at the table.",
    "A difference need not be an effect: a player who is ahead can afford more.",
)


def of_group(balance: Balance, group: str) -> list[PieceStats]:
    return [one for one in balance.worths if one.name.split(" ")[0] == group]


def shown(balance: Balance) -> RenderableType:
    """The table for the terminal."""
    table = figures("piece", COLUMNS)
    for group in GROUPS:
        for one in of_group(balance, group):
            table.add_row(one.name, *row(one))
        table.add_section()
    said = map(Text, (*verdicts(balance), "", *NOTES))
    return Group(Text(title(balance), style="italic"), "", table, "", *said)


def page(balance: Balance) -> str:
    """The page as HTML, with its style and plots inside."""
    heading = f"Gùgōng balance: {balance.contest.options.players} players"
    headings = ("piece", *COLUMNS)
    even = 1 / balance.contest.options.players
    body = [f"<p>{escape(said)}</p>" for said in (f"{title(balance)}.", *verdicts(balance), *NOTES)]
    for group in GROUPS:
        found = of_group(balance, group)
        if found:
            rows = [(one.name, *row(one)) for one in found]
            shares = [(one.name.partition(" ")[2], one.won) for one in found]
            body += [f"<h2>Games won by {group}</h2>", share_plot(shares, even), html_table(headings, rows)]
    return document(heading, body, balance, balance.run)
