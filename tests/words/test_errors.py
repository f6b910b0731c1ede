"""Every error that is worded can be told in four languages, with all that it knows."""

import pickle
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
import tblib.pickling_support
from tests.content.test_refusals import CASES, refused
from tests.notation.broken import refusals
from tests.view.catalogue import messages, variables

import gugong
from gugong.content.document import in_our_words
from gugong.words import LANGUAGES, Phrase, WordedError, catalogue

SOURCE = Path(gugong.__file__).parent
TABLES: list[dict[str, Any]] = [
    {"players": 6},
    {"players": 3, "start_player": 3},
    {"players": 2, "bonus_tokens": "ten"},
    {"players": 2, "difficulty": "easy"},
    {"players": 1, "expert": True},
    {"players": 2, "dragons": 3},
    {"players": 2, "expert": "yes"},
    {"players": 2, "seed": -1},
]


def unreadable_files(folder: Path) -> Iterator[Path]:
    """Nothing, a folder, other letters, too much, and a name that no file can have."""
    yield folder / "nothing.toml"
    yield folder
    for name, content in {"latin.toml": b"# G\xf9gong", "large.toml": b"#" * 1_000_001}.items():
        (folder / name).write_bytes(content)
        yield folder / name
    yield folder / ("copy" * 100)


def failed_files() -> Iterator[WordedError]:
    with TemporaryDirectory() as folder:
        for path in unreadable_files(Path(folder)):
            with pytest.raises(gugong.ComponentError) as error:
                gugong.load_components(path)
            yield error.value


def failed_tables() -> Iterator[WordedError]:
    for options in TABLES:
        with pytest.raises(gugong.OptionError) as error:
            gugong.new_game(**options)
        yield error.value


def phrases(phrase: Phrase) -> Iterator[Phrase]:
    """A phrase and those inside it."""
    yield phrase
    for value in phrase.given.values():
        if isinstance(value, Phrase):
            yield from phrases(value)


@cache
def raised() -> dict[str, list[Phrase]]:
    """What went wrong in every way that there is, by the id of its message."""
    found: dict[str, list[Phrase]] = {}
    broken = [refused(old, new) for _, old, new, _ in CASES]
    unforeseen = in_our_words("Expected something new - at `$.jade.square`")
    records = [error for _, error in refusals()]
    for error in [*broken, unforeseen, *failed_files(), *failed_tables(), *records]:
        for phrase in phrases(error.phrase):
            found.setdefault(phrase.message, []).append(phrase)
    return found


KINDS = ("component-", "option-", "record-", "saved-", "position-", "agenda-", "observation-")
REASONS = [name for name in messages("en") if name.startswith(KINDS)]
INSIDE = ["component-listed"]  # said by another message


@pytest.mark.parametrize("message", [name for name in REASONS if name not in INSIDE])
def test_every_reason_occurs_and_has_the_variables_of_its_message(message):
    for phrase in raised()[message]:
        assert [set(phrase.given)] * len(LANGUAGES) == [variables(language, message) for language in LANGUAGES]


@pytest.mark.parametrize("message", [name for name in REASONS if name not in INSIDE])
def test_every_reason_is_told_in_four_languages(message):
    for phrase in raised()[message]:
        told = [phrase.said(catalogue(language)) for language in LANGUAGES]
        assert len(set(told)) == len(LANGUAGES) or message == "component-in-file", told


def test_every_reason_that_occurs_is_in_the_catalogue():
    assert set(raised()) | set(INSIDE) == set(REASONS)


def test_things_are_told_apart_by_names_that_occur():
    """A name that is not in the message would be taken for the last one there."""
    for message in ("component-always", "component-count", "component-sum"):
        choices = messages("en")[message].choices + messages("en")["component-listed"].choices
        known = {key for variable, keys in choices if variable == "things" for key in keys}
        assert {phrase.given["things"] for phrase in raised()[message]} <= known


@pytest.mark.parametrize(
    ("message", "variable"), [("position-no-such", "what"), ("position-names", "what"), ("position-size", "pile")]
)
def test_everything_told_apart_in_a_position_occurs(message, variable):
    (known,) = [keys for chosen_by, keys in messages("en")[message].choices if chosen_by == variable]
    assert {phrase.given[variable] for phrase in raised()[message]} == known


def test_an_error_says_itself_in_english():
    error = gugong.OptionError("option-players", players="7")
    assert str(error) == error.said(catalogue("en")) == "players is 7: Gùgōng is played by 1 to 5"
    assert error.said(catalogue("pl")) == "players to 7: w\N{NO-BREAK SPACE}Gùgōng gra od 1 do 5 osób"


def test_an_error_shows_a_programmer_its_id_and_its_variables():
    error = gugong.OptionError("option-players", players="7")
    assert repr(error) == "OptionError(Phrase('option-players', players='7'))"


def test_a_phrase_inside_another_speaks_the_same_language():
    error = WordedError("both", first=Phrase("place-jade"), second=Phrase("place-wall"))
    assert [error.said(catalogue(language)) for language in LANGUAGES] == [
        "Jade and Great Wall",
        "Jade et Grande Muraille",
        "Nefrit a\N{NO-BREAK SPACE}Velká zeď",
        "Jadeit i\N{NO-BREAK SPACE}Wielki Mur",
    ]


@pytest.mark.parametrize("kind", [gugong.ComponentError, gugong.OptionError, WordedError])
def test_an_error_survives_the_way_to_another_process(kind):
    tblib.pickling_support.install()  # as dask does
    error = pickle.loads(pickle.dumps(kind("both", first=Phrase("place-jade"), second="3")))
    assert type(error) is kind
    assert error.said(catalogue("fr")) == "Jade et 3"


def test_every_error_in_the_code_is_raised_with_an_id_of_the_catalogue():
    kinds = "|".join(kind.__name__ for kind in WordedError.__subclasses__())
    code = "".join(file.read_text("utf-8") for file in sorted(SOURCE.rglob("*.py")))
    raised_with = re.findall(rf"(?<!class )\b(?:{kinds})\(\s*(.*)", code)
    assert len(raised_with) > 40
    unknown = [given for given in raised_with if given.partition('"')[2].partition('"')[0] not in messages("en")]
    assert unknown == []
