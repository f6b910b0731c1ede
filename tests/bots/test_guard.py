"""Whatever a bot does, the game goes on."""

import time
from contextlib import closing
from multiprocessing import active_children

import pytest

import gugong
from gugong.bots.answers import play_safely
from gugong.bots.contract import Budget
from gugong.bots.guard import GuardedBot
from tests.bots import awkward

PIECES = gugong.load_components()
SEEN = gugong.new_game(players=2, seed=1, start_player=0).observe(0)
QUICK = Budget(seconds=0.01)  # cut off after 1.02 seconds


@pytest.mark.parametrize(
    ("kind", "fault", "said"),
    [
        (awkward.Raises, "error", "ZeroDivisionError: oh no"),
        (awkward.Leaves, "error", "SystemExit"),
        (awkward.Nonsense, "illegal", "'eat the Envoy' is not a legal move"),
        (awkward.Nothing, "illegal", "None is not a legal move"),
        (awkward.Forger, "illegal", "'win' is not a legal move"),
    ],
)
def test_a_broken_bot_plays_the_first_legal_move(kind, fault, said):
    seen = gugong.new_game(players=2, seed=1, start_player=0).observe(0)
    answer = play_safely(kind(1, PIECES), seen, Budget())
    assert (answer.choice.move, answer.fault.kind) == (SEEN.moves[0], fault)
    assert said in answer.fault.said


def test_a_proper_bot_is_left_alone():
    answer = play_safely(awkward.Last(1, PIECES), SEEN, Budget())
    assert (answer.choice.move, answer.fault) == (SEEN.moves[-1], None)


@pytest.mark.native("processes")
def test_a_sleeping_bot_is_killed_and_started_again():
    with closing(GuardedBot(awkward.Sleeper, 2)) as bot:
        began = time.monotonic()
        answer = bot.answer(SEEN, QUICK)
        assert (answer.choice.move, answer.fault.kind) == (SEEN.moves[0], "slow")
        assert answer.fault.said == "it was cut off after 1.02 seconds"
        assert time.monotonic() - began < 30
        assert not active_children()  # its process is gone
        answer = bot.answer(SEEN, QUICK)  # its seed is odd now
        assert (answer.choice.move, answer.fault) == (SEEN.moves[-1], None)
    assert not active_children()


@pytest.mark.native("processes")
@pytest.mark.parametrize(
    ("kind", "fault"), [(awkward.Dies, "error"), (awkward.Raises, "error"), (awkward.Forger, "illegal")]
)
def test_a_broken_bot_in_its_own_process_plays_the_first_legal_move(kind, fault):
    with closing(GuardedBot(kind, 1)) as bot:
        for _ in range(2):
            answer = bot.answer(SEEN, Budget())
            assert (answer.choice.move, answer.fault.kind) == (SEEN.moves[0], fault)


@pytest.mark.native("processes")
def test_one_process_answers_many_questions():
    with closing(GuardedBot(awkward.Last, 1)) as bot:
        answers = [bot.answer(SEEN, Budget()) for _ in range(5)]
    assert {answer.choice.move for answer in answers} == {SEEN.moves[-1]}
    assert len({answer.choice.expected["process"] for answer in answers}) == 1


def test_the_limit_follows_from_the_budget():
    bot = GuardedBot(awkward.Last, 1, patience=9)
    assert bot.limit(Budget(seconds=2)) == 5
    assert bot.limit(Budget(iterations=10)) == 9
