"""What happened in a recorded game, move by move."""

from collections.abc import Sequence
from pathlib import Path

import gugong
from gugong import Components, Game, SavedGame
from gugong.notation import record as records
from gugong.rules.kernel import Event
from gugong.rules.state import MENG
from gugong.view.events import EventData, event_data
from gugong.view.words import Words

OWN_LINE = ("automa", "twilight", "nightfall")  # each begins something new


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


def story(events: Sequence[EventData], names: Sequence[str], words: Words) -> list[str]:
    """A sentence for all that one player did in a row; Meng's Day goes step by step, his Twilight card by card."""
    lines: list[str] = []
    before: EventData | None = None
    by_steps = False
    for event in events:
        if event.what == "vp" and event.facts["n"] == 0:
            continue
        by_steps = event.what == "automa" or (by_steps and _belongs_to_meng(event))
        if by_steps and event.what != "automa":
            lines.append(_step(event, names, words))
        elif before is None or event.who != before.who or event.what in OWN_LINE:
            lines.append(f"• {words.event(event, names)}")
        else:
            joint = words.say("cli-colon" if before.what == "twilight" else "cli-comma")
            lines[-1] = f"{lines[-1][:-1]}{joint} {words.clause(event)}."
        before = event
    return lines


def _belongs_to_meng(event: EventData) -> bool:
    """His own doing, or what comes to others from a wall that he completed."""
    if event.who == MENG:
        return event.what != "twilight"
    return event.rule.startswith(("WALL-", "BENEFIT-", "PALACE-"))


def _step(event: EventData, names: Sequence[str], words: Words) -> str:
    done = words.clause(event) if event.who == MENG else words.event(event, names)[:-1]
    return f"    – {done} ({event.rule})"


def save(game: Game, file: Path) -> None:
    """Write the record so that the file is whole at every moment."""
    part = file.with_name(file.name + ".part")
    part.write_text(records.write(game.record), encoding="utf-8")
    part.replace(file)
