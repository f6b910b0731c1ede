"""`gugong tables`, `backup` and `restore`: what an operator sees and does, beside a running server."""

import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from gugong.notation import record as records
from tests.cli.terminal import gugong
from tests.notation.broken import FINISHED
from tests.server.client import Served, served
from tests.server.test_expiry import age
from tests.server.test_upgrade import OLD


class Club(NamedTuple):
    """A server with a game that has begun and one that is over."""

    server: Served
    data: Path
    running: Any
    over: Any


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    data = tmp_path_factory.mktemp("club") / "tables.sqlite"
    with served(data) as server:
        running = server.table("person", "open", "novice", title="Our club")
        over = server.post("/api/open", {"record": FINISHED.read_text()})
        yield Club(server, data, running, over)


@pytest.fixture
def own(club: Club, tmp_path: Path) -> Path:
    """A file with the same tables, and no server."""
    file = tmp_path / "own.sqlite"
    assert gugong("backup", file, "--data", club.data).exit_code == 0
    return file


def listed(data: Path) -> dict[str, Any]:
    result = gugong("tables", "list", "--json", "--data", data)
    return {one["id"]: one for one in json.loads(result.stdout)}


def refused(*args: object) -> str:
    result = gugong(*args)
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""
    return result.stderr


# Lists.


def test_the_tables_of_a_running_server_are_listed(club):
    found = listed(club.data)
    running, over = found[club.running["table"]], found[club.over["table"]]
    assert (running["title"], running["over"], running["day"], running["entries"]) == ("Our club", False, 1, 0)
    assert running["seats"][1:] == ["(open)", "bot novice"]
    assert (over["over"], over["entries"]) == (True, len(records.read_file(FINISHED).moves))
    assert over["bytes"] > running["bytes"] > 0


def test_a_list_for_people_shows_the_same(club):
    shown = gugong("tables", "list", "--data", club.data).stdout
    assert club.running["table"] in shown
    assert "Our club" in shown
    assert "Total: 2 tables" in shown


def test_a_list_holds_no_secrets(club):
    shown = gugong("tables", "list", "--json", "--data", club.data).stdout
    secrets = [club.running["secret"], club.over["secret"], *club.running["links"].values()]
    assert not [secret for secret in secrets if secret in shown]


def test_listing_changes_nothing(own):
    before = own.read_bytes()
    listed(own)
    assert own.read_bytes() == before


# Records.


def test_a_finished_game_is_exported(club, tmp_path):
    file = tmp_path / "game.gugong"
    gugong("tables", "export", club.over["table"], file, "--data", club.data)
    assert records.read_file(file).moves == records.read_file(FINISHED).moves
    assert gugong("verify", file).exit_code == 0


def test_a_game_that_goes_on_is_exported_only_with_its_deal(club, tmp_path):
    file = tmp_path / "game.gugong"
    export = ("tables", "export", club.running["table"], file, "--data", club.data)
    assert "its record holds the deal: name --with-deal" in refused(*export)
    assert not file.exists()
    assert "the record holds the deal" in gugong(*export, "--with-deal").stdout
    assert records.read_file(file).seed


def test_an_export_replaces_no_file(club, tmp_path):
    file = tmp_path / "game.gugong"
    file.write_text("another")
    assert "cannot be written" in refused("tables", "export", club.over["table"], file, "--data", club.data)
    assert file.read_text() == "another"


@pytest.mark.parametrize("name", ["nothing", "-nothing"])
def test_a_table_that_is_not_there_is_not_exported(club, tmp_path, name):
    assert f"There is no table '{name}'" in refused("tables", "export", name, tmp_path / "a", "--data", club.data)


# Expiry by hand.


def test_old_tables_are_deleted_by_hand(club, own):
    age(own, 40, club.over["table"])
    shown = gugong("tables", "expire", "--older-than", 30, "--dry-run", "--data", own).stdout
    assert shown.splitlines() == [club.over["table"], "1 tables would be deleted."]
    assert gugong("tables", "expire", "--older-than", 30, "--data", own).stdout == "1 tables were deleted.\n"
    assert set(listed(own)) == {club.running["table"]}


def test_nothing_is_deleted_by_hand_while_the_server_runs(club):
    said = refused("tables", "expire", "--older-than", 0, "--data", club.data)
    assert "in use by another gugong serve" in said
    assert len(listed(club.data)) == 2


# Backup and restore.


def test_a_backup_says_what_it_holds(club, tmp_path):
    file = tmp_path / "backup.sqlite"
    said = gugong("backup", file, "--data", club.data).stdout
    assert said == f"{file}: 2 tables, {file.stat().st_size:,} bytes.\n"
    assert "exists already" in refused("backup", file, "--data", club.data)
    assert gugong("backup", file, "--force", "--data", club.data).exit_code == 0


def test_a_restored_server_goes_on(club, own, tmp_path):
    data = tmp_path / "new" / "tables.sqlite"
    assert gugong("restore", own, "--verify", "--data", data).stdout == f"{data}: 2 tables.\n"
    with served(data) as server:
        assert server.record(club.over).moves == records.read_file(FINISHED).moves


def test_restoring_says_where_the_old_file_is(own, tmp_path):
    data = tmp_path / "tables.sqlite"
    shutil.copy(own, data)
    said = gugong("restore", own, "--data", data).stdout.splitlines()[1]
    assert Path(said.removeprefix("What was there before is in ").removesuffix(".")).exists()


def test_a_backup_whose_games_do_not_replay_is_not_restored_when_verified(own, tmp_path):
    data = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(own)) as connection, connection:
        connection.execute("UPDATE entries SET move = 'dance' WHERE seq = 7")
    result = gugong("restore", own, "--verify", "--data", data)
    assert result.exit_code == 2
    assert "move 7" in result.stderr
    assert "1 tables of this backup cannot be opened: nothing was changed." in result.stderr
    assert not data.exists()


@pytest.mark.parametrize("command", [["tables", "list"], ["tables", "expire", "--older-than", "1"], ["backup", "b"]])
def test_where_there_is_no_file_none_is_made(command, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert "No such file" in refused(*command, "--data", tmp_path / "nowhere.sqlite")
    assert list(tmp_path.iterdir()) == []


def test_a_file_of_an_older_program_is_not_listed(tmp_path):
    old = shutil.copy(OLD, tmp_path / "old.sqlite")
    assert "written by an older gugong" in refused("tables", "list", "--data", old)
