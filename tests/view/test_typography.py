"""Czech and Polish: no line ends with a one-letter word."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentSerializer, ast
from tests.view.catalogue import entries

from gugong.view.rulebook import all_paragraphs

ONE_LETTER = {"cs": "aikosuvzIKOSUVZ", "pl": "aiouwzIOUWZ"}
COMMANDS = "cli-help"  # a table of commands, not a sentence


def loose(language: str, text: str) -> list[str]:
    """The one-letter words that a line could end with; quoted text is notation to type, so it is left alone."""
    said = re.sub("„[^“”]*[“”]", "", text)
    return re.findall(rf"(?<![\w$])[{ONE_LETTER[language]}] (?=[^ =])\S*", said)


def messages(language: str) -> Iterator[tuple[str, str]]:
    for entry in entries(language):
        if isinstance(entry, ast.Message) and entry.id.name != COMMANDS:
            entry.comment = None
            yield entry.id.name, FluentSerializer().serialize_entry(entry)


@pytest.mark.parametrize("language", ONE_LETTER)
def test_in_messages(language):
    assert {name: found for name, text in messages(language) if (found := loose(language, text))} == {}


@pytest.mark.parametrize("language", ONE_LETTER)
def test_in_rules(language):
    rules = {made.id: f"{made.title}\n{made.text}" for made in all_paragraphs(language).values()}
    assert {rule: found for rule, text in rules.items() if (found := loose(language, text))} == {}


def test_a_loose_word_is_found():
    assert loose("pl", "statek w porcie, „u niego”") == ["w porcie,"]
    assert loose("cs", "v\u00a0přístavu a dál") == ["a dál"]
