"""Seats taken by invitation, given up, released by the host, and handed on."""

import asyncio

import msgspec
import pytest

from gugong.bots.levels import SEATED
from gugong.table.access import new_secret
from gugong.words import LANGUAGES, say
from tests.tables.visitor import at_table, own_secret, visiting


async def turned_away(host, table, secret, **fields):
    """What a visitor hears who is not let in."""
    async with visiting(host, table, secret, **fields) as page:
        assert page.welcome is None
        return page.problem


async def come_and_go(host, table, secret):
    """A guest takes a seat and closes the page; the secret is left behind."""
    async with visiting(host, table, secret) as guest:
        return guest.secret


async def seat_is(page, seat, kind):
    while page.seats[seat]["kind"] != kind:
        await page.until_type("seats")


# Invitations.


def test_whoever_takes_a_seat_has_a_secret_that_nobody_else_knows(tables):
    made = tables.table("person", "open")
    link = made["links"]["1"]

    async def talk(host):
        async with visiting(tables, made["table"], link) as guest:
            assert guest.secret == own_secret(made["table"], link)
            await seat_is(host, 1, "person")
            assert not [text for text in host.texts if guest.secret in text]
        async with visiting(tables, made["table"], guest.secret) as again:
            assert again.state["view"]["seen"]["seat"] == 1

    at_table(tables, made, talk)


def test_the_host_cannot_look_at_a_hand_through_the_link_he_handed_on(tables):
    made = tables.table("person", "open")

    async def talk(_):
        said = await turned_away(tables, made["table"], made["links"]["1"], fresh=new_secret())
        assert said["code"] == "no-such-table"
        assert said["words"].startswith("This link has been used already")

    at_table(tables, made, talk, made["links"]["1"])


def test_the_host_is_told_when_an_invitation_has_been_used(tables):
    made = tables.table("person", "open", "open")

    async def talk(host):
        assert set(host.welcome["links"]) == {"spectator", "1", "2"}
        async with visiting(tables, made["table"], made["links"]["1"]):
            await host.until_type("welcome")
            assert set(host.welcome["links"]) == {"spectator", "2"}

    at_table(tables, made, talk)


def test_of_two_who_come_with_one_invitation_one_gets_the_seat(tables):
    made = tables.table("person", "open")
    link = made["links"]["1"]

    async def come(fresh):
        async with visiting(tables, made["table"], link, fresh=fresh) as page:
            return page.problem or page.seats[1]["mine"]

    async def talk():
        answers = await asyncio.gather(*(come(new_secret()) for _ in range(5)))
        assert answers.count(True) == 1
        refused = [answer for answer in answers if answer is not True]
        assert {answer["words"] for answer in refused} == {say("en", "server-spent")}

    tables.run(talk())


def test_the_same_hello_is_answered_alike_after_a_lost_answer(tables):
    made = tables.table("person", "open")
    link, fresh = made["links"]["1"], new_secret()

    async def talk():
        pages = []
        for _ in range(3):
            async with visiting(tables, made["table"], link, fresh=fresh) as page:
                pages.append(page)
        assert {page.secret for page in pages} == {fresh}
        assert [[seat["mine"] for seat in page.seats] for page in pages] == [[False, True]] * 3

    tables.run(talk())


def test_the_same_hello_said_twice_at_once_is_answered_twice(tables):
    made = tables.table("person", "open")
    same = (tables, made["table"], made["links"]["1"])

    async def come():
        async with visiting(*same) as page:
            return page.secret

    async def talk():
        assert len(set(await asyncio.gather(come(), come()))) == 1

    tables.run(talk())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_seat_is_taken_without_a_secret_of_ones_own(tables, language):
    made = tables.table("person", "open")
    link = made["links"]["1"]
    bad = ["", "x" * 21, "x" * 65, "x" * 21 + "é", "x" * 21 + "\n", link, made["secret"], made["links"]["spectator"]]

    async def talk():
        for fresh in bad:
            said = await turned_away(tables, made["table"], link, language=language, fresh=fresh)
            assert said["code"] == "malformed"
        assert tables.store.rows[made["table"]].seats[1].kind == "open"

    tables.run(talk())


def test_two_guests_do_not_share_a_secret(tables):
    made = tables.table("person", "open", "open")
    fresh = new_secret()

    async def talk():
        async with visiting(tables, made["table"], made["links"]["1"], fresh=fresh):
            said = await turned_away(tables, made["table"], made["links"]["2"], fresh=fresh)
            assert said["code"] == "malformed"

    tables.run(talk())


# Giving up.


def test_a_bot_takes_the_seat_of_whoever_leaves_and_gives_it_back_for_a_new_invitation(tables):
    made = tables.table("person", "open", start_player=1)

    async def talk(host):
        async with visiting(tables, made["table"], made["links"]["1"]) as guest:
            await guest.say("leave", level="novice")
            await guest.until(lambda message: message["type"] == "state" and message["view"]["seen"]["seat"] is None)
            assert guest.state["view"]["seen"]["hand"] == []
        await host.my_turn()
        assert host.seats[1]["level"] == "novice"
        async with visiting(tables, made["table"], host.welcome["links"]["1"]) as guest:
            assert guest.state["view"]["seen"]["seat"] == 1
            assert guest.seats[1]["kind"] == "person"

    at_table(tables, made, talk)


@pytest.mark.parametrize("level", [None, "random"])
def test_whoever_has_left_keeps_nothing_that_opens_the_seat(tables, level):
    made = tables.table("person", "open")
    link = made["links"]["1"]

    async def talk(guest):
        kept = guest.secret
        await guest.say("leave", level=level)
        assert (await guest.until_type("lost"))["seat"] == 1
        for secret in (kept, link):
            said = await turned_away(tables, made["table"], secret, fresh=kept)
            assert said["words"] == say("en", "server-spent")

    at_table(tables, made, talk, link)


def test_whoever_has_left_may_go_on_watching(tables):
    made = tables.table("person", "open")

    async def talk(guest):
        await guest.say("leave")
        await guest.until_type("welcome")
        assert guest.secret == made["links"]["spectator"]
        async with visiting(tables, made["table"], guest.secret) as again:
            assert again.state["view"]["seen"]["seat"] is None

    at_table(tables, made, talk, made["links"]["1"])


def test_all_pages_of_a_seat_lose_it_and_say_so(tables):
    made = tables.table("person", "open", start_player=0)

    async def talk(first, second):
        assert second.state["view"]["seen"]["hand"]
        await first.say("leave", level="random")
        for page in (first, second):
            lost = await page.until_type("lost")
            assert lost == {"type": "lost", "seat": 1, "words": "Carp’s seat has been given up: you no longer play it."}
            await page.until(lambda message: message["type"] == "state" and not message["view"]["seen"]["hand"])
            assert page.state["view"]["seen"]["seat"] is None
            assert (await page.play("skip"))["words"].startswith("You are watching")

    at_table(tables, made, talk, made["links"]["1"], made["links"]["1"])


def test_the_host_hands_on_a_seat_and_looks_from_another(tables):
    made = tables.table("person", "person", start_player=0)

    async def talk(host):
        await host.say("leave")
        await host.until_type("lost")
        welcome = await host.until_type("welcome")
        await host.until(lambda message: message["type"] == "state" and message["view"]["seen"]["seat"] == 1)
        assert [seat["mine"] for seat in host.seats] == [False, True]
        assert host.secret == made["secret"]
        async with visiting(tables, made["table"], welcome["links"]["0"]) as guest:
            assert guest.choices
            await host.until_type("welcome")
            assert set(host.welcome["links"]) == {"spectator"}

    at_table(tables, made, talk)


def test_a_host_without_a_seat_remains_the_host(tables):
    made = tables.table("person", "open")

    async def talk(host):
        await host.say("leave")
        await host.until_type("welcome")
        assert host.welcome["host"]
        assert set(host.welcome["links"]) == {"spectator", "0", "1"}
        async with visiting(tables, made["table"], made["secret"]) as again:
            assert again.welcome["host"]
            assert again.state["view"]["seen"]["seat"] is None

    at_table(tables, made, talk)


def test_a_seat_left_twice_at_once_is_left_once(tables):
    """Whoever took it in between keeps it."""
    made = tables.table("person", "open")

    async def talk(first, second, host):
        await first.say("leave")
        await second.say("leave")
        assert (await second.until_type("lost"))["seat"] == 1
        assert (await second.until_type("problem"))["code"] == "not-your-seat"
        await seat_is(host, 1, "open")
        async with visiting(tables, made["table"], host.welcome["links"]["1"]) as guest:
            assert guest.seats[1]["mine"]

    at_table(tables, made, talk, made["links"]["1"], made["links"]["1"], made["secret"])


def test_no_bot_of_an_unknown_level_takes_a_seat(tables):
    made = tables.table("person", "open", start_player=0)

    async def talk(page):
        for message in ({"kind": "leave"}, {"kind": "release", "seat": 1}):
            await page.say(**message, level="emperor")
            said = await page.until_type("problem")
            assert said["words"] == f"There is no such level: choose {', '.join(level.name for level in SEATED)}."
        assert page.seats[0]["kind"] == "person"

    at_table(tables, made, talk)


def test_an_old_name_does_not_bring_a_seat_back(tables):
    """Two pages of one seat: one leaves while the other takes a name."""
    made = tables.table("person", "open")

    async def talk(first, second, host):
        await first.say("leave")
        await second.say("rename", name="Wu")
        assert (await second.until_type("problem"))["code"] == "not-your-seat"
        await seat_is(host, 1, "open")
        assert host.seats[1]["name"] is None

    at_table(tables, made, talk, made["links"]["1"], made["links"]["1"], made["secret"])


# Releasing.


def test_the_host_releases_the_seat_of_a_guest_who_is_gone(tables):
    made = tables.table("person", "open", start_player=1)

    async def talk():
        kept = await come_and_go(tables, made["table"], made["links"]["1"])
        at = (tables, made["table"])
        async with visiting(*at, made["secret"]) as host, visiting(*at, made["links"]["spectator"]) as watcher:
            await host.say("release", seat=1)
            for page in (host, watcher):
                await seat_is(page, 1, "open")
            assert (await turned_away(*at, kept))["words"] == say("en", "server-spent")
            async with visiting(*at, host.welcome["links"]["1"]) as guest:
                assert guest.choices
            assert (await turned_away(*at, kept))["words"] == say("en", "server-spent")

    tables.run(talk())


def test_a_released_seat_may_be_played_on_by_a_bot(tables):
    made = tables.table("person", "open", start_player=1)

    async def talk(host):
        await come_and_go(tables, made["table"], made["links"]["1"])
        await host.say("release", seat=1, level="random")
        assert await host.my_turn()
        assert host.seats[1]["level"] == "random"

    at_table(tables, made, talk)


def test_a_guest_who_is_there_is_not_put_out(tables):
    made = tables.table("person", "open", "random")

    async def talk(host, guest):
        for seat in (0, 1):  # the host has Leave for his own
            await host.say("release", seat=seat)
            assert (await host.until_type("problem"))["words"] == say("en", "server-still-here")
        for seat in (2, 7):
            await host.say("release", seat=seat)
            assert (await host.until_type("problem"))["words"] == say("en", "server-nobody-to-release")
        assert guest.seats[1]["mine"]

    at_table(tables, made, talk, made["secret"], made["links"]["1"])


def test_only_the_host_releases_seats(tables):
    made = tables.table("person", "open", "open")

    async def talk(guest, watcher):
        await come_and_go(tables, made["table"], made["links"]["2"])
        for page in (guest, watcher):
            await page.say("release", seat=2)
            assert (await page.until_type("problem"))["words"] == say("en", "server-host-only")
        assert tables.store.rows[made["table"]].seats[2].kind == "person"

    at_table(tables, made, talk, made["links"]["1"], made["links"]["spectator"])


# Afterwards.


def test_a_table_opened_again_knows_the_new_secrets(fresh):
    """A secret is stored before it is told."""
    made = fresh.table("person", "open")

    async def talk(page):
        stored = fresh.store.rows[made["table"]].seats[1]
        assert (stored.kind, stored.secret) == ("person", page.secret)
        fresh.registry.open.clear()
        async with visiting(fresh, made["table"], page.secret) as again:
            assert again.seats[1]["mine"]
        said = await turned_away(fresh, made["table"], made["links"]["1"], fresh=new_secret())
        assert said["words"] == say("en", "server-spent")

    at_table(fresh, made, talk, made["links"]["1"])


def test_former_secrets_are_kept_only_as_digests(fresh):
    made = fresh.table("person", "open")

    async def talk(page):
        await page.say("leave")
        await page.until_type("lost")
        stored = msgspec.json.encode(fresh.store.rows[made["table"]]).decode()
        assert made["links"]["1"] not in stored
        assert own_secret(made["table"], made["links"]["1"]) not in stored

    at_table(fresh, made, talk, made["links"]["1"])
