"""The solo game in the terminal: whole games, Meng's steps, the board, the end, undo and records."""

import re
from itertools import chain
from pathlib import Path

import pytest

import gugong as engine
from gugong.cli.board import board
from gugong.cli.history import as_seen, story
from gugong.cli.scores import score_sheet
from gugong.rules.kernel import Event
from gugong.rules.playout import Chance
from gugong.rules.state import MENG
from gugong.view.events import EventData, vp_by_source
from gugong.view.words import words_in
from tests.cli.terminal import gugong
from tests.cli.test_play import FIRST, lines
from tests.cli.test_screens import games, printed
from tests.table import BOX

pytestmark = pytest.mark.usefixtures("own_folder")

GAMES = Path(__file__).parents[1] / "games"
RECORDS = sorted(file for file in GAMES.glob("*.gugong") if engine.load(file).record.options.players == 1)
LEVELS = ("easy", "normal", "hard")
NAMES = ["You", "Meng"]
EN = words_in("en")
SOLO = ("play", "--solo", "--seed", 5)


def told_of(seed: int, difficulty: str = "normal") -> tuple[engine.Game, list[list[Event]]]:
    """A random game played to its end, with the events of each move."""
    game, chance = engine.new_game(1, seed=seed, difficulty=difficulty, components=BOX), Chance(seed)
    told: list[list[Event]] = []
    while not game.over:
        moves = game.moves()
        told.append(game.play(moves[chance.below(len(moves))]))
    return game, told


def lines_of(told: list[list[Event]], game: engine.Game) -> list[str]:
    return [line for events in told for line in story(as_seen(events, 0, game.components, 2), NAMES, EN)]


def test_there_are_records_of_every_level():
    assert {engine.load(file).record.options.difficulty for file in RECORDS} == set(LEVELS)


# Whole games


@pytest.mark.parametrize("level", LEVELS)
def test_a_whole_game_by_piped_input(level, tmp_path):
    file = tmp_path / "a.gugong"
    options = ("--difficulty", level, "--sets", "4/5", "--focus", "jade", "--save", file)
    result = gugong(*SOLO, *options, typed=FIRST)
    assert result.exit_code == 0
    assert "Final scores" in result.stdout
    game = engine.load(file).verify()
    assert game.over
    chosen = game.record.options
    assert (chosen.players, chosen.difficulty, chosen.sets, chosen.focus) == (1, level, "4/5", "jade")


def test_one_player_is_the_same_as_solo(tmp_path):
    gugong(*SOLO, "--save", tmp_path / "a", typed=FIRST)
    gugong("play", "--players", 1, "--seed", 5, "--save", tmp_path / "b", typed=FIRST)
    assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text()


def test_names_are_for_the_human_alone():
    shown = gugong(*SOLO, "--name", "Ann", "--name", "Ben", typed="q\n").stdout
    assert "Ann, choose a card" in shown
    assert "Meng" in shown
    assert "Ben" not in shown


def answers_until_benefit(twilight: bool) -> tuple[int, list[str]]:
    """A seed, and the answers after which the human is offered a benefit in the middle of Meng's turn."""
    for seed in range(500):
        game, chance, answers = engine.new_game(1, seed=seed), Chance(seed), []
        while not game.over:
            moves = game.moves()
            answers.append(moves[chance.below(len(moves))].text)
            events = game.play(answers[-1])
            question, meng = game.asks(), game.position.meng
            assert meng is not None
            his = any(event.what in ("automa", "twilight") for event in events)
            if his and question is not None and question.about == "Benefit" and meng.twilight == twilight:
                return seed, answers
    raise AssertionError("Meng never completed the wall")


@pytest.mark.parametrize("twilight", [False, True])
def test_the_human_is_asked_in_the_middle_of_mengs_turn(twilight, tmp_path):
    seed, answers = answers_until_benefit(twilight)
    file = tmp_path / "a.gugong"
    typed = lines(*answers, "b", "-1")
    shown = gugong("play", "--solo", "--seed", seed, "--save", file, typed=typed).stdout
    assert "You, the wall is complete: move back on the Intrigue track" in shown
    after = shown.rpartition("the wall is complete")[2]
    assert ("in Twilight" in after.partition("focus ◆")[2].partition("\n")[0]) == twilight
    assert "You moved back 1 space on the Intrigue track" in after
    assert engine.load(file).record.moves[len(answers)][:2] == (0, "-1")


# His steps


def test_meng_goes_step_by_step():
    shown = gugong(*SOLO, typed=FIRST).stdout
    turn = shown.partition("• Meng turned over")[2].splitlines()
    assert turn[0].startswith(" the automa card for ")
    assert turn[1].startswith("    – gave ")
    assert turn[1].endswith("(SOLO-DAY-2)")
    assert turn[2].startswith("    – ")


def test_every_automa_card_and_every_twilight_card_has_its_line():
    game, told = told_of(1, difficulty="hard")
    events = [event.what for move in told for event in move]
    said = lines_of(told, game)
    assert sum(line.startswith("• Meng turned over ") for line in said) == events.count("automa")
    assert sum(line.startswith("• Meng used ") for line in said) == events.count("twilight")
    assert sum(" skipped " in line and "    – " in line for line in said) > 0
    assert any(" again in Twilight: skipped " in line for line in said)


def test_a_turn_that_scores_the_wall_names_both():
    said = story(
        [
            EventData("automa", 1, "SOLO-DAY-1", {"special": 1, "place": "wall"}),
            EventData("wall", 1, "SOLO-SPECIAL-1", {"n": 2, "double": 0, "supply": 1}),
            EventData("vp", 0, "WALL-6", {"n": 3}),
            EventData("skips", 1, "SOLO-WALL-1", {}),
            EventData("twilight", 1, "SOLO-TWI-1", {"special": 1, "place": ""}),
            EventData("skips", 1, "Q-ME-5", {}),
            EventData("nightfall", 1, "SOLO-TWI-4", {}),
            EventData("matches", 1, "NIGHT-1", {"n": 1}),
        ],
        NAMES,
        EN,
    )
    assert said == [
        "• Meng turned over a special automa card: his focus, the Great Wall.",
        "    – put 2 servants from the supply on the wall (SOLO-SPECIAL-1)",
        "    – You scored 3 VP (Great Wall) (WALL-6)",
        "    – skipped the Great Wall (he has no servant to place) (SOLO-WALL-1)",
        "• Meng used a special automa card again in Twilight: skipped the journey (no city has a token).",
        "• Meng put today's automa cards with the used ones, matched the dice once.",
    ]


def test_his_cards_are_never_named_before_they_are_turned_over():
    for seed in range(20):
        game, told = told_of(seed)
        seen = [event for events in told for event in as_seen(events, 0, game.components, 2) if event.who == MENG]
        hidden = [event for event in seen if event.what in ("draw", "discard")]
        assert not [event for event in hidden if event.facts]


# The board


def test_the_board_shows_focus_stack_and_automa_cards():
    game = engine.new_game(1, seed=3, focus="jade", difficulty="hard")
    first = printed(board(game.observe(0), game.components, NAMES, EN))
    assert "Jade ◆" in first
    assert "Meng hard · focus ◆ Jade · stack 5 · automa deck 11, used 0, today none" in first
    while game.position.day == 1:
        game.play(game.moves()[0])
    meng = game.observe(0).table.meng
    assert meng is not None
    assert f"automa deck {meng.deck}, used {len(meng.used)}, today" in printed(
        board(game.observe(0), game.components, NAMES, EN), 160
    )


def test_todays_automa_cards_stand_in_order():
    game = engine.new_game(1, seed=3)
    meng = game.position.meng
    assert meng is not None
    meng.today, meng.twilight = (2, 7, 1), True
    assert "in Twilight Jade, special, Wall" in printed(board(game.observe(0), game.components, NAMES, EN))


@pytest.mark.parametrize("width", [80, 100, 160])
def test_no_line_is_too_long(width):
    for game, _ in games(1, difficulty="hard"):
        shown = printed(board(game.observe(0), game.components, NAMES, EN), width)
        assert max(len(line) for line in shown.splitlines()) <= width


# The end


@pytest.mark.parametrize("level", LEVELS)
def test_the_score_sheet_adds_up(level):
    game, told = told_of(7, difficulty=level)
    sheet = vp_by_source(chain.from_iterable(told), 2)
    assert [sum(points[seat] for points in sheet.values()) for seat in range(2)] == [
        player.vp for player in game.position.players
    ]
    result = game.result()
    assert result is not None
    assert result.winner is not None
    assert f"Winner: {NAMES[result.winner]}, with" in printed(score_sheet(game, told, NAMES, EN))


def test_meng_outside_the_palace_keeps_his_score():
    game, told = told_of(7)
    meng = game.position.players[MENG]
    meng.palace_seat = -1
    shown = printed(score_sheet(game, told, NAMES, EN))
    assert f"{game.position.scores[MENG]} (outside)" in shown
    assert "Winner: " in shown


# Undo


def test_within_a_turn_undo_is_free(tmp_path):
    game = engine.new_game(1, seed=5)
    gift = next(move.text for move in game.moves() if _asked_again(game, move.text))
    shown = gugong(*SOLO, "--save", tmp_path / "a", typed=lines(gift, "u")).stdout
    assert "Undone." in shown
    assert engine.load(tmp_path / "a").record.moves == []


def _asked_again(game: engine.Game, text: str) -> bool:
    twin = game.copy()
    return all(event.what != "automa" for event in twin.play(text))


def test_once_meng_has_turned_a_card_over_nothing_is_undone():
    game, answers = engine.new_game(1, seed=5), 0
    while True:
        answers += 1
        if any(event.what == "automa" for event in game.play(game.moves()[0])):
            break
    shown = gugong(*SOLO, typed="1\n" * answers + "u\n").stdout
    assert "Something hidden has been shown" in shown
    assert "Undone." not in shown


# Records


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_records_are_replayed_and_verified(file):
    result = engine.load(file).verify().result()
    assert result is not None
    won = EN.seat_names(1)[result.winner or 0]
    for at in (0, 5, None):
        shown = gugong("replay", file, *(["--at", at] if at is not None else []), "--seat", 0)
        assert shown.exit_code == 0
        assert "Carp" not in shown.stdout
        assert "focus ◆" in shown.stdout
    assert f"{won} won." in shown.stdout
    said = gugong("verify", file)
    assert said.exit_code == 0
    assert said.stdout.strip().endswith("Meng won" if result.winner == MENG else "seat 0 won")


def test_nobody_looks_from_mengs_seat():
    result = gugong("replay", RECORDS[0], "--seat", 1)
    assert result.exit_code == 2
    assert result.stderr == "--seat is 1: Meng shows his cards to nobody, and your seat is 0.\n"


def test_saving_leaving_and_going_on(tmp_path):
    file = tmp_path / "a.gugong"
    gugong(*SOLO, typed=lines("1", f"s {file}", "q"))
    second = gugong("play", "--resume", file, typed=FIRST)
    assert "• Meng turned over" in second.stdout
    assert "Final scores" in second.stdout
    assert engine.load(file).verify().over


def test_two_people_cannot_go_on_with_a_solo_game(tmp_path):
    file = tmp_path / "a.gugong"
    gugong(*SOLO, typed=lines("1", f"s {file}", "q"))
    refused = gugong("play", "--resume", file, "--humans", 2)
    assert refused.exit_code == 2
    assert "one person plays against Meng" in refused.stderr


def test_replay_says_why_meng_skipped():
    for file in RECORDS:
        saved = engine.load(file)
        for at in range(1, len(saved.record.moves) + 1):
            shown = gugong("replay", file, "--at", at).stdout
            if "Meng skipped" in shown:
                assert re.search(r"Meng skipped .+ \(.+\)\.", shown)
                return
    raise AssertionError("Meng skipped nothing")
