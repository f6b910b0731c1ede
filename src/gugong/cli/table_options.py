"""The options of every command that sets up a table."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from gugong.content.names import PLACES
from gugong.rules.options import DIFFICULTIES, SETS

if TYPE_CHECKING:
    from gugong import Components, Game


class Seed(click.ParamType[str]):
    """A number, or 64 hexadecimal figures; given on as the latter."""

    name = "seed"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        text = str(value).strip().lower()
        if len(text) == 64 and set(text) <= set("0123456789abcdef"):
            return text
        if not (text.isascii() and text.isdigit() and len(text) <= 78 and int(text) < 2**256):
            shown = text if len(text) <= 40 else text[:40] + "…"
            self.fail(f"{shown!r} is no seed; a seed is a number from 0 to 2**256 - 1, or 64 hexadecimal figures.")
        return f"{int(text):064x}"


class TableOptions(NamedTuple):
    """What was chosen for the table."""

    players: int
    seed: str | None
    start: int | None
    expert: bool
    bonus: str
    sail_off: bool
    components: str | None
    difficulty: str | None
    sets: str | None
    focus: str | None

    def pieces(self) -> "Components":
        import gugong

        return gugong.load_components(self.components)

    def choices(self) -> dict[str, Any]:
        """As the rules call them."""
        return {
            "start_player": self.start,
            "expert": self.expert,
            "bonus_tokens": self.bonus,
            "sail_off": self.sail_off,
            "difficulty": self.difficulty,
            "sets": self.sets,
            "focus": self.focus,
        }

    def new_game(self) -> "Game":
        import gugong

        return gugong.new_game(self.players, self.seed, self.pieces(), **self.choices())


_OPTIONS = (
    click.option("--players", metavar="N", type=int, help="How many, 1 to 5; 1 is --solo.  [default: 3]"),
    click.option("--seed", metavar="S", type=Seed(), help="A number or 64 hexadecimal figures; else drawn."),
    click.option("--start", metavar="SEAT", type=int, help="Start player, counted from seat 0; else drawn."),
    click.option("--expert", is_flag=True, help="The expert set-up."),
    click.option(
        "--bonus",
        type=click.Choice(["none", "six", "twelve"]),
        default="none",
        show_default=True,
        help="Bonus tokens.",
    ),
    click.option("--sail-off", is_flag=True, help="Ships may sail off harbour 5, as in the French edition."),
    click.option("--solo", is_flag=True, help="Alone against Meng."),
    click.option("--difficulty", type=click.Choice(DIFFICULTIES), help="Of Meng; else normal."),
    click.option("--sets", type=click.Choice(SETS), help="The card sets of you and Meng; else 1/2."),
    click.option("--focus", type=click.Choice(PLACES), metavar="PLACE", help="Of Meng, such as jade; else drawn."),
)

components_option = click.option(
    "--components", metavar="FILE", type=click.Path(), help="Play with the pieces of this component file."
)


def _players(solo: bool, players: int | None, start: int | None) -> int:
    """How many were asked for, in either way; alone the human begins.  (SOLO-SETUP-8)"""
    if solo and players not in (None, 1):
        raise click.UsageError(f"--solo is for 1 player, and --players is {players}: leave one of them out.")
    if not solo and players != 1:
        return 3 if players is None else players
    if start is not None:
        raise click.UsageError("--start is not for the solo game: you begin, so leave it out.")
    return 1


def table_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options of a table; the command gets them as one argument `table`."""
    from functools import wraps

    @wraps(command)
    def gathered(**given: Any) -> Any:
        given["players"] = _players(given.pop("solo"), given["players"], given["start"])
        chosen = {name: given.pop(name) for name in TableOptions._fields}
        return command(table=TableOptions(**chosen), **given)

    for option in reversed((*_OPTIONS, components_option)):
        option(gathered)
    return gathered
