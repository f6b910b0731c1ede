"""Who sits where: links, hot-seat, spectators, leaving and coming back."""

from tests.server.client import at_table, enter, line_to, run


def test_at_one_screen_only_the_hand_of_whoever_sits_there_is_sent(server):
    made = server.table("person", "person", "person", start_player=1)

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

    at_table(server, made, talk)


def test_a_page_looks_again_from_the_seat_it_had(server):
    made = server.table("person", "person", start_player=0)

    async def talk():
        async with line_to(server) as line:
            page = await enter(server, line, made["table"], made["secret"], seat=1)
            assert page.state["view"]["seen"]["seat"] == 1

    run(talk())


def test_a_seat_that_is_not_ones_own_cannot_be_taken(server):
    made = server.table("person", "open", start_player=0)

    async def talk(host, guest):
        await guest.say("sit", seat=0)
        assert (await guest.until_type("problem"))["code"] == "not-your-seat"
        assert guest.state["view"]["seen"]["seat"] == 1
        assert (await guest.play(host.choices[0]))["words"] == "It is not your turn."
        assert (await guest.ask("why", move=host.choices[0]))["code"] == "not-now"
        assert (await guest.ask("preview", move=host.choices[0]))["code"] == "not-now"
        assert (await guest.ask("look", step=0, seat=0))["code"] == "not-your-seat"

    at_table(server, made, talk, made["secret"], made["links"]["1"])


def test_an_open_seat_is_taken_by_its_link(server):
    made = server.table("person", "open")

    async def talk(host):
        assert [seat["kind"] for seat in host.seats] == ["person", "open"]
        async with line_to(server) as line:
            guest = await enter(server, line, made["table"], made["links"]["1"])
            assert guest.welcome["links"] == {}
            await host.until(lambda message: message["type"] == "seats" and message["seats"][1]["here"])
            assert host.seats[1]["kind"] == "person"
            assert [seat["mine"] for seat in guest.seats] == [False, True]
        await host.until(lambda message: message["type"] == "seats" and not message["seats"][1]["here"])

    at_table(server, made, talk)


def test_a_spectator_sees_and_does_nothing(server):
    made = server.table("person", "random", start_player=0)

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

    at_table(server, made, talk, made["secret"], made["links"]["spectator"])


def test_a_name_is_known_to_all_and_stands_in_the_log(server):
    made = server.table("person", "open", start_player=0, seed="07" * 32)

    async def talk(host, guest):
        await host.play_free_gift()
        await host.say("rename", name="  Wu\n\x07 Zetian, who was an empress ")
        await guest.until(lambda message: message["type"] == "state" and message["view"]["names"][0] != "Crane")
        assert guest.state["view"]["names"] == ["Wu Zetian, who was a", "Carp"]
        assert guest.lines[0]["words"].startswith("Wu Zetian, who was a ")

    at_table(server, made, talk, made["secret"], made["links"]["1"])


def test_a_bot_takes_the_seat_of_whoever_leaves_and_gives_it_back(server):
    made = server.table("person", "open", start_player=1)

    async def talk(host):
        async with line_to(server) as line:
            guest = await enter(server, line, made["table"], made["links"]["1"])
            await guest.say("leave", level="novice")
            await guest.until(lambda message: message["type"] == "state" and message["view"]["seen"]["seat"] is None)
            assert guest.state["view"]["seen"]["hand"] == []
        await host.my_turn()
        assert host.seats[1]["level"] == "novice"
        async with line_to(server) as line:
            guest = await enter(server, line, made["table"], made["links"]["1"])
            assert guest.state["view"]["seen"]["seat"] == 1
            assert guest.seats[1]["kind"] == "person"

    at_table(server, made, talk)


def test_the_host_hands_on_the_seat_he_leaves(server):
    made = server.table("person", "person", start_player=0)

    async def talk(host):
        await host.say("leave")
        welcome = await host.until_type("welcome")
        await host.until(lambda message: message["type"] == "seats" and message["seats"][0]["kind"] == "open")
        assert [seat["mine"] for seat in host.seats] == [False, True]
        async with line_to(server) as line:
            guest = await enter(server, line, made["table"], welcome["links"]["0"])
            assert guest.choices

    at_table(server, made, talk)


def test_a_second_page_of_a_seat_that_was_left_does_not_see_its_hand(server):
    made = server.table("person", "open", start_player=0)

    async def talk(first, second):
        assert second.state["view"]["seen"]["hand"]
        await first.say("leave", level="random")
        await second.until(lambda message: message["type"] == "state" and not message["view"]["seen"]["hand"])
        assert second.state["view"]["seen"]["seat"] is None

    at_table(server, made, talk, made["links"]["1"], made["links"]["1"])


def test_no_bot_of_an_unknown_level_takes_a_seat(server):
    async def talk(page):
        await page.say("leave", level="emperor")
        said = await page.until_type("problem")
        assert said["words"] == "There is no such level: choose random, novice, planner, search, master."
        assert page.seats[0]["kind"] == "person"

    at_table(server, server.table("person", "random", start_player=0), talk)
