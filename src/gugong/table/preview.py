"""What a move would do, as far as the seat that asks can know."""

from collections.abc import Sequence
from itertools import takewhile
from secrets import SystemRandom
from typing import NamedTuple

from gugong.content import Components
from gugong.game import imagine
from gugong.table import protocol as p
from gugong.table.history import is_final
from gugong.table.steps import play
from gugong.view.events import EventData, event_data
from gugong.view.observe import Observation
from gugong.view.words import Words

WORLDS = 12  # games imagined for a preview: what happens in all of them is taken for certain
LINES = 6  # of a preview, its warning among them
MENGS = ("automa", "automa-reshuffle", "acts", "heads-for", "meng-claim", "nightfall", "skips", "twilight", "wants")
NO_AUTOMA = "Q-ME-2"  # by this rule his turn begins with a discard
# What a player wants to know first; the rest follows in the order in which it happens.
FIRST = (
    "rank",
    "disqualified",
    "night",
    "wall-full",
    "vp",
    "jade",
    "pay",
    "discard",
    "tokens",
    "lost",
    "claim",
    "marker",
    "gain",
    "unlock",
)
LAST = ("exchange", "house", "refill")  # what the move's own words say, or what follows from it


class Preview(NamedTuple):
    seat: int  # that asks
    certain: list[EventData]  # what happened in all imagined games, up to the first difference
    final: bool  # could it not be taken back in any of them?
    passes: bool  # only because Meng's turn comes next?


def preview(seen: Observation, move: str, components: Components) -> Preview:
    """Play the move in games that this seat cannot tell from the real one, which cannot be given away like that."""
    assert seen.seat is not None
    worlds: list[list[EventData]] = []
    final = False
    for _ in range(WORLDS):
        before = imagine(seen, SystemRandom(), components)
        after, events = play(before, move)
        final = final or is_final(after, seen.seat)
        worlds.append([event_data(event, seen.seat, components, seen.options.players) for event in events])
    own = [list(takewhile(lambda event: not is_mengs(event), world)) for world in worlds]
    certain = [events[0] for events in takewhile(lambda same: all(one == same[0] for one in same), zip(*own))]
    passes = final and all(len(certain) == len(mine) < len(world) for mine, world in zip(own, worlds))
    return Preview(seen.seat, certain, final, passes)


def is_mengs(event: EventData) -> bool:
    """Does it happen only in a turn of Meng?"""
    return event.what in MENGS or event.rule == NO_AUTOMA


def preview_message(made: Preview, ask: int, words: Words, names: Sequence[str]) -> p.Previewed:
    """What is certain, in a few sentences."""
    certain = sorted(made.certain, key=lambda event: _importance(event, made.seat))
    told = [words.will(event, made.seat, names) for event in certain]
    room = LINES - made.final
    if len(told) > room:
        told = [*told[: room - 1], words.say("preview-more", n=len(told) - room + 1)]
    if made.passes:
        told.append(words.say("preview-meng"))
    return p.Previewed(ask, told, made.final, made.passes)


def _importance(event: EventData, seat: int) -> tuple[bool, int]:
    """What happens to everybody and to oneself comes before what happens to others."""
    others = event.who not in (None, seat)
    if event.what in FIRST:
        return others, FIRST.index(event.what)
    return others, len(FIRST) + (event.what in LAST)
