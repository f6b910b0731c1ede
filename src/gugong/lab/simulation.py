"""Random games and a summary of them: scores and wins by seat, who reached the Palace, lengths and speed."""

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from gugong.content import Components
from gugong.game import Game, new_game
from gugong.lab.arena import reached_palace, winner
from gugong.lab.ratings import describe
from gugong.notation.record import OptionsData, make_options
from gugong.rules.kernel import Position
from gugong.rules.playout import Chance, play_out
from gugong.rules.setup import new_position


class Outcome(NamedTuple):
    """The end of one random game."""

    scores: tuple[int, ...]
    winner: int | None
    inside: list[bool]  # whether the seat reached the Palace
    decisions: int


def simulate(options: OptionsData, components: Components, seed: bytes, games: int) -> Iterator[Outcome]:
    """Play random games; the same seed gives the same games."""
    made = make_options(options)
    for number in range(games):
        position = new_position(components, made, _derived(seed, b"deal", number))
        yield _outcome(position, play_out(position, _chance(seed, number)))


def simulate_recorded(
    options: OptionsData, components: Components, seed: bytes, games: int
) -> Iterator[tuple[Game, Outcome]]:
    """The same games, each with its record, which takes longer."""
    for number in range(games):
        deal, chance = _derived(seed, b"deal", number), _chance(seed, number)
        game = new_game(seed=deal, components=components, **msgspec.structs.asdict(options))
        while not game.over:
            moves = game.moves()
            game.play(moves[chance.below(len(moves))])
        yield game, _outcome(game.position, len(game.record.moves))


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
