"""To whom a move tells something that was hidden from them."""

import pytest

from gugong.rules.cards import SWAP_BY_CARD
from gugong.rules.day import TURNS
from gugong.rules.harbours import CLAIM_HERE
from gugong.rules.morning import refill_map, roll_dice
from gugong.rules.night import NIGHT
from gugong.rules.spelling import HARBOUR_NAMES
from tests.table import Table


def told(t: Table) -> set[int]:
    """The seats that learnt something from the last move."""
    return {who for who in range(len(t.g.players)) if t.g.revealed_to >> who & 1}


def last_card(*discards: str) -> Table:
    """Seat 0 has one card left, and all have these discard piles; a ship of seat 0 may claim at night."""
    t = Table(players=len(discards)).seat(0, pool=1).ship(0, "a1", 3).dice(3, 3, 6)
    for who in range(len(discards)):
        t.seat(who, hand="")
    for who, cards in enumerate(discards):
        t.seat(who, discard=cards)
    t.seat(0, hand="9").gifts(palace="4-wall").ask(TURNS[0], NIGHT)
    return t


def hide(t: Table, who: int) -> Table:
    """Nobody else has seen the cards of this seat."""
    t[who].known_hand = t[who].known_discard = 0
    return t


def test_a_night_tells_everybody_about_the_discards_they_have_not_seen():
    t = hide(last_card("5-canal", "3-palace", "8"), 1)
    t.play("9 palace", "skip")
    assert (t.question, told(t)) == ("0 LastClaims", {0, 2})


def test_a_night_without_a_match_tells_something_too():
    """That an unseen card matches no die is also something."""
    t = hide(last_card("5-canal", "8"), 1)
    t.play("9 palace", "skip")
    assert (t.question, told(t)) == ("0 LastClaims", {0})


def test_a_night_tells_nothing_about_discards_that_all_have_seen():
    t = last_card("5-canal", "3-palace")
    t.play("9 palace", "skip")
    assert (t.question, told(t)) == ("0 LastClaims", set())


def test_a_night_tells_nobody_about_their_own_discards():
    t = hide(last_card("5-canal", "3-palace"), 0)
    t.play("9 palace", "skip")
    assert (t.question, told(t)) == ("0 LastClaims", {1})


def test_dice_tell_everybody():
    t = Table(players=2)
    t.g.revealed_to = 0
    roll_dice(t.g, "MORN-3")
    assert told(t) == {0, 1}


@pytest.mark.parametrize(("city", "seats"), [("empty", {0, 1}), ("full", set())])
def test_a_token_that_comes_from_a_pile_tells_everybody(city, seats):
    t = Table(players=2)
    t.g.revealed_to = 0
    if city == "empty":
        t.g.cities[3] = 0
    refill_map(t.g)
    assert told(t) == seats


def test_only_whoever_draws_a_card_sees_it():
    t = Table(players=2).seat(0, double="pool").ship(0, "a3", 3)
    t.ask(CLAIM_HERE[0][HARBOUR_NAMES.index("a3")])
    t.play("claim a3 card")
    assert told(t) == {0}


def test_an_automa_card_tells_everybody():
    t = Table(players=1).automa("jade").seat(0, pool=0, hand="9 8").gifts(palace="4-wall").turn(0)
    t.play("9 palace", "skip")
    assert t.events("automa")
    assert told(t) == {0, 1}


@pytest.mark.parametrize(("known", "others"), [(True, set()), (False, {1, 2})])
def test_a_gift_tells_the_others_of_a_card_they_did_not_know_of(known, others):
    t = Table(players=3).seat(0, hand="9 2-canal").gifts(palace="4-wall", wall="8").turn(0)
    if not known:
        hide(t, 0)
    twin = t.g.copy()
    t.play("9 palace")
    assert told(t) == others
    t.g = twin
    t.play("2-canal wall")  # shown before it is paid for
    assert told(t) == others
    t.play("no actions")
    assert told(t) == set()


def test_a_swap_from_the_discard_pile_shows_a_card():
    t = hide(Table(players=2).seat(0, hand="9", discard="4-canal"), 0).gifts(wall="5-canal").ask(SWAP_BY_CARD[0])
    t.play("swap discard 4-canal wall")
    assert told(t) == {1}


def test_what_one_move_has_told_the_next_one_does_not_tell_again():
    t = hide(last_card("5-canal", "3-palace"), 1)
    t.play("9 palace", "skip")
    assert told(t) == {0}
    t.play("done")
    assert told(t) == set()


def test_a_copy_knows_it_too():
    t = hide(last_card("5-canal", "3-palace"), 1)
    t.play("9 palace", "skip")
    assert t.g.copy().revealed_to == t.g.revealed_to != 0
