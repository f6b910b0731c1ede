"""Bonus tokens put out for the Day with a servant, and the value +1 one of them gives (BONUS-0, -1 and -7)."""

import pytest

from gugong.content.names import JADE, PLACES, TRAVEL
from gugong.rules.actions import ACTIONS, LOCATION
from gugong.rules.options import OptionError, Options
from gugong.rules.outposts import CALL_IN
from tests.table import Table

rule = pytest.mark.rule


def table(players: int = 2) -> Table:
    return Table(players=players, bonus_tokens="six")


def collect(token: str, t: Table) -> Table:
    t.map(Kaifeng=token).ask(ACTIONS[TRAVEL][0][LOCATION])
    t.play("A")
    return t


def all_tokens(t: Table) -> list[int]:
    return [*t.g.cities, *t.g.piles[0], *t.g.piles[1]]


# ---- in the box


@rule("BONUS-0", "D-1", "D-40", "SETUP-5")
def test_without_the_module_there_are_32_basic_tokens():
    tokens = all_tokens(Table())
    assert (len(tokens), max(tokens)) == (32, 12)


@rule("BONUS-0", "D-1")
def test_six_bonus_tokens_of_kinds_1_to_3_come_on_top():
    tokens = all_tokens(Table(bonus_tokens="six"))
    assert (len(tokens), sorted(tokens)[32:]) == (38, [13, 13, 14, 14, 15, 15])


@rule("BONUS-0", "D-1")
def test_twelve_bonus_tokens_of_all_kinds_come_on_top():
    tokens = all_tokens(Table(bonus_tokens="twelve"))
    assert (len(tokens), sorted(tokens)[32:]) == (44, [13, 13, 14, 14, 15, 15, 16, 16, 17, 17, 18, 18])


@rule("BONUS-0")
def test_there_are_no_bonus_tokens_in_solo():
    with pytest.raises(OptionError):
        Options(1, bonus_tokens="six")


# ---- putting them out


@rule("BONUS-1", "Q-CH-3")
def test_plus_one_lies_beside_the_own_board_with_a_servant():
    t = collect("plus-one", table().seat(0, pool=2))
    assert t.moves == ["put 1", "no"]
    t.play("put 1")
    assert (t[0].pool, t.stored(0), [o.owner for o in t.g.outposts]) == (1, [], [0])


@rule("BONUS-2", "Q-CH-3")
def test_tax_is_put_beside_any_of_the_seven_locations():
    t = collect("tax", table().seat(0, pool=2))
    assert t.moves == [f"put 1 {place}" for place in PLACES] + ["no"]


@rule("BONUS-3", "Q-CH-3")
def test_follow_is_put_beside_any_of_the_seven_locations_with_a_servant_of_the_pool():
    t = collect("follow", table().seat(0, pool=2, supply=10))
    t.play("put 1 jade")
    assert (t[0].pool, t[0].supply, t.stored(0)) == (1, 10, [])
    assert [(o.owner, PLACES[o.place]) for o in t.g.outposts] == [(0, "jade")]


@rule("Q-BO-1")
def test_without_a_servant_in_the_pool_the_token_is_stored_at_once():
    t = collect("tax", table().seat(0, pool=0))
    assert (t.question, t.stored(0), t.g.outposts) == ("over", ["tax"], ())


@rule("Q-BO-1")
def test_a_declined_token_is_stored_at_once():
    t = collect("follow", table().seat(0, pool=2))
    t.play("no")
    assert (t[0].pool, t.stored(0), t.g.outposts) == (2, ["follow"], ())


@rule("Q-BO-1", "Q-CH-4", "TOKEN-X-1")
def test_a_declined_token_is_an_ordinary_one_in_an_exchange():
    t = table().seat(0, pool=2, tokens="plus-one tax").ask(ACTIONS[JADE][0][LOCATION])
    t.play("tokens 2")
    assert (t[0].pool, t.stored(0)) == (3, [])


@rule("Q-BO-2", "DOUBLE-2")
def test_the_double_servant_may_stand_on_the_token_as_one_and_returns_to_the_supply():
    t = collect("plus-one", table().seat(0, pool=0, double="pool"))
    t.play("put D")
    assert t.double(0) == "token"
    t.do(CALL_IN)
    assert (t.double(0), t.stored(0)) == ("supply", ["plus-one"])


@rule("Q-BO-2")
def test_with_both_kinds_of_servant_the_player_chooses():
    t = collect("plus-one", table().seat(0, pool=1, double="pool"))
    assert t.moves == ["put 1", "put D", "no"]


# ---- value +1


@rule("BONUS-1", "DAY-EXCHANGE-6")
def test_plus_one_makes_an_equal_gift_free():
    t = table().seat(0, hand="5-swap 8").outpost(0, "plus-one").gifts(intrigue="5-canal").turn(0)
    t.play("5-swap intrigue")
    assert t.question == "0 Swap"


@rule("BONUS-1", "DAY-EXCHANGE-6")
def test_plus_one_does_not_beat_a_card_one_higher():
    t = table().seat(0, hand="5-swap 8").outpost(0, "plus-one").gifts(intrigue="6-wall").turn(0)
    t.play("5-swap intrigue")
    assert t.question == "0 Payment"


@rule("BONUS-1")
def test_plus_one_counts_for_every_card_of_the_day():
    t = table().seat(0, hand="8 9").seat(1, hand="").outpost(0, "plus-one")
    t.gifts(palace="8", jade="9").turn(0)
    t.play("8 palace", "A", "9 jade")
    assert t.question == "0 Jade"


@rule("BONUS-1")
def test_plus_one_helps_its_owner_alone():
    t = table().seat(1, hand="5-swap 8").outpost(0, "plus-one").gifts(intrigue="5-canal").turn(1)
    t.play("5-swap intrigue")
    assert t.question == "1 Payment"


@rule("BONUS-1", "Q-EX-6")
def test_two_plus_one_tokens_add_up():
    t = table().seat(0, hand="5-swap 8").outpost(0, "plus-one").outpost(0, "plus-one")
    t.gifts(intrigue="6-wall").turn(0).play("5-swap intrigue")
    assert t.question == "0 Swap"


@rule("Q-BO-13", "BONUS-1")
def test_plus_one_does_not_help_the_exchange_of_the_turn_it_was_taken_in():
    t = table().seat(0, pool=4, hand="5-swap 7-intrigue").seat(1, hand="")
    t.gifts(travel="5-canal", intrigue="7-one-servant").map(Kaifeng="plus-one").turn(0)
    t.play("5-swap travel")
    assert t.question == "0 Payment"
    t.play("pay 2", "no", "A", "put 1", "7-intrigue intrigue")  # but it counts for the next one
    assert t.question == "0 Intrigue"


@rule("TEST-D-25", "BONUS-1", "BONUS-7")
def test_d_25_plus_one_for_a_day():
    t = table().seat(0, pool=3, supply=9, hand="9 5-swap").seat(1, hand="")
    t.gifts(travel="1-palace", intrigue="5-canal").map(Kaifeng="plus-one").dice(2, 4, 2).turn(0)
    t.play("9 travel", "A", "put 1")
    assert (t[0].pool, t[0].supply) == (2, 9)
    t.play("5-swap intrigue", "no", "skip")  # equal in value, but free with +1
    assert [e.rule for e in t.events("outpost-home")] == ["BONUS-7"]
    assert (t.stored(0), t.g.outposts) == (["plus-one"], ())
    assert (t[0].pool, t[0].supply) == (2 + 4, 9 + 1 - 4)  # the next morning


# ---- the end of the Day


@rule("BONUS-7")
def test_at_the_end_of_the_day_token_and_servant_come_back():
    t = table().seat(0, pool=2, supply=10).outpost(0, "tax", "jade").ask(CALL_IN)
    assert (t.stored(0), t[0].pool, t[0].supply, t.g.outposts) == (["tax"], 2, 10, ())


@rule("BONUS-7", "Q-BO-9")
def test_tokens_come_back_before_the_night_counts_matches():
    t = table().seat(0, pool=3, hand="8").seat(1, hand="").outpost(0, "plus-one")
    t.gifts(palace="1-palace").dice(1, 4, 7).turn(0).play("8 palace", "A")
    told = [e.what for e in t.events()]
    assert told.index("outpost-home") < told.index("matches")


@rule("Q-BO-9", "NIGHT-2")
def test_the_servant_that_came_back_can_be_gained_by_a_match():
    t = table().seat(0, pool=9, wall=2, hand="8").seat(1, hand="").outpost(0, "plus-one")
    t.gifts(palace="1-palace").dice(1, 4, 7).turn(0)
    assert t[0].supply == 0
    t.play("8 palace", "A")
    assert (t.question, t.moves) == ("0 Gain", ["gain 0", "gain 1"])


@rule("Q-BO-9", "BONUS-7", "TRAVEL-7")
def test_with_full_slots_room_must_be_made_for_a_returning_token():
    t = table().seat(0, tokens="envoy envoy ship ship wall wall").outpost(0, "tax", "jade").ask(CALL_IN)
    assert (t.question, t.moves) == ("0 MakeRoom", ["tokens 2", "tokens 4", "tokens 6"])
    t.play("tokens 4")
    assert t.stored(0) == ["wall", "wall", "tax"]


@rule("Q-BO-9", "TERM-10")
def test_owners_make_room_in_player_order():
    t = Table(players=3, bonus_tokens="six", start_player=2)
    t.seat(0, tokens="double " * 6).outpost(0, "tax", "jade")
    t.seat(2, tokens="double " * 6).outpost(2, "tax", "jade").ask(CALL_IN)
    assert t.question == "2 MakeRoom"
    t.play("tokens 2")
    assert t.question == "0 MakeRoom"


@rule("BONUS-7")
def test_a_token_put_out_cannot_be_exchanged():
    t = table().seat(0, tokens="envoy").outpost(0, "tax", "canal").turn(0)
    assert [text for text in t.moves if text.startswith("tokens")] == []


@rule("BONUS-7")
def test_a_token_put_out_does_not_count_against_the_six_slots():
    t = table().seat(0, tokens="envoy envoy ship ship wall").outpost(0, "tax", "canal")
    collect("two-vp", t)
    assert (len(t[0].tokens), t.question) == (6, "over")
