"""/metrics: figures for a monitor on the same machine."""

import pytest

from tests.server.client import Served
from tests.tables.visitor import at_table


def figures(server: Served) -> dict[str, float]:
    status, text = server.ask("GET", "/metrics")
    assert status == 200
    lines = [line.split(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


def test_what_is_played_shows_in_the_figures(tmp_path):
    server = Served(tmp_path / "tables.sqlite")
    before = figures(server)

    async def talk(page):
        await page.play(page.choices[0])
        now = figures(server)
        assert (now["gugong_tables_open"], now["gugong_pages"]) == (1, 1)
        assert now["gugong_writes_total"] >= before["gugong_writes_total"] + 2  # the table and the move
        assert now["gugong_write_seconds_total"] > before["gugong_write_seconds_total"]
        assert now["gugong_connections"] == 2
        assert now["process_max_resident_memory_bytes"] > 1e7

    at_table(server, server.table("person", "person", start_player=0), talk)
    assert server.stop() == ""


@pytest.mark.parametrize("header", ["X_Forwarded_For", "Forwarded"])
def test_nobody_gets_them_through_a_proxy(server, header):
    assert server.ask("GET", "/metrics", **{header: "for=203.0.113.5"})[0] == 403
