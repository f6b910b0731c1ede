"""Turns are fair, whatever anybody asks for."""

from itertools import count
from typing import NamedTuple

import pytest

from gugong.server.scheduler import REMEMBERED, Scheduler

PLAYERS, SPECTATORS = 0, 1


class Claim(NamedTuple):
    account: str
    table: str = ""
    urgency: int = PLAYERS
    wanted: bool = True


def scheduler(*claims: Claim, at_once: int = 9) -> Scheduler[Claim]:
    made: Scheduler[Claim] = Scheduler(at_once)
    for claim in claims:
        made.add(claim)
    return made


def served(turns: Scheduler[Claim]) -> list[Claim]:
    """All that wait, in the order of their turns, one after the other."""
    found = []
    while (claim := turns.next()) is not None:
        found.append(claim)
        turns.done(claim.account)
    return found


def test_whoever_came_first_is_served_first_among_equals():
    claims = [Claim("a", str(number)) for number in range(5)]
    assert served(scheduler(*claims)) == claims


def test_accounts_take_turns():
    many = [Claim("a", str(number)) for number in range(4)]
    turns = scheduler(*many, Claim("b", "x"), Claim("c", "y"), Claim("b", "z"))
    assert [claim.account for claim in served(turns)] == ["a", "b", "c", "a", "b", "a", "a"]


def test_the_tables_of_an_account_take_turns():
    turns = scheduler(*[Claim("a", table) for table in ("one", "one", "two", "one", "three")])
    assert [claim.table for claim in served(turns)] == ["one", "two", "three", "one", "one"]


def test_those_who_play_go_before_those_who_watch():
    watching = [Claim(account, account, SPECTATORS) for account in "ab"]
    turns = scheduler(*watching, *[Claim("c", str(number)) for number in range(3)])
    assert [claim.account for claim in served(turns)] == ["c", "c", "c", "a", "b"]


def test_whoever_comes_later_does_not_wait_for_all_who_came_before():
    """Twenty-five tables of one account, and every decision is followed by the next; a newcomer is next but one."""
    turns = scheduler(*[Claim("crowd", str(number)) for number in range(25)])
    for _ in range(100):
        claim = turns.next()
        assert claim is not None
        turns.done(claim.account)
        turns.add(claim)
    newcomer = Claim("newcomer")
    turns.add(newcomer)
    assert turns.next() == newcomer


def test_whoever_is_served_already_lets_others_go_before():
    turns = scheduler(Claim("a", "1"), Claim("b", "1"), Claim("a", "2"), Claim("b", "2"), Claim("c"))
    assert [turns.next(), turns.next()] == [Claim("a", "1"), Claim("b", "1")]
    turns.done("b")
    assert turns.next() == Claim("c")
    assert turns.next() == Claim("b", "2")


def test_an_account_may_have_only_so_many_at_once():
    turns = scheduler(Claim("a", "1"), Claim("a", "2"), at_once=1)
    assert turns.next() == Claim("a", "1")
    assert turns.next() is None
    turns.done("a")
    assert turns.next() == Claim("a", "2")


def test_what_has_been_removed_or_withdrawn_has_no_turn():
    kept, removed, withdrawn = Claim("a"), Claim("b"), Claim("c", wanted=False)
    turns = scheduler(kept, removed, withdrawn)
    turns.remove(removed)
    assert turns.withdrawn() == [withdrawn]
    assert served(turns) == [kept]


@pytest.mark.parametrize("claim", [lambda n: Claim(str(n)), lambda n: Claim("a", str(n))], ids=["accounts", "tables"])
def test_only_so_much_is_remembered(claim):
    turns, numbers = scheduler(), count()
    for _ in range(REMEMBERED + 10):
        turns.add(claim(next(numbers)))
        served(turns)
    assert len(turns._served) == REMEMBERED
