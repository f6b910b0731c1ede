"""A question and its numbered moves: as a list, or as a grid where a card goes to a location."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gugong.content.names import PLACES
from gugong.notation.cards import card_name
from gugong.view.choices import ChoiceData
from gugong.view.observe import Observation
from gugong.view.words import Words

GRIDS = ("give", "swap")


def ask(seen: Observation, offered: Sequence[ChoiceData], names: Sequence[str], words: Words) -> RenderableType:
    """The question in one sentence with its rule, and every legal move with its number."""
    question = seen.question
    assert question is not None
    heading = Text(words.question(question, names), style="bold")
    heading.append(f"  ({question.rule})", style="dim")
    parts: list[RenderableType] = [heading]
    numbered = list(enumerate(offered, start=1))
    gridded = [(number, choice) for number, choice in numbered if choice.key in GRIDS]
    if gridded:
        parts.append(_grid(seen, gridded, words))
    if len(gridded) < len(numbered):
        rows = [_row(question.about, number, choice, words) for number, choice in numbered if choice.key not in GRIDS]
        parts.append(_list(rows))
    return Group(*parts)


def _grid(seen: Observation, offered: list[tuple[int, ChoiceData]], words: Words) -> RenderableType:
    """A row for each card, a column for each location; ✓ marks free exchanges."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0), header_style="", border_style="dim")
    table.add_column(words.say("cli-your-card"), no_wrap=True)
    for place in PLACES:
        gift = card_name(seen.table.gifts[place]).partition("-")[0]
        table.add_column(f"{words.say(f'short-{place}')}\n{gift}", justify="right", no_wrap=True)
    rows: dict[str, dict[str, Text]] = {}
    for number, choice in offered:
        card = " ".join(str(choice.parts[part]) for part in ("pile", "card") if part in choice.parts)
        cell = Text(f"✓ {number}", style="bold green") if choice.price == 0 else Text(str(number))
        rows.setdefault(card, {})[str(choice.parts["place"])] = cell
    for card, cells in rows.items():
        table.add_row(Text(card, style="bold yellow"), *[cells.get(place, Text("")) for place in PLACES])
    if all(choice.price is None for _, choice in offered):
        return table
    return Group(table, Text(words.say("cli-grid"), style="dim"))


def _list(rows: list[tuple[Text, Text, Text]]) -> Table:
    """Number, text and meaning of each move; long lists get two columns."""
    columns = 2 if len(rows) > 8 else 1
    table = Table.grid(padding=(0, 2, 0, 0))
    height = -(-len(rows) // columns)
    for row in range(height):
        table.add_row(*[cell for cells in rows[row::height] for cell in cells])
    return table


def _row(about: str, number: int, choice: ChoiceData, words: Words) -> tuple[Text, Text, Text]:
    """Number, text and meaning."""
    meaning = words.move(about, choice)
    text = choice.move
    return Text(f"{number:>3}", style="bold"), Text(text, style="cyan"), Text("" if meaning == text else meaning)
