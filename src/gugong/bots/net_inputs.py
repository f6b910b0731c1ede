"""What a net sees of a position: the inputs that are on for one seat, and nothing that this seat cannot know.

Every fact is a one-hot group: of the inputs of a group the one with the number of the fact is on.  Numbers beyond the
end of a group count as its last one.  A board of a player is read three times with groups of its own: for the seat
itself, for its strongest rival, and for all other rivals, whose inputs may be on several times over.
"""

from typing import Final

from gugong.content.names import CARD_ACTIONS, DECREE_NAMES, PLACES, TOKENS
from gugong.rules.day import Give
from gugong.rules.great_wall import leader
from gugong.rules.kernel import Position
from gugong.rules.options import DIFFICULTIES
from gugong.rules.scoring import secure
from gugong.rules.state import ABOARD, HARBOURS, NOBODY, OFF_MAP, SHIP_HOLDS
from gugong.rules.travel import reach

DAYS: Final = 4
VALUES: Final = 10
CARDS: Final = VALUES * len(CARD_ACTIONS)  # a card is its value and its action
KINDS: Final = len(TOKENS)
ROUTES: Final = 2

# The groups of a player's board, with their places in it.
POOL: Final = 0
SUPPLY: Final = POOL + 13
DOUBLE: Final = SUPPLY + 9
ON_WALL: Final = DOUBLE + ABOARD + 1
JADE: Final = ON_WALL + 9
ENVOY: Final = JADE + 11  # by day
SEAT: Final = ENVOY + 9 * DAYS
MARKER: Final = SEAT + 7
RANK: Final = MARKER + 16
OWNED: Final = RANK + 5  # decrees, by day
IN_HAND: Final = OWNED + len(DECREE_NAMES) * DAYS  # by day
IN_DISCARD: Final = IN_HAND + 9 * DAYS
WORTH: Final = IN_DISCARD + 9
STORED: Final = WORTH + 13
SHIP: Final = STORED + 7  # each ship, by harbour and load
SHIPS_OUT: Final = SHIP + HARBOURS * (SHIP_HOLDS + 1)
DOUBLE_SLOT: Final = SHIPS_OUT + 4
CARD_SLOTS: Final = DOUBLE_SLOT + 3
VP_SLOTS: Final = CARD_SLOTS + 3
MEDAL: Final = VP_SLOTS + 3
START: Final = MEDAL + 1
LEADS_WALL: Final = START + 1
BOARD: Final = LEADS_WALL + 1  # the number of inputs of a board

OWN: Final = 0
RIVAL: Final = OWN + BOARD
OTHERS: Final = RIVAL + BOARD

# What they share, and the cards of the seat.
PLAYERS: Final = OTHERS + BOARD  # by day
NEXT: Final = PLAYERS + 6 * DAYS  # whose turn it is, counted from this seat
ASKED: Final = NEXT + 5  # the rule of the question, if it is this seat's and not a gift exchange
PLAYED_AT: Final = ASKED + 64  # in this turn
PLAYED: Final = PLAYED_AT + len(PLACES)  # the action of the card
GIFT_VALUE: Final = PLAYED + len(CARD_ACTIONS)  # by place
GIFT_ACTION: Final = GIFT_VALUE + VALUES * len(PLACES)
GIFT_MATCHES: Final = GIFT_ACTION + len(CARD_ACTIONS) * len(PLACES)  # dice that show its value
BEATEN: Final = GIFT_MATCHES + 4 * len(PLACES)  # by how many cards in hand
DICE: Final = BEATEN + 4 * len(PLACES)  # how many show this value
CHEAPEST: Final = DICE + 4 * VALUES  # the next jade
HOUSES: Final = CHEAPEST + 8
SEATS_TAKEN: Final = HOUSES + 8
TILE: Final = SEATS_TAKEN + 6  # a decree that this seat does not have, by day
TILE_OWNERS: Final = TILE + len(DECREE_NAMES) * DAYS
WALL_LEFT: Final = TILE_OWNERS + len(DECREE_NAMES) * 3
OCCUPIED: Final = WALL_LEFT + 9  # harbours with ships of others
NEAR: Final = OCCUPIED + HARBOURS * ROUTES  # tokens that the Traveller can reach
ON_MAP: Final = NEAR + KINDS
POWER: Final = ON_MAP + 1  # stored bonus tokens that still have their power
OUTPOST: Final = POWER + KINDS
HAND: Final = OUTPOST + KINDS
DISCARD: Final = HAND + CARDS
NIGHT: Final = DISCARD + CARDS  # matches in the discard pile
LEAD: Final = NIGHT + 10
FOCUS: Final = LEAD + 15
DIFFICULTY: Final = FOCUS + len(PLACES)
AUTOMA: Final = DIFFICULTY + len(DIFFICULTIES)  # how many of each automa card are in the deck
INPUTS: Final = AUTOMA + 4 * (len(PLACES) + 1)

# The rules that ask questions; a new one goes to the end, so that what was learnt stays where it is.
# fmt: off (a line each would fill a screen)
ASKING: Final = (
    "BENEFIT-1",
    "BENEFIT-2",
    "BONUS-1",
    "BONUS-2",
    "BONUS-3",
    "BONUS-5",
    "CANAL-1",
    "CANAL-10",
    "CANAL-2",
    "CANAL-5",
    "CARD-3",
    "CARD-4",
    "CARD-5",
    "DAY-EXCHANGE-1",
    "DAY-EXCHANGE-4",
    "DECREE-1",
    "DECREE-L1-INTRIGUE",
    "DECREE-L1-SERVANT",
    "DECREE-L1-SHIP",
    "DECREE-L1-SWAP",
    "INTRIGUE-1",
    "INTRIGUE-2",
    "JADE-1",
    "JADE-2",
    "MORN-5",
    "NIGHT-2",
    "PALACE-1",
    "PALACE-2",
    "Q-CH-16",
    "TOKEN-1",
    "TOKEN-10",
    "TOKEN-11",
    "TOKEN-2",
    "TOKEN-4",
    "TOKEN-5",
    "TOKEN-7",
    "TOKEN-8",
    "TOKEN-9",
    "TOKEN-X-1",
    "TRAVEL-1",
    "TRAVEL-2",
    "TRAVEL-4",
    "WALL-1",
    "WALL-2",
    "WALL-3",
    "WALL-7",
)
# fmt: on
NUMBER_OF_RULE: Final = {rule: number for number, rule in enumerate(ASKING)}


def inputs(g: Position, who: int) -> list[int]:
    """The inputs that are on for this seat."""
    on: list[int] = []
    rival = strongest_rival(g, who)
    first = leader(g)
    _board(on, g, who, OWN, first)
    _board(on, g, rival, RIVAL, first)
    if len(g.players) > 2:
        for other in range(len(g.players)):
            if other not in (who, rival):
                _board(on, g, other, OTHERS, first)
    _turn(on, g, who)
    _gifts(on, g, who)
    _cards(on, g, who)
    _places(on, g, who)
    lead = (secure(g, who) - secure(g, rival) + 30) // 4
    on.append(LEAD + max(0, min(14, lead)))
    if g.meng is not None:
        _meng(on, g)
    return on


def strongest_rival(g: Position, who: int) -> int:
    """The rival who would have the most VP if the game were scored now."""
    n = len(g.players)
    if n == 2:
        return 1 - who
    best, rival = -1000, who
    for step in range(1, n):
        other = (who + step) % n
        vp = secure(g, other)
        if vp > best:
            best, rival = vp, other
    return rival


def _board(on: list[int], g: Position, who: int, base: int, first: int) -> None:
    p = g.players[who]
    day = g.day - 1
    on.append(base + POOL + min(12, p.pool))
    on.append(base + SUPPLY + min(8, p.supply))
    on.append(base + DOUBLE + min(ABOARD, p.double))
    wall = g.on_wall(who)
    on.append(base + ON_WALL + min(8, wall))
    if wall and first == who:
        on.append(base + LEADS_WALL)
    on.append(base + JADE + min(10, p.jade))
    on.append(base + ENVOY + min(8, p.envoy) * DAYS + day)
    on.append(base + SEAT + min(6, p.palace_seat + 1))
    on.append(base + MARKER + min(15, p.marker))
    on.append(base + RANK + g.order.index(who))
    on.append(base + IN_HAND + min(8, len(p.hand)) * DAYS + day)
    on.append(base + IN_DISCARD + min(8, len(p.discard)))
    on.append(base + WORTH + min(12, p.worth))
    on.append(base + STORED + min(6, len(p.tokens)))
    on.append(base + DOUBLE_SLOT + min(2, p.double_slot))
    on.append(base + CARD_SLOTS + min(2, p.card_slots))
    on.append(base + VP_SLOTS + min(2, p.vp_slots))
    if g.medal == who:
        on.append(base + MEDAL)
    if g.start == who:
        on.append(base + START)
    if p.decrees:
        for decree in g.tiles:
            if p.decrees >> decree & 1:
                on.append(base + OWNED + decree * DAYS + day)
    ships = 0
    for harbour in range(len(g.ships)):
        if g.ships[harbour] == who:
            ships += 1
            on.append(base + SHIP + harbour % HARBOURS * (SHIP_HOLDS + 1) + g.aboard(harbour))
    on.append(base + SHIPS_OUT + min(3, ships))


def _turn(on: list[int], g: Position, who: int) -> None:
    n = len(g.players)
    on.append(PLAYERS + n * DAYS + g.day - 1)
    if not g.agenda:
        return
    question = g.question()
    on.append(NEXT + (question.who - who) % n)
    if question.who == who and not isinstance(question, Give):
        number = NUMBER_OF_RULE.get(question.rule)
        if number is not None:
            on.append(ASKED + number)
        if g.gift != NOBODY:
            on.append(PLAYED_AT + g.place)
            on.append(PLAYED + g.components.card_action[g.gift])


def _gifts(on: list[int], g: Position, who: int) -> None:
    value, action = g.components.card_value, g.components.card_action
    dice = [0] * VALUES
    for face in g.dice:
        dice[face] += 1
    for face in range(1, VALUES):
        on.append(DICE + face * 4 + dice[face])
    hand = g.players[who].hand
    for place in range(len(PLACES)):
        card = g.gifts[place]
        worth = value[card]
        on.append(GIFT_VALUE + place * VALUES + worth)
        on.append(GIFT_ACTION + place * len(CARD_ACTIONS) + action[card])
        on.append(GIFT_MATCHES + place * 4 + dice[worth])
        beaten = 0
        for mine in hand:
            if value[mine] > worth or (worth == 9 and value[mine] == 1):
                beaten += 1
        on.append(BEATEN + place * 4 + min(3, beaten))


def _cards(on: list[int], g: Position, who: int) -> None:
    value, action = g.components.card_value, g.components.card_action
    p = g.players[who]
    for card in p.hand:
        on.append(HAND + value[card] * len(CARD_ACTIONS) + action[card])
    matches = 0
    for card in p.discard:
        on.append(DISCARD + value[card] * len(CARD_ACTIONS) + action[card])
        for face in g.dice:
            if face == value[card]:
                matches += 1
    on.append(NIGHT + min(9, matches))


def _places(on: list[int], g: Position, who: int) -> None:
    p = g.players[who]
    day = g.day - 1
    cheapest, houses = g.components.square_price, 0
    for house, price in enumerate(g.side.houses):
        if g.houses >> house & 1:
            houses += 1
            if houses == 1 or price < cheapest:
                cheapest = price
    on.append(CHEAPEST + min(7, cheapest))
    on.append(HOUSES + min(7, houses))
    on.append(SEATS_TAKEN + min(5, g.seats_taken))
    for tile, decree in enumerate(g.tiles):
        owners = g.owners[tile]
        if not p.decrees >> decree & 1:
            on.append(TILE + decree * DAYS + day)
        on.append(TILE_OWNERS + decree * 3 + min(2, (owners & ~(1 << who)).bit_count()))
    left = g.wall_size
    for other in range(len(g.players)):
        left -= g.on_wall(other)
    on.append(WALL_LEFT + max(0, min(8, left)))
    for harbour in range(len(g.ships)):
        owner = g.ships[harbour]
        if owner not in (NOBODY, who):
            on.append(OCCUPIED + harbour)
    _tokens(on, g, who)


def _tokens(on: list[int], g: Position, who: int) -> None:
    p = g.players[who]
    near = g.towns
    if p.traveller != OFF_MAP:
        on.append(ON_MAP)
        near = reach(g.side, g.towns, p.traveller)
    seen = 0
    for city in range(len(g.cities)):
        kind = g.cities[city]
        if near >> city & 1 and not seen >> kind & 1:
            seen |= 1 << kind
            on.append(NEAR + kind)
    if g.bonus:
        for kind in p.tokens:
            if kind > 0:
                on.append(POWER + kind)
        for outpost in g.outposts:
            if outpost.owner == who:
                on.append(OUTPOST + outpost.kind)


def _meng(on: list[int], g: Position) -> None:
    meng = g.meng
    assert meng is not None
    on.append(FOCUS + meng.focus)
    on.append(DIFFICULTY + DIFFICULTIES.index(g.options.difficulty))
    left = [0] * (len(PLACES) + 1)
    for card in meng.deck:
        left[card] += 1
    for card in range(len(left)):
        on.append(AUTOMA + card * 4 + min(3, left[card]))
