"""`gugong play`: a game at this terminal, hot-seat, against bots, or alone against Meng."""

from pathlib import Path

import click

import gugong
from gugong.bots.levels import LEVELS
from gugong.cli.language import language_option
from gugong.cli.table_options import TableOptions, table_options
from gugong.rules.kernel import Event
from gugong.view.words import Words

LONGEST_NAME = 10


@click.command("play")
@table_options
@click.option(
    "--humans",
    metavar="K",
    type=click.IntRange(0, 5),
    default=1,
    show_default=True,
    help="How many people play; they take the first seats.",
)
@click.option(
    "--bots",
    type=click.Choice([level.name for level in LEVELS]),
    default="random",
    show_default=True,
    help="Who plays the other seats; 'gugong bots' says how.",
)
@click.option("--name", "given", metavar="NAME", multiple=True, help="A player's name, seat by seat; may be repeated.")
@click.option("--save", metavar="FILE", type=click.Path(path_type=Path), help="Keep the record here after every move.")
@click.option(
    "--resume",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="Go on with a saved game, and keep it there.",
)
@language_option
def command(
    table: TableOptions,
    humans: int,
    bots: str,
    given: tuple[str, ...],
    save: Path | None,
    resume: Path | None,
    words: Words,
) -> None:
    """Play in the terminal.  Type ? in the game for help."""
    from gugong.cli.opponents import Opponents
    from gugong.cli.session import Session

    game, told = _begin(table) if resume is None else _resumed(resume, table.pieces())
    players = game.record.options.players
    if players == 1 and humans != 1:
        raise click.UsageError(f"--humans is {humans}: against Meng one person plays; leave it out.")
    if players == 1 and bots != "random":
        raise click.UsageError(f"--bots is {bots}: against Meng no other seat is left; leave it out.")
    if humans > players:
        raise click.UsageError(f"--humans is {humans}: at this table sit {players}; name fewer, or more --players.")
    file = save or resume
    if save is not None and save != resume and save.exists():
        raise click.UsageError(f"{save} exists already: name a new file, or go on with it by --resume {save}.")
    if file is not None:
        _write_first(game, file)
    opponents = Opponents(bots, table.components)
    Session(game, humans, _names(given, humans, players, words), file, told, opponents, words).run()


def _write_first(game: gugong.Game, file: Path) -> None:
    """A file that cannot be written is refused before anybody has played."""
    from gugong.cli.history import save

    try:
        save(game, file)
    except OSError as error:
        raise click.UsageError(f"{file} cannot be written ({error.strerror}): name another file.") from None


def _begin(table: TableOptions) -> tuple[gugong.Game, list[list[Event]]]:
    return table.new_game(), []


def _resumed(file: Path, pieces: gugong.Components) -> tuple[gugong.Game, list[list[Event]]]:
    from gugong.cli.history import happened, read

    saved = read(file, pieces)
    try:
        return saved.verify(), happened(saved)
    except gugong.Difference as error:
        raise click.UsageError(f"{file} is not a true record, so it cannot be played on: {error}.") from None


def _names(given: tuple[str, ...], humans: int, players: int, words: Words) -> list[str]:
    """Those given; else the colours of the seats, and You for who plays alone."""
    names = words.seat_names(players)
    if humans == 1:
        names[0] = words.say("you")
    for seat, name in enumerate(given[:players]):
        names[seat] = " ".join(name.split())[:LONGEST_NAME] or names[seat]
    return names
