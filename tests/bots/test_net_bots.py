"""The bots that play by the nets."""

import pytest

from gugong.bots.contract import Budget
from gugong.bots.manners import Manner
from gugong.bots.net_bots import RIVALS, SLICE, NetBot, think_for
from gugong.bots.net_file import load_net
from gugong.bots.net_tree import EXTRA, Search
from gugong.rules.day import Give
from gugong.rules.options import Options
from gugong.rules.playout import Chance
from gugong.rules.vocabulary import SOURCES
from gugong.view.observe import observe
from tests.bots.positions import EVERY_KIND, dealt
from tests.table import TRAINED


def bot(seed=1, **more):
    return NetBot(seed, TRAINED, **more)


def play(g, move):
    g.play(next(legal for legal in g.legal if legal.text == move))


@pytest.mark.parametrize("options", EVERY_KIND, ids=lambda options: str(options.players))
def test_the_tree_of_a_turn_grows_on_within_the_turn(options):
    g, player, grown = dealt(1, options), bot(), 0
    while g.agenda and not grown:
        before = player._last
        choice = player.choose(observe(g, g.question().who), Budget(iterations=8))
        if before is not None and player._last[0].root in before[0].root.children.values():
            assert not isinstance(g.question(), Give)
            grown += 1
        play(g, choice.move)
    assert grown


def test_a_new_turn_begins_a_new_tree():
    g, player = dealt(1, Options(2)), bot()
    for _ in range(2):
        player.choose(observe(g, g.question().who), Budget(iterations=50))
        assert player._last[0].root.visits <= 50 * EXTRA


def test_it_says_what_it_expects_of_both_moves_by_source():
    g = dealt(1, Options(2))
    choice = bot().choose(observe(g, g.question().who), Budget(iterations=200))
    assert choice.instead_of is not None
    assert set(choice.expected) == set(choice.otherwise) == {*SOURCES, RIVALS}


def test_a_bot_with_a_whim_goes_there():
    g = dealt(1, Options(2))
    whimsical = bot(manner=Manner(whims=(("jade", 1.0),)))
    assert whimsical.choose(observe(g, g.question().who), Budget(iterations=1)).move.endswith(" jade")


def test_a_budget_of_seconds_is_spent():
    search = Search(dealt(1, Options(2)), load_net(False), Chance(1))
    think_for(search, 0.01)
    assert search.root.visits >= SLICE
