"""The files of the page."""

import asyncio
import gzip
import os

import pytest
from starlette.requests import Request

from gugong.server.site import site


@pytest.fixture
def built(tmp_path, monkeypatch):
    """A page in a folder of its own."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("the page")
    (tmp_path / "assets" / "index-1.js").write_text("the program" * 100)
    monkeypatch.setattr("gugong.server.site.FILES", tmp_path)
    return tmp_path


def get(path, **headers):
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return asyncio.run(site(Request({"type": "http", "path_params": {"path": path}, "headers": named})))


def test_the_page_is_at_the_root_and_is_asked_for_again_each_time(built):
    answer = get("")
    assert (answer.status_code, answer.body) == (200, b"the page")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_what_has_its_content_in_its_name_is_kept_for_ever(built):
    assert "immutable" in get("assets/index-1.js").headers["cache-control"]


def test_a_file_is_packed_for_those_who_can_unpack_it(built):
    packed, plain = get("assets/index-1.js", accept_encoding="br, gzip"), get("assets/index-1.js")
    assert gzip.decompress(packed.body) == plain.body
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"


def test_a_file_is_packed_once(built, monkeypatch):
    first = get("assets/index-1.js", accept_encoding="gzip").body
    monkeypatch.setattr("gugong.server.site.gzip.compress", lambda _: pytest.fail("packed again"))
    assert get("assets/index-1.js", accept_encoding="gzip").body == first


def test_a_page_that_was_built_anew_is_shown(built):
    get("")
    (built / "index.html").write_text("the new page")
    os.utime(built / "index.html", (1, 1))
    assert get("").body == b"the new page"


@pytest.mark.parametrize("path", ["nothing", "table/x", "assets", "assets/", "../x", "\0", "x" * 5000, "index.html/x"])
def test_there_is_nothing_at_any_other_address(built, path):
    assert get(path).status_code == 404


def test_a_page_that_was_not_built_says_how_to_build_it(tmp_path, monkeypatch):
    monkeypatch.setattr("gugong.server.site.FILES", tmp_path)
    answer = get("")
    assert answer.status_code == 503
    assert b"npm run build" in answer.body
