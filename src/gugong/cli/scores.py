"""The score sheet at the end of a game."""

from collections import Counter
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gugong import Game
from gugong.cli.board import name
from gugong.rules.kernel import Event
from gugong.view.events import SCORED
from gugong.view.words import Words


def by_source(told: Sequence[Sequence[Event]], players: int) -> dict[str, list[int]]:
    """VP of each seat by the rule that gave them, in the order of the sheet."""
    found: Counter[tuple[str, int]] = Counter()
    for events in told:
        for event in events:
            if event.what == "vp":
                found[event.rule, event.who] += event.facts["n"]
    return {
        rule: [found[rule, seat] for seat in range(players)]
        for rule in SCORED
        if any(found[rule, seat] for seat in range(players))
    }


def score_sheet(game: Game, told: Sequence[Sequence[Event]], names: Sequence[str], words: Words) -> RenderableType:
    """VP by source, the total, and who won; the game must be over."""
    say = words.say
    table = Table(header_style="bold", border_style="dim", title=say("cli-final-scores"), title_justify="left")
    table.add_column(say("cli-vp-for"))
    for seat in range(len(names)):
        table.add_column(name(seat, names), justify="right")
    sheet = by_source(told, len(names))
    for rule, points in sheet.items():
        table.add_row(say(f"vp-{rule}".lower()), *[str(n) if n else "–" for n in points])
    table.add_section()
    table.add_row(say("cli-together"), *[str(player.vp) for player in game.observe(None).table.players])
    table.add_row(say("cli-score"), *[Text(_score(game, seat, words), style="bold") for seat in range(len(names))])
    return Group(table, Text(_ranking(game, names)), Text(_winner(game, names, words), style="bold"))


def _score(game: Game, seat: int, words: Words) -> str:
    result = game.result()
    assert result is not None
    outside = game.position.players[seat].seat < 0  # the VP of Meng count there too (SOLO-END-1)
    return words.say("cli-outside", score=result.scores[seat]) if outside else str(result.scores[seat])


def _ranking(game: Game, names: Sequence[str]) -> str:
    result = game.result()
    assert result is not None
    places = [f"{place}. {names[seat]}" for place, seat in enumerate(result.ranking, start=1)]
    return "  ".join(places)


def _winner(game: Game, names: Sequence[str], words: Words) -> str:
    result = game.result()
    assert result is not None
    if result.winner is None:
        return words.say("cli-nobody-wins")
    return words.say("cli-winner", name=names[result.winner], score=result.scores[result.winner])
