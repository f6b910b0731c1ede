"""Games between strong bots, searched for puzzles: at most one from each game, so that no two are alike."""

from collections.abc import Iterable, Iterator
from functools import partial
from hashlib import blake2b
from typing import Final

from gugong.bots.contract import Bot, Decision
from gugong.bots.levels import make
from gugong.content import Components
from gugong.content.names import BONUS_TOKENS
from gugong.game import Game, new_game
from gugong.lab.entrants import Entrant
from gugong.lab.experiment import Experiment
from gugong.lab.pieces import pieces_of
from gugong.notation.positions import Struct
from gugong.puzzles.document import Head, Puzzle, PuzzleFile
from gugong.puzzles.finding import MARGIN, Candidate, check, look
from gugong.rules.options import DIFFICULTIES, SETS

GAMES: Final = 20  # at most so many games for each puzzle that is wanted
CHECKS: Final = 3  # at most so many positions of a game are checked


class Hunt(Struct):
    """What is searched: the same hunt always finds the same puzzles."""

    entrant: Entrant  # who plays all seats
    count: int
    iterations: int  # of the search that finds them
    seed: str  # 64 hexadecimal digits


class Found(Struct):
    """What came of one game."""

    checked: int  # positions that the deep search was asked about
    puzzle: Puzzle | None


def experiment(hunt: Hunt) -> Experiment[int, Found]:
    """Its items are the numbers of games; whoever has enough puzzles need not wait for all of them."""
    return Experiment("puzzles", hunt, partial(search, hunt), range(hunt.count * GAMES), Found)


def put_together(hunt: Hunt, found: Iterable[Found]) -> PuzzleFile:
    """The file, from the games in their order."""
    games = list(found)
    puzzles = [game.puzzle for game in games if game.puzzle is not None]
    checked = sum(game.checked for game in games)
    head = Head(1, hunt.entrant.name, hunt.iterations, hunt.seed, len(games), checked, len(puzzles))
    return PuzzleFile(head, puzzles)


def search(hunt: Hunt, number: int) -> Found:
    """Play one game and check what is promising in it, the best first, until a puzzle is confirmed."""
    pieces = pieces_of(None)
    promising = sorted(_candidates(hunt, number, pieces), key=lambda one: -one.promise)[:CHECKS]
    for n, candidate in enumerate(promising, start=1):
        puzzle = check(candidate, pieces, hunt.iterations, _seed(hunt, number, "check", n))
        if puzzle is not None:
            return Found(n, puzzle)
    return Found(len(promising), None)


def _candidates(hunt: Hunt, number: int, pieces: Components) -> Iterator[Candidate]:
    """Every decision of the game that a first search takes for a puzzle."""
    players = players_of(number)
    game = new_game(players, _derived(hunt, number, "deal"), pieces, **options(number))
    bots = [_bot(hunt, number, seat, pieces) for seat in range(players)]
    while not game.over:
        decision = _decide(game, bots, hunt)
        asked = game.asks()
        assert asked is not None
        if _promises(decision):
            at = len(game.history)
            found = look(game.observe(asked.seat), pieces, hunt.iterations, _seed(hunt, number, "look", at))
            if found is not None:
                yield found
        game.play(decision.move)


def _decide(game: Game, bots: list[Bot], hunt: Hunt) -> Decision:
    seat = game.position.question().who
    return bots[seat].choose(game.observe(seat), hunt.entrant.budget)


def _promises(decision: Decision) -> bool:
    """Does the player itself think that the next best move is much worse?"""
    return sum(decision.expected.values()) - sum(decision.otherwise.values()) >= MARGIN


def players_of(number: int) -> int:
    """Every number of players in turn."""
    return number % 5 + 1


def options(number: int) -> dict[str, object]:
    """All that a table can choose, one after the other."""
    other = number // 5
    if players_of(number) == 1:
        return {"difficulty": DIFFICULTIES[other % 3], "sets": SETS[other // 3 % 3]}
    bonus = BONUS_TOKENS[other // 4 % len(BONUS_TOKENS)]
    return {"expert": other % 2 == 1, "sail_off": other // 2 % 2 == 1, "bonus_tokens": bonus}


def _bot(hunt: Hunt, number: int, seat: int, pieces: Components) -> Bot:
    return make(hunt.entrant.level, _seed(hunt, number, "bot", seat), pieces)


def _seed(hunt: Hunt, number: int, purpose: str, at: int) -> int:
    return int.from_bytes(_derived(hunt, number, f"{purpose} {at}")[:6], "big")


def _derived(hunt: Hunt, number: int, purpose: str) -> bytes:
    text = f"{number}/{purpose}".encode()
    return blake2b(text, key=bytes.fromhex(hunt.seed), person=b"gugong puzzles", digest_size=32).digest()
