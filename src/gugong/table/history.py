"""The fold of a table's entries: its game step by step."""

from collections import Counter
from typing import Literal, NamedTuple

import msgspec

from gugong.content import ComponentError, Components
from gugong.game import Event, Game, IllegalMove, Position, Result, reveals
from gugong.lessons import Played, Progress
from gugong.notation import record as records
from gugong.notation.record import OptionsData, Record, ResultData
from gugong.puzzles import taught
from gugong.table.access import may_take_hints
from gugong.table.errors import RequestError, Unplayable
from gugong.table.rows import Entry, SeatRow, Snapshot, Standing, TableRow, components_of
from gugong.table.steps import Step, effective, play
from gugong.view.events import event_data
from gugong.words import Phrase

RECENT = 4  # steps whose positions are at hand; of the others see Step
UNDOS = 20  # of one step: every undo is an entry, and entries are never deleted
HINT_STEPS = 4  # what matters, where, which move, and why


class Diverged(Exception):
    """What another process has stored does not follow from what is here: the table has to be read again."""


class Change(NamedTuple):
    """An entry that is about to be made, and the step it leads to: stored first, then applied."""

    entry: Entry
    step: Step
    standing: Standing
    snapshot: Snapshot


class History:
    """What the entries of a table add up to."""

    def __init__(self, row: TableRow) -> None:
        """Raises Difference if the entries do not replay, Unplayable if this program lacks the rules or components."""
        self.id = row.id
        self.row = row
        self.components = _components(row)
        self.begun = row.record  # what the moves are played on
        self.resumed = 0  # the entry with which the game went on under newer rules; 0 if it never did
        self.moves: list[Entry] = []  # those that stand
        self.undone: list[Entry] = []  # the next one to redo is the last
        self.undos: Counter[int] = Counter()  # by number of the step, how often it was undone
        self.hints: Counter[int] = Counter()  # by seat, how many steps of hints were taken, undone moves or not
        self.hinted: dict[int, list[Entry]] = {}  # by number of moves, the steps taken at that decision
        self.seq = 0
        self.last_undo = 0  # the last entry that took lines out of the log
        self.accepted: dict[tuple[int, str], int] = {}  # by seat and client id, the entry that was made
        for entry in row.entries:
            self._fold(entry)
        self._replay()
        row.entries = []

    def apply(self, change: Change) -> None:
        """Make the change that has been stored."""
        self._apply(change.entry, change.step)

    def extend(self, row: TableRow) -> None:
        """Make the changes that another process has stored; raises Diverged.

        `row` holds the entries that are missing here.
        """
        for entry in row.entries:
            self._apply(entry, self._step_of(entry))
        for name in ("seats", "standing", "again", "revision"):
            setattr(self.row, name, getattr(row, name))

    def _apply(self, entry: Entry, step: Step) -> None:
        self._fold(entry)
        self.steps[step.number :] = [step]
        self._follow_lesson(step)
        step.remember()
        self._forget_older()

    def _step_of(self, entry: Entry) -> Step:
        """Where an entry leads that another process has made."""
        if entry.seq != self.seq + 1 or entry.kind == "resume":
            raise Diverged
        if entry.kind == "undo":
            return self.steps[-2]
        if entry.kind == "hint":
            return self.steps[-1]
        try:
            position, events = play(self.position, entry.move)
        except IllegalMove:
            raise Diverged from None
        if records.check_encoded(records.encode_position(position)) != entry.check:
            raise Diverged
        return Step(self.steps[-1], entry.seq, entry.move, position, events)

    def _forget_older(self) -> None:
        for step in self.steps[-RECENT - 1 : -RECENT]:
            step.forget()

    def _fold(self, entry: Entry) -> None:
        self.seq = entry.seq
        if entry.client is not None:
            self.accepted[entry.seat, entry.client] = entry.seq
        if entry.kind == "resume":
            self._fold_resumption(entry)
        elif entry.kind == "undo":
            self.undos[len(self.moves)] += 1
            self.undone.append(self.moves.pop())
            self.last_undo = entry.seq
        elif entry.kind == "hint":
            self.hints[entry.seat] += 1
            self.hinted.setdefault(len(self.moves), []).append(entry)
        else:
            self._fold_move(entry)

    def _fold_move(self, entry: Entry) -> None:
        """With another move than before, the decisions after it are others than those that were hinted at."""
        if entry.kind == "move":
            self.hinted = {at: steps for at, steps in self.hinted.items() if at <= len(self.moves)}
        self.moves.append(entry)
        self.undone = self.undone[:-1] if entry.kind == "redo" else []

    def _fold_resumption(self, entry: Entry) -> None:
        """The moves before were made under rules that this program may not have: none of them is played again."""
        self.begun = records.RECORD.decode(entry.move)
        self.moves, self.undone = [], []
        self.undos.clear()
        self.hinted.clear()
        self.resumed = self.last_undo = entry.seq

    def _replay(self) -> None:
        """Play the moves that stand, and check each of them."""
        if self.begun.rules not in records.PLAYABLE:
            raise other_rules(self.begun.rules)
        replay = records.replay(self._record(None), self.components)
        position = next(replay)
        self.steps = [Step(None, self.resumed, "", position.copy(), [])]
        self._follow_lesson(self.steps[0])
        for entry in self.moves:
            events: list[Event] = []
            position.journal = events
            position = next(replay)
            self.steps.append(Step(self.steps[-1], entry.seq, entry.move, position.copy(), effective(events)))
            self._follow_lesson(self.steps[-1])
            self._forget_older()

    # The game now.

    @property
    def position(self) -> Position:
        return self.steps[-1].position

    @property
    def over(self) -> bool:
        return self.position.over()

    @property
    def record(self) -> Record:
        return self._record(records.result_data(self.position))

    def _record(self, result: ResultData | None) -> Record:
        moves = [(entry.seat, entry.move, entry.check) for entry in self.moves]
        return msgspec.structs.replace(self.begun, moves=moves, result=result)

    def step(self, number: int) -> Step:
        """The step after so many moves; raises RequestError if there are fewer."""
        if not 0 <= number < len(self.steps):
            raise RequestError("malformed", "no-such-step", step=number, last=len(self.steps) - 1)
        return self.steps[number]

    @property
    def options(self) -> OptionsData:
        return self.row.record.options

    @property
    def gathering(self) -> bool:
        """Nobody moves before the open seats are taken, or the host says so."""
        return self.seq == 0 and self.row.gathering

    def asks(self) -> int | None:
        """The seat whose turn it is; None when the game is over."""
        return _asks(self.position)

    def bot_asked(self) -> SeatRow | None:
        asked = self.asks()
        if asked is None or self.gathering or self.row.seats[asked].kind != "bot":
            return None
        return self.row.seats[asked]

    def result(self) -> Result | None:
        """Scores and ranking; None while the game goes on."""
        return self._game(self.position).result()

    def _game(self, position: Position) -> Game:
        return Game(self.components, position, self.begun)

    # The lesson given here.

    @property
    def progress(self) -> Progress | None:
        """How far the learner has come; None if this is no lesson."""
        return self.steps[-1].progress

    def _follow_lesson(self, step: Step) -> None:
        """How far the learner is after this step; most steps of a long game come after the lesson."""
        if not self.row.lesson:
            return
        if step.before is None:
            lesson = taught(self.row.lesson)
            step.progress = None if lesson is None else Progress(lesson)
        elif (before := step.before.progress) is not None:
            step.progress = before if before.settled else before.after(self._played(step, before.learner))

    def _played(self, step: Step, learner: int) -> Played:
        told = [event_data(event, learner, self.components, self.options.players) for event in step.events]
        return Played(self.moves[step.number - 1].seat, step.move, told)

    def lesson_reply(self) -> str | None:
        """What the lesson has others play next; None if that is up to them."""
        reply = None if self.progress is None else self.progress.reply()
        return reply if reply is not None and records.find_move(self.position, reply) is not None else None

    def task(self) -> Progress:
        """Where the learner stands; raises RequestError if there is nothing to be learnt here any more."""
        if self.progress is None or self.progress.done:
            raise RequestError("not-now", "no-task")
        return self.progress

    def retry(self) -> int:
        """How many moves there were when the learner first decided something in the task that is set now."""
        now = self.task()
        mine = (n for n, entry in enumerate(self.moves) if entry.seat == now.learner)
        first = next((n for n in mine if (then := self.steps[n].progress) is not None and then.at == now.at), None)
        if first is None:
            raise RequestError("not-now", "no-task")
        self._check_undos(first + 1)
        return first

    def _check_lesson(self, seat: int, move: str) -> None:
        """A lesson goes on with the move it is about; raises RequestError, which says so."""
        progress = self.progress
        if progress is not None and seat == progress.learner and not progress.allows(move):
            raise RequestError("not-now", "lesson", why=Phrase(progress.otherwise))

    # What a seat may do.

    def can_undo(self, seat: int | None) -> bool:
        """Only the last move, only whoever made it, and not for ever."""
        if seat is None or not self.moves or self.moves[-1].seat != seat:
            return False
        return not is_final(self.position, seat) and self.undos[len(self.moves)] < UNDOS

    def can_redo(self, seat: int | None) -> bool:
        return bool(self.undone) and self.undone[-1].seat == seat == self.asks()

    def _check_turn(self, seat: int) -> None:
        if self.over:
            raise RequestError("not-now", "over")
        if self.gathering:
            raise RequestError("not-now", "gathering")
        if self.asks() != seat:
            raise RequestError("not-now", "not-your-turn")

    def play(self, seat: int, move: str, client: str | None) -> Change:
        """Raises IllegalMove, with the reason, or RequestError."""
        self._check_turn(seat)
        change = self._move("move", seat, move, client)
        self._check_lesson(seat, move)
        return change

    def redo(self, seat: int, client: str | None) -> Change:
        if not self.can_redo(seat):
            raise RequestError("not-now", "no-redo")
        return self._move("redo", seat, self.undone[-1].move, client)

    def _move(self, kind: Literal["move", "redo"], seat: int, move: str, client: str | None) -> Change:
        position, events = play(self.position, move)
        encoded = records.encode_position(position)
        entry = Entry(self.seq + 1, kind, seat, move, records.check_encoded(encoded), client)
        return self._changed(entry, Step(self.steps[-1], entry.seq, move, position, events), encoded)

    def undo(self, seat: int, client: str | None) -> Change:
        self._check_undos(len(self.moves))
        if not self.can_undo(seat):
            raise RequestError("not-now", "no-undo")
        return self.take_back(seat, client)

    def _check_undos(self, moves: int) -> None:
        if self.undos[moves] >= UNDOS:
            raise RequestError("not-now", "no-more-undo", most=UNDOS)

    def take_back(self, seat: int, client: str | None) -> Change:
        """Undo the last move, whoever made it."""
        step = self.steps[-2]
        entry = Entry(self.seq + 1, "undo", seat, client=client)
        return self._changed(entry, step, records.encode_position(step.position))

    def hint(self, seat: int, client: str | None) -> Change:
        """One more step of a hint about the decision at hand; raises RequestError."""
        self._check_turn(seat)
        if not may_take_hints(self.row, seat):
            raise RequestError("not-now", "no-hints")
        if not self.may_hint(seat):
            raise RequestError("not-now", "no-hints-in-lesson")
        if self.hint_steps() >= HINT_STEPS:
            raise RequestError("not-now", "no-more-hints")
        entry = Entry(self.seq + 1, "hint", seat, client=client)
        return self._changed(entry, self.steps[-1], records.encode_position(self.position))

    def may_hint(self, seat: int) -> bool:
        """A lesson has its own way to show what to do."""
        return may_take_hints(self.row, seat) and (self.progress is None or self.progress.settled)

    def hint_steps(self) -> int:
        """How many steps of a hint were taken about the decision at hand."""
        return len(self.hinted.get(len(self.moves), ()))

    def _changed(self, entry: Entry, step: Step, encoded: bytes) -> Change:
        snapshot = Snapshot(entry.seq, self.begun.rules, encoded.decode())
        return Change(entry, step, standing(self._game(step.position)), snapshot)


def other_rules(version: str) -> Unplayable:
    return Unplayable("other-rules", version=version, playable=", ".join(records.PLAYABLE))


def _components(row: TableRow) -> Components:
    """Those that the game began with."""
    try:
        return components_of(row.components, row.record.components)
    except ComponentError:
        raise Unplayable("other-figures", digest=row.record.components[:12]) from None


def is_final(after: Position, seat: int) -> bool:
    """May this seat not undo its move that led here?  It showed something hidden, or ended the game, which shows the
    seed."""
    return after.over() or reveals(after, seat)


def standing(game: Game) -> Standing:
    result = game.result()
    winner = result.winner if result is not None else None
    return Standing(game.position.day, _asks(game.position), winner, str(game.position.options.rules))


def _asks(position: Position) -> int | None:
    return None if position.over() else position.question().who
