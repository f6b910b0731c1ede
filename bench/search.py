"""How many iterations per second the search makes at the start of a game, and what they spend their time on.

The parts are timed separately, in games that the rollout policy plays to the end as an iteration does.
"""

import argparse
import sys
import time

import gugong
from gugong.bots.policy import Policy, sample
from gugong.bots.tree import Search
from gugong.bots.weights import load_policy
from gugong.content import load
from gugong.rules.kernel import Position
from gugong.rules.options import Options
from gugong.rules.playout import Chance
from gugong.rules.redeal import redeal
from gugong.rules.setup import new_position

PARTS = ("deal", "weigh", "play")


def iteration(g: Position, policy: Policy, n: int) -> float:
    search = Search(g, policy, Chance(1))
    began = time.perf_counter()
    search.iterate(n)
    return (time.perf_counter() - began) / n


def parts(g: Position, policy: Policy, n: int) -> dict[str, float]:
    """Seconds of one rollout: redealing, weighing the moves and sampling one, and playing it."""
    spent, chance, now = dict.fromkeys(PARTS, 0.0), Chance(1), time.perf_counter
    for _ in range(n):
        began = now()
        twin = g.copy()
        redeal(twin, 0, chance)
        spent["deal"] += now() - began
        while twin.agenda:
            began = now()
            move = twin.legal[sample(policy.weights(twin), chance)]
            weighed = now()
            twin.play(move)
            spent["weigh"] += weighed - began
            spent["play"] += now() - weighed
    return {name: seconds / n for name, seconds in spent.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=1000)
    asked = parser.parse_args()
    if not gugong.is_compiled():
        sys.exit("The installed gugong is interpreted: install a C compiler, then run this again.")
    print(f"{'players':>8} {'iterations/s':>13} " + " ".join(f"{name:>6}" for name in PARTS))
    for players in range(1, 6):
        g = new_position(load(), Options(players), bytes(32))
        policy = load_policy(players == 1)
        seconds, spent = iteration(g, policy, asked.iterations), parts(g, policy, asked.iterations // 4)
        shares = " ".join(f"{spent[name] / sum(spent.values()):6.0%}" for name in PARTS)
        print(f"{players:8} {1 / seconds:13,.0f} {shares}")


if __name__ == "__main__":
    main()
