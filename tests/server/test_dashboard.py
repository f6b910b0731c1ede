"""deploy/dashboard.json: it draws what the server measures, and all of it."""

import json
import re
from pathlib import Path

from gugong.server.connections import Connections
from gugong.server.limits import Visitors
from gugong.server.metrics import all_metrics
from gugong.server.prometheus import text
from gugong.table.registry import Registry
from tests.server.measured import samples
from tests.tables.memory import InlineThinker, MemoryStore

DASHBOARD = json.loads((Path(__file__).parents[2] / "deploy" / "dashboard.json").read_text(encoding="utf-8"))
QUERIES = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
NAMES = re.compile(r"\b(?:gugong|process)_\w+")


def exported() -> dict[str, set[str]]:
    """By the name of a metric, its labels."""
    visitors = Visitors()
    measured = all_metrics(Registry(MemoryStore(), InlineThinker()), Connections(1, visitors), visitors, int)
    return {sample.name: set(sample.labels) for sample in samples(text(measured))}


def test_every_metric_it_draws_is_exported():
    drawn = {name for query in QUERIES for name in NAMES.findall(query)}
    assert drawn <= set(exported())


def test_every_metric_is_drawn():
    drawn = " ".join(QUERIES)
    families = {re.sub(r"_(bucket|sum|count)$", "", name) for name in exported()}
    assert {family for family in families if family not in drawn} == set()


def test_every_label_it_sorts_by_is_there():
    for query in QUERIES:
        for labels in re.findall(r"by \(([\w, ]+)\)", query):
            (name,) = NAMES.findall(query)
            assert set(labels.split(", ")) - {"instance"} <= exported()[name], query


def test_its_panels_do_not_overlap():
    taken = [
        (x, y)
        for place in (panel["gridPos"] for panel in DASHBOARD["panels"])
        for x in range(place["x"], place["x"] + place["w"])
        for y in range(place["y"], place["y"] + place["h"])
    ]
    assert len(taken) == len(set(taken))
    assert max(x for x, _ in taken) < 24  # columns
