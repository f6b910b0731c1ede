"""`gugong bots`: who can be played against."""

import click

from gugong.bots.contract import Budget
from gugong.bots.levels import LEVELS


@click.command("bots")
def command() -> None:
    """List the levels of the bots, weakest first."""
    from rich.console import Console
    from rich.table import Table

    table = Table("Level", "How it plays", "Budget of a decision", header_style="bold", border_style="dim")
    for level in LEVELS:
        table.add_row(level.name, level.sentence, budget_words(level.budget))
    Console(markup=False, highlight=False).print(table)


def budget_words(budget: Budget) -> str:
    if budget.seconds is not None:
        return f"{budget.seconds:g} s"
    return "none" if budget.iterations is None else f"{budget.iterations:,} iterations"
