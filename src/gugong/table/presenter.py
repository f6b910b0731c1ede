"""What the visitors of a table are shown: everything passes through the eyes of one seat, or of a spectator.

Whatever is the same for several of them is computed once for each step, and sentences once for each language.
"""

from bisect import bisect_right
from typing import NamedTuple
from weakref import WeakKeyDictionary

import msgspec

from gugong.game import Event
from gugong.notation.positions import table_data
from gugong.puzzles import puzzle_at
from gugong.table import limits
from gugong.table import protocol as p
from gugong.table.ask import ask_message
from gugong.table.history import HINT_STEPS, History
from gugong.table.lesson import lesson_message
from gugong.table.preview import Preview
from gugong.table.puzzle import puzzle_message
from gugong.table.rows import Entry, TableRow
from gugong.table.score_sheet import ScoreSheet
from gugong.table.steps import Step
from gugong.table.turns import by_turns
from gugong.table.ways import Way
from gugong.view.ending import reasons
from gugong.view.events import event_data
from gugong.view.observe import Observation, observe
from gugong.view.stage import Stage, stage, stages
from gugong.view.things import ThingData, describe, name_all
from gugong.view.words import COLOURS, Words

CHUNK = 20  # steps that are worded, or things that are named, before others have their turn
# The log is worded with these for names, and kept so: a name that changes changes no sentence.
PLACEHOLDERS = [chr(0xE000 + seat) for seat in range(COLOURS)]


class Viewer(NamedTuple):
    """Who looks: a seat, None for a spectator, and in which language.

    `alone` if whoever looks is that seat and no other, so that "you" is plain: nobody shares the screen.
    """

    seat: int | None
    words: Words
    alone: bool = False


class SharedView:
    """What is the same for everybody who looks at this step."""

    def __init__(self, step: Step) -> None:
        self.step = step
        self.position = step.position
        self.table = table_data(self.position)
        self.stage = stage(self.position)
        self.asks: dict[str, p.Ask] = {}  # of the seat that is asked, by language
        self.waits: dict[str, p.Ask] = {}  # of everybody else
        self.previews: dict[tuple[int, str], Preview] = {}  # by seat and move
        self.way: Way | None = None  # of the learner of a lesson
        self.sheet: ScoreSheet | None = None
        self.things: dict[tuple[int | None, str], dict[str, str]] = {}  # their names, by seat and language

    def observe(self, seat: int | None) -> Observation:
        return observe(self.position, seat, self.table)


class Presenter:
    """Makes the messages about one table."""

    def __init__(self, history: History) -> None:
        self.history = history
        self._names: dict[str, list[str]] = {}  # by language
        self._lines: WeakKeyDictionary[Step, dict[tuple[str, int | None, bool], list[p.Line]]] = WeakKeyDictionary()
        self._current = SharedView(history.steps[-1])

    def forget_names(self) -> None:
        """After a change of the seats, whatever names them is said anew."""
        self._names.clear()
        self._current.waits.clear()
        self._current.things.clear()

    def names(self, words: Words) -> list[str]:
        if words.language not in self._names:
            self._names[words.language] = seat_names(self.history.row, words)
        return self._names[words.language]

    def current(self) -> SharedView:
        return self._shared(self.history.steps[-1])

    def _shared(self, step: Step) -> SharedView:
        """Only the newest step is looked at again and again."""
        if self._current.step is step:
            return self._current
        made = SharedView(step)
        if step is self.history.steps[-1]:
            self._current = made
        return made

    # The table now, and as it was.

    async def word_log(self, viewer: Viewer, seen: int) -> None:
        """Word what the state will show of the log, a little at a time: nobody waits for the whole of a long one."""
        await by_turns((self._worded(viewer, step) for step in self._unseen(seen)), CHUNK)

    def state(self, viewer: Viewer, seen: int, thinking: int | None) -> p.State:
        """The table now, with the log lines that came after entry `seen`."""
        history = self.history
        view = self.view(viewer, history.steps[-1])
        return p.State(
            seq=history.seq,
            view=view,
            lines=[line for step in self._unseen(seen) for line in self._told(viewer, step, seen)],
            whole=self._whole(seen),
            undo=history.can_undo(viewer.seat),
            redo=history.can_redo(viewer.seat),
            thinking=thinking,
            lesson=self._lesson(viewer, view.ask),
            hint=self._hint(viewer),
            hints=[history.hints[seat] for seat in range(history.options.players)],
        )

    def _lesson(self, viewer: Viewer, ask: p.Ask | None) -> p.Lesson | None:
        history, words = self.history, viewer.words
        made, puzzle = lesson_message(history.progress, words, self.names(words), ask), puzzle_at(history.row.lesson)
        if made is not None and puzzle is not None:
            begun = history.steps[0].position if made.outcome == "done" else None
            made.puzzle = puzzle_message(puzzle, begun, words)
        return made

    def _hint(self, viewer: Viewer) -> int | None:
        history = self.history
        if viewer.seat is None or viewer.seat != history.asks() or not history.may_hint(viewer.seat):
            return None
        return history.hint_steps()

    def _whole(self, seen: int) -> bool:
        return not self.history.last_undo <= seen <= self.history.seq or seen == 0

    def _unseen(self, seen: int) -> list[Step]:
        """Those with something to tell: at the last one that was seen, hints may have been taken since."""
        after = 0 if self._whole(seen) else bisect_right(self.history.steps, seen, key=lambda step: step.seq)
        return self.history.steps[max(0, after - 1) :]

    def _told(self, viewer: Viewer, step: Step, seen: int) -> list[p.Line]:
        """What happened in this move, and the hints that were taken after it, as far as it is new."""
        lines = [*self.lines(viewer, step), *self._hint_lines(viewer, step)]
        return lines if self._whole(seen) else [line for line in lines if line.seq > seen]

    def _hint_lines(self, viewer: Viewer, step: Step) -> list[p.Line]:
        taken = self.history.hinted.get(step.number, ())
        return [self._hint_line(viewer, step, entry, n) for n, entry in enumerate(taken, start=1)]

    def _hint_line(self, viewer: Viewer, step: Step, entry: Entry, n: int) -> p.Line:
        """A turn may begin with it, as with anything else that its player does."""
        part: Stage | None = "day" if n == 1 and step.ends_turn else None
        words, own = viewer.words, viewer.alone and entry.seat == viewer.seat
        said = words.say("hint-log-you" if own else "hint-log", name=self.names(words)[entry.seat], n=n, of=HINT_STEPS)
        return p.Line(entry.seq, step.number, entry.seat, "hint", "", said, {"n": n}, part)

    def view(self, viewer: Viewer, step: Step) -> p.View:
        shared = self._shared(step)
        seen = shared.observe(viewer.seat)
        return p.View(
            step=step.number,
            seen=seen,
            names=self.names(viewer.words),
            ask=self._ask(shared, seen, viewer.words),
            vp=step.points,
            stage=shared.stage,
            ending=self._ending(viewer) if shared.position.over() else None,
        )

    def describe(self, viewer: Viewer, step: Step, thing: str) -> ThingData:
        seen = self._shared(step).observe(viewer.seat)
        return describe(seen, self.history.components, thing, viewer.words, self.names(viewer.words))

    async def name_things(self, viewer: Viewer, step: Step, things: list[str]) -> list[str]:
        """A page asks for all that it draws, again and again: what was named before is known."""
        shared = self._shared(step)
        known = shared.things.setdefault((viewer.seat, viewer.words.language), {})
        said = {thing: known[thing] for thing in things if thing in known}
        fresh = list({thing: None for thing in things if thing not in said})
        if fresh:
            seen, names = shared.observe(viewer.seat), self.names(viewer.words)
            named = name_all(seen, self.history.components, fresh, viewer.words, names)
            said |= zip(fresh, await by_turns(named, CHUNK))
            if len(known) + len(fresh) <= 2 * limits.THINGS:  # no page draws more: somebody makes them up
                known |= said
        return [said[thing] for thing in things]

    def _ask(self, shared: SharedView, seen: Observation, words: Words) -> p.Ask | None:
        asked, language = seen.question, words.language
        if asked is None:
            return None
        made = shared.asks if seen.seat == asked.seat else shared.waits
        if language not in made:
            if made is shared.asks:
                made[language] = ask_message(shared.position, asked, words)
            else:
                said = words.waiting(asked, self.names(words))
                made[language] = p.Ask(asked.seat, asked.about, said, asked.rule, [], {})
        return made[language]

    def lines(self, viewer: Viewer, step: Step) -> list[p.Line]:
        """What happened in this move, as this seat may know it."""
        names = {ord(one): name for one, name in zip(PLACEHOLDERS, self.names(viewer.words))}
        worded = self._worded(viewer, step)
        return [msgspec.structs.replace(line, words=line.words.translate(names)) for line in worded]

    def _worded(self, viewer: Viewer, step: Step) -> list[p.Line]:
        """The lines with placeholders for names; those who have done nothing in this move share theirs."""
        if all(event.who != viewer.seat for event in step.events):
            viewer = Viewer(None, viewer.words)
        made = self._lines.setdefault(step, {})
        key = (viewer.words.language, viewer.seat, viewer.alone)
        if key not in made:
            made[key] = self._shared_lines(viewer.words, step) if viewer.seat is None else self._own_lines(viewer, step)
        return made[key]

    def _shared_lines(self, words: Words, step: Step) -> list[p.Line]:
        if step.number == 0 and self.history.resumed:
            return [self._resumed(words)]
        parts = stages(step.events, step.begins_turn)
        return [self._line(Viewer(None, words), step, event, part) for event, part in zip(step.events, parts)]

    def _own_lines(self, viewer: Viewer, step: Step) -> list[p.Line]:
        """What this seat has done is said to it, with what others may not know."""
        shared = self._worded(Viewer(None, viewer.words), step)
        return [
            self._line(viewer, step, event, line.stage) if event.who == viewer.seat else line
            for event, line in zip(step.events, shared)
        ]

    def _resumed(self, words: Words) -> p.Line:
        """The game goes on from here under other rules."""
        history = self.history
        said = words.say("server-rules-changed", version=history.begun.rules)
        return p.Line(history.resumed, 0, None, "rules-changed", "", said, {"version": history.begun.rules})

    def _line(self, viewer: Viewer, step: Step, event: Event, part: Stage | None) -> p.Line:
        told = event_data(event, viewer.seat, self.history.components, self.history.options.players)
        said = viewer.words.event(told, PLACEHOLDERS, viewer.seat if viewer.alone else None)
        return p.Line(step.seq, step.number, told.who, told.what, told.rule, said, told.facts, part)

    def _ending(self, viewer: Viewer) -> p.Ending:
        result, words = self.history.result(), viewer.words
        assert result is not None
        why = list(reasons(self.history.position, words, self.names(words)))
        said = self._won(viewer, result.winner, result.scores)
        return p.Ending(result.scores, result.ranking, result.winner, said, why, self.history.row.record.seed)

    def _won(self, viewer: Viewer, winner: int | None, scores: list[int]) -> str:
        words = viewer.words
        if winner is None:
            return words.say("server-nobody-wins")
        if viewer.alone and winner == viewer.seat:
            return words.say("server-you-win", n=scores[winner])
        return words.say("server-wins", name=self.names(words)[winner], n=scores[winner])


def seat_names(row: TableRow, words: Words) -> list[str]:
    """What the seats are called: by their colours where nobody has given a name."""
    colours = words.seat_names(row.record.options.players)
    return [seat.name or colour for seat, colour in zip(row.seats, colours)]
