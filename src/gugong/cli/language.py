"""The --language option of the commands that talk to a player."""

from typing import Any

import click

from gugong.view.words import LANGUAGES, Words, words_in

SPOKEN = "gugong.words"  # what the context of a command calls its words


def _words(ctx: click.Context, _option: click.Parameter, chosen: Any) -> Words:
    words = ctx.meta[SPOKEN] = words_in(chosen)
    return words


language_option = click.option(
    "--language",
    "words",
    type=click.Choice(LANGUAGES),
    default="en",
    envvar="GUGONG_LANGUAGE",
    show_envvar=True,
    callback=_words,
    help="The language of the game.",
)
