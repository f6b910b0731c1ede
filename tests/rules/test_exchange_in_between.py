"""Actions paid for by exchanging tokens between their cost and their effect (Q-CH-6)."""

import pytest

from gugong.content.names import CANAL, DECREES, WALL
from gugong.rules.actions import ACTIONS, LOCATION
from tests.table import Table

rule = pytest.mark.rule

TWO, FOUR, SIX = "envoy ship", "envoy ship swap wall", "envoy ship swap wall two-vp two-vp"


def spread(pool: int, tokens: str, supply: int = 0, double: str = "locked", bonus_tokens: str = "none") -> Table:
    """Seat 0 of five, with these servants available and the others on three full ships and the wall."""
    wall = 12 - 9 - pool - supply - (double != "locked")
    t = Table(players=5, bonus_tokens=bonus_tokens).seat(0, double=double, pool=pool, wall=wall, tokens=tokens)
    return t.ship(0, "a1", 3).ship(0, "a2", 3).ship(0, "b1", 3)


def decrees(t: Table, name: str) -> Table:
    return t.tile(name).ask(ACTIONS[DECREES][0][LOCATION])


def build(t: Table) -> Table:
    return t.ask(ACTIONS[WALL][0][LOCATION])


# ---- Decrees


@rule("Q-CH-6", "DECREE-1", "TOKEN-X-4")
def test_a_decree_signed_by_a_servant_bought_after_the_payment():
    t = decrees(spread(pool=1, tokens=TWO), "L1-SHIP")
    t.play("decree L1-SHIP")
    assert (t[0].pool, t[0].supply, t[0].decree_servants, t[0].vp, t.stored(0)) == (0, 0, 1, 2, [])


@rule("Q-CH-6", "DECREE-1")
def test_a_decree_is_refused_without_the_tokens_to_buy_that_servant():
    t = decrees(spread(pool=1, tokens="envoy"), "L1-SHIP")
    assert t.question == "over"
    assert t[0].decree_servants == 0


@rule("Q-CH-6", "DECREE-1")
def test_the_pool_must_cover_the_payment_of_a_decree_when_it_is_chosen():
    t = decrees(spread(pool=1, tokens=TWO, supply=1), "L2-JADE")
    assert "decree L2-JADE" not in t.moves
    assert t.why_not("decree L2-JADE").rule == "DECREE-1"


@rule("Q-CH-6", "DECREE-1")
def test_tokens_that_the_signature_hangs_on_may_not_buy_something_else():
    t = decrees(spread(pool=1, tokens=SIX), "L1-SHIP")
    t.play("decree L1-SHIP")
    assert t.moves == ["tokens 2", "tokens 4"]
    assert (t.why_not("tokens 6").rule, t.why_not("tokens 6").what) == ("Q-CH-6", "needed-now")


@rule("Q-CH-6", "DECREE-1")
def test_after_vp_the_last_pair_still_buys_the_servant_for_the_decree():
    t = decrees(spread(pool=1, tokens=SIX), "L1-SHIP")
    t.play("decree L1-SHIP", "tokens 4")
    assert (t[0].vp, t[0].decree_servants, t.stored(0)) == (4, 1, [])


@rule("Q-CH-6", "DECREE-1")
def test_the_servant_for_the_decree_may_be_left_in_the_supply_only_while_another_pair_can_buy_it():
    t = decrees(spread(pool=1, tokens=FOUR), "L1-SHIP")
    t.play("decree L1-SHIP", "gain 0")
    assert (t[0].decree_servants, t.stored(0), t.question) == (1, [], "over")


@rule("Q-CH-6", "DOUBLE-6", "Q-JP-9")
def test_a_decree_paid_with_the_double_servant_and_signed_by_a_bought_one():
    t = decrees(spread(pool=0, tokens=TWO, supply=1, double="pool"), "L2-JADE")
    t.play("decree L2-JADE")
    assert (t.double(0), t[0].supply, t[0].decree_servants, t.stored(0)) == ("supply", 0, 1, [])


@rule("Q-CH-6", "DOUBLE-6")
def test_the_double_servant_in_the_supply_is_no_signature():
    t = decrees(spread(pool=0, tokens=TWO, supply=0, double="pool"), "L2-JADE")
    assert t.question == "over"


@rule("Q-CH-6", "DOUBLE-6", "Q-CH-5")
def test_ordinary_servants_may_not_pay_a_decree_if_none_is_left_to_sign():
    t = decrees(spread(pool=2, tokens="", double="pool"), "L2-JADE")
    t.play("decree L2-JADE")
    assert (t.double(0), t[0].pool, t[0].decree_servants) == ("supply", 1, 1)


@rule("Q-CH-6", "Q-CH-5")
def test_with_tokens_both_kinds_of_payment_are_open():
    t = decrees(spread(pool=2, tokens=TWO, double="pool"), "L2-JADE")
    t.play("decree L2-JADE")
    assert t.moves == ["pay 2", "pay D"]
    t.play("pay 2")
    assert (t[0].pool, t[0].supply, t.double(0), t[0].decree_servants) == (0, 1, "pool", 1)


@rule("Q-CH-6", "Q-CH-5")
def test_once_the_tokens_are_spent_only_the_double_servant_can_pay():
    t = decrees(spread(pool=2, tokens=FOUR, double="pool"), "L2-JADE")
    t.play("decree L2-JADE", "tokens 4")
    assert (t[0].vp, t.double(0), t[0].pool, t[0].decree_servants) == (2 + 2, "supply", 1, 1)


@rule("Q-CH-6", "BONUS-6")
def test_a_cheaper_token_that_the_decree_hangs_on_may_not_be_exchanged():
    t = spread(pool=3, tokens="cheaper envoy ship wall", bonus_tokens="twelve")
    decrees(t, "L3-EIGHT").play("decree L3-EIGHT")
    assert "cheaper" in t.moves
    assert t.why_not("tokens 4 power").rule == "Q-CH-6"


@rule("Q-CH-6", "BONUS-6", "BONUS-8")
def test_a_cheaper_token_once_used_may_help_to_buy_the_signature():
    t = spread(pool=1, tokens="cheaper envoy", bonus_tokens="twelve")
    decrees(t, "L3-EIGHT").play("decree L3-EIGHT")
    assert (t[0].decree_servants, t[0].pool, t.stored(0)) == (1, 0, [])


@rule("Q-CH-6", "BONUS-6", "DOUBLE-6")
def test_a_cheaper_token_does_not_stand_in_for_the_servant_that_signs():
    t = spread(pool=0, tokens="cheaper envoy ship wall swap", supply=2, double="pool", bonus_tokens="twelve")
    decrees(t, "L2-JADE").play("decree L2-JADE")
    assert "tokens 2" in t.moves
    assert t.why_not("tokens 4").rule == "Q-CH-6"


# ---- Wall B


@rule("Q-CH-6", "WALL-2", "TOKEN-X-4")
def test_a_servant_for_the_wall_bought_after_the_payment():
    t = build(spread(pool=1, tokens=TWO))
    t.play("B")
    assert (t[0].wall, t[0].pool, t[0].supply, t.stored(0)) == (3, 0, 0, [])


@rule("Q-CH-6", "Q-WA-1")
def test_wall_b_with_one_servant_is_refused_without_tokens():
    t = build(spread(pool=1, tokens=""))
    why = t.why_not("B")
    assert t.moves == ["A", "skip"]
    assert (why.rule, why.what, why.need, why.have) == ("WALL-2", "servants", 2, 1)


@rule("Q-CH-6", "WALL-2")
def test_the_pool_must_cover_the_payment_of_wall_b():
    assert "B" not in build(spread(pool=0, tokens=FOUR, supply=2)).moves


@rule("Q-CH-6", "WALL-2")
def test_at_the_placing_question_only_exchanges_that_bring_a_servant_are_left():
    t = build(spread(pool=1, tokens=SIX))
    t.play("B")
    assert t.moves == ["tokens 2", "tokens 4"]
    assert t.why_not("tokens 6").rule == "Q-CH-6"


@rule("Q-CH-6", "DOUBLE-2", "DOUBLE-5", "Q-JP-12")
def test_the_double_servant_may_pay_the_one_of_wall_b_and_be_bought_back_to_be_placed():
    t = build(spread(pool=0, tokens=TWO, double="pool"))
    wall = t.g.on_wall(0)
    t.play("B")
    assert (t.double(0), t.g.on_wall(0) - wall, t.stored(0)) == ("wall", 2, [])


@rule("Q-CH-6", "DOUBLE-3")
def test_the_servant_bought_for_the_wall_may_be_the_double_one_but_not_none():
    t = build(spread(pool=1, tokens=TWO, double="supply"))
    t.play("B")
    assert (t.question, sorted(t.moves)) == ("0 Gain", ["gain 1", "gain D"])
    assert t.why_not("gain 0").rule == "Q-CH-6"


@rule("DOUBLE-2", "WALL-2", "Q-JP-12")
def test_the_double_servant_counts_one_as_payment_and_two_on_the_wall():
    t = build(spread(pool=1, tokens="", double="pool"))
    t.play("B")
    assert sorted(t.moves) == ["pay 1", "pay D"]
    wall = t.g.on_wall(0)
    t.play("pay 1")
    assert (t.double(0), t.g.on_wall(0) - wall) == ("wall", 2)


# ---- Canal B


def at_canal(pool: int, supply: int, tokens: str, double: str = "locked") -> Table:
    """Seat 0 of five, all ships at home; the other servants on the wall, on decrees and in reward slots."""
    wall = 12 - pool - supply - 4 - (double != "locked")
    t = Table(players=5).seat(0, pool=pool, wall=wall, double=double, slots={"vp": 2}, tokens=tokens)
    t.seat(0, pool=pool, decrees="L1-SHIP L1-SWAP")
    return t.ask(ACTIONS[CANAL][0][LOCATION])


def cramped(own: str, double: str, **has: object) -> Table:
    """No harbour is free: seat 0 of three has ships carrying 2 each, and the other seats have the rest."""
    t = Table(players=3).seat(0, double=double, **has)
    for harbour in own.split():
        t.ship(0, harbour, 2)
    for other, harbour in zip((1, 1, 1, 2, 2), sorted({"a1", "a2", "a3", "a4", "a5"} - set(own.split()))):
        t.ship(other, harbour, 1)
    return t.ask(ACTIONS[CANAL][0][LOCATION])


@rule("Q-CH-6", "CANAL-2", "TOKEN-X-4")
def test_the_second_servant_of_canal_b_bought_after_the_payment():
    t = at_canal(pool=2, supply=0, tokens=TWO)
    t.play("B", "load 1 new a")
    assert (t.stored(0), t[0].pool, t[0].supply) == ([], 1, 0)
    t.play("load 1 a1")
    assert (t.ships(), t.question) == ({"a1": (0, 2)}, "over")


@rule("Q-CH-6", "Q-CA-2")
def test_canal_b_with_two_servants_is_refused_without_tokens():
    t = at_canal(pool=2, supply=0, tokens="")
    why = t.why_not("B")
    assert "B" not in t.moves
    assert (why.rule, why.need, why.have) == ("CANAL-2", 3, 2)


@rule("Q-CH-6", "TERM-4")
def test_canal_b_is_refused_if_the_supply_holds_one_too_few_to_buy():
    assert "B" not in at_canal(pool=1, supply=0, tokens=FOUR).moves


@rule("Q-CH-6", "CANAL-2")
def test_both_servants_of_canal_b_bought_after_the_payment():
    t = at_canal(pool=1, supply=1, tokens=FOUR)
    t.play("B", "load 1 new a", "load 1 new b")
    assert (t.ships(), t.stored(0), t[0].pool, t[0].supply) == ({"a1": (0, 1), "b1": (0, 1)}, [], 0, 0)


@rule("Q-CH-6", "CANAL-2")
def test_canal_b_is_refused_if_the_tokens_buy_only_one_of_two():
    assert "B" not in at_canal(pool=1, supply=1, tokens=TWO).moves


@rule("Q-CH-6", "CANAL-2")
def test_tokens_that_the_second_load_hangs_on_may_not_buy_vp():
    t = at_canal(pool=2, supply=0, tokens=FOUR)
    t.play("B")
    assert "tokens 2" in t.moves
    assert t.why_not("tokens 4").rule == "Q-CH-6"


@rule("Q-CH-6", "Q-CA-2", "DOUBLE-5")
def test_the_double_servant_bought_after_the_payment_is_both_loads_of_canal_b():
    t = at_canal(pool=1, supply=0, tokens=TWO, double="supply")
    t.play("B")
    assert (t.double(0), t.moves) == ("pool", ["load D new a", "load D new b"])
    t.play("load D new a")
    assert (t.ships(), t.question) == ({"a1": (0, 2)}, "over")


@rule("Q-CH-6", "DOUBLE-2", "Q-JP-12")
def test_the_double_servant_may_pay_the_one_of_canal_b_and_be_bought_back_to_be_loaded():
    t = at_canal(pool=0, supply=0, tokens=TWO, double="pool")
    t.play("B", "load D new b")
    assert (t.ships(), t.stored(0)) == ({"b1": (0, 2)}, [])


@rule("Q-CH-6", "Q-CA-2")
def test_the_double_servant_may_not_pay_if_too_little_is_left_to_load():
    t = at_canal(pool=1, supply=0, tokens="", double="pool")
    t.play("B")
    assert (t.double(0), t[0].pool, t[0].supply) == ("pool", 0, 1)


@rule("Q-CH-6", "CANAL-2")
def test_while_one_servant_is_being_gained_the_tokens_for_the_other_may_not_go():
    t = cramped("a1 a3", "supply", pool=1, wall=2, slots={"card": 2, "double": 1}, tokens=SIX)
    t.play("B")
    assert sorted(text for text in t.moves if text.startswith("gain")) == ["gain 1", "gain D"]
    assert t.why_not("tokens 4").rule == "Q-CH-6"


@rule("Q-CH-8", "Q-CA-10", "DOUBLE-5")
def test_a_claim_makes_room_for_the_double_servant_as_second_load():
    t = cramped("a2", "pool", pool=2)
    t.play("B", "pay 1")
    assert (t.ships()["a2"], t.double(0), t[0].vp_slots) == ((0, 2), "a2", 1)


@rule("Q-CH-6", "Q-CH-8", "Q-CA-10")
def test_a_claim_makes_room_for_the_double_servant_after_a_servant_bought_in_between():
    t = cramped("a2", "pool", pool=1, wall=4, slots={"vp": 2, "card": 2}, tokens=TWO)
    t.play("B", "pay 1")
    assert (t.ships()["a2"], t.double(0), t.stored(0)) == ((0, 2), "a2", [])


@rule("Q-CH-6", "Q-CH-8")
def test_beside_a_claim_the_tokens_for_the_second_load_may_not_go_either():
    t = cramped("a1 a2", "locked", pool=2, wall=4, slots={"vp": 2}, tokens=FOUR)
    t.play("B", "load 1 a2")
    assert "claim a2 vp" in t.moves
    assert t.why_not("tokens 4").rule == "Q-CH-6"


@rule("Q-CH-6", "Q-CH-7")
def test_a_full_ship_that_may_claim_does_not_stand_in_for_the_second_load():
    t = Table(players=5).seat(0, pool=2, wall=5, slots={"vp": 2}, tokens=FOUR).ship(0, "a2", 3)
    t.ask(ACTIONS[CANAL][0][LOCATION]).play("B")
    assert "claim a2 vp" in t.moves
    assert t.why_not("tokens 4").rule == "Q-CH-6"
