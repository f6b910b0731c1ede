"""The page's types and lists are those of Python."""

from pathlib import Path

import pytest

from gugong.bots.levels import EARLIER, LEVELS, Level
from gugong.rules.vocabulary import EVENTS
from gugong.table.typescript import files, messages, names

PAGE = Path(__file__).parents[2] / "web" / "src" / "lib"


@pytest.mark.parametrize("name", files())
def test_the_page_has_what_is_generated_now(name):
    assert (PAGE / name).read_text("utf-8") == files()[name], "run: make protocol"


def test_a_message_is_told_by_its_type():
    assert 'export interface Play {\n  type: "play";\n  id: string;' in messages()


def test_what_may_be_left_out_is_optional():
    assert "  seat?: number | null;" in messages()


@pytest.mark.parametrize(("name", "levels"), [("LEVELS", LEVELS), ("EARLIER_LEVELS", EARLIER)])
def test_the_page_knows_the_levels_it_offers_and_those_of_stored_tables(name: str, levels: tuple[Level, ...]):
    listed = ", ".join(f'"{level.name}"' for level in levels)
    assert f"export const {name} = [{listed}] as const;" in names()
    assert "export type Level = OfferedLevel | EarlierLevel;" in names()


def test_the_page_knows_how_long_the_levels_think_that_it_offers():
    assert "export const LEVEL_SECONDS: Partial<Record<Level, number>> = { sage: 2.0 };" in names()
    assert ", minister: 400 };" in names()


def test_a_decree_is_told_with_its_rule_and_level():
    assert '  "L2-JADE": { rule: "DECREE-L2-JADE", level: 2 },' in names()


def test_the_place_where_there_is_no_token_is_no_kind_of_token():
    assert '  "": ' not in names()


def test_every_event_has_a_name_for_its_icon():
    listed = names().partition("export const EVENTS = [")[2].partition("]")[0]
    assert [name for name in EVENTS if f'"{name}"' not in listed] == []
