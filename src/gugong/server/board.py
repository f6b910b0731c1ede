"""What is printed on the board and the pieces, for the page to draw."""

from functools import lru_cache

from gugong.content import Components
from gugong.content.names import CARD_ACTIONS, DECREE_NAMES, TOKENS
from gugong.notation.cards import labels
from gugong.rules.harbours import GIVES, REWARDS
from gugong.rules.stored import value
from gugong.server import protocol as p

LEVELS = 3


@lru_cache(16)
def board(box: Components, players: int) -> p.Board:
    """The side of the board for so many players."""
    side = box.side(players)
    pairs = [(city, other) for city, near in enumerate(side.roads) for other in near if city < other]
    return p.Board(
        cards={
            label: p.Card(value, CARD_ACTIONS[action])
            for label, value, action in zip(labels(box), box.card_value, box.card_action)
        },
        gifts=box.gifts[1:],
        cities=side.cities,
        ring=[side.cities[city] for city in side.ring],
        roads=[(side.cities[one], side.cities[other]) for one, other in pairs],
        houses=side.houses,
        square=box.square_price,
        routes=side.routes,
        harbours=box.harbours,
        harbour_rewards={
            f"{route}{number}": [REWARDS[reward] for reward in gives]
            for route in "ab"[: side.routes]
            for number, gives in enumerate(GIVES, start=1)
        },
        wall_size=box.wall_size[players],
        palace_steps=box.palace_steps,
        seats=box.seats,
        intrigue_top=box.intrigue_top,
        token_slots=box.token_slots,
        token_values={name: value(kind) for kind, name in enumerate(TOKENS) if name},
        decrees={
            name: p.Decree(1 + number * LEVELS // len(DECREE_NAMES), box.decree_cost[number], box.decree_vp[number])
            for number, name in enumerate(DECREE_NAMES)
        },
        dice=box.dice,
        income=box.income,
    )
