"""Questions to a table, and the answers."""

from tests.tables.visitor import at_table


def test_steps_and_seats_that_do_not_exist_are_refused(tables):
    async def talk(page):
        assert (await page.ask("look", step=5))["words"] == "The game has no step 5: choose 0 to 0."
        assert (await page.ask("look", step=0, seat=7))["code"] == "not-your-seat"
        assert (await page.ask("preview", move="nothing"))["code"] == "not-now"
        assert (await page.act("play", id="x" * 65, move="y"))["words"].endswith("an id has 1 to 64 letters.")
        await page.say("hello", table="x", secret="y", language="en")
        assert (await page.until_type("problem"))["words"] == "You have said hello already."

    at_table(tables, tables.table("person", "open", start_player=0), talk)


def test_a_move_made_on_an_old_table_is_refused(tables):
    made = tables.table("person", "open", start_player=0)

    async def talk(page):
        await page.play(page.choices[0])
        late = await page.act("play", seq=0, move=page.choices[0])
        assert late["words"] == "The table has changed since: look again before you move."
        assert page.state["seq"] == 1

    at_table(tables, made, talk)


def test_an_illegal_move_is_refused_with_its_rule(tables):
    async def talk(page):
        refused = await page.play("eat the Envoy")
        assert refused["rule"] == "DAY-EXCHANGE-1"
        assert "eat the Envoy" in refused["words"]
        why = await page.ask("why", move="9-canal jade")
        assert "is not allowed now" in why["words"] or "no answer" in why["words"]
        assert (await page.ask("why", move=page.choices[0]))["words"] == "This is a legal move."

    at_table(tables, tables.table("person", "open", start_player=0), talk)


def test_a_thing_is_described_now_and_as_it_was(tables):
    async def talk(page):
        seat = page.state["view"]["seen"]["seat"]
        pool = await page.ask("describe", thing="pool:0")
        assert (pool["name"], pool["rule"]) == ("Pool: 6", "TERM-1")
        before = await page.ask("describe", thing=f"hand:{seat}")
        await page.play(next(move for move in page.choices if "canal" in move))
        then = await page.ask("describe", thing=f"hand:{seat}", step=0, seat=seat)
        assert {**then, "ask": 0} == {**before, "ask": 0}
        named = await page.ask("name-things", things=["pool:0", "medal"])
        assert named["names"][1] == "Medal, not yet taken today"

    at_table(tables, tables.table("person", "open", start_player=0), talk)


def test_what_is_no_thing_or_another_seats_view_is_refused(tables):
    async def talk(page):
        unknown = await page.ask("describe", thing="dragon")
        assert (unknown["code"], unknown["words"][:18]) == ("unknown", "There is no 'drago")
        assert (await page.ask("name-things", things=["medal", "dragon:1"]))["code"] == "unknown"
        assert (await page.ask("name-things", things=["medal"] * 401))["code"] == "oversized"
        assert (await page.ask("describe", thing="medal", step=7))["code"] == "malformed"
        assert (await page.ask("describe", thing="medal", step=0, seat=1))["words"] == (
            await page.ask("look", step=0, seat=1)
        )["words"]

    at_table(tables, tables.table("person", "open", start_player=0), talk)


def test_a_message_with_an_endless_name_is_answered_briefly(tables):
    async def talk(page):
        for name in ("x" * 10_000, "\x1b" * 2_000):
            await page.say(name)
            words = (await page.until_type("problem"))["words"]
            assert words.startswith("This message cannot be understood: Invalid value")
            assert len(words) < 300
            assert words.isprintable()

    at_table(tables, tables.table("person", "open"), talk)
