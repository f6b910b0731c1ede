"""The ladder: matchups are played once and kept, and the page shows them."""

from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from gugong.bots.levels import LEVELS, level
from gugong.cli.long_run import with_progress
from gugong.content import load
from gugong.lab import ladder
from gugong.lab.ladder import MATCHUPS, Matchup, budget_curve, page, play_missing, read_ladder
from gugong.lab.workers import HERE
from gugong.rules.options import OLDEST_RULES, RULES
from tests.cli.terminal import gugong

DOCS = Path(__file__).parents[2] / "docs"
# Each level against the one below.
STEPS = [f"{better.name.capitalize()} and {worse.name}" for worse, better in pairwise((level("random"), *LEVELS[:-1]))]
SHORT = (Matchup("A", "much", ("novice", "random"), 1, 2), Matchup("B", "", ("random",), 1, 1, "easy"))
CURVE = (Matchup("C", "", ("search@2", "search@1"), 1, 1, "easy"),)


@pytest.fixture
def short(monkeypatch):
    monkeypatch.setattr(ladder, "MATCHUPS", SHORT)


@pytest.mark.usefixtures("short")
def test_what_the_file_holds_is_not_played_again(tmp_path):
    file = tmp_path / "ladder.json"
    assert list(play_missing(file, HERE, with_progress)) == ["A", "B"]
    assert list(play_missing(file, HERE, with_progress)) == []


@pytest.mark.usefixtures("short")
def test_progress_is_shown_as_games_are_played(tmp_path):
    seen = []

    def progress(games, total):
        for played in games:
            seen.append(total)
            yield played

    list(play_missing(tmp_path / "ladder.json", HERE, progress))
    assert seen == [2, 2, 1]


@pytest.mark.usefixtures("short")
def test_an_interrupted_matchup_goes_on_with_its_next_game(tmp_path):
    file = tmp_path / "ladder.json"

    def interrupted(games, total):
        yield next(games)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        list(play_missing(file, HERE, interrupted))
    journal = tmp_path / "ladder.json.games"
    head, first = journal.read_bytes().splitlines()
    journal.write_bytes(head + b"\n" + first.replace(b'"novice"', b'"kept"') + b"\n")
    assert list(play_missing(file, HERE, with_progress)) == ["A", "B"]
    assert {standing.name for standing in read_ladder(file).reports["A"].standings} == {"kept", "novice", "random"}
    assert not journal.exists()


def test_a_contest_that_changed_is_played_again(tmp_path, monkeypatch):
    file = tmp_path / "ladder.json"
    monkeypatch.setattr(ladder, "MATCHUPS", SHORT)
    list(play_missing(file, HERE, with_progress))
    monkeypatch.setattr(ladder, "MATCHUPS", (SHORT[0]._replace(deals=2), SHORT[1]))
    assert list(play_missing(file, HERE, with_progress)) == ["A"]
    assert read_ladder(file).reports["A"].standings[0].won.of == 4


@pytest.mark.usefixtures("short")
def test_the_page_has_every_matchup_with_its_command(tmp_path):
    file = tmp_path / "ladder.json"
    list(play_missing(file, HERE, with_progress))
    text = page(read_ladder(file), "a.svg")
    assert "\n## A\n\nTarget: much.\n" in text
    assert "gugong arena novice random --players 2 --deals 1 --seed 2026" in text
    assert "gugong arena random --solo --difficulty easy --deals 1 --seed 2026" in text


@pytest.mark.parametrize("matchup", MATCHUPS, ids=lambda matchup: matchup.title)
def test_every_matchup_but_those_by_the_clock_is_repeatable_and_is_what_its_command_plays(matchup):
    by_the_clock = not all(entrant.repeatable() for entrant in matchup.contest().entrants)
    assert by_the_clock == matchup.title.endswith("by the clock")
    assert matchup.contest().seed == f"{2026:064x}"


def test_the_recorded_ladder_has_these_matchups_and_the_page_shows_it():
    recorded = read_ladder(DOCS / "ladder.json")
    assert [report.contest for report in recorded.reports.values()] == [matchup.contest() for matchup in _played()]
    assert [matchup.title for matchup in _played()][: len(STEPS)] == STEPS
    assert {report.digest for report in recorded.reports.values()} == {load().digest}
    played = {str(version) for version in range(OLDEST_RULES, RULES + 1)}  # the page says under which
    assert {report.rules for report in recorded.reports.values()} <= played
    assert (DOCS / "ladder.md").read_text("utf-8") == page(recorded, "ladder.svg")
    drawn = DOCS / "ladder.svg"
    assert (drawn.read_text("utf-8") if drawn.exists() else None) == budget_curve(recorded)


def _played():
    """The longest ones come last, and may be left for another day: the page says so."""
    return MATCHUPS[: len(read_ladder(DOCS / "ladder.json").reports)]


def test_what_is_not_played_yet_is_listed_with_its_command(tmp_path, monkeypatch):
    monkeypatch.setattr(ladder, "MATCHUPS", SHORT)
    file = tmp_path / "ladder.json"
    list(play_missing(file, HERE, with_progress))
    recorded = read_ladder(file)
    assert "Still to be played" not in page(recorded, "a.svg")
    del recorded.reports["B"]
    assert page(recorded, "a.svg").endswith(
        "## Still to be played\n\n- B: `gugong arena random --solo --difficulty easy --deals 1 --seed 2026`\n"
    )


def test_only_budgets_of_one_level_make_a_curve():
    assert [matchup.compares_budgets() for matchup in (*SHORT, *CURVE)] == [False, False, True]
    assert [matchup.title for matchup in MATCHUPS if matchup.compares_budgets()] == ["Meng, hard: more time"]


def test_the_curve_goes_from_little_time_to_much(tmp_path, monkeypatch):
    monkeypatch.setattr(ladder, "MATCHUPS", CURVE)
    file = tmp_path / "ladder.json"
    list(play_missing(file, HERE, with_progress))
    recorded = read_ladder(file)
    recorded.reports["C"].run.milliseconds = {"search@2": 20.0, "search@1": 10.0, "Meng": 0.0}
    svg = ElementTree.fromstring(budget_curve(recorded) or "")
    little, much = [float(dot.attrib["cx"]) for dot in svg.iter("{http://www.w3.org/2000/svg}circle")]
    assert little < much


@pytest.mark.usefixtures("short")
def test_without_budgets_there_is_no_curve(tmp_path):
    file = tmp_path / "ladder.json"
    list(play_missing(file, HERE, with_progress))
    assert budget_curve(read_ladder(file)) is None


def test_the_command_draws_the_curve_beside_the_page(tmp_path, monkeypatch):
    monkeypatch.setattr(ladder, "MATCHUPS", CURVE)
    markdown = tmp_path / "ladder.md"
    gugong("ladder", tmp_path / "ladder.json", "--page", markdown, "--jobs", 1)
    assert "](ladder.svg)" in markdown.read_text("utf-8")
    assert (tmp_path / "ladder.svg").read_text("utf-8").startswith("<svg")


@pytest.mark.usefixtures("short")
def test_the_command_writes_both_files(tmp_path):
    file, markdown = tmp_path / "ladder.json", tmp_path / "ladder.md"
    shown = gugong("ladder", file, "--page", markdown, "--jobs", 1).stdout
    assert shown.splitlines()[:2] == ["A: played.", "B: played."]
    assert "# How strong the bots are" in markdown.read_text("utf-8")


def test_where_nothing_can_be_written_nothing_is_played(tmp_path):
    done = gugong("ladder", tmp_path / "no" / "where.json")
    assert done.exit_code == 2
    assert "where.json cannot be written: name a file in a directory that exists." in done.stderr


def test_a_file_that_is_not_a_ladder_is_refused_and_kept(tmp_path):
    file = tmp_path / "other.json"
    file.write_text('{"x": 1}', encoding="utf-8")
    done = gugong("ladder", file)
    assert done.exit_code == 2
    assert "other.json is not a ladder" in done.stderr
    assert file.read_text("utf-8") == '{"x": 1}'
