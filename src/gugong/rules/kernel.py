"""Tasks, questions and moves: how a game proceeds (see docs/architecture.md)."""

from typing import Final

from gugong.content.tables import Components, Side
from gugong.rules.luck import Luck
from gugong.rules.options import Options
from gugong.rules.spelling import SPELLINGS, Part, Parts, named
from gugong.rules.state import NOBODY, BoardState
from gugong.rules.vocabulary import SOURCE_OF_RULE, SOURCES

SEATS: Final = range(5)
NO_PRICE: Final = -1
EVERYBODY: Final = (1 << len(SEATS)) - 1  # a bit set of all seats


class Reason:
    """Why a move is not legal now: the rule, what is missing, and how much of it."""

    def __init__(self, rule: str, what: str, need: int = 0, have: int = 0) -> None:
        self.rule: Final = rule
        self.what: Final = what  # a word of docs/notation.md, e.g. "servants"
        self.need: Final = need
        self.have: Final = have


class Event:
    """Something that happened: who, what, by which rule.  Only `who` may see the secrets."""

    def __init__(
        self, what: str, who: int, rule: str, facts: dict[str, int], secrets: dict[str, int] | None = None
    ) -> None:
        self.what: Final = what
        self.who: Final = who
        self.rule: Final = rule
        self.facts: Final = facts
        self.secrets: Final = secrets if secrets is not None else {}


class Task:
    """Something still to be done.  Immutable, and completely described by its fields."""

    def __init__(self, *fields: int | str) -> None:
        self.fields: Final = fields
        self.asks = False

    def run(self, g: "Position") -> None:
        raise NotImplementedError


class SeatTask(Task):
    """A task of one seat."""

    def __init__(self, who: int, *more: int | str) -> None:
        super().__init__(who, *more)
        self.who: Final = who


class Meaning:
    """What a move says, beside its text.  Kept apart: moves are met by the million, and mostly not asked for it."""

    def __init__(self, key: str, values: tuple[Part, ...], rule: str) -> None:
        self.key: Final = key  # names a row of spelling.ROWS
        self.values: Final = values  # the values of the parts named in that row, in its order
        self.rule: Final = rule  # the most specific rule for it; empty if that is the question's rule
        self.targets: list[str] | None = None  # once somebody has asked for them


class Move:
    """An answer to a question.  `why_not` says when it is illegal, `run` carries it out."""

    def __init__(self, who: int, key: str, values: tuple[Part, ...] = (), rule: str = "") -> None:
        self.who: Final = who  # whose move it is; NOBODY if that does not matter
        self.aside = False  # True if the question stays open afterwards
        self.text: Final = SPELLINGS[key].spell(values)
        self.meaning: Final = Meaning(key, values, rule)

    @property
    def key(self) -> str:
        return self.meaning.key

    @property
    def rule(self) -> str:
        return self.meaning.rule

    def parts(self) -> Parts:
        return named(self.key, self.meaning.values)

    def targets(self) -> list[str]:
        """What to point at on the table, in this order, to choose this move."""
        if self.meaning.targets is None:
            self.meaning.targets = self.lights()
        return self.meaning.targets

    def lights(self) -> list[str]:
        parts = self.parts()
        return [target.format(**parts) for target in SPELLINGS[self.key].targets]

    def rule_here(self, g: "Position") -> str:
        """The most specific rule for this move in this position."""
        return self.rule or g.question().rule

    def price(self, g: "Position") -> int:
        """Servants to pay, if that depends on the position; otherwise NO_PRICE."""
        return NO_PRICE

    def why_not(self, g: "Position") -> Reason | None:
        return None

    def run(self, g: "Position") -> None:
        raise NotImplementedError


class Decline(Move):
    """Do nothing with what is offered."""

    def __init__(self, key: str, rule: str = "") -> None:
        super().__init__(NOBODY, key, (), rule)

    def run(self, g: "Position") -> None:
        pass


class Question(SeatTask):
    """A task that waits for one seat to choose a move."""

    def __init__(self, rule: str, who: int, *more: int | str) -> None:
        super().__init__(who, *more)
        self.asks = True
        self.rule: Final = rule  # the one it comes from
        self.names: tuple[str, ...] = ()  # of its fields, as far as they say what it is about
        self.binding = False  # must it be answered to finish what was begun?  (Q-CH-6)
        self.options: list[Move] = []  # every conceivable answer, unless that depends on the cards

    def run(self, g: "Position") -> None:
        raise AssertionError("a question waits for its answer")

    def parts(self, g: "Position") -> Parts:
        """What the question is about, as named parts."""
        return dict(zip(self.names, self.fields[1:]))

    def conceivable(self, g: "Position") -> list[Move]:
        """The answers this question can ever have, legal now or not; used to explain refusals."""
        return self.options

    def moves(self, g: "Position") -> list[Move]:
        """The legal answers, not counting token exchanges."""
        return [move for move in self.conceivable(g) if move.why_not(g) is None]

    def enough(self, g: "Position", pool: int, supply: int, double: int, pairs: int) -> bool:
        """Could this question be answered if its player had these servants and pairs of tokens?  (Q-CH-6)"""
        return True

    def exchanges(self, g: "Position") -> list[Move]:
        """The token exchanges offered in addition to the answers (TOKEN-X-4)."""
        return [move for move in ASIDES[self.who] if move.why_not(g) is None]

    def opens(self, g: "Position") -> bool:
        """Could servants bought with tokens make another answer legal?  If not, a single answer is played unasked."""
        return exchange_opens(g, self, [move.text for move in self.moves(g)])


def after_exchange(g: "Position", question: Question) -> list["Position"]:
    """The positions after one exchange of tokens for a servant, with this question on top again."""
    found: list[Position] = []
    p = g.players[question.who]
    for move in question.exchanges(g):
        twin = g.copy()
        move.run(twin)
        q = twin.players[question.who]
        if twin.agenda[-1] is not question:
            found += _after_each_answer(twin)
        elif q.pool != p.pool or q.double != p.double:
            found.append(twin)
    return found


def _after_each_answer(g: "Position") -> list["Position"]:
    found: list[Position] = []
    for answer in g.question().moves(g):
        twin = g.copy()
        twin.agenda.pop()
        answer.run(twin)
        found.append(twin)
    return found


def exchange_opens(g: "Position", question: Question, known: list[str]) -> bool:
    """Can exchanges make an answer legal that is not among the known ones?"""
    for twin in after_exchange(g, question):
        if any(move.text not in known for move in question.moves(twin)):
            return True
        if exchange_opens(twin, question, known):
            return True
    return False


def answerable(g: "Position", question: Question) -> bool:
    """Can the question on top of the agenda be answered now, or after exchanging tokens for servants?"""
    p = g.players[question.who]
    if not question.enough(g, p.pool, p.supply, p.double, p.worth // 2):
        return False
    return len(question.moves(g)) > 0 or exchange_opens(g, question, [])


# The token exchanges of each seat, added by stored.py; they are offered with every question.
ASIDES: Final[list[list[Move]]] = [[] for _ in SEATS]


class Automa:
    """Answers the questions to its seat by rule instead of choosing."""

    def answer(self, g: "Position", question: Question) -> None:
        raise NotImplementedError

    def morning(self, g: "Position") -> None:
        raise NotImplementedError


AUTOMA: Final[list[Automa]] = []  # Meng, added by meng.py
NO_MOVES: Final[list[Move]] = []


class Position(BoardState):
    """A board and its agenda: the tasks still to be done, the next one last."""

    def __init__(self, components: Components, options: Options, side: Side, luck: Luck, agenda: list[Task]) -> None:
        super().__init__(components, options, side, luck)
        self.agenda = agenda
        self.legal: list[Move] = NO_MOVES  # the answers to the question on top of the agenda
        self.journal: list[Event] | None = None
        self.tally: list[int] | None = None  # VP scored since it was set, seat after seat by number of source
        self.revealed_to = 0  # bit set of the seats that the last move told something that was hidden from them

    def copy(self) -> "Position":
        """An independent copy, without the journal and the tally."""
        twin = Position(self.components, self.options, self.side, self.luck.copy(), self.agenda.copy())
        self.copy_state(twin)
        twin.legal = self.legal
        twin.revealed_to = self.revealed_to
        return twin

    def over(self) -> bool:
        return not self.agenda

    def question(self) -> Question:
        """The question on top of the agenda."""
        top = self.agenda[-1]
        assert isinstance(top, Question)
        return top

    def then(self, *tasks: Task) -> None:
        """Do these next, in this order, before anything already waiting."""
        self.agenda.extend(reversed(tasks))

    def play(self, move: Move) -> None:
        """Answer the question on top with one of its legal moves, then run everything that needs no answer."""
        self.begin(move)
        self.settle()

    def begin(self, move: Move) -> None:
        """Carry out the move itself, and nothing that follows from it."""
        self.revealed_to = 0
        if not move.aside:
            self.agenda.pop()
        move.run(self)

    def reveal_to_others(self, who: int) -> None:
        """A card of this seat is read that the others did not know to be there."""
        self.revealed_to |= EVERYBODY & ~(1 << who)

    def settle(self) -> None:
        """Run tasks until a question has more than one answer, or the game is over."""
        agenda = self.agenda  # one loop, not a call of `advance` for every task: this is where games spend their time
        while agenda:
            task = agenda[-1]
            if task.asks:
                if not self._answer_unasked(task):
                    return
            else:
                agenda.pop()
                task.run(self)
        self.legal = NO_MOVES

    def advance(self) -> bool:
        """One step of `settle`; False if somebody must decide, or the game is over."""
        if not self.agenda:
            self.legal = NO_MOVES
            return False
        task = self.agenda[-1]
        if task.asks:
            return self._answer_unasked(task)
        self.agenda.pop()
        task.run(self)
        return True

    def _answer_unasked(self, question: Task) -> bool:
        """Answer a question that is Meng's or has a single answer; False if somebody must decide."""
        assert isinstance(question, Question)
        if question.who == self.automa:
            self.agenda.pop()
            AUTOMA[0].answer(self, question)
            return True
        answers = self._answers(question)
        if len(answers) != 1:
            assert answers
            self.legal = answers
            return False
        if not answers[0].aside:
            self.agenda.pop()
        answers[0].run(self)
        return True

    def _answers(self, question: Question) -> list[Move]:
        moves = question.moves(self)
        if self.players[question.who].worth < 2:
            return moves
        if len(moves) == 1 and not question.opens(self):
            return moves
        return moves + question.exchanges(self)

    def tell(
        self, what: str, who: int, rule: str, facts: dict[str, int], secrets: dict[str, int] | None = None
    ) -> None:
        """Add an event to the journal, which must exist."""
        assert self.journal is not None
        self.journal.append(Event(what, who, rule, facts, secrets))

    def score(self, who: int, vp: int, rule: str) -> None:
        """Add VP now; the total never drops below 0 (Q-BO-7, Q-JP-15)."""
        p = self.players[who]
        before = p.vp
        p.vp = max(0, before + vp)
        if self.tally is not None:
            self.tally[who * len(SOURCES) + SOURCE_OF_RULE[rule]] += p.vp - before
        if self.journal is not None:
            self.tell("vp", who, rule, {"n": p.vp - before})

    def take_jade(self, who: int, rule: str) -> None:
        """One jade from the supply, which never runs out (JADE-3, Q-JP-2)."""
        self.players[who].jade += 1
        if self.journal is not None:
            self.tell("jade", who, rule, {"n": 1})
