"""Self-play training of the rollout policy: moves of turns that went well become more likely."""

from typing import Final

from gugong.bots.evaluate import final_leads
from gugong.bots.policy import FIXED, NEUTRAL, WIDTH, Policy, kind, sample
from gugong.lab.value_baseline import Prediction, ValueBaseline
from gugong.rules.day import Give, GiveCard
from gugong.rules.kernel import Move, Position
from gugong.rules.playout import Chance
from gugong.rules.travel import Go

GAE_LAMBDA: Final = 0.9  # 1 trusts the final result alone, 0 the prediction at the next turn alone
WEIGHT_DECAY: Final = 0.003  # times the learning rate: keeps parameters that only chance moves near 0
MAX_PARAMETER: Final = 5.0  # either side of 0, so that every move stays possible
MAX_ADVANTAGE: Final = 3.0  # in standard deviations


class GradientStep:
    """A change to one parameter, to be scaled by the advantage of the turn it was made in."""

    def __init__(self, cell: int, by: float, turn: int) -> None:
        self.cell: Final = cell
        self.by: Final = by
        self.turn: Final = turn


class Trajectory:
    """One seat's game: the prediction at the start of each turn, and the gradient steps of its moves."""

    def __init__(self) -> None:
        self.predictions: list[Prediction] = []
        self.steps: list[GradientStep] = []


class Trainer:
    """Plays games with one set of options against itself, and learns from each by policy gradient (Williams).

    Advantages are estimated by generalised advantage estimation (Schulman and others) over a value baseline.
    """

    def __init__(self, policy: Policy, chance: Chance) -> None:
        self.policy: Final = policy
        self.chance: Final = chance
        self.baseline: Final = ValueBaseline()
        self.games = 0
        self.mean = 0.0  # running mean of the first seat's lead
        self.variance = 25.0  # running variance of the advantages

    def play(self, g: Position, rate: float) -> None:
        """Play this game to the end and learn from it at this learning rate."""
        trajectories = [Trajectory() for _ in g.players]
        while g.agenda:
            question = g.question()
            trajectory = trajectories[question.who]
            if isinstance(question, Give) or not trajectory.predictions:
                trajectory.predictions.append(self.baseline.predict(g, question.who))
            weights = self.policy.weights(g)
            move, other = g.legal[sample(weights, self.chance)], g.legal[sample(weights, self.chance)]
            if move is not other:  # a second sample stands for the expectation in the gradient
                self._add_steps(g, move, 1.0, trajectory)
                self._add_steps(g, other, -1.0, trajectory)
            g.play(move)
        leads = final_leads(g)
        for who, trajectory in enumerate(trajectories):
            if trajectory.predictions:
                self._learn(trajectory, leads[who], rate)
        self.games += 1
        self.mean += max(0.001, 1.0 / self.games) * (leads[0] - self.mean)

    def _add_steps(self, g: Position, move: Move, by: float, trajectory: Trajectory) -> None:
        self._ensure_row(g, move)
        for cell in self.policy.cells(g, move):
            trajectory.steps.append(GradientStep(cell, by, len(trajectory.predictions) - 1))

    def _ensure_row(self, g: Position, move: Move) -> None:
        """Give an answer that comes up for the first time a row of its own."""
        if isinstance(move, (GiveCard, Go)):
            return
        rule = g.question().rule
        if self.policy.row(g, rule, move) == NEUTRAL:
            parameters = self.policy.parameters
            self.policy.answers.setdefault(rule, {})[kind(move)] = len(parameters) // WIDTH
            parameters.extend([0.0] * WIDTH)

    def _learn(self, trajectory: Trajectory, lead: float, rate: float) -> None:
        advantages = self._advantages(trajectory.predictions, lead, rate)
        parameters = self.policy.parameters
        for step in trajectory.steps:
            was = parameters[step.cell]
            now = was + step.by * advantages[step.turn] - rate * WEIGHT_DECAY * was
            parameters[step.cell] = max(-MAX_PARAMETER, min(MAX_PARAMETER, now))

    def _advantages(self, predictions: list[Prediction], lead: float, rate: float) -> list[float]:
        """The advantage of each turn, normalised, clipped and times the learning rate; the baseline learns as well."""
        advantages = [0.0] * len(predictions)
        after = target = lead
        for turn in range(len(predictions) - 1, -1, -1):
            prediction = predictions[turn]
            target = GAE_LAMBDA * target + (1.0 - GAE_LAMBDA) * after
            off = target - prediction.lead
            advantages[turn] = rate * max(-MAX_ADVANTAGE, min(MAX_ADVANTAGE, off / self.variance**0.5))
            self.variance += 0.0001 * (off * off - self.variance)
            self.baseline.learn(prediction, lead)
            after = prediction.lead
        return advantages


def blank() -> Policy:
    """An untrained policy: all moves are equally likely."""
    return Policy([0.0] * (WIDTH * (len(FIXED) + 1)), {})


def rows_of(policy: Policy) -> dict[str, list[float]]:
    """The named rows as policy.json holds them; rows of zeros are left out."""
    at = {name: row for row, name in enumerate(FIXED)}
    for rule, table in policy.answers.items():
        at.update({f"{rule}: {text}": row for text, row in table.items()})
    found = {
        name: [round(x, 2) for x in policy.parameters[row * WIDTH : (row + 1) * WIDTH]] for name, row in at.items()
    }
    return {name: row for name, row in sorted(found.items()) if any(row)}
