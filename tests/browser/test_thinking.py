"""The second worker's answers, as the first worker asks for them."""

import base64
import pickle
from operator import itemgetter

import msgspec
import pytest

import gugong
from gugong.bots.answers import Answer
from gugong.bots.contract import Budget
from gugong.browser.thinking import Speed, answer
from gugong.table.tasks import BotTask
from gugong.view.observe import observe


@pytest.fixture
def task() -> BotTask:
    game = gugong.new_game(2, 1)
    return BotTask(observe(game.position, game.position.question().who), "sage", 7, None)


def decided(task: BotTask) -> Answer:
    return task.read(answer("think", msgspec.json.encode(task).decode()).encode())


def test_a_decision_is_a_legal_move_and_the_same_for_the_same_iterations(task: BotTask):
    task.budget = Budget(iterations=20)
    assert decided(task) == decided(task)
    assert decided(task).choice.move in task.seen.moves


def test_a_level_that_does_not_exist_still_moves(task: BotTask):
    found = decided(msgspec.structs.replace(task, level="unheard of"))
    assert found.fault is not None
    assert found.choice.move == task.seen.moves[0]


def read(work: object, asked: object) -> tuple[object, Exception | None]:
    made: tuple[object, Exception | None] = pickle.loads(
        base64.b64decode(answer("read", base64.b64encode(pickle.dumps((work, asked))).decode()))
    )
    return made


def test_what_was_read_comes_back_and_so_does_the_error():
    assert read(itemgetter(1), "ab") == ("b", None)
    result, error = read(itemgetter(5), "ab")
    assert result is None
    assert isinstance(error, IndexError)


def test_a_device_is_measured():
    speed = msgspec.json.decode(answer("measure", ""), type=Speed)
    assert speed.iterations > 0
