"""Why a bot moved, and what that gives away: nothing."""

import random
from itertools import pairwise

import pytest

from gugong.bots.levels import LEVELS
from gugong.bots.reasons import changes
from gugong.notation.positions import table_data
from gugong.table.history import History
from gugong.table.reasons import mover, reason, turn
from gugong.table.rows import SeatRow
from gugong.view.choices import is_gift
from gugong.view.words import words_in
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


@pytest.mark.parametrize("level", [level.name for level in LEVELS])
def test_every_level_has_its_words(level):
    row = played_row(2, moves=40)
    row.seats = [SeatRow("bot", level=level), SeatRow("person")]
    history = History(row)
    said = {reason(history, step, ENGLISH, NAMES) for step in history.steps}
    assert "No bot has played this turn." in said
    assert [text for text in said if text.startswith("Crane ")]
    assert all(text.endswith(".") for text in said)


def test_a_page_asks_why(tables):
    async def talk(page):
        await page.until(lambda message: message["type"] == "state" and page.choices)
        assert (await page.ask("reason", step=1))["words"].startswith("Carp takes what comes along")
        assert (await page.ask("reason", step=99))["code"] == "malformed"

    at_table(tables, tables.table("person", "novice", start_player=1), talk)
