"""The four languages have the same messages with the same variables."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast
from tests.view.catalogue import FOLDER, entries, messages, variables

from gugong.lessons.document import decode
from gugong.puzzles import as_lesson, shipped
from gugong.view.words import EXPLAINED, LANGUAGES

OTHERS = [language for language in LANGUAGES if language != "en"]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
HAS = {"en": {"one", "other"}, "fr": {"one", "many", "other"}, "cs": PLURALS - {"zero", "two"}}
HAS["pl"] = HAS["cs"]


def test_there_is_a_folder_for_each_language():
    assert {file.parent.name for file in FOLDER.glob("*/*.ftl")} == set(LANGUAGES)


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
    """Plural categories differ between languages; places, tokens and the like must not."""
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


# What is said somewhere

ROOT = Path(__file__).parents[2]
CODE = "".join(
    file.read_text("utf-8")
    for pattern in ("src/gugong/**/*.py", "src/gugong/content/*.toml", "web/src/**/*.ts", "web/src/**/*.svelte")
    for file in sorted(ROOT.glob(pattern))
)
NAMES = re.findall(r"""["'`]([\w -]+)["'`]""", CODE.replace("Xi'an", "Xian"))
NAMES += re.findall(r"^class (\w+)\(", CODE, re.MULTILINE)  # questions are called by their class
QUOTED = {re.sub("(?<=[a-z])(?=[A-Z])", "-", name).replace(" ", "-").lower() for name in NAMES}
BEGUN = {*re.findall(r"""["'`]([a-z-]+-)(?:\$?\{|" \+)""", CODE), *(f"{what}-" for what in EXPLAINED), "ask-"}
ENDED = {"", *re.findall(r"""\}(-[a-z-]+)["'`]""", CODE)}


def said_somewhere(message: str) -> bool:
    """Does its id occur in the code, either whole or built from a prefix and a name?"""
    if message in QUOTED:
        return True
    return any(
        message.startswith(begun) and message.removeprefix(begun).removesuffix(ended) in QUOTED
        for begun in BEGUN
        for ended in ENDED
    )


def said_in_lessons() -> Iterator[str]:
    for file in sorted(ROOT.glob("src/gugong/lessons/data/*.toml")):
        for stage in decode(file.stem, file.read_text("utf-8")).stages:
            said = [*(panel.id for panel in stage.say), stage.otherwise]
            said += [f"{panel.id}-not" for panel in stage.say if panel.answers]
            yield from [f"lesson-{file.stem}-{name}" for name in said if name]
    puzzle = as_lesson(next(iter(shipped().values())))
    yield from [f"lesson-{puzzle.name}-{panel.id}" for stage in puzzle.stages for panel in stage.say]


def test_every_message_is_said_somewhere():
    inside = set(said_in_lessons()).union(*[found.messages for found in messages("en").values()])
    assert [message for message in messages("en") if message not in inside and not said_somewhere(message)] == []
