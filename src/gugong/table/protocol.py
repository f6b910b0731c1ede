"""Every message between a page and its table; the page's TypeScript types are made from these.

One connection serves one visitor at one table.  The first message is Hello; the answer is Welcome and State.
After that each change of the table brings a State with a higher `seq`, whole in itself: whoever missed some
needs only the newest, and the log lines since the last one seen.

A server closes with 1008 when it is of no use to connect again, with 1011 when it has failed, with 1012 when it is
being restarted, and with 1013 when there are too many visitors: try later.

A link holds an invitation.  Whoever takes the seat with it names a secret of its own (`fresh`), which alone opens the
seat from then on: nobody who has seen the link, the host among them, can look at the hand.
"""

from typing import Annotated, Literal

import msgspec

from gugong.notation.record import OptionsData
from gugong.view.observe import Observation
from gugong.view.stage import Stage

Language = Literal["en", "fr", "cs", "pl"]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]  # what a browser counts exactly
Depth = Literal["usual", "deeper"]  # of a review
Mark = Literal["small", "costly", "decisive"]  # how bad a mistake is
FileForm = Literal["json", "html"]
ProblemCode = Literal[
    "malformed", "unknown", "oversized", "too-often", "no-such-table", "not-your-seat", "not-now", "late", "broken"
]


class Message(msgspec.Struct, forbid_unknown_fields=True, tag_field="type"):
    """One message over a connection, told apart by its `type`."""


class Act(Message):
    """Changes the table.  `id` is the page's own, so that what is sent again is done once; `seq` is what it saw."""

    id: str
    seq: Count


class Query(Message):
    """Asks something; `ask` comes back with the answer."""

    ask: Count


class Answer(Message):
    """Answers a query."""

    ask: int


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """Plain data within messages."""


# From the page.


class Hello(Message, tag="hello"):
    """Who comes to which table; `seen` is the `seq` of the last State this page had, 0 for none.

    `fresh` is a secret that the page made up and has kept: if `secret` is an invitation, it replaces it.  Said again
    after a lost answer, the same Hello is answered in the same way.
    """

    table: str
    secret: str
    language: Language
    fresh: str = ""
    seen: Count = 0
    seat: Count | None = None  # for a page with several seats (hot-seat), the one to look from


class Sit(Message, tag="sit"):
    """Look from another of one's own seats: at a hot-seat table, once the screen has changed hands."""

    seat: Count


class Speak(Message, tag="speak"):
    """Go on in another language."""

    language: Language


class Play(Act, tag="play"):
    """Play a move; `id` is the page's own, so that a message sent again is played once; `seq` is what it saw."""

    move: str


class Undo(Act, tag="undo"):
    pass


class Redo(Act, tag="redo"):
    pass


class Retry(Act, tag="retry"):
    """From a learner who has missed a task: back to where it was set."""


class Hint(Act, tag="hint"):
    """One more step of a hint about the decision at hand: what matters, where, which move, and why.

    What it says comes as Hinted; everybody is told that it was taken.
    """


class Preview(Query, tag="preview"):
    """What would this move do?  `ask` comes back with the answer."""

    move: str


class Show(Query, tag="show"):
    """In a lesson: what should the learner do now?  For whoever has left the way that `Lesson.show` knows."""


class Why(Query, tag="why"):
    """Why is this not a legal move now?  The move, or what was pointed at in its stead."""

    move: str = ""
    targets: list[str] = []


class Look(Query, tag="look"):
    """The table after `step` moves: from this page's seat while the game runs, from any seat when it is over."""

    step: Count
    seat: Count | None = None  # None for a spectator's view


class Describe(Query, tag="describe"):
    """What is this thing (docs/notation.md), after `step` moves or now, to the seat that this page looks from?"""

    thing: str
    step: Count | None = None
    seat: Count | None = None  # as in Look, with `step`


class NameThings(Query, tag="name-things"):
    """What are these things called?  As in Describe."""

    things: list[str]
    step: Count | None = None
    seat: Count | None = None


class Frames(Query, tag="frames"):
    """What happened in the last of `step` moves, one thing after the other, as this page's seat may see it."""

    step: Count


class Reason(Query, tag="reason"):
    """Why has a bot played the turn to which the last of `step` moves belongs?"""

    step: Count


class Scores(Query, tag="scores"):
    """The score of every seat by source, and after every move."""


class AskReview(Message, tag="review"):
    """Review this seat of a finished game, as long as this page is here; Reviewed tells how far it is.

    Without a seat this page waits for none any more.
    """

    seat: Count | None = None
    depth: Depth = "usual"


class Rename(Message, tag="rename"):
    """What this page's seat is called at this table; empty for its colour."""

    name: str


class Leave(Message, tag="leave"):
    """Give up this page's seat: a bot of this level plays on; None leaves it open.  The host gets a new link for it."""

    level: str | None = None


class Release(Message, tag="release"):
    """From the host: give up the seat of a guest who has no page open, as in Leave.  Everybody is told."""

    seat: Count
    level: str | None = None


class Begin(Message, tag="begin"):
    """From the host: wait no longer.  Bots of this level play the open seats until somebody comes, if it is given."""

    level: str | None = None


FromPage = (
    Hello
    | Sit
    | Speak
    | Play
    | Undo
    | Redo
    | Retry
    | Hint
    | Preview
    | Show
    | Why
    | Look
    | Describe
    | NameThings
    | Frames
    | Reason
    | Scores
    | AskReview
    | Rename
    | Leave
    | Release
    | Begin
)


# From the table.


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
    pages: int  # how many pages are open at it, this one among them; 0 if it is not this page's
    host: bool = False  # is it played from the page that made the table?


class Welcome(Message, tag="welcome"):
    """The table and its pieces."""

    table: str
    title: str
    options: OptionsData
    board: Board
    commitment: str
    chosen: bool  # whoever made the table chose the deal, and may know every card
    levels: list[str]
    secret: str  # what opens the table for this page from now on
    host: bool  # has this page made the table?
    links: dict[str, str]  # for the host: the invitations by "spectator" and the number of each seat to hand on
    again: str | None = None  # the table of the rematch; the same secret opens it
    hints: bool = False  # everybody may take hints: that was agreed when the table was made


class Again(Message, tag="again"):
    """A rematch has been made: the same secret opens its table."""

    table: str


class Seats(Message, tag="seats"):
    """Sent when someone comes, goes or takes another name, and when the game begins."""

    seats: list[Seat]
    gathering: bool = False  # open seats are waited for: nobody can move yet


class Lost(Message, tag="lost"):
    """A seat of this page is no longer its own: somebody gave it up or handed it on, in this sentence."""

    seat: int
    words: str


class Choice(Part):
    """One legal move: its text to send back, its words, its parts, and the targets to light on the board.

    `words` say all of it, `brief` only what icons of its parts and its price do not say.

    `key` and `parts` are those of view.choices: e.g. "give" with card and place, "go" with city, "load" with n,
    double and harbour, "decree" with decree, "house" with house (a price), "swap" with pile, card and place.
    `targets` are the things to point at, in this order: e.g. "card:4-canal" and "place:jade" (docs/notation.md).
    """

    move: str
    words: str
    rule: str
    key: str
    parts: dict[str, int | str]
    price: int | None
    targets: list[str]
    brief: str


class Unavailable(Part):
    """A move that a player would look for among the choices, but that is not legal now."""

    choice: Choice
    after: int  # how many of the choices are listed before it
    why: str  # in few words; Why gets the whole reason


class Ask(Part):
    """Who must decide what, in one sentence to this page; the choices if it is this page's seat.

    `then` has the sentence for each first target that leaves more than one choice.
    """

    seat: int
    about: str
    words: str
    rule: str
    choices: list[Choice]
    then: dict[str, str]
    unavailable: list[Unavailable] = []


class Line(Part):
    """One line of the log: what happened, in words and as data for icons and motion."""

    seq: int
    step: int
    who: int | None
    what: str
    rule: str
    words: str
    facts: dict[str, int | str]
    stage: Stage | None = None  # the part of the day it belongs to; "day" if a turn begins with it


class Ending(Part):
    """How it ended; the seed lets anyone check the deal against the commitment."""

    scores: list[int]
    ranking: list[int]
    winner: int | None
    words: str
    reasons: list[str]  # why it is so: a tie that Intrigue order has broken, or somebody outside the Palace
    seed: str


class View(Part):
    """The table as one seat, or a spectator, may see it after `step` moves."""

    step: int
    seen: Observation
    names: list[str]
    ask: Ask | None
    vp: list[int]  # what each seat would score by what lies open now
    stage: Stage
    ending: Ending | None


class Panel(Part):
    """One thing that a lesson says, and the things on the table that it is about (docs/notation.md).

    With `answers` it is a question: it is answered by pointing at one of these things, and `why` says why by no other.
    """

    words: str
    points: list[str]
    answers: list[str]
    why: str = ""
    before: bool = False  # to be read before the others' moves are shown


class Gain(Part):
    """What a move is better by, from one source of points; less than 0 if it is worse."""

    source: str  # of rules.vocabulary.SOURCES, or "rivals"
    words: str
    points: float


class Puzzle(Part):
    """The puzzle that is set at a table; the reason is told when it is solved."""

    key: str
    rating: int  # what it begins with
    why: str = ""  # in words
    other: str = ""  # the next best move, in words
    gain: float = 0.0  # points that the best move is better by; the sum of
    gains: list[Gain] = []


class Lesson(Part):
    """How far the learner has come: what is said now, the last panel of it until the learner has done as it says."""

    name: str
    at: int  # stages behind the learner, of so many
    of: int
    panels: list[Panel]
    free: bool  # any move is allowed
    outcome: Literal["going", "done", "missed"]
    longest: str = ""  # of all that it says: pages keep room for it
    show: str = ""  # the move that the learner is meant to make now; "" once a task is tried in a way of one's own
    puzzle: Puzzle | None = None  # whose only step this is


class Hinted(Message, tag="hinted"):
    """What a hint says about the decision after `step` moves, as far as it was asked for: `taken` of four steps.

    It comes again whenever a deeper search has found more, until it is `settled`.  Nothing is said before the first.
    """

    step: int
    taken: int
    settled: bool
    nudge: str = ""  # what matters now
    where: list[str] = []  # the things to light (docs/notation.md)
    move: str = ""  # its text, and
    words: str = ""
    other: str = ""  # the next best move, in words
    gain: float = 0.0  # points that the move is better by; the sum of
    gains: list[Gain] = []


class Judged(Part):
    """One decision of the seat that is reviewed, in sentences; with a mark if it was a mistake."""

    at: int  # moves played before it
    mark: Mark | None
    title: str
    played: str
    better: str  # "" if what was played is preferred
    reason: str
    cost: float  # points, the sum of
    gains: list[Gain]
    targets: list[str]  # the things that the better move is about (docs/notation.md)


class AccountLine(Part):
    """Where a part of the final lead came from; the lines between the first and the last add up to their difference."""

    id: str
    words: str
    points: float
    error: float  # standard error; 0 for none


class Cost(Part):
    """Mistakes of one kind, and the points that they cost."""

    n: int
    points: float


class ReviewSummary(Part):
    """A review in figures, which a page may add up over many games."""

    score: int
    par: float  # what bots score in this seat on average, with the same deal
    lead: float  # at the end, over the best rival
    luck: float  # the part of it that was luck
    decisions: int
    marks: dict[str, Cost]  # the mistakes by how bad they were,
    groups: dict[str, Cost]  # by what they were about, as in advice.groups,
    sources: dict[str, float]  # and what they cost by source, as in Gain


class Review(Part):
    """What a review says."""

    course: list[tuple[int, float]]  # the expected lead by moves played; the last is the final one
    days: list[tuple[int, int]]  # each day, and the step at which it began
    decisions: list[Judged]
    account: list[AccountLine]
    depth: str
    thresholds: str
    note: str
    par: str = ""  # what bots make of the same deal; "" if the game did not begin with one,
    summary: ReviewSummary | None = None  # and then this is not a whole game


class Reviewed(Message, tag="reviewed"):
    """How far the review is that this page has asked for: `done` of so many parts, 0 while that is not known."""

    seat: int
    depth: Depth
    iterations: int  # of the search, for each decision
    asked: int  # as many as were asked for: it is less deep where it would take too long
    done: int
    of: int
    failed: bool = False
    review: Review | None = None


class State(Message, tag="state"):
    """The table now, and the log since what the page had seen; all of it if `whole`.

    `hint`: how many steps of a hint this page has taken about what it is asked; None if it may take none.
    """

    seq: int
    view: View
    lines: list[Line]
    whole: bool
    undo: bool
    redo: bool
    thinking: int | None  # the seat of a bot at work
    lesson: Lesson | None = None
    hint: int | None = None
    hints: list[int] = []  # by seat, how many steps of hints were taken in this game


class Accepted(Message, tag="accepted"):
    """The move, undo, redo or hint with this id is on disk, as entry `seq`."""

    id: str
    seq: int


class Refused(Message, tag="refused"):
    """Nothing changed; `first` are legal moves that would make it legal."""

    id: str
    words: str
    rule: str | None
    first: list[str]


class Previewed(Answer, tag="previewed"):
    """What the move will do, in a few sentences, the most important first.

    `reveals` if it shows something hidden, so that it cannot be taken back; `passes` if that is only Meng's reply.
    """

    words: list[str]
    reveals: bool
    passes: bool


class Shown(Answer, tag="shown"):
    """A move that leads to what the lesson asks for, "" if none is in sight; `lost` if nothing leads there any more."""

    move: str
    lost: bool


class Explained(Answer, tag="explained"):
    words: str
    rule: str | None


class Described(Answer, tag="described"):
    """The thing's name, what it does, what it is worth to this seat now, and its rule."""

    name: str
    text: str
    worth: str | None
    rule: str


class Named(Answer, tag="named"):
    names: list[str]  # in the order of the things asked for


class Looked(Answer, tag="looked"):
    """The table after so many moves, with the log lines of the last of them."""

    view: View
    lines: list[Line]
    steps: int  # of the whole game so far


class Frame(Part):
    """The table in the midst of a move, and what has just happened; the last one of a move is the table after it."""

    view: View
    lines: list[Line]


class Framed(Answer, tag="framed"):
    frames: list[Frame]


class Source(Part):
    """One line of the score sheet."""

    id: str
    words: str
    points: list[int]  # by seat, if the game ended now
    now: list[int]  # what of it has been scored already


class Sheet(Answer, tag="sheet"):
    """The score by source, and the points of every seat after every move: its VP, and those if the game ended now.

    Both leave aside that a family outside the Palace gets nothing at the end.
    """

    sources: list[Source]
    totals: list[int]
    now: list[int]  # VP on the track
    course: list[list[int]]  # if the game ended then: by seat, after each step
    track: list[list[int]]  # VP on the track, likewise
    days: list[int]  # the step at which each day began


class Problem(Message, tag="problem"):
    """Something was wrong with a message: what, and what would be right."""

    code: ProblemCode
    words: str
    ask: int | None = None


FromServer = (
    Welcome
    | Again
    | Seats
    | Lost
    | State
    | Hinted
    | Reviewed
    | Accepted
    | Refused
    | Previewed
    | Shown
    | Explained
    | Described
    | Named
    | Looked
    | Framed
    | Sheet
    | Problem
)


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
    seed: str | None = None  # a chosen deal, which the table tells everybody; otherwise nobody can know it
    gathers: bool = False  # nobody moves before the open seats are taken, or the host says Begin
    hints: bool = False  # everybody may take hints; whoever plays alone may in any case


class NewLesson(Part):
    """POST /api/lessons: a table at which this lesson is given."""

    lesson: str  # of lessons.LESSONS, or "puzzle-" and the key of a puzzle
    name: str | None = None  # of the learner


class PuzzleSummary(Part):
    """GET /api/puzzles: a list of these."""

    key: str
    players: int
    rating: int  # what it begins with


class Day(Part):
    """GET /api/days/{date}: the solo deal and the puzzle of this day, the same for everybody."""

    date: str  # as 2026-11-18
    options: OptionsData
    seed: str
    puzzle: str  # its key


class DayKey(Part):
    """POST /api/tables/{table}/day: what came of the deal of this day, which was played at this table."""

    secret: str
    date: str


class DayResult(Part):
    """Recomputed from the record, once the game is over."""

    date: str
    over: bool
    scores: list[int]  # the player's, and Meng's; none while the game goes on
    won: bool
    hints: int  # steps of hints that were taken


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
    rules: str | None = None  # of a finished game that cannot be opened here: the version it was played under
    gathering: bool = False  # as in Seats
    lesson: str = ""  # the one that is given there


class Opened(Part):
    """POST /api/open: a .gugong file to look through, or to play on from its last position."""

    record: str
    seats: list[NewSeat] = []
    components: str | None = None  # the text of the component file it was played with


class Fork(Part):
    """POST /api/tables/{table}/fork: play on from this step of a game, against bots.

    They have this level; without one, those who played there, with a strong one in the place of each person.
    """

    secret: str
    step: Count
    level: str | None = None
    seat: Count = 0
    redealt: bool = False  # what this seat could not see is dealt anew, as in any game that is not over


class Key(Part):
    """POST /api/tables/{table}/record, for the .gugong file, and /verify."""

    secret: str


class GetReview(Part):
    """POST /api/tables/{table}/review: a review that is complete, as a file."""

    secret: str
    seat: Count
    form: FileForm
    depth: Depth = "usual"


class ReviewFile(Part):
    """The text of that file."""

    text: str


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


class Reach(Part):
    """GET /api/reach: the address at which other machines find this server; None if only this machine can."""

    url: str | None


class Rule(Part):
    """One paragraph of the rules in our own words."""

    id: str
    title: str
    text: str
    see_also: list[str]


class RulePage(Part):
    """GET /api/rules/{language}: a list of these, in the order in which one learns the game."""

    name: str
    part: str
    title: str
    introduction: str
    rules: list[Rule]
