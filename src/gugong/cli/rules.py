"""`gugong rules`: the rules by id, and which of them have tests."""

from pathlib import Path

import click
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import gugong
from gugong.cli.coverage import Row, coverage
from gugong.cli.language import language_option
from gugong.view.rulebook import Paragraph, all_paragraphs, paragraph
from gugong.view.words import Words


@click.command("rules")
@click.argument("ids", metavar="[ID...]", nargs=-1)
@click.option("--coverage", "covered", is_flag=True, help="List which rules have a paragraph, code and tests.")
@click.option(
    "--tests", type=click.Path(path_type=Path), default=Path("tests"), help="The folder of the tests, for --coverage."
)
@language_option
@click.pass_context
def command(ctx: click.Context, ids: tuple[str, ...], covered: bool, tests: Path, words: Words) -> None:
    """Show rules by id, such as WALL-5; without an id, list them all."""
    console = Console(markup=False, highlight=False)
    if covered:
        ctx.exit(_cover(console, tests))
    elif ids:
        for made in [paragraph(rule, words.language) for rule in ids]:
            console.print(shown(made, words))
    else:
        _list(console, words.language)


def shown(made: Paragraph, words: Words) -> RenderableType:
    """A paragraph for the terminal."""
    below = [Text(made.text)]
    if made.see_also:
        below.append(Text(words.say("cli-see-also", ids=", ".join(made.see_also)), style="dim"))
    return Group(Text.assemble((made.id, "bold cyan"), f"  {made.title}"), *[Padding(text, (0, 4)) for text in below])


def _list(console: Console, language: str) -> None:
    page = ""
    for made in all_paragraphs(language).values():
        if made.page != page:
            page = made.page
            console.print(Text(f"\n{page}", style="bold"))
        console.print(Text.assemble("  ", (f"{made.id:<20}", "cyan"), f" {made.title}"))


def _cover(console: Console, tests: Path) -> int:
    if not tests.is_dir():
        raise click.UsageError(
            f"There is no directory {tests}: --coverage reads a checkout; run it there or name --tests."
        )
    source = tests.parent / "src" / "gugong"
    try:
        rows = coverage(tests, source if source.is_dir() else Path(gugong.__file__).parent)
    except (SyntaxError, UnicodeDecodeError) as error:
        raise click.UsageError(f"A Python file cannot be read: {error}") from None
    _table(console, rows)
    return 1 if any(row.missing for row in rows) else 0


def _table(console: Console, rows: list[Row]) -> None:
    table = Table("rule", "paragraph", "code", "tests", "", header_style="dim")
    for row in rows:
        verdict = "MISSING" if row.missing else "" if row.required else "not required"
        cells = ("yes" if row.paragraph else "no", "yes" if row.code else "–", str(row.tests or "–"), verdict)
        table.add_row(row.id, *cells, style="red" if row.missing else "")
    console.print(table)
    required = [row for row in rows if row.required]
    done = sum(not row.missing for row in required)
    console.print(f"{done} of {len(required)} required rules have a paragraph and a test; {len(rows)} ids in all.")
