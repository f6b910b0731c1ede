"""The result of a contest: as data, and as a table in the terminal."""

from collections.abc import Sequence
from datetime import UTC, datetime

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

import gugong
from gugong.content import Components
from gugong.lab.arena import Contest, Played
from gugong.lab.ratings import Standing, milliseconds, standings
from gugong.notation.positions import Struct

UNREPEATABLE = "budgets in seconds: another run plays other games"
REPEATABLE = "the same seed gives the same games"


class Run(Struct):
    """What another run from the same seed may have different."""

    command: str
    date: str  # UTC
    running: str  # compiled or interpreted
    jobs: int
    seconds: float
    milliseconds: dict[str, float]  # of processor time a decision, by entrant


class Report(Struct):
    """Everything about a contest."""

    contest: Contest
    rules: str
    pieces: str  # the name of the components,
    digest: str  # and what tells them from others
    repeatable: bool
    standings: list[Standing]
    games: list[Played]
    run: Run


def make_report(
    contest: Contest, games: Sequence[Played], pieces: Components, jobs: int, seconds: float, command: str
) -> Report:
    found = standings(games)
    times = {standing.name: milliseconds(standing.name, games) for standing in found}
    return Report(
        contest=contest,
        rules=gugong.RULES_VERSION,
        pieces=pieces.name,
        digest=pieces.digest,
        repeatable=all(entrant.repeatable() for entrant in contest.entrants),
        standings=found,
        games=[_without_clock(game) for game in games],
        run=make_run(command, jobs, seconds, times),
    )


def make_run(command: str, jobs: int, seconds: float, times: dict[str, float]) -> Run:
    """Now and here."""
    date = datetime.now(UTC).isoformat(" ", "seconds").removesuffix("+00:00")
    return Run(command, date, "compiled" if gugong.is_compiled() else "interpreted", jobs, seconds, times)


def _without_clock(game: Played) -> Played:
    """The games of two runs are then equal."""
    game.seconds = []
    return game


def title(report: Report) -> str:
    """What was played."""
    options = report.contest.options
    deals = f"{report.contest.deals} deals" if report.contest.deals > 1 else "1 deal"
    games = f"{len(report.games)} games"
    if options.players == 1:
        return f"{games} against Meng ({options.difficulty}), {deals} for everybody"
    return f"{games} of {options.players}, {deals} with every seating"


def notes(report: Report) -> list[str]:
    """What one must know to read the figures, and to get them again."""
    fair = 1 / max(2, report.contest.options.players)
    said = [
        f"Won: of the seats held, with 95 % Wilson intervals; among equals {fair:.0%}.",
        "Lead: over the best of the others.  Moves: decisions a game.  ms: of processor time.",
        "Rating: openskill Plackett-Luce, mu ± sigma; it starts at 25 ± 8.3.",
        f"Rules version {report.rules}, components {report.pieces} {report.digest[:12]}, {report.run.running}.",
        f"Seed {report.contest.seed}: {REPEATABLE if report.repeatable else UNREPEATABLE}.",
    ]
    return said + [_trouble(standing) for standing in report.standings if standing.faults]


def _trouble(standing: Standing) -> str:
    kinds = ", ".join(f"{n} × {kind}" for kind, n in sorted(standing.faults.items()))
    return f"{standing.name} did not play properly ({kinds}); the first legal move was played instead."


COLUMNS = ("won (95 %)", "score ± sd", "lead", "Palace", "rating", "moves", "ms each")


def row(standing: Standing, report: Report) -> list[str]:
    """The figures under COLUMNS."""
    won, scores, rating = standing.won, standing.scores, standing.rating
    plays = standing.decisions > 0  # Meng does not
    return [
        f"{won.share:.1%} ({won.low * 100:.0f}–{won.high * 100:.0f})",
        f"{scores.mean:.1f} ± {scores.sd:.1f}",
        f"{standing.lead:+.1f}",
        f"{standing.palace.share:.1%}",
        f"{rating.mu:.1f} ± {rating.sigma:.1f}",
        f"{standing.decisions:.1f}" if plays else "–",
        f"{report.run.milliseconds[standing.name]:.2f}" if plays else "–",
    ]


def shown(report: Report) -> RenderableType:
    """For the terminal."""
    table = Table("entrant", box=SIMPLE_HEAD, padding=0, show_edge=False, header_style="bold", border_style="dim")
    for heading in COLUMNS:
        table.add_column(heading, justify="right", no_wrap=True)
    for standing in report.standings:
        table.add_row(standing.name, *row(standing, report))
    return Group(Text(f"{title(report)}, {took(report)}", style="italic"), "", table, "", *map(Text, notes(report)))


def took(report: Report) -> str:
    """How long, and on how much."""
    jobs = report.run.jobs
    processes = f"{jobs} processes" if jobs > 1 else "one process"
    return f"{report.run.seconds:.1f} s with {processes}"
