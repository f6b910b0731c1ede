"""The search of the nets: information-set Monte Carlo tree search (Cowling, Powley and Whitehouse).

Every iteration redeals what the searching seat cannot see.  Moves are selected by PUCT (Rosin) with priors from the
policy of the net.  A new line is followed, by the policy, to the next gift exchange and judged there; so nothing is
judged in the middle of a turn.
"""

from math import sqrt
from typing import Final

from gugong.bots.evaluate import squash
from gugong.bots.net_inputs import strongest_rival
from gugong.bots.nets import OUTPUTS, RIVAL, PolicyValueNet
from gugong.bots.outlook import new_tally, secured, worth
from gugong.rules.day import Give
from gugong.rules.kernel import Move, Position
from gugong.rules.playout import Chance
from gugong.rules.redeal import redeal
from gugong.rules.scoring import secure

C_PUCT: Final = 0.15  # the exploration constant
UNIFORM_SHARE: Final = 0.05  # of the prior: split equally between all legal moves, whatever the policy says
CLOSE: Final = 0.75  # a choice is close while the second move has this share of the visits of the first
EXTRA: Final = 2  # a close choice gets up to so many times the iterations
UNKNOWN: Final = 9.0  # no value: those lie between -1 and 1
NO_POINTS: Final[list[float]] = []


class Node:
    """A move: how likely it is, how often it was tried, and the total value to the player who made it."""

    def __init__(self, who: int, prior: float) -> None:
        self.who: Final = who
        self.prior: Final = prior
        self.visits = 0
        self.total = 0.0
        self.points = NO_POINTS  # by output, in total; only of the searching seat's own moves
        self.squares = 0.0  # of the leads, likewise
        self.asked = ""  # the rule of the question that follows, once it has been met
        self.children: dict[str, Node] = {}


class Search:
    """Grows one tree for one seat; each iteration plays another game that the seat cannot tell from the real one."""

    def __init__(self, g: Position, net: PolicyValueNet, chance: Chance, root: Node | None = None) -> None:
        self.base: Final = g
        self.seat: Final = g.question().who
        self.net: Final = net
        self.chance: Final = chance
        self.root: Final = Node(self.seat, 1.0) if root is None else root
        self.considered: list[Move] = g.legal  # of the moves at the root
        self.uniform_share = UNIFORM_SHARE  # at the root; practice looks further around

    def iterate(self, n: int) -> None:
        """Think for n iterations: fewer if they could not change the choice, more while it is close."""
        done = 0
        while done < n * EXTRA:
            self.iteration()
            done += 1
            if done % 8 == 0 or done >= n:
                first, second = self.visits()
                if first - second > (n if done < n else n * EXTRA) - done or (done >= n and second < CLOSE * first):
                    return

    def visits(self) -> tuple[int, int]:
        """Of the two moves that were tried most often."""
        first = second = 0
        for move in self.considered:
            child = self.root.children.get(move.text)
            if child is not None and child.visits > second:
                second = child.visits
                if second > first:
                    first, second = second, first
        return first, second

    def iteration(self, start: Move | None = None) -> None:
        """Play one game up to where it is judged, beginning with this move if one is named."""
        g = self.base.copy()
        g.tally = new_tally(g)
        redeal(g, self.seat, self.chance)
        node = self.root
        path: list[Node] = []
        while g.agenda:
            if path and node.visits == 0 and isinstance(g.question(), Give):
                break
            if path:
                move = self._choose(g, node, g.legal)
            else:
                move = self._choose(g, node, self.considered) if start is None else start
            node = self._child(g, node, move)
            path.append(node)
            g.play(move)
        self._judge(g, path)

    def _judge(self, g: Position, path: list[Node]) -> None:
        """Add what this game came to, for each player who made a move in it."""
        values = [UNKNOWN] * len(g.players)
        points, square = NO_POINTS, 0.0
        for node in path:
            who = node.who
            if values[who] == UNKNOWN:
                found = self._points(g, who)
                lead = _sum(found)
                values[who] = squash(lead)
                if who == self.seat:
                    points, square = found, lead * lead
            node.visits += 1
            node.total += values[who]
            if who == self.seat:
                _add(node, points)
                node.squares += square
        self.root.visits += 1

    def _points(self, g: Position, who: int) -> list[float]:
        """The lead to be expected, by output: the points of each source, and what rivals and the past add to it."""
        if g.agenda:
            found = self.net.to_come(self.net.hidden(g, who))
            lead = secure(g, who) - secure(g, strongest_rival(g, who)) - found[RIVAL]
        else:
            found = [0.0] * OUTPUTS
            lead = float(worth(g, who) - max([worth(g, other) for other in range(len(g.players)) if other != who]))
        had = secured(g, who)
        for source in range(RIVAL):
            lead -= had[source]  # in the lead already
            found[source] += had[source]
        found[RIVAL] = lead
        return found

    def _child(self, g: Position, node: Node, move: Move) -> Node:
        child = node.children.get(move.text)
        if child is None:
            self._expand(g, node)
            child = node.children[move.text]
        return child

    def _choose(self, g: Position, node: Node, moves: list[Move]) -> Move:
        """The move with the highest PUCT score; an untried move has the average value of the tried ones."""
        found = [self._child(g, node, move) for move in moves]
        visits, total, priors = 0, 0.0, 0.0
        for child in found:
            visits += child.visits
            total += child.total
            priors += child.prior
        average = total / visits if visits else 0.0
        scale = C_PUCT * sqrt(1.0 + visits) / priors
        best, chosen = -1000.0, 0
        for i in range(len(found)):
            child = found[i]
            score = child.total / child.visits if child.visits else average
            score += scale * child.prior / (1 + child.visits)
            if score > best:
                best, chosen = score, i
        return moves[chosen]

    def _expand(self, g: Position, node: Node) -> None:
        """Give every legal move that is new here a prior."""
        who = g.question().who
        node.asked = g.question().rule
        weights = self.net.policy(g, self.net.hidden(g, who))
        total = 0.0
        for weight in weights:
            total += weight
        share = self.uniform_share if node is self.root else UNIFORM_SHARE
        for i in range(len(weights)):
            text = g.legal[i].text
            if text not in node.children:
                node.children[text] = Node(who, share / len(weights) + (1.0 - share) * weights[i] / total)

    def after(self, move: str, g: Position) -> Node | None:
        """What the tree knows about this position, if the move led there in the middle of a turn."""
        node, question = self.root.children[move], g.question()
        if question.who != self.seat or isinstance(question, Give) or node.asked != question.rule:
            return None
        return node

    def glance(self) -> None:
        """Play on, once each, from the two moves that the policy likes best."""
        likely = [(-self._child(self.base, self.root, move).prior, i) for i, move in enumerate(self.considered)]
        likely.sort()
        for _, i in likely[:2]:
            self.iteration(self.considered[i])

    def ranked(self) -> list[str]:
        """The moves tried at the root, most visited first, and of those the likeliest."""
        tried: list[tuple[int, float, str]] = []
        for move in self.considered:
            child = self.root.children.get(move.text)
            if child is not None and child.visits:
                tried.append((-child.visits, -child.prior, move.text))
        tried.sort()
        return [text for _, _, text in tried]

    def expected(self, move: str) -> list[float]:
        """The lead that a tried move leads to, by output; they add up to it."""
        child = self.root.children[move]
        return [total / child.visits for total in child.points]


def _sum(numbers: list[float]) -> float:
    total = 0.0
    for number in numbers:
        total += number
    return total


def _add(node: Node, points: list[float]) -> None:
    if not node.points:
        node.points = [0.0] * OUTPUTS
    for i in range(OUTPUTS):
        node.points[i] += points[i]
