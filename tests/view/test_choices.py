"""What a client needs to show a move, and what pointing at things means."""

import random
from collections import Counter
from pathlib import Path

import pytest
from tests.table import Table
from tests.view.test_sight import permuted

import gugong
from gugong.content.names import CANAL, DECREE_NAMES, DECREES, INTRIGUE, JADE, PALACE, PLACES, WALL
from gugong.rules.actions import ACTIONS, LOCATION
from gugong.rules.kernel import ASIDES
from gugong.rules.spelling import DICE, HARBOUR_NAMES, REWARDS, ROUTES
from gugong.rules.vocabulary import REASONS
from gugong.view.choices import ROWS, SHORTFALLS, choices, listed, meant
from gugong.view.observe import question_name
from gugong.view.refusals import refuse
from gugong.view.words import LANGUAGES, words_in

GAMES = sorted((Path(__file__).parents[1] / "games").glob("*.gugong"))


def things(g):
    """Everything on the table that the seat being asked can point at."""
    p, name = g.players[g.question().who], g.components.card_name
    yield from ("square", "wall", "pool", "supply", "double", "tokens", "palace", "intrigue")
    yield from (f"card:{name[card]}" for card in p.hand)
    yield from (f"discard:{name[card]}" for card in p.discard)
    for place in PLACES:
        yield from (f"place:{place}", f"option:{place}:A", f"option:{place}:B")
    yield from (f"city:{city}" for city in g.side.cities)
    yield from (f"house:{price}" for price in g.side.houses)
    yield from (f"decree:{name}" for name in DECREE_NAMES)
    yield from (f"harbour:{harbour}" for harbour in HARBOUR_NAMES[: len(g.ships)])
    yield from (f"new-ship:{route}" for route in ROUTES)
    yield from (f"reward:{reward}" for reward in REWARDS)
    yield from (f"die:{die}" for die in DICE)


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_everything_can_be_pointed_at(file):
    """One thing, or a card and then a place: the answer is a move of the question that lights just these, or none."""
    asked: set[str] = set()
    for step, g in enumerate(gugong.load(file).steps()):
        if g.over() or (step % 5 and question_name(g) in asked):
            continue
        asked.add(question_name(g))
        all_things = list(things(g))
        cards = [thing for thing in all_things if thing.startswith(("card:", "discard:"))]
        pairs = [[card, f"place:{place}"] for card in cards for place in PLACES]
        legal = {move.text for move in g.legal}
        for pointed in [*([thing] for thing in all_things), *pairs]:
            move = meant(g, pointed)
            if move is not None:
                assert move.targets() == pointed
                assert move.text in legal or refuse(g, move.text).what != "no-answer"


@pytest.mark.parametrize("file", GAMES[1::6], ids=lambda file: file.stem)
def test_every_refused_move_can_be_found_by_what_it_lights(file):
    for step, g in enumerate(gugong.load(file).steps()):
        if g.over() or step % 3:
            continue
        question = g.question()
        for move in [*question.conceivable(g), *ASIDES[question.who]]:
            if move.targets() and move.why_not(g) is not None:
                assert meant(g, move.targets()).why_not(g) is not None


@pytest.mark.parametrize("file", GAMES[2::6], ids=lambda file: file.stem)
def test_what_a_choice_lights_is_on_the_table(file):
    for step, g in enumerate(gugong.load(file).steps()):
        if not g.over() and step % 3 == 0:
            there = set(things(g))
            for choice in choices(g):
                assert set(choice.targets) <= there, choice


def test_the_second_thing_depends_on_the_first():
    t = Table(players=2).seat(0, hand="4-canal 8").gifts(jade="3-two-servants").turn(0)
    assert meant(t.g, ["place:jade"]) is None
    assert meant(t.g, ["card:8", "place:jade"]).text == "8 jade"


def test_a_place_says_what_lies_there():
    t = Table(players=2).seat(0, hand="4-canal 8").gifts(jade="3-two-servants", wall="9").turn(0)
    found = {choice.move: choice for choice in choices(t.g)}
    assert (found["8 jade"].parts["taken"], found["8 jade"].price) == ("3-two-servants", 0)
    assert (found["8 wall"].parts["taken"], found["8 wall"].price) == ("9#3", 2)


def test_an_exchange_names_the_powers_it_would_lose():
    t = Table(bonus_tokens="twelve").seat(0, hand="8 9", tokens="cheaper envoy").turn(0)
    exchange = next(choice for choice in choices(t.g) if choice.move == "tokens 2 power")
    assert exchange.parts == {"price": 2, "token0": "cheaper"}
    assert "discount" in words_in("en").move("Give", exchange)


def test_cards_are_offered_in_the_order_of_a_sorted_hand():
    t = Table(players=2).seat(0, hand="8 3-two-servants 4-canal").turn(0)
    assert list(dict.fromkeys(choice.parts["card"] for choice in choices(t.g))) == ["3-two-servants", "4-canal", "8"]


@pytest.mark.parametrize("file", GAMES[::8], ids=lambda file: file.stem)
def test_no_two_options_look_the_same(file):
    """Few words, with the card, the price and the kind of servant that are drawn beside them, tell moves apart."""
    for g in gugong.load(file).steps():
        if not g.over():
            seen = Counter(looks(question_name(g), choice) for choice in choices(g))
            assert max(seen.values()) == 1, seen


def looks(about, choice):
    drawn = [choice.parts.get(part) for part in ("pile", "card", "double")]
    return (words_in("en").brief(about, choice), choice.price, *drawn)


def test_the_medal_is_promised_only_while_it_is_there():
    t = Table(players=2).seat(0, pool=3).ask(ACTIONS[INTRIGUE][0][LOCATION])
    words = words_in("en")
    assert words.brief("Intrigue", choices(t.g)[0]) == "1 space, medal"
    t.g.medal = 1
    assert words.brief("Intrigue", choices(t.g)[0]) == "1 space"


def rows(place, players=2, **has):
    """The options of this action with these pieces: the moves, and why they are refused."""
    t = Table(players=players).seat(0, **has).ask(ACTIONS[place][0][LOCATION])
    return [(choice.move, None if reason is None else reason.what) for choice, reason in listed(t.g)]


def test_both_options_of_a_place_are_listed_even_if_one_is_too_dear():
    assert rows(PALACE, pool=1) == [("A", None), ("B", "servants"), ("skip", None)]
    assert rows(WALL, pool=2) == [("A", None), ("B", None), ("skip", None)]


def test_decrees_and_houses_that_are_too_dear_stand_in_their_natural_order():
    found = rows(DECREES, pool=3, decrees="L1-SHIP")
    tiles = Table(players=2).seat(0, decrees="L1-SHIP").g.tiles
    assert [move for move, _ in found] == [*[f"decree {DECREE_NAMES[tile]}" for tile in tiles], "skip"]
    assert {why for _, why in found} == {None, "servants", "already-yours"}
    assert dict(found)["decree L1-SHIP"] == "already-yours"
    too_dear = [("house 4", "servants"), ("square", "houses-first")]
    assert rows(JADE, pool=3) == [("house 3", None), *too_dear, ("skip", None)]


def test_a_ship_that_is_not_there_is_nothing_to_look_for():
    t = Table(players=2).seat(0, pool=1).ask(ACTIONS[CANAL][0][LOCATION])
    assert {reason.what for _, reason in listed(t.g) if reason} == {"servants"}


@pytest.mark.parametrize("file", GAMES[::4], ids=lambda file: file.stem)
def test_what_is_listed_besides_the_legal_moves(file):
    """Every legal move once; others only where there is room; and nothing that depends on what the seat cannot know."""
    rng = random.Random(1)
    for g in gugong.load(file).steps():
        if g.over():
            continue
        found = listed(g)
        legal = [choice.move for choice, reason in found if reason is None]
        assert sorted(legal) == sorted(move.text for move in g.legal)
        assert len(found) <= max(ROWS, len(g.legal))
        other = listed(permuted(g, g.question().who, rng))
        assert facts(other) == facts(found)


def facts(found):
    return [(choice, reason and (reason.rule, reason.what, reason.need, reason.have)) for choice, reason in found]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shortfall_has_few_words(language):
    words = words_in(language)
    assert set(REASONS) >= SHORTFALLS
    assert all(len(words.say(f"short-{what}", need=5, have=2)) <= 42 for what in SHORTFALLS)
