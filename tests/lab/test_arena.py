"""The arena: fair seatings, equal deals, repeatable results and correct figures."""

import json
import re
import subprocess
import sys
import time
from math import sqrt
from statistics import stdev

import pytest

from gugong.bots.contract import Budget
from gugong.bots.levels import ENTRANTS, LEVELS, SEATED, Level, RandomBot
from gugong.content import load
from gugong.lab import arena
from gugong.lab.arena import Contest, MatchResult, experiment, plan
from gugong.lab.entrants import entrant, line_up, rotations
from gugong.lab.ratings import describe, pairs, ranks, rated, standings, wilson
from gugong.lab.workers import HERE
from gugong.notation.record import OptionsData
from gugong.rules.setup import new_position
from tests.cli.terminal import gugong, process

SEED = "00" * 32


def contest(*names, players=2, deals=2, **options):
    named = [entrant(name) for name in names]
    return Contest(named, OptionsData(players, **options), deals, SEED)


def result(*args):
    """The result of an arena as JSON, without what may differ in another run."""
    done = gugong("arena", "--json", *args)
    assert done.exit_code == 0, done.stderr
    made = json.loads(done.stdout)
    made.pop("run")
    return made


def seatings(*names, players):
    seats = line_up([entrant(name) for name in names], players)
    return [" ".join(one.name for one in seated) for seated in rotations(seats)]


def game(names, scores, inside=None, deal=0):
    """A finished game."""
    inside = inside or [True] * len(names)
    ranking = sorted(range(len(names)), key=lambda seat: (not inside[seat], -scores[seat]))
    winner = ranking[0] if inside[ranking[0]] else None
    return MatchResult(deal, names, scores, ranking, winner, inside, [10] * len(names), [0.5] * len(names), [])


# ---- who sits where


def test_the_last_level_takes_the_remaining_seats():
    assert seatings("search", "planner", players=4)[0] == "search planner planner planner"


def test_every_entrant_plays_every_seat():
    assert seatings("random", "novice", "planner", players=3) == [
        "random novice planner",
        "novice planner random",
        "planner random novice",
    ]


@pytest.mark.parametrize(
    ("names", "players", "n"), [(["planner"], 4, 1), (["novice", "random", "novice", "random"], 4, 2)]
)
def test_equal_seatings_are_played_once(names, players, n):
    assert len(seatings(*names, players=players)) == n


def test_in_a_solo_contest_every_entrant_plays_every_deal():
    matches = plan(contest("random", "novice", players=1, deals=2))
    assert [(match.deal, match.seats[0].name) for match in matches] == [
        (0, "random"),
        (0, "novice"),
        (1, "random"),
        (1, "novice"),
    ]


def test_all_seatings_of_a_deal_are_dealt_the_same(monkeypatch):
    dealt = []

    def noted(pieces, options, seed):
        dealt.append(seed)
        return new_position(pieces, options, seed)

    monkeypatch.setattr(arena, "new_position", noted)
    played = list(experiment(contest("random", "novice", deals=2)).run(HERE))
    assert [one.names for one in played] == [["random", "novice"], ["novice", "random"]] * 2
    assert dealt[0] == dealt[1] != dealt[2] == dealt[3]


# ---- budgets


def test_a_budget_may_stand_in_the_name():
    assert entrant("search@400").budget == Budget(iterations=400)
    assert entrant("search@0.3s").budget == Budget(seconds=0.3)
    assert entrant("search@400", Budget(seconds=1)).budget == Budget(iterations=400)
    assert entrant("search", Budget(seconds=1)).budget == Budget(seconds=1)
    assert not entrant("search@1s").repeatable()


@pytest.mark.parametrize(
    "text", ["search@", "search@x", "search@-1", "search@0", "search@0s", "search@nans", "search@infs"]
)
def test_what_is_not_a_budget_is_refused(text):
    with pytest.raises(ValueError, match=r"names no budget: write LEVEL@400 or LEVEL@0\.3s"):
        entrant(text)


# ---- the same again


def test_the_same_seed_gives_the_same_result_with_any_number_of_processes():
    args = ("planner@10", "search@4", "random", "--players", 3, "--deals", 2, "--seed", 5)
    one = result(*args, "--jobs", 1)
    assert one == result(*args, "--jobs", 1) == result(*args, "--jobs", 2)
    assert one["repeatable"]
    assert [played["deal"] for played in one["games"]] == [0, 0, 0, 1, 1, 1]
    assert one["games"] != result(*args[:-1], 6, "--jobs", 1)["games"]


def test_every_deal_seat_and_name_has_its_own_bot_seed():
    table = contest("random", deals=1)
    seeds = {
        arena._bot(table, deal, seat, entrant(name), load()).rng.random()
        for deal in (0, 1)
        for seat in (0, 1)
        for name in ("random", "novice")
    }
    assert len(seeds) == 8


def test_the_report_says_that_budgets_in_seconds_are_not_repeatable():
    done = gugong("arena", "search@0.001s", "random", "--players", 2, "--deals", 1, "--jobs", 1, "--seed", 1)
    assert "with budgets in seconds, another run plays other games" in done.stdout


# ---- figures


@pytest.mark.parametrize(
    ("n", "of", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (80, 100, 0.7112, 0.8666)],
)
def test_wilson_intervals(n, of, low, high):
    share = wilson(n, of)
    assert (share.low, share.high) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


def test_scores_are_described():
    made = describe(range(101))
    assert (made.mean, made.min, made.max) == (50, 0, 100)
    assert made.quantiles == {"5": 5, "25": 25, "50": 50, "75": 75, "95": 95}
    assert describe([7]).sd == 0


def test_standings_count_by_seat():
    games = [game(["a", "b", "b"], [30, 20, 10]), game(["b", "b", "a"], [25, 0, 15], [True, False, True])]
    a, b = sorted(standings(games), key=lambda standing: standing.name)
    assert (a.won.n, a.won.of, b.won.n, b.won.of) == (1, 2, 1, 4)
    assert (a.palace.share, b.palace.share) == (1, 0.75)
    assert (a.scores.mean, b.scores.mean) == (22.5, 13.75)
    assert a.lead.mean == 0  # once 10 ahead, once 10 behind


def test_a_game_that_nobody_wins_is_shared():
    nobody = game(["a", "b"], [0, 0], [False, False])
    a, b = standings([nobody, game(["a", "b"], [30, 20])])
    assert (a.won.n, b.won.n) == (1.5, 0.5)


def test_the_interval_of_a_lead_counts_deals_not_games():
    """Two games of one deal, with the seats exchanged, say hardly more than one."""
    deals = [[game(["a", "b"], [20 + lead, 20], deal=deal)] * 2 for deal, lead in enumerate([4, 6, 5, 9])]
    a, _ = standings([played for games in deals for played in games])
    assert a.lead.mean == 6
    assert a.lead.within == pytest.approx(1.96 * stdev([4, 6, 5, 9]) / 2, abs=0.01)


def test_entrants_against_meng_are_compared_deal_by_deal():
    leads = {"a": [10, 20, 30], "b": [8, 19, 27]}
    games = [game([name, "Meng"], [50 + leads[name][deal], 50], deal=deal) for deal in range(3) for name in leads]
    (pair,) = pairs(games)
    assert (pair.first, pair.second, pair.more.mean) == ("a", "b", 2)
    assert pair.more.within == pytest.approx(1.96 * stdev([2, 1, 3]) / sqrt(3), abs=0.01)
    assert pairs([game(["a", "b"], [30, 20])]) == []


def test_who_wins_more_is_rated_higher():
    games = [game(["a", "b", "c"], [30, 20, 10]) for _ in range(20)]
    found = rated(games)
    assert found["a"].mu > found["b"].mu > found["c"].mu
    assert found["a"].sigma < 25 / 3


def test_all_outside_the_palace_share_the_last_place():
    assert ranks(game(["a", "b", "c"], [0, 20, 0], [False, True, False])) == [1, 0, 1]
    assert ranks(game(["a", "Meng"], [0, 50], [False, False])) == [1, 0]


def test_a_bot_that_fails_is_reported(monkeypatch):
    class Broken(RandomBot):
        def choose(self, seen, budget):
            raise ValueError("lost")

    monkeypatch.setattr("gugong.bots.levels.ENTRANTS", (Level("random", Broken, Budget()),))
    played = next(experiment(contest("random", deals=1)).run(HERE))
    assert {fault[1:] for fault in played.faults} == {("error", "ValueError: lost")}
    assert standings([played])[0].faults == {"error": sum(played.decisions)}


# ---- the page and the terminal


def test_the_page_is_self_contained(tmp_path):
    file = tmp_path / "arena.html"
    args = ("planner@5", "random", "--players", 2, "--deals", 2, "--seed", 7, "--jobs", 1, "--html", file)
    shown = gugong("arena", *args).stdout
    text = file.read_text("utf-8")
    assert f"The page is in {file}." in shown
    assert not re.search(r"https?:|src=|href=|url\(|@import|<script|<link", text)
    assert text.count("<svg") == text.count("</svg>") == 4  # won, two entrants' scores, time
    for words in ("prefers-color-scheme", "Rules version", "planner@5", "0" * 63 + "7", "Command"):
        assert words in text


def test_the_table_of_a_solo_arena_rates_meng_too():
    shown = gugong("arena", "random", "--solo", "--difficulty", "hard", "--deals", 2, "--seed", 1, "--jobs", 1).stdout
    assert "2 games against Meng (hard)" in shown
    assert re.search(r"^Meng +100.0%", shown, re.MULTILINE)


def test_a_real_process_uses_workers_and_shows_no_bar_where_there_is_no_terminal():
    running = process("arena", "random", "novice", "--players", 2, "--deals", 2, "--seed", 1, "--jobs", 2)
    out, err = running.communicate(timeout=60)
    assert (running.returncode, err) == (0, "")
    assert "4 games with 2 players, 2 deals in every seating" in out


@pytest.mark.parametrize(
    ("args", "levels"),
    [(("bots",), SEATED), (("arena", "--help"), ENTRANTS), (("play", "--help"), LEVELS)],
    ids=["bots", "arena", "play"],
)
def test_every_level_is_listed(args, levels):
    shown = gugong(*args).stdout
    for level in levels:
        assert re.search(rf"\b{level.name}\b", shown)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ([], "Missing argument 'LEVEL...': 'gugong arena --help'"),
        (["god"], "There is no level 'god': there are random, novice"),
        (["search@soon"], "'search@soon' names no budget: write LEVEL@400 or LEVEL@0.3s"),
        (["random", "novice", "random", "--players", "2"], "3 levels for 2 players"),
        (["random", "--iterations", "3", "--seconds", "1"], "--iterations and --seconds are two ways"),
        (["random", "--seconds", "0"], "not in the range"),
        (["random", "--deals", "0"], "not in the range"),
        (["random", "--jobs", "0"], "not in the range"),
        (["random", "--players", "6"], "players is 6"),
        (["random", "--difficulty", "easy"], "difficulty, sets and focus are for the solo game"),
        (["random", "--solo", "--expert"], "The solo game has neither"),
        (["random", "--components", "nowhere.toml"], "nowhere.toml is not a file"),
        (["random", "--html", "nowhere/at/all.html"], "cannot be written: name a file in a directory that exists"),
    ],
)
def test_a_mistake_is_answered_with_one_sentence(args, said, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    done = gugong("arena", *args)
    assert (done.exit_code, done.stdout) == (2, "")
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.fixture
def no_openskill(monkeypatch):
    monkeypatch.setitem(sys.modules, "openskill.models", None)


@pytest.mark.usefixtures("no_openskill")
def test_without_openskill_the_arena_plays_and_says_how_to_get_ratings(tmp_path):
    args = ("planner@20", "random", "--players", 2, "--deals", 2, "--seed", 7, "--jobs", 1)
    shown = gugong("arena", *args, "--html", tmp_path / "a.html").stdout
    assert "Ratings are left out" in shown
    assert "pip install openskill" in shown
    assert "Plackett-Luce" not in shown
    assert [standing["name"] for standing in result(*args)["standings"]] == ["planner@20", "random"]  # by wins
    assert {standing["rating"] for standing in result(*args)["standings"]} == {None}


@pytest.mark.usefixtures("no_openskill")
def test_without_openskill_the_ladder_says_what_to_install(tmp_path):
    done = gugong("ladder", tmp_path / "ladder.json")
    assert done.exit_code == 2
    assert "Ratings need openskill, which is not installed: pip install openskill." in done.stderr


def workers(of):
    """How many child processes this process has."""
    parents = subprocess.run(["ps", "-A", "-o", "ppid="], capture_output=True, text=True, check=True).stdout.split()
    return parents.count(str(of))


def test_a_killed_arena_leaves_no_worker_behind():
    """The workers share its output, which is closed only when the last of them has gone."""
    running = process("arena", "planner", "--players", 2, "--deals", 1000, "--jobs", 2)
    while workers(running.pid) < 3:  # two, and the resource tracker of multiprocessing
        assert running.poll() is None
        time.sleep(0.1)
    running.kill()
    running.communicate(timeout=60)
