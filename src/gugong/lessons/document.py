"""What a lesson file holds."""

import tomllib
from typing import TypeAlias

import msgspec

# What a move or an event must be like; what is not named may be anything.
Condition: TypeAlias = dict[str, int | str]


class Table(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Plain data with exactly these fields; nobody changes it."""


class SeatStart(Table):
    """What differs on one player board; the supply gets the servants that are nowhere else."""

    hand: list[str] | None = None
    discard: list[str] | None = None
    pool: int | None = None
    wall: int = 0
    vp: int = 0
    jade: int = 0
    envoy: int = 0
    marker: int | None = None
    double: str = "locked"
    tokens: list[str] = []
    decrees: list[str] = []
    traveller: str | None = None
    rewards: dict[str, int] = {}


class ShipStart(Table):
    owner: int
    servants: int


class Start(Table):
    """What differs from the set-up of the lesson's seed, in the words of a position (docs/notation.md).

    Cards are taken from wherever they are; gifts and hands that lose one get another from the draw pile.
    """

    dice: list[int] | None = None
    gifts: dict[str, str] = {}
    draw: list[str] = []  # the next cards, in this order
    cities: dict[str, str] = {}
    houses: list[int] | None = None
    decrees: list[str] | None = None  # all six tiles in board order
    order: list[int] | None = None  # of the Intrigue markers, the topmost first
    ships: dict[str, ShipStart] = {}
    seats: list[SeatStart] = []
    automa: list[str] = []  # Meng's next cards, in this order
    today: list[str] = []  # those that he has used today


class Panel(Table):
    """One thing that is said, and what it is about.

    Its words are `lesson-NAME-ID`.  If it has `answers`, it is a question: pointing at one of these things answers it,
    and `lesson-NAME-ID-not` says why anything else does not.
    """

    id: str
    points: list[str] = []  # things on the table (docs/notation.md)
    answers: list[str] = []
    before: bool = False  # it is about the learner's own move, and said before the others move; such panels come first
    rules: list[str] = []  # what it teaches


class Stage(Table):
    """What is said, and what has to happen until the next stage.

    With `expect` the learner must make such a move, and any other is refused: `otherwise` is the id of the words that
    say why.  With `until` the learner may do anything; the stage ends when such an event has happened, or the task
    is `missed` and has to be tried again.  With neither, the lesson ends here.
    """

    say: list[Panel]
    expect: list[Condition] = []
    otherwise: str = ""
    until: list[Condition] = []
    missed: list[Condition] = []
    solution: list[str] = []  # with `until`: the learner's moves that do it, shown to whoever asks
    replies: list[str] = []  # the next moves of the others in this stage; after them bots decide


class Lesson(Table):
    name: str
    components: str  # the digest of the figures that it is about
    seed: int
    options: dict[str, int | str | bool]
    stages: list[Stage]
    start: Start = msgspec.field(default_factory=Start)
    level: str = "novice"  # of the others
    seat: int = 0  # of the learner


def decode(name: str, text: str) -> Lesson:
    """The lesson in this text; raises msgspec.ValidationError or TOMLDecodeError."""
    return msgspec.convert({"name": name, **tomllib.loads(text)}, Lesson)
