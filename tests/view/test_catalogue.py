"""The four languages say the same things, by the same variables."""

import re
from collections import Counter

import pytest
from fluent.syntax import ast
from tests.view.catalogue import FOLDER, entries, messages, variables

from gugong.view.words import LANGUAGES

OTHERS = [language for language in LANGUAGES if language != "en"]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
HAS = {"en": {"one", "other"}, "fr": {"one", "many", "other"}, "cs": PLURALS - {"zero", "two"}}
HAS["pl"] = HAS["cs"]


def test_there_is_a_folder_for_each_language():
    assert sorted(folder.name for folder in FOLDER.iterdir()) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_understood(language):
    assert [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language):
    ids = Counter(entry.id.name for entry in entries(language) if isinstance(entry, ast.Message))
    assert [name for name, times in ids.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_ids_are_small_letters_figures_and_hyphens(language):
    assert [name for name in messages(language) if not re.fullmatch("[a-z0-9-]+", name)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_messages_are_in_every_language(language):
    assert set(messages(language)) ^ set(messages("en")) == set()


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_variables_are_in_every_language(language):
    shared = set(messages(language)) & set(messages("en"))
    different = {name for name in shared if variables(language, name) != variables("en", name)}
    assert different == set()


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_names_are_told_apart_in_every_language(language):
    """Plurals are each language's own; places, tokens and the like are not."""
    for name in set(messages(language)) & set(messages("en")):
        assert names_told_apart(language, name) == names_told_apart("en", name), name


def names_told_apart(language: str, message: str) -> set[tuple[str, str]]:
    choices = messages(language)[message].choices
    told = {(variable, key) for variable, keys in choices for key in keys - PLURALS}
    return {(variable, key) for variable, key in told if not key.lstrip("-").isdigit()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_plurals_that_the_language_has_are_told_apart(language):
    told = {(name, key) for name, found in messages(language).items() for _, keys in found.choices for key in keys}
    assert {(name, key) for name, key in told if key in PLURALS - HAS[language]} == set()
