"""A table keeps the figures of a component file and nothing else."""

import re

import pytest
from tests.content.test_digest import (
    with_cards_spaced_out,
    with_groups_reversed,
    with_loose_spacing,
    with_other_standings,
    with_roads_told_from_the_other_end,
    without_comments,
)

from gugong.content import ComponentError, canonical, kept, load, loads
from gugong.content.loader import standard_text

# How names that need care are written in a TOML text: blanks, quotation marks, backslashes, letters of other scripts.
ODD_NAMES = {"Hangzhou": "Hang  zhou", "Nanjing": r"\"Nan\"jing", "Jinan": r"Ji\\nan", "Kaifeng": "开封"}


def named_oddly() -> str:
    text = standard_text()
    for name, odd in ODD_NAMES.items():
        text = text.replace(name, odd)
    return text


@pytest.mark.parametrize(
    "text",
    [
        standard_text(),
        standard_text().replace('"8 one-servant"', '"8 two-servants"'),
        named_oddly(),
    ],
    ids=["standard", "another card", "odd names"],
)
def test_the_short_form_has_the_same_figures(text: str) -> None:
    short = canonical(text, "mine")
    assert loads(short, "mine").digest == loads(text, "mine").digest
    assert kept(short, "mine").digest == loads(text, "mine").digest


@pytest.mark.parametrize(
    "rewritten",
    [
        without_comments,
        with_groups_reversed,
        with_loose_spacing,
        with_other_standings,
        with_roads_told_from_the_other_end,
        with_cards_spaced_out,
    ],
)
def test_files_with_equal_figures_have_one_short_form(rewritten) -> None:
    assert canonical(rewritten(standard_text()), "mine") == canonical(standard_text(), "mine")


def padded(text: str) -> str:
    """As large as it may be, by comments, by a standing with many parts, and by blanks within texts."""
    text = text.replace("[gifts]", "[gifts]\n" + "# padding\n" * 3000)
    parts = ", ".join(f'"part {number}" = "printed"' for number in range(60))
    text = re.sub(r"(?m)^standing = .*", f"standing = {{ {parts} }}", text, count=5)
    return text.replace('"4 canal"', f'"4{" " * 1500}canal"').replace(": Jinan, ", f": Jinan,{' ' * 1500}")


def test_padding_is_not_kept() -> None:
    text = padded(standard_text())
    assert len(text) > 40_000
    assert loads(text, "mine").digest == load().digest
    assert len(canonical(text, "mine")) < 5_000


def test_odd_names_are_kept_as_they_are() -> None:
    cities = loads(canonical(named_oddly(), "mine"), "mine").few.cities
    assert {"Hang  zhou", '"Nan"jing', "Ji\\nan", "开封"} <= set(cities)


def test_a_wrong_card_has_no_short_form() -> None:
    with pytest.raises(ComponentError, match="has the action"):
        canonical(standard_text().replace('"2 wall"', '"2 dance"'), "mine")


def test_a_larger_file_that_a_table_has_kept_is_still_read() -> None:
    """Tables made by earlier programs have their files as they were given: up to a megabyte, in lines of any length."""
    text = standard_text() + "#" * 500_000
    assert kept(text, "components").digest == load().digest
    with pytest.raises(ComponentError, match="is larger than"):
        loads(text, "components")
