"""Tasks, decisions and moves: how a game goes on (see docs/architecture.md)."""

from typing import Final

from gugong.content.tables import Components, Side
from gugong.rules.luck import Luck
from gugong.rules.options import Options
from gugong.rules.state import Board

SEATS: Final = range(5)


class Reason:
    """Why a move is not legal now: the rule, what is missing, and how much of it."""

    def __init__(self, rule: str, what: str, need: int = 0, have: int = 0) -> None:
        self.rule: Final = rule
        self.what: Final = what  # a word of docs/notation.md, e.g. "servants"
        self.need: Final = need
        self.have: Final = have


class Event:
    """Something that happened: who, what, by which rule.  Secrets are for the eyes of `who` alone."""

    def __init__(
        self,
        what: str,
        who: int,
        rule: str,
        facts: dict[str, int],
        secrets: dict[str, int] | None = None,
    ) -> None:
        self.what: Final = what
        self.who: Final = who
        self.rule: Final = rule
        self.facts: Final = facts
        self.secrets: Final = secrets if secrets is not None else {}


class Task:
    """Something still to be done.  Immutable; its fields are all it takes to make it again."""

    def __init__(self, *fields: int | str) -> None:
        self.fields: Final = fields
        self.asks = False

    def run(self, g: "Position") -> None:
        raise NotImplementedError


class Move:
    """An answer.  What it does, and when it is not allowed, are written side by side."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.aside = False  # an aside leaves the question open

    def why_not(self, g: "Position") -> Reason | None:
        return None

    def run(self, g: "Position") -> None:
        raise NotImplementedError


class Decline(Move):
    """Not to do what is offered."""

    def run(self, g: "Position") -> None:
        pass


class Decision(Task):
    """A question to one seat."""

    def __init__(self, *fields: int | str) -> None:
        super().__init__(*fields)
        self.asks = True
        self.who = int(fields[0])
        self.binding = False  # must it be answered to finish what was begun?  (Q-CH-6)
        self.options: list[Move] = []  # every conceivable answer, where these do not depend on the cards

    def rule(self) -> str:
        """The rule this question comes from."""
        raise NotImplementedError

    def run(self, g: "Position") -> None:
        raise AssertionError("a question waits for its answer")

    def conceivable(self, g: "Position") -> list[Move]:
        """The answers that this question may have, legal now or not; for explaining refusals."""
        return self.options

    def moves(self, g: "Position") -> list[Move]:
        """The legal answers, token exchanges aside."""
        return [move for move in self.options if move.why_not(g) is None]

    def enough(self, g: "Position", pool: int, supply: int, double: int, pairs: int) -> bool:
        """Could this still be answered if its owner had these servants and pairs of tokens?  (Q-CH-6)"""
        return True

    def exchanges(self, g: "Position") -> list[Move]:
        """The token exchanges offered beside the answers (TOKEN-X-4)."""
        return [move for move in ASIDES[self.who] if move.why_not(g) is None]

    def opens(self, g: "Position") -> bool:
        """Would servants bought with tokens make another answer legal?  If not, one answer is no question."""
        return exchange_opens(g, self, [move.text for move in self.moves(g)])


def after_exchange(g: "Position", question: Decision) -> list["Position"]:
    """The positions that one exchange of tokens for a servant leads to, this question on top again."""
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
    for answer in g.decision().moves(g):
        twin = g.copy()
        twin.agenda.pop()
        answer.run(twin)
        found.append(twin)
    return found


def exchange_opens(g: "Position", question: Decision, known: list[str]) -> bool:
    """Do exchanges lead to an answer that is not among the known ones?"""
    for twin in after_exchange(g, question):
        if any(move.text not in known for move in question.moves(twin)):
            return True
        if exchange_opens(twin, question, known):
            return True
    return False


def answerable(g: "Position", question: Decision) -> bool:
    """Can this question, on top of the agenda, be answered, now or after exchanging tokens for servants?"""
    p = g.players[question.who]
    if not question.enough(g, p.pool, p.supply, p.double, p.worth // 2):
        return False
    return len(question.moves(g)) > 0 or exchange_opens(g, question, [])


# The token exchanges of each seat, put here by stored.py: they stand beside every question.
ASIDES: Final[list[list[Move]]] = [[] for _ in SEATS]


class Automa:
    """Answers by rule what it is asked."""

    def answer(self, g: "Position", question: Decision) -> None:
        raise NotImplementedError

    def morning(self, g: "Position") -> None:
        raise NotImplementedError


AUTOMA: Final[list[Automa]] = []  # Meng, put here by meng.py
NO_MOVES: Final[list[Move]] = []


class Position(Board):
    """A board and its agenda: what is still to be done, the next task last."""

    def __init__(self, components: Components, options: Options, side: Side, luck: Luck, agenda: list[Task]) -> None:
        super().__init__(components, options, side, luck)
        self.agenda = agenda
        self.legal: list[Move] = NO_MOVES  # the answers to the question on top of the agenda
        self.journal: list[Event] | None = None

    def copy(self) -> "Position":
        """An independent twin, without the journal."""
        twin = Position(self.components, self.options, self.side, self.luck.copy(), self.agenda.copy())
        self.copy_board(twin)
        twin.legal = self.legal
        return twin

    def over(self) -> bool:
        return not self.agenda

    def decision(self) -> Decision:
        """The question that waits for an answer."""
        top = self.agenda[-1]
        assert isinstance(top, Decision)
        return top

    def then(self, *tasks: Task) -> None:
        """Do these next, in this order, before anything already waiting."""
        self.agenda.extend(reversed(tasks))

    def play(self, move: Move) -> None:
        """Answer the question on top with one of its legal moves, then settle whatever needs no answer."""
        if not move.aside:
            self.agenda.pop()
        move.run(self)
        self.settle()

    def settle(self) -> None:
        """Run tasks until a question has more than one answer, or the game is over."""
        agenda = self.agenda
        while agenda:
            task = agenda[-1]
            if not task.asks:
                agenda.pop()
                task.run(self)
                continue
            assert isinstance(task, Decision)
            if task.who == self.automa:
                agenda.pop()
                AUTOMA[0].answer(self, task)
                continue
            answers = self._answers(task)
            if len(answers) != 1:
                assert answers
                self.legal = answers
                return
            if not answers[0].aside:
                agenda.pop()
            answers[0].run(self)
        self.legal = NO_MOVES

    def _answers(self, question: Decision) -> list[Move]:
        moves = question.moves(self)
        if self.players[question.who].worth < 2:
            return moves
        if len(moves) == 1 and not question.opens(self):
            return moves
        return moves + question.exchanges(self)

    def tell(
        self, what: str, who: int, rule: str, facts: dict[str, int], secrets: dict[str, int] | None = None
    ) -> None:
        """Write an event into the journal, which must be there."""
        assert self.journal is not None
        self.journal.append(Event(what, who, rule, facts, secrets))

    def score(self, who: int, vp: int, rule: str) -> None:
        """Immediate VP; never below 0 (Q-BO-7, Q-JP-15)."""
        p = self.players[who]
        before = p.vp
        p.vp = max(0, before + vp)
        if self.journal is not None:
            self.tell("vp", who, rule, {"n": p.vp - before})

    def take_jade(self, who: int, rule: str) -> None:
        """One jade from the supply, which never runs out (JADE-3, Q-JP-2)."""
        self.players[who].jade += 1
        if self.journal is not None:
            self.tell("jade", who, rule, {"n": 1})
