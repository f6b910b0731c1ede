"""What a page is told of a table: everything here goes through the eyes of one seat, or a spectator's."""

from collections import Counter
from collections.abc import Sequence
from itertools import takewhile
from secrets import SystemRandom

from gugong.game import Event, Position, end_now, imagine, reveals
from gugong.server import protocol as p
from gugong.server.room import Room
from gugong.view.events import SCORED, event_data
from gugong.view.move_rules import rule_of_move
from gugong.view.observe import Observation, observe
from gugong.view.phrases import move_phrase
from gugong.view.prices import prices
from gugong.view.words import Words

WORLDS = 12  # games imagined for a preview: what happens in all of them is taken for certain


class Sight:
    """A table as this seat sees it, None for a spectator, in words of one language."""

    def __init__(self, room: Room, seat: int | None, words: Words) -> None:
        self.room = room
        self.seat = seat
        self.words = words

    def names(self) -> list[str]:
        colours = self.words.seat_names(self.room.game.record.options.players)
        return [row.name or colour for row, colour in zip(self.room.row.seats, colours)]

    # The table now, and as it was.

    def state(self, seen: int, thinking: int | None) -> p.State:
        """The table now, with the lines that came after entry `seen`."""
        room = self.room
        whole = not room.torn <= seen <= room.seq or seen == 0
        first = 1 if whole else len(room.steps) - sum(step.seq > seen for step in room.steps)
        return p.State(
            seq=room.seq,
            view=self.view(len(room.steps) - 1),
            lines=[line for step in range(first, len(room.steps)) for line in self.lines(step)],
            whole=whole,
            undo=room.undoable(self.seat),
            redo=room.redoable(self.seat),
            thinking=thinking,
        )

    def view(self, step: int) -> p.View:
        """The table after so many moves."""
        position = self.room.steps[step].position
        seen = observe(position, self.seat)
        return p.View(
            step=step,
            seen=seen,
            names=self.names(),
            ask=self._ask(position, seen),
            vp=points(position),
            ending=self._ending() if position.over() else None,
        )

    def _ask(self, position: Position, seen: Observation) -> p.Ask | None:
        asked = seen.question
        if asked is None:
            return None
        words = self.words.question(asked, seen.table, self.names())
        return p.Ask(asked.seat, asked.about, words, asked.rule, self._choices(position, seen) if seen.moves else [])

    def _choices(self, position: Position, seen: Observation) -> list[p.Choice]:
        assert seen.question is not None
        cost = prices(position)
        return [self._choice(seen, move, cost.get(move)) for move in seen.moves]

    def _choice(self, seen: Observation, move: str, price: int | None) -> p.Choice:
        assert seen.question is not None
        key, parts = move_phrase(move, seen.table)
        words = self.words.move(seen.question.about, move, seen.table, price)
        return p.Choice(move, words, rule_of_move(seen.question, move, seen.table), key, parts, price)

    def lines(self, step: int) -> list[p.Line]:
        """What happened in this move, as this seat may know it."""
        names = self.names()
        return [self._line(step, event, names) for event in self.room.steps[step].events if _worth_telling(event)]

    def _line(self, step: int, event: Event, names: Sequence[str]) -> p.Line:
        game = self.room.game
        told = event_data(event, self.seat, game.components, game.record.options.players)
        seq = self.room.steps[step].seq
        return p.Line(seq, step, told.who, told.what, told.rule, self.words.event(told, names), told.facts)

    def _ending(self) -> p.Ending:
        result, names = self.room.game.result(), self.names()
        assert result is not None
        if result.winner is None:
            words = self.words.say("server-nobody-wins")
        else:
            words = self.words.say("server-wins", name=names[result.winner], n=result.scores[result.winner])
        return p.Ending(result.scores, result.ranking, result.winner, words, self.room.game.record.seed)

    # Answers to questions.

    def preview(self, ask: int, move: str) -> p.Previewed:
        """What the move would do in any game that this seat cannot tell from the real one.

        The real one is not looked at: it cannot be given away.
        """
        assert self.seat is not None
        seen = self.room.game.observe(self.seat)
        told: list[list[str]] = []
        revealed = False
        for _ in range(WORLDS):
            before = imagine(seen, SystemRandom(), self.room.game.components)
            after, events = _played(before, move)
            revealed = revealed or reveals(before, after)
            told.append(self._foretold(events))
        certain = [words[0] for words in takewhile(lambda words: len(set(words)) == 1, zip(*told))]
        return p.Previewed(ask, certain, revealed)

    def _foretold(self, events: Sequence[Event]) -> list[str]:
        game, names = self.room.game, self.names()
        told = [
            event_data(event, self.seat, game.components, game.record.options.players)
            for event in events
            if _worth_telling(event)
        ]
        return [self.words.event(event, names) for event in told]

    def sheet(self, ask: int) -> p.Sheet:
        """The score by source, what would be scored at the end included, and its course."""
        room = self.room
        told = [event for step in room.steps for event in step.events if event.what == "vp"]
        found: dict[str, Counter[int]] = {}
        for event in told if room.game.over else [*told, *end_now(room.game.position)]:
            found.setdefault(event.rule, Counter())[event.who] += event.facts["n"]
        seats = range(len(room.row.seats))
        course = [points(step.position) for step in room.steps]
        return p.Sheet(
            ask=ask,
            sources=[
                p.Source(rule, self.words.say(f"vp-{rule}".lower()), [found[rule][seat] for seat in seats])
                for rule in SCORED
                if any(found.get(rule, Counter()).values())
            ],
            totals=course[-1],
            course=[[after[seat] for after in course] for seat in seats],
            days=_day_breaks(room),
        )


def points(position: Position) -> list[int]:
    """What each seat would have if the game were scored now, the Palace aside."""
    found = [player.vp for player in position.players]
    for event in [] if position.over() else end_now(position):
        found[event.who] += event.facts["n"]
    return found


def _day_breaks(room: Room) -> list[int]:
    days = [step.position.day for step in room.steps]
    return [days.index(day) for day in sorted(set(days))]


def _worth_telling(event: Event) -> bool:
    return event.what != "vp" or event.facts["n"] != 0


def _played(before: Position, move: str) -> tuple[Position, list[Event]]:
    after = before.copy()
    after.journal = []
    after.play(next(legal for legal in after.legal if legal.text == move))
    return after, after.journal
