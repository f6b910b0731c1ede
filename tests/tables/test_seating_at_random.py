"""Browsers take, leave, release and lose seats in any order: what they see stays true, and no old secret opens."""

import random
from contextlib import AsyncExitStack

import pytest

from gugong.table.access import new_secret
from tests.tables.memory import MemoryHost
from tests.tables.visitor import Page, visiting

SEATS = ("person", "open", "open", "person")
ACTIONS = 25


class Party:
    """A table, the pages that are open at it, and the secrets that were once good for a seat."""

    def __init__(self, host: MemoryHost, seed: int) -> None:
        self.host = host
        self.rng = random.Random(seed)
        made = host.table(*SEATS)
        self.table, self.secret = made["table"], made["secret"]
        self.invitations: set[str] = set()  # every one that there ever was
        self.visits: dict[Page, AsyncExitStack] = {}

    async def come(self, secret: str, **fields: str) -> Page:
        visit = AsyncExitStack()
        page = await visit.enter_async_context(visiting(self.host, self.table, secret, **fields))
        assert page.problem is None, page.problem
        self.visits[page] = visit
        return page

    async def go(self, page: Page) -> None:
        await self.visits.pop(page).aclose()

    async def act(self, owner: Page) -> None:
        """Something that anybody does; `owner` is the page of the host, and stays."""
        others = [page for page in self.visits if page is not owner]
        links = sorted(secret for who, secret in owner.welcome["links"].items() if who != "spectator")
        players = [page for page in self.visits if any(seat["mine"] for seat in page.seats)]
        match self.rng.randrange(5):
            case 0 | 1 if links and len(others) < 5:
                await self.come(self.rng.choice(links), fresh=new_secret())
            case 2 if players:
                await self.rng.choice(players).say("leave")
            case 3 if others:
                await self.go(self.rng.choice(others))
            case 4:
                await owner.say("release", seat=self.rng.randrange(len(SEATS)))
            case _ if len(others) < 5:
                await self.come(self.rng.choice(list(self.visits)).secret)

    async def settle(self) -> None:
        """Until everybody has heard everything."""
        for page in (*self.visits, *self.visits):
            await page.ask("look", step=999)

    def check(self, owner: Page) -> None:
        row = self.host.store.rows[self.table]
        invitations = {str(seat): who.secret for seat, who in enumerate(row.seats) if who.kind == "open"}
        assert owner.welcome["links"] == invitations | {"spectator": row.spectator}
        self.invitations |= {str(secret) for secret in invitations.values()}
        assert len({who.secret for who in row.seats} - {row.host}) == sum(who.secret != row.host for who in row.seats)
        for page in self.visits:
            mine = [seat for seat, who in enumerate(page.seats) if who["mine"]]
            assert mine == [seat for seat, who in enumerate(row.seats) if who.secret == page.secret]
            looks_from = page.state["view"]["seen"]["seat"]
            assert looks_from in mine if mine else looks_from is None
            for seat in mine:
                assert page.seats[seat]["pages"] == sum(one.secret == page.secret for one in self.visits)

    async def check_old_secrets(self) -> None:
        row = self.host.store.rows[self.table]
        for secret in self.invitations - {str(who.secret) for who in row.seats}:
            async with visiting(self.host, self.table, secret, fresh=new_secret()) as page:
                assert page.problem["code"] == "no-such-table"


@pytest.mark.parametrize("seed", range(12))
def test_whatever_happens_everybody_plays_the_own_seats_and_no_others(tables, seed):
    party = Party(tables, seed)

    async def talk() -> None:
        owner = await party.come(party.secret)
        party.check(owner)
        for _ in range(ACTIONS):
            await party.act(owner)
            await party.settle()
            party.check(owner)
        await party.check_old_secrets()
        for page in list(party.visits):
            await party.go(page)

    tables.run(talk())
