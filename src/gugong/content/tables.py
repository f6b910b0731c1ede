"""The figures of one component file as the rules use them: plain lists, already checked."""

from dataclasses import dataclass


@dataclass(frozen=True, eq=False, repr=False)
class Side:
    """One side of the board: its map, its jade houses and its canal (SETUP-1, SETUP-2)."""

    cities: list[str]  # names; the ring first, in Meng's order, then the inner cities
    ring: list[int]  # city numbers, in Meng's order
    roads: list[list[int]]  # the neighbours of each city, sorted
    near: list[int]  # the same as bit sets
    houses: list[int]  # the price of each jade house
    routes: int  # of the Grand Canal


@dataclass(frozen=True, eq=False, repr=False)
class Components:
    """Everything printed on the pieces.  Two games with equal digests are played with equal pieces."""

    name: str
    digest: str  # SHA-256 of the figures, hexadecimal
    gifts: list[str]  # name of the gift for each value, gifts[0] unused
    card_value: list[int]  # of each of the 38 cards
    card_action: list[int]  # an index into names.CARD_ACTIONS
    card_name: list[str]  # how it is written: 4-canal, 8
    card_kind: list[int]  # the first card equal to it, so that equal cards have the same kind
    board_cards: list[int]  # card numbers: 0 to 6
    sets: list[list[int]]  # five player sets of four card numbers
    draw_cards: list[int]
    token_counts: list[int]  # by token kind, [0] unused
    few: Side  # the side for 1 to 3 players
    many: Side  # the side for 4 and 5
    income: list[int]  # by day, 0 to 4; none on day 1
    palace_steps: int
    seats: list[int]  # VP of the palace seats in order of arrival
    intrigue_top: int
    wall_size: list[int]  # by number of players, 0 to 5
    harbours: int  # per route
    token_slots: int
    square_price: int  # price of jade when all houses are empty
    decree_cost: list[int]  # by decree number; -1 if it is not in this box
    decree_vp: list[int]  # scored at once; 0 for level 3
    dice: list[list[int]]  # the faces of each die
    automa: list[int]  # ordinary automa cards by place
    automa_special: int

    def side(self, players: int) -> Side:
        return self.few if players <= 3 else self.many
