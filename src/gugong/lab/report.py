"""The report on a contest: as data, and as a table for the terminal."""

import time
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import TypeVar

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

import gugong
from gugong.lab.arena import Contest, MatchResult
from gugong.lab.pieces import pieces_of
from gugong.lab.ratings import NO_RATINGS, Pair, Standing, milliseconds, pairs, standings
from gugong.notation.positions import Struct

REPEATABLE = "the same seed gives the same games"
RATINGS = "Rating: openskill Plackett-Luce, mu ± sigma; it starts at 25 ± 8.3."
UNREPEATABLE = "with budgets in seconds, another run plays other games"
Result = TypeVar("Result")


class Run(Struct):
    """What may differ in another run from the same seed."""

    command: str
    date: str  # UTC
    running: str  # compiled or interpreted
    jobs: int
    seconds: float
    milliseconds: dict[str, float]  # of processor time per decision, by entrant


class Terms(Struct):
    """What was played, and under which rules and with which components."""

    contest: Contest
    rules: str
    pieces: str  # the name of the components
    digest: str  # of the components


class Report(Terms):
    """Everything about a contest."""

    repeatable: bool
    standings: list[Standing]
    pairs: list[Pair]
    games: list[MatchResult]
    run: Run


def terms(contest: Contest) -> tuple[Contest, str, str, str]:
    """The fields of Terms."""
    pieces = pieces_of(contest.components)
    return contest, gugong.RULES_VERSION, pieces.name, pieces.digest


def make_report(contest: Contest, games: Sequence[MatchResult], run: Run) -> Report:
    found = standings(games)
    run.milliseconds = {standing.name: milliseconds(standing.name, games) for standing in found}
    for game in games:
        game.seconds = []  # so that two runs from one seed hold equal games
    repeatable = all(entrant.repeatable() for entrant in contest.entrants)
    return Report(*terms(contest), repeatable, found, pairs(games), list(games), run)


def timed(games: Iterable[Result], jobs: int, command: str) -> tuple[list[Result], Run]:
    """All the games, played now on this machine, and how long that took."""
    began = time.perf_counter()
    played = list(games)
    seconds = time.perf_counter() - began
    date = datetime.now(UTC).isoformat(" ", "seconds").removesuffix("+00:00")
    return played, Run(command, date, "compiled" if gugong.is_compiled() else "interpreted", jobs, seconds, {})


def title(report: Report) -> str:
    """What was played."""
    options = report.contest.options
    deals = f"{report.contest.deals} deals" if report.contest.deals > 1 else "1 deal"
    games = f"{len(report.games)} games"
    if options.players == 1:
        return f"{games} against Meng ({options.difficulty}), {deals} for each entrant"
    return f"{games} with {options.players} players, {deals} in every seating"


def notes(report: Report) -> list[str]:
    """What a reader needs to understand the figures and to reproduce them."""
    fair = 1 / max(2, report.contest.options.players)
    said = [
        *paired(report),
        f"Won: share of the seats held, with 95 % Wilson intervals; equal players would win {fair:.0%}.  A game that "
        "nobody wins is shared.",
        "Lead: over the best opponent.  Moves: decisions per game.  ms each: processor time per decision.",
        NO_RATINGS if any(standing.rating is None for standing in report.standings) else RATINGS,
        f"Rules version {report.rules}, components {report.pieces} {report.digest[:12]}, {report.run.running}.",
        f"Seed {report.contest.seed}: {REPEATABLE if report.repeatable else UNREPEATABLE}.",
    ]
    return said + [_fault_note(standing) for standing in report.standings if standing.faults]


def paired(report: Report) -> list[str]:
    """How the entrants of a solo contest compare, deal by deal."""
    said = "{} leads by {:.1f} ± {:.1f} points more than {}, deal by deal."
    return [said.format(pair.first, pair.more.mean, pair.more.within, pair.second) for pair in report.pairs]


def _fault_note(standing: Standing) -> str:
    kinds = ", ".join(f"{n} × {kind}" for kind, n in sorted(standing.faults.items()))
    return f"{standing.name} failed to return a legal move ({kinds}); the first legal move was played instead."


COLUMNS = ("won (95 %)", "score ± sd", "lead (95 %)", "Palace", "rating", "moves", "ms each")


def row(standing: Standing, report: Report) -> list[str]:
    """The figures under COLUMNS."""
    won, scores, rating = standing.won, standing.scores, standing.rating
    decides = standing.decisions > 0  # Meng plays by rule
    return [
        f"{won.share:.1%} ({won.low * 100:.0f}–{won.high * 100:.0f})",
        f"{scores.mean:.1f} ± {scores.sd:.1f}",
        f"{standing.lead.mean:+.1f} ± {standing.lead.within:.1f}",
        f"{standing.palace.share:.1%}",
        f"{rating.mu:.1f} ± {rating.sigma:.1f}" if rating is not None else "–",
        f"{standing.decisions:.1f}" if decides else "–",
        f"{report.run.milliseconds[standing.name]:.2f}" if decides else "–",
    ]


def figures(what: str, columns: Sequence[str]) -> Table:
    """An empty table: a column of names, then columns of figures."""
    table = Table(what, box=SIMPLE_HEAD, padding=0, show_edge=False, header_style="bold", border_style="dim")
    for heading in columns:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def shown(report: Report) -> RenderableType:
    """The report for the terminal."""
    table = figures("entrant", COLUMNS)
    for standing in report.standings:
        table.add_row(standing.name, *row(standing, report))
    return Group(Text(f"{title(report)}, {took(report)}", style="italic"), "", table, "", *map(Text, notes(report)))


def took(report: Report) -> str:
    """How long the run took, with how many processes."""
    jobs = report.run.jobs
    processes = f"{jobs} processes" if jobs > 1 else "one process"
    return f"{report.run.seconds:.1f} s with {processes}"
