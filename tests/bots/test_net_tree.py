"""The search of the nets: visits, points that add up, and a move that is plainly best."""

import gc

import pytest

from gugong.bots.evaluate import squash
from gugong.bots.net_file import load_net
from gugong.bots.net_tree import EXTRA, Search
from gugong.rules.day import GIVE
from gugong.rules.options import Options
from gugong.rules.playout import Chance
from gugong.rules.scoring import END
from gugong.rules.vocabulary import SOURCES
from tests.bots.positions import EVERY_KIND, dealt
from tests.table import Table


def search(g, iterations, seed=3):
    found = Search(g, load_net(g.meng is not None), Chance(seed))
    for _ in range(iterations):
        found.iteration()
    return found


def visits(found):
    return {text: child.visits for text, child in found.root.children.items()}


def test_every_iteration_is_one_visit():
    assert sum(visits(search(dealt(1, Options(3)), 40)).values()) == 40


def test_the_most_visited_move_comes_first():
    found = search(dealt(1, Options(4)), 200)
    ranked = [visits(found)[text] for text in found.ranked()]
    assert ranked == sorted(ranked, reverse=True)
    assert found.visits() == (ranked[0], ranked[1])


def test_the_search_does_not_change_the_position():
    g = dealt(1, Options(2))
    before = [(p.hand, p.discard, p.pool) for p in g.copy().players]
    search(g, 30)
    assert [(p.hand, p.discard, p.pool) for p in g.players] == before
    assert g.tally is None


@pytest.mark.parametrize("options", EVERY_KIND, ids=lambda options: str(options.players))
def test_the_same_seed_gives_the_same_tree(options):
    one, other = (search(dealt(2, options), 40) for _ in range(2))
    assert visits(one) == visits(other)


def test_it_takes_the_last_step_into_the_palace():
    """On day 4, with the last card: outside the Palace the score would be 0."""
    t = Table(players=2).seat(0, hand="9", pool=0, envoy=7, vp=30).seat(1, hand="")
    t.g.day = 4
    t.ask(GIVE[0], END)
    assert search(t.g, 80).ranked()[0] == "9 palace"


@pytest.mark.parametrize("options", EVERY_KIND, ids=lambda options: str(options.players))
def test_the_points_by_source_add_up_to_the_lead_a_move_is_valued_by(options):
    g = dealt(3, options)
    found = Search(g, load_net(g.meng is not None), Chance(1))
    for move in g.legal:
        found.iteration(move)
        assert found.root.children[move.text].total == pytest.approx(squash(sum(found.expected(move.text))))


def test_at_the_end_of_the_game_the_points_are_those_that_were_scored():
    t = Table(players=2).seat(0, hand="9", pool=0, envoy=8, vp=30, jade=2).seat(1, hand="", vp=12, envoy=8)
    t.g.players[0].palace_seat, t.g.players[1].palace_seat, t.g.seats_taken, t.g.day = 0, 1, 2, 4
    t.ask(GIVE[0], END)
    found = Search(t.g, load_net(False), Chance(1))
    found.iteration(next(move for move in t.g.legal if move.text == "9 jade"))
    jade, palace = found.expected("9 jade")[SOURCES.index("jade")], found.expected("9 jade")[SOURCES.index("palace")]
    assert (jade, palace) == (3, 7)


def test_only_what_is_considered_is_tried():
    g = dealt(1, Options(2))
    found = Search(g, load_net(False), Chance(1))
    found.considered = g.legal[:2]
    found.iterate(20)
    assert set(found.ranked()) <= {move.text for move in g.legal[:2]}


def test_a_choice_that_is_clear_takes_fewer_iterations_and_a_close_one_more():
    g = dealt(1, Options(2))
    found = Search(g, load_net(False), Chance(1))
    found.considered = g.legal[:1]
    found.iterate(400)
    assert found.root.visits == 208  # from then on no other move could have been tried as often
    close = Search(g, load_net(False), Chance(1))
    first, second = g.legal[:2]
    for _ in range(20):
        close.iteration(first)
        close.iteration(second)
    close.considered = [first, second]
    before = close.root.visits
    close.iterate(8)
    assert 8 < close.root.visits - before <= 8 * EXTRA


def test_a_glance_tries_the_two_likeliest_moves_once():
    found = Search(dealt(1, Options(3)), load_net(False), Chance(1))
    found.glance()
    tried = sorted((child.prior for child in found.root.children.values() if child.visits), reverse=True)
    assert tried == sorted((child.prior for child in found.root.children.values()), reverse=True)[:2]
    assert found.root.children[found.ranked()[0]].prior == tried[0]


@pytest.mark.parametrize("options", EVERY_KIND)
def test_nothing_is_left_for_the_collector_of_cycles(options):
    """Processes that think look for cycles rarely (bots/process.py)."""
    g = dealt(1, options)
    search(g, 1)  # what is made once
    gc.collect()
    gc.disable()
    try:
        search(g, 100)
        assert gc.collect() == 0
    finally:
        gc.enable()
