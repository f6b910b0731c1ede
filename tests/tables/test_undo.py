"""Taking back: free until something hidden is shown or somebody else has answered."""

from tests.tables.visitor import at_table

SEED = "07" * 32


async def play_until(page, wanted):
    """Play first choices until the table is as wanted."""
    while not wanted(page):
        await page.play(page.choices[0])


def test_a_move_is_taken_back_and_played_again(tables):
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

    at_table(tables, tables.table("person", "open", start_player=0), talk)


def test_the_log_forgets_what_was_taken_back(tables):
    async def talk(page):
        await page.play_free_gift()
        assert page.lines
        await page.act("undo")
        assert page.state["whole"]
        assert page.lines == []

    at_table(tables, tables.table("person", "open", start_player=0, seed=SEED), talk)


def test_what_was_taken_back_is_gone_when_something_else_is_played(tables):
    async def talk(page):
        await page.play(page.choices[0])
        await page.act("undo")
        await page.play(page.choices[1])
        assert not page.state["redo"]
        assert (await page.act("redo"))["words"] == "You have nothing to redo."

    at_table(tables, tables.table("person", "open", start_player=0), talk)


def test_several_moves_are_taken_back_one_by_one(tables):
    async def talk(page):
        first = page.state["view"]["seen"]
        await page.play(page.choices[0])
        await page.play(page.choices[0])
        await page.act("undo")
        await page.act("undo")
        assert page.state["view"]["seen"] == first
        assert (await page.act("undo"))["type"] == "refused"

    at_table(tables, tables.table("person", "open", start_player=0), talk)


def test_only_whoever_moved_takes_it_back(tables):
    made = tables.table("person", "open", start_player=0)

    async def talk(first, second):
        await first.play(first.choices[0])
        await second.until(lambda message: message["type"] == "state" and message["seq"] == 1)
        assert not second.state["undo"]
        assert (await second.act("undo"))["words"].startswith("This cannot be undone")
        assert (await first.act("undo"))["type"] == "accepted"

    at_table(tables, made, talk, made["secret"], made["links"]["1"])


def test_nothing_is_taken_back_once_another_has_answered(tables):
    made = tables.table("person", "open", start_player=0)

    async def talk(first, second):
        await play_until(first, lambda page: not page.choices)
        await second.my_turn()
        await second.play(second.choices[0])
        await first.until(lambda message: message["type"] == "state" and message["seq"] == second.state["seq"])
        assert not first.state["undo"]
        assert (await first.act("undo"))["type"] == "refused"

    at_table(tables, made, talk, made["secret"], made["links"]["1"])


def test_what_was_shown_cannot_be_hidden_again(tables):
    """The last move of a day rolls the dice and turns cards up."""

    async def talk(page):
        while page.state["view"]["seen"]["table"]["day"] == 1:
            await page.my_turn()
            await page.play(page.choices[-1])
        last = page.lines[-1]["step"]
        assert "dice" in [line["what"] for line in page.lines if line["step"] == last]
        assert not page.state["undo"]

    at_table(tables, tables.table("person", seed=SEED), talk)
