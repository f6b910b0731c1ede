"""`gugong verify`: do records replay exactly?"""

import click

import gugong
from gugong.cli.language import language_option
from gugong.cli.table_options import components_option, named_components
from gugong.notation.shown import bare
from gugong.view.words import Words
from gugong.words import Phrase


@click.command("verify")
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=click.Path())
@components_option
@click.option("--commitment", metavar="HEX", help="The commitment published before the game; the record must match it.")
@language_option
@click.pass_context
def command(
    ctx: click.Context, files: tuple[str, ...], components: str | None, commitment: str | None, words: Words
) -> None:
    """Replay records step by step, and report where they differ.

    The exit code is 1 if a record cannot be read or does not replay exactly.
    """
    pieces = named_components(components)
    wrong = 0
    for file in files:
        true, found = _verified(file, pieces, commitment)
        wrong += not true
        click.echo(found.said(words), err=not true)
    ctx.exit(1 if wrong else 0)


def _verified(file: str, pieces: gugong.Components | None, commitment: str | None) -> tuple[bool, Phrase]:
    """Whether the record replays, and what there is to say of the file."""
    try:
        saved = gugong.load(file, pieces)
        promised = saved.record.commitment
        if commitment is not None and commitment.strip().lower() != promised:
            raise gugong.Difference("verify-commitment", commitment=bare(promised))
        return True, _summary(file, saved.verify())
    except gugong.RecordError as error:
        return False, error.phrase  # which names the file
    except gugong.Difference as error:
        return False, Phrase("record-in-file", file=file, why=error.phrase)


def _summary(file: str, game: gugong.Game) -> Phrase:
    moves = Phrase("verify-moves", n=len(game.history))
    result = game.result()
    if result is None:
        return Phrase("verify-going-on", file=file, moves=moves, day=game.position.day)
    scores = " ".join(map(str, result.scores))
    named = "meng" if result.winner == game.position.automa else str(result.winner)
    winner = "nobody" if result.winner is None else named
    return Phrase("verify-over", file=file, moves=moves, scores=scores, winner=winner)
