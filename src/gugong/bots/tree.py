"""Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse).

Every iteration redeals what the searching seat cannot see.  Moves are selected by PUCT (Rosin), with priors from the
rollout policy.
"""

from math import sqrt
from typing import Final

from gugong.bots.evaluate import final_leads, squash
from gugong.bots.policy import Policy, sample
from gugong.rules.kernel import Move, Position
from gugong.rules.playout import Chance
from gugong.rules.redeal import redeal

C_PUCT: Final = 0.2  # the exploration constant
UNIFORM_SHARE: Final = 0.25  # of the prior: split equally between all legal moves, whatever the policy says


class Node:
    """A move that was tried: how often, and the total value to the player who made it."""

    def __init__(self, who: int) -> None:
        self.who: Final = who
        self.visits = 0
        self.total = 0.0
        self.children: dict[str, Node] = {}


class Search:
    """Grows one tree for one seat; each iteration plays another game that the seat cannot tell from the real one."""

    def __init__(self, g: Position, policy: Policy, chance: Chance) -> None:
        self.base: Final = g
        self.seat: Final = g.question().who
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
            g.play(g.legal[sample(self.policy.weights(g), self.chance)])
        leads = final_leads(g)
        for node in path:
            node.visits += 1
            node.total += squash(leads[node.who])

    def _choose(self, g: Position, node: Node) -> tuple[Move, Node]:
        """The legal move with the highest PUCT score; an untried move has the average value of the tried ones."""
        legal = g.legal
        tried = [node.children.get(move.text) for move in legal]
        visits, average = _totals(tried)
        weights = self.policy.weights(g)
        exploration = C_PUCT * sqrt(1.0 + visits)
        uniform = exploration * UNIFORM_SHARE / len(legal)
        scale = exploration * (1.0 - UNIFORM_SHARE) / sum(weights)
        best, chosen = -1000.0, 0
        for i in range(len(legal)):
            child = tried[i]
            prior = uniform + scale * weights[i]  # already multiplied by the exploration factor
            score = average + prior if child is None else child.total / child.visits + prior / (1 + child.visits)
            if score > best:
                best, chosen = score, i
        move, found = legal[chosen], tried[chosen]
        if found is None:
            found = node.children[move.text] = Node(g.question().who)
        return move, found

    def ranked(self) -> list[tuple[str, int, float]]:
        """The moves tried at the root, most visited first, each with its visits and mean value."""
        rows = [(text, child.visits, child.total / child.visits) for text, child in self.root.children.items()]
        rows.sort(key=lambda row: -row[1])
        return rows


def _totals(tried: list[Node | None]) -> tuple[int, float]:
    """How many visits these moves have together, and their mean value."""
    visits, total = 0, 0.0
    for child in tried:
        if child is not None:
            visits += child.visits
            total += child.total
    return visits, total / visits if visits else 0.0
