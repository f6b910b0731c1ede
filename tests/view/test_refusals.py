"""Every refusal says why, by which rule, and what would make the move legal."""

import pytest
from tests.table import Table

from gugong.content.names import CANAL, DECREES, INTRIGUE, JADE, PALACE, TRAVEL, WALL
from gugong.rules.actions import ACTIONS, LOCATION
from gugong.view.refusals import Refusal, refuse
from gugong.view.words import words_in

rule = pytest.mark.rule


def asked(place: int, **has: object) -> Table:
    """Seat 0 of three performs this action with these pieces."""
    return Table(players=3).seat(0, **has).ask(ACTIONS[place][0][LOCATION])


def refused(t: Table, text: str) -> Refusal:
    before = len(t.events())
    refusal = refuse(t.g, text)
    assert len(t.events()) == before
    return refusal


def test_missing_servants_are_counted():
    found = refused(asked(PALACE, pool=1), "B")
    assert found.text == (
        "'B' is not allowed now: it takes 2 servants from your pool, and you have 1; you need 1 more (PALACE-2)."
    )


def test_the_exchange_that_would_help_is_named():
    found = refused(asked(PALACE, pool=1, tokens="wall wall"), "B")
    assert found.first == ["tokens 2"]
    assert found.text.endswith("Play 'tokens 2' first.")


def test_two_exchanges_are_named_where_it_takes_two():
    assert refused(asked(JADE, pool=1, tokens="wall wall wall wall"), "house 3").first == ["tokens 2", "tokens 2"]


def test_an_exchange_that_asks_how_many_is_answered_too():
    found = refused(asked(PALACE, pool=1, supply=1, tokens="wall wall"), "B")
    assert found.first == ["tokens 2", "gain 1"]


def test_nothing_is_named_where_nothing_helps():
    assert refused(asked(PALACE, pool=0, tokens="wall wall"), "B").first == []


def test_playing_what_is_named_makes_the_move_legal():
    t = asked(JADE, pool=1, tokens="wall wall wall wall")
    t.play(*refused(t, "house 3").first)
    assert "house 3" in t.moves


@rule("INTRIGUE-4")
def test_at_the_top_of_the_intrigue_track():
    found = refused(asked(INTRIGUE, pool=3, marker=14), "B")
    assert (found.rule, found.what) == ("INTRIGUE-4", "no-effect")


@rule("Q-JP-1")
def test_the_square_before_the_houses_are_empty():
    assert refused(asked(JADE, pool=6), "square").rule == "Q-JP-1"


@rule("DECREE-4")
def test_a_decree_twice():
    found = refused(asked(DECREES, pool=6, decrees="L1-SHIP"), "decree L1-SHIP")
    assert "you own this decree already (DECREE-4)" in found.text


@rule("CANAL-6")
def test_a_ship_at_the_end_of_the_canal():
    t = Table(players=3).ship(0, "a5", 1).ship(0, "a1", 1).ask(ACTIONS[CANAL][0][LOCATION])
    t.play("A", "load 1 a1")
    assert refused(t, "sail a5").rule == "CANAL-6"


@rule("TRAVEL-4")
def test_a_city_behind_another():
    t = Table(players=3).seat(0, city="Beijing").ask(ACTIONS[TRAVEL][0][LOCATION])
    t.play("A")
    found = refused(t, "go Guangzhou")
    assert "a city with a token stands in the way (TRAVEL-4)" in found.text


def test_a_wall_that_needs_two():
    found = refused(asked(WALL, pool=1), "B")
    assert (found.rule, found.need, found.have) == ("WALL-2", 2, 1)


def test_a_card_that_is_not_in_hand():
    t = Table(players=2).turn(0)
    assert refused(t, "9 jade").what == "not-in-hand"


def test_an_answer_to_another_question_gets_the_legal_ones():
    found = refused(asked(PALACE, pool=3), "go Beijing")
    assert found.text == ("'go Beijing' is no answer to what Crane is asked (PALACE-1): you can play 'A', 'B', 'skip'.")


def test_a_slip_of_the_pen_is_guessed():
    t = Table(players=2).turn(0)
    assert refused(t, "2-decree jade").meant[0] == "2-decrees jade"


def test_a_long_text_is_cut_short():
    assert len(refused(asked(PALACE, pool=3), "x" * 10_000).text) < 300


def test_nothing_can_be_played_after_the_end():
    t = Table(players=2).ask()
    assert refused(t, "A").what == "over"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "'dance' is no answer to what Crane is asked (DAY-EXCHANGE-1): you can play 'a' and 2 more."),
        (
            "fr",
            "«\u202fdance\u202f» ne répond pas à ce qui est demandé à Grue (DAY-EXCHANGE-1)\u202f: "
            "vous pouvez jouer «\u202fa\u202f» et 2 autres.",
        ),
        ("cs", "„dance“ není odpověď na otázku (Jeřáb, DAY-EXCHANGE-1): možné je „a“ a\u00a02 další."),
        (
            "pl",
            "„dance” nie odpowiada na pytanie (Żuraw, DAY-EXCHANGE-1): możesz zagrać „a” i\u00a02 inne ruchy.",
        ),
    ],
)
def test_every_language_makes_its_sentence_from_the_same_data(language, words):
    found = Refusal("DAY-EXCHANGE-1", "no-answer", "dance", legal=["a"], more=2)
    assert found.said(words_in(language)) == words


def test_what_is_typed_cannot_upset_a_terminal():
    assert "\x1b" not in refused(asked(PALACE, pool=3), "\x1b[31mB").text
