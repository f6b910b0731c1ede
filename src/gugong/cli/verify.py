"""`gugong verify`: is a record true, step by step?"""

import click

import gugong
from gugong.cli.history import read
from gugong.cli.table_options import components_option


@click.command("verify")
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=click.Path())
@components_option
@click.option("--commitment", metavar="HEX", help="The commitment that was published before the game.")
@click.pass_context
def command(ctx: click.Context, files: tuple[str, ...], components: str | None, commitment: str | None) -> None:
    """Play records again step by step, and say what differs and where.

    Exit code 1 if any record is not true or cannot be read.
    """
    pieces = gugong.load_components(components)
    wrong = 0
    for file in files:
        true, said = _look_at(file, pieces, commitment)
        wrong += not true
        click.echo(f"{click.format_filename(file)}: {said}", err=not true)
    ctx.exit(1 if wrong else 0)


def _look_at(file: str, pieces: gugong.Components, commitment: str | None) -> tuple[bool, str]:
    try:
        saved = read(file, pieces)
        if commitment is not None and commitment.strip().lower() != saved.record.commitment:
            return False, f"the record's commitment is {saved.record.commitment}, not the one published"
        return True, _summary(saved.verify())
    except (gugong.RecordError, gugong.Difference) as error:
        return False, str(error).removeprefix(f"{file}: ").removeprefix(f"{file} ")


def _summary(game: gugong.Game) -> str:
    moves = f"ok, {len(game.record.moves)} moves"
    result = game.result()
    if result is None:
        return f"{moves}, day {game.position.day}, not over"
    return f"{moves}, scores {' '.join(map(str, result.scores))}, {_won(game, result.winner)}"


def _won(game: gugong.Game, winner: int | None) -> str:
    if winner is None:
        return "nobody reached the Palace"
    return "Meng won" if winner == game.position.automa else f"seat {winner} won"
