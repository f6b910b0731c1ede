"""The stage of the day, and why a game ended as it did."""

from collections.abc import Iterator
from itertools import groupby

import pytest
from tests.page.serving import played
from tests.table import Table

from gugong.rules.kernel import Position
from gugong.rules.scoring import FINAL
from gugong.view.ending import reasons
from gugong.view.events import EventData, event_data
from gugong.view.stage import stage, stage_of
from gugong.view.words import words_in

rule = pytest.mark.rule
# What is told as the days pass, and the stages in which a question may come after it.
AFTER = {
    "dice": ("morning",),
    "day": ("morning", "day"),
    "twilight": ("twilight",),
    "night": ("night", "end"),
    "rank": ("end",),
}


def told(players: int, seed: int) -> Iterator[tuple[str, str, str]]:
    """A game of chance: after each move what of AFTER was told last, the question, and its stage."""
    game, last = played(players, 0, seed), "day"
    for _, move, _ in played(players, 10_000, seed).record.moves:
        last = [last, *[event.what for event in game.play(move) if event.what in AFTER]][-1]
        question = game.asks()
        yield last, question.about if question else "", stage(game.position)


@rule("ROUND-1", "ROUND-2", "NIGHT-7", "SOLO-TWI-1")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_stage_is_what_the_events_have_told(players):
    seen = {one for seed in range(12) for one in told(players, seed)}
    assert [one for one in seen if one[2] not in AFTER[one[0]]] == []
    assert {when for _, about, when in seen if about == "Give"} == {"day"}
    assert {when for _, about, when in seen if about == ""} == {"end"}
    assert {"morning", "day", "night", "end"} <= {when for _, _, when in seen}


def parts(players: int, seed: int) -> list[str]:
    """The parts of the days that the events of a game belong to, one after the other."""
    game, whole = played(players, 0, seed), played(players, 10_000, seed)
    events = [event for _, move, _ in whole.record.moves for event in game.play(move)]
    found = (stage_of(event_data(event, None, game.components, players)) for event in events)
    return [part for part, _ in groupby(part for part in found if part)]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_events_tell_the_parts_of_the_days_in_their_order(players):
    evening = ["day", "twilight", "night"] if players == 1 else ["day", "night"]
    for seed in range(12):
        assert parts(players, seed) == [*evening, "morning"] * 3 + [*evening, "end"]


@rule("BONUS-4")
def test_a_gift_that_counts_twice_begins_a_turn():
    assert stage_of(EventData("token-used", 0, "BONUS-4", {"kind": "twice-value"})) == "day"


def scored(t: Table) -> Position:
    FINAL.run(t.g)
    return t.g


def why(g: Position) -> list[str]:
    return list(reasons(g, words_in("en"), ["Crane", "Carp", "Peony"]))


@rule("END-6", "INTRIGUE-5")
def test_a_tie_is_explained():
    t = Table(players=2).seat(0, vp=9, envoy=8).seat(1, vp=9, envoy=8, marker=2)
    t[0].palace_seat = t[1].palace_seat = 9  # no seat was left
    assert why(scored(t)) == ["Carp and Crane are tied: Carp is ahead in Intrigue order."]


@rule("END-5")
def test_so_is_who_is_outside_the_palace():
    t = Table(players=2).seat(0, vp=9, envoy=8).seat(1, vp=12)
    t[0].palace_seat = 9
    assert why(scored(t)) == ["Carp did not reach the Palace: 12 VP count for nothing."]
