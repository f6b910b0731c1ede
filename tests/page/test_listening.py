"""A whole game by the accessibility tree alone: roles, names and live regions, as a screen reader gives them."""

from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.page.serving import Server
from tests.page.watched import Come

MOST_MOVES = 600


class Listener:
    """Somebody who hears the page and presses keys."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.question = page.get_by_role("region", name="What to decide")
        self.asked = self.question.get_by_role("status")
        self.news = page.get_by_role("log")
        self.over = page.get_by_role("region", name="The game is over")

    def options(self) -> list[Locator]:
        """What can be pressed in answer, without what opens its rule."""
        group = self.question.get_by_role("group", name="What you can do")
        return [one for one in group.get_by_role("button").all() if not self.name(one).startswith("Rule ")]

    def name(self, thing: Locator) -> str:
        """As it is spoken: its role comes first, then its name."""
        return thing.aria_snapshot().partition('"')[2].rpartition('"')[0]

    def wait(self) -> bool:
        """Wait until something is asked; False if the game is over instead."""
        expect(self.question.get_by_role("button", disabled=False).or_(self.over).first).to_be_visible()
        expect(self.question.and_(self.page.locator("[aria-busy=false]")).or_(self.over).first).to_be_visible()
        return self.over.count() == 0

    def answer(self, chance: Random) -> None:
        """Press any option; each has a name of its own, and a sentence says what is asked."""
        options = self.options()
        names = [self.name(one) for one in options]
        assert all(names)
        assert len(set(names)) == len(names), names
        assert self.asked.inner_text()
        chance.choice(options).press("Enter")


def test_a_whole_game_against_meng_by_ear(server: Server, visitor: Come):
    page = visitor()
    page.goto(server.make("person").host)
    listener, chance = Listener(page), Random(4)
    told: set[str] = set()
    for _ in range(MOST_MOVES):
        asked = listener.wait()
        told |= set(listener.news.inner_text().splitlines())
        if not asked:
            break
        listener.answer(chance)
    expect(listener.over.get_by_role("heading", name="won")).to_be_visible()
    events = ["You gave", "Meng gave", "The dice show", "Day 4 began", "You finished"]
    assert [event for event in events if not any(line.startswith(event) for line in told)] == []
    expect(listener.over.get_by_role("button", name="Play again")).to_be_visible()
    expect(listener.over.get_by_role("region", name="Score sheet").get_by_role("table")).to_be_visible()
