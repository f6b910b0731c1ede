"""Words in four languages for every question, move, event and reason that a game can produce."""

import re
from collections import defaultdict
from typing import Any

import pytest
from tests.table import SKIPS
from tests.view.catalogue import messages, variables

import gugong
from gugong.content.names import CARD_ACTIONS, DECREE_NAMES, PLACES, TOKENS
from gugong.rules.kernel import ASIDES, Question
from gugong.rules.playout import Chance
from gugong.rules.vocabulary import EVENTS, REASONS, VP_SOURCES
from gugong.table.preview import MENGS
from gugong.view.causes import cause
from gugong.view.choices import choices
from gugong.view.events import EventData, event_data
from gugong.view.refusals import Refusal
from gugong.view.rulebook import all_paragraphs
from gugong.view.words import LANGUAGES, THEN, words_in

GAMES = 160
SOLO_GAMES = 90  # enough for everything Meng can do or skip, except the rarest cases
EN = words_in("en")
NAMES = ("Ann", "Ben", "Cyd", "Dee", "Eve")
CODE = r"\bL[123]-|\b[ab][1-5]\b|\b(route|die|chemin|dé|cestě|kostku|ścieżce|kość) [abABC]\b"
KINDS = ("question", "question_to_you", "waiting", "then", "move", "brief", "event", "will")  # methods of Words
ENGLISH = r"\b(the|your?|servants?|with|from|and|tokens?|his|is)\b"


def classes(base):
    for made in base.__subclasses__():
        yield made
        yield from classes(made)


ABOUT = sorted(made.__name__ for made in classes(Question) if not made.__subclasses__())


class Heard:
    """Everything said in random games by language and kind, and which messages that covers."""

    def __init__(self) -> None:
        self.said: dict[tuple[str, str], set[str]] = defaultdict(set)
        self.abouts: set[str] = set()
        self.events: set[tuple[str, str]] = set()

    def hear(self, kind, *about):
        """Say this in every language, unless English has said the same before."""
        in_english = getattr(EN, kind)(*about)
        if in_english not in self.said["en", kind]:
            for language in LANGUAGES:
                self.said[language, kind].add(getattr(words_in(language), kind)(*about))

    def hear_question(self, game):
        """The open question, its moves, and why its other moves are not legal."""
        question = game.asks()
        self.hear("question", question, NAMES)
        self.hear("question_to_you", question)
        self.hear("waiting", question, NAMES)
        for choice in choices(game.position):
            self.hear("move", question.about, choice)
            self.hear("brief", question.about, choice)
            if choice.targets and EN.then(question.about, choice):
                self.hear("then", question.about, choice)
            assert choice.rule in all_paragraphs()
        for move in [*game.position.question().conceivable(game.position), *ASIDES[question.seat]]:
            why = move.why_not(game.position)
            if why is not None:
                first = ["tokens 2", "gain 1"]
                refusal = Refusal(why.rule, why.what, move.text, why.need, why.have, first=first)
                self.hear("refusal", refusal, game.position, NAMES)

    def hear_events(self, game):
        for event in game.position.journal:
            for seat in (event.who if event.who >= 0 else None, None):
                told = event_data(event, seat, game.components, len(game.position.players))
                self.hear("event", told, NAMES)
                if event.what not in MENGS and event.who != game.position.automa:
                    self.hear("event", told, NAMES, told.who)
                if event.what not in MENGS:
                    self.hear("will", told, 0, NAMES)
            self.events.add((event.what, event.rule))


def table(seed):
    """Tables of all kinds; the last ones are against Meng, at every difficulty."""
    if seed >= GAMES:
        return gugong.new_game(1, seed=seed, difficulty=("easy", "normal", "hard")[seed % 3], sail_off=seed % 2 == 0)
    bonus = ("none", "six", "twelve", "twelve")[seed // 4 % 4]
    options: dict[str, Any] = {"bonus_tokens": bonus, "expert": seed % 3 == 0, "sail_off": seed % 2 == 0}
    return gugong.new_game(2 + seed % 4, seed=seed, **options)


@pytest.fixture(scope="module")
def heard():
    found = Heard()
    for seed in range(GAMES + SOLO_GAMES):
        game, chance, step = table(seed), Chance(seed), 0
        position = game.position
        position.journal = []
        while not game.over:
            about = type(position.question()).__name__
            if about not in found.abouts or step % 11 == seed % 11:
                found.hear_question(game)
            found.abouts.add(about)
            step += 1
            position.play(position.legal[chance.below(len(position.legal))])
        found.hear_events(game)
    return found


# What there are words for


def ids(beginning):
    return {name.removeprefix(beginning) for name in messages("en") if name.startswith(beginning)}


def test_every_question_of_the_rules_has_words():
    asked = {"".join(f"-{c.lower()}" if c.isupper() else c for c in about)[1:] for about in ABOUT}
    assert asked == ids("ask-")


def test_nearly_every_question_was_asked(heard):
    assert set(ABOUT) - heard.abouts <= {"OfferSteps", "LastExchange", "MakeRoom", "PlaceOnDecree", "ClaimHere"}


def test_every_event_of_the_rules_has_words_and_nothing_else_has():
    assert set(EVENTS) == ids("event-")


def test_every_event_of_a_player_is_said_to_the_reader_too(heard):
    """Some are Meng's, and some nobody's: those are said to everybody alike."""
    nobodys = {name for name in ids("will-") if "name" not in variables("en", f"will-{name}")}
    assert set(EVENTS) - set(MENGS) - nobodys == ids("you-")


def test_what_is_paid_gained_and_discarded_has_a_cause(heard):
    """But for the cards that Meng lays aside, which is said in its own words."""
    told = {(what, rule) for what, rule in heard.events if what in ("pay", "gain", "discard", "swap", "draw")}
    without = {rule for what, rule in told if cause(EventData(what, 0, rule, {})) is None}
    assert without <= {"SOLO-TWI-3", "Q-ME-2"}


def test_every_event_of_a_players_turn_can_be_foreseen():
    assert set(EVENTS) - set(MENGS) == ids("will-")


def test_every_question_after_a_first_target_has_words():
    assert set(THEN) == ids("then-")


def test_nearly_every_event_occurred(heard):
    occurred = {what for what, _ in heard.events}
    assert ids("event-") - occurred <= {"reshuffle", "token-used"}


def test_every_reason_of_the_rules_has_words_and_nothing_else_has():
    assert set(REASONS) == ids("reason-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_is_told_by_the_facts_that_it_has(language):
    for reason, facts in REASONS.items():
        told = {*facts, "missing"} if {"need", "have"} <= set(facts) else set(facts)
        assert variables(language, f"reason-{reason}") <= told, reason


def test_everything_that_meng_leaves_out_has_a_reason(heard):
    seen = {rule for what, rule in heard.events if what == "skips"}
    assert seen <= set(SKIPS)
    assert len(seen) > 10
    assert {rule.lower() for rule in SKIPS} == ids("skips-")


def test_what_meng_does_in_his_own_way_occurs(heard):
    choices = messages("en")["event-discard"].choices + messages("en")["event-take-back"].choices
    own = {rule for variable, keys in choices if variable == "rule" for rule in keys} - {"other"}
    assert own - {rule for what, rule in heard.events if what in ("discard", "take-back")} <= {"Q-ME-2"}


def test_every_source_of_vp_is_named(heard):
    assert {rule for what, rule in heard.events if what == "vp"} <= set(VP_SOURCES)
    assert {rule.lower() for rule in VP_SOURCES} == ids("vp-")


def test_every_thing_has_a_name():
    assert ids("place-") == set(PLACES)
    assert ids("token-") == {token or "none" for token in TOKENS}
    assert ids("decree-") == {name.lower() for name in DECREE_NAMES}


def test_every_city_of_both_maps_has_a_name():
    pieces = gugong.new_game(2).components
    cities = {city for players in (3, 4) for city in pieces.side(players).cities}
    assert ids("city-") == {city.replace("'", "").lower() for city in cities}


@pytest.mark.parametrize(
    ("message", "told"),
    [("the-place", {*PLACES, "none"}), ("at-place", {*PLACES, "none"}), ("card", set(CARD_ACTIONS))],
)
def test_every_place_and_card_has_each_form_that_sentences_need(message, told):
    ((_, keys),) = messages("en")[message].choices
    assert keys == told


# How it sounds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [*KINDS, "refusal"])
def test_no_gap_is_left_open(heard, kind, language):
    assert len(heard.said[language, kind]) > 20
    for words in heard.said[language, kind]:
        assert not re.search(r"[{}]|\bNone\b|\?\?\?|  ", words), words
        assert words == words.strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_no_code_is_shown(heard, kind, language):
    """Decrees, harbours, routes and dice are told in words; the notation is only for typing."""
    for words in heard.said[language, kind]:
        assert not re.search(CODE, words), words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["question", "question_to_you", "waiting", "then", "event", "will"])
def test_questions_and_events_are_sentences(heard, kind, language):
    assert all(words[-1] in ".?" and not words[0].islower() for words in heard.said[language, kind])


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_have_few_words(heard, language):
    """One line of a column of 300 pixels, or two."""
    assert [words for words in heard.said[language, "brief"] if len(words) > 50] == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("kind", [*KINDS, "refusal"])
def test_no_english_is_left_over(heard, kind, language):
    """Moves are quoted in notation, which is the same in all languages."""
    for words in heard.said[language, kind]:
        said = re.sub(r"[„«][^“”»]*[“”»]", "", words)
        assert not re.search(ENGLISH, said), words
