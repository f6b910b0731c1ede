"""What a table begins with: a game set up, or one read from files that somebody sent.

`set_up` and `replay` read text from outside, so they run where nothing can be held up: they take and give plain data.
"""

import msgspec

from gugong.content import Components, canonical, edition, loads
from gugong.content.loader import check_size
from gugong.game import Game, SavedGame, new_game
from gugong.notation import record as records
from gugong.notation.record import Record
from gugong.table import protocol as p
from gugong.table.history import standing
from gugong.table.rows import Snapshot, Standing


class Beginning(msgspec.Struct, frozen=True):
    """A game as a table stores it; its moves are still in its record."""

    record: Record
    components: str | None  # as in TableRow
    standing: Standing
    snapshot: Snapshot


def beginning(game: Game, components: str | None) -> Beginning:
    record = game.record
    position = records.encode_position(game.position).decode()
    return Beginning(record, components, standing(game), Snapshot(len(record.moves), record.rules, position))


def check_sizes(components: str | None, record: str = "") -> None:
    """Raises ComponentError or RecordError for more than is ever read."""
    check_size("components", len(components or ""))
    records.check_size(len(record))


def set_up(asked: p.NewTable) -> Beginning:
    """A new game; raises OptionError or ComponentError."""
    text, box = _components(asked.components)
    options = msgspec.structs.asdict(asked.options)
    return beginning(new_game(options.pop("players"), asked.seed, box, **options), text)


def replay(asked: p.Opened) -> Beginning:
    """A game with all moves of a record, verified; raises ComponentError, RecordError or Difference."""
    text, own = _components(asked.components)
    record = records.read(asked.record)
    return beginning(SavedGame(record, own or edition(record.components)).verify(), text)


def _components(text: str | None) -> tuple[str | None, Components | None]:
    """A component file in its shortest form, and what is in it."""
    if text is None:
        return None, None
    short = canonical(text, "components")
    return short, loads(short, "components")
