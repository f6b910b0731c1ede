"""Ten sockets of one address share what one address may ask, and nobody else waits for them."""

from typing import get_args

import pytest

from gugong.table import protocol as p
from tests.attacks import hammering
from tests.attacks.figures import measure


@pytest.mark.parametrize("kind", ["preview", "speak", "rename", "play", "frames", "name-things", "hint", "review"])
def test_ten_sockets_of_one_address_do_not_make_others_wait(target, kind):
    figures = measure(target, lambda: hammering.hammer(target, kind, seconds=4))
    figures.check()
    assert hammering.refusals(figures.counts) > 0, figures.counts


def test_every_message_is_tried_but_those_that_only_one_can_send_once():
    once = {p.Hello, p.Redo, p.Leave, p.Release, p.Begin}
    assert set(hammering.MESSAGES) == {kind.__struct_config__.tag for kind in {*get_args(p.FromPage)} - once}
