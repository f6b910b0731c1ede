"""Balance statistics: how seats that had a piece did, compared with those that did not."""

import statistics
from collections.abc import Sequence

from gugong.lab.arena import Contest
from gugong.lab.balance import GameCounts, SeatCounts
from gugong.lab.ratings import Scores, Share, describe, wilson
from gugong.lab.report import Run, Terms, terms
from gugong.notation.positions import Struct

ALLOWED = 0.03  # how far a card set's share of wins may be from even
USUAL = (35, 55)  # scores that people report


class PieceStats(Struct):
    """One piece: how often a seat had it, and how seats with it did, compared with seats without it."""

    name: str
    times: float  # per seat, in games where it was on offer
    won: Share  # of the seats that had it
    score: float  # mean score of the seats that had it
    more: float | None  # than the mean score of the others; None if there are no others


class Balance(Terms):
    """Everything about a series of games between equal bots."""

    games: int
    scores: Scores
    winners: Scores
    palace: Share
    worths: list[PieceStats]
    sources: dict[str, float]  # mean VP of a seat
    run: Run


def make_balance(contest: Contest, games: Sequence[GameCounts], run: Run) -> Balance:
    seats = [seat for game in games for seat in game.seats]
    return Balance(
        *terms(contest),
        games=len(games),
        scores=describe([seat.score for seat in seats]),
        winners=describe([seat.score for seat in seats if seat.won] or [0]),
        palace=wilson(sum(seat.score > 0 for seat in seats), len(seats)),
        worths=[piece_stats(name, games) for name in sorted({name for seat in seats for name in seat.counts})],
        sources=_sources(seats),
        run=run,
    )


def _sources(seats: Sequence[SeatCounts]) -> dict[str, float]:
    names = sorted({name for seat in seats for name in seat.vp})
    found = {name: statistics.fmean(seat.vp.get(name, 0) for seat in seats) for name in names}
    return dict(sorted(found.items(), key=lambda one: -one[1]))


def piece_stats(name: str, games: Sequence[GameCounts]) -> PieceStats:
    """A decree counts only in games where it is on the board."""
    there = [game for game in games if name in game.offered] if name.startswith("decree") else games
    seats = [(seat, had(name, game, at)) for game in there for at, seat in enumerate(game.seats)]
    owners = [seat for seat, has in seats if has]
    others = [seat.score for seat, has in seats if not has]
    times = statistics.fmean(seat.counts.get(name, 0) for seat, _ in seats)
    won = wilson(sum(seat.won for seat in owners), len(owners))
    score = statistics.fmean(seat.score for seat in owners) if owners else 0.0
    more = score - statistics.fmean(others) if owners and others else None
    return PieceStats(name, times, won, score, more)


def had(name: str, game: GameCounts, at: int) -> bool:
    """Did this seat have the piece?  Everybody visits every location, so there it must be above the table's average."""
    times = [seat.counts.get(name, 0) for seat in game.seats]
    if name.startswith("location"):
        return times[at] * len(times) > sum(times)
    return times[at] > 0
