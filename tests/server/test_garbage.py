import gc
import weakref

import pytest

from gugong.server.garbage import collect_all


class Ring:
    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def as_before():
    thresholds = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)


def test_what_was_put_out_of_sight_is_collected_in_the_end():
    ring = Ring()
    gone = weakref.ref(ring)
    gc.freeze()
    del ring
    gc.collect()
    assert gone() is not None
    collect_all()
    assert gone() is None


def test_full_collections_are_not_made_by_chance():
    collect_all()
    before = gc.get_stats()[2]["collections"]
    kept = [Ring() for _ in range(200_000)]
    assert gc.get_stats()[2]["collections"] == before
    assert len(kept) == 200_000
