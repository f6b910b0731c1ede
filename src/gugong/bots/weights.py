"""What the bots know: the weights of the evaluation (weights.json) and the quick player (policy.json)."""

import json
from functools import lru_cache
from importlib import resources

from gugong.bots.evaluate import Weights
from gugong.bots.features import NAMES
from gugong.bots.policy import FIXED, WIDTH, Policy


@lru_cache(maxsize=1)
def load_weights() -> Weights:
    """What each feature is worth on each of the four days; see weights.json for the figures."""
    rows: dict[str, list[float]] = json.loads(_text("weights.json"))
    days = [[float(rows[name][day]) for name in NAMES] for day in range(4)]
    return Weights(days, days)


@lru_cache(maxsize=2)
def load_policy(solo: bool) -> Policy:
    """The quick player, against Meng or at a table."""
    rows: dict[str, dict[str, list[float]]] = json.loads(_text("policy.json"))
    return policy_of(rows["solo" if solo else "table"])


def policy_of(rows: dict[str, list[float]]) -> Policy:
    """From rows by name; what is missing counts 0."""
    none = [0.0] * WIDTH
    numbers = [float(x) for name in FIXED for x in rows.get(name, none)] + none
    answers: dict[str, dict[str, int]] = {}
    for name, row in rows.items():
        rule, _, text = name.partition(": ")
        if rule not in ("give", "go"):
            answers.setdefault(rule, {})[text] = len(numbers) // WIDTH
            numbers += map(float, row)
    return Policy(numbers, answers)


def _text(file: str) -> str:
    return resources.files("gugong.bots").joinpath(file).read_text(encoding="utf-8")
