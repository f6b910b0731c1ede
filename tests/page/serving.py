"""The real server, in a process of its own, as `gugong serve` starts it."""

import json
import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import gugong
from gugong.notation.record import write
from tests.table import BOX

# A server may run in a folder of its own, and the source must still be found from there.
SOURCE = {"PYTHONPATH": str(Path(os.environ["PYTHONPATH"]).resolve())} if os.environ.get("PYTHONPATH") else {}
PROGRAM = (sys.executable, "-m", "gugong")
PLAIN = {
    "start_player": None,
    "expert": False,
    "bonus_tokens": "none",
    "sail_off": False,
    "difficulty": None,
    "sets": None,
    "focus": None,
}


class Made(NamedTuple):
    """A table: its address for who made it, and the addresses to hand on, by seat or "spectator"."""

    host: str
    links: dict[str, str]


class Server:
    """One `gugong serve` on a free port, with its own file of tables."""

    def __init__(self, data: Path, port: int = 0, *options: str, program: Sequence[str] = PROGRAM) -> None:
        more = ["--no-browser", "--per-address", "400", *options]  # all tests come from one
        self.process = subprocess.Popen(
            [*program, "serve", "--port", str(port), "--data", str(data), *more],
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env={**os.environ, **SOURCE, "PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://\S+:(\d+)/", said)
        assert found is not None, f"The server did not say where it is: {said!r}"
        self.address, self.port = found[0], int(found[1])

    def stop(self) -> None:
        """As Ctrl-C does."""
        self.process.terminate()
        self.process.communicate(timeout=20)

    def make(
        self,
        *seats: str,
        seed: int | None = 1,
        title: str = "",
        gathers: bool = False,
        hints: bool = False,
        **options: object,
    ) -> Made:
        """A table with these seats: "person", "open", or the level of a bot; dealt by chance without a seed."""
        chosen = {"players": len(seats), **PLAIN, "start_player": 0 if seats[1:] else None, **options}
        deal = None if seed is None else f"{seed:064x}"
        asked = {"title": title, "seed": deal, "gathers": gathers, "hints": hints}
        return self._made("/api/tables", seats=seated(seats), options=chosen, **asked)

    def resume(self, game: gugong.Game, *seats: str) -> Made:
        """A table that goes on from where this game is."""
        return self._made("/api/open", record=write(game.record), seats=seated(seats))

    def _made(self, path: str, **asked: object) -> Made:
        made = self.post(path, asked)
        links = {who: self._link(made["table"], secret) for who, secret in made["links"].items()}
        return Made(self._link(made["table"], made["secret"]), links)

    def _link(self, table: str, secret: str) -> str:
        return f"{self.address}#/table/{table}/{secret}"

    def post(self, path: str, asked: object) -> Any:
        body, headers = json.dumps(asked).encode(), {"Content-Type": "application/json"}
        with urllib.request.urlopen(urllib.request.Request(self.address[:-1] + path, body, headers)) as answer:
            return json.load(answer)


def seated(seats: tuple[str, ...]) -> list[dict[str, str]]:
    return [{"kind": who} if who in ("person", "open") else {"kind": "bot", "level": who} for who in seats]


def played(players: int, moves: int, seed: int = 1, **options: Any) -> gugong.Game:
    """A game after so many moves of chance, or at its end if that comes first."""
    game, chance = gugong.new_game(players, seed, BOX, **options), Random(seed)
    while not game.over and len(game.record.moves) < moves:
        game.play(chance.choice(game.moves()))
    return game


def asked(about: str, most: int = 100, players: int = 2) -> gugong.Game:
    """A game in which seat 0 is asked this, with at most so many answers."""
    for seed in range(100):
        game, chance = gugong.new_game(players, seed, BOX), Random(seed)
        while (question := game.asks()) is not None:
            if question.about == about and question.seat == 0 and len(game.moves()) <= most:
                return game
            game.play(chance.choice(game.moves()))
    raise AssertionError(f"Nobody is ever asked {about}.")
