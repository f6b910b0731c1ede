"""Hints without a server: searched in the second worker, as far as this device gets in a few seconds."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.static.static_page import StaticPage


def test_a_hint_is_found_in_the_second_worker(come: Callable[..., StaticPage]):
    table = come().begin("person")
    for step in (1, 2, 3, 4):
        table.page.keyboard.press("h")
        expect(table.page.locator(f'[data-hint="{step}"][data-settled=true]')).to_be_visible(timeout=60_000)
    expect(table.page.locator("[data-hint] tfoot")).to_be_visible()
