"""Questions of the recorded games, fed to the real page through a socket of our own, and measured there.

`python -m tests.page.questions` measures every question of every game in four languages (`make questions`).
"""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from multiprocessing import get_context
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Browser, Page
from rich.console import Console
from rich.progress import track

import gugong
from gugong.game import Position
from gugong.notation.record import options_data
from gugong.table import protocol as p
from gugong.table.ask import ask_message
from gugong.table.board import board
from gugong.view.choices import listed
from gugong.view.observe import observe
from gugong.view.stage import stage
from gugong.view.words import LANGUAGES, words_in
from tests.page.browsing import chromium
from tests.page.serving import Server

GAMES = sorted((Path(__file__).parents[1] / "games").glob("*.gugong"))
BATCH = 40  # questions sent to the page at once
LONG = 10  # a list with more rows than this may scroll
LEAST = 32  # pixels of a row

SOCKET = """window.WebSocket = class {
    constructor() { window.fed = this; setTimeout(() => this.onopen()); }
    send() {}
    close() {}
}"""
# Each question is shown, measured, and, where a row leads to another list, measured again behind the first of them.
MEASURE = """async ([states, long, least]) => {
    const drawn = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    const found = [];
    const measure = (at) => {
        const box = document.querySelector("[data-ask]").getBoundingClientRect();
        const list = document.querySelector("[data-ask] .offers");
        const rows = [...list.querySelectorAll(".offer, .closed")];
        const note = (what, thing) => found.push([at, what, thing?.innerText ?? ""]);
        if (!rows.length) note("no rows");
        if (rows.length <= long && list.scrollHeight > list.clientHeight + 1) note("scrolls", list);
        const sentence = document.querySelector("[data-ask] .words");
        if (sentence.scrollHeight > sentence.clientHeight + 1) note("sentence cut", sentence);
        for (const row of rows) {
            const { top, bottom, height } = row.getBoundingClientRect();
            if (rows.length <= long && (top < box.top || bottom > box.bottom + 1)) note("outside", row);
            if (height < least - 1) note("low", row);
            const cut = [row, ...row.querySelectorAll(".brief")].some(part =>
                part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > row.clientHeight + 1);
            if (cut) note("cut", row);
        }
    };
    for (const [at, messages] of states) {
        for (const message of messages) window.fed.onmessage({ data: message });
        await drawn();
        measure(at);
        const first = [...document.querySelectorAll(".offer")].find(row => row.innerText.includes("…"));
        if (!first) continue;
        first.click();
        await drawn();
        measure(at);
    }
    return found;
}"""


class Shown(NamedTuple):
    """A question of a recorded game."""

    name: str
    shape: tuple[Any, ...]  # what is asked, how many are refused, and with how many things the moves of each kind begin
    position: Position

    def messages(self, language: str) -> list[str]:
        """What a server would send, up to this question."""
        g, words = self.position, words_in(language)
        players = g.options.players
        asked = g.question().who
        seen = observe(g, asked)
        assert seen.question is not None
        names = words.seat_names(players)
        seat = p.Seat("person", None, None, here=True, mine=True, pages=1)
        view = p.View(0, seen, names, ask_message(g, seen.question, words), [0] * len(names), stage(g), None)
        printed = board(g.components, players)
        sent = [
            p.Welcome("t", "", options_data(g.options), printed, "", False, [], "s", False, {}),
            p.Seats([seat] * len(names)),
            p.State(1, view, [], True, False, False, None),
        ]
        return [msgspec.json.encode(one).decode() for one in sent]


def questions_of(file: Path) -> Iterator[Shown]:
    """The questions of a recorded game."""
    for step, g in enumerate(gugong.load(file).steps()):
        if not g.over():
            about = type(g.question()).__name__
            first = {(move.key, *(move.targets() or [move.text])[:1]) for move in g.legal}
            refused = len(listed(g)) - len(g.legal)
            shape = (about, refused, *sorted(Counter(key for key, _ in first).items()))
            yield Shown(f"{file.stem}, step {step}: {about}", shape, g)


def one_of_each_shape() -> list[Shown]:
    """At the table with most players, where the column is lowest."""
    found: dict[tuple[Any, ...], Shown] = {}
    for one in chain.from_iterable(map(questions_of, GAMES)):
        known = found.get(one.shape)
        if known is None or len(one.position.players) > len(known.position.players):
            found[one.shape] = one._replace(position=one.position.copy())
    return list(found.values())


def open_page(browser: Browser, address: str, language: str) -> Page:
    context = browser.new_context(viewport={"width": 1280, "height": 720}, locale=language, reduced_motion="reduce")
    page = context.new_page()
    page.add_init_script(SOCKET)
    page.goto(f"{address}#/table/t/s")
    page.wait_for_function("() => window.fed?.onmessage")
    return page


def wrong(page: Page, questions: Iterable[Shown], language: str) -> list[str]:
    """Which questions do not fit, and how."""
    found: list[str] = []
    batch: list[tuple[str, list[str]]] = []
    for one in questions:
        batch.append((one.name, one.messages(language)))
        if len(batch) == BATCH:
            found += _measured(page, batch)
            batch = []
    return found + _measured(page, batch)


def _measured(page: Page, batch: list[tuple[str, list[str]]]) -> list[str]:
    found = page.evaluate(MEASURE, [batch, LONG, LEAST])
    return [": ".join(one) for one in found]


def measured(job: tuple[str, str, Path]) -> list[str]:
    """What is wrong with the questions of one game in one language."""
    address, language, file = job
    with chromium() as browser:
        page = open_page(browser, address, language)
        return [f"{language}: {one}" for one in wrong(page, questions_of(file), language)]


def main() -> None:
    server = Server(Path(mkdtemp()) / "tables.sqlite")
    jobs = [(server.address, language, file) for file in GAMES for language in LANGUAGES]
    faults = 0
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for found in track(pool.map(measured, jobs), "Measuring", len(jobs), console=Console(stderr=True)):
            sys.stdout.writelines(f"{one}\n" for one in found)
            faults += len(found)
    server.stop()
    sys.stdout.write(f"{faults} faults.\n" if faults else "Every option of every question fits.\n")
    sys.exit(faults > 0)


if __name__ == "__main__":
    main()
