"""The stage of the day, and why a game ended as it did."""

from collections.abc import Iterator
from itertools import groupby

import pytest
from tests.fuzz import TABLES
from tests.page.serving import played
from tests.table import Table
from tests.tables.rows import played_row

from gugong.rules.kernel import Event, Position
from gugong.rules.scoring import FINAL
from gugong.table.history import History
from gugong.view.ending import reasons
from gugong.view.stage import stage, stages
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


def told_in(history: History) -> list[tuple[str | None, str, int]]:
    """Of each event of a game the part of the day that is said with it, what it is, and who did it."""
    return [
        (part, event.what, event.who)
        for step in history.steps
        for part, event in zip(stages(step.events, step.begins_turn), step.events)
    ]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_events_tell_the_parts_of_the_days_in_their_order(players):
    evening = ["day", "twilight", "night"] if players == 1 else ["day", "night"]
    for seed in range(12):
        told = told_in(History(played_row(players, seed=seed)))
        parts = [part for part, _ in groupby(part for part, _, _ in told if part)]
        assert parts == [*evening, "morning"] * 3 + [*evening, "end"]


def turns(history: History) -> list[list[tuple[str, int]]]:
    """What was done in each turn, and by whom."""
    found: list[list[tuple[str, int]]] = []
    by_day = False
    for part, what, who in told_in(history):
        if part is not None:
            by_day = part == "day"
            found += [[]] if by_day else []
        if by_day:
            found[-1].append((what, who))
    return found


@rule("DAY-1", "DAY-EXCHANGE-1", "BONUS-4", "TOKEN-X-4")
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_turn_has_one_gift_and_begins_with_what_was_done_before_it(options):
    """What is paid for it, the tokens that were exchanged, Meng's automa card: all by whoever gives it."""
    for seed in range(2):
        for turn in turns(History(played_row(seed=seed, **options))):
            gifts = [who for what, who in turn if what == "exchange"]
            assert gifts == [turn[0][1]]


@rule("TOKEN-X-4")
def test_tokens_exchanged_before_the_gift_begin_the_turn():
    firsts = {turn[0][0] for seed in range(40) for turn in turns(History(played_row(2, seed=seed)))}
    assert firsts == {"exchange", "pay", "discard", "tokens"}


@rule("Q-ME-2", "SOLO-DAY-6")
def test_meng_begins_a_turn_with_his_automa_card_or_where_none_is_left():
    def told(*rules: str) -> list[str | None]:
        return list(stages([Event("", 1, rule, {}, {}) for rule in rules], begins=False))

    assert told("DAY-EXCHANGE-5", "SOLO-DAY-6", "SOLO-DAY-1", "SOLO-DAY-2") == [None, "day", None, None]
    assert told("SOLO-DAY-1", "SOLO-DAY-2", "Q-ME-2", "Q-ME-2") == ["day", None, "day", None]


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
