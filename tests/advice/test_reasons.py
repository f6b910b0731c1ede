"""A mistake in words: the sources that make the difference, in every language."""

import pytest

from gugong.advice.decisions import Decision, Option
from gugong.advice.reasons import better, main_sources, played, reason
from gugong.bots.net_bots import RIVALS
from gugong.rules.vocabulary import SOURCES
from gugong.view.choices import ChoiceData
from gugong.view.words import LANGUAGES, words_in


def option(key: str) -> Option:
    return Option(ChoiceData(key, key, "PALACE-1", {}, [], None), 0.0, 0.1, {})


def mistake(**sources: float) -> Decision:
    return Decision(3, 2, "Palace", option("A"), option("skip"), sources, sum(sources.values()), 0.1, "costly")


@pytest.mark.parametrize(
    ("sources", "said"),
    [
        ({"palace": 3.12}, "3.1 VP: the Palace would have brought 3.1 more."),
        (
            {"palace": 3.0, "jade": -0.5, "decrees": 0.2},
            "2.7 VP: the Palace would have brought 3.0 more; on the other hand, jade would have brought 0.5 less.",
        ),
        ({"rivals": 1.0, "wall": 2.0}, None),
        ({"wall": 0.2, "jade": 0.2, "night": 0.2}, "0.6 VP, a little from many sources."),
    ],
)
def test_in_english(sources, said):
    words = words_in("en")
    both = "3.0 VP: the Great Wall would have brought 2.0 more, the opponents would have got 1.0 less."
    assert reason(mistake(**sources), words) == (said or both)


def test_the_moves_are_said_as_everywhere_else():
    words = words_in("en")
    assert played(mistake(palace=3.0), words) == f"Played: {words.say('move-skip')}"
    assert better(mistake(palace=3.0), words).startswith("Better: ")


def test_the_three_largest_sources_are_named():
    gains, losses = main_sources({"wall": 1.0, "jade": -4.0, "palace": 3.0, "night": 2.0})
    assert (gains, losses) == ({"palace": 3.0, "night": 2.0}, {"jade": -4.0})


@pytest.mark.parametrize("source", [*SOURCES, RIVALS])
def test_every_source_has_a_clause_of_its_own_in_every_language(source):
    told = {
        reason(mistake(**{source: sign * 2.0, "more": 3.0}), words_in(language))
        for language in LANGUAGES
        for sign in (1, -1)
    }
    assert len(told) == 2 * len(LANGUAGES)


@pytest.mark.parametrize(("language", "mark"), [("en", "."), ("fr", ","), ("cs", ","), ("pl", ",")])
def test_figures_have_the_decimal_mark_of_the_language(language, mark):
    assert f"2{mark}5" in reason(mistake(jade=2.5), words_in(language))
