"""Everything that lessons say fits, on a laptop and on a phone, in every language.

The states of all lessons are fed to the page through a socket of our own, as in questions.py.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page

from gugong.game import Game
from gugong.lessons import LEARNER, LESSONS, Progress
from gugong.notation.record import options_data
from gugong.table import protocol as p
from gugong.table.ask import ask_message
from gugong.table.board import board
from gugong.table.lesson import lesson_message
from gugong.view.observe import observe
from gugong.view.stage import stage
from gugong.view.words import LANGUAGES, words_in
from tests.page.lesson_page import OUTSIDE, turns
from tests.page.measure import flaws
from tests.page.questions import SOCKET
from tests.page.serving import Server

SIZES: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": {"width": 1280, "height": 720}},
    "phone": {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True},
}
FEED = """async messages => {
    for (const message of messages) window.fed.onmessage({ data: message });
    // A browser that is short of time may draw no frame; what is measured then is laid out all the same.
    await new Promise(done => { requestAnimationFrame(() => setTimeout(done)); setTimeout(done, 1000); });
}"""

HEIGHT = """() => {
    const coach = document.querySelector("[data-coach]");
    return coach.matches(".phone .ended") ? 0 : Math.round(coach.getBoundingClientRect().height);
}"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_fits(server: Server, browser: Browser, language: str, size: str):
    context = browser.new_context(locale=language, reduced_motion="reduce", **SIZES[size])
    page = context.new_page()
    page.add_init_script(SOCKET)
    page.add_init_script("sessionStorage['gugong-lesson-from'] = 'a table'")  # one more button at the end
    page.goto(f"{server.address}#/table/t/s")
    page.wait_for_function("() => window.fed?.onmessage")
    wrong: dict[str, list[str]] = {}
    heights: dict[str, set[int]] = {}
    for name, where, found, height in measured(page, language, size == "phone"):
        wrong |= {f"{name} {where}": found} if found else {}
        heights.setdefault(name, set()).update([height] if height else [])
    context.close()
    assert wrong == {}
    assert {name: found for name, found in heights.items() if len(found) > 1} == {}, "what is said moves the rest"


def measured(page: Page, language: str, touch: bool) -> Iterator[tuple[str, str, list[str], int]]:
    """What is wrong with every page of every lesson, and the height of what is said, 0 at the end on a phone."""
    for name in LESSONS:
        at = -1
        for turn in turns(name):
            if turn.progress.at == at:
                continue
            at, pages = turn.progress.at, len(turn.progress.stage.say)
            page.evaluate(FEED, messages(turn.game, turn.progress, language))
            page.locator("[data-coach]").wait_for()
            turn_to_first(page)
            for number in range(pages):
                page.locator(f'[data-coach="{at}:{number}"]').wait_for()
                yield name, f"{at}:{number}", [*flaws(page, touch), *page.evaluate(OUTSIDE)], page.evaluate(HEIGHT)
                page.keyboard.press("n")


def turn_to_first(page: Page) -> None:
    """The page remembers how far it was turned in a stage of the lesson before."""
    while page.locator("[data-coach] button[aria-keyshortcuts=b]:enabled").count():
        page.keyboard.press("b")


def messages(game: Game, progress: Progress, language: str) -> list[str]:
    """What a server would send; questions are said, but not waited for, so that the pages can be turned."""
    g, words = game.position, words_in(language)
    names = words.seat_names(g.options.players)
    seen = observe(g, LEARNER)
    assert seen.question is not None
    ask = ask_message(g, seen.question, words)
    said = lesson_message(progress, words, names, ask)
    assert said is not None
    given = msgspec.structs.replace(said, panels=[p.Panel(one.words, one.points, []) for one in said.panels])
    view = p.View(0, seen, names, ask, [0] * len(names), stage(g), None)
    printed = board(game.components, g.options.players)
    seats = [p.Seat("person", None, None, here=True, mine=True, pages=1)]
    seats += [p.Seat("meng" if g.options.players == 1 else "bot", None, "novice", True, False, 0) for _ in names[1:]]
    sent = [
        p.Welcome("t", "", options_data(g.options), printed, "", True, [], "s", False, {}),
        p.Seats(seats),
        p.State(1, view, [], True, False, False, None, given),
    ]
    return [msgspec.json.encode(one).decode() for one in sent]
