"""Everything that lies on a table, as the things of docs/notation.md."""

from collections.abc import Iterator

from gugong.content import Components
from gugong.content.names import PLACES
from gugong.rules.spelling import DICE, REWARDS, ROUTES
from gugong.view.observe import Observation

SERVANTS = ["pool", "supply", "double", "on-wall", "ships", "rewards"]
OF_A_FAMILY = [
    *SERVANTS,
    "family",
    "vp",
    "jade",
    "decrees",
    "tokens",
    "hand",
    "discards",
    "traveller",
    "marker",
    "envoy",
]
PRINTED = ["draw", "square", "wall", "intrigue", "palace", "medal", "lantern", "spent", "pile:0", "pile:1"]


def all_things(seen: Observation, components: Components) -> Iterator[str]:
    yield from PRINTED
    yield from _cards(seen)
    for seat in range(len(seen.table.players)):
        yield from [f"{kind}:{seat}" for kind in OF_A_FAMILY]
        yield from [f"slot:{seat}:{slot}" for slot in range(components.token_slots)]
        yield from [f"reward:{seat}:{reward}" for reward in REWARDS]
    yield from _places(seen, components)
    yield from [f"day:{day}" for day in range(1, len(components.income))]
    yield from [f"die:{die}" for die in DICE]
    yield from [f"outpost:{number}" for number in range(len(seen.table.outposts))]
    if seen.table.meng is not None:
        yield from ["focus", "deck"]
        yield from [f"today:{number}" for number in range(len(seen.table.meng.today))]
        yield from [f"used:{number}" for number in range(len(seen.table.meng.used))]


def _cards(seen: Observation) -> Iterator[str]:
    yield from [f"card:{label}" for label in seen.hand]
    yield from [f"discard:{label}" for label in seen.discard]
    for seat, player in enumerate(seen.table.players):
        yield from [f"known:{seat}:{label}" for label in [*player.known_hand, *player.known_discard]]
    for place in PLACES:
        yield from [f"gift:{place}", f"official:{place}"]
        lettered = place not in ("jade", "decrees")
        yield from [f"option:{place}:A", f"option:{place}:B"] if lettered else [f"option:{place}"]


def _places(seen: Observation, components: Components) -> Iterator[str]:
    players = seen.options.players
    side = components.side(players)
    yield from [f"city:{city}" for city in side.cities]
    for one, others in enumerate(side.roads):
        yield from [f"road:{side.cities[one]}:{side.cities[other]}" for other in others]
    yield from [f"space:{space}" for space in range(1, components.wall_size[players] + 1)]
    yield from [f"benefit:{steps}" for steps in (1, 3, 5, 7)]
    yield from [f"exchange:{price}" for price in (2, 4, 6)]
    yield from [f"house:{house}" for house in range(len(side.houses))]
    for decree, owners in seen.table.decrees.items():
        yield from [f"decree:{decree}", *[f"signed:{decree}:{seat}" for seat in owners]]
    yield from [f"step:{step}" for step in range(components.palace_steps)]
    yield from [f"seat:{seat}" for seat in range(len(components.seats))]
    for route in ROUTES[: side.routes]:
        yield from [f"new-ship:{route}", *[f"harbour:{route}{at}" for at in range(1, components.harbours + 1)]]
    yield from [f"ship:{harbour}" for harbour in seen.table.ships]
