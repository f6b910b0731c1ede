"""A search over redealt games: information-set Monte Carlo tree search (after Cowling, Powley and Whitehouse)."""

from math import log, sqrt
from typing import Final

from gugong.bots.evaluate import Weights, leads
from gugong.rules.kernel import Move, Position
from gugong.rules.playout import Chance
from gugong.rules.redeal import redeal

LAZY: Final = ("skip", "no", "no actions", "done", "stay", "no load", "gain 0")


class Node:
    """A move that was tried: how often, how well for whoever made it, and how often it could have been."""

    def __init__(self, who: int) -> None:
        self.who: Final = who
        self.visits = 0
        self.total = 0.0
        self.offered = 0
        self.children: dict[str, Node] = {}


class Search:
    """Grows one tree for one seat; every iteration plays in another game that the seat cannot tell apart."""

    def __init__(self, g: Position, weights: Weights, chance: Chance, curiosity: float, horizon: int) -> None:
        self.base: Final = g
        self.seat: Final = g.decision().who
        self.weights: Final = weights
        self.chance: Final = chance
        self.curiosity: Final = curiosity
        self.horizon: Final = horizon  # turns played on after the tree ends
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
        self._play_on(g)
        values = leads(g, self.weights)
        for node in path:
            node.visits += 1
            node.total += values[node.who]

    def _choose(self, g: Position, node: Node) -> tuple[Move, Node]:
        """An untried move if there is one, else the most promising of those legal here."""
        who = g.decision().who
        fresh: list[Move] = []
        best = -1000.0
        chosen = g.legal[0]
        found = node
        for move in g.legal:
            child = node.children.get(move.text)
            if child is None:
                fresh.append(move)
                continue
            child.offered += 1
            if not fresh:
                worth = child.total / child.visits + self.curiosity * sqrt(log(child.offered) / child.visits)
                if worth > best:
                    best, chosen, found = worth, move, child
        if fresh:
            chosen = fresh[self.chance.below(len(fresh))]
            found = node.children[chosen.text] = Node(who)
            found.offered = 1
        return chosen, found

    def _play_on(self, g: Position) -> None:
        """To the end of the turn, and a few turns more, mostly with moves that do something."""
        turns = self.horizon
        while g.agenda:
            legal = g.legal
            if g.decision().rule() == "DAY-EXCHANGE-1":
                if turns == 0:
                    return
                turns -= 1
            move = legal[self.chance.below(len(legal))]
            if move.aside or move.text in LAZY:
                move = legal[self.chance.below(len(legal))]
            g.play(move)

    def ranked(self) -> list[tuple[str, int, float]]:
        """The moves tried at the root, most visited first, with what they promise."""
        rows = [(text, child.visits, child.total / child.visits) for text, child in self.root.children.items()]
        rows.sort(key=lambda row: -row[1])
        return rows
