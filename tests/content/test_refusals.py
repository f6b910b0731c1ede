"""Every kind of bad component file is rejected with one sentence that says what would be right."""

import re
import time

import pytest

from gugong.content import ComponentError, load, loads
from gugong.content.loader import standard_text
from gugong.words import LANGUAGES, Phrase, catalogue

RING_OF_TEN = standard_text().partition("ring = [")[2].partition("]")[0]
FEW_ROADS = standard_text().partition("roads = [")[2].partition("]")[0]
MANY_MORE = '"Wuchang", ' + ", ".join(f'"Village {number}"' for number in range(22)) + "]"
FROM_HARBOURS_ON = "harbours =" + standard_text().partition("harbours =")[2]
SET_THREE = '["2 decrees", "4 swap", "6 palace", "9 none"]'
TOP = standard_text().partition("top = 14")[0].count("\n") + 1  # its line

SHAPES = [
    ("not TOML", "[gifts]", "[gifts", "the file should be valid TOML, but is not: line 13, column 7 (Expected"),
    ("a file cut short", FROM_HARBOURS_ON, "harbours =", "it ends too early (Invalid value)."),
    ("an entry twice", "top = 14", "top = 14\ntop = 15", "the file should be valid TOML"),
    ("a number no one can read", "top = 14", "top = " + "9" * 1900, "intrigue.top is a very long number"),
    (
        "a line no one can read",
        "top = 14",
        "top = " + "9" * 5000,
        f"line {TOP} of the file has 5,040 characters, but at",
    ),
    ("a maze", "top = 14", "top = " + "[\n" * 5000 + "]\n" * 5000, "the file is nested too deeply"),
    ("a long name", "top = 14", "top" + ".top" * 30 + " = 14", f"line {TOP} of the file has more than 20 dots"),
    ("a long group", "[intrigue]", "[intrigue" + ".x" * 30 + "]", f"line {TOP - 2} of the file has more than 20 dots"),
    ("a name after a text", "top = 14", 'top = {a = """\n#""", ' + "b." * 30 + "c = 1}", f"line {TOP + 1} of the file"),
    ("a missing entry", "top = 14", "", "intrigue.top is missing"),
    ("a missing group", '[intrigue]\nstanding = "printed"\ntop = 14', "", "intrigue is missing"),
    ("an unknown entry", "top = 14", "top = 14\nbottom = 0", "intrigue.bottom is not known"),
    ("an unknown group", "[intrigue]", "[opera]\n[intrigue]", "opera is not known"),
    ("a text for a number", "top = 14", 'top = "14"', "intrigue.top should be a whole number, but is a text"),
    ("a date", "top = 14", "top = 1368-01-23", "intrigue.top should be a whole number, but is a date or a time"),
    ("a fraction", "top = 14", "top = 14.0", "intrigue.top should be a whole number, but is a number with"),
    (
        "a truth for a number",
        "top = 14",
        "top = true",
        "intrigue.top should be a whole number, but is a truth",
    ),
    ("a number for a text", '"4 canal"', "4", "cards.sets[0][1] should be a text, but is a whole number"),
    ("a number for a list", "[7, 5, 3, 2, 1]", "7", "palace.seats should be a list, but is a whole number"),
    ("no standing", 'standing = "reported"\n', "", "income.standing is missing"),
    (
        "a guess",
        'standing = "reported"',
        'standing = "guessed"',
        "income.standing should be one of the words",
    ),
    (
        "a quote",
        'standing = "reported"',
        """standing = "it's\"""",
        "income.standing should be one of the words",
    ),
    ("a guessed part", 'square = "printed"', 'square = "?"', "jade.standing should be one of the words"),
    (
        "standing by number",
        'standing = "reported"',
        "standing = 3",
        "income.standing should be one of the words",
    ),
    (
        "empty standing",
        'standing = "reported"',
        "standing = {}",
        "income.standing should be one of the words",
    ),
]

CARDS = [
    ("8 gifts", '    "jade statue",\n', "", "gifts.names has 8 entries, but should list 9 gifts"),
    (
        "a gift twice",
        '"paper fan"',
        '"fruit bowl"',
        'gifts.names[1] is "fruit bowl", which reads like gifts.names[0]',
    ),
    ("a gift without name", '"paper fan"', '""', 'gifts.names[1] is "", but a name has letters'),
    ("6 board cards", '    "4 wall",\n', "", "cards.board has 6 entries, but should list 7 cards"),
    ("4 sets", f"    {SET_THREE},\n", "", "cards.sets has 4 entries, but should list 5 sets"),
    ("a set of 3", '"2 wall", ', "", "cards.sets[0] has 3 entries, but should list 4 cards"),
    ("10 cards to draw", '    "2 canal",\n', "", "cards.draw has 10 entries, but should list 11 cards"),
    ("value 0", '"2 wall"', '"0 wall"', 'cards.sets[0][0] is "0 wall", but should be a value from 1 to 9'),
    ("value 12", '"2 wall"', '"12 wall"', 'cards.sets[0][0] is "12 wall", but should be a value from 1 to 9'),
    ("no action", '"2 wall"', '"2"', 'cards.sets[0][0] is "2", but should be a value from 1 to 9'),
    ("two actions", '"2 wall"', '"2 wall canal"', 'cards.sets[0][0] is "2 wall canal"'),
    ("an unknown action", '"2 wall"', '"2 dance"', 'cards.sets[0][0] has the action "dance"'),
    ("a travel card", '"5 canal"', '"5 travel"', 'cards.board[4] has the action "travel"'),
    ("a jade card", '"2 canal"', '"2 jade"', 'cards.draw[1] has the action "jade"'),
]

MAPS = [
    ("an odd map", '["Kaifeng", "Wuchang"]', '["Kaifeng", "Wuchang", "Macau"]', "map.few has 13 cities"),
    ("34 cities", '"Wuchang"]', MANY_MORE, "map.few has 34 cities, but only 32 basic tokens"),
    ("nothing inside", 'inner = ["Kaifeng", "Wuchang"]', "inner = []", "map.few.inner is empty"),
    ("a ring of two", RING_OF_TEN, '"Jinan", "Beijing"', "map.few.ring has 2 cities"),
    (
        "a city twice",
        '"Hangzhou"',
        '"Fuzhou"',
        'map.few.ring[1] is "Fuzhou", which reads like map.few.ring[0]',
    ),
    ("a look-alike", '"Hangzhou"', '"xian"', 'map.few.ring[6] is "Xi\'an", which reads like map.few.ring[1]'),
    ("inside and on the ring", '["Kaifeng", "W', '["Jinan", "W', "map.few.inner[0]"),
    ("a city with a comma", '"Hangzhou"', '"Hang, zhou"', "map.few.ring[1]"),
    ("a city of signs", '"Hangzhou"', '"?!"', "but a name has letters"),
    ("a broken city", '"Hangzhou"', '"Hang\\nzhou"', "printable characters"),
    ("an endless city", '"Hangzhou"', f'"{"Hang" * 11}"', "up to 40 printable characters"),
    ("an outer blank", '"Hangzhou"', '" Hangzhou"', "no blanks around it"),
    ("a road to nowhere", "Jinan, Taiyuan,", "Atlantis, Taiyuan,", 'map.few.roads[0] names "Atlantis"'),
    ("a road from nowhere", '"Kaifeng: J', '"Atlantis: J', 'map.few.roads[0] names "Atlantis"'),
    ("a road to itself", "Jinan, Taiyuan,", "Kaifeng, Taiyuan,", "map.few.roads[0] joins Kaifeng to itself"),
    (
        "a road twice",
        '"Wuchang: N',
        '"Wuchang: Kaifeng, N',
        "map.few.roads[1] joins Kaifeng and Wuchang again",
    ),
    ("a road twice in a line", "Jinan, Taiyuan,", "Taiyuan, Taiyuan,", "map.few.roads[0] joins Taiyuan and"),
    ("a road of the ring", '"Wuchang: N', '"Fuzhou: Guangzhou", "Wuchang: N', "Fuzhou and Guangzhou again"),
    ("on the larger map", '"Nanchang: Hangzhou', '"Nanchang: Atlantis', "map.many.roads[3] names"),
    ("a line of one city", '"Kaifeng: ', '"Kaifeng ', "map.few.roads[0] is"),
    ("no roads", FEW_ROADS, "", "map.few.roads leave Kaifeng out of reach"),
]

TOKENS = [
    ("31 tokens", "one-servant = 5", "one-servant = 4", "tokens.basic has 31 tokens"),
    (
        "a kind without tokens",
        "envoy = 3",
        "envoy = 0",
        "tokens.basic.envoy is 0, but should be from 1 to 32",
    ),
    ("7 bonus tokens", "tax = 2", "tax = 3", "tokens.bonus has 7 tokens of the kinds in every edition"),
    ("5 French tokens", "cheaper = 2", "cheaper = 1", "tokens.bonus has 5 tokens of the French kinds"),
    ("no tax", "tax = 2\nfollow = 2", "tax = 0\nfollow = 4", "tokens.bonus.tax is 0"),
]

BOARD = [
    ("a free square", "square = 5", "square = 0", "jade.square is 0, but should be from 1 to 12"),
    ("no houses", "[1, 1, 2, 2, 3] ", "[]", "jade.houses-few has 0 houses"),
    ("21 houses", "[1, 1, 1, 2, 2, 3]", str([3] * 21), "jade.houses-many has 21 houses"),
    ("a free house", "[1, 1, 2, 2, 3] ", "[1, 0, 2, 2]", "jade.houses-few[1] is 0, but should be from 1 to 12"),
    (
        "a house no one can pay",
        "1, 2, 2, 3]  #",
        "1, 2, 2, 13]  #",
        "jade.houses-many[5] is 13, but should be from 1 to",
    ),
    ("a debt", "day-3 = 4", "day-3 = -1", "income.day-3 is -1, but should be from 0 to 12"),
    ("13 servants", "day-4 = 4", "day-4 = 13", "income.day-4 is 13, but should be from 0 to 12"),
    ("no steps", "steps = 8", "steps = 0", "palace.steps is 0, but should be from 1 to 99"),
    ("4 seats", "[7, 5, 3, 2, 1]", "[7, 5, 3, 2]", "palace.seats has 4 entries, but should list 5 seats"),
    (
        "a better late seat",
        "[7, 5, 3, 2, 1]",
        "[7, 5, 6, 2, 1]",
        "palace.seats[2] is 6, but should be at most the 5",
    ),
    ("a seat that costs", "[7, 5, 3, 2, 1]", "[7, 5, 3, 2, -1]", "palace.seats[4] is -1"),
    ("a short track", "top = 14", "top = 6", "intrigue.top is 6, but should be from 7 to 99"),
    ("an endless track", "top = 14", "top = 0x" + "f" * 1900, "intrigue.top is a very long number"),
    ("no wall", "players-1-2 = 4", "players-1-2 = 0", "wall.players-1-2 is 0, but should be from 1 to 24"),
    (
        "a wall that stays",
        "players-4 = 6",
        "players-4 = 5",
        "wall.players-4 is 5, but should be from 6 to 48",
    ),
    ("4 harbours", "harbours = 5", "harbours = 4", "canal.harbours is 4, but there are always 5 harbours"),
    ("no route", "routes-few = 1", "routes-few = 0", "canal.routes-few is 0, but should be from 1 to 2"),
    ("3 routes", "routes-many = 2", "routes-many = 3", "canal.routes-many is 3, but should be from 1 to 2"),
    (
        "5 slots",
        "token-slots = 6",
        "token-slots = 5",
        "player-board.token-slots is 5, but there are always 6",
    ),
]

SHIP = '{ name = "L1-SHIP", cost = 1, vp = 2 }'
EIGHT = '{ name = "L3-EIGHT", cost = 3, vp = 0 }'
DECREES = [
    ("4 decrees", f"    {SHIP},\n", "", "decrees.level-1 has 4 entries, but should list 5 decrees"),
    (
        "a decree twice",
        "L1-SHIP",
        "L1-INTRIGUE",
        'decrees.level-1[1].name is "L1-INTRIGUE", but should be one of',
    ),
    ("another level", '"L1-SHIP"', '"L2-JADE"', 'decrees.level-1[1].name is "L2-JADE"'),
    ("an unknown decree", '"L1-SWAP"', '"L1-DANCE"', 'level-1[4].name is "L1-DANCE", but should be L1-SWAP'),
    ("a paid decree", SHIP, SHIP.replace("1, vp", "-1, vp"), "decrees.level-1[1].cost is -1"),
    ("a dear decree", SHIP, SHIP.replace("1, vp", "12, vp"), "decrees.level-1[1].cost is 12"),
    ("a decree that costs VP", SHIP, SHIP.replace("vp = 2", "vp = -2"), "decrees.level-1[1].vp is -2"),
    ("VP too early", EIGHT, EIGHT.replace("vp = 0", "vp = 8"), "decrees.level-3[1].vp is 8, but should be 0"),
    ("a decree without cost", SHIP, '{ name = "L1-SHIP", vp = 2 }', "decrees.level-1[1].cost is missing"),
]

DICE_AND_AUTOMA = [
    ("2 dice", "    [1, 2, 3, 7, 8, 9],\n", "", "dice.faces has 2 entries, but should list 3 dice"),
    ("5 faces", "[4, 5, 6, 7, 8, 9]", "[4, 5, 6, 7, 8]", "dice.faces[1] has 5 entries, but should list 6"),
    (
        "a 10",
        "[4, 5, 6, 7, 8, 9]",
        "[4, 5, 6, 7, 8, 10]",
        "dice.faces[1][5] is 10, but should be from 1 to 9",
    ),
    ("10 automa cards", "canal = 1", "canal = 2", "automa.ordinary has 10 cards"),
    ("a place Meng ignores", "travel = 2\nwall = 1", "travel = 3\nwall = 0", "automa.ordinary.wall is 0"),
    ("3 special cards", "special = 2", "special = 3", "automa.special is 3, but there are always 2"),
]

CASES = [*SHAPES, *CARDS, *MAPS, *TOKENS, *BOARD, *DECREES, *DICE_AND_AUTOMA]
BROKEN = [pytest.param(old, new, fragment, id=name) for name, old, new, fragment in CASES]


ENGLISH = r"\b(the|is|are|but|should|has|have|there|of|with|and|from|number|cities|cards)\b"


def refused(old: str, new: str) -> ComponentError:
    """The error for the standard file with the first `old` replaced by `new`."""
    text = standard_text()
    assert old in text, "the edit must hit something"
    with pytest.raises(ComponentError) as error:
        loads(text.replace(old, new, 1), "my-copy.toml")
    return error.value


def refusal(old: str, new: str) -> str:
    return str(refused(old, new))


@pytest.mark.parametrize(("old", "new", "fragment"), BROKEN)
def test_a_wrong_entry_is_named_with_the_reason(old: str, new: str, fragment: str) -> None:
    assert fragment in refusal(old, new)


@pytest.mark.parametrize(("old", "new", "fragment"), BROKEN)
def test_the_message_is_one_sentence_about_the_file(old: str, new: str, fragment: str) -> None:
    message = refusal(old, new)
    assert message.isprintable()
    assert message.startswith("my-copy.toml: ")
    assert message.endswith(".")


def entry_of(error: ComponentError) -> str:
    """The entry that is wrong; empty if it is the whole file."""
    reason = error.phrase.given["reason"]
    assert isinstance(reason, Phrase)
    return str(reason.given.get("entry", ""))


@pytest.mark.parametrize(("old", "new", "fragment"), BROKEN)
def test_the_reason_is_told_in_four_languages(old: str, new: str, fragment: str) -> None:
    error = refused(old, new)
    said = {language: error.said(catalogue(language)) for language in LANGUAGES}
    assert said["en"] == str(error)
    entry = entry_of(error)
    for language, sentence in said.items():
        assert entry in sentence
        assert sentence.startswith("my-copy.toml")
        assert sentence.endswith(".")
        own = re.sub(r'"[^"]*"|\(.*\)', "", sentence).replace(entry, "")  # without quotations
        assert bool(re.search(ENGLISH, own)) == (language == "en"), sentence


def test_a_very_long_entry_is_cut_in_the_message() -> None:
    assert len(refusal('"4 canal"', f'"{"canal " * 300}"')) < 500


@pytest.mark.native("the clock of a thread")
@pytest.mark.parametrize(
    "text",
    [
        "a." * 20_000 + "a = 1",
        f"[{'a.' * 20_000}a]",
        "\n".join(["a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a = 1"] * 1500),
        "a = " + "[\n" * 30_000,
        "a = " + "{a = " * 12_000,
        'a = """' + '\\"' * 900,
    ],
    ids=["dotted key", "dotted group", "many dotted keys", "brackets", "braces", "escapes"],
)
def test_a_text_made_to_be_slow_is_refused_at_once(text: str) -> None:
    """The first of these used to take twelve seconds and a gigabyte."""
    assert len(text) < 64_000
    began = time.thread_time()
    with pytest.raises(ComponentError):
        loads(text, "my-copy.toml")
    assert time.thread_time() - began < 2


def test_a_row_of_dots_is_no_harm_in_a_comment() -> None:
    assert loads(f"# {'.' * 100}\n{standard_text()}", "my-copy.toml").digest == load().digest


def test_no_inner_error_shines_through() -> None:
    with pytest.raises(ComponentError) as error:
        loads("[gifts", "my-copy.toml")
    assert error.value.__suppress_context__
