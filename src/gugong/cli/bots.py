"""`gugong bots`: the bots one can play against."""

import click
from rich.console import Console
from rich.table import Table

from gugong.bots.contract import Budget
from gugong.bots.levels import LEVELS
from gugong.view.words import words_in


@click.command("bots")
def command() -> None:
    """List the levels of the bots, weakest first."""
    table = Table("Level", "How it plays", "Budget per decision", header_style="bold", border_style="dim")
    for level in LEVELS:
        table.add_row(level.name, words_in("en").say(f"level-{level.name}-how"), budget_words(level.budget))
    Console(markup=False, highlight=False).print(table)


def budget_words(budget: Budget) -> str:
    if budget.seconds is not None:
        return f"{budget.seconds:g} s"
    return "none" if budget.iterations is None else f"{budget.iterations:,} iterations"
