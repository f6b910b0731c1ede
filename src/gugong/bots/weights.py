"""Loads what the bots have learnt: the evaluation weights (weights.json) and the rollout policy (policy.json)."""

import json
from functools import cache
from importlib import resources

from gugong.bots.evaluate import Weights
from gugong.bots.features import NAMES
from gugong.bots.policy import FIXED, WIDTH, Policy

NOTHING = (0.0, 0.0, 0.0, 0.0)


@cache
def load_weights() -> Weights:
    """What one unit of each feature is worth on each of the four days; nothing where that was not learnt."""
    rows: dict[str, list[float]] = json.loads(_text("weights.json"))
    return [[float(rows.get(name, NOTHING)[day]) for name in NAMES] for day in range(4)]


@cache
def load_policy(solo: bool) -> Policy:
    """The rollout policy: one for the solo game against Meng, one for two to five players."""
    rows: dict[str, dict[str, list[float]]] = json.loads(_text("policy.json"))
    return policy_of(rows["solo" if solo else "table"])


def policy_of(rows: dict[str, list[float]]) -> Policy:
    """A policy from its named rows; a row that is missing is all zeros."""
    zeros = [0.0] * WIDTH
    parameters = [float(x) for name in FIXED for x in rows.get(name, zeros)] + zeros
    answers: dict[str, dict[str, int]] = {}
    for name, row in rows.items():
        rule, _, text = name.partition(": ")
        if rule not in ("give", "go"):
            answers.setdefault(rule, {})[text] = len(parameters) // WIDTH
            parameters += map(float, row)
    return Policy(parameters, answers)


def _text(file: str) -> str:
    return resources.files("gugong.bots").joinpath(file).read_text(encoding="utf-8")
