"""What is printed on the board and the pieces, for the page to draw."""

from functools import lru_cache

from gugong.content import Components
from gugong.content.names import CARD_ACTIONS, DECREE_KINDS
from gugong.notation.cards import labels
from gugong.table import protocol as p
from gugong.view.board import TOKEN_VALUES, harbour_rewards


@lru_cache(16)
def board(components: Components, players: int) -> p.Board:
    """The side of the board for so many players."""
    side = components.side(players)
    pairs = [(city, other) for city, near in enumerate(side.roads) for other in near if city < other]
    return p.Board(
        cards={
            label: p.Card(value, CARD_ACTIONS[action])
            for label, value, action in zip(labels(components), components.card_value, components.card_action)
        },
        gifts=components.gifts[1:],
        cities=side.cities,
        ring=[side.cities[city] for city in side.ring],
        roads=[(side.cities[one], side.cities[other]) for one, other in pairs],
        houses=side.houses,
        square=components.square_price,
        routes=side.routes,
        harbours=components.harbours,
        harbour_rewards=harbour_rewards(side.routes),
        wall_size=components.wall_size[players],
        palace_steps=components.palace_steps,
        seats=components.seats,
        intrigue_top=components.intrigue_top,
        token_slots=components.token_slots,
        token_values=TOKEN_VALUES,
        decrees={
            kind.name: p.Decree(kind.level, cost, vp)
            for kind, cost, vp in zip(DECREE_KINDS, components.decree_cost, components.decree_vp)
        },
        dice=components.dice,
        income=components.income,
    )
