"""A lesson in the browser, as a learner goes through it: reads, looks at the rings, answers, and plays."""

import re
from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from playwright.sync_api import Locator, Page, expect

from gugong.game import Game
from gugong.lessons import LEARNER, Progress, lesson
from gugong.lessons.document import Panel
from gugong.table import protocol as p
from gugong.table.ask import ask_message
from gugong.view.observe import observe
from gugong.view.things import describe
from gugong.view.words import words_in
from tests.lessons.own_ways import OwnWay, course
from tests.lessons.playing import moments
from tests.page.table_page import TablePage

FEW = 7  # moves that are offered whole (web/src/lib/options.ts)
ELSEWHERE = "draw"  # a thing on every table that no lesson asks about
# What is said and what is to be decided lie within the window, and their column need not be scrolled.
OUTSIDE = """() => {
    const inside = ({ left, top, right, bottom }) =>
        left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
    const column = document.querySelector(".ask");
    const parts = [column, ...document.querySelectorAll("[data-coach], [data-coach] :not(.hidden), [data-ask]")];
    const found = parts.filter(part => !inside(part.getBoundingClientRect())).map(part => part.outerHTML.slice(0, 100));
    return column.scrollHeight > column.clientHeight + 1 ? [...found, "the column scrolls"] : found;
}"""
PAGE = "one => [...document.querySelector('.strip').children].indexOf(one.closest('.page'))"
SEEN = "seq => Number(document.querySelector('main').dataset.seq) >= seq"
RINGED = """things => {
    const rings = [...document.querySelectorAll("[data-ring]")].map(ring => ring.dataset.ring);
    return JSON.stringify([...new Set(rings)].sort()) === JSON.stringify(things);
}"""


class Turn(NamedTuple):
    """A decision of the learner in a lesson."""

    step: int  # moves made before it, by anybody
    game: Game
    progress: Progress
    move: str  # "" when the lesson is over


def turns(name: str) -> Iterator[Turn]:
    for step, (game, progress, move) in enumerate(moments(lesson(name))):
        if not move or game.asks().seat == LEARNER:
            yield Turn(step, game, progress, move)


def own_turns(way: OwnWay) -> Iterator[Turn]:
    """The learner's decisions up to a task, then on this way; at the last one `move` is ""."""
    for step, (game, progress, move) in enumerate(course(way)):
        if game.asks().seat == LEARNER:
            yield Turn(step, game, progress, move)


class LessonPage:
    """What one can see and do at the table of a lesson."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page, self.table, self.language = page, TablePage(page), language
        self.words = words_in(language)
        self.coach = page.locator("[data-coach]")
        self.taught = page.locator(".taught")  # the coach, and what can be done when it is over
        self.said = self.coach.locator("p.words:not(.hidden)")
        self.rings = page.locator("[data-ring]")
        self.found = page.locator(".found")
        self.refusal = page.locator("[data-ask] .said")
        self.first = 0  # the number of the table's first state

    def begin(self, address: str, name: str) -> "LessonPage":
        self.page.goto(f"{address}#/learn")
        self.page.locator(f"[data-lesson={name}]").click()
        self.coach.wait_for()
        self.first = self.table.situation().seq
        return self

    def button(self, words: str) -> Locator:
        return self.taught.get_by_role("button", name=self.words.say(words), exact=True)

    def arrive(self, turn: Turn) -> None:
        """Wait until it is the learner's turn."""
        self.page.wait_for_function(SEEN, arg=self.first + turn.step)
        self.page.locator("[data-coach]:not(.hidden), .acting").wait_for()

    def read(self, turn: Turn) -> Iterator[Panel]:
        """Every page of what is said now; the next one is turned to when this one has been looked at."""
        stage = turn.progress.stage
        for at, panel in enumerate(stage.say):
            expect(self.coach).to_have_attribute("data-coach", f"{turn.progress.at}:{at}")
            yield panel
            if at < len(stage.say) - 1:
                self.button("learn-next").click()
        expect(self.button("learn-next")).to_have_count(0)

    def skip(self, turn: Turn) -> None:
        """Turn to the last page of what is said now."""
        at, last = turn.progress.at, len(turn.progress.stage.say) - 1
        expect(self.coach).to_have_attribute("data-coach", re.compile(rf"^{at}:\d+$"))
        for _ in range(last):
            self.page.keyboard.press("n")
        expect(self.coach).to_have_attribute("data-coach", f"{at}:{last}")

    def see_rings(self, things: Sequence[str]) -> None:
        """Wait until just these things are ringed."""
        self.page.wait_for_function(RINGED, arg=sorted(set(things)))

    def name(self, game: Game, thing: str) -> str:
        """What a thing is called."""
        names = self.words.seat_names(game.record.options.players)
        return describe(game.observe(LEARNER), game.components, thing, self.words, names).name

    def thing(self, thing: str) -> Locator:
        """Where it is drawn: on the board, else at its family."""
        drawn = self.page.locator(f':is(.board, .low, .pages) [data-thing="{thing}"]')
        return (drawn if drawn.count() else self.page.locator(f'[data-thing="{thing}"]')).first

    def point(self, thing: str) -> None:
        """At a thing, whether it can be chosen or not."""
        self.thing(thing).click(force=True)

    def turn_to(self, thing: str) -> None:
        """On a phone: to the page of the board where it lies."""
        page = self.thing(thing).evaluate(
            "one => [...document.querySelector('.strip').children].indexOf(one.closest('.page'))"
        )
        self.page.get_by_role("tab").nth(page).tap()
        expect(self.thing(thing)).to_be_in_viewport(ratio=0.9)

    def play(self, turn: Turn, move: str, by: Literal["buttons", "keys"] = "buttons") -> None:
        """Choose this move by its rows, and confirm it where that is asked."""
        choices = asked(turn.game, self.language).choices
        chosen = next(one for one in choices if one.move == move)
        picked = given(choices)
        while (row := _row(choices, chosen, picked)) is not None:
            self.take(row.at, by)
            self.settle()
            picked.append(row.target)
            if row.whole:
                break
        if self.table.situation().asks:
            self.table.ask.locator(".main").click()
            self.settle()

    def play_through(self, name: str) -> None:
        """The whole lesson, by its own moves."""
        stage = -1
        for turn in turns(name):
            self.arrive(turn)
            if turn.progress.at > stage:
                stage = turn.progress.at
                self._read_and_answer(turn)
            if turn.move:
                self.play(turn, turn.move)

    def go(self, way: OwnWay) -> Turn:
        """To a task, and on this way of the learner's own; the turn at which nothing is decided yet."""
        stage = -1
        for turn in own_turns(way):
            self.arrive(turn)
            if turn.progress.at > stage:
                stage = turn.progress.at
                self._read_and_answer(turn)
            if self.taught.locator(":scope.phone").count():
                self.act()
            if not turn.move:
                return turn
            self.play(turn, turn.move)
        raise AssertionError("There is no last turn.")

    def _read_and_answer(self, turn: Turn) -> None:
        for panel in self.read(turn):
            if panel.answers:
                self.point(panel.answers[0])

    def act(self) -> None:
        """On a phone: to the question."""
        self.page.locator(".acting").or_(self.button("learn-act")).wait_for()
        if self.button("learn-act").is_visible():
            self.button("learn-act").tap()

    def settle(self) -> None:
        """Wait until the last click has had its effect; what is said may have taken the place of the question."""
        self.page.wait_for_function("() => !document.querySelector('[data-ask][aria-busy=true]')")

    def take(self, row: int, by: Literal["buttons", "keys"]) -> None:
        if by == "keys":
            self.page.keyboard.press(str((row + 1) % 10))
        else:
            self.table.offers.nth(row).click()


def asked(game: Game, language: str) -> p.Ask:
    """The question as the table puts it."""
    seen = observe(game.position, LEARNER)
    assert seen.question is not None
    return ask_message(game.position, seen.question, words_in(language))


def given(choices: Sequence[p.Choice]) -> list[str]:
    """What is picked unasked, as every move begins with it (web/src/lib/choosing.svelte.ts)."""
    firsts = {one.targets[0] if len(one.targets) > 1 else "" for one in choices}
    return list(firsts) if len(firsts) == 1 and "" not in firsts and len(choices) > 1 else []


class Row(NamedTuple):
    at: int
    target: str
    whole: bool


def _row(choices: Sequence[p.Choice], chosen: p.Choice, picked: list[str]) -> Row | None:
    """The row of this move, or of the moves that begin as it does (web/src/lib/options.ts)."""
    fitting = [one for one in choices if one.targets[: len(picked)] == picked]
    nexts = [one.targets[len(picked)] if len(one.targets) > len(picked) else one.move for one in fitting]
    mine = nexts[fitting.index(chosen)]
    if len(fitting) <= FEW or len(set(nexts)) == len(fitting):
        return Row(fitting.index(chosen), mine, whole=True)
    return Row(list(dict.fromkeys(nexts)).index(mine), mine, whole=nexts.count(mine) == 1)
