"""`gugong rules`: the rules by id, and what proves them."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

import gugong
from gugong.cli.language import language_option
from gugong.view.rulebook import Paragraph, all_paragraphs, paragraph
from gugong.view.words import Words

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from gugong.cli.coverage import Row


@click.command("rules")
@click.argument("ids", metavar="[ID...]", nargs=-1)
@click.option("--coverage", is_flag=True, help="Which rules have a paragraph, code and a test.")
@click.option(
    "--tests",
    type=click.Path(path_type=Path),
    default=Path("tests"),
    show_default=True,
    help="Where the tests are.",
)
@language_option
@click.pass_context
def command(ctx: click.Context, ids: tuple[str, ...], coverage: bool, tests: Path, words: Words) -> None:
    """Show rules by their ids, such as WALL-5; without ids, list them all."""
    console = _console()
    if coverage:
        ctx.exit(_cover(console, tests))
    elif ids:
        for made in [paragraph(rule, words.language) for rule in ids]:
            console.print(shown(made, words))
    else:
        _list(console, words.language)


def _console() -> "Console":
    from rich.console import Console

    return Console(markup=False, highlight=False, soft_wrap=False)


def shown(made: Paragraph, words: Words) -> "RenderableType":
    """A paragraph for the terminal."""
    from rich.console import Group
    from rich.padding import Padding
    from rich.text import Text

    parts: list[RenderableType] = [
        Text.assemble((made.id, "bold cyan"), f"  {made.title}"),
        Padding(made.text, (0, 4)),
    ]
    if made.see_also:
        parts.append(Padding(Text(words.say("cli-see-also", ids=", ".join(made.see_also)), style="dim"), (0, 4)))
    return Group(*parts)


def _list(console: "Console", language: str) -> None:
    from rich.text import Text

    page = ""
    for made in all_paragraphs(language).values():
        if made.page != page:
            page = made.page
            console.print(Text(f"\n{page}", style="bold"))
        console.print(Text.assemble("  ", (f"{made.id:<20}", "cyan"), f" {made.title}"))


def _cover(console: "Console", tests: Path) -> int:
    from gugong.cli.coverage import coverage

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


def _table(console: "Console", rows: "list[Row]") -> None:
    from rich.table import Table

    table = Table("rule", "paragraph", "code", "tests", "", header_style="dim")
    for row in rows:
        verdict = "MISSING" if row.missing else "" if row.required else "not required"
        cells = ("yes" if row.paragraph else "no", "yes" if row.code else "–", str(row.tests or "–"), verdict)
        table.add_row(row.id, *cells, style="red" if row.missing else "")
    console.print(table)
    required = [row for row in rows if row.required]
    done = sum(not row.missing for row in required)
    console.print(f"{done} of {len(required)} required rules have a paragraph and a test; {len(rows)} ids in all.")
