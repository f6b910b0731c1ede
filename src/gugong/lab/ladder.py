"""The ladder: how strong every level is, by one list of contests that anyone can play again."""

from collections.abc import Callable, Iterator, Sequence
from operator import itemgetter
from pathlib import Path
from typing import NamedTuple

import msgspec

from gugong.content import load
from gugong.lab.arena import Contest, Played, plan, run
from gugong.lab.entrants import entrant
from gugong.lab.plots import curve, picture
from gugong.lab.ratings import LabError
from gugong.lab.report import COLUMNS, Report, make_report, row, took
from gugong.notation.positions import Struct
from gugong.notation.record import options_data
from gugong.rules.options import Options

SEED = f"{2026:064x}"

HEAD = """# How strong the bots are

Made by `gugong ladder docs/ladder.json --page docs/ladder.md`, which plays what the JSON file does not hold yet; to
play everything again, remove the file first.  Budgets are iterations, so the same games come out on every machine;
only the milliseconds differ.  Intervals are Wilson's, 95 %.
"""

# About 0.03, 0.1, 0.3, 1 and 3 seconds a decision.
BUDGETS = ("search@8000", "search@3000", "search@1000", "search@300", "search@100")


class Rung(NamedTuple):
    """One contest, and what its first entrant should reach."""

    title: str
    wanted: str
    levels: Sequence[str]
    deals: int
    players: int
    difficulty: str | None = None

    def contest(self) -> Contest:
        named = [entrant(text) for text in self.levels]
        return Contest(named, options_data(Options(self.players, difficulty=self.difficulty)), self.deals, SEED)

    def of_budgets(self) -> bool:
        """Whether one level plays with more and more time."""
        return len(self.levels) > 1 and len({entrant(text).level for text in self.levels}) == 1

    def command(self) -> str:
        table = f"--solo --difficulty {self.difficulty}" if self.difficulty else f"--players {self.players}"
        return f"gugong arena {' '.join(self.levels)} {table} --deals {self.deals} --seed {int(SEED, 16)}"


RUNGS = (
    Rung("Planner and random", "planner wins 99 %", ("planner", "random"), 100, 2),
    Rung("Novice and random", "", ("novice", "random"), 50, 2),
    Rung("Search and planner", "search wins 80 %", ("search@1000", "planner"), 15, 2),
    Rung("Search and three planners", "search wins 55 %", ("search@1000", "planner"), 8, 4),
    Rung("Meng, easy", "search wins 90 %", ("search@1000", "planner"), 20, 1, "easy"),
    Rung("Meng, normal", "search wins 75 %", ("search@1000", "planner"), 12, 1, "normal"),
    Rung("Meng, hard", "search wins 55 %", ("search@1000", "planner"), 16, 1, "hard"),
    Rung("Meng, hard: more time", "more with each budget", BUDGETS, 20, 1, "hard"),
)


class Climbed(Struct):
    """The rungs that were played, in the order of RUNGS."""

    reports: dict[str, Report]  # by title, without the single games


# Sees games go by, of so many in all: a progress bar.
Watch = Callable[[Iterator[Played], int], Iterator[Played]]


def unwatched(games: Iterator[Played], _: int) -> Iterator[Played]:
    return games


def climb(file: Path, jobs: int, clock: Callable[[], float], watch: Watch = unwatched) -> Iterator[str]:
    """Play what the file does not hold yet, and write it after every rung; says what was played."""
    climbed = known(file)
    for rung in RUNGS:
        found = climbed.reports.get(rung.title)
        if found is None or found.contest != rung.contest():
            climbed.reports[rung.title] = _played(rung, jobs, clock, watch)
            file.write_bytes(msgspec.json.format(msgspec.json.encode(in_order(climbed)), indent=1) + b"\n")
            yield rung.title


def known(file: Path) -> Climbed:
    """What was played before; a LabError if the file holds something else."""
    if not file.exists():
        return Climbed({})
    try:
        return msgspec.json.decode(file.read_bytes(), type=Climbed)
    except msgspec.MsgspecError as error:
        raise LabError(f"{file} is no ladder ({error}): name another file, or remove it to begin anew.") from None


def in_order(climbed: Climbed) -> Climbed:
    return Climbed({rung.title: climbed.reports[rung.title] for rung in RUNGS if rung.title in climbed.reports})


def _played(rung: Rung, jobs: int, clock: Callable[[], float], watch: Watch) -> Report:
    contest, began = rung.contest(), clock()
    games = list(watch(run(contest, jobs), len(plan(contest))))
    report = make_report(contest, games, load(), jobs, clock() - began, rung.command())
    report.games = []
    return report


def write_page(climbed: Climbed, file: Path) -> None:
    """As Markdown, and the curve beside it."""
    plot, drawn = drawing(climbed), file.with_suffix(".svg")
    if plot is not None:
        drawn.write_text(plot, encoding="utf-8")
    file.write_text(page(climbed, drawn.name), encoding="utf-8")


def page(climbed: Climbed, drawn: str) -> str:
    """As Markdown; the curve is in a picture of that name."""
    lines = [HEAD]
    for rung in RUNGS:
        report = climbed.reports.get(rung.title)
        if report is not None:
            lines += [f"## {rung.title}", "", *_section(rung, report), ""]
            if rung.of_budgets():
                lines += [f"![Games won by the time for a decision, with 95 % intervals]({drawn})", ""]
    return "\n".join(lines)


def drawing(climbed: Climbed) -> str | None:
    """What more time is worth, as SVG; None if that was not played."""
    for rung in RUNGS:
        report = climbed.reports.get(rung.title)
        if rung.of_budgets() and report is not None:
            times = report.run.milliseconds
            points = [(times[standing.name], standing.won) for standing in report.standings if times[standing.name] > 0]
            return picture(curve(rung.title, sorted(points, key=itemgetter(0))))
    return None


def _section(rung: Rung, report: Report) -> list[str]:
    wanted = [f"Wanted: {rung.wanted}.", ""] if rung.wanted else []
    rows = [f"| {standing.name} | {' | '.join(row(standing, report))} |" for standing in report.standings]
    first = report.standings[0]
    return [
        *wanted,
        f"| entrant | {' | '.join(COLUMNS)} |",
        "|" + "---|" * (len(COLUMNS) + 1),
        *rows,
        "",
        f"`{report.run.command}`: {first.name} held {first.won.of} seats; {took(report)}, {report.run.date} UTC.",
    ]
