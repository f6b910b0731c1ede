"""The ladder: how strong each level is, measured by a fixed list of matchups that anyone can play again."""

from collections.abc import Callable, Iterator, Sequence
from operator import itemgetter
from pathlib import Path
from typing import NamedTuple

import msgspec

from gugong.lab.arena import Contest, MatchResult, experiment
from gugong.lab.entrants import entrant
from gugong.lab.errors import LabError
from gugong.lab.plots import curve, picture
from gugong.lab.report import COLUMNS, Report, make_report, paired, row, timed, took
from gugong.lab.workers import Workers
from gugong.notation.positions import Struct
from gugong.notation.record import options_data
from gugong.rules.options import Options

SEED = f"{2026:064x}"

HEAD = """# How strong the bots are

Written by `gugong ladder docs/ladder.json --page docs/ladder.md`, which plays only the matchups that the JSON file does
not hold yet; to play everything again, remove that file first.  Budgets are iterations, so every machine plays the
same games; only the milliseconds differ.  Matchups by the clock depend on the machine.  Intervals are 95 % Wilson
intervals.
"""

STEP = "wins 65 to 75 %"  # each level against the one below


class Matchup(NamedTuple):
    """One contest, and what its first entrant should achieve."""

    title: str
    target: str
    levels: Sequence[str]
    deals: int
    players: int
    difficulty: str | None = None

    def contest(self) -> Contest:
        named = [entrant(text) for text in self.levels]
        return Contest(named, options_data(Options(self.players, difficulty=self.difficulty)), self.deals, SEED)

    def compares_budgets(self) -> bool:
        """Does one level play with several budgets?"""
        return len(self.levels) > 1 and len({entrant(text).level for text in self.levels}) == 1

    def command(self) -> str:
        table = f"--solo --difficulty {self.difficulty}" if self.difficulty else f"--players {self.players}"
        return f"gugong arena {' '.join(self.levels)} {table} --deals {self.deals} --seed {int(SEED, 16)}"


# About 0.27, 0.08, 0.03, 0.01, 0.003 and 0.001 seconds per decision; at a table the sage has two.
BUDGETS = ("sage@10000", "sage@3000", "sage@1000", "sage@300", "sage@100", "sage@30")
ORDER = "they finish in this order"

# The search of before the nets has these seconds for a decision; the sage decides up to twice as often, and has as many
# for the whole game.
CONTESTS = (
    Matchup("Three of the earlier search, 0.1 s", "sage wins 50 %", ("sage@1900", "search@420"), 32, 4),
    Matchup("Meng and the earlier search, 0.1 s", "4 points more", ("sage@2400", "search@700"), 200, 1, "hard"),
    Matchup("The earlier search, 0.1 s", "sage wins 75 %", ("sage@2600", "search@600"), 200, 2),
    Matchup("Three of the earlier search, 0.5 s", "sage wins 45 %", ("sage@9500", "search@2100"), 16, 4),
    Matchup("Meng and the earlier search, 0.5 s", "3 points more", ("sage@12000", "search@3500"), 60, 1, "hard"),
    Matchup("The earlier search, 0.5 s", "sage wins 70 %", ("sage@13000", "search@3000"), 50, 2),
    Matchup("The earlier search, 2 s", "sage wins 65 %", ("sage@52000", "search@12000"), 24, 2),
    Matchup("Meng and the earlier search, 2 s", "no fewer points", ("sage@48000", "search@14000"), 30, 1, "hard"),
)

MATCHUPS = (
    Matchup("Gardener and random", "gardener wins 90 %", ("gardener", "random"), 80, 2),
    Matchup("Mason and gardener", f"mason {STEP}", ("mason", "gardener"), 160, 2),
    Matchup("Boatman and mason", f"boatman {STEP}", ("boatman", "mason"), 160, 2),
    Matchup("Pilgrim and boatman", f"pilgrim {STEP}", ("pilgrim", "boatman"), 160, 2),
    Matchup("Jeweller and pilgrim", f"jeweller {STEP}", ("jeweller", "pilgrim"), 160, 2),
    Matchup("Courtier and jeweller", f"courtier {STEP}", ("courtier", "jeweller"), 160, 2),
    Matchup("Minister and courtier", f"minister {STEP}", ("minister", "courtier"), 160, 2),
    Matchup("Three players, weaker", ORDER, ("boatman", "mason", "gardener"), 20, 3),
    Matchup("Three players", ORDER, ("courtier", "jeweller", "pilgrim"), 20, 3),
    Matchup("Three players, stronger", ORDER, ("sage@3000", "minister", "courtier"), 10, 3),
    Matchup("Four players, weaker", ORDER, ("pilgrim", "boatman", "mason", "gardener"), 15, 4),
    Matchup("Four players, stronger", ORDER, ("sage@3000", "minister", "courtier", "jeweller"), 8, 4),
    Matchup("Five players, weaker", ORDER, ("jeweller", "pilgrim", "boatman", "mason", "gardener"), 12, 5),
    Matchup("Five players, stronger", ORDER, ("sage@3000", "minister", "courtier", "jeweller", "pilgrim"), 6, 5),
    Matchup("Nets and planner", "nets win 70 %", ("nets", "planner"), 50, 2),
    Matchup("Nets and three planners", "nets win 70 %", ("nets", "planner"), 16, 4),
    Matchup("Meng, easy", "sage wins 95 %", ("sage@1000", "courtier", "pilgrim", "mason"), 20, 1, "easy"),
    Matchup("Meng, normal", "sage wins 90 %", ("sage@1000", "courtier", "pilgrim", "mason"), 20, 1, "normal"),
    Matchup("Meng, hard", "minister wins 85 %", ("minister", "courtier", "jeweller", "pilgrim"), 20, 1, "hard"),
    Matchup("Meng, hard: more time", "the lead grows with the budget", BUDGETS, 16, 1, "hard"),
    Matchup("The earlier search, by the clock", "sage wins 75 %", ("sage@0.1s", "search@0.1s"), 10, 2),
    Matchup("Meng, hard, by the clock", "sage leads by 4 points more", ("sage@0.1s", "search@0.1s"), 10, 1, "hard"),
    Matchup("Sage and minister", f"sage {STEP}", ("sage@10000", "minister"), 30, 2),
    *CONTESTS,
)


class Ladder(Struct):
    """The matchups that have been played, in the order of MATCHUPS."""

    reports: dict[str, Report]  # by title, without the single games


# Passes the results through as they come, knowing how many there will be: a progress bar.
Progress = Callable[[Iterator[MatchResult], int], Iterator[MatchResult]]


def play_missing(file: Path, workers: Workers, progress: Progress) -> Iterator[str]:
    """Play the matchups that the file does not hold, and save it after each; yields the title of each one played.

    The games of a matchup that is not complete are kept beside the file.
    """
    ladder = read_ladder(file)
    journal = file.with_name(f"{file.name}.games")
    for matchup in MATCHUPS:
        found = ladder.reports.get(matchup.title)
        if found is None or found.contest != matchup.contest():
            ladder.reports[matchup.title] = _report(matchup, workers, progress, journal)
            ladder = Ladder({played.title: report for played, report in _played(ladder)})
            file.write_bytes(msgspec.json.format(msgspec.json.encode(ladder), indent=1) + b"\n")
            journal.unlink()
            yield matchup.title


def read_ladder(file: Path) -> Ladder:
    """The ladder in this file; an empty one if there is no file, a LabError if it holds something else."""
    if not file.exists():
        return Ladder({})
    try:
        return msgspec.json.decode(file.read_bytes(), type=Ladder)
    except msgspec.MsgspecError as error:
        raise LabError(f"{file} is not a ladder ({error}): name another file, or remove it to start over.") from None


def _played(ladder: Ladder) -> list[tuple[Matchup, Report]]:
    """The matchups that have been played, with their reports, in the order of MATCHUPS."""
    return [(matchup, ladder.reports[matchup.title]) for matchup in MATCHUPS if matchup.title in ladder.reports]


def _report(matchup: Matchup, workers: Workers, progress: Progress, journal: Path) -> Report:
    contest = matchup.contest()
    played = experiment(contest)
    games = progress(played.run(workers, journal), len(played.plan))
    report = make_report(contest, *timed(games, workers.slots, matchup.command()))
    report.games = []
    return report


def write_page(ladder: Ladder, file: Path) -> None:
    """Write the ladder as Markdown, and its curve as SVG beside it."""
    plot, svg = budget_curve(ladder), file.with_suffix(".svg")
    if plot is not None:
        svg.write_text(plot, encoding="utf-8")
    file.write_text(page(ladder, svg.name), encoding="utf-8")


def page(ladder: Ladder, svg: str) -> str:
    """The ladder as Markdown; the curve is in the file of this name."""
    lines = [HEAD]
    for matchup, report in _played(ladder):
        lines += [f"## {matchup.title}", "", *_section(matchup, report), ""]
        if matchup.compares_budgets():
            lines += [f"![Lead over the time per decision, with 95 % intervals]({svg})", ""]
    left = [matchup for matchup in MATCHUPS if matchup.title not in ladder.reports]
    if left:
        lines += ["## Still to be played", "", *[f"- {one.title}: `{one.command()}`" for one in left], ""]
    return "\n".join(lines)


def budget_curve(ladder: Ladder) -> str | None:
    """What more time per decision is worth, as SVG; None if that has not been played."""
    for matchup, report in _played(ladder):
        if matchup.compares_budgets():
            times = report.run.milliseconds
            thinking = [standing for standing in report.standings if times[standing.name] > 0]  # Meng does not
            points = [(times[standing.name], standing.lead) for standing in thinking]
            return picture(curve(matchup.title, sorted(points, key=itemgetter(0))))
    return None


def _section(matchup: Matchup, report: Report) -> list[str]:
    target = [f"Target: {matchup.target}.", ""] if matchup.target else []
    rows = [f"| {standing.name} | {' | '.join(row(standing, report))} |" for standing in report.standings]
    first = report.standings[0]
    return [
        *target,
        f"| entrant | {' | '.join(COLUMNS)} |",
        "|" + "---|" * (len(COLUMNS) + 1),
        *rows,
        "",
        *[line for said in paired(report) for line in (said, "")],
        f"`{report.run.command}`: {first.name} held {first.won.of} seats; {took(report)}, {report.run.date} UTC, "
        f"rules version {report.rules}.",
    ]
