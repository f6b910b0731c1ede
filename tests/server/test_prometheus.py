"""The text format of Prometheus, read by the parser of its own client."""

import pytest

from gugong.server.prometheus import BOUNDS, Counter, Histogram, text
from tests.server.measured import samples


def test_a_histogram_counts_what_lies_within_each_bound():
    took = Histogram("took_seconds", "How long it took.", "level", ["high", "low"])
    for seconds in (0.0, BOUNDS[0], 2.0, 1000.0):
        took.observe(seconds, "low")
    buckets = {
        float(sample.labels["le"]): sample.value
        for sample in samples(text([took]))
        if sample.name == "took_seconds_bucket" and sample.labels["level"] == "low"
    }
    assert list(buckets) == [*BOUNDS, float("inf")]
    assert (buckets[BOUNDS[0]], buckets[1.0], buckets[2.5], buckets[float("inf")]) == (2, 2, 3, 4)
    assert 'took_seconds_sum{level="low"} 1002.001\n' in text([took])
    assert 'took_seconds_count{level="high"} 0\n' in text([took])


def test_what_fails_is_not_timed():
    took = Histogram("took_seconds", "How long it took.")
    with pytest.raises(ValueError, match="nothing"), took.timed():
        raise ValueError("nothing was done")
    assert "took_seconds_count 0\n" in text([took])


def test_a_label_takes_no_other_values():
    moves = Counter("moves_total", "Moves.", "by", ["person"])
    with pytest.raises(KeyError):
        moves.add("somebody")
