"""`gugong bench`: plausible figures."""

import json

from gugong.lab.speed import position_bytes
from tests.cli.terminal import gugong


def test_the_figures():
    said = json.loads(gugong("bench", "--seconds", "0.1", "--json").stdout)
    assert said["running"] in ("compiled", "interpreted")
    assert said["decisions_per_second"] > 0
    assert said["copy_us"] > 0
    assert said["setup_us"] > 0


def test_one_game_takes_under_20_kb():
    assert 500 < position_bytes() < 20_000


def test_the_table():
    assert "decisions per second" in gugong("bench", "--seconds", "0.1").stdout
