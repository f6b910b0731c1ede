"""The terminal in four languages: chosen by option or environment, with no English left over."""

import re
from itertools import islice

import pytest

import gugong as engine
from gugong.cli.board import board, own_cards
from gugong.cli.questions import ask
from gugong.view.choices import choices
from gugong.view.rulebook import RuleIdError, paragraph
from gugong.view.words import LANGUAGES, words_in
from tests.cli.terminal import gugong
from tests.cli.test_play import FIRST, START, lines
from tests.cli.test_screens import games, printed

pytestmark = pytest.mark.usefixtures("own_folder")

OTHERS = [language for language in LANGUAGES if language != "en"]
FIRST_LINE = {"en": "This deal is", "fr": "Cette donne est", "cs": "Toto rozdání je", "pl": "To rozdanie jest"}
ENGLISH = r"\b(the|your?|with|from|and|his|is|of|day)\b"  # not in the notation or another language


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_option_chooses(language):
    assert gugong(*START, "--language", language, typed="q\n").stdout.startswith(FIRST_LINE[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_environment_chooses(language):
    assert gugong(*START, typed="q\n", GUGONG_LANGUAGE=language).stdout.startswith(FIRST_LINE[language])


def test_the_option_goes_before_the_environment():
    shown = gugong(*START, "--language", "cs", typed="q\n", GUGONG_LANGUAGE="pl").stdout
    assert shown.startswith(FIRST_LINE["cs"])


@pytest.mark.parametrize("args", [["--language", "xx"], []])
def test_another_language_is_refused_with_those_that_there_are(args):
    result = gugong(*START, *args, GUGONG_LANGUAGE="xx")
    assert result.exit_code == 2
    assert "'xx' is not one of 'en', 'fr', 'cs', 'pl'" in result.stderr


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("table", [("--players", 3, "--bonus", "twelve"), ("--solo",)])
def test_a_whole_game_has_no_english_left_over(language, table):
    asked = ("?", "? WALL-5", "? WALL-99", "h 1", "h", "m", "c", "b", "u", "999", "dance", "9 jade", "s", "w")
    result = gugong("play", *table, "--seed", 11, "--language", language, typed=lines(*asked) + FIRST)
    assert result.exit_code == 0
    assert words_in(language).say("cli-final-scores") in result.stdout
    assert re.findall(ENGLISH, result.stdout) == []


@pytest.mark.parametrize("language", OTHERS)
def test_why_the_bots_moved_is_said_in_the_language(language):
    shown = gugong(*START[:-1], 1, "--bots", "minister", "--language", language, typed="w\n").stdout
    assert words_in(language).say("cli-source-servants") in shown.partition("> ")[2]
    assert re.findall(ENGLISH, shown) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_said_in_the_language(language):
    refusal = engine.new_game(2, seed=5, start_player=0).refusal("3-palace wall")
    assert refusal is not None
    assert refusal.said(words_in(language)) in gugong(*START, "--language", language, typed="3-palace wall\n").stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_file_or_option_is_told_in_the_language(language, tmp_path):
    file = tmp_path / "my-copy.toml"
    file.write_text("")
    with pytest.raises(engine.ComponentError) as component:
        engine.load_components(file)
    with pytest.raises(engine.OptionError) as option:
        engine.new_game(9)
    for error, args in ((component.value, ("--components", file)), (option.value, ("--players", 9))):
        result = gugong("play", *args, "--language", language)
        assert result.stderr == error.said(words_in(language)) + "\n"
        assert result.exit_code == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_rule_is_told_in_the_language(language):
    with pytest.raises(RuleIdError) as unknown:
        paragraph("WALL-99")
    result = gugong("rules", "WALL-99", "--language", language)
    assert (result.exit_code, result.stderr) == (2, unknown.value.said(words_in(language)) + "\n")


def test_a_command_without_a_language_tells_it_in_english(tmp_path):
    result = gugong("simulate", "--components", tmp_path / "nothing.toml", GUGONG_LANGUAGE="fr")
    assert result.stderr.endswith("nothing.toml is not a file that exists; name a component file.\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_shown_in_the_language(language):
    made = paragraph("WALL-5", language)
    for shown in (
        gugong("rules", "WALL-5", "--language", language).stdout,
        gugong(*START, "--language", language, typed="? WALL-5\n").stdout,
    ):
        assert made.title in shown
        assert made.text[:40] in shown
    assert made.page in gugong("rules", "--language", language).stdout


@pytest.mark.parametrize("language", OTHERS)
def test_a_replay_speaks_the_language(language, tmp_path):
    file = tmp_path / "a.gugong"
    gugong(*START, "--save", file, typed=FIRST)
    words = words_in(language)
    last = gugong("replay", file, "--language", language).stdout
    assert words.say("cli-day", day=4, days=4) in last
    assert words.say("seat-0") in last
    assert re.findall(ENGLISH, last) == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("players", [2, 5])
def test_nothing_is_cut_off_on_80_columns(players, language):
    words = words_in(language)
    names = words.seat_names(players)
    for game, _ in islice(games(players, bonus_tokens="twelve"), 0, 150, 15):
        question = game.asks()
        assert question is not None
        seen = game.observe(question.seat)
        parts = (
            board(seen, game.components, names, words),
            own_cards(seen, words),
            ask(seen, choices(game.position), names, words),
        )
        shown = "".join(printed(part, 80) for part in parts)
        assert "…" not in shown
        assert max(len(line) for line in shown.splitlines()) <= 80
