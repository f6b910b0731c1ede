"""Two component files have equal digests exactly when their figures are equal."""

import re
from collections.abc import Callable

import pytest

from gugong.content import load, loads
from gugong.content.loader import standard_text


def digest(text: str) -> str:
    return loads(text, "my-copy").digest


def without_comments(text: str) -> str:
    return re.sub(r" *#.*", "", text)


def with_groups_reversed(text: str) -> str:
    return "\n".join(reversed(re.split(r"\n(?=\[[a-z])", text)))


def with_loose_spacing(text: str) -> str:
    return text.replace(" = ", "   =  ").replace("[map.few]", "[ map . few ]")


def with_other_standings(text: str) -> str:
    return re.sub(r"(?m)^standing = .*", 'standing = "printed"', text)


def with_roads_told_from_the_other_end(text: str) -> str:
    return text.replace(", Wuchang", "", 1).replace('"Wuchang: N', '"Wuchang: Kaifeng, N', 1)


def with_decrees_in_another_order(text: str) -> str:
    first, second = '{ name = "L3-THIRD", cost = 3, vp = 0 }', '{ name = "L3-JADE", cost = 3, vp = 0 }'
    return text.replace(first, "FIRST").replace(second, first).replace("FIRST", second)


def with_cards_spaced_out(text: str) -> str:
    return text.replace('"4 canal"', '"4   canal"')


@pytest.mark.parametrize(
    "rewritten",
    [
        without_comments,
        with_groups_reversed,
        with_loose_spacing,
        with_other_standings,
        with_roads_told_from_the_other_end,
        with_decrees_in_another_order,
        with_cards_spaced_out,
    ],
)
def test_a_file_written_otherwise_has_the_same_digest(rewritten: Callable[[str], str]) -> None:
    text = rewritten(standard_text())
    assert text != standard_text(), "the file must have been rewritten"
    assert digest(text) == load().digest


def test_the_name_is_no_part_of_the_digest() -> None:
    assert loads(standard_text(), "another").digest == load().digest


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"paper fan"', '"silk fan"'),
        ('"1 palace"', '"8 palace"'),
        ('"1 palace"', '"1 none"'),
        ('"2 wall", "4 canal"', '"4 canal", "2 wall"'),
        ('"8 one-servant"', '"8 none"'),
        ('"Hangzhou"', '"Ningbo"'),
        ('["Kaifeng", "Wuchang"]', '["Wuchang", "Kaifeng"]'),
        (
            '    "Guangzhou",\n]\ninner = ["Kaifeng", "Wuchang"]\nroads = [',
            ']\ninner = ["Guangzhou", "Kaifeng", "Wuchang"]\nroads = ["Guangzhou: Guilin, Fuzhou",',
        ),
        ('"Nanchang: Hangzhou, ', '"Nanchang: '),
        ('"Kunming"', '"Dali"'),
        ("envoy = 3\nintrigue = 3", "envoy = 4\nintrigue = 2"),
        ("plus-one = 2\ntax = 2", "plus-one = 3\ntax = 1"),
        ("twice-action = 2\ncheaper = 2", "twice-action = 3\ncheaper = 1"),
        ("square = 5", "square = 6"),
        ("[1, 1, 2, 2, 3] ", "[1, 2, 2, 2, 3] "),
        ("[1, 1, 1, 2, 2, 3]", "[1, 1, 1, 2, 3]"),
        ("day-2 = 4", "day-2 = 3"),
        ("day-3 = 4", "day-3 = 3"),
        ("day-4 = 4", "day-4 = 3"),
        ("steps = 8", "steps = 9"),
        ("[7, 5, 3, 2, 1]", "[7, 5, 3, 2, 0]"),
        ("top = 14", "top = 15"),
        ("players-1-2 = 4", "players-1-2 = 3"),
        ("players-5 = 7", "players-5 = 8"),
        ("routes-few = 1", "routes-few = 2"),
        ("routes-many = 2", "routes-many = 1"),
        ('"L1-SHIP", cost = 1', '"L1-SHIP", cost = 0'),
        ('"L2-JADE", cost = 2, vp = 2', '"L2-JADE", cost = 2, vp = 3'),
        ("[1, 2, 3, 4, 5, 6]", "[1, 2, 3, 4, 5, 5]"),
        ("wall = 1\njade = 2", "wall = 2\njade = 1"),
    ],
)
def test_a_changed_figure_changes_the_digest(old: str, new: str) -> None:
    text = standard_text()
    assert old in text, "the edit must hit something"
    assert digest(text.replace(old, new, 1)) != load().digest
