"""Who sits where: hot-seat, guests, spectators, several pages at one seat."""

from tests.tables.visitor import at_table, visiting


def test_at_one_screen_only_the_hand_of_whoever_sits_there_is_sent(tables):
    made = tables.table("person", "person", "person", start_player=1)

    async def talk(page):
        assert page.state["view"]["seen"]["seat"] == 1
        assert [seat["mine"] for seat in page.seats] == [True, True, True]
        hand = page.state["view"]["seen"]["hand"]
        await page.say("sit", seat=2)
        await page.until_type("state")
        assert page.state["view"]["seen"]["seat"] == 2
        assert page.state["view"]["seen"]["hand"] != hand
        assert page.choices == []
        assert (await page.play("skip"))["words"] == "It is not your turn."

    at_table(tables, made, talk)


def test_a_page_looks_again_from_the_seat_it_had(tables):
    made = tables.table("person", "person", start_player=0)

    async def talk():
        async with visiting(tables, made["table"], made["secret"], seat=1) as page:
            assert page.state["view"]["seen"]["seat"] == 1

    tables.run(talk())


def test_a_seat_that_is_not_ones_own_cannot_be_taken(tables):
    made = tables.table("person", "open", start_player=0)

    async def talk(host, guest):
        await guest.say("sit", seat=0)
        assert (await guest.until_type("problem"))["code"] == "not-your-seat"
        assert guest.state["view"]["seen"]["seat"] == 1
        assert (await guest.play(host.choices[0]))["words"] == "It is not your turn."
        assert (await guest.ask("why", move=host.choices[0]))["code"] == "not-now"
        assert (await guest.ask("preview", move=host.choices[0]))["code"] == "not-now"
        assert (await guest.ask("look", step=0, seat=0))["code"] == "not-your-seat"

    at_table(tables, made, talk, made["secret"], made["links"]["1"])


def test_an_open_seat_is_taken_by_its_link(tables):
    made = tables.table("person", "open")

    async def talk(host):
        assert [seat["kind"] for seat in host.seats] == ["person", "open"]
        async with visiting(tables, made["table"], made["links"]["1"]) as guest:
            assert guest.welcome["links"] == {}
            await host.until(lambda message: message["type"] == "seats" and message["seats"][1]["here"])
            assert host.seats[1]["kind"] == "person"
            assert [seat["mine"] for seat in guest.seats] == [False, True]
        await host.until(lambda message: message["type"] == "seats" and not message["seats"][1]["here"])

    at_table(tables, made, talk)


def test_those_who_play_are_told_how_many_pages_are_open_at_their_seats(tables):
    """Of the other seats only whether anybody is there."""
    made = tables.table("person", "person", "open")

    async def talk(host, guest, watcher):
        async with visiting(tables, made["table"], made["secret"]):
            await host.until(lambda message: message["type"] == "seats" and message["seats"][0]["pages"] == 2)
            assert [seat["pages"] for seat in host.seats] == [2, 2, 0]
            assert host.seats[2]["here"]
            await guest.until(lambda message: message["type"] == "seats" and message["seats"][2]["pages"] == 1)
            assert [seat["pages"] for seat in guest.seats] == [0, 0, 1]
            assert [seat["pages"] for seat in watcher.seats] == [0, 0, 0]
        await host.until(lambda message: message["type"] == "seats" and message["seats"][0]["pages"] == 1)

    at_table(tables, made, talk, made["secret"], made["links"]["2"], made["links"]["spectator"])


def test_a_spectator_sees_and_does_nothing(tables):
    made = tables.table("person", "random", start_player=0)

    async def talk(host, watcher):
        assert watcher.state["view"]["seen"]["seat"] is None
        assert watcher.state["view"]["seen"]["hand"] == []
        assert not any(seat["mine"] for seat in watcher.seats)
        for kind in ("rename", "leave"):
            await watcher.say(kind, **({"name": "x"} if kind == "rename" else {}))
            assert (await watcher.until_type("problem"))["code"] == "not-your-seat"
        assert (await watcher.play(host.choices[0]))["words"].startswith("You are watching")
        assert (await watcher.ask("look", step=0, seat=0))["code"] == "not-your-seat"
        assert (await watcher.ask("look", step=0, seat=None))["view"]["step"] == 0

    at_table(tables, made, talk, made["secret"], made["links"]["spectator"])


def test_a_name_is_known_to_all_and_stands_in_the_log(tables):
    made = tables.table("person", "open", start_player=0, seed="07" * 32)

    async def talk(host, guest):
        await host.play_free_gift()
        await host.say("rename", name="  Wu\n\x07 Zetian, who was an empress ")
        await guest.until(lambda message: message["type"] == "state" and message["view"]["names"][0] != "Crane")
        assert guest.state["view"]["names"] == ["Wu Zetian, who was a", "Carp"]
        assert guest.lines[0]["words"].startswith("Wu Zetian, who was a ")

    at_table(tables, made, talk, made["secret"], made["links"]["1"])
