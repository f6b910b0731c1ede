"""A search over redealt games: information-set Monte Carlo tree search (after Cowling, Powley and Whitehouse).

Which move to try next weighs what it brought so far against what the quick player would do (after Rosin's PUCT).
"""

from math import sqrt
from typing import Final

from gugong.bots.evaluate import final_leads, squash
from gugong.bots.policy import Policy, drawn
from gugong.rules.kernel import Move, Position
from gugong.rules.playout import Chance
from gugong.rules.redeal import redeal

CURIOSITY: Final = 0.2
OPEN_MIND: Final = 0.25  # the share of curiosity that all moves have alike, whatever the quick player thinks of them


class Node:
    """A move that was tried: how often, and how well for whoever made it."""

    def __init__(self, who: int) -> None:
        self.who: Final = who
        self.visits = 0
        self.total = 0.0
        self.children: dict[str, Node] = {}


class Search:
    """Grows one tree for one seat; every iteration plays in another game that the seat cannot tell apart."""

    def __init__(self, g: Position, policy: Policy, chance: Chance) -> None:
        self.base: Final = g
        self.seat: Final = g.decision().who
        self.policy: Final = policy
        self.chance: Final = chance
        self.root: Final = Node(-1)

    def iterate(self, n: int) -> None:
        for _ in range(n):
            self._iteration()

    def _iteration(self) -> None:
        g = self.base.copy()
        redeal(g, self.seat, self.chance)
        node = self.root
        path: list[Node] = []
        while g.agenda:
            move, node = self._choose(g, node)
            path.append(node)
            g.play(move)
            if node.visits == 0:
                break
        while g.agenda:
            g.play(g.legal[drawn(self.policy.weights(g), self.chance)])
        leads = final_leads(g)
        for node in path:
            node.visits += 1
            node.total += squash(leads[node.who])

    def _choose(self, g: Position, node: Node) -> tuple[Move, Node]:
        """The most promising move of those legal here; one never tried promises what the others gave on average."""
        legal = g.legal
        tried = [node.children.get(move.text) for move in legal]
        visits, average = _so_far(tried)
        weights = self.policy.weights(g)
        spur = CURIOSITY * sqrt(1.0 + visits)
        alike = spur * OPEN_MIND / len(legal)
        scale = spur * (1.0 - OPEN_MIND) / sum(weights)
        best, chosen = -1000.0, 0
        for i in range(len(legal)):
            child = tried[i]
            wish = alike + scale * weights[i]
            worth = average + wish if child is None else child.total / child.visits + wish / (1 + child.visits)
            if worth > best:
                best, chosen = worth, i
        move, found = legal[chosen], tried[chosen]
        if found is None:
            found = node.children[move.text] = Node(g.decision().who)
        return move, found

    def ranked(self) -> list[tuple[str, int, float]]:
        """The moves tried at the root, most visited first, with what they promise."""
        rows = [(text, child.visits, child.total / child.visits) for text, child in self.root.children.items()]
        rows.sort(key=lambda row: -row[1])
        return rows


def _so_far(tried: list[Node | None]) -> tuple[int, float]:
    """How often moves were tried here, and what they gave on average."""
    visits, total = 0, 0.0
    for child in tried:
        if child is not None:
            visits += child.visits
            total += child.total
    return visits, total / visits if visits else 0.0
