"""`gugong replay`: the table after any move of a record."""

import click
import msgspec

import gugong
from gugong.cli.history import as_seen, read
from gugong.cli.language import language_option
from gugong.cli.table_options import components_option
from gugong.rules.kernel import Event
from gugong.view.observe import observe
from gugong.view.phrases import public_text
from gugong.view.words import Words

AROUND = 3  # moves shown before and after


@click.command("replay")
@click.argument("file", metavar="FILE", type=click.Path())
@click.option(
    "--at",
    metavar="N",
    type=int,
    help="After this move, counted from 1; 0 is before the first.  [default: end]",
)
@click.option("--seat", metavar="S", type=int, help="As this seat sees it, counted from 0; else as a spectator does.")
@click.option("--json", "as_json", is_flag=True, help="The observation as JSON.")
@components_option
@language_option
def command(file: str, at: int | None, seat: int | None, as_json: bool, components: str | None, words: Words) -> None:
    """Show the table after any move of a recorded game, and what that move did."""
    saved = read(file, gugong.load_components(components))
    last = len(saved.record.moves)
    if at is not None and not 0 <= at <= last:
        raise click.UsageError(f"--at is {at}: this record has the moves 1 to {last}, and 0 is before the first.")
    if seat is not None and not 0 <= seat < saved.record.options.players:
        raise click.UsageError(f"--seat is {seat}: {_seats(saved.record.options.players)}.")
    try:
        game, events = _after(saved, last if at is None else at)
    except gugong.Difference as error:
        raise click.UsageError(f"{file} is not a true record: {error}.") from None
    seen = observe(game.position, seat)
    if as_json:
        click.echo(msgspec.json.encode(seen).decode())
    else:
        _show(game, saved, events, seat, words)


def _seats(players: int) -> str:
    return f"the seats are 0 to {players - 1}" if players > 1 else "Meng shows his cards to nobody, and you sit on 0"


def _after(saved: gugong.SavedGame, at: int) -> tuple[gugong.Game, list[Event]]:
    """The game after this many moves, and the events of the last of them."""
    steps = saved.steps()
    position = next(steps)
    for _ in range(at):
        position.journal = []
        position = next(steps)
    events, position.journal = position.journal or [], None
    record = msgspec.structs.replace(saved.record, moves=saved.record.moves[:at])
    return gugong.Game(saved.components, position, record), events


def _show(game: gugong.Game, saved: gugong.SavedGame, events: list[Event], seat: int | None, words: Words) -> None:
    from rich.console import Console
    from rich.text import Text

    from gugong.cli.board import board, own_cards

    console = Console(markup=False, highlight=False)
    names = words.seat_names(game.record.options.players)
    seen = game.observe(seat)
    console.print(board(seen, game.components, names, words))
    if seat is not None:
        console.print(own_cards(seen, words))
    console.print(_moves(saved, len(game.record.moves), seat, names))
    for event in as_seen(events, seat, game.components, len(names)):
        console.print(Text.assemble("  ", words.event(event, names), (f"  {event.rule}", "dim")))
    if seen.question is None:
        console.print(_result(game, names, words))


def _moves(saved: gugong.SavedGame, at: int, seat: int | None, names: list[str]) -> str:
    width = max(map(len, names))
    lines: list[str] = []
    for number in range(max(1, at - AROUND), min(len(saved.record.moves), at + AROUND) + 1):
        who, text, _ = saved.record.moves[number - 1]
        said = text if who == seat else public_text(text)
        lines.append(f"{'▶' if number == at else ' '} {number:>4}  {names[who]:<{width}}  {said}")
    return "\n".join(lines)


def _result(game: gugong.Game, names: list[str], words: Words) -> str:
    result = game.result()
    assert result is not None
    scores = " ".join(map(str, result.scores))
    if result.winner is None:
        return words.say("cli-over-nobody", scores=scores)
    return words.say("cli-over", scores=scores, name=names[result.winner])
