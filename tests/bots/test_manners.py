"""How weaker bots err: by favourite places, things put off, and cards they do not think of."""

from random import Random

from gugong.bots.manners import PLAIN, Manner
from gugong.content.names import WALL
from gugong.rules.actions import ACTIONS, LOCATION
from gugong.rules.options import Options
from tests.bots.positions import dealt
from tests.table import Table


def considered(manner, g, times=200):
    """How often each move is thought of in so many turns."""
    rng = Random(1)
    counts = dict.fromkeys([move.text for move in g.legal], 0)
    for _ in range(times):
        for move in manner.considered(g, rng):
            counts[move.text] += 1
    return counts


def test_without_manners_every_move_is_considered():
    g = dealt(1, Options(2))
    assert set(considered(PLAIN, g).values()) == {200}


def test_a_whim_leaves_only_its_place_now_and_then():
    g = dealt(1, Options(2))
    counts = considered(Manner(whims=(("wall", 0.4),)), g)
    assert all(count == 200 for text, count in counts.items() if text.endswith(" wall"))
    assert all(90 < count < 150 for text, count in counts.items() if not text.endswith(" wall"))


def test_what_is_put_off_is_not_thought_of_now_and_then():
    g = dealt(1, Options(2))
    counts = considered(Manner(puts_off=(("palace", 0.4),)), g)
    assert all((90 < count < 150) == text.endswith(" palace") for text, count in counts.items())


def test_a_forgotten_card_is_given_nowhere():
    g = dealt(1, Options(2))
    manner, rng, seen = Manner(forgets=0.5), Random(2), set()
    for _ in range(50):
        considered = manner.considered(g, rng)
        cards = {move.text.split()[0] for move in considered}
        assert considered == [move for move in g.legal if move.text.split()[0] in cards]
        seen.add(len(cards))
    assert min(seen) < 4


def test_whoever_forgets_every_card_thinks_of_all_of_them_again():
    g = dealt(1, Options(2))
    assert Manner(forgets=1.0).considered(g, Random(1)) == g.legal


def test_whoever_goes_to_a_favourite_place_does_something_there():
    t = Table(players=2).seat(0, pool=4)
    t.ask(ACTIONS[WALL][0][LOCATION])
    assert "skip" in {move.text for move in t.g.legal}
    assert "skip" not in {move.text for move in Manner(whims=(("wall", 0.1),)).considered(t.g, Random(1))}
