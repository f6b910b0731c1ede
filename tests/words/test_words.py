"""The catalogue below all layers."""

import subprocess
import sys

import pytest

from gugong.words import LANGUAGES, Catalogue, catalogue

QUICK = "import sys, gugong; gugong.new_game(2, seed=1); assert 'fluent' not in ' '.join(sys.modules), sys.modules"


@pytest.mark.native("processes")
def test_playing_does_not_wait_for_words():
    subprocess.run([sys.executable, "-c", QUICK], check=True)


def test_a_catalogue_is_made_once():
    assert all(catalogue(language) is catalogue(language) for language in LANGUAGES)


def test_a_message_is_said_in_any_language():
    assert [catalogue(language).say("place-canal") for language in LANGUAGES] == [
        "Grand Canal",
        "Grand Canal",
        "Velký kanál",
        "Wielki Kanał",
    ]


def test_another_language_is_refused_with_those_that_there_are():
    with pytest.raises(ValueError, match="There are no words in 'tlh': choose en, fr, cs or pl"):
        Catalogue("tlh")


@pytest.mark.parametrize(
    ("language", "quoted"), [("en", "'a\\x1b'"), ("fr", "«\u202fa\\x1b\u202f»"), ("cs", "„a\\x1b“"), ("pl", "„a\\x1b”")]
)
def test_what_was_typed_is_quoted_without_its_control_characters(language, quoted):
    assert catalogue(language).quoted("a\x1b") == quoted


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_variable_of_any_length_can_be_said(language):
    assert "xxx" in catalogue(language).say("server-malformed", why="x" * 100_000)
