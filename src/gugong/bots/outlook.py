"""Points by source: what a position has secured for a player, and what the game brought in the end.

The sources are those of the score sheet (`rules.vocabulary.SOURCES`).  A player outside the Palace at the end scores
nothing; here each missing step costs points of the Palace instead, so that one step short is better than five.
"""

from typing import Final

from gugong.bots.evaluate import EXTRA_STEPS, STEP_PENALTY
from gugong.rules.kernel import Position
from gugong.rules.scoring import jade_vp, palace_vp, secure
from gugong.rules.vocabulary import SOURCES

DECREES: Final = SOURCES.index("decrees")
PALACE: Final = SOURCES.index("palace")
JADE: Final = SOURCES.index("jade")


def new_tally(g: Position) -> list[int]:
    """A tally of no points for every seat of this game."""
    return [0] * (len(SOURCES) * len(g.players))


def secured(g: Position, who: int) -> list[int]:
    """What the tally has for this player, with the VP that final scoring would add to it now.

    The leader of the wall is left out, as in `rules.scoring.secure`.
    """
    tally = g.tally
    assert tally is not None
    found = tally[who * len(SOURCES) : (who + 1) * len(SOURCES)]
    p = g.players[who]
    if not g.agenda:
        found[PALACE] -= _penalty(g, who)
        return found
    seat, jade = palace_vp(g, who), jade_vp(p.jade)
    found[PALACE] += seat
    found[JADE] += jade
    found[DECREES] += secure(g, who) - p.vp - seat - jade  # final scoring adds nothing else
    return found


def worth(g: Position, who: int) -> int:
    """The score of this player at the end, each step short of the Palace paid for in points."""
    return g.players[who].vp - _penalty(g, who)


def _penalty(g: Position, who: int) -> int:
    p = g.players[who]
    if who == g.automa or p.palace_seat >= 0:
        return 0
    return STEP_PENALTY * (EXTRA_STEPS + g.components.palace_steps - p.envoy)
