"""Compares our engine with catanatron and python-chess on one core, as ratios, since machines differ.

The ratios are shown beside those of bench/baseline.json, which --record writes anew.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

import gugong
import peers
from gugong.lab.speed import copy_us, decisions_per_second, position_bytes, setup_us

HERE = Path(__file__).parent
BASELINE = HERE / "baseline.json"
# The targets: decisions per second relative to each peer, and the time of a copy relative to catanatron's.
AT_LEAST = {"compiled / catanatron": 15.0, "compiled / python-chess": 15.0, "interpreted / catanatron": 1.0}
AT_MOST_COPY = 1 / 25
AT_MOST_BYTES = 20_000


def interpreted(seconds: float) -> float:
    """Decisions per second of the same engine from source, measured in another process."""
    code = f"from gugong.lab.speed import decisions_per_second as d; print(d({seconds}))"
    env = {**os.environ, "PYTHONPATH": str(HERE.parent / "src")}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    return float(done.stdout)


def measure(rounds: int, seconds: float) -> dict[str, float]:
    """The median of each figure over short alternating slices, so that a noisy moment hits all engines."""
    rates: dict[str, list[float]] = {"compiled": [], "interpreted": [], "catanatron": [], "python-chess": []}
    copies: dict[str, list[float]] = {"copy": [], "catanatron copy": []}
    for turn in range(rounds):
        print(f"round {turn + 1} of {rounds}", file=sys.stderr)
        rates["compiled"].append(decisions_per_second(seconds))
        # All steps of catanatron and chess count, forced ones too, which makes the comparison harder for us.
        rates["catanatron"].append(peers.catanatron_decisions(seconds).steps)
        rates["python-chess"].append(peers.chess_decisions(seconds).steps)
        rates["interpreted"].append(interpreted(seconds))
        copies["copy"].append(copy_us(5000))
        copies["catanatron copy"].append(peers.catanatron_copy_us(300))
    return {name: median(values) for name, values in {**rates, **copies}.items()}


def ratios(found: dict[str, float]) -> dict[str, float]:
    made = {name: found[name.split(" / ")[0]] / found[name.split(" / ")[1]] for name in AT_LEAST}
    made["copy / catanatron copy"] = found["copy"] / found["catanatron copy"]
    return made


def report(found: dict[str, float], made: dict[str, float], old: dict[str, float]) -> bool:
    """Print the figures; returns whether all targets are met."""
    for name, value in found.items():
        unit = "µs" if "copy" in name else "decisions/s"
        print(f"{name:28} {value:12,.1f} {unit}")
    print(f"{'set-up':28} {setup_us(500):12,.1f} µs")
    print(f"{'one position':28} {position_bytes():12,} bytes")
    met = position_bytes() < AT_MOST_BYTES
    for name, value in made.items():
        good = value <= AT_MOST_COPY if name.startswith("copy") else value >= AT_LEAST[name]
        met = met and good
        before = f", recorded {old[name]:.3f}" if name in old else ""
        print(f"{name:28} {value:12.3f} {'ok' if good else 'TARGET MISSED'}{before}")
    return met


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="length of one slice")
    parser.add_argument("--record", action="store_true", help="write bench/baseline.json")
    asked = parser.parse_args()
    if not gugong.is_compiled():
        sys.exit("The installed gugong is interpreted: install a C compiler, then run make bench again.")
    found = measure(asked.rounds, asked.seconds)
    made = ratios(found)
    old = json.loads(BASELINE.read_text()) if BASELINE.exists() else {}
    met = report(found, made, old)
    if asked.record:
        BASELINE.write_text(json.dumps({name: round(value, 4) for name, value in made.items()}, indent=1) + "\n")
    sys.exit(0 if met else 1)


if __name__ == "__main__":
    main()
