"""The search: visits, ranking, and a move that is plainly best."""

from gugong.bots.tree import Search
from gugong.bots.weights import load_policy
from gugong.content import load
from gugong.rules.day import GIVE
from gugong.rules.options import Options
from gugong.rules.playout import Chance
from gugong.rules.scoring import END
from gugong.rules.setup import new_position
from tests.table import Table


def search(g, iterations):
    found = Search(g, load_policy(g.meng is not None), Chance(3))
    found.iterate(iterations)
    return found


def test_every_iteration_is_one_visit():
    g = new_position(load(), Options(3), bytes(32))
    assert sum(visits for _, visits, _ in search(g, 40).ranked()) == 40


def test_the_most_visited_move_comes_first():
    g = new_position(load(), Options(1), bytes(32))
    visits = [row[1] for row in search(g, 60).ranked()]
    assert visits == sorted(visits, reverse=True)


def test_the_search_does_not_change_the_position():
    g = new_position(load(), Options(2), bytes(32))
    before = [(p.hand, p.discard, p.pool) for p in g.copy().players]
    search(g, 30)
    assert [(p.hand, p.discard, p.pool) for p in g.players] == before


def test_it_takes_the_last_step_into_the_palace():
    """On day 4, with the last card: outside the Palace the score would be 0."""
    t = Table(players=2).seat(0, hand="9", pool=0, envoy=7, vp=30).seat(1, hand="")
    t.g.day = 4
    t.ask(GIVE[0], END)
    assert search(t.g, 80).ranked()[0][0] == "9 palace"
