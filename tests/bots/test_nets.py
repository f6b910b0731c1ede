"""The nets in use: they weigh every legal move, and expect points by source."""

import pytest

from gugong.bots.net_file import assemble, load_net, read, write
from gugong.bots.nets import OUTPUTS
from gugong.bots.outlook import new_tally, secured, worth
from gugong.rules.options import Options
from gugong.rules.scoring import secure
from gugong.rules.vocabulary import SOURCES
from tests.bots.positions import EVERY_KIND, dealt, random_game

of_every_kind = pytest.mark.parametrize("options", EVERY_KIND, ids=lambda options: str(options.players))


def playing(options, deal):
    """The positions of a game in which the net plays what it likes best, and the end; what is scored is counted."""
    net, g = load_net(options.players == 1), dealt(deal, options)
    g.tally = new_tally(g)
    while g.agenda:
        yield g
        weights = net.policy(g, net.hidden(g, g.question().who))
        g.play(g.legal[weights.index(max(weights))])
    yield g


@of_every_kind
def test_every_legal_move_has_a_weight_and_the_largest_is_1(options):
    net = load_net(options.players == 1)
    for g in random_game(options):
        weights = net.policy(g, net.hidden(g, g.question().who))
        assert len(weights) == len(g.legal)
        assert max(weights) == 1.0
        assert min(weights) >= 0.0


@of_every_kind
def test_what_is_secured_adds_up_to_what_would_be_scored_now(options):
    for g in playing(options, 3):
        for who in range(len(g.players)):
            assert sum(secured(g, who)) == (secure(g, who) if g.agenda else worth(g, who))


def test_what_is_written_is_what_is_read():
    data = read(write(read(_file("table.net"))))
    g = dealt(1, Options(3))
    one, other = assemble(data), load_net(False)
    assert one.policy(g, one.hidden(g, 0)) == other.policy(g, other.hidden(g, 0))
    assert one.to_come(one.hidden(g, 0)) == other.to_come(other.hidden(g, 0))


def _file(name):
    from importlib import resources

    return resources.files("gugong.bots").joinpath(name).read_bytes()


def test_the_files_are_small():
    """Together at most a megabyte, as everybody who plays in a browser loads them."""
    assert len(_file("solo.net")) + len(_file("table.net")) < 1_000_000


@of_every_kind
def test_the_net_expects_what_comes(options):
    """At the start of the last day it is off by less than half of the points that are still to come."""
    off, all_in_all = 0.0, 0.0
    net = load_net(options.players == 1)
    for deal in range(12):
        seen = None
        for g in playing(options, deal):
            if seen is None and g.day == 4:
                seen = sum(net.to_come(net.hidden(g, 0))[: len(SOURCES)]), secure(g, 0)
        assert seen is not None
        came = worth(g, 0) - seen[1]
        off += abs(came - seen[0])
        all_in_all += abs(came)
    assert off < all_in_all / 2


def test_there_is_an_output_for_every_source_and_one_for_the_rival():
    net, g = load_net(False), dealt(1, Options(2))
    assert len(net.to_come(net.hidden(g, 0))) == OUTPUTS == len(SOURCES) + 1
