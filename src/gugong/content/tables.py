"""The figures of one component file as the rules use them: plain lists, already checked."""

from typing import Final

from gugong.content.names import CARD_ACTIONS, NO_ACTION


class Side:
    """One side of the board: its map, its jade houses and its canal (SETUP-1, SETUP-2)."""

    def __init__(
        self,
        cities: list[str],
        ring: list[int],
        roads: list[list[int]],
        houses: list[int],
        routes: int,
    ) -> None:
        self.cities: Final = cities  # names; the ring first, in Meng's order, then the inner cities
        self.ring: Final = ring  # city numbers, in Meng's order
        self.roads: Final = roads  # the neighbours of each city, sorted
        self.near: Final = [sum(1 << other for other in others) for others in roads]  # the same as bit sets
        self.houses: Final = houses  # the price of each jade house
        self.routes: Final = routes  # of the Grand Canal


class Components:
    """Everything printed on the pieces.  Two games with equal digests are played with equal pieces."""

    def __init__(
        self,
        name: str,
        digest: str,
        gifts: list[str],
        card_value: list[int],
        card_action: list[int],
        board_cards: list[int],
        sets: list[list[int]],
        draw_cards: list[int],
        token_counts: list[int],
        few: Side,
        many: Side,
        income: list[int],
        palace_steps: int,
        seats: list[int],
        intrigue_top: int,
        wall_size: list[int],
        harbours: int,
        token_slots: int,
        square_price: int,
        decree_cost: list[int],
        decree_vp: list[int],
        dice: list[list[int]],
        automa: list[int],
        automa_special: int,
    ) -> None:
        self.name: Final = name
        self.digest: Final = digest  # SHA-256 of the figures, hexadecimal
        self.gifts: Final = gifts  # name of the gift for each value, gifts[0] unused
        self.card_value: Final = card_value  # of each of the 38 cards
        self.card_action: Final = card_action  # an index into names.CARD_ACTIONS
        self.board_cards: Final = board_cards  # card numbers: 0 to 6
        self.sets: Final = sets  # five player sets of four card numbers
        self.draw_cards: Final = draw_cards
        self.token_counts: Final = token_counts  # by token kind, [0] unused
        self.few: Final = few  # the side for 1 to 3 players
        self.many: Final = many  # the side for 4 and 5
        self.income: Final = income  # by day, 0 to 4; none on day 1
        self.palace_steps: Final = palace_steps
        self.seats: Final = seats  # VP of the palace seats in order of arrival
        self.intrigue_top: Final = intrigue_top
        self.wall_size: Final = wall_size  # by number of players, 0 to 5
        self.harbours: Final = harbours  # per route
        self.token_slots: Final = token_slots
        self.square_price: Final = square_price  # price of jade when all houses are empty
        self.decree_cost: Final = decree_cost  # by decree number; -1 if it is not in this box
        self.decree_vp: Final = decree_vp  # scored at once; 0 for level 3
        self.dice: Final = dice  # the faces of each die
        self.automa: Final = automa  # ordinary automa cards by place
        self.automa_special: Final = automa_special
        self.card_name: Final = [_card_name(v, a) for v, a in zip(card_value, card_action)]

    def side(self, players: int) -> Side:
        return self.few if players <= 3 else self.many


def _card_name(value: int, action: int) -> str:
    """How a card is written: 4-canal, 8."""
    return str(value) if action == NO_ACTION else f"{value}-{CARD_ACTIONS[action]}"
