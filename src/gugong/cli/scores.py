"""The score sheet at the end of a game."""

from collections.abc import Sequence
from itertools import chain

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gugong import Game, Result
from gugong.cli.board import name
from gugong.game import Event
from gugong.view.events import vp_by_source
from gugong.view.words import Words


def score_sheet(game: Game, told: Sequence[Sequence[Event]], names: Sequence[str], words: Words) -> RenderableType:
    """The VP by source, the totals and the winner of a finished game."""
    say, result, players = words.say, game.result(), game.position.players
    assert result is not None
    table = Table(header_style="bold", border_style="dim", title=say("cli-final-scores"), title_justify="left")
    table.add_column(say("cli-vp-for"))
    for seat in range(len(names)):
        table.add_column(name(seat, names), justify="right")
    for rule, points in vp_by_source(chain.from_iterable(told), len(names)).items():
        table.add_row(say(f"vp-{rule}".lower()), *[str(n) if n else "–" for n in points])
    table.add_section()
    table.add_row(say("cli-together"), *[str(player.vp) for player in players])
    inside = [player.palace_seat >= 0 for player in players]  # Meng keeps his VP outside (SOLO-END-1)
    scores = [str(n) if inside[seat] else say("cli-outside", score=n) for seat, n in enumerate(result.scores)]
    table.add_row(say("cli-score"), *[Text(score, style="bold") for score in scores])
    ranking = "  ".join(f"{place}. {names[seat]}" for place, seat in enumerate(result.ranking, start=1))
    return Group(table, Text(ranking), Text(_winner(result, names, words), style="bold"))


def _winner(result: Result, names: Sequence[str], words: Words) -> str:
    if result.winner is None:
        return words.say("cli-nobody-wins")
    return words.say("cli-winner", name=names[result.winner], score=result.scores[result.winner])
