"""How long a click on the page takes until the table shows its effect.

    PYTHONPATH=. python bench/page.py

A real browser at a real `gugong serve`: from the click to the frame with the server's answer in it.
"""

import tempfile
from pathlib import Path
from random import Random
from statistics import quantiles

from tests.page.browsing import chromium
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
    """Milliseconds of each click that changed the table."""
    with chromium() as browser:
        table = TablePage(browser.new_page(reduced_motion="reduce")).open(server.make("person", "person").host)
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
