"""Bots decide in the second worker as they do anywhere else, and the page says what to expect of them."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

import gugong
from gugong.bots.contract import Budget
from gugong.bots.levels import GLANCE, SEATED, Level
from gugong.table.tasks import BotTask
from gugong.view.observe import observe
from tests.static.serving import BUILT
from tests.static.static_page import StaticPage

Opening = Callable[..., StaticPage]
OPEN = """async script => {
    const heard = () => new Promise(resolve => { worker.onmessage = ({ data }) => resolve(data) });
    const worker = new Worker(script, { type: "module" });
    await heard();
    window.askThinker = async question => { worker.postMessage(question); return await heard() };
}"""
MEASURED = "() => Object.keys(localStorage).some(name => name.startsWith('gugong-speed'))"
FEW = Budget(iterations=60)


class Thinker:
    """The worker that bots think in, by itself."""

    def __init__(self, page: Page) -> None:
        (script,) = (BUILT / "assets").glob("thinker-*.js")
        self.page = page
        page.evaluate(OPEN, f"assets/{script.name}")

    def ask(self, kind: str, asked: msgspec.Struct | None = None) -> bytes:
        text = "" if asked is None else msgspec.json.encode(asked).decode()
        answer: Any = self.page.evaluate("question => askThinker(question)", {"kind": kind, "text": text})
        assert answer["ok"], answer
        return str(answer["text"]).encode()


def tasks(level: Level) -> list[BotTask]:
    """Decisions at the start, in the middle and near the end of games."""
    made = []
    for players, moves in ((1, 3), (3, 40), (5, 200)):
        game, chance = gugong.new_game(players, moves), Random(moves)
        for _ in range(moves):
            game.play(chance.choice(game.moves()))
        seen = observe(game.position, game.position.question().who)
        made.append(BotTask(seen, level.name, moves, None, GLANCE if level.budget == GLANCE else FEW))
    return made


@pytest.fixture
def thinker(come: Opening) -> Thinker:
    return Thinker(come().page)


def test_the_same_seed_and_iterations_give_the_same_moves_as_here(thinker: Thinker):
    for level in SEATED:
        for task in tasks(level):
            there = task.read(thinker.ask("think", task))
            here = task.think()
            assert there.choice.move == here.choice.move, (level.name, task.seen.options)
            assert there.choice.expected == pytest.approx(here.choice.expected)


def test_a_device_is_measured_once_and_levels_say_what_to_expect(come: Opening):
    visit = come()
    visit.page.wait_for_function(
        "() => Object.keys(localStorage).some(name => name.startsWith('gugong-speed'))", timeout=120_000
    )
    visit.page.goto(f"{visit.address}#/new")
    second = visit.page.locator("form ol li").nth(1)
    second.locator("select").select_option("sage")
    expect(second).to_contain_text("On this device: about 2 s a move, in which it tries about")
    second.locator("select").select_option("minister")
    expect(second).to_contain_text(re.compile(r"On this device: about \d+(\.\d)? s a move\."))
