"""A lesson keeps the figures that it is about, whatever the standard has become."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gugong.lessons import LESSONS, begin, lesson
from tests.content.test_editions import ship_another_standard

ROOT = Path(__file__).parents[2]
PLAY = """
from gugong.content import load
from gugong.lessons import LESSONS, lesson
from tests.lessons.playing import moments
for name in LESSONS:
    *_, last = moments(lesson(name))
    print(name, last.progress.at, last.game.components.digest, load().digest == last.game.components.digest)
"""


@pytest.mark.native("processes")
def test_lessons_are_played_to_their_end_once_another_standard_has_been_shipped(tmp_path):
    ship_another_standard(tmp_path)
    done = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)])},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert done.stdout.splitlines() == [
        f"{name} {len(lesson(name).stages) - 1} {lesson(name).components} False" for name in LESSONS
    ]


def test_the_figures_of_every_lesson_are_kept():
    assert [begin(lesson(name)).components.digest for name in LESSONS] == [lesson(name).components for name in LESSONS]
