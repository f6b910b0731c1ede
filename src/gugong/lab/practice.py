"""Learning the quick player's numbers by play: what was done in games that went well becomes more likely."""

from typing import Final

from gugong.bots.evaluate import final_leads
from gugong.bots.policy import FIXED, NEUTRAL, STAGES, Policy, drawn, gift_rows, kind, stage_of
from gugong.rules.day import GiveCard
from gugong.rules.kernel import Move, Position
from gugong.rules.playout import Chance
from gugong.rules.travel import Go

MOST: Final = 5.0  # a number goes no farther from 0: every move stays possible


class Nudge:
    """A number to be moved when the result is known."""

    def __init__(self, at: int, by: float, who: int) -> None:
        self.at: Final = at
        self.by: Final = by
        self.who: Final = who


class Practice:
    """Plays games of one kind against itself, and learns from each by policy gradient (after Williams)."""

    def __init__(self, policy: Policy, chance: Chance) -> None:
        self.policy: Final = policy
        self.chance: Final = chance
        self.games = 0
        self.mean = 0.0  # lead of the players asked,
        self.variance = 400.0  # and how it varies

    def play(self, g: Position, rate: float) -> None:
        """Play this game to the end; move every number by at most three rates for each time it counted."""
        nudges: list[Nudge] = []
        while g.agenda:
            weights = self.policy.weights(g)
            move, other = g.legal[drawn(weights, self.chance)], g.legal[drawn(weights, self.chance)]
            if move is not other:  # the second stands for what is usual here
                self._nudge(g, move, 1.0, nudges)
                self._nudge(g, other, -1.0, nudges)
            g.play(move)
        self._learn(nudges, final_leads(g), rate)

    def _nudge(self, g: Position, move: Move, by: float, nudges: list[Nudge]) -> None:
        who = g.decision().who
        stage = stage_of(g, who)
        if isinstance(move, GiveCard):
            for row in gift_rows(g, move):
                nudges.append(Nudge(row * STAGES + stage, by, who))
        else:
            nudges.append(Nudge(self._row(g, move) * STAGES + stage, by, who))

    def _row(self, g: Position, move: Move) -> int:
        """Of this answer; met for the first time, it gets one."""
        rule = g.decision().rule()
        row = self.policy.row(g, rule, move)
        if row != NEUTRAL or isinstance(move, Go):
            return row
        numbers = self.policy.numbers
        row = len(numbers) // STAGES
        self.policy.answers.setdefault(rule, {})[kind(move)] = row
        numbers.extend([0.0] * STAGES)
        return row

    def _learn(self, nudges: list[Nudge], leads: list[float], rate: float) -> None:
        spread = self.variance**0.5
        numbers = self.policy.numbers
        pull = [rate * max(-3.0, min(3.0, (lead - self.mean) / spread)) for lead in leads]
        for nudge in nudges:
            numbers[nudge.at] = max(-MOST, min(MOST, numbers[nudge.at] + nudge.by * pull[nudge.who]))
        self._remember(leads[0])

    def _remember(self, lead: float) -> None:
        self.games += 1
        step = max(0.001, 1.0 / (self.games + 1))
        off = lead - self.mean
        self.mean += step * off
        self.variance += step * (off * off - self.variance)


def blank() -> Policy:
    """All moves equally likely."""
    return Policy([0.0] * (STAGES * (len(FIXED) + 1)), {})


def rows_of(policy: Policy) -> dict[str, list[float]]:
    """As policy.json holds them: rows by name, those of zeros left out."""
    at = {name: row for row, name in enumerate(FIXED)}
    for rule, table in policy.answers.items():
        at.update({f"{rule}: {text}": row for text, row in table.items()})
    found = {name: [round(x, 2) for x in policy.numbers[row * STAGES : (row + 1) * STAGES]] for name, row in at.items()}
    return {name: row for name, row in sorted(found.items()) if any(row)}
