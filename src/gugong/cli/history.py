"""What happened in a recorded game, move by move."""

from collections.abc import Sequence
from pathlib import Path

import gugong
from gugong import Components, Game, SavedGame
from gugong.notation import record as records
from gugong.rules.kernel import Event
from gugong.view.english import event_clause
from gugong.view.events import EventData, event_data


def read(file: str | Path, pieces: Components) -> SavedGame:
    """The record in a file; raises RecordError for anything else."""
    try:
        return gugong.load(file, pieces)
    except RecursionError:
        raise gugong.RecordError(f"{file}: This is not a gugong record: it is nested too deeply") from None


def happened(saved: SavedGame) -> list[list[Event]]:
    """The events of each move, by playing the record again; raises Difference where it is not true."""
    steps = saved.steps()
    position = next(steps)
    told: list[list[Event]] = []
    position.journal = []
    for position in steps:
        told.append(position.journal or [])
        position.journal = []
    return told


def as_seen(events: Sequence[Event], seat: int | None, components: Components, players: int) -> list[EventData]:
    return [event_data(event, seat, components, players) for event in events]


def story(events: Sequence[EventData], names: Sequence[str]) -> list[str]:
    """A sentence for all that one player did in a row."""
    lines: list[str] = []
    last: int | str | None = "nobody yet"
    for event in events:
        if event.what == "vp" and event.facts["n"] == 0:
            continue
        clause = event_clause(event)
        if event.who == last:
            lines[-1] += f", {clause}"
        else:
            lines.append(clause if event.who is None else f"{names[event.who]} {clause}")
        last = event.who
    return [f"{line[0].upper()}{line[1:]}." for line in lines]


def save(game: Game, file: Path) -> None:
    """Write the record so that the file is whole at every moment."""
    part = file.with_name(file.name + ".part")
    part.write_text(records.write(game.record), encoding="utf-8")
    part.replace(file)
