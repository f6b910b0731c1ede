"""Random play to the end, for simulations and for judging positions."""

from typing import Final

from gugong.rules.kernel import Position

WORD: Final = 0xFFFFFFFF


class Chance:
    """A small quick generator (xorshift, 32 bits) for play that need not be unpredictable.  Not the game's luck."""

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
    """Answer every question at random; how many there were."""
    decisions = 0
    while g.agenda:
        legal = g.legal
        g.play(legal[chance.below(len(legal))])
        decisions += 1
    return decisions
