"""The option of every command that talks to a player."""

from typing import Any

import click

from gugong.view.words import LANGUAGES, Words, words_in


def _words(_ctx: click.Context, _option: click.Parameter, chosen: Any) -> Words:
    return words_in(chosen)


language_option = click.option(
    "--language",
    "words",
    type=click.Choice(LANGUAGES),
    default="en",
    show_default=True,
    envvar="GUGONG_LANGUAGE",
    show_envvar=True,
    callback=_words,
    help="Of what the game says.",
)
