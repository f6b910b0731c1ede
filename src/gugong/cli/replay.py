"""`gugong replay`: the table after any move of a record."""

from itertools import islice

import click
import msgspec
from rich.console import Console
from rich.text import Text

import gugong
from gugong.cli.board import board, own_cards
from gugong.cli.history import as_seen, replayed
from gugong.cli.language import language_option
from gugong.cli.table_options import components_option, named_components
from gugong.game import Event
from gugong.view.choices import public_text
from gugong.view.words import Words

AROUND = 3  # moves shown before and after


@click.command("replay")
@click.argument("file", metavar="FILE", type=click.Path())
@click.option(
    "--at", metavar="N", type=int, help="Show the table after this move; 0 is before the first.  [default: the last]"
)
@click.option("--seat", metavar="S", type=int, help="As this seat sees it, from 0; otherwise as a spectator does.")
@click.option("--json", "as_json", is_flag=True, help="Print the observation as JSON.")
@components_option
@language_option
def command(file: str, at: int | None, seat: int | None, as_json: bool, components: str | None, words: Words) -> None:
    """Show the table after any move of a recorded game, and what that move did."""
    saved = gugong.load(file, named_components(components))
    last = len(saved.record.moves)
    if at is not None and not 0 <= at <= last:
        raise click.UsageError(f"--at is {at}: this record has moves 1 to {last}, and 0 is before the first.")
    players = saved.record.options.players
    if seat is not None and not 0 <= seat < players:
        solo = "Meng shows his cards to nobody, and your seat is 0"
        seats = solo if players == 1 else f"the seats are 0 to {players - 1}"
        raise click.UsageError(f"--seat is {seat}: {seats}.")
    try:
        game, events = _after(saved, last if at is None else at)
    except gugong.Difference as error:
        raise gugong.RecordError("cli-not-replayed", file=file, why=error.phrase) from None
    if as_json:
        click.echo(msgspec.json.encode(game.observe(seat)))
    else:
        _show(game, saved, events, seat, words)


def _after(saved: gugong.SavedGame, at: int) -> tuple[gugong.Game, list[Event]]:
    """The game after this many moves, and the events of the last one."""
    position, events = next(islice(replayed(saved), at, None))
    record = msgspec.structs.replace(saved.record, moves=saved.record.moves[:at])
    return gugong.Game(saved.components, position, record), events


def _show(game: gugong.Game, saved: gugong.SavedGame, events: list[Event], seat: int | None, words: Words) -> None:
    console = Console(markup=False, highlight=False)
    names = words.seat_names(game.record.options.players)
    seen = game.observe(seat)
    console.print(board(seen, game.components, names, words))
    if seat is not None:
        console.print(own_cards(seen, words))
    console.print(_moves(saved, len(game.record.moves), seat, names))
    for event in as_seen(events, seat, game.components, len(names)):
        console.print(Text.assemble("  ", words.event(event, names), (f"  {event.rule}", "dim")))
    result = game.result()
    if result is not None:
        console.print(_said(result, names, words))


def _moves(saved: gugong.SavedGame, at: int, seat: int | None, names: list[str]) -> str:
    width = max(map(len, names))
    lines: list[str] = []
    for number in range(max(1, at - AROUND), min(len(saved.record.moves), at + AROUND) + 1):
        who, text, _ = saved.record.moves[number - 1]
        said = text if who == seat else public_text(text)
        lines.append(f"{'▶' if number == at else ' '} {number:>4}  {names[who]:<{width}}  {said}")
    return "\n".join(lines)


def _said(result: gugong.Result, names: list[str], words: Words) -> str:
    scores = " ".join(map(str, result.scores))
    if result.winner is None:
        return words.say("cli-over-nobody", scores=scores)
    return words.say("cli-over", scores=scores, name=names[result.winner])
