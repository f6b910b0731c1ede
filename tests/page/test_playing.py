"""A turn by pointing: what is lit, what it would do, why something is not allowed, and taking it back."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

import gugong
from gugong.table.preview import preview
from gugong.view.choices import choices
from tests.page.serving import Server, asked
from tests.page.table_page import TablePage
from tests.page.watched import Come

LAST_DAY = 3  # counted from 0
ANSWERED = 600  # milliseconds after which a question about a hovered thing has been answered


@pytest.fixture
def table(server: Server, visitor: Come) -> TablePage:
    """A new table of two at one screen, before the first gift."""
    return TablePage(visitor()).open(server.make("person", "person").host)


def free_place(table: TablePage) -> str:
    """A place where the picked card beats the gift."""
    return next(target for target in table.situation().lit if "free" in table.label(target))


def give(table: TablePage) -> int:
    """Give the highest card by pointing, for nothing; the number of the move."""
    table.point(table.situation().lit[-1])
    table.point(free_place(table))
    return table.situation().seq


def test_what_is_lit_is_what_may_be_given(table: TablePage):
    assert table.situation().lit
    assert all(target.startswith("card:") for target in table.situation().lit)


def test_a_card_and_a_place_are_a_move(table: TablePage):
    before = table.situation().seq
    give(table)
    assert table.situation().seq == before + 1


def test_pointing_at_a_picked_card_again_puts_it_back(table: TablePage):
    lit = table.situation().lit
    table.point(lit[0])
    expect(table.thing(lit[0])).to_have_attribute("aria-pressed", "true")
    table.point(lit[0])
    assert table.situation().lit == lit


def test_a_button_shows_where_its_thing_lies(table: TablePage):
    table.offers.first.hover()
    expect(table.page.locator(".pointed[data-target]").first).to_be_visible()


def test_a_move_says_what_it_does_before_it_is_played(table: TablePage):
    before = table.situation()
    table.point(before.lit[-1])
    table.thing(free_place(table)).hover()
    expect(table.hint.locator("li").first).to_contain_text("You will give")
    assert table.situation().seq == before.seq


def test_hovering_what_is_not_allowed_says_why(server: Server, visitor: Come):
    table = TablePage(visitor()).open(server.resume(asked("Journey", most=6), "person", "person").host)
    lit = table.situation().lit
    far = next(city for city in table.all_of("city:") if city not in lit)
    table.thing(far).hover()
    expect(table.hint).to_contain_text("not allowed now")


def test_what_is_not_asked_is_explained_and_not_refused(server: Server, visitor: Come):
    """Most of the board has nothing to do with a question: it says so only to a click."""
    table = TablePage(visitor()).open(server.resume(asked("Journey", most=6), "person", "person").host)
    lit = table.situation().lit
    far = next(city for city in table.all_of("city:") if city not in lit)
    for target in ("wall", "house:", "decree:", "pool"):
        table.thing(table.all_of(target)[0]).hover()
        expect(table.hint).to_be_visible()
        table.page.wait_for_timeout(ANSWERED)
        expect(table.hint.locator(".why")).to_have_count(0)
    table.thing(far).hover()
    expect(table.hint).to_contain_text("not allowed now")


def test_what_is_not_asked_says_so_when_it_is_clicked(table: TablePage):
    table.point(table.situation().lit[0])
    table.thing("city:Beijing").click()
    expect(table.ask.get_by_role("alert")).to_have_text("This has nothing to do with what you are asked.")
    assert table.situation().lit, "What was picked stays picked."


def test_a_place_clicked_before_a_card_says_what_comes_first(table: TablePage):
    table.thing("place:wall").click()
    expect(table.ask.get_by_role("alert")).to_contain_text("First choose what is outlined")


def test_a_ship_stands_for_its_harbour_and_an_official_for_the_place(server: Server, visitor: Come):
    table = TablePage(visitor()).open(server.resume(asked("Sail"), "person", "person").host)
    harbour = next(target for target in table.situation().lit if target.startswith("harbour:"))
    seq = table.situation().seq
    # Wherever it is hit: what lies around it belongs to the harbour.
    table.page.locator(f'[data-thing="{harbour.replace("harbour", "ship")}"]').first.dispatch_event("click")
    table.see(seq + 1)
    table = TablePage(visitor()).open(server.resume(asked("Give"), "person", "person").host)
    table.point(table.situation().lit[0])
    seq = table.situation().seq
    table.page.locator('[data-thing="official:wall"]').first.click()
    table.see(seq + 1)


def test_another_card_is_picked_instead_without_a_word(table: TablePage):
    first, *_, last = table.situation().lit
    table.point(first)
    table.point(last)
    expect(table.thing(last)).to_have_attribute("aria-pressed", "true")
    expect(table.ask.get_by_role("alert")).to_have_count(0)


def test_what_is_not_allowed_says_why_when_it_is_clicked(server: Server, visitor: Come):
    """Where there is no pointer that hovers, as on a phone."""
    table = TablePage(visitor()).open(server.resume(asked("Journey", most=6), "person", "person").host)
    lit = table.situation().lit
    far = next(city for city in table.all_of("city:") if city not in lit)
    table.thing(far).click()
    refusal = table.ask.get_by_role("alert")
    expect(refusal).to_contain_text("not allowed now")
    refusal.get_by_role("button", name="Rule TRAVEL").click()
    expect(table.sheet("Rules").locator(".here")).to_contain_text("TRAVEL")


def test_undo_takes_it_back_and_redo_plays_it_again(table: TablePage):
    hand = table.situation().lit
    give(table)
    table.undo.click()
    table.settle()
    assert table.situation().lit == hand
    table.redo.click()
    table.settle()
    assert table.situation().lit != hand


def test_undo_and_redo_by_key(table: TablePage):
    hand = table.situation().lit
    seq = give(table)
    table.page.keyboard.press("u")
    table.see(seq + 1)
    assert table.situation().lit == hand
    table.page.keyboard.press("r")
    table.see(seq + 2)
    assert table.situation().lit != hand


def shows_something(players: int, passes: bool) -> tuple[gugong.Game, int]:
    """A game in which an answer of seat 0 shows something hidden, only Meng's reply if it passes, and which it is."""
    for seed in range(40):
        game, chance = gugong.new_game(players, seed), Random(seed)
        while (question := game.asks()) is not None:
            offered = choices(game.position) if question.seat == 0 and len(game.moves()) <= 7 else []
            for at, choice in enumerate(offered):
                made = preview(game.observe(0), choice.move, game.components)
                early = game.position.day < LAST_DAY and choice.key not in ("skip", "no actions")
                if early and made.final and made.passes == passes:
                    return game, at
            game.play(chance.choice(game.moves()))
    raise AssertionError("Nothing hidden is ever shown.")


def test_what_shows_something_hidden_is_asked_first(server: Server, visitor: Come):
    game, at = shows_something(2, passes=False)
    table = TablePage(visitor()).open(server.resume(game, "person", "person").host)
    seq = table.situation().seq
    before = table.offers.nth(at).bounding_box()
    table.offers.nth(at).click()
    expect(table.ask.get_by_text("cannot be undone")).to_be_in_viewport()
    after = table.ask.locator(".main").bounding_box()
    assert before is not None
    assert after is not None
    assert abs(before["y"] - after["y"]) < 2, "The button is where the option was."
    table.confirm()
    assert table.situation().seq == seq + 1
    expect(table.undo).to_be_disabled()


def test_a_turn_that_passes_to_meng_is_not_asked_about(server: Server, visitor: Come):
    game, at = shows_something(1, passes=True)
    table = TablePage(visitor()).open(server.resume(game, "person").host)
    seq = table.situation().seq
    table.offers.nth(at).click()
    table.see(seq + 1)
    expect(table.undo).to_be_disabled()


def test_the_second_click_of_a_double_click_confirms_nothing(server: Server, visitor: Come):
    table = TablePage(visitor()).open(server.resume(asked("GreatWall"), "person", "person").host)
    seq = table.situation().seq
    table.offers.filter(has_text="No action").dblclick()
    table.settle()
    assert table.situation().seq == seq


def test_the_question_is_put_to_you_and_changes_as_you_pick(table: TablePage):
    expect(table.question).to_have_text("Choose a card from your hand.")
    table.point(table.situation().lit[-1])
    expect(table.question).to_have_text(re.compile(r"^Where does your .* go\?$"))
    table.page.keyboard.press("Escape")
    expect(table.question).to_have_text("Choose a card from your hand.")


def test_while_another_decides_the_question_is_a_statement(server: Server, visitor: Come):
    made = server.make("person", "open")
    guest = TablePage(visitor()).open(made.links["1"])
    expect(guest.question).to_have_text("Crane is choosing a gift.")
    assert not guest.is_asked()


def test_options_stand_in_the_order_of_the_hand(table: TablePage):
    hand = [target.removeprefix("card:") for target in table.situation().lit]
    assert hand == sorted(hand)
    values = [words.split()[0] for words in table.situation().offers]
    assert values[: len(hand)] == [card.partition("-")[0].rstrip("…") + ("" if "-" in card else "…") for card in hand]


def test_leaving_an_action_undone_is_asked_first(server: Server, visitor: Come):
    table = TablePage(visitor()).open(server.resume(asked("GreatWall"), "person", "person").host)
    seq = table.situation().seq
    table.offers.filter(has_text="No action").first.click()
    table.settle()
    assert table.situation().asks
    assert table.situation().seq == seq
    table.page.keyboard.press("Escape")
    assert not table.situation().asks


def test_a_question_opens_its_rule(table: TablePage):
    table.ask.get_by_role("button", name="Rule").first.click()
    expect(table.sheet("Rules").locator(".here").get_by_role("heading", level=3)).to_be_visible()


def test_an_option_opens_its_rule(server: Server, visitor: Come):
    table = TablePage(visitor()).open(server.resume(asked("GreatWall"), "person", "person").host)
    table.ask.get_by_role("group").get_by_role("button", name="Rule WALL-1").click()
    expect(table.sheet("Rules").locator(".here")).to_contain_text("WALL-1")


def test_a_log_line_opens_its_rule(table: TablePage):
    give(table)
    table.open_log()
    mark = table.log.get_by_role("listitem").get_by_role("button", name="Rule").last
    rule = (mark.get_attribute("title") or "").removeprefix("Rule ")
    mark.click()
    expect(table.sheet("Rules").locator(".here")).to_contain_text(rule)


def test_people_at_one_screen_see_a_curtain_between_their_hands(table: TablePage):
    chance = Random(1)
    while not table.situation().dialog:
        table.play_any(chance)
    curtain = table.page.get_by_role("dialog")
    assert curtain.bounding_box() == {"x": 0, "y": 0, "width": 1280, "height": 720}
    table.page.keyboard.press("Escape")
    expect(curtain).to_be_visible()
    hand = table.hand()
    table.sit_down()
    assert table.hand() != hand
