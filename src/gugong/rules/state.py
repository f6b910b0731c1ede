"""Everything on the table: the board and the player boards (rules A0)."""

from typing import Final

from gugong.content.tables import Components, Side
from gugong.rules.luck import Luck
from gugong.rules.options import Options

# Where a Double Servant can be (DOUBLE-1 to DOUBLE-7).  Aboard a ship: ABOARD + the ship's harbour.
LOCKED: Final = 0
IN_POOL: Final = 1
IN_SUPPLY: Final = 2
ON_WALL: Final = 3
ON_TOKEN: Final = 4
ABOARD: Final = 5

NOBODY: Final = -1
OFF_MAP: Final = -1
MENG: Final = 1  # his seat; the human has seat 0
SPECIAL: Final = 7  # an automa card that stands for the focus instead of a place (SOLO-SPECIAL-1)
SHIPS: Final = 3  # per player (CANAL-3)
SHIP_HOLDS: Final = 3
HARBOURS: Final = 5  # per route (SETUP-2)


class Player:
    """One player board, and that player's pieces wherever they are."""

    def __init__(self, hand: list[int], discard: list[int], tokens: list[int]) -> None:
        self.pool = 6
        self.supply = 6
        self.double = LOCKED
        self.wall = 0  # ordinary servants on the Great Wall
        self.hand = hand
        self.discard = discard
        self.tokens = tokens  # stored kinds, oldest first; negative if a bonus token is face down
        self.worth = 0  # value of the stored tokens in an exchange (TOKEN-12 counts 2)
        self.vp = 0
        self.jade = 0
        self.envoy = 0
        self.palace_seat = NOBODY  # order of arrival at the Palace, which may be beyond the last seat (Q-JP-5)
        self.marker = 0  # space on the Intrigue track
        self.decrees = 0  # bit set of decree numbers
        self.decree_servants = 0
        self.traveller = OFF_MAP
        self.double_slot = 0  # harbour rewards taken (CANAL-9)
        self.card_slots = 0
        self.vp_slots = 0
        # Bit sets of the cards that everybody saw this player get, and so may remember (Q-EX-14).
        self.known_hand = 0
        self.known_discard = 0
        self.known_owned = 0  # in hand or discard pile; a card has moved between them face down since

    def copy(self) -> "Player":
        p = Player(self.hand.copy(), self.discard.copy(), self.tokens.copy())
        p.pool = self.pool
        p.supply = self.supply
        p.double = self.double
        p.wall = self.wall
        p.worth = self.worth
        p.vp = self.vp
        p.jade = self.jade
        p.envoy = self.envoy
        p.palace_seat = self.palace_seat
        p.marker = self.marker
        p.decrees = self.decrees
        p.decree_servants = self.decree_servants
        p.traveller = self.traveller
        p.double_slot = self.double_slot
        p.card_slots = self.card_slots
        p.vp_slots = self.vp_slots
        p.known_hand = self.known_hand
        p.known_discard = self.known_discard
        p.known_owned = self.known_owned
        return p

    def has(self, decree: int) -> bool:
        return self.decrees >> decree & 1 == 1


class Outpost:
    """A bonus token put out for the Day with a servant beside it (BONUS-1 to BONUS-3)."""

    def __init__(self, kind: int, owner: int, place: int, double: bool) -> None:
        self.kind: Final = kind
        self.owner: Final = owner
        self.place: Final = place  # NOBODY for BONUS-1, which lies beside the player board
        self.double: Final = double


class Meng:
    """What Meng has besides a player board: his automa cards and his focus (rules A10)."""

    def __init__(self, focus: int, deck: tuple[int, ...]) -> None:
        self.focus = focus  # a place, for the whole game
        self.deck = deck  # places or SPECIAL, the next card last
        self.today: tuple[int, ...] = ()  # in the order played
        self.used: tuple[int, ...] = ()  # on earlier days
        self.twilight = False

    def copy(self) -> "Meng":
        m = Meng(self.focus, self.deck)
        m.today = self.today
        m.used = self.used
        m.twilight = self.twilight
        return m


# Placeholders until set-up fills them in; never modified, so all positions can share them.
NOT_YET: Final[list[int]] = []
NOT_YET_PLAYERS: Final[list[Player]] = []
NO_PILES: Final[tuple[tuple[int, ...], tuple[int, ...]]] = ((), ())


class BoardState:
    """The shared board and all player boards.  Tuples never change and are shared between copies."""

    def __init__(self, components: Components, options: Options, side: Side, luck: Luck) -> None:
        self.components = components
        self.options = options
        self.side = side
        self.luck = luck
        self.wall_size = 0
        self.bonus = False  # are bonus tokens in the game?
        self.players: list[Player] = NOT_YET_PLAYERS
        self.day = 1
        self.start = 0
        self.medal = NOBODY  # the seat that took it today
        self.dice: list[int] = NOT_YET
        self.gifts: list[int] = NOT_YET  # the card at each location
        self.draw: tuple[int, ...] = ()  # the next card last
        self.cities: list[int] = NOT_YET  # token kind, 0 for none
        self.towns = 0  # bit set of cities that have a token
        self.piles: tuple[tuple[int, ...], tuple[int, ...]] = NO_PILES
        self.spent: tuple[int, ...] = ()  # the token discard
        self.houses = 0  # bit set of houses that still have their jade
        self.tiles: tuple[int, ...] = ()  # six decrees: upper and lower of each level
        self.owners: list[int] = NOT_YET  # for each tile, a bit set of seats
        self.order: list[int] = NOT_YET  # seats in Intrigue order, the leader first (TERM-11)
        self.seats_taken = 0
        self.ships: list[int] = NOT_YET  # owner of the ship in each harbour
        self.loads: list[int] = NOT_YET  # ordinary servants aboard
        self.outposts: tuple[Outpost, ...] = ()
        self.meng: Meng | None = None
        self.automa = NOBODY  # Meng's seat, which is never asked
        self.gift = NOBODY  # the card played this turn
        self.place = NOBODY  # and the location it went to
        self.scores: tuple[int, ...] = ()  # when the game is over
        self.ranking: tuple[int, ...] = ()

    def copy_state(self, b: "BoardState") -> None:
        """Copy this state into b, a new one with the same components, options, side and luck."""
        b.wall_size = self.wall_size
        b.bonus = self.bonus
        b.players = [p.copy() for p in self.players]
        b.day = self.day
        b.start = self.start
        b.medal = self.medal
        b.dice = self.dice.copy()
        b.gifts = self.gifts.copy()
        b.draw = self.draw
        b.cities = self.cities.copy()
        b.towns = self.towns
        b.piles = self.piles
        b.spent = self.spent
        b.houses = self.houses
        b.tiles = self.tiles
        b.owners = self.owners.copy()
        b.order = self.order.copy()
        b.seats_taken = self.seats_taken
        b.ships = self.ships.copy()
        b.loads = self.loads.copy()
        b.outposts = self.outposts
        b.automa = self.automa
        if self.meng is not None:
            b.meng = self.meng.copy()
        b.gift = self.gift
        b.place = self.place
        b.scores = self.scores
        b.ranking = self.ranking

    def player_order(self) -> list[int]:
        """Start player, then clockwise (TERM-10)."""
        n = len(self.players)
        return [(self.start + i) % n for i in range(n)]

    def aboard(self, harbour: int) -> int:
        """How many spaces of the ship in this harbour are filled; the Double Servant takes 2 (DOUBLE-5)."""
        owner = self.players[self.ships[harbour]]
        return self.loads[harbour] + (2 if owner.double == ABOARD + harbour else 0)

    def on_wall(self, who: int) -> int:
        p = self.players[who]
        return p.wall + (2 if p.double == ON_WALL else 0)

    def ships_out(self, who: int) -> int:
        return self.ships.count(who)
