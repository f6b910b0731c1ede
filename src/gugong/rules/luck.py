"""All the randomness of a game, drawn from its 256-bit seed through a keyed hash."""

from hashlib import blake2b
from typing import Final

DRAWS_A_BLOCK: Final = 8


class Luck:
    """A stream of fair draws; without the seed, the next one cannot be predicted from the earlier ones."""

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        self.seed: Final = seed
        self.drawn = drawn
        self.block = self._block() if drawn % DRAWS_A_BLOCK else b""

    def _block(self) -> bytes:
        return blake2b((self.drawn // DRAWS_A_BLOCK).to_bytes(8, "big"), key=self.seed).digest()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1.  (With 64 bits per draw and small n, the bias is below 1 in 2**57.)"""
        place = self.drawn % DRAWS_A_BLOCK
        if place == 0:
            self.block = self._block()
        self.drawn += 1
        return int.from_bytes(self.block[8 * place : 8 * place + 8], "big") % n

    def shuffled(self, things: list[int]) -> list[int]:
        pile = things.copy()
        for last in range(len(pile) - 1, 0, -1):
            i = self.below(last + 1)
            pile[i], pile[last] = pile[last], pile[i]
        return pile

    def copy(self) -> "Luck":
        twin = Luck(self.seed)
        twin.drawn = self.drawn
        twin.block = self.block
        return twin
