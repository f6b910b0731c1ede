"""Card actions, and who may know which cards (rules A4, CARD-1 to CARD-5; Q-EX-11 to Q-EX-14)."""

import pytest

from gugong.content import load
from gugong.content.names import CANAL, JADE, NO_ACTION, PLACES, TRAVEL
from gugong.rules.actions import ACTIONS, LOCATION
from gugong.view.observe import observe
from tests.table import Table

rule = pytest.mark.rule


def known_hand(t, who):
    return observe(t.g, None).table.players[who].known_hand


def known_discard(t, who):
    return observe(t.g, None).table.players[who].known_discard


def known_owned(t, who):
    return observe(t.g, None).table.players[who].known_owned


# ---- what a card shows


@rule("CARD-1")
def test_a_card_without_action_leads_straight_to_the_location_action():
    t = Table().seat(0, hand="9").gifts(palace="1-palace").turn(0)
    t.play("9 palace")
    assert t.question == "0 Palace"


@rule("CARD-1")
def test_some_cards_show_no_action():
    box = load()
    assert {box.card_value[card] for card in range(38) if box.card_action[card] == NO_ACTION} == {8, 9}


@rule("CARD-2")
def test_no_card_shows_travel_or_jade():
    assert not {TRAVEL, JADE} & set(load().card_action)


@rule("CARD-2")
@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("6-palace", "0 Palace"),
        ("2-canal", "0 GrandCanal"),
        ("6-wall", "0 GreatWall"),
        ("6-decrees", "0 Decrees"),
        ("7-intrigue", "0 Intrigue"),
    ],
)
def test_a_card_may_stand_for_a_location_action(card, action):
    t = Table().seat(0, hand=card).gifts(jade="1-palace").turn(0)
    t.play(f"{card} jade")
    assert t.question == action


@rule("CARD-2")
def test_the_action_of_a_card_has_the_options_of_the_location():
    t = Table().seat(0, pool=6, hand="6-palace").gifts(jade="1-palace").turn(0)
    t.play("6-palace jade")
    assert t.moves == ["A", "B", "skip"]
    t.play("B")
    assert (t[0].pool, t[0].envoy, t[0].marker) == (4, 2, 1)


@rule("CARD-2", "Q-WA-13")
def test_the_intrigue_action_of_a_card_takes_the_medal():
    t = Table().seat(0, hand="7-intrigue").gifts(jade="1-palace").turn(0)
    t.play("7-intrigue jade", "A")
    assert t.g.medal == 0


@rule("CARD-3")
def test_a_card_may_gain_1_servant():
    t = Table().seat(0, pool=2, hand="7-one-servant").gifts(palace="1-palace").turn(0)
    t.play("7-one-servant palace")
    assert (t[0].pool, t[0].supply, t.question) == (3, 9, "0 Palace")
    assert [event.rule for event in t.events("gain")] == ["CARD-3"]


@rule("CARD-4")
def test_a_card_may_gain_2_servants():
    t = Table().seat(0, pool=2, hand="4-two-servants").gifts(palace="1-palace").turn(0)
    t.play("4-two-servants palace")
    assert (t[0].pool, t[0].supply, t.question) == (4, 8, "0 Palace")
    assert [event.rule for event in t.events("gain")] == ["CARD-4"]


# ---- the swap


def swap(hand="2-canal", discard="9", **gifts):
    """Seat 0 has given the swap card to the Palace."""
    cards = {"palace": "4-wall", "jade": "7-one-servant", **gifts}
    t = Table().seat(0, hand=f"5-swap {hand}", discard=discard).gifts(**cards).turn(0)
    t.play("5-swap palace")
    return t


@rule("CARD-5")
def test_a_hand_card_is_swapped_into_the_hand():
    t = swap()
    t.play("swap hand 2-canal jade")
    assert (t.hand(0), t.discard(0), t.card("jade")) == (["7-one-servant"], ["4-wall", "9"], "2-canal")


@rule("CARD-5")
def test_a_discarded_card_is_swapped_into_the_discard_pile():
    t = swap()
    t.play("swap discard 9 jade")
    assert (t.hand(0), t.discard(0), t.card("jade")) == (["2-canal"], ["4-wall", "7-one-servant"], "9")


@rule("CARD-5")
def test_a_swap_has_no_value_condition_no_cost_and_no_actions():
    t = swap()
    pool = t[0].pool
    t.play("swap hand 2-canal jade")
    assert (t[0].pool, t.question) == (pool, "0 Palace")


@rule("CARD-5")
def test_a_swap_may_be_with_any_card_of_the_board():
    t = swap()
    assert [move for move in t.moves if "hand 2-canal" in move] == [f"swap hand 2-canal {at}" for at in PLACES]


@rule("CARD-5", "Q-CH-3")
def test_a_swap_may_be_declined():
    t = swap()
    t.play("no")
    assert (t.hand(0), t.discard(0), t.question) == (["2-canal"], ["4-wall", "9"], "0 Palace")


@rule("Q-CH-10", "CARD-5")
def test_swapping_equal_cards_is_not_offered():
    t = swap(hand="9", discard="", jade="9")
    assert "swap hand 9 jade" not in t.moves
    assert t.why_not("swap hand 9 jade").rule == "Q-CH-10"


@rule("Q-EX-11")
def test_the_card_just_placed_may_be_swapped_away_and_the_location_action_still_follows():
    t = swap(hand="7-intrigue")
    t.play("swap hand 7-intrigue palace")
    assert (t.card("palace"), t.hand(0), t.question) == ("7-intrigue", ["5-swap"], "0 Palace")


@rule("Q-EX-11")
def test_the_action_of_the_card_swapped_to_the_location_is_not_performed():
    t = swap(hand="7-intrigue")
    t.play("swap hand 7-intrigue palace", "A")
    assert (t[0].envoy, t[0].marker, t.g.medal, t.question) == (1, 0, -1, "1 Give")


@rule("Q-EX-11")
def test_the_card_just_taken_may_be_swapped_back_for_the_card_just_placed():
    t = swap()
    t.play("swap discard 4-wall palace")
    assert (t.card("palace"), t.discard(0)) == ("4-wall", ["5-swap", "9"])


@rule("Q-EX-12", "DAY-5")
def test_a_card_swapped_into_the_hand_is_playable_the_same_day():
    t = swap()
    t.seat(1, hand="").play("swap hand 2-canal jade", "skip")
    assert (t.question, "7-one-servant wall" in t.moves) == ("0 Give", True)


# ---- hidden information


@rule("Q-EX-14")
def test_hands_and_discard_piles_are_hidden_from_others():
    t = Table().seat(0, hand="9 2-canal", discard="4-wall")
    seen = observe(t.g, None)
    assert (seen.hand, seen.discard) == ([], [])
    assert (seen.table.players[0].hand, seen.table.players[0].discard) == (2, 1)


@rule("Q-EX-14")
def test_a_card_taken_from_the_board_was_public():
    t = Table().seat(0, hand="9 2-canal").gifts(palace="4-wall").turn(0)
    t.play("9 palace", "skip")
    assert known_discard(t, 0) == ["4-wall"]


@rule("Q-EX-14")
def test_a_card_discarded_as_payment_is_not_shown():
    t = Table().seat(0, hand="2-canal 5-swap 6-decrees").gifts(palace="4-wall").turn(0)
    t.play("2-canal palace", "discard 6-decrees")
    assert known_discard(t, 0) == ["4-wall"]
    assert known_hand(t, 0) == []
    assert known_owned(t, 0) == ["5-swap", "6-decrees"]
    assert [(event.facts, list(event.secrets)) for event in t.events("discard")] == [({}, ["card"])]


@rule("Q-EX-14", "CANAL-8")
def test_a_card_drawn_from_the_pile_is_not_shown():
    t = Table().ship(0, "a3", 3).seat(0, hand="")
    t.ask(ACTIONS[CANAL][0][LOCATION])
    t.play("claim a3 card")
    assert (len(t[0].hand), known_hand(t, 0)) == (1, [])
    assert [(event.facts, list(event.secrets)) for event in t.events("draw")] == [({}, ["card"])]


@rule("Q-EX-14")
def test_the_owner_alone_is_shown_the_moves_of_the_hand():
    t = Table().seat(0, hand="9").turn(0)
    assert observe(t.g, 0).moves == t.moves
    assert observe(t.g, 1).moves == []


@rule("Q-EX-14")
def test_tokens_were_public_when_they_were_taken():
    t = Table().map(Kaifeng="envoy").seat(0)
    t.ask(ACTIONS[TRAVEL][0][LOCATION])
    t.play("A")
    assert observe(t.g, 1).table.players[0].tokens == ["envoy"]
