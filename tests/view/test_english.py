"""English words: for every question, move, event and reason that a game can produce."""

import re
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from tests.table import Table

import gugong
from gugong.rules.kernel import ASIDES, Decision, Reason
from gugong.rules.playout import Chance
from gugong.rules.scoring import FINAL
from gugong.view.english import event_clause, event_words, move_words, question_words, reason_words, servants
from gugong.view.english_meng import DONE, SKIPPED
from gugong.view.english_words import COLOURS, EVENTS, QUESTIONS, REASONS, SCORED
from gugong.view.events import EventData, event_data
from gugong.view.move_rules import rule_of_move
from gugong.view.observe import observe
from gugong.view.phrases import FIELDS, move_phrase, public_text
from gugong.view.prices import prices
from gugong.view.rulebook import all_paragraphs

GAMES = 160
SOURCE = Path(gugong.__file__).parent
SOLO_GAMES = 90  # enough for everything that Meng can do or leave out, but for what is rarest


def classes(base):
    for made in base.__subclasses__():
        yield made
        yield from classes(made)


ABOUT = sorted({made.__name__ for made in classes(Decision)} - {"Action"})


def say_all(game, said, reasons):
    """The words of the open question, its moves, and why its other moves are not legal."""
    question = game.asks()
    table = game.observe(question.seat).table
    said["question"].add(question_words(question, table, COLOURS))
    cost = prices(game.position)
    for move in game.moves():
        said["move"].add(move_words(question.about, move.text, table, cost.get(move.text)))
        assert rule_of_move(question, move.text, table) in all_paragraphs()
    for move in [*game.position.decision().conceivable(game.position), *ASIDES[question.seat]]:
        why = move.why_not(game.position)
        if why is not None:
            reasons.add(why.what)
            said["reason"].add(reason_words(why))


def table(seed):
    """Tables of all kinds; the last ones against Meng, at every difficulty."""
    if seed >= GAMES:
        return gugong.new_game(1, seed=seed, difficulty=("easy", "normal", "hard")[seed % 3], sail_off=seed % 2 == 0)
    bonus = ("none", "six", "twelve", "twelve")[seed // 4 % 4]
    options: dict[str, Any] = {"bonus_tokens": bonus, "expert": seed % 3 == 0, "sail_off": seed % 2 == 0}
    return gugong.new_game(2 + seed % 4, seed=seed, **options)


@pytest.fixture(scope="module")
def heard():
    """Everything said in some hundred random games, and which kinds of things these were."""
    said: dict[str, set[str]] = defaultdict(set)
    whats: set[str] = set()
    reasons: set[str] = set()
    abouts: set[str] = set()
    rules: set[tuple[str, str]] = set()
    for seed in range(GAMES + SOLO_GAMES):
        game = table(seed)
        players = len(game.position.players)
        chance = Chance(seed)
        position = game.position
        position.journal = []
        step = 0
        while not game.over:
            about = type(position.decision()).__name__
            if about not in abouts or step % 11 == seed % 11:
                say_all(game, said, reasons)
            abouts.add(about)
            step += 1
            position.play(position.legal[chance.below(len(position.legal))])
        for event in position.journal:
            whats.add(event.what)
            for seat in (event.who if event.who >= 0 else None, None):
                said["event"].add(event_words(event_data(event, seat, game.components, players), COLOURS))
            rules.add((event.what, event.rule))
    return said, whats, reasons, abouts, rules


def test_every_question_of_the_rules_has_words_and_fields():
    assert sorted(QUESTIONS) == ABOUT
    assert sorted(FIELDS) == ABOUT


def test_every_event_has_words(heard):
    _, whats, *_ = heard
    assert whats <= set(EVENTS)
    assert set(EVENTS) - whats <= {"reshuffle", "token-used"}, "these did not occur"


def test_everything_that_meng_leaves_out_has_a_reason(heard):
    *_, rules = heard
    seen = {rule for what, rule in rules if what == "skips"}
    assert seen <= set(SKIPPED)
    assert len(seen) > 10
    code = "".join(file.read_text("utf-8") for file in (SOURCE / "rules").glob("meng*.py"))
    named = set(re.findall(r'(?:skips|able|load)\(g[^"\n]*"([A-Z0-9-]+)"\)', code))
    assert named - set(SKIPPED) == set()
    assert set(SKIPPED) - named <= {"TOKEN-9"}, "the rule of the token comes with the question"


def test_what_meng_does_in_his_own_way_occurs(heard):
    *_, rules = heard
    assert set(DONE) - {f"{what} {rule}" for what, rule in rules} <= {"discard Q-ME-2"}


def test_every_reason_has_words(heard):
    _, _, reasons, *_ = heard
    assert reasons <= set(REASONS)


def test_nearly_every_question_was_asked(heard):
    _, _, _, abouts, _ = heard
    assert set(ABOUT) - abouts <= {"OfferSteps", "LastExchange", "MakeRoom", "PlaceOnDecree", "ClaimHere"}


def test_no_gap_is_left_open(heard):
    said, *_ = heard
    for sentences in said.values():
        assert len(sentences) > 20
        for words in sentences:
            assert not re.search(r"[{}]|\bNone\b|  ", words), words
            assert words == words.strip()


def test_questions_and_events_are_sentences(heard):
    said, *_ = heard
    assert all(words[-1] in ".?" for words in said["question"])
    assert all((words[-1] == "." and words[0].isupper()) or words[0].isdigit() for words in said["event"])


def test_every_source_of_vp_is_named():
    code = "".join(file.read_text("utf-8") for file in (SOURCE / "rules").glob("*.py"))
    found = set(re.findall(r'(?:g\.score|vp_instead|reward_leader)\([^"\n]*"([A-Z0-9-]+)"\)', code))
    assert len(found) > 10
    assert found | {"TOKEN-X-2"} <= set(SCORED)


@pytest.mark.parametrize(
    ("ordinary", "double", "words"),
    [
        (0, 0, "0 servants"),
        (1, 0, "1 servant"),
        (2, 0, "2 servants"),
        (0, 1, "the Double Servant"),
        (1, 1, "1 servant and the Double Servant"),
    ],
)
def test_servants(ordinary, double, words):
    assert servants(ordinary, double) == words


@pytest.mark.parametrize(
    ("about", "text", "price", "words"),
    [
        ("GreatWall", "A", None, "place 1 servant"),
        ("GreatWall", "B", None, "pay 1 servant, then place up to 2 others"),
        ("Travel", "B", 1, "pay 1, then two journeys"),
        ("Pay", "pay 1+D", None, "pay 1 servant and the Double Servant"),
        ("Gain", "gain D", None, "gain the Double Servant"),
        ("Load", "load D new b", None, "the Double Servant on a new ship of route b"),
        ("Stow", "load 1 a3", None, "1 servant on your ship in a3"),
        ("Jade", "house 4", 3, "pay 3 for the jade of a house at 4"),
        ("Decrees", "decree L3-EIGHT", 5, "pay 5 and place 1: 8 VP"),
        ("Benefit", "-7", None, "7 back: 1 jade"),
        ("Benefit", "-5 die B 4", None, "5 back: turn die B to 4"),
        ("Give", "9 tokens", None, None),
        ("Journey", "go Beijing", None, "collect swap"),
        ("Give", "8 jade", 0, "8 for the 3-two-servants at Jade: free"),
        ("Give", "8 jade", 2, "8 for the 3-two-servants at Jade: pay 2, discard a card, or no actions"),
        ("PutOut", "put D wall", None, "put it at the Great Wall with the Double Servant"),
        ("PutOut", "put 1", None, "put it beside your board with 1 servant"),
        (
            "Sail",
            "tokens 4 power",
            None,
            "exchange tokens worth 4, an unused bonus token among them, for 2 VP",
        ),
    ],
)
def test_moves(about, text, price, words):
    t = Table(players=2).map(Beijing="swap").gifts(jade="3-two-servants")
    table = observe(t.g, None).table
    if words is None:
        assert move_phrase(text, table).key == text
    else:
        assert move_words(about, text, table, price) == words


def test_a_payment_names_the_cards():
    t = Table(players=2).seat(0, hand="3-two-servants 8").gifts(jade="5-canal").turn(0)
    t.play("3-two-servants jade")
    seen = observe(t.g, 0)
    assert seen.question is not None
    assert question_words(seen.question, seen.table, COLOURS) == (
        "Red, your 3-two-servants does not beat the 5-canal at Jade: pay 2, discard a card, or no actions?"
    )


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (EventData("vp", 0, "BONUS-2", {"n": -1}), "lost 1 VP (tax)"),
        (EventData("vp", 0, "WALL-6", {"n": 3}), "scored 3 VP (Great Wall)"),
        (EventData("marker", 0, "BENEFIT-2", {"n": -3}), "moved 3 back on the Intrigue track"),
        (EventData("draw", 0, "CANAL-8", {}), "drew a card"),
        (EventData("draw", 0, "CANAL-8", {"card": "9#2"}), "drew 9"),
        (EventData("rank", 0, "END-6", {"place": 1, "score": 30}), "came in at place 1 with 30 VP"),
        (EventData("tokens", 0, "TOKEN-X-1", {"price": 2, "token0": "-tax", "token1": "swap"}), None),
        (EventData("automa", 1, "SOLO-DAY-1", {"special": 0, "place": "jade"}), "turned over the automa card for Jade"),
        (EventData("twilight", 1, "SOLO-TWI-1", {"special": 1, "place": ""}), None),
        (EventData("meng-claim", 1, "SOLO-CANAL-3", {"harbour": "a1", "reward": "card"}), None),
        (EventData("skips", 1, "Q-ME-5", {}), "skipped the journey (no city has a token)"),
        (EventData("discard", 1, "SOLO-TWI-3", {}), "laid it on his discard pile"),
        (EventData("discard", 1, "Q-ME-2", {}), None),
        (EventData("vp", 1, "SOLO-MORN-2", {"n": 1}), "scored 1 VP (instead of a Morning swap)"),
        (EventData("reshuffle", None, "MORN-2", {"first": 4, "second": 3}), None),
        (EventData("token-used", 1, "BONUS-4", {"kind": "twice-value"}), "used the value ×2 token"),
        (
            EventData("outpost", 1, "BONUS-1", {"kind": "plus-one", "place": "", "double": 1}),
            "put the value +1 token out beside the own board with the Double Servant",
        ),
    ],
)
def test_events(event, words):
    assert event_clause(event) == (words or event_clause(event))
    assert "{" not in event_clause(event)


def test_rank_names_the_place_not_a_location():
    t = Table(players=2)
    t.ask(FINAL)
    rank = event_data(t.events("rank")[0], None, t.g.components, 2)
    assert event_words(rank, COLOURS).startswith(("Red came in at place 1", "Green came in at place 1"))


def test_cards_that_move_face_down_are_not_named_to_others():
    assert public_text("discard 8") == "discard a card"
    assert public_text("take 4-canal") == "take a card"
    assert public_text("swap discard 8 wall") == "swap discard 8 wall"
    assert public_text("A") == "A"


def test_a_reason_says_how_much_more_would_do():
    assert reason_words(Reason("WALL-2", "servants", 2, 1)).endswith("you have 1; 1 more would do")
