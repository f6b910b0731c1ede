"""How long it takes until the table shows the effect of a click.

    python bench/page.py

A real browser plays on a real `gugong serve`; the time runs from the click to the frame that shows the server's answer.
"""

import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import quantiles

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the page objects of the tests

from tests.page.browsing import chromium
from tests.page.conftest import PACE
from tests.page.serving import Server
from tests.page.table_page import TablePage

CLICKS = 60
WATCH = """() => {
    window.took = [];
    let began = 0;
    addEventListener("click", () => (began = performance.now()), true);
    new MutationObserver(() => took.push(performance.now() - began))
        .observe(document.querySelector("main"), { attributes: true, attributeFilter: ["data-seq"] });
}"""


def measured(server: Server) -> list[float]:
    """The milliseconds of each click that changed the table, sorted."""
    with chromium() as browser:
        page = browser.new_page(reduced_motion="reduce")
        page.add_init_script(PACE % "at-once")  # the pictures of a Night would wait for a click
        table = TablePage(page).open(server.make("person", "person").host)
        table.page.evaluate(WATCH)
        chance = Random(1)
        for _ in range(CLICKS):
            if table.wait_for_own_turn().dialog:
                table.sit_down()
            table.play_any(chance)
        return sorted(table.page.evaluate("took"))


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "tables.sqlite")
        try:
            took = measured(server)
        finally:
            server.stop()
    half, most = quantiles(took, n=2)[0], quantiles(took, n=20)[-1]
    print(f"{len(took)} clicks: half within {half:.0f} ms, 95 % within {most:.0f} ms (promised: 100 ms)")


if __name__ == "__main__":
    main()
