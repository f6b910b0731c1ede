"""`gugong review`: what each decision of a finished game was worth, and how much of it was luck."""

from functools import partial
from pathlib import Path

import click
import msgspec
from rich import progress
from rich.box import SIMPLE
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

import gugong
from gugong.advice.page import account_rows, facts, heading, page, thresholds
from gugong.advice.reasons import better, played, reason
from gugong.advice.review import ITERATIONS, Finding, Plan, Review, ReviewError, Task, do, make_plan, put_together
from gugong.cli import long_run
from gugong.cli.language import language_option
from gugong.cli.table_options import components_option, named_components
from gugong.content import edition
from gugong.content.loader import read
from gugong.lab.experiment import Experiment
from gugong.lab.pieces import ComponentFile, pieces_of
from gugong.lab.workers import workers
from gugong.notation.positions import Struct
from gugong.view.words import Words

MARK_STYLES = {"small": "yellow", "costly": "dark_orange", "decisive": "bold red"}


class Terms(Struct):
    """What a review depends on, for its journal."""

    commitment: str
    moves: list[str]
    seat: int
    iterations: int
    seed: int


@click.command("review")
@click.argument("file", metavar="FILE", type=click.Path())
@click.option("--seat", metavar="S", type=int, default=0, help="The seat that is reviewed, from 0.")
@click.option("--iterations", metavar="I", type=click.IntRange(1), default=ITERATIONS, help="For each decision.")
@click.option("--seed", metavar="N", type=click.IntRange(0, 2**31), default=0, help="Of the games that are imagined.")
@long_run.jobs_option
@long_run.cluster_option
@long_run.journal_option
@long_run.html_option
@click.option("--json", "as_json", is_flag=True, help="Print the review as JSON.")
@components_option
@language_option
def command(
    file: str,
    seat: int,
    iterations: int,
    seed: int,
    jobs: int,
    cluster: str | None,
    journal: Path | None,
    html: Path | None,
    as_json: bool,
    components: str | None,
    words: Words,
) -> None:
    """Review a finished game: judge every decision of one seat again, from what that seat knew then.

    Marks what cost points, with the better move and the reason, and tells luck from skill.  The same seed and
    iterations give the same review.
    """
    long_run.check_writable(journal)
    long_run.check_writable(html)
    saved = gugong.load(file, named_components(components))
    plan = _plan(saved, file, seat, iterations, seed)
    findings = _findings(_experiment(saved, plan, components), jobs, cluster, journal)
    review = put_together(plan, findings)
    name = words.seat_names(plan.players)[seat]
    if html is not None:
        long_run.write(html, page(review, name, words))
    if as_json:
        click.echo(msgspec.json.encode(review))
        return
    Console(markup=False, highlight=False).print(shown(review, name, words))
    if html is not None:
        click.echo(words.say("review-written", file=str(html)))


def _plan(saved: gugong.SavedGame, file: str, seat: int, iterations: int, seed: int) -> Plan:
    """Everything that is to be judged; says what is wrong with the record or the seat."""
    players = saved.record.options.players
    if players == 1 and seat != 0:
        raise ReviewError("review-seat-solo", seat=seat)
    if not 0 <= seat < players:
        raise ReviewError("review-seats", seat=seat, last=players - 1)
    try:
        return make_plan(saved, seat, iterations, seed)
    except gugong.Difference as error:
        raise gugong.RecordError("cli-not-replayed", file=file, why=error.phrase) from None
    except ReviewError as error:
        raise ReviewError("review-impossible", file=file, why=error.phrase) from None


def _experiment(saved: gugong.SavedGame, plan: Plan, components: str | None) -> Experiment[Task, Finding]:
    record = saved.record
    file = None if components is None else ComponentFile(Path(components).stem, read(Path(components)))
    moves = [text for _, text, _ in record.moves]
    terms = Terms(record.commitment, moves, plan.seat, plan.iterations, plan.seed)
    return Experiment("review", terms, partial(_done, file), plan.tasks, Finding)


def _done(file: ComponentFile | None, task: Task) -> Finding:
    components = edition(task.before.components) if file is None else pieces_of(file)
    return do(task, components)


def _findings(
    experiment: Experiment[Task, Finding], jobs: int, cluster: str | None, journal: Path | None
) -> list[Finding]:
    """What came out of each task, with a progress bar."""
    with workers(jobs, cluster) as working, long_run.progress_bar(progress.MofNCompleteColumn(), "Judging") as bar:
        return list(bar.track(experiment.run(working, journal), total=len(experiment.plan)))


def shown(review: Review, name: str, words: Words) -> RenderableType:
    """The review for the terminal."""
    title = Text(words.say("review-title", name=name), style="bold")
    account = Text(words.say("review-account"), style="bold")
    return Group(
        title,
        *[Text(fact, style="dim") for fact in facts(review, words)],
        "",
        account,
        _account(review, words),
        Text(words.say("review-note"), style="dim"),
        *_mistakes(review, words),
    )


def _account(review: Review, words: Words) -> Table:
    table = Table(box=SIMPLE, show_header=False, padding=(0, 1), show_edge=False)
    table.add_column()
    table.add_column(justify="right", no_wrap=True)
    table.add_column(justify="right", no_wrap=True, style="dim")
    for row in account_rows(review, words):
        table.add_row(*row)
    return table


def _mistakes(review: Review, words: Words) -> list[RenderableType]:
    found = review.mistakes()
    if not found:
        return ["", Text(words.say("review-no-mistakes"))]
    lines: list[RenderableType] = ["", Text(words.say("review-mistakes"), style="bold")]
    lines.append(Text(thresholds(words), style="dim"))
    for decision in found:
        assert decision.mark is not None
        lines += ["", Text(heading(decision, words), style=MARK_STYLES[decision.mark])]
        lines += [Text(f"  {said(decision, words)}") for said in (played, better, reason)]
    return lines
