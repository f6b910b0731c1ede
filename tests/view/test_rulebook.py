"""The rule pages: every id the engine uses has a paragraph."""

import re
from pathlib import Path
from typing import Any

import pytest

import gugong
from gugong.cli.coverage import ids_in_code
from gugong.rules.playout import Chance
from gugong.view.rulebook import PARTS, RuleIdError, all_pages, all_paragraphs, paragraph, read_page
from gugong.words import LANGUAGES, catalogue, say

SOURCE = Path(gugong.__file__).parent


def test_a_paragraph_has_id_title_text_and_see_also():
    made = paragraph("WALL-5")
    assert made.id == "WALL-5"
    assert made.title == "When the wall is checked"
    assert made.text.startswith("The wall is checked only once")
    assert made.see_also == ("WALL-6", "Q-WA-2")
    assert made.page == "The Great Wall"


def test_ids_may_be_typed_in_small_letters():
    assert paragraph("wall-5") is paragraph("WALL-5")


@pytest.mark.parametrize(("typed", "said"), [("WALL-55", "did you mean WALL-5"), ("soup", "ids look like WALL-5")])
def test_an_unknown_id_is_refused_with_those_written_alike(typed, said):
    with pytest.raises(RuleIdError, match=said) as refused:
        paragraph(typed)
    assert len({refused.value.said(catalogue(language)) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_page_is_read_heading_by_heading():
    parts = ("# P", "Intro.", "## A-1 One", "Text.", "See also: A-2, B-1", "## A-2 Two", "More.\n")
    page = read_page("\n\n".join(parts), "p", "game")
    assert page[:4] == ("p", "game", "P", "Intro.")
    first, second = page.paragraphs
    assert first == ("A-1", "One", "Text.", ("A-2", "B-1"), "P")
    assert (second.id, second.text, second.see_also) == ("A-2", "More.", ())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_its_place_in_the_book(language):
    files = {file.stem for file in (SOURCE / "rulebook" / language).glob("*.md")}
    assert files == {name for names in PARTS.values() for name in names}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_in_the_book_once(language):
    written = [file.read_text("utf-8") for file in (SOURCE / "rulebook" / language).glob("*.md")]
    ids = re.findall(r"^## (\S+)", "".join(written), flags=re.MULTILINE)
    assert sorted(made.id for page in all_pages(language) for made in page.paragraphs) == sorted(ids)


def test_one_learns_how_to_begin_before_the_variants():
    order = [page.name for page in all_pages()]
    assert order[:4] == ["setup", "terms", "rounds", "day"]
    assert order.index("canal") < order.index("night") < order.index("end") < order.index("variants")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_says_what_it_is_about(language):
    assert [page.name for page in all_pages(language) if not page.title or not page.introduction] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_says_something(language):
    for made in all_paragraphs(language).values():
        assert made.title, made.id
        assert made.text, made.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_paragraphs_in_the_same_order(language):
    assert list(all_paragraphs(language)) == list(all_paragraphs())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_leads_on_to_the_same_paragraphs(language):
    for made in all_paragraphs(language).values():
        assert made.see_also == paragraph(made.id).see_also, made.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_gives_the_same_numbers(language):
    for made in all_paragraphs(language).values():
        assert figures(made.text) == figures(paragraph(made.id).text), made.id


def figures(text: str) -> list[str]:
    """The numbers written as digits, sorted because languages order them differently."""
    return sorted(re.findall(r"\d+", text))


def test_another_language_is_refused():
    with pytest.raises(ValueError, match="There are no words in 'xx'"):
        all_paragraphs("xx")


def test_see_also_leads_somewhere():
    known = all_paragraphs()
    assert [(made.id, rule) for made in known.values() for rule in made.see_also if rule not in known] == []


def test_every_id_in_the_code_has_its_paragraph():
    assert ids_in_code(SOURCE / "rules") - set(all_paragraphs()) == set()


def emitted_by(game: gugong.Game, seed: int) -> set[str]:
    """The rules of all questions, refusals and events of one random game."""
    emitted = set()
    position, chance = game.position, Chance(seed)
    position.journal = []
    while not position.over():
        emitted.add(position.question().rule)
        position.play(position.legal[chance.below(len(position.legal))])
        for move in position.question().conceivable(position) if not position.over() else []:
            why = move.why_not(position)
            emitted.update([why.rule] if why else [])
    return emitted | {event.rule for event in position.journal}


@pytest.mark.parametrize("bonus", ["none", "six", "twelve"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_id_that_games_emit_has_its_paragraph(players, bonus):
    for seed in range(8):
        options: dict[str, Any] = {"bonus_tokens": bonus, "expert": seed % 2 == 1, "sail_off": seed % 3 == 0}
        assert emitted_by(gugong.new_game(players, seed=seed, **options), seed) - set(all_paragraphs()) == set()


@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_every_id_that_solo_games_emit_has_its_paragraph(difficulty):
    for seed in range(20):
        game = gugong.new_game(1, seed=seed, difficulty=difficulty)
        assert emitted_by(game, seed) - set(all_paragraphs()) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("piece", ["servant", "envoy", "jade", "ship", "token", "die", "decree", "card", "vp"])
def test_the_rules_use_the_words_by_which_the_page_recognises_a_piece(language, piece):
    text = " ".join(made.text for made in all_paragraphs(language).values())
    for word in say(language, f"piece-{piece}").split():
        assert re.search(r"\b" + word.replace("*", r"\w*") + r"\b", text, re.IGNORECASE), word
