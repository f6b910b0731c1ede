"""Games are the same wherever they are played, and a cluster that cannot play says why."""

import json
import sys
from collections.abc import Iterator

import pytest

from gugong.cluster import ClusterError
from gugong.content.loader import standard_text
from gugong.lab import simulation
from gugong.lab.workers import workers
from tests.cli.terminal import gugong, process
from tests.clusters import scheduler, worker
from tests.lab.journals import result, wait_for_lines

ARENA = ("arena", "novice", "search@2", "--players", 2, "--deals", 2, "--seed", 5, "--json")
SIMULATE = ("simulate", "--players", 2, "--games", 25, "--seed", 1, "--json")
BALANCE = ("balance", "--players", 2, "--games", 3, "--seed", 1, "--json")


@pytest.fixture(autouse=True)
def small_batches(monkeypatch):
    """Small batches, so that there are several."""
    monkeypatch.setattr(simulation, "BATCH", 10)
    monkeypatch.setattr(simulation, "RECORDED", 10)


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """A scheduler and two workers."""
    with scheduler() as address, worker(address), worker(address):
        yield address


@pytest.mark.parametrize("command", [ARENA, SIMULATE, BALANCE], ids=lambda command: command[0])
def test_results_are_the_same_here_in_processes_and_on_a_cluster(command, cluster):
    here = result(*command, "--jobs", 1)
    assert result(*command, "--jobs", 2) == here
    assert result(*command, "--cluster", cluster) == here


def test_a_component_file_need_not_be_on_the_machines_of_the_cluster(cluster, tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(standard_text(), encoding="utf-8")
    args = ("simulate", "--players", 2, "--games", 25, "--seed", 1, "--json", "--components", file)
    here = result(*args, "--jobs", 1)
    assert result(*args, "--cluster", cluster) == here


def test_records_come_back_from_a_cluster(cluster, tmp_path):
    args = ("simulate", "--players", 2, "--games", 25, "--seed", 1, "--json")
    assert result(*args, "--cluster", cluster, "--record", tmp_path) == result(*args)
    assert len(list(tmp_path.iterdir())) == 25


def test_a_worker_that_is_killed_costs_nothing_but_time(tmp_path):
    with scheduler() as address, worker(address):
        journal = tmp_path / "games"
        args = ("arena", "search@1", "--players", 2, "--deals", 12, "--seed", 5, "--json")
        with worker(address) as killed:
            running = process(*map(str, args), "--cluster", address, "--journal", str(journal))
            wait_for_lines(journal, 2, running)
            killed.kill()
        out, _ = running.communicate(timeout=120)
        made = json.loads(out)
        made.pop("run")
        assert made == result(*args)


def test_a_scheduler_that_is_killed_ends_the_run_and_the_journal_goes_on(tmp_path):
    journal = tmp_path / "games"
    args = ("arena", "search@1", "--players", 2, "--deals", 10, "--seed", 5, "--json", "--journal", journal)
    with scheduler() as address, worker(address):
        running = process(*map(str, args), "--cluster", address)
        wait_for_lines(journal, 3, running)
    _, err = running.communicate(timeout=120)
    assert err == f"The cluster at {address} was lost: what a journal has kept need not be played again.\n"
    assert result(*args) == result(*args[:-2])


def test_an_address_where_nobody_is_says_so(monkeypatch):
    monkeypatch.setattr("gugong.cluster.CONNECTING", 1)
    done = gugong(*ARENA, "--cluster", "tcp://127.0.0.1:9")
    assert done.exit_code == 2
    assert "No cluster answers at tcp://127.0.0.1:9" in done.stderr
    assert "dask scheduler" in done.stderr


def test_a_cluster_without_workers_says_so():
    with scheduler() as address:
        done = gugong(*ARENA, "--cluster", address)
    assert done.exit_code == 2
    assert "has no workers: start some with 'dask worker tcp://127.0.0.1:" in done.stderr


def test_workers_with_another_program_are_refused(cluster, monkeypatch):
    monkeypatch.setattr("gugong.cluster.RULES_VERSION", "99")
    with pytest.raises(ClusterError, match="another gugong on tcp://127"), workers(1, cluster):
        pass


def test_without_dask_a_sentence_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    done = gugong(*ARENA, "--cluster", "tcp://127.0.0.1:9")
    assert done.exit_code == 2
    assert "A cluster needs dask, which is not installed: pip install distributed." in done.stderr
