"""One game as one seat sees it, byte for byte."""

from tests.playthrough import FILE, playthrough


def test_playthrough():
    assert playthrough() == FILE.read_text(encoding="utf-8")
