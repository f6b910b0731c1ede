"""`gugong play`: a game in the terminal, with people who share it, with bots, or alone against Meng."""

from pathlib import Path

import click

import gugong
from gugong.bots.levels import LEVELS, SEATED
from gugong.cli.history import replayed, save_record
from gugong.cli.language import language_option
from gugong.cli.opponents import Opponents
from gugong.cli.session import Session
from gugong.cli.table_options import TableOptions, named_components, table_options
from gugong.game import Event
from gugong.view.words import Words

LONGEST_NAME = 10
USUAL_LEVEL = "pilgrim"
FILE = click.Path(path_type=Path)


@click.command("play")
@table_options
@click.option(
    "--humans",
    metavar="K",
    type=click.IntRange(0, 5),
    default=1,
    help="How many people play; they have the first seats.",
)
@click.option(
    "--bots",
    metavar=f"[{'|'.join(level.name for level in LEVELS)}]",
    type=click.Choice([level.name for level in SEATED]),
    show_default=USUAL_LEVEL,
    help="Who plays the other seats; 'gugong bots' describes them, and names the earlier levels.",
)
@click.option("--name", "given", metavar="NAME", multiple=True, help="A player's name; repeat it for further seats.")
@click.option("--save", metavar="FILE", type=FILE, help="Save the game to FILE after every move.")
@click.option("--resume", metavar="FILE", type=FILE, help="Continue the game saved in FILE, and save it there.")
@language_option
def command(
    table: TableOptions,
    humans: int,
    bots: str | None,
    given: tuple[str, ...],
    save: Path | None,
    resume: Path | None,
    words: Words,
) -> None:
    """Play in the terminal.  Type ? during the game for help."""
    game, told = (table.new_game(), []) if resume is None else _resumed(resume, named_components(table.components))
    players = game.record.options.players
    if players == 1 and humans != 1:
        raise click.UsageError(f"--humans is {humans}: one person plays against Meng; leave it out.")
    if players == 1 and bots is not None:
        raise click.UsageError(f"--bots is {bots}: the game against Meng has no seat for a bot; leave it out.")
    if humans > players:
        raise click.UsageError(f"--humans is {humans}: this game has {players} seats; give fewer, or raise --players.")
    if save is not None and save != resume and save.exists():
        raise click.UsageError(f"{save} exists already: name a new file, or continue it with --resume {save}.")
    file = save or resume
    if file is not None:
        _write_first(game, file)
    opponents = Opponents(bots or USUAL_LEVEL, table.components)
    Session(game, humans, _names(given, humans, players, words), file, told, opponents, words).run()


def _write_first(game: gugong.Game, file: Path) -> None:
    """Refuse a file that cannot be written before anybody has played."""
    try:
        save_record(game, file)
    except OSError as error:
        raise click.UsageError(f"{file} cannot be written ({error.strerror}): name another file.") from None


def _resumed(file: Path, pieces: gugong.Components | None) -> tuple[gugong.Game, list[list[Event]]]:
    saved = gugong.load(file, pieces)
    try:
        return saved.verify(), [events for _, events in replayed(saved)][1:]
    except gugong.Difference as error:
        raise gugong.RecordError("cli-not-resumed", file=str(file), why=error.phrase) from None


def _names(given: tuple[str, ...], humans: int, players: int, words: Words) -> list[str]:
    """The names given; otherwise the colours of the seats, and You for the only person."""
    names = words.seat_names(players)
    if humans == 1:
        names[0] = words.say("you")
    for seat, name in enumerate(given[:players]):
        names[seat] = " ".join(name.split())[:LONGEST_NAME] or names[seat]
    return names
