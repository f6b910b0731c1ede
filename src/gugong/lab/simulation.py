"""Random games and a summary of them: scores and wins by seat, who reached the Palace, lengths and speed."""

from collections.abc import Sequence
from functools import partial
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from gugong.game import new_game
from gugong.lab.arena import reached_palace, winner
from gugong.lab.experiment import Experiment
from gugong.lab.pieces import ComponentFile, pieces_of
from gugong.lab.ratings import describe
from gugong.notation.positions import Struct
from gugong.notation.record import OptionsData, make_options, write
from gugong.rules.kernel import Position
from gugong.rules.playout import Chance, play_out
from gugong.rules.setup import new_position

BATCH = 1000  # games, so that sending a batch to a worker takes little time beside playing it
RECORDED = 50  # games of a batch if they are recorded, which takes longer


class Simulation(Struct):
    """What is played: the same simulation always gives the same games."""

    options: OptionsData
    games: int
    seed: str  # 64 hexadecimal digits
    components: ComponentFile | None = None  # None for the standard ones


class Outcome(NamedTuple):
    """The end of one random game."""

    scores: tuple[int, ...]
    winner: int | None
    inside: list[bool]  # whether the seat reached the Palace
    decisions: int


class Recorded(NamedTuple):
    """The end of one random game, and its record as text."""

    outcome: Outcome
    record: str


def experiment(simulation: Simulation) -> Experiment[range, list[Outcome]]:
    """Random games in batches."""
    return Experiment(
        "simulate", simulation, partial(play, simulation), _batches(simulation.games, BATCH), list[Outcome]
    )


def recorded(simulation: Simulation) -> Experiment[range, list[Recorded]]:
    """The same games with their records."""
    batches = _batches(simulation.games, RECORDED)
    return Experiment("simulate --record", simulation, partial(play_recorded, simulation), batches, list[Recorded])


def _batches(games: int, size: int) -> list[range]:
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def play(simulation: Simulation, numbers: range) -> list[Outcome]:
    """Play the games with these numbers."""
    options, pieces = make_options(simulation.options), pieces_of(simulation.components)
    seed = bytes.fromhex(simulation.seed)
    found = []
    for number in numbers:
        position = new_position(pieces, options, _derived(seed, b"deal", number))
        found.append(_outcome(position, play_out(position, _chance(seed, number))))
    return found


def play_recorded(simulation: Simulation, numbers: range) -> list[Recorded]:
    return [_recorded(simulation, bytes.fromhex(simulation.seed), number) for number in numbers]


def _recorded(simulation: Simulation, seed: bytes, number: int) -> Recorded:
    options, chance = msgspec.structs.asdict(simulation.options), _chance(seed, number)
    pieces = pieces_of(simulation.components)
    game = new_game(seed=_derived(seed, b"deal", number), components=pieces, **options)
    while not game.over:
        moves = game.moves()
        game.play(moves[chance.below(len(moves))])
    return Recorded(_outcome(game.position, len(game.record.moves)), write(game.record))


def _derived(seed: bytes, purpose: bytes, number: int) -> bytes:
    return blake2b(number.to_bytes(8, "big"), key=seed, person=purpose, digest_size=32).digest()


def _chance(seed: bytes, number: int) -> Chance:
    return Chance(int.from_bytes(_derived(seed, b"players", number)[:4], "big"))


def _outcome(position: Position, decisions: int) -> Outcome:
    return Outcome(position.scores, winner(position), reached_palace(position), decisions)


def summarise(outcomes: Sequence[Outcome], options: OptionsData, seconds: float) -> dict[str, Any]:
    """The summary as data; in a solo game seat 1 is Meng's."""
    decisions = sum(outcome.decisions for outcome in outcomes)
    seats, solo = len(outcomes[0].scores), options.players == 1
    return {
        "games": len(outcomes),
        "players": options.players,
        # A focus of None was drawn anew for every game.
        "meng": {name: getattr(options, name) for name in ("difficulty", "sets", "focus")} if solo else None,
        "seats": [_seat(outcomes, seat) for seat in range(seats)],
        "reached_palace": sum(sum(outcome.inside) for outcome in outcomes) / (seats * len(outcomes)),
        "nobody_reached_palace": sum(not any(outcome.inside) for outcome in outcomes),
        "decisions_per_game": decisions / len(outcomes),
        "shortest": min(outcome.decisions for outcome in outcomes),
        "longest": max(outcome.decisions for outcome in outcomes),
        "decisions_per_second": round(decisions / seconds),
    }


def _seat(outcomes: Sequence[Outcome], seat: int) -> dict[str, float]:
    scores = describe([outcome.scores[seat] for outcome in outcomes])
    return {
        "mean": scores.mean,
        "sd": scores.sd,
        "min": scores.min,
        "max": scores.max,
        "wins": sum(outcome.winner == seat for outcome in outcomes) / len(outcomes),
        "reached_palace": sum(outcome.inside[seat] for outcome in outcomes) / len(outcomes),
    }
