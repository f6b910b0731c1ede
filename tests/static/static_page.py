"""The static edition in a browser."""

from playwright.sync_api import Page, expect

from tests.page.table_page import TablePage

READY = 120_000  # milliseconds until Python runs, on a machine that is busy
STAGE = 'stage => document.querySelector("[data-stage]")?.dataset.stage === stage'


class StaticPage:
    """One window: the first page, and the table that is open in it."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.table = TablePage(page)
        self.told = page.locator("[data-stage]")

    def open(self) -> "StaticPage":
        self.page.goto(self.address)
        return self.wait("ready")

    def wait(self, stage: str) -> "StaticPage":
        self.page.wait_for_function(STAGE, arg=stage, timeout=READY)
        return self

    def reload(self) -> "StaticPage":
        self.page.reload()
        return self.wait("ready")

    def begin(self, *seats: str, seed: int = 1) -> TablePage:
        """Set up a table with the form: "person", or the level of a bot."""
        self.page.goto(f"{self.address}#/new")
        self.page.locator(f'input[name="players"][value="{len(seats)}"]').check(force=True)
        for number, who in enumerate(seats):
            self.page.locator("form ol select").nth(number).select_option(who)
        self.page.locator("form details > summary").click()
        self.page.get_by_label("Seed of a known deal").fill(f"{seed:064x}")
        self.page.get_by_role("button", name="Begin").click()
        return self.at_table()

    def at_table(self) -> TablePage:
        """Wait until the table is shown."""
        self.page.locator("main[data-seq]").wait_for(timeout=READY)
        self.table.settle()
        return self.table

    def home(self) -> None:
        self.page.goto(f"{self.address}#/")
        expect(self.page.get_by_role("button", name="Play against Meng")).to_be_visible()
