"""deploy/Containerfile and deploy/compose.yaml: what they name exists, and nobody reaches more than they should."""

import json
import re
from pathlib import Path
from typing import Any

import click
import pytest
import yaml
from distributed.cli import dask_scheduler, dask_worker

from gugong.cli import serve
from gugong.cli.serve import PORT

ROOT = Path(__file__).parents[2]
CONTAINERFILE = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
COMPOSE = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, Any] = COMPOSE["services"]
PROGRAMS = {"server": serve.command, "scheduler": dask_scheduler.main, "worker": dask_worker.main}


def steps(instruction: str) -> list[str]:
    return re.findall(rf"^{instruction} (.*)$", CONTAINERFILE, re.MULTILINE)


def options(command: click.Command) -> set[str]:
    return {name for parameter in command.params for name in (*parameter.opts, *parameter.secondary_opts)}


def named(words: list[str]) -> set[str]:
    return {word for word in words if word.startswith("--")}


def value(option: str) -> str:
    """What the server is given with this option."""
    words = SERVICES["server"]["command"].split()
    return str(words[words.index(option) + 1])


def test_everything_that_is_copied_into_the_image_is_there():
    copied = [word for step in steps("COPY") if "--from" not in step for word in step.split()[:-1]]
    assert "src" in copied
    for path in copied:
        assert (ROOT / path).exists(), path


def test_everything_that_is_installed_in_the_image_is_locked():
    for command in re.findall(r"pip [^&]*", " ".join(steps("RUN"))):
        locks = re.findall(r"-r (\S+)", command)
        assert ("--require-hashes" in command and locks) or "--no-deps" in command, command
        assert all((ROOT / lock).is_file() for lock in locks)


def test_the_image_serves_by_itself_without_being_root():
    assert json.loads(steps("ENTRYPOINT")[0]) == ["gugong"]
    name, *words = json.loads(steps("CMD")[0])
    assert name == serve.command.name
    assert named(words) <= options(serve.command)
    assert steps("USER")[-1] == "10001:10001"


def test_the_health_check_asks_whether_tables_can_be_stored():
    assert f"http://127.0.0.1:{PORT}/readyz" in steps("HEALTHCHECK")[0]
    assert steps("EXPOSE") == [str(PORT)]


def test_there_is_a_server_a_database_and_somebody_to_think():
    assert set(SERVICES) == {"server", "database", "scheduler", "worker"}


@pytest.mark.parametrize("service", PROGRAMS)
def test_a_command_has_its_options(service):
    assert named(SERVICES[service]["command"].split()) <= options(PROGRAMS[service])


@pytest.mark.parametrize("service", PROGRAMS)
def test_our_own_containers_can_write_nothing_but_their_data(service):
    container = SERVICES[service]
    assert container["read_only"]
    assert container["cap_drop"] == ["ALL"]
    assert container["security_opt"] == ["no-new-privileges:true"]


def test_the_addresses_in_the_commands_are_those_of_the_services():
    assert value("--think") == f"tcp://scheduler:{SERVICES['scheduler']['command'].split()[1]}"
    assert value("--think") in SERVICES["worker"]["command"].split()
    assert re.fullmatch(r"postgresql://(\w+)@(\w+)/\1", value("--database")).groups() == ("gugong", "database")
    assert SERVICES["database"]["environment"]["POSTGRES_USER"] == "gugong"


def test_only_this_machine_reaches_the_server_and_nobody_the_rest():
    first = int(value("--metrics-port"))
    metrics = f"{first}-{first + int(value('--processes')) - 1}"
    assert SERVICES["server"]["ports"] == [f"127.0.0.1:{PORT}:{PORT}", f"127.0.0.1:{metrics}:{metrics}"]
    assert COMPOSE["networks"]["inside"]["internal"]
    for name in set(SERVICES) - {"server"}:
        assert "ports" not in SERVICES[name]
        assert SERVICES[name]["networks"] == ["inside"]


def test_the_proxy_of_this_machine_is_believed():
    (network,) = COMPOSE["networks"]["outside"]["ipam"]["config"]
    assert value("--proxy") == network["gateway"]


def test_no_password_is_written_down():
    given = {SERVICES["server"]["environment"]["PGPASSWORD"], SERVICES["database"]["environment"]["POSTGRES_PASSWORD"]}
    assert given == {"${GUGONG_PASSWORD:?choose one for the database}"}
