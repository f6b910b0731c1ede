"""`gugong practice`: training a net."""

import sys

import pytest

from gugong.bots.net_file import assemble, read
from gugong.lab import training
from gugong.rules.options import Options
from tests.bots.positions import dealt
from tests.cli.terminal import gugong


@pytest.fixture(autouse=True)
def small_rounds(monkeypatch):
    monkeypatch.setattr(training, "GAMES", {True: 4, False: 4})
    monkeypatch.setattr(training, "BATCHES", 2)
    monkeypatch.setattr(training, "KNOWN", 1)


def test_practice_writes_a_net_that_can_play(tmp_path):
    file = tmp_path / "solo.net"
    shown = gugong("practice", file, "--solo", "--rounds", 2, "--jobs", 1).stdout
    assert shown.startswith("8 games; in the last round the first seat led by ")
    assert shown.endswith(f"The net is in {file}.\n")
    net, g = assemble(read(file.read_bytes())), dealt(1, Options(1))
    assert len(net.policy(g, net.hidden(g, 0))) == len(g.legal)


def test_training_may_start_from_a_net(tmp_path):
    first, more = tmp_path / "first.net", tmp_path / "more.net"
    gugong("practice", first, "--rounds", 1, "--jobs", 1)
    gugong("practice", more, "--rounds", 1, "--jobs", 1, "--start", first)
    one, other = (read(file.read_bytes()) for file in (first, more))
    assert one.heads.keys() == other.heads.keys()
    assert one.first != other.first


def test_a_file_that_is_no_net_is_refused(tmp_path):
    wrong = tmp_path / "wrong.net"
    wrong.write_text("nonsense")
    done = gugong("practice", tmp_path / "a.net", "--start", wrong)
    assert done.exit_code == 2
    assert done.stderr == f"{wrong} is no net: name a file that 'gugong practice' has written.\n"


def test_a_file_that_cannot_be_written_is_refused_before_anything_is_played(tmp_path):
    done = gugong("practice", tmp_path / "no" / "where.net")
    assert done.exit_code == 2
    assert "cannot be written" in done.stderr


def test_without_numpy_it_says_what_to_install(tmp_path, monkeypatch):
    monkeypatch.delitem(sys.modules, "gugong.lab.training")
    monkeypatch.delattr("gugong.lab.training")
    monkeypatch.setitem(sys.modules, "numpy", None)
    monkeypatch.delitem(sys.modules, "gugong.lab.learning")
    done = gugong("practice", tmp_path / "a.net")
    assert done.exit_code == 2
    assert done.stderr == "Training needs numpy, which is not installed: pip install numpy.\n"
