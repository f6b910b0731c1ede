"""Balance: what is counted in a game, and how seats with a piece compare with those without."""

import json
import re

import pytest

from gugong.lab.arena import Contest, Match
from gugong.lab.balance import GameCounts, SeatCounts, piece, play_and_count
from gugong.lab.balance_stats import had, piece_stats
from gugong.lab.entrants import entrant
from gugong.notation.record import OptionsData
from gugong.rules.kernel import Event
from gugong.rules.vocabulary import VP_SOURCES
from tests.cli.terminal import gugong
from tests.table import Table


def counted(*seats, offered=()):
    """A game, given the score, whether it won, and the pieces of each seat."""
    made = [SeatCounts(score, won, dict.fromkeys(pieces, 1), {}) for score, won, pieces in seats]
    return GameCounts(made, list(offered))


def one_game(players=3, start=1):
    options = OptionsData(players, start_player=start)
    return play_and_count(Contest([entrant("novice")], options, 1, "00" * 32), Match(0, (entrant("novice"),) * players))


def test_the_first_player_has_set_one():
    game = one_game(players=3, start=1)
    assert [sorted(name for name in seat.counts if name.startswith("set")) for seat in game.seats] == [
        ["set 3"],
        ["set 1"],
        ["set 2"],
    ]


def test_six_decrees_are_on_display_and_only_those_are_owned():
    game = one_game()
    assert len(game.offered) == 6
    owned = {name for seat in game.seats for name in seat.counts if name.startswith("decree")}
    assert owned
    assert owned <= set(game.offered)


def test_every_card_given_is_counted_at_its_location():
    game = one_game()
    for seat in game.seats:
        assert sum(n for name, n in seat.counts.items() if name.startswith("location")) >= 4


@pytest.mark.parametrize(
    ("what", "rule", "facts", "name"),
    [
        ("exchange", "DAY-EXCHANGE-5", {"place": 2}, "location jade"),
        ("house", "JADE-1", {"house": 0}, "jade at 3"),
        ("jade", "JADE-2", {"n": 1}, "jade at the square"),
        ("jade", "TOKEN-11", {"n": 1}, None),
        ("claim", "CANAL-7", {"harbour": 2, "reward": 1}, "harbour card"),
        ("seat", "PALACE-3", {"seat": 0}, "seat 1"),
        ("travel", "TRAVEL-4", {"city": 1, "kind": 3}, "token envoy"),
    ],
)
def test_an_event_is_about_a_piece(what, rule, facts, name):
    assert piece(Table(players=2).g, Event(what, 0, rule, facts)) == name


def test_the_vp_of_a_seat_are_those_of_its_sources():
    seats = [seat for seat in one_game(players=3).seats if seat.score]
    assert [sum(seat.vp.values()) for seat in seats] == [seat.score for seat in seats]
    assert {source for seat in seats for source in seat.vp} <= set(VP_SOURCES.values())


def test_seats_with_a_piece_are_compared_with_those_without():
    games = [
        counted((40, True, ["token envoy"]), (30, False, [])),
        counted((20, False, []), (50, True, ["token envoy"])),
    ]
    found = piece_stats("token envoy", games)
    assert (found.times, found.won.n, found.won.of, found.score, found.more) == (0.5, 2, 2, 45, 20)


def test_a_decree_counts_only_where_it_lies_on_the_board():
    shown = counted((40, True, ["decree L1-SHIP"]), (30, False, []), offered=["decree L1-SHIP"])
    elsewhere = counted((90, True, []), (80, False, []))
    assert piece_stats("decree L1-SHIP", [shown, elsewhere]).more == 10


def test_without_seats_that_lack_the_piece_there_is_no_comparison():
    assert piece_stats("set 1", [counted((40, True, ["set 1"]))]).more is None


def test_a_location_needs_more_visits_than_the_average():
    game = counted((40, True, ["location wall"]), (30, False, ["location wall"]), (20, False, []))
    game.seats[1].counts["location wall"] = 3
    assert [had("location wall", game, at) for at in range(3)] == [False, True, False]


def test_the_command_gives_the_same_from_the_same_seed():
    args = ("balance", "--players", 2, "--games", 3, "--level", "novice", "--seed", 4, "--json")
    one, two = (json.loads(gugong(*args, "--jobs", jobs).stdout) for jobs in (1, 2))
    one.pop("run"), two.pop("run")
    assert one == two
    assert [found["won"]["of"] for found in one["worths"] if found["name"].startswith("set")] == [3, 3]


def test_the_page_needs_nothing_but_itself(tmp_path):
    file = tmp_path / "balance.html"
    args = ("--players", 2, "--games", 2, "--level", "novice", "--seed", 4, "--jobs", 1, "--html", file)
    shown = gugong("balance", *args).stdout
    text = file.read_text("utf-8")
    assert f"The page is in {file}." in shown
    assert "farthest from an even share" in shown
    assert not re.search(r"https?:|src=|href=|url\(|@import|<script|<link", text)
    assert text.count("<svg") == text.count("</svg>") >= 5
    for words in ("Games won by set", "Games won by decree", "Command", "0" * 63 + "4"):
        assert words in text


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--solo"], "The solo game has no equal players: give --players 2 to 5."),
        (["--level", "god"], "There is no level 'god'"),
        (["--games", "0"], "not in the range"),
        (["--html", "nowhere/at/all.html"], "cannot be written"),
    ],
)
def test_a_mistake_is_answered_with_one_sentence(args, said, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    done = gugong("balance", *args)
    assert (done.exit_code, done.stdout) == (2, "")
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1
