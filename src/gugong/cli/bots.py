"""`gugong bots`: the bots one can play against."""

from collections.abc import Iterable

import click
from rich.console import Console
from rich.table import Table

from gugong.bots.contract import Budget
from gugong.bots.levels import EARLIER, LEVELS, Level
from gugong.view.words import words_in


@click.command("bots")
def command() -> None:
    """List the levels of the bots, weakest first."""
    console = Console(markup=False, highlight=False)
    console.print(_listed(LEVELS))
    console.print("\nEarlier levels, for tables that have them and for comparison:\n")
    console.print(_listed(EARLIER))


def _listed(levels: Iterable[Level]) -> Table:
    table = Table("Level", "Character", "How it plays", "Budget per decision", header_style="bold", border_style="dim")
    say = words_in("en").say
    for level in levels:
        how = say(f"level-{level.name}-how")
        table.add_row(level.name, say(f"level-{level.name}"), how, budget_words(level.budget))
    return table


def budget_words(budget: Budget) -> str:
    if budget.seconds is not None:
        return f"{budget.seconds:g} s"
    if budget.iterations is None:
        return "none"
    return f"{budget.iterations:,} iteration{'' if budget.iterations == 1 else 's'}"
