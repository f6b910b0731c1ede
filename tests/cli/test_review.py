"""`gugong review`: what it says, in which language, where it is made, and what it refuses."""

import json
import re

import msgspec
import pytest

from gugong.advice.review import Review
from gugong.view.words import LANGUAGES, words_in
from tests.advice.games import last_day, late, played_out, whole
from tests.cli.terminal import gugong

FAST = ("--iterations", 4, "--jobs", 1)


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    file = tmp_path_factory.mktemp("records") / "a.gugong"
    played_out(late(2, 1), 1).save(file)
    return file


@pytest.fixture(scope="module")
def review(record):
    result = gugong("review", record, *FAST, "--json")
    assert result.exit_code == 0, result.stderr
    return result.stdout


def test_json_is_the_review(review):
    made = msgspec.json.decode(review, type=Review)
    assert (made.seat, made.iterations, made.moves) == (0, 4, len(last_day().record.moves))


def test_two_processes_make_the_same_review(record, review):
    assert gugong("review", record, "--iterations", 4, "--jobs", 2, "--json").stdout == review


def test_another_seat(record, review):
    made = msgspec.json.decode(gugong("review", record, *FAST, "--seat", 1, "--json").stdout, type=Review)
    assert made.seat == 1
    assert made.account.result == -msgspec.json.decode(review, type=Review).account.result


def test_half_a_journal_is_gone_on_from(record, review, tmp_path):
    journal = tmp_path / "journal"
    gugong("review", record, *FAST, "--journal", journal)
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(lines[: len(lines) // 2]) + lines[-1][:20])  # killed while it wrote
    assert gugong("review", record, *FAST, "--journal", journal, "--json").stdout == review
    assert journal.read_bytes().splitlines(keepends=True) == lines


def test_the_journal_of_another_review_is_refused(record, tmp_path):
    gugong("review", record, *FAST, "--journal", tmp_path / "journal")
    other = gugong("review", record, *FAST, "--seat", 1, "--journal", tmp_path / "journal")
    assert other.exit_code == 2
    assert "another run" in other.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_self_contained_and_in_the_language(record, language, tmp_path):
    words, file = words_in(language), tmp_path / "a.html"
    shown = gugong("review", record, *FAST, "--html", file, "--language", language).stdout
    page = file.read_text("utf-8")
    assert f'<html lang="{language}">' in page
    assert words.say("review-account") in page
    assert words.say("review-account") in shown
    assert words.say("review-written", file=str(file)) in shown
    assert re.findall(r"https?:|//|<link|<script|<img|@import|url\(", page) == []


def test_the_lines_on_the_page_add_up(record, tmp_path):
    gugong("review", record, *FAST, "--html", tmp_path / "a.html")
    rows = re.findall(r"<tr[^>]*><td>[^<]*</td><td>([+−]\d+\.\d)</td>", (tmp_path / "a.html").read_text("utf-8"))
    *lines, result = [round(10 * float(row.replace("−", "-"))) for row in rows]
    assert sum(lines) == result


def test_every_mistake_is_on_the_page_and_in_the_graph(record, review, tmp_path):
    gugong("review", record, *FAST, "--html", tmp_path / "a.html")
    page, n = (tmp_path / "a.html").read_text("utf-8"), len(msgspec.json.decode(review, type=Review).mistakes())
    assert n > 0
    assert [page.count("<article"), page.count("<circle")] == [n, n]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unfinished_game_is_refused_in_the_language(record, language, tmp_path):
    data, file, words = json.loads(record.read_text()), tmp_path / "b.gugong", words_in(language)
    file.write_text(json.dumps(data | {"moves": data["moves"][:3], "result": None}))
    result = gugong("review", file, "--language", language)
    assert result.exit_code == 2
    why = words.say("review-not-over")
    assert result.stderr == words.say("review-impossible", file=str(file), why=why) + "\n"


def test_a_record_that_does_not_replay_is_refused(record, tmp_path):
    data = json.loads(record.read_text())
    data["moves"][2][2] = "00000000"
    (tmp_path / "c.gugong").write_text(json.dumps(data))
    result = gugong("review", tmp_path / "c.gugong")
    assert result.exit_code == 2
    assert "does not replay: move 3" in result.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_that_there_is_not_is_refused(record, language):
    result = gugong("review", record, "--seat", 2, "--language", language)
    assert result.exit_code == 2
    assert result.stderr == words_in(language).say("review-seats", seat=2, last=1) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_bots_make_of_the_same_deal_is_told(language, tmp_path):
    game, words, html = whole(1).verify(), words_in(language), tmp_path / "a.html"
    game.save(tmp_path / "a.gugong")
    how = ("--iterations", 1, "--jobs", 1, "--language", language)
    shown = gugong("review", tmp_path / "a.gugong", *how, "--html", html).stdout
    told = words.say("review-par", score=game.position.scores[0], par="#").split("#")[0]
    assert told in shown
    assert told in html.read_text("utf-8")
