"""What happened in a recorded game, move by move."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from gugong import Components, Game, SavedGame
from gugong.game import Event, Position
from gugong.notation import record as records
from gugong.view.events import EventData, event_data
from gugong.view.words import Words

OWN_LINE = ("automa", "twilight", "nightfall")  # events that begin a new line


def replayed(saved: SavedGame) -> Iterator[tuple[Position, list[Event]]]:
    """The position before the first move, then after each, with what happened; raises Difference where it differs."""
    for position in saved.steps():
        events, position.journal = position.journal or [], []
        yield position, events


def as_seen(events: Sequence[Event], seat: int | None, components: Components, players: int) -> list[EventData]:
    return [event_data(event, seat, components, players) for event in events]


def story(events: Sequence[EventData], names: Sequence[str], words: Words) -> list[str]:
    """One sentence for all that one player did in a row; Meng's turns in the Day get a line for every step."""
    lines: list[str] = []
    before: EventData | None = None
    meng: int | None = None  # his seat, while his turn is told
    for event in events:
        if event.what == "vp" and event.facts["n"] == 0:
            continue
        if event.what == "automa":
            meng = event.who
        elif meng is not None and not _is_step_of(meng, event):
            meng = None
        if meng is not None and event.what != "automa":
            done = words.clause(event) if event.who == meng else words.event(event, names)[:-1]
            lines.append(f"    – {done} ({event.rule})")
        elif before is None or event.who != before.who or event.what in OWN_LINE:
            lines.append(f"• {words.event(event, names)}")
        else:
            joint = words.say("cli-colon" if before.what == "twilight" else "cli-comma")
            lines[-1] = f"{lines[-1][:-1]}{joint} {words.clause(event)}."
        before = event
    return lines


def _is_step_of(meng: int, event: EventData) -> bool:
    """Something Meng does, or what others get for a wall that he completed."""
    if event.who == meng:
        return event.what != "twilight"
    return event.rule.startswith(("WALL-", "BENEFIT-", "PALACE-"))


def save_record(game: Game, file: Path) -> None:
    save(records.write(game.record), file)


def save(record: str, file: Path) -> None:
    """Write the text of a record; the file is complete at every moment."""
    part = file.with_name(file.name + ".part")
    part.write_text(record, encoding="utf-8")
    part.replace(file)
