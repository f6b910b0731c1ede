"""A training run of a net: rounds of self-play with every set of options it is for, and what is learnt from them."""

import time
from array import array
from collections.abc import Iterable
from functools import partial
from hashlib import sha256
from itertools import pairwise
from typing import TypeAlias

import msgspec
import numpy as np

from gugong.bots.net_answers import DESCRIBED, Columns
from gugong.bots.net_file import NetData, assemble, read
from gugong.bots.nets import OUTPUTS
from gugong.content.names import PLACES
from gugong.lab.learning import Adam, Decisions, Floats, Parameters, improve, restored, rounded, starts, untrained
from gugong.lab.pieces import ComponentFile, pieces_of
from gugong.lab.rounds import Rounds
from gugong.lab.self_play import NO_QUIRK, PART, WHOLE, Moments, SelfPlay
from gugong.notation.positions import Struct
from gugong.rules.kernel import Position
from gugong.rules.options import Options
from gugong.rules.playout import Chance
from gugong.rules.setup import new_position
from gugong.rules.state import HARBOURS, SHIP_HOLDS

SOLO = [Options(1, difficulty=name) for name in ("hard", "normal", "hard", "easy")]
TABLES = [Options(n) for n in (2, 3, 4, 5)]
VARIANTS = [
    Options(n, expert=expert, bonus_tokens=bonus)
    for n in (2, 3, 4, 5)
    for expert in (False, True)
    for bonus in ("six", "twelve")
]
GAMES = {True: 768, False: 320}  # of a round, solo and at tables: about as many decisions
SEARCHED = 3  # with a search a round has fewer games, by this factor
BATCHES = 8  # of a round, each played in one place
RATE = 7e-4  # the learning rate at the start; it falls to a twentieth
SEARCHED_RATE = 5e-4  # likewise
ENTROPY = 0.02  # what a bit of surprise in the policy is worth at the start; it falls to a tenth
KNOWN = 100  # random games with each set of options, to get to know the answers
QUIRKS = 6  # one seat in so many has a quirk
HEAD_STARTS = 3  # in one game out of so many a seat begins with jade, or with a ship on its way
MOST_JADE = 4

# By the rule that asks: how many columns describe its answers, and the answers with a column of their own, in order.
Answers: TypeAlias = dict[str, tuple[int, list[str]]]


class Practice(Struct):
    """The terms of a run."""

    solo: bool
    rounds: int
    seed: int
    start: bytes = b""  # the net to begin with, as its file; empty for an untrained one
    iterations: int = 0  # of a search that finds the moves; 0 draws them from the policy
    components: ComponentFile | None = None  # None for the standard ones

    @property
    def games(self) -> int:
        """Of a round."""
        return GAMES[self.solo] // (SEARCHED if self.iterations else 1)


class Learnt(Struct):
    """What is learnt so far."""

    heads: Answers
    weights: bytes
    mean: bytes  # of the optimiser
    square: bytes
    steps: int = 0
    rounds: int = 0
    seconds: float = 0.0
    curve: list[list[float]] = msgspec.field(
        default_factory=list
    )  # by round: the first seat's lead, the error of predictions, bits of entropy

    def columns(self) -> dict[str, Columns]:
        return _columns(self.heads)

    def net(self) -> NetData:
        heads = self.columns()
        return rounded(Parameters(_floats(self.weights), _width(heads)), heads)


class Batch(Struct):
    """Games to play, and what with."""

    practice: Practice
    round: int
    games: tuple[int, int]  # the numbers in their round, from and up to
    net: NetData


class Games(Struct):
    """The decisions of a batch, as arrays of 16 bits."""

    arrays: dict[str, bytes]
    leads: float


def start(practice: Practice) -> Learnt:
    """What is known before the first round; a net for the other kind of game will do as a start."""
    answers = known_answers(practice)
    if practice.start:
        data = read(practice.start)
        answers = _joined({rule: (head.described, head.texts) for rule, head in data.heads.items()}, answers)
        flat = restored(data, _columns(answers))
    else:
        flat = untrained(_width(_columns(answers)), practice.seed)
    nothing = np.zeros_like(flat).tobytes()
    return Learnt(answers, flat.tobytes(), nothing, nothing)


def _joined(known: Answers, more: Answers) -> Answers:
    """All answers of both: those of the first in their order, then the others."""
    found = dict(known)
    for rule, (described, texts) in more.items():
        had, first = found.get(rule, (0, []))
        found[rule] = max(had, described), list(dict.fromkeys([*first, *texts]))
    return found


def rounds(practice: Practice) -> Rounds[Learnt, Batch, Games]:
    return Rounds("practice", practice, partial(_plan, practice), play, partial(_learn, practice))


def share(practice: Practice, learnt: Learnt) -> float:
    """How much of the run is over."""
    return learnt.rounds / practice.rounds


def known_answers(practice: Practice) -> Answers:
    """The answers that come up in random games: how each question's are described, and those with their own text."""
    found: dict[str, dict[str, None]] = {}
    described: dict[str, int] = {}
    for game in range(KNOWN * len(_options(practice))):
        g, chance = _dealt(practice, 0, game), Chance(game)
        while g.agenda:
            rule = g.question().rule
            texts = found.setdefault(rule, {})
            for move in g.legal:
                if move.key in DESCRIBED:
                    described[rule] = max(described.get(rule, 0), DESCRIBED[move.key])
                else:
                    texts.setdefault(move.text)
            g.play(g.legal[chance.below(len(g.legal))])
    return {rule: (described.get(rule, 0), sorted(found[rule])) for rule in sorted(found)}


def _plan(practice: Practice, learnt: Learnt) -> list[Batch]:
    edges = [practice.games * i // BATCHES for i in range(BATCHES + 1)]
    net = learnt.net()
    return [Batch(practice, learnt.rounds, (first, last), net) for first, last in pairwise(edges)]


def _options(practice: Practice) -> list[Options]:
    return SOLO if practice.solo else [*TABLES, *TABLES, *TABLES, *VARIANTS[:: len(VARIANTS) // 4], *VARIANTS]


def _dealt(practice: Practice, number: int, game: int) -> Position:
    options = _options(practice)
    deal = sha256(f"{practice.seed} {number} {game}".encode()).digest()
    return new_position(pieces_of(practice.components), options[game % len(options)], deal)


def play(batch: Batch) -> Games:
    """Play the games of a batch; each depends on the seed, its round and its number there."""
    playing = SelfPlay(assemble(batch.net), batch.practice.iterations)
    for game in range(*batch.games):
        g = _dealt(batch.practice, batch.round, game)
        drawn = sha256(f"{batch.practice.seed} {batch.round} {game} moves".encode()).digest()
        chance = Chance(int.from_bytes(drawn[:4]))
        quirks = [NO_QUIRK if chance.below(QUIRKS) else chance.below(len(PLACES)) for _ in g.players]
        if not chance.below(HEAD_STARTS):
            head_start(g, chance)
        playing.play(g, chance, quirks)
    kept = {name: array("h", cells).tobytes() for name, cells in _numbers(playing.moments).items()}
    return Games(kept, playing.leads)


def head_start(g: Position, chance: Chance) -> None:
    """Give a seat what it takes many turns to get, so that there is something to learn about it (exploring starts)."""
    who = chance.below(g.options.players)
    p = g.players[who]
    if chance.below(2):
        p.jade = 1 + chance.below(MOST_JADE)
    else:
        harbour, load = chance.below(HARBOURS), 1 + chance.below(SHIP_HOLDS)
        g.ships[harbour], g.loads[harbour] = who, load
        p.supply -= load


def _numbers(to: Moments) -> dict[str, list[int]]:
    return {
        "on": to.on,
        "on_counts": to.on_counts,
        "heads": to.heads,
        "columns": to.columns,
        "column_counts": to.column_counts,
        "answer_counts": to.answer_counts,
        "chosen": to.chosen,
        "free": to.free,
        "players": to.players,
        "secured": to.secured,
        "finals": to.finals,
        "visits": to.visits,
        "judged": to.judged,
    }


def _learn(practice: Practice, learnt: Learnt, batches: Iterable[Games]) -> Learnt:
    """What is learnt after a round: its games stand in the order of the plan, whoever played them."""
    began = time.monotonic()
    games = list(batches)
    heads = learnt.columns()
    data = decisions(games, heads)
    parameters = Parameters(_floats(learnt.weights), _width(heads))
    adam = Adam(_floats(learnt.mean), _floats(learnt.square), learnt.steps)
    left = 1 - share(practice, learnt)
    rate, entropy = (SEARCHED_RATE, 0.0) if practice.iterations else (RATE, ENTROPY)
    told = improve(parameters, adam, data, rate * max(0.05, left), entropy * max(0.1, left), learnt.rounds)
    lead = sum(one.leads for one in games) / practice.games
    return Learnt(
        learnt.heads,
        parameters.flat.tobytes(),
        adam.mean.tobytes(),
        adam.square.tobytes(),
        adam.steps,
        learnt.rounds + 1,
        learnt.seconds + time.monotonic() - began,
        [*learnt.curve, [round(number, 3) for number in (lead, *told)]],
    )


def decisions(games: list[Games], heads: dict[str, Columns]) -> Decisions:
    """All of them in one row, with the columns of all heads numbered through."""

    def joined(name: str) -> "np.ndarray[tuple[int, ...], np.dtype[np.int64]]":
        return np.concatenate([np.frombuffer(one.arrays[name], np.int16).astype(np.int64) for one in games])

    searched = any(one.arrays["visits"] for one in games)
    players, before = [], 0
    for one in games:
        numbers = np.frombuffer(one.arrays["players"], np.int16).astype(np.int64)
        players.append(numbers + before)
        before += len(one.arrays["finals"]) // 2 // OUTPUTS
    offsets = np.array([0, *np.cumsum([columns.size for columns in heads.values()])])
    answer_counts, column_counts = joined("answer_counts"), joined("column_counts")
    head_of_answer = np.repeat(joined("heads"), answer_counts)
    columns = joined("columns") + offsets[np.repeat(head_of_answer, column_counts)]
    return Decisions(
        joined("on"),
        starts(joined("on_counts")),
        columns,
        starts(column_counts),
        starts(answer_counts),
        joined("chosen"),
        joined("free"),
        np.concatenate(players),
        joined("secured").astype(np.float32).reshape(-1, OUTPUTS),
        joined("finals").astype(np.float32).reshape(-1, OUTPUTS),
        joined("visits").astype(np.float32) / np.float32(WHOLE) if searched else None,
        joined("judged").astype(np.float32).reshape(-1, OUTPUTS) / np.float32(PART) if searched else None,
    )


def _columns(heads: Answers) -> dict[str, Columns]:
    return {rule: Columns(described, texts) for rule, (described, texts) in heads.items()}


def _width(heads: dict[str, Columns]) -> int:
    return sum(columns.size for columns in heads.values())


def _floats(data: bytes) -> Floats:
    return np.frombuffer(data, np.float32).copy()
