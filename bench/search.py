"""How many iterations per second the search makes at the start of a game, and what a step of it costs.

The parts are timed separately, in games whose moves are drawn from the policy of the net: dealing what is hidden anew,
the inputs of the net, its hidden layers, the weights of the answers, the points to come, and playing the move.
"""

import argparse
import sys
import time

import gugong
from gugong.bots.net_file import load_net
from gugong.bots.net_inputs import inputs
from gugong.bots.net_tree import Search
from gugong.bots.nets import PolicyValueNet
from gugong.bots.policy import sample
from gugong.content import load
from gugong.rules.kernel import Position
from gugong.rules.options import Options
from gugong.rules.playout import Chance
from gugong.rules.redeal import redeal
from gugong.rules.setup import new_position

PARTS = ("deal", "inputs", "hidden", "answers", "points", "play")


def iteration(g: Position, net: PolicyValueNet, n: int) -> float:
    search = Search(g, net, Chance(1))
    began = time.perf_counter()
    for _ in range(n):
        search.iteration()
    return (time.perf_counter() - began) / n


def parts(g: Position, net: PolicyValueNet, n: int) -> dict[str, float]:
    """Microseconds of each part, on average."""
    spent, chance, steps = dict.fromkeys(PARTS, 0.0), Chance(1), 0
    for _ in range(n):
        with_part = Stopwatch(spent)
        twin = g.copy()
        redeal(twin, 0, chance)
        with_part("deal")
        while twin.agenda:
            on = inputs(twin, twin.question().who)
            with_part("inputs")
            hidden = net.layers.of(on)
            with_part("hidden")
            weights = net.policy(twin, hidden)
            with_part("answers")
            net.to_come(hidden)
            with_part("points")
            twin.play(twin.legal[sample(weights, chance)])
            with_part("play")
            steps += 1
    return {name: 1e6 * seconds / (n if name == "deal" else steps) for name, seconds in spent.items()}


class Stopwatch:
    """Adds the time since the last call to the part that is named."""

    def __init__(self, spent: dict[str, float]) -> None:
        self.spent = spent
        self.last = time.perf_counter()

    def __call__(self, part: str) -> None:
        now = time.perf_counter()
        self.spent[part] += now - self.last
        self.last = now


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=2000)
    asked = parser.parse_args()
    if not gugong.is_compiled():
        sys.exit("The installed gugong is interpreted: install a C compiler, then run this again.")
    print(f"{'players':>8} {'iterations/s':>13}   µs: " + " ".join(f"{name:>7}" for name in PARTS))
    for players in range(1, 6):
        g = new_position(load(), Options(players), bytes(32))
        net = load_net(players == 1)
        seconds, spent = iteration(g, net, asked.iterations), parts(g, net, max(1, asked.iterations // 40))
        print(f"{players:8} {1 / seconds:13,.0f}       " + " ".join(f"{spent[name]:7.1f}" for name in PARTS))


if __name__ == "__main__":
    main()
