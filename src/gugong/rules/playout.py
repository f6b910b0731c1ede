"""Random play to the end, for simulations and for evaluating positions."""

from typing import Final

from gugong.rules.kernel import Position

WORD: Final = 0xFFFFFFFF


class Chance:
    """A small, fast generator (xorshift, 32 bits) for play that may be predictable; the game has its own `Luck`."""

    def __init__(self, seed: int) -> None:
        self.state: int = (seed * 2654435761 + 2463534242) % WORD + 1

    def below(self, n: int) -> int:
        x = self.state
        x ^= (x << 13) & WORD
        x ^= x >> 17
        x ^= (x << 5) & WORD
        self.state = x
        return x % n


def play_out(g: Position, chance: Chance) -> int:
    """Answer every question at random and return how many there were."""
    decisions = 0
    while g.agenda:
        legal = g.legal
        g.play(legal[chance.below(len(legal))])
        decisions += 1
    return decisions
