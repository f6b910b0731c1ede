"""Why a bot moved, and what that gives away: nothing."""

import random
from itertools import pairwise

import pytest

from gugong.bots.features import SOURCES
from gugong.bots.levels import LEVELS, SEATED
from gugong.bots.reasons import SECRET_SOURCES, changes
from gugong.notation.positions import table_data
from gugong.table.history import History
from gugong.table.reasons import mover, reason, turn
from gugong.table.rows import SeatRow
from gugong.view.choices import is_gift
from gugong.view.words import LANGUAGES, words_in
from tests.fuzz import TABLES
from tests.tables.rows import played_row
from tests.tables.visitor import at_table
from tests.view.test_sight import permuted

ENGLISH = words_in("en")
NAMES = ["Crane", "Carp", "Peony", "Pine", "Cloud"]


@pytest.mark.parametrize("options", TABLES[::9], ids=str)
def test_a_reason_depends_on_nothing_that_others_cannot_see(options):
    """With everything redealt that a spectator cannot know, it is the same."""
    history, rng = History(played_row(seed=3, **options)), random.Random(3)
    for step in rng.sample(history.steps[1:], 8):
        before, after = turn(history, step)
        seat = mover(history, step)
        assert changes(permuted(before, None, rng), permuted(after, None, rng), seat) == changes(before, after, seat)


def test_a_turn_goes_from_one_gift_to_the_next():
    history = History(played_row(2, moves=60))
    gifts = [step for step in history.steps[1:] if is_gift(step.move)]
    for gift, following in pairwise(gifts):
        before, after = turn(history, gift)
        seat = mover(history, gift)
        assert table_data(before) == table_data(gift.before.position)
        assert len(before.players[seat].hand) > len(after.players[seat].hand)
        assert after.day == before.day <= following.day


@pytest.mark.parametrize("level", [level.name for level in SEATED])
def test_every_level_has_its_words(level):
    row = played_row(2, moves=40)
    row.seats = [SeatRow("bot", level=level), SeatRow("person")]
    history = History(row)
    said = {reason(history, step, ENGLISH, NAMES) for step in history.steps}
    assert "No bot has played this turn." in said
    assert [text for text in said if text.startswith("Crane ")]
    assert all(text.endswith(".") for text in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_characters_say_the_same(language):
    said = {words_in(language).say(f"follow-reason-{level.name}", aim="", figures="") for level in LEVELS}
    assert len(said) == len(LEVELS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", [level.name for level in SEATED if level.plans])
def test_what_a_bot_was_after_comes_first_and_figures_last(level, language):
    """A newcomer reads a sentence about the game; numbers follow for those who want them."""
    row = played_row(2, moves=60)
    row.seats = [SeatRow("bot", level=level)] * 2
    history, words = History(row), words_in(language)
    figures = words.say("follow-reason-figures", sources="").partition(":")[0]
    for step in history.steps[1:]:
        first, _, numbers = reason(history, step, words, NAMES).partition(figures)
        assert not any(letter.isdigit() for letter in first)
        gains = [source for source, vp in changes(*turn(history, step), mover(history, step)).items() if vp > 0]
        aim = words.say("follow-aim", name=NAMES[mover(history, step)], source=(*gains, "none")[0])
        assert first.startswith(aim)
        assert bool(numbers) == any(letter.isdigit() for letter in numbers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_is_something_to_be_after(language):
    words = words_in(language)
    aims = {words.say("follow-aim", name="Crane", source=source) for source in SOURCES if source not in SECRET_SOURCES}
    assert len(aims) == len(SOURCES) - len(SECRET_SOURCES)
    assert words.say("follow-aim", name="Crane", source="none") not in aims


def test_a_page_asks_why(tables):
    async def talk(page):
        await page.until(lambda message: message["type"] == "state" and page.choices)
        assert (await page.ask("reason", step=1))["words"].startswith("Carp takes what comes along")
        assert (await page.ask("reason", step=99))["code"] == "malformed"

    at_table(tables, tables.table("person", "novice", start_player=1), talk)
