"""The page behind a proxy, under a path of a public address."""

import json
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.page.table_page import TablePage
from tests.server.nginx import NGINX, proxied
from tests.tables.visitor import new_table


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed here")
def test_a_game_under_a_path_goes_on_after_a_restart(browser: Browser, tmp_path: Path):
    with proxied(tmp_path) as behind:
        asked = json.dumps(new_table("person", "random", start_player=0))
        made = json.loads(behind.nginx.ask("POST", "/gugong/api/tables", asked)[1])
        context = browser.new_context(ignore_https_errors=True, locale="en-GB", reduced_motion="reduce")
        page = context.new_page()
        address = f"https://localhost:{behind.nginx.port}/gugong/#/table/{made['table']}/{made['secret']}"
        table, chance = TablePage(page).open(address), Random(1)
        table.play_any(chance)
        played = table.situation().seq
        behind.stop()
        expect(page.get_by_text("The connection is lost")).to_be_visible()
        behind.start()
        expect(page.get_by_text("The connection is lost")).to_be_hidden()
        table.play_any(chance)
        table.see(played + 1)
        context.close()
