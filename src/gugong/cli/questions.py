"""A question with its numbered moves, as a list or, where cards meet locations, as a grid."""

from collections.abc import Mapping, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gugong.content.names import PLACES
from gugong.view.observe import Observation, QuestionData
from gugong.view.phrases import card_name, move_phrase
from gugong.view.words import Words

GRIDS = ("give", "swap")


def ask(seen: Observation, prices: Mapping[str, int], names: Sequence[str], words: Words) -> RenderableType:
    """The question in one sentence, its rule, and every legal move by number."""
    question = seen.question
    assert question is not None
    heading = Text(words.question(question, seen.table, names), style="bold")
    heading.append(f"  ({question.rule})", style="dim")
    gridded = [text for text in seen.moves if move_phrase(text, seen.table).key in GRIDS]
    parts: list[RenderableType] = [heading]
    if gridded:
        parts.append(_grid(seen, gridded, prices, words))
    if len(gridded) < len(seen.moves):
        parts.append(_list(seen, question, [text for text in seen.moves if text not in gridded], prices, words))
    return Group(*parts)


def _grid(seen: Observation, texts: list[str], prices: Mapping[str, int], words: Words) -> RenderableType:
    """A row for each card, a column for each location; ✓ marks what goes freely."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0), header_style="", border_style="dim")
    table.add_column(words.say("cli-your-card"), no_wrap=True)
    for place in PLACES:
        gift = card_name(seen.table.gifts[place]).partition("-")[0]
        table.add_column(f"{words.say(f'short-{place}')}\n{gift}", justify="right", no_wrap=True)
    rows: dict[str, dict[str, str]] = {}
    for text in texts:
        card, _, place = text.removeprefix("swap ").rpartition(" ")
        rows.setdefault(card, {})[place] = text
    for card, cells in rows.items():
        table.add_row(Text(card, style="bold yellow"), *[_cell(seen, cells.get(place), prices) for place in PLACES])
    if not prices:
        return table
    return Group(table, Text(words.say("cli-grid"), style="dim"))


def _cell(seen: Observation, text: str | None, prices: Mapping[str, int]) -> Text:
    if text is None:
        return Text("")
    number = str(seen.moves.index(text) + 1)
    if text in prices and prices[text] == 0:
        return Text(f"✓ {number}", style="bold green")
    return Text(number)


def _list(
    seen: Observation, question: QuestionData, texts: list[str], prices: Mapping[str, int], words: Words
) -> Table:
    """Number, text and meaning; long lists in two columns."""
    columns = 2 if len(texts) > 8 else 1
    table = Table.grid(padding=(0, 2, 0, 0))
    lines = [_line(seen, question, text, prices.get(text), words) for text in texts]
    height = -(-len(lines) // columns)
    for row in range(height):
        table.add_row(*[cell for line in lines[row::height] for cell in line])
    return table


def _line(
    seen: Observation, question: QuestionData, text: str, price: int | None, words: Words
) -> tuple[Text, Text, Text]:
    number = seen.moves.index(text) + 1
    meaning = words.move(question.about, text, seen.table, price)
    return Text(f"{number:>3}", style="bold"), Text(text, style="cyan"), Text("" if meaning == text else meaning)
