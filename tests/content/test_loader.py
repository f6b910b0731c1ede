"""A component file is loaded into the tables used by the rules, wherever it is stored."""

from pathlib import Path

import pytest

from gugong.content import ComponentError, load, loads
from gugong.content.loader import standard_text
from gugong.content.names import (
    BONUS_CHEAPER,
    BONUS_FOLLOW,
    BONUS_PLUS_ONE,
    BONUS_TAX,
    BONUS_TWICE_ACTION,
    BONUS_TWICE_VALUE,
    CARD_ACTIONS,
    DECREE_NAMES,
    PLACES,
    TOKEN_DOUBLE,
    TOKENS,
)

SHIP = '{ name = "L1-SHIP", cost = 1, vp = 2 }'
SERVANT = '{ name = "L1-SERVANT", cost = 1, vp = 3 }'


def edited(*changes: tuple[str, str]) -> str:
    """The standard file with some of its lines changed."""
    text = standard_text()
    for old, new in changes:
        assert old in text, "the edit must hit something"
        text = text.replace(old, new, 1)
    return text


@pytest.fixture
def my_copy(tmp_path: Path) -> Path:
    """A custom file in which the Palace track has nine steps."""
    path = tmp_path / "my-copy.toml"
    path.write_text(edited(("steps = 8", "steps = 9")), encoding="utf-8")
    return path


def test_an_owner_plays_with_the_figures_of_their_own_copy(my_copy: Path) -> None:
    assert load(my_copy).palace_steps == 9


def test_a_file_may_be_named_by_a_text(my_copy: Path) -> None:
    assert load(str(my_copy)).palace_steps == 9


def test_components_are_called_after_their_file(my_copy: Path) -> None:
    assert load(my_copy).name == "my-copy"


def test_components_of_a_text_are_called_as_told() -> None:
    assert loads(standard_text(), "evening").name == "evening"


def test_a_changed_file_is_read_again(my_copy: Path) -> None:
    load(my_copy)
    my_copy.write_text(standard_text(), encoding="utf-8")
    assert load(my_copy).palace_steps == 8


def test_a_byte_order_mark_does_no_harm(my_copy: Path) -> None:
    my_copy.write_text(standard_text(), encoding="utf-8-sig")
    assert load(my_copy).digest == load().digest


def test_windows_line_ends_do_no_harm(my_copy: Path) -> None:
    my_copy.write_bytes(standard_text().replace("\n", "\r\n").encode())
    assert load(my_copy).digest == load().digest


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match=r"nothing\.toml is not a file that exists"):
        load(tmp_path / "nothing.toml")


def test_a_directory_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match="is a directory; name a component file"):
        load(tmp_path)


def test_an_impossible_path_is_refused() -> None:
    with pytest.raises(ComponentError, match="is not a file that exists"):
        load("my\0copy.toml")


@pytest.mark.native("a limit to the length of names")
def test_a_path_too_long_for_the_system_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match="cannot be read"):
        load(tmp_path / ("copy" * 100))


def test_a_file_that_is_not_utf_8_is_refused(my_copy: Path) -> None:
    my_copy.write_bytes(b"# G\xf9gong")
    with pytest.raises(ComponentError, match="is not UTF-8 at byte 3; save it as UTF-8"):
        load(my_copy)


def test_a_huge_file_is_refused(my_copy: Path) -> None:
    my_copy.write_text(standard_text() + "#\n" * 32_000, encoding="utf-8")
    with pytest.raises(ComponentError, match="is larger than 64 KB"):
        load(my_copy)


def test_a_huge_text_is_refused() -> None:
    with pytest.raises(ComponentError, match="is larger than 64 KB"):
        loads(standard_text() + "#\n" * 32_000, "evening")


def test_a_wrong_file_is_named_by_its_path(my_copy: Path) -> None:
    my_copy.write_text(edited(("steps = 8", "steps = 0")), encoding="utf-8")
    with pytest.raises(ComponentError) as error:
        load(my_copy)
    assert str(error.value).startswith(f"{my_copy}: palace.steps ")


def test_a_component_error_is_a_value_error() -> None:
    with pytest.raises(ValueError, match="gifts is missing"):
        loads("", "evening")


@pytest.mark.parametrize("action", [word for word in CARD_ACTIONS if word not in ("travel", "jade")])
def test_a_card_shows_its_action(action: str) -> None:
    components = loads(edited(('"1 palace"', f'"1 {action}"')), "evening")
    assert CARD_ACTIONS[components.card_action[0]] == action


def test_a_card_may_be_written_with_more_blanks() -> None:
    assert loads(edited(('"4 wall"', '" 4   wall"')), "evening").card_name[3] == "4-wall"


def test_board_cards_need_not_be_one_of_each_value() -> None:
    assert loads(edited(('"1 palace"', '"7 palace"')), "evening").card_value[0] == 7


def moved_token(giver: int, taker: int) -> tuple[str, list[int]]:
    """A file with one token fewer of one kind and one more of another, and the counts expected from it."""
    counts = list(load().token_counts)
    counts[giver] -= 1
    counts[taker] += 1
    changes = [
        (f"\n{TOKENS[kind]} = {load().token_counts[kind]}", f"\n{TOKENS[kind]} = {counts[kind]}")
        for kind in (giver, taker)
    ]
    return edited(*changes), counts


@pytest.mark.parametrize(
    ("giver", "taker"),
    [
        (2, 1),
        *[(1, kind) for kind in range(2, TOKEN_DOUBLE + 1)],
        *[(BONUS_PLUS_ONE, BONUS_TAX), (BONUS_TAX, BONUS_FOLLOW)],
        *[(BONUS_TWICE_VALUE, BONUS_TWICE_ACTION), (BONUS_TWICE_ACTION, BONUS_CHEAPER)],
    ],
)
def test_each_token_is_counted_under_its_own_kind(giver: int, taker: int) -> None:
    text, counts = moved_token(giver, taker)
    assert loads(text, "evening").token_counts == counts


@pytest.mark.parametrize("favourite", PLACES)
def test_each_automa_card_is_counted_under_its_own_place(favourite: str) -> None:
    before = standard_text().partition("[automa.ordinary]\n")[2]
    after = "".join(f"{place} = {3 if place == favourite else 1}\n" for place in PLACES)
    automa = loads(edited((before, after)), "evening").automa
    assert automa == [3 if place == favourite else 1 for place in PLACES]


def test_decrees_may_be_listed_in_any_order() -> None:
    swapped = edited((SHIP, "SECOND"), (SERVANT, SHIP), ("SECOND", SERVANT))
    assert loads(swapped, "evening").decree_vp == load().decree_vp


def test_a_decree_has_its_own_cost() -> None:
    box = loads(edited((SHIP, SHIP.replace("cost = 1", "cost = 4"))), "evening")
    assert box.decree_cost[DECREE_NAMES.index("L1-SHIP")] == 4


def test_a_road_may_join_two_cities_of_the_ring() -> None:
    side = loads(edited(('"Wuchang: N', '"Fuzhou: Nanjing", "Wuchang: N')), "evening").few
    assert side.cities.index("Nanjing") in side.roads[0]


@pytest.mark.parametrize(("day", "income"), [(2, [0, 0, 9, 4, 4]), (3, [0, 0, 4, 9, 4]), (4, [0, 0, 4, 4, 9])])
def test_income_belongs_to_its_day(day: int, income: list[int]) -> None:
    assert loads(edited((f"day-{day} = 4", f"day-{day} = 9")), "evening").income == income
