"""The lead that a seat may expect: the mean of games that it imagines, in which everybody goes on by the policy.

Moves are drawn from the policy of the net, without a search, to the end of the game.  So no evaluation has to be
trusted, and the dice, tokens and cards that come in these games are those that could come in the real one.
"""

from math import sqrt
from typing import Final

from gugong.bots.net_file import load_net
from gugong.bots.nets import PolicyValueNet
from gugong.bots.outlook import worth
from gugong.bots.policy import sample
from gugong.content import Components
from gugong.notation.positions import Struct
from gugong.notation.record import find_move
from gugong.rules.kernel import Position
from gugong.rules.playout import Chance
from gugong.rules.redeal import redeal
from gugong.view.imagine import as_known
from gugong.view.observe import Observation

FEWEST: Final = 2  # games, so that there is a standard error


class Expectation(Struct):
    """A mean, and its standard error."""

    lead: float
    error: float


def final_lead(g: Position, seat: int) -> float:
    """Over the best rival when the game is over; a step short of the Palace costs points, as in the search."""
    assert g.over()
    return float(worth(g, seat) - max(worth(g, other) for other in range(len(g.players)) if other != seat))


def expectation(seen: Observation, move: str | None, components: Components, games: int, seed: int) -> Expectation:
    """From what a seat knows, over so many games that it cannot tell from the real one; they may begin with a move."""
    assert seen.seat is not None
    known, net, chance = as_known(seen, components), load_net(seen.table.meng is not None), Chance(seed)
    leads: list[float] = []
    for _ in range(max(FEWEST, games)):
        g = known.copy()
        redeal(g, seen.seat, chance)
        _go_on(g, move)
        _play_out(g, net, chance)
        leads.append(final_lead(g, seen.seat))
    n = len(leads)
    mean = sum(leads) / n
    variance = sum((lead - mean) ** 2 for lead in leads) / (n - 1)
    return Expectation(mean, sqrt(variance / n))


def _go_on(g: Position, move: str | None) -> None:
    """To the next question, after this move if one is named, which is legal whatever is dealt."""
    g.settle()
    if move is not None:
        found = find_move(g, move)
        assert found is not None
        g.play(found)


def _play_out(g: Position, net: PolicyValueNet, chance: Chance) -> None:
    while g.agenda:
        weights = net.policy(g, net.hidden(g, g.question().who))
        g.play(g.legal[sample(weights, chance)])
