"""`gugong rules`: paragraphs, the list of rules, and the coverage table."""

from pathlib import Path

import pytest

import gugong as engine
from gugong.cli.coverage import coverage, ids_in, ids_in_tests
from tests.cli.terminal import gugong

TESTS = Path(__file__).parents[1]


def test_paragraphs_are_shown_in_the_order_asked():
    shown = gugong("rules", "wall-5", "INV-1").stdout
    assert shown.index("When the wall is checked") < shown.index("Twelve servants each")
    assert "See also WALL-6, Q-WA-2" in shown


def test_without_ids_all_are_listed_by_page():
    shown = gugong("rules").stdout
    assert "The Great Wall" in shown
    assert "Q-CH-17" in shown


def test_ranges_and_decrees_are_found_in_words():
    assert ids_in("In order.  (MORN-1 to MORN-3, DECREE-L1-SHIP, Q-CH-5)") == {
        "MORN-1",
        "MORN-2",
        "MORN-3",
        "DECREE-L1-SHIP",
        "Q-CH-5",
    }
    assert ids_in("UTF-8-SIG, DECREE-L1, a WALL") == set()


def test_marks_are_found_in_every_form(tmp_path):
    (tmp_path / "test_a.py").write_text(
        '@rule("WALL-1", "WALL-2")\ndef test_a(): ...\n'
        'pytestmark = pytest.mark.rule("JADE-1")\n'
        'x = pytest.param(1, marks=rule("INV-1"))\n'
        'other("WALL-3")\n'
    )
    assert sorted(ids_in_tests(tmp_path)) == ["INV-1", "JADE-1", "WALL-1", "WALL-2"]


def test_what_has_no_test_or_no_paragraph_is_missing(tmp_path):
    (tmp_path / "test_a.py").write_text('@rule("WALL-1", "WALL-99", "TEST-EX-1")\ndef test_a(): ...\n')
    rows = {row.id: row for row in coverage(tmp_path, Path(engine.__file__).parent)}
    assert not rows["WALL-1"].missing
    assert rows["WALL-1"].code
    assert rows["WALL-2"].missing
    assert rows["WALL-99"].missing
    assert not rows["D-1"].missing
    assert rows["SOLO-END-1"].missing
    assert rows["Q-ME-1"].missing
    assert "TEST-EX-1" not in rows


def test_missing_tests_make_the_exit_code_1(tmp_path):
    result = gugong("rules", "--coverage", "--tests", tmp_path)
    assert result.exit_code == 1
    assert "MISSING" in result.stdout
    assert "0 of " in result.stdout


def test_every_required_rule_has_a_paragraph_and_a_test():
    missing = [row.id for row in coverage(TESTS, Path(engine.__file__).parent) if row.missing]
    assert missing == []
    assert gugong("rules", "--coverage", "--tests", TESTS).exit_code == 0


def test_a_test_that_cannot_be_parsed_is_one_sentence(tmp_path):
    (tmp_path / "test_a.py").write_text("def (")
    result = gugong("rules", "--coverage", "--tests", tmp_path)
    assert result.exit_code == 2
    assert "cannot be read" in result.stderr


@pytest.mark.parametrize("rule", ["", "x" * 5000, "WALL-5\n"])
def test_strange_ids(rule):
    assert gugong("rules", rule).exit_code == 2
