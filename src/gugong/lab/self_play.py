"""Self-play of a policy-value network: its games, move by move, in the form it learns from.

The moves are drawn from the policy, or found by a search.
"""

from typing import Final

from gugong.bots.net import weights_of
from gugong.bots.net_inputs import inputs, strongest_rival
from gugong.bots.net_tree import Search
from gugong.bots.nets import RIVAL, PolicyValueNet
from gugong.bots.outlook import new_tally, secured, worth
from gugong.bots.policy import sample
from gugong.rules.actions import Action
from gugong.rules.day import GiveCard
from gugong.rules.kernel import Position
from gugong.rules.playout import Chance
from gugong.rules.scoring import secure

NO_QUIRK: Final = -1
SELDOM: Final = 4  # a quirk shows in one of so many turns
LOOK_AROUND: Final = 0.25  # the share of the prior that a search splits equally between all legal moves
DRAWN: Final = 4  # one move in so many is drawn from the visits of the search; otherwise the most visited is played
WHOLE: Final = 1000  # all visits of a search
PART: Final = 16  # of a point


class Moments:
    """Decisions, one after the other; what there are several of is counted, and stands in a row."""

    def __init__(self) -> None:
        self.on: list[int] = []  # the inputs
        self.on_counts: list[int] = []
        self.heads: list[int] = []  # number of the head, or -1
        self.columns: list[int] = []  # of each answer
        self.column_counts: list[int] = []
        self.answer_counts: list[int] = []
        self.chosen: list[int] = []
        self.free: list[int] = []  # 1 if the policy alone chose
        self.players: list[int] = []  # whose decision it was, numbered through all games
        self.secured: list[int] = []  # by output, at that moment
        self.finals: list[int] = []  # by output, of each player in the end
        self.visits: list[int] = []  # of each answer, by the search if there is one; they add up to about WHOLE
        self.judged: list[int] = []  # by output, as the search expects it in the end, in PARTs of a point


class SelfPlay:
    """Plays games, and writes down every decision.

    A player may have a quirk: now and then it goes to one place, whatever the policy says, and does something there.
    So there is something to learn about what nobody would do.
    """

    def __init__(self, net: PolicyValueNet, iterations: int = 0) -> None:
        self.net: Final = net
        self.iterations: Final = iterations  # of a search; without one, moves are drawn from the policy
        self.numbers: Final = {rule: number for number, rule in enumerate(net.heads)}
        self.moments: Final = Moments()
        self.players = 0
        self.leads = 0.0  # of the first seat
        self.last: tuple[Search, str] | None = None  # the search of the last decision, and what was chosen

    def play(self, g: Position, chance: Chance, quirks: list[int]) -> None:
        """Play this game to the end; quirks are places, one for each seat."""
        g.tally = new_tally(g)
        self.last = None
        seats = 1 if g.meng is not None else len(g.players)
        while g.agenda:
            g.play(g.legal[self._decide(g, chance, quirks)])
        for who in range(seats):
            rival = max([worth(g, other) for other in range(len(g.players)) if other != who])
            self.moments.finals += secured(g, who)
            self.moments.finals.append(rival)
            if who == 0:
                self.leads += worth(g, 0) - rival
        self.players += seats

    def _decide(self, g: Position, chance: Chance, quirks: list[int]) -> int:
        to, who = self.moments, g.question().who
        on = inputs(g, who)
        to.on += on
        to.on_counts.append(len(on))
        to.players.append(self.players + who)
        to.secured += secured(g, who)
        to.secured.append(secure(g, strongest_rival(g, who)))
        to.answer_counts.append(len(g.legal))
        weights = self._weights(g, on)
        bent = quirks[who] != NO_QUIRK and self._bend(g, quirks[who], weights, chance)
        to.free.append(0 if bent else 1)
        chosen = self._search(g, weights, bent, chance) if self.iterations else sample(weights, chance)
        to.chosen.append(chosen)
        return chosen

    def _weights(self, g: Position, on: list[int]) -> list[float]:
        """What the policy gives each answer; what it sees of them is written down."""
        question, to = g.question(), self.moments
        head = self.net.heads.get(question.rule)
        if head is None:
            to.heads.append(-1)
            to.column_counts += [0] * len(g.legal)
            return [1.0] * len(g.legal)
        to.heads.append(self.numbers[question.rule])
        described = head.described(g, question)
        for columns in described:
            to.columns += columns
            to.column_counts.append(len(columns))
        return weights_of(head.logits(described, self.net.layers.of(on)))

    def _search(self, g: Position, weights: list[float], bent: bool, chance: Chance) -> int:
        """Think about all moves, or about those that a quirk has left."""
        root = None if self.last is None else self.last[0].after(self.last[1], g)
        search = Search(g, self.net, Chance(1 + chance.below(1 << 31)), root)
        search.uniform_share = LOOK_AROUND
        if bent:
            search.considered = [g.legal[i] for i in range(len(weights)) if weights[i] > 0.0]
        if len(search.considered) == 1:
            search.iteration(search.considered[0])
        else:
            search.iterate(self.iterations)
        visits = self._visits(g, search)
        best = search.ranked()[0]
        self._judged(g, search.seat, search.expected(best))
        chosen = sample(visits, chance)
        if chance.below(DRAWN):
            chosen = [move.text for move in g.legal].index(best)
        self.last = search, g.legal[chosen].text
        return chosen

    def _visits(self, g: Position, search: Search) -> list[float]:
        found: list[float] = []
        for move in g.legal:
            child = search.root.children.get(move.text)
            found.append(0.0 if child is None or move not in search.considered else float(child.visits))
        total = 0.0
        for visits in found:
            total += visits
        for visits in found:
            self.moments.visits.append(round(WHOLE * visits / total))
        return found

    def _judged(self, g: Position, who: int, expected: list[float]) -> None:
        """Write down what the search expects in the end: its points count from this decision on."""
        tally = g.tally
        assert tally is not None
        before = 0
        for source in range(RIVAL):
            had = tally[who * RIVAL + source]
            before += had
            self.moments.judged.append(round(PART * (had + expected[source])))
        self.moments.judged.append(round(PART * (before - expected[RIVAL])))

    def _bend(self, g: Position, quirk: int, weights: list[float], chance: Chance) -> bool:
        """Leave weights only to the moves that a quirk asks for, if it shows now."""
        question = g.question()
        wanted: list[bool] = []
        if isinstance(question, Action):
            if question.place != quirk:
                return False
            wanted = [move.key != "skip" for move in g.legal]
        else:
            wanted = [isinstance(move, GiveCard) and move.place == quirk for move in g.legal]
            if chance.below(SELDOM):
                return False
        if True not in wanted:
            return False
        for i in range(len(weights)):
            weights[i] = weights[i] + 0.001 if wanted[i] else 0.0
        return True
