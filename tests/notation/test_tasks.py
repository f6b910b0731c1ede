"""Tasks as data: what no task can have is refused, interpreted and compiled alike."""

import pytest

from gugong.notation.tasks import TaskError, row, task


def test_a_task_is_read_back():
    made = task(["Gain", 0, 2, "CARD-2"])
    assert row(made) == ["Gain", 0, 2, "CARD-2"]


@pytest.mark.parametrize(
    "data", [[], ["Nothing"], ["Gain"], ["Gain", "CARD-2", 2, "CARD-2"], ["Gain", 0, 10**30, "CARD-2"]]
)
def test_what_is_no_task_is_refused(data):
    with pytest.raises(TaskError):
        task(data)
