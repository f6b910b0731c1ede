"""Where the server listens and keeps its file."""

import socket
from pathlib import Path

import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from platformdirs.windows import Windows, get_win_folder_from_env_vars

from gugong.server.errors import ListenError
from gugong.server.listening import address, listen
from gugong.server.run import data_file, has_browser


def test_small_answers_are_not_held_back():
    """asyncio sends them at once on sockets that are named as TCP, and on no others."""
    with listen("127.0.0.1", 0) as made:
        assert made.proto == socket.IPPROTO_TCP


def test_an_address_that_is_not_this_machine_is_refused():
    with pytest.raises(ListenError, match="cannot be listened on"):
        listen("203.0.113.1", 0)


def test_a_port_that_is_taken_is_said_to_be_so():
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(ListenError, match=f"The port {port} is taken"):
            listen("127.0.0.1", port, tries=1)
        with listen("127.0.0.1", port) as other:
            assert other.getsockname()[1] > port


@pytest.mark.parametrize(
    ("host", "told"),
    [("127.0.0.1", "http://127.0.0.1:1/"), ("0.0.0.0", "http://127.0.0.1:1/"), ("::1", "http://[::1]:1/")],
)
def test_the_address_is_one_that_a_browser_here_can_open(host, told):
    assert address(host, 1) == told


def test_on_linux_tables_are_kept_in_the_data_folder(monkeypatch):
    monkeypatch.setattr("platformdirs.PlatformDirs", Unix)
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert data_file() == Path("/somewhere/gugong/tables.sqlite")
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_file() == Path.home() / ".local" / "share" / "gugong" / "tables.sqlite"


def test_on_macos_tables_are_kept_in_application_support(monkeypatch):
    monkeypatch.setattr("platformdirs.PlatformDirs", MacOS)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert data_file() == Path.home() / "Library" / "Application Support" / "gugong" / "tables.sqlite"


def test_on_macos_tables_that_exist_are_found_whatever_the_environment_says(monkeypatch, tmp_path):
    monkeypatch.setattr("platformdirs.PlatformDirs", MacOS)
    monkeypatch.setattr("sys.platform", "darwin")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    existing = tmp_path / "Library" / "Application Support" / "gugong" / "tables.sqlite"
    existing.parent.mkdir(parents=True)
    existing.touch()
    assert data_file() == existing


def test_on_windows_tables_are_kept_in_local_app_data(monkeypatch):
    monkeypatch.setattr("platformdirs.PlatformDirs", Windows)
    monkeypatch.setattr("platformdirs.windows.get_win_folder", get_win_folder_from_env_vars)
    monkeypatch.setenv("LOCALAPPDATA", "/Users/Wu/AppData/Local")
    assert data_file() == Path("/Users/Wu/AppData/Local/gugong/tables.sqlite")


def test_without_a_screen_there_is_no_browser(monkeypatch):
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not has_browser()
