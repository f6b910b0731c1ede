"""The ladder: what is played once is kept, and the page shows it."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from gugong import RULES_VERSION
from gugong.content import load
from gugong.lab import ladder
from gugong.lab.ladder import RUNGS, Rung, climb, drawing, known, page
from tests.cli.terminal import gugong

DOCS = Path(__file__).parents[2] / "docs"
SHORT = (Rung("A", "much", ("novice", "random"), 1, 2), Rung("B", "", ("random",), 1, 1, "easy"))
CURVE = (Rung("C", "", ("search@2", "search@1"), 1, 1, "easy"),)


@pytest.fixture
def short(monkeypatch):
    monkeypatch.setattr(ladder, "RUNGS", SHORT)


@pytest.mark.usefixtures("short")
def test_what_the_file_holds_is_not_played_again(tmp_path):
    file = tmp_path / "ladder.json"
    assert list(climb(file, 1, lambda: 0.0)) == ["A", "B"]
    assert list(climb(file, 1, lambda: 0.0)) == []


@pytest.mark.usefixtures("short")
def test_games_can_be_watched_as_they_are_played(tmp_path):
    seen = []

    def watch(games, total):
        for played in games:
            seen.append(total)
            yield played

    list(climb(tmp_path / "ladder.json", 1, lambda: 0.0, watch))
    assert seen == [2, 2, 1]


def test_a_contest_that_changed_is_played_again(tmp_path, monkeypatch):
    file = tmp_path / "ladder.json"
    monkeypatch.setattr(ladder, "RUNGS", SHORT)
    list(climb(file, 1, lambda: 0.0))
    monkeypatch.setattr(ladder, "RUNGS", (SHORT[0]._replace(deals=2), SHORT[1]))
    assert list(climb(file, 1, lambda: 0.0)) == ["A"]
    assert known(file).reports["A"].standings[0].won.of == 4


@pytest.mark.usefixtures("short")
def test_the_page_has_every_rung_with_its_command(tmp_path):
    file = tmp_path / "ladder.json"
    list(climb(file, 1, lambda: 0.0))
    text = page(known(file), "a.svg")
    assert "\n## A\n\nWanted: much.\n" in text
    assert "gugong arena novice random --players 2 --deals 1 --seed 2026" in text
    assert "gugong arena random --solo --difficulty easy --deals 1 --seed 2026" in text


@pytest.mark.parametrize("rung", RUNGS, ids=lambda rung: rung.title)
def test_every_rung_is_repeatable_and_is_what_its_command_plays(rung):
    assert all(entrant.repeatable() for entrant in rung.contest().entrants)
    assert rung.contest().seed == f"{2026:064x}"


def test_the_recorded_ladder_is_of_these_rungs_and_the_page_shows_it():
    climbed = known(DOCS / "ladder.json")
    assert [report.contest for report in climbed.reports.values()] == [rung.contest() for rung in RUNGS]
    assert {(report.rules, report.digest) for report in climbed.reports.values()} == {(RULES_VERSION, load().digest)}
    assert (DOCS / "ladder.md").read_text("utf-8") == page(climbed, "ladder.svg")
    assert (DOCS / "ladder.svg").read_text("utf-8") == drawing(climbed)


def test_only_budgets_of_one_level_make_a_curve():
    assert [rung.of_budgets() for rung in (*SHORT, *CURVE)] == [False, False, True]
    assert [rung.title for rung in RUNGS if rung.of_budgets()] == ["Meng, hard: more time"]


def test_the_curve_goes_from_little_time_to_much(tmp_path, monkeypatch):
    monkeypatch.setattr(ladder, "RUNGS", CURVE)
    file = tmp_path / "ladder.json"
    list(climb(file, 1, lambda: 0.0))
    climbed = known(file)
    climbed.reports["C"].run.milliseconds = {"search@2": 20.0, "search@1": 10.0, "Meng": 0.0}
    svg = ElementTree.fromstring(drawing(climbed) or "")
    little, much = [float(dot.attrib["cx"]) for dot in svg.iter("{http://www.w3.org/2000/svg}circle")]
    assert little < much


@pytest.mark.usefixtures("short")
def test_without_budgets_there_is_no_curve(tmp_path):
    file = tmp_path / "ladder.json"
    list(climb(file, 1, lambda: 0.0))
    assert drawing(known(file)) is None


def test_the_command_draws_the_curve_beside_the_page(tmp_path, monkeypatch):
    monkeypatch.setattr(ladder, "RUNGS", CURVE)
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


def test_a_file_that_is_no_ladder_is_refused_and_kept(tmp_path):
    file = tmp_path / "other.json"
    file.write_text('{"x": 1}', encoding="utf-8")
    done = gugong("ladder", file)
    assert done.exit_code == 2
    assert "other.json is no ladder" in done.stderr
    assert file.read_text("utf-8") == '{"x": 1}'
