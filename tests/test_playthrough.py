"""One game as one seat sees it equals the recorded text, byte for byte."""

from tests.playthrough import FILE, playthrough


def test_playthrough():
    assert playthrough() == FILE.read_text(encoding="utf-8")
