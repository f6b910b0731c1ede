"""One whole game in Firefox: `make firefox`."""

from random import Random

from tests.page.table_page import READY, SETTLED, SITUATION
from tests.static.firefox import Firefox, firefox
from tests.static.serving import Server

MOST = 1500  # clicks
STAGE = 'document.querySelector("[data-stage]")?.dataset.stage'
BEGIN = """[...document.querySelectorAll("button")].find(one => one.innerText.includes("Meng")).click()"""


def click(page: Firefox, selector: str, number: int = 0) -> None:
    page.evaluate(f"document.querySelectorAll({selector!r})[{number}].click()")
    page.wait(f"({SETTLED})()")


def play_out(page: Firefox, chance: Random) -> int:
    """The number of moves."""
    for _ in range(MOST):
        page.wait(f"Boolean(({READY})())")
        now = page.evaluate(f"({SITUATION})()")
        if now["dialog"]:
            return int(now["seq"])
        if now["asks"]:
            click(page, "[data-ask] .main")
        else:
            click(page, "[data-ask] .offer", chance.randrange(len(now["offers"])))
    raise AssertionError("The game does not end.")


def test_a_whole_game_in_firefox_then_without_the_server(server: Server):
    with firefox() as page:
        page.open(server.address)
        page.evaluate("localStorage['gugong-preferences'] = JSON.stringify({pace: 'at-once', motion: 'reduced'})")
        page.open(f"{server.address}?")
        page.wait(f"{STAGE} === 'ready'")
        page.evaluate(BEGIN)
        page.wait("Boolean(document.querySelector('main[data-seq]'))")
        moves = play_out(page, Random(1))
        assert moves > 20
        scores = page.wait("document.querySelector('[data-end]').innerText")
        server.stop()
        page.evaluate("setTimeout(() => location.reload())")
        page.wait(f"document.readyState === 'complete' && {STAGE} === 'ready'")
        assert page.wait("document.querySelector('[data-end]')?.innerText") == scores
