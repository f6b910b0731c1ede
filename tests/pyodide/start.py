"""What `python -m` does, where there is no process and the event loop is the browser's."""

import asyncio
import runpy
import sys
import time
from collections.abc import Iterable


class Pause:
    """In the place of a selector: there are no sockets to wait for, only the time of the next call."""

    def select(self, seconds: float | None) -> list[object]:
        assert seconds is not None, "everything waits for something else"
        time.sleep(seconds)
        return []


class Loop(asyncio.BaseEventLoop):
    """Runs until it is done.  Pyodide's own goes on when the browser gets its turn, so that it cannot be waited for."""

    def __init__(self) -> None:
        super().__init__()
        self._selector = Pause()

    def _process_events(self, events: list[object]) -> None:
        assert not events

    def _write_to_self(self) -> None:
        """Nobody else could wake it."""


def start(arguments: Iterable[str]) -> int:
    """Run `-m MODULE [ARGUMENT...]`; the exit status."""
    flag, module, *rest = arguments
    assert flag == "-m"
    asyncio._set_running_loop(None)
    asyncio.new_event_loop = asyncio.events.new_event_loop = Loop
    sys.argv = [module, *rest]
    try:
        runpy.run_module(module, run_name="__main__", alter_sys=True)
    except SystemExit as end:
        return int(end.code or 0)
    return 0
