"""Nobody learns the deal before the game is over, whoever takes, leaves, releases and takes again which seat."""

import json
import random
from contextlib import AsyncExitStack

from gugong.content import loads
from tests.server.client import run
from tests.server.databases import sql
from tests.server.test_secrecy import CARD, different_cards, never_seen, stored, without_board
from tests.tables.visitor import visiting

LEVEL = "random"


class Walk:
    """A table, every secret of it that was ever known to anybody, and everything that was ever said about it."""

    def __init__(self, server):
        self.server = server
        self.components = different_cards()
        self.made = server.table("person", "open", LEVEL, start_player=0, components=self.components)
        self.table = self.made["table"]
        self.secrets = {self.made["secret"], *self.made["links"].values()}
        self.heard: list[str] = []
        ((record,),) = sql(server.data, f"select record from tables where id = '{self.table}'")
        self.seed = json.loads(record)["seed"]

    async def come(self, visits, secret):
        page = await visits.enter_async_context(visiting(self.server, self.table, secret))
        assert page.problem is None, page.problem
        self.secrets.add(page.secret)
        return page

    async def ask_everything(self, *pages):
        """Over every socket that is open, and over HTTP with every secret."""
        for page in pages:
            await self._ask(page)
            self.secrets |= set(page.welcome["links"].values())
        for secret in self.secrets:
            await self._request(secret)
        self.check(pages)

    async def _ask(self, page):
        for seat in range(3):
            await page.ask("look", step=0, seat=seat)
            await page.ask("look", step=page.state["view"]["step"], seat=seat)
        await page.ask("scores")
        await page.ask("why", move="nothing jade")
        if page.choices:
            await page.ask("preview", move=page.choices[0])
        for kind in ("undo", "redo"):
            await page.act(kind)

    async def _request(self, secret):
        path = f"/api/tables/{self.table}"
        for what in ("record", "verify", "rematch"):
            status, said = self.server.refused(f"{path}/{what}", {"secret": secret})
            assert status in (403, 404, 409), (what, said)
            self.heard.append(json.dumps(said))
        known = {"tables": [{"table": self.table, "secret": secret}]}
        self.heard.append(json.dumps(self.server.post("/api/mine", known)))
        for seat in range(3):
            fork = {"secret": secret, "step": 0, "level": LEVEL, "seat": seat}
            status, said = self.server.refused(f"{path}/fork", fork)
            assert status in (200, 403, 404)
            self.heard.append(json.dumps(said))
            if status == 200:
                await self._look_at_fork(said, seat)

    async def _look_at_fork(self, fork, seat):
        async with visiting(self.server, fork["table"], fork["secret"]) as page:
            assert not page.welcome["chosen"]
            await page.ask("look", step=0, seat=seat)
            assert self.server.refused(f"/api/tables/{fork['table']}/record", {"secret": fork["secret"]})[0] == 409
            self.heard += page.texts

    def check(self, pages):
        """Nothing that was said holds the seed, or a card that no seat has seen."""
        reached = stored(self.server, self.table, loads(self.components, "different cards"))
        unseen = set.intersection(*(never_seen(reached, seat)[-1] for seat in range(3)))
        assert len(unseen) > 5
        for text in map(without_board, [*self.heard, *(text for page in pages for text in page.texts)]):
            assert self.seed not in text
            assert not unseen.intersection(CARD.findall(text))


def link_to(host, seat):
    return host.welcome["links"][str(seat)]


async def left(page):
    await page.until_type("lost")
    await page.until_type("state")


async def new_link(host, seat, old=None):
    while host.welcome["links"].get(str(seat), old) == old:
        await host.hear()


async def release(host, seat):
    """Once its player is gone: another process may tell of a short visit only after it has ended."""
    while str(seat) in host.welcome["links"]:  # it is not known yet that somebody has taken it
        await host.hear()
    while str(seat) not in host.welcome["links"]:
        while host.seats[seat]["kind"] != "person" or host.seats[seat]["here"]:
            await host.hear()
        await host.say("release", seat=seat)
        await host.until_type("welcome", "problem")


def test_no_message_and_no_request_tells_the_deal_whoever_takes_which_seat(server):
    walk = Walk(server)

    async def talk():
        async with AsyncExitStack() as visits:
            host = await walk.come(visits, walk.made["secret"])
            watcher = await walk.come(visits, walk.made["links"]["spectator"])
            await walk.ask_everything(host, watcher)
            first = link_to(host, 1)
            guest = await walk.come(visits, first)
            await host.play(host.choices[0])
            await walk.ask_everything(host, watcher, guest)
            # The guest leaves the seat to a bot, and the host alone is a person.
            await guest.say("leave", level=LEVEL)
            await left(guest)
            await new_link(host, 1, first)
            await walk.ask_everything(host, watcher, guest)
            # The host takes it, too, and leaves both: only bots play, until the open seat is asked.
            second = await walk.come(visits, link_to(host, 1))
            await walk.ask_everything(host, watcher, guest, second)
            await second.say("leave", level=LEVEL)
            await left(second)
            await host.say("leave")
            await left(host)
            await new_link(host, 0)
            await walk.ask_everything(host, watcher, guest, second)
            # The guest comes back for the host's seat, is gone, and the host releases it.
            async with AsyncExitStack() as short:
                third = await walk.come(short, link_to(host, 0))
                await walk.ask_everything(host, watcher, third)
            await release(host, 0)
            await walk.ask_everything(host, watcher, guest, second)

    run(talk())


def test_a_fork_of_a_running_game_played_to_its_end_tells_nothing_of_the_deal(server):
    walk = Walk(server)
    fork = {"secret": walk.made["secret"], "step": 0, "level": LEVEL, "seat": 0}
    forked = server.post(f"/api/tables/{walk.table}/fork", fork)

    async def talk():
        async with visiting(server, forked["table"], forked["secret"]) as page:
            await page.play_out(random.Random(1))
            assert page.state["view"]["ending"]["seed"] != walk.seed
        assert server.record(forked).seed != walk.seed

    run(talk())
