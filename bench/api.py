"""Random play through the public API, `moves()` and `play()`, beside the rules alone, in turns on one core.

A loop that only asks and plays is to keep at least a quarter of the rate of the rules.
"""

import argparse
import sys
import time
from statistics import median

import gugong
from gugong.lab.speed import PLAYERS, decisions_per_second
from gugong.rules.playout import Chance

AT_LEAST = 0.25


def api_decisions_per_second(seconds: float, seed: int = 1) -> float:
    """Whole games one after another, set-up included; every move makes its events and returns them."""
    decisions, chance = 0, Chance(seed)
    began = time.process_time()
    while time.process_time() - began < seconds:
        game = gugong.new_game(players=PLAYERS, seed=seed)
        while moves := game.moves():
            game.play(moves[chance.below(len(moves))])
            decisions += 1
        seed += 1
    return decisions / (time.process_time() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of one slice")
    asked = parser.parse_args()
    rules, api = [], []
    for _ in range(asked.rounds):
        rules.append(decisions_per_second(asked.seconds))
        api.append(api_decisions_per_second(asked.seconds))
    ratio = median(api) / median(rules)
    print(f"{'rules':8} {median(rules):12,.0f} decisions/s, {'compiled' if gugong.is_compiled() else 'interpreted'}")
    print(f"{'API':8} {median(api):12,.0f} decisions/s")
    print(f"{'ratio':8} {ratio:12.3f} {'holds' if ratio >= AT_LEAST else 'DOES NOT HOLD'}")
    sys.exit(0 if ratio >= AT_LEAST else 1)


if __name__ == "__main__":
    main()
