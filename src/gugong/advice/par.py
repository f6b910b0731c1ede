"""What bots make of a deal: a measure for the score of whoever played it."""

from random import Random
from typing import Final

from gugong.bots.contract import Budget
from gugong.bots.net_bots import NetBot
from gugong.content import Components
from gugong.notation.record import Record, find_move, start
from gugong.view.observe import observe

GAMES: Final = 4  # so many are played; one takes about as long as judging a decision
ITERATIONS: Final = 100  # of the search, for each decision of a bot,
SHARE: Final = 50  # or this part of what a decision of the review has: on a slow device a review is less deep


def bots_score(deal: Record, seat: int, components: Components, iterations: int, seed: int) -> int:
    """The score of this seat when bots play the deal; each of them knows what its seat may know, as ever."""
    rng, g = Random(seed), start(deal, components)
    bots = [NetBot(rng.getrandbits(31), components) for _ in range(g.options.players)]
    budget = Budget(iterations=max(1, min(ITERATIONS, iterations // SHARE)))
    while not g.over():
        who = g.question().who
        move = find_move(g, bots[who].choose(observe(g, who), budget).move)
        assert move is not None
        g.play(move)
    return g.scores[seat]
