"""Misbehaving bots for the tests of the guard, in a module that another process can import."""

import os
import time

from gugong.bots.contract import Bot, Decision


class Raises(Bot):
    def choose(self, seen, budget):
        raise ZeroDivisionError("oh no")


class Leaves(Bot):
    def choose(self, seen, budget):
        raise SystemExit


class Dies(Bot):
    def choose(self, seen, budget):
        os._exit(3)


class Nonsense(Bot):
    def choose(self, seen, budget):
        return Decision("eat the Envoy")


class Nothing(Bot):
    def choose(self, seen, budget):
        return None


class Forger(Bot):
    """Adds a move of its own to the legal ones."""

    def choose(self, seen, budget):
        seen.moves.insert(0, "win")
        return Decision("win")


class Sleeper(Bot):
    """Sleeps at every question, unless its seed is odd."""

    def __init__(self, seed, components):
        super().__init__(seed, components)
        self.awake = seed % 2 == 1

    def choose(self, seen, budget):
        if not self.awake:
            time.sleep(3600)
        return Decision(seen.moves[-1])


class Last(Bot):
    """Always plays the last legal move, and says in which process it runs."""

    def choose(self, seen, budget):
        return Decision(seen.moves[-1], {"process": float(os.getpid())})
