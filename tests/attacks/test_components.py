"""Component files that are expensive to read or to keep hurt nobody else."""

import pytest

from tests.attacks import components
from tests.attacks.figures import Counts, measure

REFUSED = {"400", "413", "429", "503"}


@pytest.mark.parametrize("path", ["/api/tables", "/api/open"])
def test_no_component_file_makes_others_wait(target, path):
    def attack() -> Counts:
        return sum((components.send(target, text, path, 2) for text in components.EXPENSIVE.values()), Counts())

    figures = measure(target, attack)
    figures.check()
    assert set(figures.counts) <= REFUSED, figures.counts


def test_a_padded_component_file_is_not_kept_with_its_padding(target):
    counts = components.fill_disk(target, tables=4, padding=40_000)
    assert counts["200"] == 4
    assert counts["bytes"] < 40_000  # with the table, its seats, its snapshot, and whole pages of the file
