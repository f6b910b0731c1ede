"""From told games to figures: how seats with a piece did beside those without."""

import statistics
from collections.abc import Sequence

import gugong
from gugong.content import Components
from gugong.lab.arena import Contest
from gugong.lab.balance import Told, names_in
from gugong.lab.ratings import Scores, Share, describe, wilson
from gugong.lab.report import Run, make_run
from gugong.notation.positions import Struct

ALLOWED = 0.03  # that the win share of a set may be away from even
USUAL = (35, 55)  # scores of published games between people


class Worth(Struct):
    """One piece: how often it came to a seat, and how seats that had it did beside those that had not."""

    name: str
    times: float  # a seat, in games where it was to be had
    won: Share  # by the seats that had it
    score: float  # of the seats that had it
    more: float | None  # than those that had it not; nobody may be left for that


class Balance(Struct):
    """Everything about a series of games between equals."""

    contest: Contest
    rules: str
    pieces: str
    digest: str
    games: int
    scores: Scores
    winners: Scores
    palace: Share
    worths: list[Worth]
    sources: dict[str, float]  # VP of a seat, on average
    run: Run


def make_balance(
    contest: Contest, games: Sequence[Told], pieces: Components, jobs: int, seconds: float, command: str
) -> Balance:
    seats = [seat for game in games for seat in game.seats]
    return Balance(
        contest=contest,
        rules=gugong.RULES_VERSION,
        pieces=pieces.name,
        digest=pieces.digest,
        games=len(games),
        scores=describe([seat.score for seat in seats]),
        winners=describe([seat.score for seat in seats if seat.won] or [0]),
        palace=wilson(sum(seat.score > 0 for seat in seats), len(seats)),
        worths=[worth(name, games) for name in names_in(games)],
        sources=_sources(games),
        run=make_run(command, jobs, seconds, {}),
    )


def _sources(games: Sequence[Told]) -> dict[str, float]:
    seats = [seat for game in games for seat in game.seats]
    names = sorted({name for seat in seats for name in seat.vp})
    found = {name: statistics.fmean(seat.vp.get(name, 0) for seat in seats) for name in names}
    return dict(sorted(found.items(), key=lambda one: -one[1]))


def worth(name: str, games: Sequence[Told]) -> Worth:
    """Decrees are looked at where they lie on the board."""
    rare = name.startswith("decree")
    seats = [
        (seat, had(name, game, at))
        for game in games
        if not rare or name in game.offered
        for at, seat in enumerate(game.seats)
    ]
    owners = [seat for seat, has in seats if has]
    others = [seat.score for seat, has in seats if not has]
    score = statistics.fmean(seat.score for seat in owners) if owners else 0.0
    return Worth(
        name=name,
        times=statistics.fmean(seat.counts.get(name, 0) for seat, _ in seats),
        won=wilson(sum(seat.won for seat in owners), len(owners)),
        score=score,
        more=score - statistics.fmean(others) if owners and others else None,
    )


def had(name: str, game: Told, at: int) -> bool:
    """Did this seat have the piece?  Of a location, which everybody visits: more often than the others here?"""
    times = [seat.counts.get(name, 0) for seat in game.seats]
    if name.startswith("location"):
        return times[at] * len(times) > sum(times)
    return times[at] > 0


def sets_away(balance: Balance) -> list[tuple[Worth, float]]:
    """The sets, and how far the win share of each is from even."""
    even = 1 / balance.contest.options.players
    return [(one, one.won.share - even) for one in balance.worths if one.name.startswith("set")]
