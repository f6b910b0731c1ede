"""`gugong simulate`: many random games, and what came of them."""

import json
import secrets
import statistics
import time
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import click

import gugong
from gugong.cli.history import save
from gugong.cli.long_run import with_progress
from gugong.cli.table_options import TableOptions, table_options
from gugong.rules.kernel import Position
from gugong.rules.options import Options
from gugong.rules.playout import Chance, play_out
from gugong.rules.scoring import eligible
from gugong.rules.setup import new_position


class Played(NamedTuple):
    """The end of one game."""

    scores: tuple[int, ...]
    winner: int | None
    inside: tuple[bool, ...]  # who reached the Palace
    decisions: int


@click.command("simulate")
@table_options
@click.option("--games", metavar="G", type=click.IntRange(1), default=100, show_default=True, help="How many.")
@click.option("--record", metavar="DIR", type=click.Path(path_type=Path), help="Write every game's record here.")
@click.option("--json", "as_json", is_flag=True, help="The summary as JSON.")
def command(table: TableOptions, games: int, record: Path | None, as_json: bool) -> None:
    """Play random games and sum them up.  The same seed gives the same games."""
    pieces = table.pieces()
    gugong.new_game(table.players, 0, pieces, **table.choices())  # bad options are refused before anything is made
    seed = table.seed or secrets.token_hex(32)
    if record is not None:
        _prepare(record, games)
    began = time.perf_counter()
    played = list(with_progress(_games(table, pieces, bytes.fromhex(seed), games, record), games))
    summary = summarise(played, _options(table), time.perf_counter() - began)
    summary["seed"] = seed
    if as_json:
        click.echo(json.dumps(summary))
    else:
        _show(summary)


def derived(seed: bytes, purpose: bytes, number: int) -> bytes:
    """32 bytes that follow from the seed, for one game."""
    return blake2b(number.to_bytes(8, "big"), key=seed, person=purpose, digest_size=32).digest()


def _file(directory: Path, number: int) -> Path:
    return directory / f"game-{number:06d}.gugong"


def _prepare(directory: Path, games: int) -> None:
    if directory.exists() and not directory.is_dir():
        raise click.UsageError(f"{directory} is a file: --record takes a directory.")
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise click.UsageError(f"{directory} cannot be made ({error.strerror}): name another directory.") from None
    there = [file for number in range(games) if (file := _file(directory, number)).exists()]
    if there:
        raise click.UsageError(f"{there[0]} exists already: name a directory without records.")


def _games(
    table: TableOptions, pieces: gugong.Components, seed: bytes, games: int, record: Path | None
) -> Iterator[Played]:
    for number in range(games):
        deal = derived(seed, b"deal", number)
        chance = Chance(int.from_bytes(derived(seed, b"players", number)[:4], "big"))
        if record is None:
            position = new_position(pieces, _options(table), deal)
            yield _ended(position, play_out(position, chance))
        else:
            yield _recorded(gugong.new_game(table.players, deal, pieces, **table.choices()), chance, record, number)


def _options(table: TableOptions) -> Options:
    return Options(table.players, **table.choices())


def _recorded(game: gugong.Game, chance: Chance, directory: Path, number: int) -> Played:
    while not game.over:
        moves = game.moves()
        game.play(moves[chance.below(len(moves))])
    try:
        save(game, _file(directory, number))
    except OSError as error:
        raise click.UsageError(f"{directory} cannot be written to ({error.strerror}): name another.") from None
    return _ended(game.position, len(game.record.moves))


def _ended(position: Position, decisions: int) -> Played:
    first = position.ranking[0]
    inside = tuple(player.seat >= 0 for player in position.players)
    return Played(position.scores, first if eligible(position, first) else None, inside, decisions)


def summarise(played: list[Played], options: Options, seconds: float) -> dict[str, Any]:
    """Scores and wins by seat, who reached the Palace, lengths and speed; alone, seat 1 is Meng."""
    decisions = sum(game.decisions for game in played)
    seats = options.seats()
    return {
        "games": len(played),
        "players": options.players,
        "meng": _meng(options) if options.players == 1 else None,
        "seats": [_seat(played, seat) for seat in range(seats)],
        "reached_palace": sum(sum(game.inside) for game in played) / (seats * len(played)),
        "nobody_reached_palace": sum(not any(game.inside) for game in played),
        "decisions_per_game": decisions / len(played),
        "shortest": min(game.decisions for game in played),
        "longest": max(game.decisions for game in played),
        "decisions_per_second": round(decisions / seconds),
    }


def _meng(options: Options) -> dict[str, str | None]:
    """What he was given; focus None was drawn for every game."""
    return {"difficulty": options.difficulty, "sets": options.sets, "focus": options.focus}


def _seat(played: list[Played], seat: int) -> dict[str, float]:
    scores = [game.scores[seat] for game in played]
    return {
        "mean": statistics.fmean(scores),
        "sd": statistics.stdev(scores) if len(scores) > 1 else 0.0,
        "min": min(scores),
        "max": max(scores),
        "wins": sum(game.winner == seat for game in played) / len(played),
        "reached_palace": sum(game.inside[seat] for game in played) / len(played),
    }


def _show(summary: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(markup=False, highlight=False)
    solo = summary["meng"] is not None
    console.print(_title(summary), style="italic")
    table = Table("Seat")
    for heading in ("mean score", "sd", "min", "max", "won"):
        table.add_column(heading, justify="right")
    for number, seat in enumerate(summary["seats"]):
        table.add_row(("human", "Meng")[number] if solo else str(number), *_row(seat))
    console.print(table)
    console.print(
        f"Reached the Palace: {_reached(summary)}.\n"
        f"Decisions: {summary['decisions_per_game']:.1f} a game "
        f"({summary['shortest']} to {summary['longest']}), "
        f"{summary['decisions_per_second']:,} a second.\n"
        f"Seed: {summary['seed']}"
    )


def _title(summary: dict[str, Any]) -> str:
    meng = summary["meng"]
    if meng is None:
        return f"{summary['games']} random games of {summary['players']}"
    focus = meng["focus"] or "at random"
    return f"{summary['games']} random games against Meng: {meng['difficulty']}, sets {meng['sets']}, focus {focus}"


def _row(seat: dict[str, float]) -> list[str]:
    return [f"{seat['mean']:.1f}", f"{seat['sd']:.1f}", f"{seat['min']}", f"{seat['max']}", f"{seat['wins']:.1%}"]


def _reached(summary: dict[str, Any]) -> str:
    if summary["meng"] is not None:
        human, meng = (seat["reached_palace"] for seat in summary["seats"])
        return f"Meng in {meng:.1%} of the games, the human in {human:.1%} (otherwise 0 points)"
    return f"{summary['reached_palace']:.1%} of the players, nobody in {summary['nobody_reached_palace']} games"
