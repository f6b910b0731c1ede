"""What anybody can read off the board and the pieces: harbours, ships, tokens, and where a Traveller can go."""

from typing import Final

from gugong.content import Components
from gugong.content.names import TOKEN_KINDS
from gugong.rules.harbours import GIVES
from gugong.rules.spelling import HARBOUR_NAMES, REWARDS
from gugong.rules.travel import reach
from gugong.view.observe import Observation

TOKEN_VALUES: Final = {kind.name: kind.worth for kind in TOKEN_KINDS if kind.name}  # in an exchange (TOKEN-12)


def harbour_rewards(routes: int) -> dict[str, list[str]]:
    """What a ship may claim in each harbour, on this number of routes.  (CANAL-8)"""
    return dict(zip(HARBOUR_NAMES, [[REWARDS[reward] for reward in gives] for gives in GIVES] * routes))


def reachable(seen: Observation, components: Components, seat: int) -> list[str]:
    """The cities with a token that this seat's Traveller can go to now."""
    side = components.side(len(seen.table.players))
    towns = sum(1 << city for city, name in enumerate(side.cities) if seen.table.cities[name])
    at = seen.table.players[seat].traveller
    if at is not None:
        towns = reach(side, towns, side.cities.index(at))
    return [name for city, name in enumerate(side.cities) if towns >> city & 1]
