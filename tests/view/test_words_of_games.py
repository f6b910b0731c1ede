"""Words in four languages for every question, move, event and reason that a game can produce."""

import re
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from tests.view.catalogue import messages

import gugong
from gugong.content.names import CARD_ACTIONS, DECREE_NAMES, PLACES, TOKENS
from gugong.rules.kernel import ASIDES, Decision
from gugong.rules.playout import Chance
from gugong.view.events import SCORED, event_data
from gugong.view.move_rules import rule_of_move
from gugong.view.phrases import FIELDS
from gugong.view.prices import prices
from gugong.view.refusals import Refusal
from gugong.view.rulebook import all_paragraphs
from gugong.view.words import ASKED, LANGUAGES, words_in

GAMES = 160
SOURCE = Path(gugong.__file__).parent
SOLO_GAMES = 90  # enough for everything that Meng can do or leave out, but for what is rarest
EN = words_in("en")
NAMES = ("Ann", "Ben", "Cyd", "Dee", "Eve")
ENGLISH = r"\b(the|your?|servants?|with|from|and|tokens?|his|is)\b"


def classes(base):
    for made in base.__subclasses__():
        yield made
        yield from classes(made)


ABOUT = sorted({made.__name__ for made in classes(Decision)} - {"Action"})


class Heard:
    """Everything said in random games, by language and kind, and which kinds of things these were."""

    def __init__(self) -> None:
        self.said: dict[tuple[str, str], set[str]] = defaultdict(set)
        self.abouts: set[str] = set()
        self.events: set[tuple[str, str]] = set()

    def hear(self, kind, *about):
        """The same in every language, unless English has heard it."""
        in_english = getattr(EN, kind)(*about)
        if in_english not in self.said["en", kind]:
            for language in LANGUAGES:
                self.said[language, kind].add(getattr(words_in(language), kind)(*about))

    def hear_question(self, game):
        """The open question, its moves, and why its other moves are not legal."""
        question, cost = game.asks(), prices(game.position)
        table = game.observe(question.seat).table
        self.hear("question", question, table, NAMES)
        for move in game.moves():
            self.hear("move", question.about, move.text, table, cost.get(move.text))
            assert rule_of_move(question, move.text, table) in all_paragraphs()
        for move in [*game.position.decision().conceivable(game.position), *ASIDES[question.seat]]:
            why = move.why_not(game.position)
            if why is not None:
                first = ["tokens 2", "gain 1"]
                self.hear("refusal", Refusal(why.rule, why.what, move.text, why.need, why.have, first=first))

    def hear_events(self, game):
        for event in game.position.journal:
            for seat in (event.who if event.who >= 0 else None, None):
                self.hear("event", event_data(event, seat, game.components, len(game.position.players)), NAMES)
            self.events.add((event.what, event.rule))


def table(seed):
    """Tables of all kinds; the last ones against Meng, at every difficulty."""
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
            about = type(position.decision()).__name__
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


def named_in_code(pattern, files="rules/*.py"):
    code = "".join(file.read_text("utf-8") for file in sorted(SOURCE.glob(files)))
    return set(re.findall(pattern, code))


def test_every_question_of_the_rules_has_words_and_fields():
    assert sorted(ASKED) == ABOUT
    assert sorted(FIELDS) == ABOUT
    assert {f"ask-{name}" for name in ids("ask-")} == set(ASKED.values())


def test_nearly_every_question_was_asked(heard):
    assert set(ABOUT) - heard.abouts <= {"OfferSteps", "LastExchange", "MakeRoom", "PlaceOnDecree", "ClaimHere"}


def test_every_event_of_the_rules_has_words_and_nothing_else_has():
    assert named_in_code(r'\.tell\(\s*"([a-z-]+)"') | {"twilight"} == ids("event-") - {"of-nobody"}


def test_nearly_every_event_occurred(heard):
    occurred = {what for what, _ in heard.events}
    assert ids("event-") - {"of-nobody"} - occurred <= {"reshuffle", "token-used"}


def test_every_reason_of_the_rules_has_words_and_nothing_else_has():
    found = named_in_code(r'Reason\([^,\n]+, "([a-z-]+)"') | named_in_code(r'Reason\("[^"]+", "([a-z-]+)"', "view/*.py")
    assert found == ids("reason-")


def test_everything_that_meng_leaves_out_has_a_reason(heard):
    seen = {rule.lower() for what, rule in heard.events if what == "skips"}
    assert seen <= ids("skips-")
    assert len(seen) > 10
    named = {rule.lower() for rule in named_in_code(r'(?:skips|able|load)\(g[^"\n]*"([A-Z0-9-]+)"\)', "rules/meng*.py")}
    assert ids("skips-") - named <= {"token-9"}, "the rule of the token comes with the question"
    assert named <= ids("skips-")


def test_what_meng_does_in_his_own_way_occurs(heard):
    choices = messages("en")["event-discard"].choices + messages("en")["event-take-back"].choices
    own = {rule for variable, keys in choices if variable == "rule" for rule in keys} - {"other"}
    assert own - {rule for what, rule in heard.events if what in ("discard", "take-back")} <= {"Q-ME-2"}


def test_every_source_of_vp_is_named():
    found = named_in_code(r'(?:g\.score|vp_instead|reward_leader)\([^"\n]*"([A-Z0-9-]+)"\)')
    assert len(found) > 10
    assert found | {"TOKEN-X-2"} <= set(SCORED)
    assert {rule.lower() for rule in SCORED} == ids("vp-")


def test_every_thing_has_a_name():
    assert ids("place-") == set(PLACES)
    assert ids("token-") == {token or "none" for token in TOKENS}
    assert ids("decree-") == {name.lower() for name in DECREE_NAMES}


@pytest.mark.parametrize(
    ("message", "told"),
    [("the-place", {*PLACES, "none"}), ("at-place", {*PLACES, "none"}), ("card", set(CARD_ACTIONS))],
)
def test_every_place_and_card_has_each_form_that_sentences_need(message, told):
    ((_, keys),) = messages("en")[message].choices
    assert keys == told


# How it sounds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["question", "move", "event", "refusal"])
def test_no_gap_is_left_open(heard, kind, language):
    assert len(heard.said[language, kind]) > 20
    for words in heard.said[language, kind]:
        assert not re.search(r"[{}]|\bNone\b|\?\?\?|  ", words), words
        assert words == words.strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_events_are_sentences(heard, language):
    assert all(words[-1] in ".?" for words in heard.said[language, "question"])
    assert all(words[-1] == "." and not words[0].islower() for words in heard.said[language, "event"])


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("kind", ["question", "move", "event", "refusal"])
def test_no_english_is_left_over(heard, kind, language):
    """Moves are quoted in notation, which is the same in all languages."""
    for words in heard.said[language, kind]:
        said = re.sub(r"[„«][^“”»]*[“”»]", "", words)
        assert not re.search(ENGLISH, said), words
