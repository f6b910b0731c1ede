"""Every message between the page and the server; the page's TypeScript types are made from these.

One WebSocket serves one visitor at one table.  The first message is Hello; the answer is Welcome and State.
After that each change of the table brings a State with a higher `seq`, whole in itself: whoever missed some
needs only the newest, and the log lines since the last one seen.

The server closes with 1008 when coming back is of no use, with 1012 when it is being restarted.
"""

from typing import Annotated, Literal

import msgspec

from gugong.notation.record import OptionsData
from gugong.view.observe import Observation

Language = Literal["en", "fr", "cs", "pl"]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]  # what a browser counts exactly
Place = Literal["travel", "wall", "jade", "intrigue", "palace", "decrees", "canal"]


class Message(msgspec.Struct, forbid_unknown_fields=True, tag_field="type"):
    """One WebSocket message, told apart by its `type`."""


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """Plain data within messages."""


# From the page.


class Hello(Message, tag="hello"):
    """Who comes to which table; `seen` is the `seq` of the last State this page had, 0 for none."""

    table: str
    secret: str
    language: Language
    seen: Count = 0
    seat: Count | None = None  # of several own seats (hot-seat), the one to look from


class Sit(Message, tag="sit"):
    """Look from another of one's own seats: at a hot-seat table, once the screen has changed hands."""

    seat: Count


class Speak(Message, tag="speak"):
    """Go on in another language."""

    language: Language


class Play(Message, tag="play"):
    """Play a move; `id` is the page's own, so that a message sent again is played once; `seq` is what it saw."""

    id: str
    seq: Count
    move: str


class Undo(Message, tag="undo"):
    id: str
    seq: Count


class Redo(Message, tag="redo"):
    id: str
    seq: Count


class Preview(Message, tag="preview"):
    """What would this move do?  `ask` comes back with the answer."""

    ask: Count
    move: str


class Why(Message, tag="why"):
    """Why is this not a legal move now?"""

    ask: Count
    move: str


class Look(Message, tag="look"):
    """The table after `step` moves: from the own seat while the game runs, from any seat when it is over."""

    ask: Count
    step: Count
    seat: Count | None = None  # None for a spectator's view


class Scores(Message, tag="scores"):
    """The score of every seat by source, and after every move."""

    ask: Count


class Rename(Message, tag="rename"):
    """What the own seat is called at this table; empty for its colour."""

    name: str


class Leave(Message, tag="leave"):
    """Give the own seat up: a bot of this level plays on; `level` None leaves it open for others with the link."""

    level: str | None = None


FromPage = Hello | Sit | Speak | Play | Undo | Redo | Preview | Why | Look | Scores | Rename | Leave


# From the server.


class Card(Part):
    value: int
    action: str  # of content.names.CARD_ACTIONS


class Decree(Part):
    level: int
    cost: int
    vp: int


class Board(Part):
    """What is printed: it never changes during a game."""

    cards: dict[str, Card]  # by label, as 8#2
    gifts: list[str]  # the names of the gifts of value 1 to 9, in English
    cities: list[str]
    ring: list[str]  # in Meng's order
    roads: list[tuple[str, str]]
    houses: list[int]  # the price of each jade house
    square: int
    routes: int
    harbours: int  # of one route
    harbour_rewards: dict[str, list[str]]  # what a ship may claim, by harbour: a1 to a5, b1 to b5
    wall_size: int
    palace_steps: int
    seats: list[int]
    intrigue_top: int
    token_slots: int
    token_values: dict[str, int]
    decrees: dict[str, Decree]
    dice: list[list[int]]
    income: list[int]  # by day, 0 to 4


class Seat(Part):
    """Who sits there."""

    kind: Literal["person", "open", "bot", "meng"]
    name: str | None  # None: call it by its colour
    level: str | None  # of a bot
    here: bool  # is a page connected for it?
    mine: bool  # may this page play it?


class Welcome(Message, tag="welcome"):
    """The table and its pieces."""

    table: str
    title: str
    options: OptionsData
    board: Board
    commitment: str
    levels: list[str]
    links: dict[str, str]  # for the host: the secrets by "spectator" and the number of each seat to hand on
    again: str | None = None  # the table of the rematch; the same secret opens it


class Again(Message, tag="again"):
    """A rematch has been made: the same secret opens its table."""

    table: str


class Seats(Message, tag="seats"):
    """Sent when someone comes, goes or takes another name."""

    seats: list[Seat]


class Choice(Part):
    """One legal move: its text to send back, its words, and its parts for lighting the board.

    `key` and `parts` are those of view.phrases: e.g. "give" with card and place, "go" with city, "load" with n,
    double and harbour, "decree" with decree, "house" with house (a price), "swap" with pile, card and place.
    """

    move: str
    words: str
    rule: str
    key: str
    parts: dict[str, int | str]
    price: int | None = None


class Ask(Part):
    """Who must decide what, in one sentence; the choices if it is this page's seat."""

    seat: int
    about: str
    words: str
    rule: str
    choices: list[Choice]


class Line(Part):
    """One line of the log: what happened, in words and as data for icons and motion."""

    seq: int
    step: int
    who: int | None
    what: str
    rule: str
    words: str
    facts: dict[str, int | str]


class Ending(Part):
    """How it ended; the seed lets anyone check the deal against the commitment."""

    scores: list[int]
    ranking: list[int]
    winner: int | None
    words: str
    seed: str


class View(Part):
    """The table as one seat, or a spectator, may see it after `step` moves."""

    step: int
    seen: Observation
    names: list[str]
    ask: Ask | None
    vp: list[int]  # what each seat would score by what lies open now
    ending: Ending | None


class State(Message, tag="state"):
    """The table now, and the log since what the page had seen; all of it if `whole`."""

    seq: int
    view: View
    lines: list[Line]
    whole: bool
    undo: bool
    redo: bool
    thinking: int | None  # the seat of a bot at work


class Accepted(Message, tag="accepted"):
    """The move, undo or redo with this id is on disk, as entry `seq`."""

    id: str
    seq: int


class Refused(Message, tag="refused"):
    """Nothing changed; `first` are legal moves that would make it legal."""

    id: str
    words: str
    rule: str | None
    first: list[str]


class Previewed(Message, tag="previewed"):
    """What the move would do; `reveals` if it shows something hidden, so that it could not be taken back."""

    ask: int
    words: list[str]
    reveals: bool


class Explained(Message, tag="explained"):
    ask: int
    words: str
    rule: str | None


class Looked(Message, tag="looked"):
    """The table after so many moves, with the log lines of the last of them."""

    ask: int
    view: View
    lines: list[Line]
    steps: int  # of the whole game so far


class Source(Part):
    """One line of the score sheet."""

    id: str
    words: str
    points: list[int]  # by seat


class Sheet(Message, tag="sheet"):
    """The score by source, and the points of every seat after every move."""

    ask: int
    sources: list[Source]
    totals: list[int]
    course: list[list[int]]  # by seat, after each step
    days: list[int]  # the step at which each day began


class Problem(Message, tag="problem"):
    """Something was wrong with a message: what, and what would be right."""

    code: Literal[
        "malformed", "unknown", "oversized", "too-often", "no-such-table", "not-your-seat", "not-now", "late", "broken"
    ]
    words: str
    ask: int | None = None


FromServer = Welcome | Again | Seats | State | Accepted | Refused | Previewed | Explained | Looked | Sheet | Problem


# Over HTTP.


class NewSeat(Part):
    kind: Literal["person", "open", "bot"]  # person: played from the page that makes the table
    name: str | None = None
    level: str | None = None


class NewTable(Part):
    """POST /api/tables: for one player `seats` has one entry, and Meng comes by himself."""

    seats: list[NewSeat]
    options: OptionsData
    title: str = ""
    components: str | None = None  # the text of a component file
    seed: str | None = None


class Created(Part):
    """The table, the secret of the page that made it, and the secrets to hand on."""

    table: str
    secret: str
    links: dict[str, str]


class Known(Part):
    """A table this browser remembers, with its secret."""

    table: str
    secret: str


class Mine(Part):
    """POST /api/mine."""

    tables: list[Known]


class Summary(Part):
    """A table in the list of one's own."""

    table: str
    title: str
    players: int
    names: list[str]
    day: int
    over: bool
    mine_to_move: bool
    winner: int | None
    moved: float  # seconds since 1970


class Opened(Part):
    """POST /api/open: a .gugong file to look through, or to play on from its last position."""

    record: str
    seats: list[NewSeat] = []
    components: str | None = None  # the text of the component file it was played with


class Fork(Part):
    """POST /api/tables/{table}/fork: play on from this step of a game, against bots of this level."""

    secret: str
    step: Count
    level: str
    seat: Count = 0


class Key(Part):
    """POST /api/tables/{table}/record, for the .gugong file, and /verify."""

    secret: str


class Rematch(Part):
    """POST /api/tables/{table}/rematch: the same people, the next start player, a new deal."""

    secret: str


class Verified(Part):
    """POST /api/tables/{table}/verify: was the deal the committed one, and every move legal?"""

    ok: bool
    words: str
    commitment: str
    seed: str
    moves: int


class Rule(Part):
    """One paragraph of the rules in our own words."""

    id: str
    title: str
    text: str
    see_also: list[str]


class RulePage(Part):
    """GET /api/rules/{language}: a list of these."""

    title: str
    rules: list[Rule]
