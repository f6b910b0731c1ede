"""Positions as plain data, in two parts: what everybody may know, and what is secret."""

from typing import Final

import msgspec

from gugong.content.names import DECREE_NAMES, PLACES, TOKENS
from gugong.notation import tasks
from gugong.notation.cards import card_set, labels
from gugong.rules.kernel import Position
from gugong.rules.spelling import HARBOUR_NAMES
from gugong.rules.state import ABOARD, NOBODY, Meng, Player
from gugong.words import WordedError

AUTOMA_NAMES = (*PLACES, "special")
DOUBLE_AT = ("locked", "pool", "supply", "wall", "token")
HEXADECIMAL: Final = frozenset("0123456789abcdef")


class PositionError(WordedError):
    """Data that does not describe a position of this game; the message says what is wrong."""


class Struct(msgspec.Struct, forbid_unknown_fields=True):
    """Plain data with exactly these fields."""


class PlayerData(Struct):
    """One player board, as everybody can see it."""

    pool: int
    supply: int
    double: str
    wall: int
    hand: int  # how many cards
    discard: int
    known_hand: list[str]
    known_discard: list[str]  # in the order of the pile
    known_owned: list[str]
    tokens: list[str]  # oldest first; "-" marks a bonus token turned face down
    vp: int
    jade: int
    envoy: int
    seat: int | None
    marker: int
    decrees: list[str]
    traveller: str | None
    rewards: dict[str, int]


class ShipData(Struct):
    owner: int
    servants: int


class OutpostData(Struct):
    token: str
    owner: int
    place: str | None
    double: bool


class MengData(Struct):
    """Meng's automa cards: places, or "special"."""

    focus: str
    deck: int  # how many cards
    today: list[str]
    used: list[str]
    twilight: bool


class TableData(Struct):
    """Everything that lies face up, or that everybody may remember."""

    day: int
    start: int
    medal: int | None
    dice: list[int]
    gifts: dict[str, str]
    draw: int  # how many cards
    cities: dict[str, str | None]
    piles: list[int]  # how many tokens
    spent: list[str]
    houses: list[int]  # the numbers of the houses that still have their jade
    decrees: dict[str, list[int]]  # in board order, with the seats that own them
    order: list[int]
    ships: dict[str, ShipData]
    outposts: list[OutpostData]
    gift: str | None
    place: str | None
    players: list[PlayerData]
    agenda: list[tasks.Row]
    scores: list[int]
    ranking: list[int]
    meng: MengData | None = None


class SecretData(Struct):
    """What nobody may know, or only one seat."""

    seed: str
    drawn: int
    hands: list[list[str]]
    discards: list[list[str]]
    draw: list[str]
    piles: list[list[str]]
    automa: list[str] = []  # Meng's deck, the next card last


def token_name(kind: int) -> str:
    return f"-{TOKENS[-kind]}" if kind < 0 else TOKENS[kind]


def is_seed(text: str) -> bool:
    return len(text) == 64 and HEXADECIMAL.issuperset(text)


def token_kind(name: str) -> int:
    return -TOKENS.index(name[1:]) if name.startswith("-") else TOKENS.index(name)


def _player_data(g: Position, p: Player) -> PlayerData:
    return PlayerData(
        pool=p.pool,
        supply=p.supply,
        double=DOUBLE_AT[p.double] if p.double < ABOARD else HARBOUR_NAMES[p.double - ABOARD],
        wall=p.wall,
        hand=len(p.hand),
        discard=len(p.discard),
        known_hand=card_set(g.components, p.known_hand),
        known_discard=[labels(g.components)[card] for card in p.discard if p.known_discard >> card & 1],
        known_owned=card_set(g.components, p.known_owned),
        tokens=[token_name(kind) for kind in p.tokens],
        vp=p.vp,
        jade=p.jade,
        envoy=p.envoy,
        seat=p.palace_seat if p.palace_seat >= 0 else None,
        marker=p.marker,
        decrees=[name for decree, name in enumerate(DECREE_NAMES) if p.has(decree)],
        traveller=g.side.cities[p.traveller] if p.traveller >= 0 else None,
        rewards={"vp": p.vp_slots, "card": p.card_slots, "double": p.double_slot},
    )


def table_data(g: Position) -> TableData:
    """What everybody may know; of hands and hidden piles, only the sizes."""
    label = labels(g.components)
    return TableData(
        day=g.day,
        start=g.start,
        medal=g.medal if g.medal != NOBODY else None,
        dice=list(g.dice),
        gifts={PLACES[place]: label[card] for place, card in enumerate(g.gifts)},
        draw=len(g.draw),
        cities={name: TOKENS[kind] or None for name, kind in zip(g.side.cities, g.cities)},
        piles=[len(pile) for pile in g.piles],
        spent=[TOKENS[kind] for kind in g.spent],
        houses=[house for house in range(len(g.side.houses)) if g.houses >> house & 1],
        decrees={
            DECREE_NAMES[tile]: [who for who in range(len(g.players)) if owners >> who & 1]
            for tile, owners in zip(g.tiles, g.owners)
        },
        order=list(g.order),
        ships={HARBOUR_NAMES[at]: ShipData(who, g.loads[at]) for at, who in enumerate(g.ships) if who != NOBODY},
        outposts=[
            OutpostData(TOKENS[o.kind], o.owner, PLACES[o.place] if o.place >= 0 else None, o.double)
            for o in g.outposts
        ],
        gift=label[g.gift] if g.gift >= 0 else None,
        place=PLACES[g.place] if g.place >= 0 else None,
        players=[_player_data(g, p) for p in g.players],
        agenda=[tasks.row(task) for task in g.agenda],
        scores=list(g.scores),
        ranking=list(g.ranking),
        meng=_meng_data(g.meng) if g.meng is not None else None,
    )


def _meng_data(meng: Meng) -> MengData:
    today, used = ([AUTOMA_NAMES[card] for card in cards] for cards in (meng.today, meng.used))
    return MengData(PLACES[meng.focus], len(meng.deck), today, used, meng.twilight)


def secret_data(g: Position) -> SecretData:
    label = labels(g.components)
    return SecretData(
        seed=g.luck.seed.hex(),
        drawn=g.luck.drawn,
        hands=[[label[card] for card in p.hand] for p in g.players],
        discards=[[label[card] for card in p.discard] for p in g.players],
        draw=[label[card] for card in g.draw],
        piles=[[TOKENS[kind] for kind in pile] for pile in g.piles],
        automa=[AUTOMA_NAMES[card] for card in g.meng.deck] if g.meng is not None else [],
    )
