"""What a file of puzzles holds: how they were found in its first line, and then a puzzle to a line."""

from hashlib import sha256
from math import log2
from typing import Literal

import msgspec
from msgspec.structs import replace

from gugong.notation.positions import Struct
from gugong.view.observe import Observation

EASIEST = 800  # the rating of a puzzle whose move is found at once,
DOUBLED = 100  # and what it rises by whenever the search needs twice the iterations


class Puzzle(Struct):
    """A decision as its seat sees it, the best move, and by how much it is better than the next best."""

    key: str
    seen: Observation  # without its list of moves
    answer: str
    other: str  # the next best move
    gain: float  # points by which the answer is better, in tenths
    error: float  # standard error of that
    points: dict[str, float]  # the gain by source, in tenths; none that is zero
    iterations: int  # that the search needs to find the answer and stay with it: a power of two

    @property
    def rating(self) -> int:
        """What it begins with, before anybody has tried it."""
        return EASIEST + round(DOUBLED * log2(self.iterations))


class Head(Struct):
    """How the puzzles of a file were found."""

    gugong_puzzles: Literal[1]  # the format
    level: str
    iterations: int  # of the search that found them; the one that checked them had DEEPER times as many
    seed: str
    games: int
    checked: int  # positions that the deep search was asked about,
    confirmed: int  # and those about which it agreed


class PuzzleFile(Struct):
    head: Head
    puzzles: list[Puzzle]


def key_of(seen: Observation) -> str:
    """Twelve hexadecimal digits of the position alone: however a file is made, the same puzzle has the same key."""
    return sha256(msgspec.json.encode(replace(seen, moves=[]))).hexdigest()[:12]


def read(text: bytes) -> PuzzleFile:
    """Raises msgspec.DecodeError if it is no such file."""
    head, *lines = text.splitlines()
    return PuzzleFile(msgspec.json.decode(head, type=Head), [msgspec.json.decode(line, type=Puzzle) for line in lines])


def write(file: PuzzleFile) -> bytes:
    return b"".join(msgspec.json.encode(line) + b"\n" for line in (file.head, *file.puzzles))
