"""Learning the quick player's numbers by play: what was done in games that went well becomes more likely."""

from typing import Final

from gugong.bots.evaluate import final_leads
from gugong.bots.policy import FIXED, NEUTRAL, WIDTH, Policy, drawn, kind
from gugong.lab.critic import Critic, Outlook
from gugong.rules.day import Give, GiveCard
from gugong.rules.kernel import Move, Position
from gugong.rules.playout import Chance
from gugong.rules.travel import Go

FARSIGHT: Final = 0.9  # how much the end of the game tells, against the outlook at the next turn
FORGET: Final = 0.003  # of a number at each rate: chance alone carries none far away
MOST: Final = 5.0  # a number goes no farther from 0: every move stays possible


class Nudge:
    """A number to be moved when it is known how good the turn was."""

    def __init__(self, at: int, by: float, turn: int) -> None:
        self.at: Final = at
        self.by: Final = by
        self.turn: Final = turn


class Diary:
    """What one seat did in a game: its outlook at the start of each turn, and the numbers to be moved."""

    def __init__(self) -> None:
        self.outlooks: list[Outlook] = []
        self.nudges: list[Nudge] = []


class Practice:
    """Plays games of one kind against itself, and learns from each by policy gradient (after Williams).

    How good a turn was is told by the outlook at the turns after it and by the end of the game (after Schulman's
    generalised advantage).
    """

    def __init__(self, policy: Policy, chance: Chance) -> None:
        self.policy: Final = policy
        self.chance: Final = chance
        self.critic: Final = Critic()
        self.games = 0
        self.mean = 0.0  # lead of the first seat
        self.swing = 25.0  # how much a turn changes the outlook, squared

    def play(self, g: Position, rate: float) -> None:
        """Play this game to the end; move every number by at most three rates for each time it counted."""
        diaries = [Diary() for _ in g.players]
        while g.agenda:
            question = g.decision()
            diary = diaries[question.who]
            if isinstance(question, Give) or not diary.outlooks:
                diary.outlooks.append(self.critic.look(g, question.who))
            weights = self.policy.weights(g)
            move, other = g.legal[drawn(weights, self.chance)], g.legal[drawn(weights, self.chance)]
            if move is not other:  # the second stands for what is usual here
                self._nudge(g, move, 1.0, diary)
                self._nudge(g, other, -1.0, diary)
            g.play(move)
        leads = final_leads(g)
        for who, diary in enumerate(diaries):
            if diary.outlooks:
                self._learn(diary, leads[who], rate)
        self._remember(leads[0])

    def _nudge(self, g: Position, move: Move, by: float, diary: Diary) -> None:
        self._meet(g, move)
        for cell in self.policy.cells(g, move):
            diary.nudges.append(Nudge(cell, by, len(diary.outlooks) - 1))

    def _meet(self, g: Position, move: Move) -> None:
        """An answer met for the first time gets a row."""
        if isinstance(move, (GiveCard, Go)):
            return
        rule = g.decision().rule()
        if self.policy.row(g, rule, move) == NEUTRAL:
            numbers = self.policy.numbers
            self.policy.answers.setdefault(rule, {})[kind(move)] = len(numbers) // WIDTH
            numbers.extend([0.0] * WIDTH)

    def _learn(self, diary: Diary, lead: float, rate: float) -> None:
        pulls = self._pulls(diary.outlooks, lead, rate)
        numbers = self.policy.numbers
        for nudge in diary.nudges:
            was = numbers[nudge.at]
            now = was + nudge.by * pulls[nudge.turn] - rate * FORGET * was
            numbers[nudge.at] = max(-MOST, min(MOST, now))

    def _pulls(self, outlooks: list[Outlook], lead: float, rate: float) -> list[float]:
        """For each turn how much better it went than expected; the critic learns it too."""
        pulls = [0.0] * len(outlooks)
        after = came = lead
        for turn in range(len(outlooks) - 1, -1, -1):
            outlook = outlooks[turn]
            came = FARSIGHT * came + (1.0 - FARSIGHT) * after
            off = came - outlook.lead
            pulls[turn] = rate * max(-3.0, min(3.0, off / self.swing**0.5))
            self.swing += 0.0001 * (off * off - self.swing)
            self.critic.learn(outlook, lead)
            after = outlook.lead
        return pulls

    def _remember(self, lead: float) -> None:
        self.games += 1
        self.mean += max(0.001, 1.0 / self.games) * (lead - self.mean)


def blank() -> Policy:
    """All moves equally likely."""
    return Policy([0.0] * (WIDTH * (len(FIXED) + 1)), {})


def rows_of(policy: Policy) -> dict[str, list[float]]:
    """As policy.json holds them: rows by name, those of zeros left out."""
    at = {name: row for row, name in enumerate(FIXED)}
    for rule, table in policy.answers.items():
        at.update({f"{rule}: {text}": row for text, row in table.items()})
    found = {name: [round(x, 2) for x in policy.numbers[row * WIDTH : (row + 1) * WIDTH]] for name, row in at.items()}
    return {name: row for name, row in sorted(found.items()) if any(row)}
