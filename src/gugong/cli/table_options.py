"""The options of every command that sets up a game."""

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, NamedTuple

import click

from gugong import Components, Game, load_components, new_game
from gugong.content.loader import read
from gugong.content.names import BONUS_TOKENS, PLACES
from gugong.lab.pieces import ComponentFile
from gugong.notation.positions import is_seed
from gugong.notation.record import OptionsData, make_options, options_data
from gugong.rules.options import DIFFICULTIES, SETS


class Seed(click.ParamType[str]):
    """A number or 64 hexadecimal digits; always passed on as the latter."""

    name = "seed"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        text = str(value).strip().lower()
        if is_seed(text):
            return text
        if not (text.isascii() and text.isdigit() and len(text) <= 78 and int(text) < 2**256):
            shown = text if len(text) <= 40 else text[:40] + "…"
            self.fail(f"{shown!r} is not a seed; a seed is a number from 0 to 2**256 - 1, or 64 hexadecimal digits.")
        return f"{int(text):064x}"


class TableOptions(NamedTuple):
    """The options that were given."""

    seed: str | None
    components: str | None
    choices: dict[str, Any]  # the other options, by the names that `gugong.new_game` takes

    def pieces(self) -> Components:
        return load_components(self.components)

    def data(self) -> OptionsData:
        """The options as records hold them; raises OptionError if they do not fit together."""
        return options_data(make_options(OptionsData(**self.choices)))

    def new_game(self) -> Game:
        return new_game(seed=self.seed, components=self.pieces(), **self.choices)


components_option = click.option(
    "--components", metavar="FILE", type=click.Path(), help="Use the figures of this component file."
)
_OPTIONS = (
    click.option("--players", metavar="N", type=int, help="Number of players, 1 to 5; 1 means --solo.  [default: 3]"),
    click.option("--seed", metavar="S", type=Seed(), help="A number or 64 hexadecimal digits; random if not given."),
    click.option("--start", metavar="SEAT", type=int, help="Seat of the start player, from 0; random if not given."),
    click.option("--expert", is_flag=True, help="Use the expert set-up."),
    click.option(
        "--bonus", "bonus_tokens", type=click.Choice(BONUS_TOKENS), default="none", help="How many bonus tokens to use."
    ),
    click.option("--sail-off", is_flag=True, help="Ships may sail off harbour 5, as in the French edition."),
    click.option("--solo", is_flag=True, help="Play alone against Meng."),
    click.option("--difficulty", type=click.Choice(DIFFICULTIES), help="How hard Meng plays.  [default: normal]"),
    click.option("--sets", type=click.Choice(SETS), help="Your card set and Meng's.  [default: 1/2]"),
    click.option(
        "--focus", type=click.Choice(PLACES), metavar="PLACE", help="Meng's focus, such as jade; random if not given."
    ),
    components_option,
)


def component_file(file: str | None) -> ComponentFile | None:
    """The component file that was named; raises ComponentError if it cannot be played with."""
    if file is None:
        return None
    load_components(file)
    return ComponentFile(Path(file).stem, read(Path(file)))


def named_components(file: str | None) -> Components | None:
    """The components in this file; None lets a record find those it was played with."""
    return None if file is None else load_components(file)


def _players(solo: bool, players: int | None, start: int | None) -> int:
    """The number of players, by --players or --solo; in the solo game the human starts.  (SOLO-SETUP-8)"""
    if solo and players not in (None, 1):
        raise click.UsageError(f"--solo means 1 player, but --players is {players}: leave one of them out.")
    if not solo and players != 1:
        return 3 if players is None else players
    if start is not None:
        raise click.UsageError("--start does not apply to the solo game, where you always start: leave it out.")
    return 1


def table_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options of a table; the command gets them as one argument, `table`."""

    @wraps(command)
    def gathered(seed: str | None, components: str | None, solo: bool, start: int | None, **given: Any) -> Any:
        given |= {"players": _players(solo, given["players"], start), "start_player": start}
        choices = {name: given.pop(name) for name in OptionsData.__struct_fields__}
        return command(table=TableOptions(seed, components, choices), **given)

    for option in reversed(_OPTIONS):
        option(gathered)
    return gathered
