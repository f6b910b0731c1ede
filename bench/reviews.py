"""How good reviews and hints are: luck, a bot's own games, planted mistakes, agreement with a deeper search, and time.

Every game is an item of an experiment whose results are kept in a journal: the same command goes on where it stopped.
Figures have 95 % intervals.  `python bench/reviews.py luck --games 200 --jobs 2 --journal luck.jsonl`
"""

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from math import hypot, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import get_args

import gugong
from gugong.advice.account import LUCK
from gugong.advice.decisions import MARKS, Decision
from gugong.advice.judgement import Judge
from gugong.advice.review import ITERATIONS, Plan, Review, What, do, make_plan, put_together
from gugong.bots.contract import Budget
from gugong.bots.net_bots import NetBot
from gugong.content import Components, load
from gugong.game import SavedGame
from gugong.lab.experiment import Experiment
from gugong.lab.workers import workers
from gugong.notation.positions import Struct
from gugong.table.hints import DEPTHS as HINT_DEPTHS
from gugong.view.observe import Observation, observe

DEEPER = 10
WORSE = 5.0  # points that a planted mistake costs at least
SURE = 3.0  # and so many standard errors
STANDARD = 1.96  # of a 95 % interval
NEAR = 0.5  # points


class Terms(Struct):
    """What is measured."""

    what: str
    players: int
    iterations: int  # of a decision in a review
    bots: int  # of a decision of the bots that play
    seed: int


class Item(Struct):
    """One game."""

    terms: Terms
    number: int


class Figures(Struct):
    """What one game has to say, by name."""

    figures: dict[str, float]


def bot_game(item: Item, components: Components) -> gugong.Game:
    """A game between bots that think for a fixed number of iterations."""
    terms = item.terms
    seed = terms.seed * 100_000 + item.number
    game = gugong.new_game(terms.players, seed, components)
    bots = [NetBot(10 * seed + seat, components) for seat in range(terms.players)]
    while not game.over:
        _play(game, bots, terms.bots)
    return game


def _play(game: gugong.Game, bots: Sequence[NetBot], iterations: int) -> None:
    who = game.position.question().who
    game.play(bots[who].choose(game.observe(who), Budget(iterations=iterations)).move)


def plan_of(game: gugong.Game, iterations: int, seed: int) -> Plan:
    """The review for the first seat, still to be made."""
    return make_plan(SavedGame(game.record, game.components), 0, iterations, seed)


def reviewed(game: gugong.Game, iterations: int, seed: int) -> Review:
    plan = plan_of(game, iterations, seed)
    return put_together(plan, [do(task, game.components) for task in plan.tasks])


def decisions(game: gugong.Game, iterations: int, seed: int) -> list[Decision]:
    """The decisions of the review alone."""
    tasks = [task for task in plan_of(game, iterations, seed).tasks if task.what == "decision"]
    found = [do(task, game.components).decision for task in tasks]
    return [decision for decision in found if decision is not None]


def luck(item: Item) -> Figures:
    """Luck, skill and noise of one game."""
    account = reviewed(bot_game(item, load()), item.terms.iterations, item.number).account
    lines: dict[str, float] = {kind: line.worth for kind, line in account.lines.items()}
    difference = account.result - account.expected
    return Figures({"luck": account.luck().worth, **lines, "noise": account.noise, "result - expected": difference})


def own_games(item: Item) -> Figures:
    """Mistakes that a review finds in a game of the bot that reviews, and what they cost."""
    found = decisions(bot_game(item, load()), item.terms.iterations, item.number)
    marks: dict[str, float] = {mark: float(sum(one.mark == mark for one in found)) for mark, _ in MARKS}
    cost = sum(decision.cost for decision in found)
    return Figures({"decisions": float(len(found)), **marks, "cost of all decisions": cost})


def planted(item: Item) -> Figures:
    """A mistake is planted in a game: is it marked, and is its cost right?  Its true cost is that of a deep search."""
    components, rng, terms = load(), Random(item.number), item.terms
    seed = terms.seed * 100_000 + item.number
    game = gugong.new_game(terms.players, seed, components)
    bots = [NetBot(10 * seed + seat, components) for seat in range(terms.players)]
    wait, at, cost = rng.randrange(40), -1, 0.0
    while not game.over:
        if at < 0 and len(game.history) >= wait and game.position.question().who == 0:
            mistake = _mistake(game, terms, rng)
            if mistake is not None:
                at, cost = len(game.history), mistake[1]
                game.play(mistake[0])
                continue
        _play(game, bots, terms.bots)
    if at < 0:
        return Figures({})
    return Figures(_found(_decision(game, at, terms, item.number), cost))


def _mistake(game: gugong.Game, terms: Terms, rng: Random) -> tuple[str, float] | None:
    """A move that is clearly worse than the best one, and what it costs by a deep search, if a short one agrees."""
    seen = game.observe(0)
    move, cost = rng.choice(seen.moves), 0.0
    for iterations in (terms.iterations // 4, terms.iterations * DEEPER):
        found = Judge(seen, game.components, rng.getrandbits(31)).think(iterations, move)
        best, bad = found.moves[0], found.of(move)
        cost = best.lead - bad.lead
        if cost < max(WORSE, SURE * hypot(best.error, bad.error)):
            return None
    return move, cost


def _decision(game: gugong.Game, at: int, terms: Terms, seed: int) -> Decision:
    """What a review says about the decision after so many moves."""
    tasks = plan_of(game, terms.iterations, seed).tasks
    task = next(task for task in tasks if task.at == at and task.what == "decision")
    decision = do(task, game.components).decision
    assert decision is not None
    return decision


def _found(decision: Decision, cost: float) -> dict[str, float]:
    marked = float(decision.mark is not None)
    return {
        "marked": marked,
        "error of the cost": decision.cost - cost,
        "within 1.5": float(abs(decision.cost - cost) < 1.5),
    }


def agreement(item: Item) -> Figures:
    """The marks and costs of a review, and of one that is ten times as deep."""
    game, depth, seed = bot_game(item, load()), item.terms.iterations, 2 * item.number
    pairs = list(zip(decisions(game, depth, seed), decisions(game, DEEPER * depth, seed + 1)))
    kept = [float(theirs.mark is not None) for mine, theirs in pairs if mine.mark is not None]
    missed = sum(mine.mark is None and theirs.mark is not None for mine, theirs in pairs)
    off = fmean(abs(mine.cost - theirs.cost) for mine, theirs in pairs)
    found = {"marks": float(len(kept)), "missed": float(missed), "mean error of a cost": off}
    return Figures({**found, **({"share of marks kept": fmean(kept)} if kept else {})})


def hints(item: Item) -> Figures:
    """In every tenth decision of a game: is the move of a hint one of the best, by a search ten times as deep?"""
    game, components = bot_game(item, load()), load()
    steps = SavedGame(game.record, components).steps()
    asked = [observe(g, 0) for g in steps if g.agenda and g.question().who == 0 and len(g.legal) > 1]
    off = [_off(seen, components, 100 * item.number + n) for n, seen in enumerate(asked[::10])]
    near = fmean(float(one <= NEAR) for one in off)
    return Figures({"decisions": float(len(off)), "within half a point": near, "mean points off": fmean(off)})


def _off(seen: Observation, components: Components, seed: int) -> float:
    """How much worse the move of a hint is than the best one."""
    depth = HINT_DEPTHS[-1]
    move = Judge(seen, components, 2 * seed).think(depth).moves[0].move
    deep = Judge(seen, components, 2 * seed + 1).think(DEEPER * depth, move)
    return max(0.0, deep.moves[0].lead - deep.of(move).lead)


def duration(item: Item) -> Figures:
    """Seconds of processor time of a review, in all and by the kind of task."""
    game = bot_game(item, load())
    began = time.process_time()
    plan = plan_of(game, item.terms.iterations, item.number)
    spent: dict[str, float] = dict.fromkeys(get_args(What), 0.0)
    for task in plan.tasks:
        since = time.process_time()
        do(task, game.components)
        spent[task.what] += time.process_time() - since
    return Figures({"seconds": time.process_time() - began, **spent, "tasks": float(len(plan.tasks))})


MEASURES: dict[str, Callable[[Item], Figures]] = {
    "luck": luck,
    "own-games": own_games,
    "planted": planted,
    "agreement": agreement,
    "hints": hints,
    "time": duration,
}


def summary(results: Sequence[Figures]) -> list[str]:
    """A line for each figure: its mean over the games that have it, with its interval, and its standard deviation."""
    lines: list[str] = []
    for name in dict.fromkeys(name for result in results for name in result.figures):
        found = [result.figures[name] for result in results if name in result.figures]
        spread = stdev(found) if len(found) > 1 else 0.0
        half = STANDARD * spread / sqrt(len(found))
        mean = fmean(found)
        lines.append(
            f"{name:>22} {mean:+8.3f} [{mean - half:+.3f}, {mean + half:+.3f}]  sd {spread:.2f}  n {len(found)}"
        )
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=MEASURES)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=ITERATIONS, help="of a decision in a review")
    parser.add_argument("--bots", type=int, default=1000, help="iterations of a decision of the bots")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--journal", type=Path)
    asked = parser.parse_args()
    if not gugong.is_compiled():
        sys.exit("The installed gugong is interpreted: install a C compiler, then run this again.")
    terms = Terms(asked.what, asked.players, asked.iterations, asked.bots, asked.seed)
    plan = [Item(terms, number) for number in range(asked.games)]
    experiment = Experiment("reviews", terms, MEASURES[asked.what], plan, Figures)
    with workers(asked.jobs, None) as working:
        results = list(experiment.run(working, asked.journal))[: asked.games]
    print(f"{asked.what}: {asked.games} games, {asked.players} players, luck is {' + '.join(LUCK)}")
    print("\n".join(summary(results)))


if __name__ == "__main__":
    main()
