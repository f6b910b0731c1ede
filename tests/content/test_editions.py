"""Old games are played with the figures they began with, even if the standard has changed."""

import os
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

import gugong
from gugong.content import ComponentError, edition, load, loads
from gugong.content.loader import standard_text

TESTS = Path(__file__).parent.parent
FIRST_EDITION = TESTS / "notation" / "first-edition.gugong"
PACKAGE = Path(gugong.__file__).parent
VERIFY = """
import sys, gugong
for file in sys.argv[1:]:
    game = gugong.load(file).verify()
    assert game.over and gugong.Game.from_json(game.to_json()).over
    print(game.components.side(2).houses, game.record.components[:12])
print(gugong.new_game(2).components.side(2).houses)
"""


def test_the_current_edition_is_the_standard():
    assert edition(load().digest) is load()


def test_every_earlier_file_is_found_by_the_digest_that_names_it():
    files = list(resources.files("gugong.content").joinpath("earlier").iterdir())
    assert files
    for file in files:
        digest = loads(file.read_text("utf-8"), file.name).digest
        assert file.name == f"{digest[:12]}.toml"
        assert edition(digest).digest == digest


@pytest.mark.parametrize("digest", ["", "0" * 64, "87710a292f4c", "../standard", "87710a292f4c" + "0" * 52])
def test_a_digest_of_no_edition_is_refused_with_what_is_needed(digest):
    with pytest.raises(ComponentError, match=r"No standard components have the digest .*; name the component file"):
        edition(digest)


def test_a_record_of_the_first_edition_is_played_with_its_figures():
    saved = gugong.load(FIRST_EDITION)
    assert saved.components.digest != load().digest
    assert saved.verify().over


def test_a_record_with_figures_of_ones_own_asks_for_the_file(tmp_path):
    mine = loads(standard_text().replace("Fuzhou", "Foochow"), "mine")
    game = gugong.new_game(players=2, seed=1, components=mine)
    game.save(tmp_path / "a.gugong")
    with pytest.raises(gugong.RecordError, match=r"a\.gugong: No standard components .* name the component file"):
        gugong.load(tmp_path / "a.gugong")
    with pytest.raises(gugong.PositionError, match="name the component file"):
        gugong.Game.from_json(game.to_json())
    assert gugong.load(tmp_path / "a.gugong", mine).verify().to_json() == game.to_json()
    assert gugong.Game.from_json(game.to_json(), mine).to_json() == game.to_json()


def ship_another_standard(folder: Path) -> None:
    """A copy of this package in which a jade house costs more and the file with the old price is kept."""
    content = folder / "gugong" / "content"
    content.mkdir(parents=True)
    for part in PACKAGE.iterdir():
        if part.name not in ("content", "__pycache__"):
            (folder / "gugong" / part.name).symlink_to(part)
    for part in (PACKAGE / "content").iterdir():
        if part.name not in ("standard.toml", "earlier", "__pycache__"):
            (content / part.name).symlink_to(part)
    (content / "earlier").mkdir()
    for part in (PACKAGE / "content" / "earlier").iterdir():
        (content / "earlier" / part.name).symlink_to(part)
    (content / "earlier" / f"{load().digest[:12]}.toml").write_text(standard_text(), "utf-8")
    dearer = standard_text().replace("houses-few = [1, 1, 2, 2, 3]", "houses-few = [3, 4, 5, 6]")
    assert dearer != standard_text(), "the edit must hit something"
    (content / "standard.toml").write_text(dearer, "utf-8")


@pytest.mark.native("processes")
def test_old_records_are_played_to_their_end_once_another_standard_has_been_shipped(tmp_path):
    ship_another_standard(tmp_path)
    files = [TESTS / "games" / "00.gugong", TESTS / "games" / "56.gugong", FIRST_EDITION]
    done = subprocess.run(
        [sys.executable, "-c", VERIFY, *map(str, files)],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    old = ["[3, 3, 4, 4] 63f8108829d9", "[3, 3, 4, 4] 63f8108829d9", "[3, 3, 4, 4] 87710a292f4c"]
    assert (done.stderr, done.stdout.splitlines()) == ("", [*old, "[3, 4, 5, 6]"])
