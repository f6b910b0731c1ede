"""Turns that end in worlds which the mover cannot tell apart; `python -m tests.worlds --nights 5000` plays thousands.

A move that can be undone must tell its seat nothing: played in any game that agrees with what the seat knows, it has to
give the same events, the same frames, the same view, the same refusals and the same preview.  And whether it can be
undone must not depend on what is hidden either.  A failure names the seed that reproduces it.
"""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import takewhile

import gugong
from gugong.rules.cards import draw
from gugong.rules.kernel import Event, Position
from gugong.rules.night import NIGHT
from gugong.table.frames import observed, unfold
from gugong.table.history import is_final
from gugong.table.preview import is_mengs, preview
from gugong.table.steps import play
from gugong.view.events import EventData, event_data
from gugong.view.observe import Observation, observe
from gugong.view.refusals import Refusal, refuse
from tests.fuzz import TABLES

WORLDS = 20
ASKED = 3  # moves that are not legal, for which a seat asks why
LIKED = {"discard": 5, "load": 9, "load-new": 9}  # hidden cards, and ships that may claim at night

Told = tuple[list[EventData], list[Observation], list[Refusal]]


class Turn:
    """A move that ends a turn, in the real game."""

    def __init__(self, before: Position, move: str) -> None:
        self.before = before
        self.move = move
        self.seat = before.question().who
        self.after, self.events = play(before, move)
        self.night = NIGHT in before.agenda and before.agenda.count(NIGHT) > self.after.agenda.count(NIGHT)
        self.final = is_final(self.after, self.seat)

    def ends(self) -> bool:
        """Has the turn, or the whole day, ended with it?"""
        return self.night or self.after.over() or type(self.after.question()).__name__ == "Give"

    def check(self, rng: random.Random, tried: list[str]) -> None:
        """Play it in the worlds; `tried` are texts of moves, some of which the seat asks about."""
        seen = observe(self.before, self.seat)
        asked = rng.sample(sorted({*tried} - {*seen.moves}), ASKED)
        told = self._told(self.before, self.after, self.events, asked)
        for _ in range(WORLDS):
            world = gugong.imagine(seen, rng)
            after, events = play(world, self.move)
            assert is_final(after, self.seat) == self.final, "whether it can be undone tells something"
            assert [refuse(world, text) for text in asked] == told[2], "a refusal tells something"
            if not self.final:
                assert self._told(world, after, events, asked) == told, "it can be undone, and tells something"
        if not self.final:
            self._check_preview(seen, told[0])

    def _told(self, before: Position, after: Position, events: list[Event], asked: list[str]) -> Told:
        """All that the seat learns."""
        shown = [event_data(event, self.seat, before.components, before.options.players) for event in events]
        frames = [observed(moment.position, self.seat) for moment in unfold(before, self.move)[:-1]]
        return shown, [*frames, observe(after, self.seat)], [refuse(before, text) for text in asked]

    def _check_preview(self, seen: Observation, events: list[EventData]) -> None:
        foreseen = preview(seen, self.move, self.before.components)
        assert not foreseen.final, "the preview warns of a move that can be undone"
        own = list(takewhile(lambda event: not is_mengs(event), events))
        assert foreseen.certain == own, "the preview foresees something else"


def secretive(seed: int, rng: random.Random) -> Position:
    """The first position of a game in which players have hidden cards, as if ships had brought them."""
    g = gugong.new_game(seed=seed, **TABLES[seed % len(TABLES)]).position
    for who in range(g.options.players):
        if rng.random() < 0.5:
            draw(g, who, "CANAL-8")
            g.players[who].card_slots += 1
            g.players[who].supply -= 1
    g.settle()
    return g


def turns(g: Position, rng: random.Random, tally: Counter[str]) -> Iterator[Turn]:
    """Play the game at random; every night of it, and about as many other ends of turns."""
    share = 1 / (4 * len(g.players))
    while not g.over():
        move = rng.choices(g.legal, [LIKED.get(move.key, 1) for move in g.legal])[0].text
        turn = Turn(g, move)
        if turn.ends() and (turn.night or rng.random() < share):
            yield turn
            tally["nights" if turn.night else "others"] += 1
            tally["undoable nights" if turn.night else "undoable others"] += not turn.final
        g = turn.after


def check_game(seed: int, tally: Counter[str]) -> None:
    """One random game, and the ends of its turns in all their worlds."""
    rng = random.Random(seed)
    g = secretive(seed, rng)
    tried = [move.text for move in g.legal]
    for turn in turns(g, rng, tally):
        try:
            turn.check(rng, tried)
        except AssertionError as error:
            raise AssertionError(
                f"{error}: seed {seed}, day {turn.before.day}, seat {turn.seat}, {turn.move}"
            ) from None
        tried += [move.text for move in turn.after.legal]


def main() -> None:
    parser = argparse.ArgumentParser(description="Ends of turns in worlds that the mover cannot tell apart.")
    parser.add_argument("--nights", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=None, help="seed of the first game, from which the others count up")
    asked = parser.parse_args()
    seed = first = random.SystemRandom().randrange(2**40) if asked.seed is None else asked.seed
    tally: Counter[str] = Counter()
    while tally["nights"] < asked.nights:
        check_game(seed, tally)
        seed += 1
        if sys.stdout.isatty():
            sys.stdout.write(f"\r{tally['nights']} of {asked.nights} nights, {seed - first} games")
    sys.stdout.write(
        f"\r{tally['nights']} nights ({tally['undoable nights']} can be undone) and {tally['others']} other ends of"
        f" turns ({tally['undoable others']}), each in {WORLDS} worlds, in {seed - first} games from seed {first} on:"
        " none of those tells anything\n"
    )


if __name__ == "__main__":
    main()
