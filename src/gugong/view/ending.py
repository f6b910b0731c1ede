"""Why a game ended as it did."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from gugong.rules.kernel import Position
from gugong.rules.scoring import eligible
from gugong.view.words import Words


def reasons(g: Position, words: Words, names: Sequence[str]) -> Iterator[str]:
    """Who is outside the Palace, and which ties Intrigue order has broken.  (END-5, END-6, Q-CH-17)"""
    inside = [seat for seat in g.ranking if eligible(g, seat)]
    outside = [seat for seat in g.ranking if seat not in inside]
    for seat in outside:
        yield words.say("stage-outside", name=names[seat], n=g.players[seat].vp)
    if len(outside) > 1:
        yield words.say("stage-outside-order")
    for first, second in pairwise(inside):
        if g.scores[first] == g.scores[second]:
            yield words.say("stage-tie", first=names[first], second=names[second])
