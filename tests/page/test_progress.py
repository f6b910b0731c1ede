"""Progress over many games: which reviews count, what they add up to, and how they are forgotten."""

import json
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from gugong.advice.review import ITERATIONS, do, make_plan
from gugong.game import SavedGame
from gugong.notation.record import write
from gugong.puzzles.days import day_of
from gugong.words import LANGUAGES, say
from tests.advice.games import TINY
from tests.page.serving import Server
from tests.page.test_access import LOOKS, PHONE, grave
from tests.page.test_contrast import TALL, THEMES, unreadable
from tests.page.test_languages import LOCALES, untranslated
from tests.page.test_today import dealt
from tests.page.watched import Come

COST = {"n": 1, "points": 2.5}
GAME = {
    "table": "one",
    "seat": 0,
    "ended": 1_790_000_000,
    "players": 3,
    "difficulty": None,
    "iterations": ITERATIONS,
    "score": 40,
    "par": 45.5,
    "lead": -6.0,
    "luck": 1.5,
    "decisions": 50,
    "marks": {"small": COST, "decisive": {"n": 1, "points": 5.5}},
    "groups": {"exchange": {"n": 1, "points": 5.5}, "wall": COST},
    "sources": {"jade": 6.0, "palace": 2.5, "rivals": -0.5},
}
SPOTLESS: dict[str, Any] = {"marks": {}, "groups": {}, "sources": {}}


def games(n: int) -> list[dict[str, Any]]:
    """So many games, which get better; every third is against Meng."""
    return [
        GAME
        | {"table": f"t{i}", "ended": 1_790_000_000 + 90_000 * i, "score": 38 + 2 * (i % 5) + i // 2}
        | {"marks": {"costly": {"n": 1, "points": 9.5 - i / 3}, "small": {"n": 2, "points": 2.5}}}
        | ({"players": 1, "difficulty": "hard"} if i % 3 == 0 else {})
        for i in range(n)
    ]


def kept(page: Page) -> Any:
    return json.loads(page.evaluate("localStorage['gugong-progress'] ?? '{\"games\": []}'"))["games"]


def shown(server: Server, page: Page, found: list[dict[str, Any]]) -> Page:
    """The page of somebody who has played these games."""
    page.goto(server.address)
    page.evaluate("all => localStorage['gugong-progress'] = all", json.dumps({"games": found}))
    page.goto(f"{server.address}#/progress")
    page.locator(f"[data-games='{len(found)}']").wait_for()
    return page


# Which games count


@pytest.fixture(scope="module")
def today() -> str:
    return datetime.now(UTC).date().isoformat()


@pytest.fixture(scope="module")
def over(today: str) -> SavedGame:
    """The deal of the day, played by chance."""
    game = dealt(day_of(today))
    while not game.over:
        game.play(game.moves()[len(game.history) % len(game.moves())])
    return SavedGame(game.record, game.components)


@pytest.fixture(scope="module")
def findings(over: SavedGame) -> list[str]:
    """As they are stored; found by a short look."""
    return [msgspec.json.encode(do(task, over.components)).decode() for task in make_plan(over, 0, TINY).tasks]


@pytest.fixture
def reviewed(tmp_path: Path, over: SavedGame, findings: list[str]) -> Iterator[tuple[Server, str, str]]:
    """A server with the deal of the day, played and reviewed to both depths; the table, and what opens it."""
    file = tmp_path / "tables.sqlite"
    server = Server(file)
    made = server.post("/api/open", {"record": write(over.record), "seats": [{"kind": "person"}]})
    depths = (ITERATIONS, 4 * ITERATIONS)
    rows = [(made["table"], 0, depth, n, text) for depth in depths for n, text in enumerate(findings)]
    with sqlite3.connect(file) as database:
        database.executemany("INSERT INTO findings VALUES (?, ?, ?, ?, ?)", rows)
    database.close()
    yield server, made["table"], made["secret"]
    server.stop()


def review(page: Page, server: Server, table: str, secret: str, day: str) -> None:
    """The review of that table, which this browser has played, on a day or with cards that it chose."""
    page.goto(server.address)
    page.evaluate("days => localStorage['gugong-days'] = days", json.dumps({day: {"table": table}} if day else {}))
    page.goto(f"{server.address}#/table/{table}/{secret}/review")
    page.locator("[data-review=done]").wait_for()


def test_a_reviewed_game_appears_and_a_deeper_review_replaces_it(
    reviewed: tuple[Server, str, str], visitor: Come, over: SavedGame, today: str
):
    server, table, secret = reviewed
    page, score = visitor(), over.verify().position.scores[0]
    review(page, server, table, secret, today)
    expect(page.locator("[data-par]")).to_contain_text(f"Score: {score}. Bots")
    page.get_by_role("link", name="Your progress").click()
    expect(page.locator("[data-figure=score] dd")).to_have_text(f"{score}.0")
    (game,) = kept(page)
    assert (game["table"], game["score"], game["players"], game["iterations"]) == (table, score, 1, ITERATIONS)
    assert game["ended"] == pytest.approx(datetime.now(UTC).timestamp(), abs=600)
    page.get_by_role("region", name="The games").get_by_role("link").click()
    page.get_by_role("button", name="Review deeper").click()
    page.get_by_role("button", name="Show the usual depth").click()
    page.get_by_role("button", name="Review deeper").wait_for()
    page.get_by_role("link", name="Your progress").click()
    expect(page.locator("[data-games='1']")).to_be_visible()
    assert [one["iterations"] for one in kept(page)] == [4 * ITERATIONS]


def test_a_game_whose_cards_were_chosen_does_not_count(reviewed: tuple[Server, str, str], visitor: Come):
    page = visitor()
    review(page, *reviewed, day="")
    page.get_by_role("link", name="Your progress").click()
    expect(page.get_by_text(say("en", "progress-none"))).to_be_visible()
    assert kept(page) == []


# What they add up to


def figure(page: Page, name: str) -> str:
    return page.locator(f"[data-figure={name}] dd").inner_text()


def test_averages_and_the_dearest_kinds_are_told(server: Server, visitor: Come):
    page = shown(
        server, visitor(), [GAME, GAME | {"table": "two", "score": 50, "marks": {}, "groups": {}, "sources": {}}]
    )
    assert [figure(page, name) for name in ("score", "bots", "difference")] == ["45.0", "45.5", "−0.5"]
    assert [figure(page, name) for name in ("lost", "in-ten", "luck")] == ["4.0", "0.8", "+1.5"]
    expect(page.locator("[data-most]")).to_contain_text("decisions about: gift exchange (2.8 VP per game)")
    expect(page.locator("[data-most]")).to_contain_text("most from: jade (3.0 VP per game)")
    assert page.locator("tfoot td").all_inner_texts() == ["+4.0"] * 3
    expect(page.locator("circle")).to_have_count(6)


def test_games_against_meng_are_told_apart(server: Server, visitor: Come):
    page = shown(server, visitor(), games(9))
    page.get_by_role("combobox", name="Games").select_option("Against Meng")
    expect(page.locator("[data-games='3']")).to_be_visible()
    expect(page.locator("[data-game]")).to_have_count(3)
    page.get_by_role("combobox", name="Games").select_option("With others")
    expect(page.locator("[data-games='6']")).to_be_visible()


def test_a_game_without_mistakes_is_told_of_too(server: Server, visitor: Come):
    page = shown(server, visitor(), [GAME | SPOTLESS])
    expect(page.get_by_text(say("en", "review-no-marks"))).to_be_visible()


# Kept here, and forgotten


def test_everything_is_forgotten_by_keyboard_but_only_after_a_question(server: Server, visitor: Come):
    page = shown(server, visitor(), games(4))
    forget = page.get_by_role("main").get_by_role("button", name="Forget all games")
    forget.press("Enter")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(forget).to_be_focused()
    assert len(kept(page)) == 4
    forget.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("4 games")
    page.get_by_role("dialog").get_by_role("button", name="Forget all games").press("Enter")
    expect(page.get_by_text(say("en", "progress-none"))).to_be_visible()
    assert kept(page) == []


def test_they_are_saved_as_json(server: Server, visitor: Come):
    page = shown(server, visitor(), games(2))
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as JSON").click()
    assert json.loads(Path(download.value.path()).read_text("utf-8")) == games(2)


def test_it_is_found_from_the_first_page_and_the_menu(server: Server, visitor: Come):
    page = visitor()
    page.goto(server.address)
    page.get_by_role("main").get_by_role("link", name="Your progress").click()
    expect(page.get_by_text(say("en", "progress-none"))).to_be_visible()
    page.goto(f"{server.address}#/puzzles")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("link", name="Your progress").click()
    expect(page.get_by_text(say("en", "progress-none"))).to_be_visible()


# For everybody


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_it_fits_in_every_language(server: Server, visitor: Come, language: str, size: str):
    page = shown(server, visitor(locale=LOCALES[language], **(PHONE if size == "phone" else {})), games(12))
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    assert untranslated(page) == []


@pytest.mark.parametrize("look", LOOKS)
def test_it_is_accessible(server: Server, visitor: Come, look: str):
    assert grave(shown(server, visitor(**LOOKS[look]), games(12))) == []


@pytest.mark.parametrize("theme", THEMES)
def test_it_is_readable(server: Server, visitor: Come, theme: str):
    assert unreadable(shown(server, visitor(color_scheme=theme, viewport=TALL), games(12)), 60) == []
