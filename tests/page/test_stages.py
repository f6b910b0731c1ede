"""The stages of a day as pictures: what happens, to whom, and why.  With reduced motion each waits for a click."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from gugong.view.words import LANGUAGES, words_in
from tests.page.scenes import before, play_elsewhere
from tests.page.serving import Server
from tests.page.table_page import TablePage
from tests.page.watched import Come

PHONE = {"viewport": {"width": 360, "height": 780}}


def come_to(what: str, players: int, server: Server, page: Page) -> Page:
    """A page on which the move that brings this has just been made by others; alone one has made it oneself."""
    game, move = before(what, players)
    made = server.resume(game, *["person"] * players)
    page.goto(made.host if players == 1 else made.links["spectator"])
    page.locator("main[data-seq]").wait_for()
    play_elsewhere(page, made.host, game, move)
    return page


def picture(page: Page, kind: str) -> Locator:
    """This picture, when those before it have been seen."""
    stage = page.locator("[data-stage]")
    for _ in range(10):
        stage.wait_for()
        if stage.get_attribute("data-stage") == kind:
            break
        go_on(page)
    expect(stage).to_have_attribute("data-stage", kind)
    return stage


def go_on(page: Page) -> None:
    seen = page.locator("[data-stage]").element_handle()
    page.get_by_role("button", name="Go on").click()
    page.wait_for_function("stage => !stage.isConnected", arg=seen)


def told(what: str, players: int, kind: str) -> list[dict[str, int]]:
    """The public facts of these events in the move that brings this."""
    game, move = before(what, players)
    return [event.facts for event in game.copy().play(move) if event.what == kind]


def test_the_night_compares_every_card_with_the_dice(server: Server, visitor: Come):
    stage = picture(come_to("night", 3, server, visitor(pace="fast")), "night")
    expect(stage.get_by_role("heading")).to_have_text("Day 1: Night")
    rows = stage.locator("li[data-family]")
    matches = told("night", 3, "matches")
    assert [row.locator(".card").count() for row in rows.all()] == [facts["cards"] for facts in matches]
    hits = [[facts[f"dice{i}"] for i in range(facts["cards"]) if facts.get(f"dice{i}")] for facts in matches]
    assert [[int(text) for text in row.locator(".match b").all_inner_texts()] for row in rows.all()] == hits
    for row, facts in zip(rows.all(), matches):
        expect(row).to_contain_text(re.compile(rf"\b{facts['n']} match"))


def test_a_morning_follows_with_new_dice(server: Server, visitor: Come):
    page = come_to("night", 3, server, visitor(pace="fast"))
    picture(page, "night")
    go_on(page)
    stage = picture(page, "morning")
    expect(stage.get_by_role("heading")).to_have_text("Day 2: Morning")
    dice = told("night", 3, "dice")[0]
    expect(stage).to_contain_text(f"The dice show {dice['a']}, {dice['b']} and {dice['c']}.")
    go_on(page)
    expect(page.locator("[data-hour]").first).to_have_attribute("data-hour", "day")


def test_a_complete_wall_shows_who_stands_on_it(server: Server, visitor: Come):
    stage = picture(come_to("wall-full", 3, server, visitor(pace="fast")), "wall")
    facts = told("wall-full", 3, "wall-full")[0]
    assert stage.locator("li b").all_inner_texts() == [str(facts[f"seat{seat}"]) for seat in range(3)]
    expect(stage).to_contain_text("scored 3 VP (Great Wall).")


def test_an_envoy_enters_the_palace(server: Server, visitor: Come):
    stage = picture(come_to("seat", 3, server, visitor(pace="fast")), "palace")
    expect(stage).to_contain_text("entered the Palace and took seat 1.")
    expect(stage).to_contain_text("The seat is worth 7 VP at the end.")


def test_twilight_shows_the_automa_cards_of_the_day(server: Server, visitor: Come):
    page = come_to("nightfall", 1, server, visitor(pace="fast"))
    stage = picture(page, "twilight")
    expect(stage.get_by_role("figure")).to_have_count(len(told("nightfall", 1, "twilight")))
    go_on(page)
    expect(page.locator("[data-follow]")).to_contain_text("Meng")


def test_the_final_count_leads_to_the_result(server: Server, visitor: Come):
    page = come_to("rank", 3, server, visitor(pace="fast"))
    stage = picture(page, "end")
    game, move = before("rank", 3)
    over = game.copy()
    over.play(move)
    points = [str(player.vp) for player in over.position.players]
    expect(stage.locator(".bar b")).to_have_text(points)
    go_on(page)
    result = over.result()
    assert result is not None
    ranks = TablePage(page).ending.locator("ol > li strong")
    expect(ranks).to_have_text([f"{result.scores[seat]} VP" for seat in result.ranking])


@pytest.mark.parametrize("how", ["key", "click", "Escape"])
def test_a_picture_is_left_by_any_key_or_click(server: Server, visitor: Come, how: str):
    page = come_to("night", 2, server, visitor(pace="fast"))
    stage = picture(page, "night")
    if how == "click":
        stage.get_by_role("heading").click()
    else:
        page.keyboard.press("Escape" if how == "Escape" else "x")
    if how == "Escape":
        expect(stage).to_have_count(0)
        expect(page.locator("[data-follow]")).to_have_count(0)
    else:
        expect(stage).to_have_attribute("data-stage", "morning")


def test_with_motion_the_pictures_pass_by_themselves(server: Server, visitor: Come):
    page = visitor(pace="fast", reduced_motion="no-preference")
    come_to("night", 2, server, page)
    page.locator("[data-stage=night]").wait_for()
    page.locator("[data-stage=morning]").wait_for()
    expect(page.locator("[data-stage]")).to_have_count(0)


@pytest.mark.parametrize(("language", "size"), [("fr", {}), *[(language, PHONE) for language in LANGUAGES]])
def test_in_every_language_and_size_nothing_is_cut_off(
    server: Server, visitor: Come, language: str, size: dict[str, object]
):
    page = come_to("night", 5, server, visitor(pace="fast", locale=language, **size))
    words = words_in(language)
    for kind in ("night", "morning"):
        stage = page.locator(f"[data-stage={kind}]")
        stage.wait_for()
        expect(stage.get_by_role("heading")).to_contain_text(words.say(f"stage-{kind}"))
        wide = "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.className)"
        assert stage.locator(".body, .body ul, .body li, h2").evaluate_all(wide) == []
        stage.get_by_role("button", name=words.say("stage-go-on")).click()
