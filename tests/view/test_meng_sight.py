"""What the human may know of Meng, and how his turns are shown, saved and imagined."""

import random
from collections import Counter

import msgspec
import pytest
from tests.table import Table

import gugong
from gugong.notation.positions import AUTOMA_NAMES, secret_data, table_data
from gugong.notation.restore import build
from gugong.rules.day import GIVE
from gugong.rules.meng import TWILIGHT
from gugong.rules.state import MENG
from gugong.rules.travel import JOURNEY
from gugong.view.events import event_data
from gugong.view.observe import SeatError, observe

rule = pytest.mark.rule


def played(seed, decisions, **options):
    """A random solo game after this number of decisions."""
    rng = random.Random(seed)
    game = gugong.new_game(players=1, seed=seed, **options)
    while not game.over and len(game.record.moves) < decisions:
        game.play(rng.choice(game.moves()))
    return game


def seen_by_the_human(t, what):
    return [event_data(event, 0, t.g.components, 1).facts for event in t.events(what)]


def twin_from_data(g):
    """The position saved as JSON and restored."""
    table = msgspec.json.decode(msgspec.json.encode(table_data(g)), type=type(table_data(g)))
    twin = build(g.components, g.options, table, secret_data(g))
    twin.settle()
    return twin


def asked_in_mengs_turn():
    """Meng has completed the wall with his card; the location action is still to come."""
    t = Table(players=1, focus="jade").automa("palace").seat(MENG, wall=1, pool=5).seat(0, wall=2, marker=4)
    t.seat(MENG, hand="9 7-intrigue 1-canal 4-wall", pool=5).do(GIVE[MENG])
    assert t.question == "0 Benefit"
    return t


def asked_in_twilight():
    """Meng has completed the wall in Twilight; a Palace card is still to come."""
    t = Table(players=1, focus="jade").automa(today="wall palace").seat(0, wall=2, marker=4)
    t.seat(MENG, wall=1, pool=5, hand="", discard="9 7-intrigue 1-canal 4-wall").do(TWILIGHT)
    assert t.question == "0 Benefit"
    return t


# ---- hidden


@rule("SOLO-SETUP-5")
def test_the_order_of_the_automa_deck_is_in_no_observation():
    g = played(3, 12).position
    twin = g.copy()
    twin.meng.deck = tuple(reversed(g.meng.deck))
    assert twin.meng.deck != g.meng.deck
    assert observe(twin, 0) == observe(g, 0)
    assert observe(twin, None) == observe(g, None)


@rule("SOLO-SETUP-5")
def test_the_order_of_mengs_stack_is_in_no_observation():
    g = gugong.new_game(players=1, seed=3).position
    twin = g.copy()
    twin.players[MENG].hand.reverse()
    assert observe(twin, 0) == observe(g, 0)
    assert observe(twin, None) == observe(g, None)


@rule("SOLO-SETUP-6")
def test_the_fifth_gift_card_on_hard_is_not_shown():
    t = Table(players=1, difficulty="hard")
    meng = observe(t.g, 0).table.players[MENG]
    assert (meng.hand, sorted(meng.known_hand)) == (5, ["1-canal", "3-two-servants#2", "7-intrigue", "9"])


@rule("SOLO-SETUP-5")
@pytest.mark.parametrize("seat", [MENG, 2])
def test_nobody_looks_from_mengs_seat(seat):
    with pytest.raises(SeatError):
        observe(Table(players=1).g, seat)


@rule("SOLO-CANAL-3")
def test_a_gift_card_he_wins_is_not_shown():
    t = Table(players=1).automa("canal").seat(MENG, hand="9 8").ship(MENG, "a1", 2).do(GIVE[MENG])
    assert seen_by_the_human(t, "draw") == [{}]
    assert observe(t.g, 0).table.players[MENG].known_hand == [t.label(t.g.components.card_name.index("9"))]


@rule("SOLO-TWI-3")
def test_a_gift_card_he_wins_in_twilight_is_not_shown():
    t = Table(players=1).automa(today="canal").seat(MENG, hand="", discard="6-palace").ship(MENG, "a1", 2).do(TWILIGHT)
    meng = observe(t.g, 0).table.players[MENG]
    assert (meng.discard, meng.known_discard, meng.known_owned) == (2, ["6-palace"], [])
    assert seen_by_the_human(t, "draw") + seen_by_the_human(t, "discard") == [{}, {}]


@rule("SOLO-TRAVEL-4", "TOKEN-5")
def test_the_gift_card_he_discards_for_jade_is_not_shown():
    t = (
        Table(players=1)
        .map(Fuzhou="discard-for-jade")
        .seat(MENG, hand="6-palace 2-wall 4-wall", discard="")
        .do(JOURNEY[MENG])
    )
    meng = observe(t.g, 0).table.players[MENG]
    assert (meng.known_hand, meng.known_discard) == ([], [])
    assert sorted(meng.known_owned) == ["2-wall", "4-wall", "6-palace"]
    assert seen_by_the_human(t, "discard") == [{}]


# ---- open


@rule("SOLO-DAY-6", "SOLO-SETUP-2")
def test_focus_played_cards_and_the_size_of_the_deck_are_open():
    t = Table(players=1, focus="palace").automa(today="wall special")
    t.g.meng.used, t.g.meng.deck = t.g.meng.deck[:2], t.g.meng.deck[2:]
    meng = observe(t.g, 0).table.meng
    assert (meng.focus, meng.today, meng.deck) == ("palace", ["wall", "special"], 7)
    assert sorted(meng.used) == sorted(AUTOMA_NAMES[card] for card in t.g.meng.used)


@rule("SOLO-DAY-2", "Q-EX-14")
def test_the_card_he_takes_from_the_board_is_remembered():
    t = Table(players=1).automa("palace").seat(MENG, hand="8 2-wall").gifts(palace="4-wall").do(GIVE[MENG])
    assert observe(t.g, 0).table.players[MENG].known_discard == ["4-wall"]


@rule("SOLO-TRAVEL-4", "Q-EX-14")
def test_the_card_he_takes_back_is_known_because_the_top_of_his_pile_was():
    t = Table(players=1).map(Fuzhou="take-back").seat(MENG, hand="6-palace", discard="4-wall 2-wall").do(JOURNEY[MENG])
    meng = observe(t.g, 0).table.players[MENG]
    assert (sorted(meng.known_hand), meng.known_discard) == (["2-wall", "6-palace"], ["4-wall"])


@rule("SOLO-DAY-1", "SOLO-DAY-2")
def test_the_human_is_told_automa_card_and_exchange_by_name():
    t = Table(players=1).automa("palace").seat(MENG, hand="6-wall").gifts(palace="4-wall").do(GIVE[MENG])
    assert seen_by_the_human(t, "automa") == [{"special": 0, "place": "palace"}]
    assert seen_by_the_human(t, "exchange") == [{"card": "6-wall", "place": "palace", "taken": "4-wall"}]


@rule("SOLO-SPECIAL-1")
def test_the_human_is_told_that_the_automa_card_is_a_special_one():
    t = Table(players=1, focus="canal").automa("special").seat(MENG, hand="8").do(GIVE[MENG])
    assert seen_by_the_human(t, "automa") == [{"special": 1, "place": "canal"}]


@rule("SOLO-DAY-8", "Q-ME-29")
def test_the_human_is_told_which_tokens_he_gives():
    t = Table(players=1).automa("wall").seat(MENG, hand="8", pool=0, tokens="envoy double ship").do(GIVE[MENG])
    assert seen_by_the_human(t, "tokens") == [{"price": 2, "token0": "double"}]


@rule("SOLO-DAY-1", "SOLO-TWI-1")
@pytest.mark.parametrize("seed", range(6))
def test_every_step_of_meng_cites_a_rule(seed):
    rng = random.Random(seed)
    game = gugong.new_game(players=1, seed=seed, difficulty="hard")
    while not game.over:
        events = game.play(rng.choice(game.moves()))
        assert all(event.rule for event in events if event.who == MENG)


# ---- asked in the middle of his turn


@rule("WALL-7", "SOLO-WALL-1")
def test_a_game_saved_in_the_middle_of_mengs_turn_goes_on_where_it_was():
    t = asked_in_mengs_turn()
    twin = twin_from_data(t.g)
    assert [move.text for move in twin.legal] == t.moves
    twin.play(next(move for move in twin.legal if move.text == "-1"))
    t.play("-1")
    assert (t[MENG].envoy, twin.players[MENG].envoy) == (1, 1)
    assert table_data(twin) == table_data(t.g)


@rule("Q-ME-17", "SOLO-TWI-1")
def test_a_game_saved_in_the_middle_of_twilight_goes_on_where_it_was():
    t = asked_in_twilight()
    twin = twin_from_data(t.g)
    assert twin.meng.twilight
    twin.play(next(move for move in twin.legal if move.text == "no"))
    t.play("no")
    assert twin.players[MENG].envoy == t[MENG].envoy
    assert table_data(twin) == table_data(t.g)


@rule("WALL-7")
def test_a_game_in_the_middle_of_mengs_turn_is_imagined_at_the_same_question():
    t = asked_in_mengs_turn()
    seen = observe(t.g, 0)
    assert observe(gugong.imagine(seen, random.Random(1)), 0) == seen


@rule("Q-ME-17")
def test_a_game_in_the_middle_of_twilight_is_imagined_at_the_same_question():
    t = asked_in_twilight()
    seen = observe(t.g, 0)
    assert observe(gugong.imagine(seen, random.Random(1)), 0) == seen


@rule("SOLO-DAY-6")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_game_read_back_draws_the_same_automa_cards_after_the_reshuffle(seed):
    game = played(seed, 40)
    twin = gugong.Game.from_json(game.to_json())
    rng = random.Random(seed)
    while not game.over:
        move = rng.choice(game.moves()).text
        assert automa_cards(twin.play(move)) == automa_cards(game.play(move))
    assert twin.to_json() == game.to_json()


def automa_cards(events):
    return [event.facts for event in events if event.what == "automa"]


# ---- imagined


@rule("SOLO-SETUP-6", "SOLO-DAY-6")
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_an_imagined_automa_deck_has_the_cards_of_the_real_one(difficulty):
    game = played(5, 30, difficulty=difficulty)
    imagined = gugong.imagine(game.observe(0), random.Random(1))
    assert Counter(imagined.meng.deck) == Counter(game.position.meng.deck)
    assert (imagined.meng.today, imagined.meng.focus) == (game.position.meng.today, game.position.meng.focus)


@rule("SOLO-SETUP-5")
def test_an_imagined_automa_deck_has_any_card_on_top():
    seen = gugong.new_game(players=1, seed=9).observe(0)
    rng = random.Random(4)
    tops = Counter(AUTOMA_NAMES[gugong.imagine(seen, rng).meng.deck[-1]] for _ in range(1100))
    twice = {"travel", "jade", "special"}
    assert set(tops) == set(AUTOMA_NAMES)
    assert all(abs(n - (200 if name in twice else 100)) < 65 for name, n in tops.items())  # five standard deviations


@rule("SOLO-SETUP-5", "Q-ME-1")
def test_an_imagined_stack_has_any_of_his_cards_on_top():
    game = gugong.new_game(players=1, seed=9)
    rng = random.Random(4)
    stacks = [gugong.imagine(game.observe(0), rng).players[MENG].hand for _ in range(800)]
    assert {tuple(sorted(stack)) for stack in stacks} == {tuple(sorted(game.position.players[MENG].hand))}
    assert all(abs(n - 200) < 65 for n in Counter(stack[-1] for stack in stacks).values())
    assert len({tuple(stack) for stack in stacks}) == 24


@rule("SOLO-SETUP-6")
def test_the_fifth_gift_card_on_hard_is_imagined_as_any_card_not_seen():
    seen = gugong.new_game(players=1, seed=9, difficulty="hard").observe(0)
    rng = random.Random(4)
    hands = [gugong.imagine(seen, rng).players[MENG] for _ in range(300)]
    fifth = Counter(card for p in hands for card in p.hand if not p.known_hand >> card & 1)
    assert len(fifth) == 11  # any card of the draw pile, ten of which are still there
