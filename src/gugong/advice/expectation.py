"""The lead that a seat may expect in a game: a short search of whoever is asked next, and the result at the end."""

from typing import Final

from gugong.bots.net_file import load_net
from gugong.bots.net_tree import Search
from gugong.bots.outlook import worth
from gugong.rules.kernel import Position
from gugong.rules.playout import Chance

LOOK: Final = 50  # iterations of a short search


def final_lead(g: Position, seat: int) -> float:
    """Over the best rival when the game is over; a step short of the Palace costs points, as in the search."""
    assert g.over()
    return float(worth(g, seat) - max(worth(g, other) for other in range(len(g.players)) if other != seat))


def expected_lead(g: Position, seat: int, chance: Chance, iterations: int = LOOK) -> float:
    """The mean over a search by whoever is asked, who knows in it what that seat of this game knows."""
    if g.over():
        return final_lead(g, seat)
    search = Search(g, load_net(g.meng is not None), chance, watched=seat)
    for _ in range(iterations):
        search.iteration()
    return sum(sum(child.points) for child in search.root.children.values()) / search.root.visits
