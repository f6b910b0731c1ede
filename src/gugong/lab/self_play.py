"""Self-play of the rollout policy: what its games say about its parameters, by policy gradient."""

from typing import Final

from gugong.bots.evaluate import final_leads
from gugong.bots.policy import FIXED, NEUTRAL, WIDTH, Policy, kind, sample
from gugong.lab.value_baseline import BaselineGradient, Prediction, ValueBaseline
from gugong.rules.day import Give, GiveCard
from gugong.rules.kernel import Move, Position
from gugong.rules.playout import Chance
from gugong.rules.travel import Go

GAE_LAMBDA: Final = 0.9  # 1 trusts the final result alone, 0 the prediction at the next turn alone
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


class SelfPlay:
    """Plays games with one set of options against itself, and sums up their policy gradients (Williams).

    Advantages are estimated by generalised advantage estimation (Schulman and others) over a value baseline.  Nothing
    is learnt meanwhile: policy, baseline and deviation stay as they are, but for rows of zeros for new answers.
    """

    def __init__(self, policy: Policy, baseline: ValueBaseline, deviation: float) -> None:
        self.policy: Final = policy
        self.baseline: Final = baseline
        self.deviation: Final = deviation  # of the leads from the predictions
        self.gradient: Final = [0.0] * len(policy.parameters)
        self.visits: Final = [0] * len(policy.parameters)
        self.baseline_gradient: Final = BaselineGradient()
        self.squares = 0.0  # of the differences between leads and predictions
        self.leads = 0.0  # of the first seat

    def play(self, g: Position, chance: Chance) -> None:
        """Play this game to the end."""
        trajectories = [Trajectory() for _ in g.players]
        while g.agenda:
            question = g.question()
            trajectory = trajectories[question.who]
            if isinstance(question, Give) or not trajectory.predictions:
                trajectory.predictions.append(self.baseline.predict(g, question.who))
            weights = self.policy.weights(g)
            move, other = g.legal[sample(weights, chance)], g.legal[sample(weights, chance)]
            if move is not other:  # a second sample stands for the expectation in the gradient
                self._add_steps(g, move, 1.0, trajectory)
                self._add_steps(g, other, -1.0, trajectory)
            g.play(move)
        leads = final_leads(g)
        self.leads += leads[0]
        for who, trajectory in enumerate(trajectories):
            if trajectory.predictions:
                self._sum_up(trajectory, leads[who])

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
            self.policy.answers.setdefault(rule, {})[kind(move)] = len(self.gradient) // WIDTH
            self.policy.parameters.extend([0.0] * WIDTH)
            self.gradient.extend([0.0] * WIDTH)
            self.visits.extend([0] * WIDTH)

    def _sum_up(self, trajectory: Trajectory, lead: float) -> None:
        advantages = self._advantages(trajectory.predictions, lead)
        for step in trajectory.steps:
            self.gradient[step.cell] += step.by * advantages[step.turn]
            self.visits[step.cell] += 1

    def _advantages(self, predictions: list[Prediction], lead: float) -> list[float]:
        """The advantage of each turn, normalised and clipped."""
        advantages = [0.0] * len(predictions)
        after = target = lead
        for turn in range(len(predictions) - 1, -1, -1):
            prediction = predictions[turn]
            target = GAE_LAMBDA * target + (1.0 - GAE_LAMBDA) * after
            off = target - prediction.lead
            advantages[turn] = max(-MAX_ADVANTAGE, min(MAX_ADVANTAGE, off / self.deviation))
            self.squares += off * off
            self.baseline_gradient.add(prediction, lead)
            after = prediction.lead
        return advantages


def row_names(policy: Policy) -> dict[str, int]:
    """Where each named row is, in policy.json by this name."""
    found = {name: row for row, name in enumerate(FIXED)}
    for rule, table in policy.answers.items():
        for text, row in table.items():
            found[f"{rule}: {text}"] = row
    return found


def blank() -> Policy:
    """An untrained policy: all moves are equally likely."""
    return Policy([0.0] * (WIDTH * (len(FIXED) + 1)), {})


def rows_of(policy: Policy) -> dict[str, list[float]]:
    """The named rows as policy.json holds them; rows of zeros are left out."""
    found = {
        name: [round(x, 2) for x in policy.parameters[row * WIDTH : (row + 1) * WIDTH]]
        for name, row in row_names(policy).items()
    }
    return {name: row for name, row in sorted(found.items()) if any(row)}
