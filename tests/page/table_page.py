"""A table in the browser, in the words of those who play at it."""

from random import Random
from typing import Literal, NamedTuple

from playwright.sync_api import Locator, Page, expect

MOST_CLICKS = 1500  # of a whole game

# What was clicked has had its effect when the ask is not busy any more, or the game is over.
SETTLED = '() => document.querySelector("[data-ask][aria-busy=false], [data-end]") !== null'
READY = """() => document.querySelector("dialog[open], [data-end]") ||
    document.querySelector("[data-ask][aria-busy=false] .offer, [data-ask][aria-busy=false] .main")"""
SITUATION = """() => ({
    seq: Number(document.querySelector("main[data-seq]").dataset.seq),
    dialog: document.querySelector("dialog[open], [data-end]")?.getAttribute("aria-label") ?? "",
    asks: document.querySelector("[data-ask] .main") !== null,
    offers: [...document.querySelectorAll("[data-ask] .offer .brief")].map(span => span.innerText),
    lit: [...document.querySelectorAll(".lit[data-target][role=button]")].map(thing => thing.dataset.target),
})"""


class Situation(NamedTuple):
    """What a player sees at a glance."""

    seq: int  # of the moves, undone ones included
    dialog: str  # what is open over the table, or the end in its place
    asks: bool  # is a move to be confirmed?
    offers: list[str]
    lit: list[str]


class TablePage:
    """What one can see and do at a table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.ask = page.locator("[data-ask]")
        self.offers = self.ask.locator(".offer")
        self.question = self.ask.locator(".words [role=status]")
        self.ending = page.get_by_role("region", name="The game is over")
        self.log = page.get_by_role("region", name="Log")  # of a player in a dialog
        self.recent = page.get_by_role("region", name="Since your last turn")
        self.replay = page.get_by_role("region", name="Replay")
        self.follow = page.get_by_role("region", name="What is happening")
        self.told = self.follow.locator(".now")  # what has just happened
        self.hint = page.locator(".hint.shown")
        self.undo = self.ask.get_by_role("button", name="Undo")
        self.redo = self.ask.get_by_role("button", name="Redo")

    def open(self, address: str) -> "TablePage":
        self.page.goto(address)
        self.page.locator("main[data-seq]").wait_for()
        self.settle()
        self.sit_down_as_guest()
        return self

    def sit_down_as_guest(self) -> None:
        """Whoever comes by a link is greeted."""
        greeting = self.page.locator("[data-greeting]")
        if greeting.count():
            greeting.get_by_role("button").click()
            expect(greeting).to_have_count(0)

    def sheet(self, title: str) -> Locator:
        """The rules or the help beside the table."""
        return self.page.get_by_role("complementary", name=title)

    def menu(self, entry: str) -> None:
        """Take this entry of the menu."""
        self.page.get_by_role("button", name="Menu").click()
        self.page.get_by_role("dialog", name="Menu").get_by_role("button", name=entry).click()

    def open_log(self) -> None:
        self.page.keyboard.press("l")
        expect(self.log.get_by_role("listitem").last).to_be_visible()

    def settle(self) -> None:
        """Wait until the last click has had its effect."""
        self.page.wait_for_function(SETTLED)

    def situation(self) -> Situation:
        return Situation(**self.page.evaluate(SITUATION))

    def wait_for_own_turn(self) -> Situation:
        """Wait until there is something to choose, to confirm, or a dialog."""
        self.page.wait_for_function(READY, timeout=40_000)
        return self.situation()

    def is_asked(self) -> bool:
        return bool(self.situation().offers)

    def over(self) -> bool:
        return self.situation().dialog == "The game is over"

    def see(self, seq: int) -> None:
        """Wait until the page knows of this move."""
        self.page.wait_for_function("seq => Number(document.querySelector('main').dataset.seq) >= seq", arg=seq)
        self.settle()

    def thing(self, target: str) -> Locator:
        """Something on the table."""
        return self.page.locator(f'[data-target="{target}"]').first

    def all_of(self, kind: str) -> list[str]:
        """Everything of this kind on the table, lit or not."""
        things = self.page.locator(f'[data-target^="{kind}"]')
        return [str(target) for target in things.evaluate_all("all => all.map(thing => thing.dataset.target)")]

    def label(self, target: str) -> str:
        """What a screen reader says of it."""
        return self.thing(target).get_attribute("aria-label") or ""

    def hand(self) -> list[str]:
        """The cards drawn in one's own hand."""
        return [card.inner_html() for card in self.page.locator('[data-target^="card:"]').all()]

    def see_another_hand(self, hand: list[str]) -> None:
        """Wait until the hand is not this one any more."""
        self.page.wait_for_function(
            """hand => {
                const cards = [...document.querySelectorAll('[data-target^="card:"]')].map(card => card.innerHTML);
                return cards.length > 0 && JSON.stringify(cards) !== JSON.stringify(hand);
            }""",
            arg=hand,
        )

    def sit_down(self) -> None:
        """The next of those who share the screen."""
        self.page.keyboard.press("Enter")
        expect(self.page.get_by_role("dialog")).to_have_count(0)
        self.settle()

    def point(self, target: str) -> None:
        self.thing(target).click()
        self.settle()

    def choose(self, words: str) -> None:
        """Take the first offer with these words, and confirm it where that is asked."""
        self.offers.filter(has_text=words).first.click()
        self.settle()
        self.confirm()

    def confirm(self) -> None:
        """Say yes, if it is asked."""
        if self.situation().asks:
            self.ask.locator(".main").click()
            self.settle()

    def play_any(self, chance: Random, by: Literal["board", "buttons", "keys"] = "buttons") -> None:
        """One move of chance: by things on the board where any are lit, by the buttons, or by keys alone."""
        before = now = self.wait_for_own_turn()
        while now.seq == before.seq and not now.dialog:
            if now.asks:
                self._press(by)
            elif by == "board" and now.lit:
                self.thing(chance.choice(now.lit)).click()
            else:
                self._take(chance.randrange(len(now.offers)), by)
            self.settle()
            now = self.situation()

    def _press(self, by: str) -> None:
        if by == "keys":
            self.page.keyboard.press("Enter")
        else:
            self.ask.locator(".main").click()

    def _take(self, offer: int, by: str) -> None:
        if by == "keys":
            self.page.keyboard.press(str((offer % 10 + 1) % 10))
        else:
            self.offers.nth(offer).click()

    def play_on(self, chance: Random, by: Literal["board", "buttons", "keys"] = "buttons") -> None:
        """Play a whole game; people who share the screen take their seats in turn."""
        for _ in range(MOST_CLICKS):
            dialog = self.wait_for_own_turn().dialog
            if dialog == "The game is over":
                return
            if dialog:
                self.sit_down()
            else:
                self.play_any(chance, by)
        raise AssertionError("The game does not end.")
