"""Taking back: free until something hidden is shown or somebody else has answered."""

from tests.server.client import at_table

SEED = "07" * 32


async def play_until(page, wanted):
    """Play first choices until the table is as wanted."""
    while not wanted(page):
        await page.play(page.choices[0])


def test_a_move_is_taken_back_and_played_again(server):
    async def talk(page):
        before = page.state["view"]["seen"]
        await page.play(page.choices[0])
        after = page.state["view"]["seen"]
        assert page.state["undo"]
        assert not page.state["redo"]
        await page.act("undo")
        assert page.state["view"]["seen"] == before
        assert page.state["redo"]
        await page.act("redo")
        assert page.state["view"]["seen"] == after
        assert page.state["seq"] == 3

    at_table(server, server.table("person", "open", start_player=0), talk)


def test_the_log_forgets_what_was_taken_back(server):
    async def talk(page):
        await page.play_free_gift()
        assert page.lines
        await page.act("undo")
        assert page.state["whole"]
        assert page.lines == []

    at_table(server, server.table("person", "open", start_player=0, seed=SEED), talk)


def test_what_was_taken_back_is_gone_when_something_else_is_played(server):
    async def talk(page):
        await page.play(page.choices[0])
        await page.act("undo")
        await page.play(page.choices[1])
        assert not page.state["redo"]
        assert (await page.act("redo"))["words"] == "There is nothing of yours to play again."

    at_table(server, server.table("person", "open", start_player=0), talk)


def test_several_moves_are_taken_back_one_by_one(server):
    async def talk(page):
        first = page.state["view"]["seen"]
        await page.play(page.choices[0])
        await page.play(page.choices[0])
        await page.act("undo")
        await page.act("undo")
        assert page.state["view"]["seen"] == first
        assert (await page.act("undo"))["type"] == "refused"

    at_table(server, server.table("person", "open", start_player=0), talk)


def test_only_whoever_moved_takes_it_back(server):
    made = server.table("person", "open", start_player=0)

    async def talk(first, second):
        await first.play(first.choices[0])
        await second.until(lambda message: message["type"] == "state" and message["seq"] == 1)
        assert not second.state["undo"]
        assert (await second.act("undo"))["words"].startswith("This cannot be taken back")
        assert (await first.act("undo"))["type"] == "accepted"

    at_table(server, made, talk, made["secret"], made["links"]["1"])


def test_nothing_is_taken_back_once_another_has_answered(server):
    made = server.table("person", "open", start_player=0)

    async def talk(first, second):
        await play_until(first, lambda page: not page.choices)
        await second.my_turn()
        await second.play(second.choices[0])
        await first.until(lambda message: message["type"] == "state" and message["seq"] == second.state["seq"])
        assert not first.state["undo"]
        assert (await first.act("undo"))["type"] == "refused"

    at_table(server, made, talk, made["secret"], made["links"]["1"])


def test_what_was_shown_cannot_be_hidden_again(server):
    """The last move of a day rolls the dice and turns cards up."""

    async def talk(page):
        while page.state["view"]["seen"]["table"]["day"] == 1:
            await page.my_turn()
            await page.play(page.choices[-1])
        last = page.lines[-1]["step"]
        assert "dice" in [line["what"] for line in page.lines if line["step"] == last]
        assert not page.state["undo"]

    at_table(server, server.table("person", seed=SEED), talk)


def test_a_preview_says_what_will_happen(server):
    async def talk(page):
        move = page.choices[0]
        foreseen = await page.ask("preview", move=move)
        assert not foreseen["reveals"]
        await page.play(move)
        assert foreseen["words"] == [line["words"] for line in page.lines]

    at_table(server, server.table("person", "open", start_player=0), talk)


def test_a_preview_warns_of_what_would_be_shown_and_does_not_show_it(server):
    async def talk(page):
        while True:
            await page.my_turn()
            move = page.choices[-1]
            foreseen = await page.ask("preview", move=move)
            known = len(page.lines)
            await page.play(move)
            happened = [line["words"] for line in page.lines[known:]]
            assert happened[: len(foreseen["words"])] == foreseen["words"]
            assert foreseen["reveals"] or foreseen["words"] == happened
            if foreseen["reveals"] and page.state["view"]["seen"]["table"]["day"] == 2:
                break
        assert len(foreseen["words"]) < len(happened)

    at_table(server, server.table("person", seed=SEED), talk)


def test_a_move_made_on_an_old_table_is_refused(server):
    made = server.table("person", "open", start_player=0)

    async def talk(page):
        await page.play(page.choices[0])
        late = await page.act("play", seq=0, move=page.choices[0])
        assert late["words"] == "The table has changed since: look again before you move."
        assert page.state["seq"] == 1

    at_table(server, made, talk)


def test_an_illegal_move_is_refused_with_its_rule(server):
    async def talk(page):
        refused = await page.play("eat the Envoy")
        assert refused["rule"] == "DAY-EXCHANGE-1"
        assert "eat the Envoy" in refused["words"]
        why = await page.ask("why", move="9-canal jade")
        assert "is not allowed now" in why["words"] or "no answer" in why["words"]
        assert (await page.ask("why", move=page.choices[0]))["words"] == "This is a legal move."

    at_table(server, server.table("person", "open", start_player=0), talk)
