"""Meng's turn in the Day: automa card, exchange, card action, location action (rules A10)."""

import pytest

from gugong.content.names import CANAL, DECREES, INTRIGUE, JADE, PALACE, TRAVEL, WALL
from gugong.rules.day import GIVE
from gugong.rules.luck import Luck
from gugong.rules.night import NIGHT
from gugong.rules.state import MENG, SPECIAL
from tests.table import Table

rule = pytest.mark.rule


def meng_gives(card, automa, **has):
    """Meng is about to play this card where the automa card sends him."""
    return Table(players=1, focus="jade").automa(automa).seat(MENG, hand=card, **has)


def told(t):
    return [(e.what, e.rule) for e in t.events() if e.who == MENG]


def done(t):
    """What he did, without the announcements."""
    return [e.what for e in t.events() if e.who == MENG and e.what != "acts"]


# ---- the exchange


@rule("SOLO-DAY-1")
def test_the_top_automa_card_names_the_location_and_the_top_gift_card_goes_there():
    t = Table(players=1).automa("intrigue jade").seat(MENG, hand="9 7-intrigue 8")
    t.do(GIVE[MENG])
    assert (t.card("intrigue"), t.hand(MENG)) == ("8", ["7-intrigue", "9"])


@rule("SOLO-DAY-1")
def test_the_next_turn_takes_the_next_card_of_both():
    t = Table(players=1).automa("intrigue palace").seat(MENG, hand="9 7-intrigue 8")
    t.do(GIVE[MENG], GIVE[MENG])
    assert (t.card("palace"), t.hand(MENG)) == ("7-intrigue", ["9"])


@rule("SOLO-DAY-2", "DAY-EXCHANGE-5")
def test_the_card_of_the_location_goes_to_mengs_discard_pile():
    t = meng_gives("8", "palace").gifts(palace="4-wall")
    t.do(GIVE[MENG])
    assert (t.card("palace"), t.discard(MENG), t.hand(MENG)) == ("8", ["4-wall"], [])


@rule("SOLO-DAY-2")
@pytest.mark.parametrize("there", ["9", "2-intrigue", "1-palace"])
def test_values_do_not_matter_and_nothing_is_paid(there):
    t = meng_gives("2-wall", "intrigue", pool=4).gifts(intrigue=there)
    t.do(GIVE[MENG])
    assert done(t) == ["automa", "exchange", "wall", "medal", "marker"]
    assert (t[MENG].pool, t[MENG].supply) == (3, 8)


@rule("SOLO-DAY-1", "SOLO-DAY-2")
def test_automa_card_and_exchange_are_told_before_anything_is_done():
    t = meng_gives("5-canal", "wall").gifts(wall="4-wall")
    t.do(GIVE[MENG])
    automa, exchange = t.events()[:2]
    assert (automa.what, automa.facts) == ("automa", {"special": 0, "place": WALL})
    assert (exchange.what, exchange.rule, exchange.facts["place"]) == ("exchange", "SOLO-DAY-2", WALL)
    assert [t.label(exchange.facts[name]) for name in ("card", "taken")] == ["5-canal", "4-wall"]


# ---- card action, then location action


@rule("SOLO-DAY-3")
@pytest.mark.parametrize(("card", "pool"), [("7-one-servant", 5), ("3-two-servants", 6)])
def test_a_card_with_servants_brings_them(card, pool):
    t = meng_gives(card, "palace", pool=4)
    t.do(GIVE[MENG])
    assert (t[MENG].pool, t[MENG].supply) == (pool, 12 - pool)


@rule("SOLO-DAY-3", "Q-ME-20", "TERM-4")
def test_meng_takes_the_last_servant_of_his_supply_unasked():
    t = meng_gives("3-two-servants", "palace", pool=11)
    t.do(GIVE[MENG])
    assert (t[MENG].pool, t[MENG].supply, t.question) == (12, 0, "0 Give")


@rule("SOLO-DAY-3", "CARD-5")
def test_a_swap_card_is_1_vp_instead():
    t = meng_gives("5-swap", "palace").gifts(palace="4-wall")
    gifts = [card for place, card in enumerate(t.g.gifts) if place != PALACE]
    t.do(GIVE[MENG])
    assert (t[MENG].vp, t.discard(MENG), t.card("palace")) == (1, ["4-wall"], "5-swap")
    assert [card for place, card in enumerate(t.g.gifts) if place != PALACE] == gifts
    assert [(e.rule, e.facts) for e in t.events("vp")] == [("SOLO-DAY-3", {"n": 1})]


@rule("SOLO-DAY-3", "CARD-1")
def test_a_card_without_action_leaves_the_location_action_alone():
    t = meng_gives("9", "palace")
    t.do(GIVE[MENG])
    assert done(t) == ["automa", "exchange", "envoy"]


@rule("SOLO-DAY-4", "DAY-ACTION-2")
def test_the_card_action_comes_before_the_location_action():
    t = meng_gives("3-two-servants", "jade", pool=1)
    t.do(GIVE[MENG])
    assert (t[MENG].jade, t[MENG].pool) == (1, 0)


@rule("SOLO-DAY-3", "SOLO-DAY-4")
def test_a_card_action_that_takes_the_last_servant_leaves_none_for_the_location():
    t = meng_gives("5-canal", "wall", pool=1)
    t.do(GIVE[MENG])
    assert (t.ships(), t.g.on_wall(MENG)) == ({"a1": (MENG, 1)}, 0)
    assert told(t)[-1] == ("skips", "SOLO-WALL-1")


@rule("SOLO-DAY-3", "SOLO-DAY-4")
def test_a_card_action_he_is_not_able_to_do_is_skipped_and_the_location_action_follows():
    t = meng_gives("4-wall", "palace", pool=0)
    t.do(GIVE[MENG])
    assert done(t) == ["automa", "exchange", "skips", "envoy"]


@rule("SOLO-DAY-3", "SOLO-DAY-4", "DAY-ACTION-3")
def test_card_and_location_of_one_kind_are_performed_twice():
    t = meng_gives("1-palace", "palace")
    t.do(GIVE[MENG])
    assert t[MENG].envoy == 2


@rule("SOLO-DAY-3", "SOLO-DAY-4")
def test_each_of_his_two_actions_is_announced_with_its_rule():
    t = meng_gives("5-canal", "wall")
    t.do(GIVE[MENG])
    assert [(e.rule, e.facts) for e in t.events("acts")] == [
        ("SOLO-CANAL-1", {"place": CANAL}),
        ("SOLO-WALL-1", {"place": WALL}),
    ]


@rule("SOLO-DAY-5")
@pytest.mark.parametrize(("automa", "envoy", "marker"), [("palace", 1, 0), ("intrigue", 0, 1)])
def test_with_an_ordinary_automa_card_he_never_pays_for_option_b(automa, envoy, marker):
    t = meng_gives("9", automa, pool=12)
    t.do(GIVE[MENG])
    assert (t[MENG].envoy, t[MENG].marker, t[MENG].pool) == (envoy, marker, 12)


@rule("SOLO-DAY-5")
@pytest.mark.parametrize(("automa", "placed"), [("wall", 1), ("canal", 1)])
def test_with_an_ordinary_automa_card_he_places_a_single_servant(automa, placed):
    t = meng_gives("9", automa, pool=12)
    t.do(GIVE[MENG])
    assert (t[MENG].pool, t[MENG].supply) == (12 - placed, 0)


# ---- the automa cards of the day


@rule("SOLO-DAY-6")
def test_played_automa_cards_are_piled_up_in_the_order_played():
    t = Table(players=1, focus="jade").automa("intrigue special palace").seat(MENG, hand="9 8 7-intrigue")
    t.do(GIVE[MENG], GIVE[MENG], GIVE[MENG])
    assert t.g.meng.today == (INTRIGUE, SPECIAL, PALACE)
    assert len(t.g.meng.deck) == 8


@rule("SOLO-DAY-6", "D-33")
def test_an_empty_automa_deck_is_made_of_the_cards_of_all_earlier_days():
    t = Table(players=1).seat(MENG, hand="9")
    t.g.meng.deck, t.g.meng.used = (), (TRAVEL, CANAL, PALACE, WALL, JADE, JADE, DECREES)
    t.g.meng.today = (INTRIGUE, SPECIAL, SPECIAL, TRAVEL)
    t.do(GIVE[MENG])
    drawn = t.g.meng.today[-1]
    assert sorted((*t.g.meng.deck, drawn)) == [TRAVEL, WALL, JADE, JADE, PALACE, DECREES, CANAL]
    assert t.g.meng.used == ()
    assert [(e.rule, e.facts) for e in t.events("automa-reshuffle")] == [("SOLO-DAY-6", {"n": 7})]


@rule("SOLO-DAY-6")
def test_todays_automa_cards_are_kept_apart_from_the_reshuffle():
    t = Table(players=1).seat(MENG, hand="9")
    t.g.meng.deck, t.g.meng.used, t.g.meng.today = (), (PALACE,), (INTRIGUE, WALL)
    t.do(GIVE[MENG])
    assert (t.g.meng.today, t.g.meng.deck) == ((INTRIGUE, WALL, PALACE), ())


@rule("SOLO-DAY-6")
def test_the_cards_of_earlier_days_wait_until_the_deck_is_empty():
    t = Table(players=1).seat(MENG, hand="9 8")
    t.g.meng.deck, t.g.meng.used = (PALACE,), (WALL, JADE)
    t.do(GIVE[MENG])
    assert (t.g.meng.deck, t.g.meng.used) == ((), (WALL, JADE))


@rule("SOLO-DAY-6")
def test_the_reshuffle_puts_the_cards_in_another_order():
    assert len({reshuffled(n) for n in range(30)}) > 20


def reshuffled(seed):
    t = Table(players=1).seat(MENG, hand="9")
    t.g.luck = Luck(bytes([seed] * 32))
    t.g.meng.deck, t.g.meng.used = (), (TRAVEL, CANAL, PALACE, WALL, JADE, DECREES)
    t.do(GIVE[MENG])
    return t.g.meng.today[-1], t.g.meng.deck


@rule("Q-ME-2")
def test_without_any_automa_card_left_he_stops_for_the_day():
    t = Table(players=1).seat(MENG, hand="9 8").gifts(jade="4-wall").seat(0, hand="4-canal 6-one-servant")
    t.g.meng.deck, t.g.meng.used, t.g.meng.today = (), (), (INTRIGUE, WALL)
    before = list(t.g.gifts)
    t.do(GIVE[MENG])
    assert (t.g.gifts, t.question) == (before, "0 Give")
    assert (t.hand(MENG), t.discard(MENG)) == ([], ["8", "9"])  # his cards for tomorrow
    assert [e.rule for e in t.events("discard")] == ["Q-ME-2", "Q-ME-2"]


# ---- turns


@rule("SOLO-DAY-1", "SOLO-DAY-7", "DAY-3")
def test_meng_goes_on_alone_while_he_has_gift_cards():
    t = Table(players=1).automa("intrigue palace jade")
    t.seat(0, hand="9").seat(MENG, hand="8 7-intrigue 3-two-servants").turn(0)
    t.play("9 jade", "skip")
    assert [e.who for e in t.events("exchange")][:4] == [0, MENG, MENG, MENG]
    assert t.g.day == 2


@rule("SOLO-DAY-7", "DAY-3", "DAY-4")
def test_the_human_goes_on_alone_when_meng_has_no_gift_cards():
    t = Table(players=1).seat(0, hand="9 8 6-one-servant").seat(MENG, hand="").gifts(palace="4-wall").turn(0)
    t.play("9 palace", "skip")
    assert (t.question, t.events("automa"), t.g.day) == ("0 Give", [], 1)


@rule("SOLO-DAY-7", "SOLO-TWI-1")
def test_when_both_have_no_gift_cards_twilight_and_night_follow():
    t = Table(players=1).automa("intrigue").seat(0, hand="9").seat(MENG, hand="8").gifts(jade="4-wall").turn(0)
    t.play("9 jade", "skip")
    order = [e.what for e in t.events() if e.what in ("exchange", "twilight", "nightfall", "night", "day")]
    assert order[:6] == ["exchange", "exchange", "twilight", "nightfall", "night", "day"]


# ---- his stack


def stack_after_a_claim(seed):
    t = Table(players=1).automa("canal").seat(MENG, hand="9 7-intrigue 3-two-servants 8").ship(MENG, "a1", 2)
    t.g.luck = Luck(bytes([seed] * 32))
    drawn = t.g.draw[-1]
    t.do(GIVE[MENG])
    return t[MENG].hand.index(drawn), len(t[MENG].hand)


@rule("Q-ME-1", "SOLO-CANAL-3")
def test_a_card_gained_in_the_day_is_shuffled_into_his_stack():
    assert {stack_after_a_claim(n) for n in range(40)} == {(0, 4), (1, 4), (2, 4), (3, 4)}


@rule("Q-ME-1", "NIGHT-4")
def test_for_a_new_day_his_discard_pile_is_shuffled_into_a_stack():
    stacks = {stack_of_the_next_day(n) for n in range(40)}
    assert len(stacks) > 12
    assert {stack[-1] for stack in stacks} == {"9", "8", "7-intrigue", "4-wall"}


def stack_of_the_next_day(seed):
    t = Table(players=1).seat(0, hand="").seat(MENG, hand="", discard="9 8 7-intrigue 4-wall")
    t.g.luck = Luck(bytes([seed] * 32))
    t.ask(NIGHT)
    return tuple(t.g.components.card_name[card] for card in t[MENG].hand)
