"""One whole game in Firefox: `make firefox`."""

from random import Random

from tests.page.table_page import READY, SETTLED, SITUATION
from tests.static.firefox import Firefox
from tests.static.serving import Server

MOST = 1500  # clicks
STAGE = 'document.querySelector("[data-stage]")?.dataset.stage'
BEGIN = """[...document.querySelectorAll("button")].find(one => one.innerText.includes("Meng")).click()"""


def click(firefox: Firefox, selector: str, number: int = 0) -> None:
    firefox.evaluate(f"document.querySelectorAll({selector!r})[{number}].click()")
    firefox.wait(f"({SETTLED})()")


def play_out(firefox: Firefox, chance: Random) -> int:
    """The number of moves."""
    for _ in range(MOST):
        firefox.wait(f"Boolean(({READY})())")
        now = firefox.evaluate(f"({SITUATION})()")
        if now["dialog"]:
            return int(now["seq"])
        if now["asks"]:
            click(firefox, "[data-ask] .main")
        else:
            click(firefox, "[data-ask] .offer", chance.randrange(len(now["offers"])))
    raise AssertionError("The game does not end.")


def test_a_whole_game_in_firefox_then_without_the_server(server: Server):
    with Firefox() as firefox:
        firefox.open(server.address)
        firefox.evaluate("localStorage['gugong-preferences'] = JSON.stringify({pace: 'at-once', motion: 'reduced'})")
        firefox.open(f"{server.address}?")
        firefox.wait(f"{STAGE} === 'ready'")
        firefox.evaluate(BEGIN)
        firefox.wait("Boolean(document.querySelector('main[data-seq]'))")
        moves = play_out(firefox, Random(1))
        assert moves > 20
        scores = firefox.wait("document.querySelector('[data-end]').innerText")
        server.stop()
        firefox.evaluate("setTimeout(() => location.reload())")
        firefox.wait(f"document.readyState === 'complete' && {STAGE} === 'ready'")
        assert firefox.wait("document.querySelector('[data-end]')?.innerText") == scores
