"""Self-play of a policy-value network: its games, move by move, in the form it learns from."""

from typing import Final

from gugong.bots.net import weights_of
from gugong.bots.net_inputs import inputs, strongest_rival
from gugong.bots.nets import PolicyValueNet
from gugong.bots.outlook import new_tally, secured, worth
from gugong.bots.policy import sample
from gugong.rules.actions import Action
from gugong.rules.day import GiveCard
from gugong.rules.kernel import Position
from gugong.rules.playout import Chance
from gugong.rules.scoring import secure

NO_QUIRK: Final = -1
SELDOM: Final = 4  # a quirk shows in one of so many turns


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


class SelfPlay:
    """Plays games, and writes down every decision.

    A player may have a quirk: now and then it goes to one place, whatever the policy says, and does something there.
    So there is something to learn about what nobody would do.
    """

    def __init__(self, net: PolicyValueNet) -> None:
        self.net: Final = net
        self.numbers: Final = {rule: number for number, rule in enumerate(net.heads)}
        self.moments: Final = Moments()
        self.players = 0
        self.leads = 0.0  # of the first seat

    def play(self, g: Position, chance: Chance, quirks: list[int]) -> None:
        """Play this game to the end; quirks are places, one for each seat."""
        g.tally = new_tally(g)
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
        question, to = g.question(), self.moments
        who = question.who
        on = inputs(g, who)
        to.on += on
        to.on_counts.append(len(on))
        to.players.append(self.players + who)
        to.secured += secured(g, who)
        to.secured.append(secure(g, strongest_rival(g, who)))
        to.answer_counts.append(len(g.legal))
        head = self.net.heads.get(question.rule)
        if head is None:
            to.heads.append(-1)
            to.column_counts += [0] * len(g.legal)
            weights = [1.0] * len(g.legal)
        else:
            to.heads.append(self.numbers[question.rule])
            described = head.described(g, question)
            for columns in described:
                to.columns += columns
                to.column_counts.append(len(columns))
            weights = weights_of(head.logits(described, self.net.net.hidden(on)))
        free = True
        if quirks[who] != NO_QUIRK:
            free = not self._bend(g, quirks[who], weights, chance)
        chosen = sample(weights, chance)
        to.free.append(1 if free else 0)
        to.chosen.append(chosen)
        return chosen

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
