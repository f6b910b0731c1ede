"""The weights of the evaluation, read from weights.json."""

import json
from functools import lru_cache
from importlib import resources

from gugong.bots.evaluate import Weights
from gugong.bots.features import NAMES


@lru_cache(maxsize=1)
def load_weights() -> Weights:
    """What each feature is worth on each of the four days; see weights.json for the figures."""
    text = resources.files("gugong.bots").joinpath("weights.json").read_text(encoding="utf-8")
    rows: dict[str, list[float]] = json.loads(text)
    days = [[float(rows[name][day]) for name in NAMES] for day in range(4)]
    return Weights(days, days)
