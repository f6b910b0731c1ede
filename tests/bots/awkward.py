"""Bots that no table should suffer from; in a module of their own, so that another process finds them."""

import os
import time

from gugong.bots.contract import Bot, Choice


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
        return Choice("eat the Envoy")


class Nothing(Bot):
    def choose(self, seen, budget):
        return None


class Forger(Bot):
    """Writes its own move among the legal ones."""

    def choose(self, seen, budget):
        seen.moves.insert(0, "win")
        return Choice("win")


class Sleeper(Bot):
    """Falls asleep over every question, unless its seed is odd."""

    def __init__(self, seed, components):
        super().__init__(seed, components)
        self.awake = seed % 2 == 1

    def choose(self, seen, budget):
        if not self.awake:
            time.sleep(3600)
        return Choice(seen.moves[-1])


class Last(Bot):
    """Always the last legal move, and it says in which process."""

    def choose(self, seen, budget):
        return Choice(seen.moves[-1], {"process": float(os.getpid())})
