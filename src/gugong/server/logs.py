"""The log of a server: one line for each message, none of which a visitor can forge, and never too many."""

import asyncio
import json
import logging
import sys
import time
from datetime import UTC, datetime
from typing import TextIO

MESSAGE = 1_000  # characters; visitors' texts may be part of it
TRACE = 10_000
SAME = 20  # messages from one place in the code within a window
WINDOW = 60.0  # seconds


def set_up(level: str, as_json: bool = False, stream: TextIO | None = None) -> None:
    """Send all messages of this level and above to stderr: ours, uvicorn's and asyncio's."""
    handler = BoundedHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter() if as_json else LineFormatter())
    handler.addFilter(unexpected)
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    logging.getLogger("alembic.runtime.plugins").setLevel(logging.WARNING)  # it tells of each part of itself


def unexpected(record: logging.LogRecord) -> bool:
    """Not that something was under way when the server had to stop."""
    return record.exc_info is None or not isinstance(record.exc_info[1], asyncio.CancelledError)


class LineFormatter(logging.Formatter):
    """Time in UTC, level, logger and message; a traceback follows on indented lines."""

    def format(self, record: logging.LogRecord) -> str:
        line = f"{_time(record)} {record.levelname} {record.name}: {_message(record)}"
        return "\n    ".join([line, *(escaped(part) for part in _trace(record).splitlines())])


class JsonFormatter(logging.Formatter):
    """One JSON object to a line."""

    def format(self, record: logging.LogRecord) -> str:
        said = {
            "time": _time(record),
            "level": record.levelname,
            "logger": record.name,
            "message": _message(record),
            "trace": _trace(record),
        }
        return json.dumps({name: text for name, text in said.items() if text})


def escaped(text: str) -> str:
    """The text in one line, with what is not printable shown as an escape."""
    return "".join(one if one.isprintable() else one.encode("unicode_escape").decode() for one in text)


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _message(record: logging.LogRecord) -> str:
    said = record.getMessage()
    return escaped(said if len(said) <= MESSAGE else f"{said[:MESSAGE]}…")


def _trace(record: logging.LogRecord) -> str:
    """The traceback; of a long one the end, which says what happened."""
    if not record.exc_info:
        return ""
    return logging.Formatter().formatException(record.exc_info)[-TRACE:]


class BoundedHandler(logging.StreamHandler[TextIO]):
    """Writes so many messages from one place in the code, then only how many there were."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self._windows: dict[tuple[str, int], Window] = {}

    def emit(self, record: logging.LogRecord) -> None:
        now = time.monotonic()
        for place in [place for place, window in self._windows.items() if now - window.began >= WINDOW]:
            self._sum_up(self._windows.pop(place))
        window = self._windows.setdefault((record.pathname, record.lineno), Window(record, now))
        window.seen += 1
        if window.seen <= SAME:
            super().emit(record)

    def close(self) -> None:
        for window in self._windows.values():
            self._sum_up(window)
        self._windows.clear()
        super().close()

    def _sum_up(self, window: "Window") -> None:
        if window.seen > SAME:
            super().emit(window.summary())


class Window:
    """The messages from one place in the code within a minute or so."""

    def __init__(self, first: logging.LogRecord, began: float) -> None:
        self.first = first
        self.began = began
        self.seen = 0

    def summary(self) -> logging.LogRecord:
        said = f"{self.seen - SAME} more like this were left out: {_message(self.first)}"
        return logging.LogRecord(self.first.name, self.first.levelno, "", 0, said, None, None)
