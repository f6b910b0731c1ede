"""Positions as plain data: what everybody may know, and what is secret, kept apart from the start."""

from typing import Any

import msgspec

from gugong.content import Components
from gugong.content.names import DECREE_NAMES, PLACES, TOKENS
from gugong.notation import tasks
from gugong.notation.cards import card_set, labels, numbers
from gugong.rules.harbours import harbour_name
from gugong.rules.invariants import faults
from gugong.rules.kernel import Decision, Position
from gugong.rules.luck import Luck
from gugong.rules.options import Options
from gugong.rules.state import ABOARD, MENG, NOBODY, Meng, Outpost, Player
from gugong.rules.stored import value

AUTOMA_NAMES = (*PLACES, "special")
DOUBLE_AT = ("locked", "pool", "supply", "wall", "token")


class PositionError(ValueError):
    """Data that is no position of this game; says what is wrong."""


class Struct(msgspec.Struct, forbid_unknown_fields=True):
    """Plain data with exactly these fields."""


class PlayerData(Struct):
    """One player board, as all can see it."""

    pool: int
    supply: int
    double: str
    wall: int
    hand: int  # how many cards
    discard: int
    known_hand: list[str]
    known_discard: list[str]  # in the order of the pile
    known_owned: list[str]
    tokens: list[str]  # oldest first; "-" before a bonus token turned face down
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
    """Everything that lies open, or that everybody may remember."""

    day: int
    start: int
    medal: int | None
    dice: list[int]
    gifts: dict[str, str]
    draw: int  # how many cards
    cities: dict[str, str | None]
    piles: list[int]  # how many tokens
    spent: list[str]
    houses: list[int]  # numbers of the houses that still have their jade
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
    """What nobody, or one seat alone, may know."""

    seed: str
    drawn: int
    hands: list[list[str]]
    discards: list[list[str]]
    draw: list[str]
    piles: list[list[str]]
    automa: list[str] = []  # Meng's deck, the next card last


def token_name(kind: int) -> str:
    return f"-{TOKENS[-kind]}" if kind < 0 else TOKENS[kind]


def token_kind(name: str) -> int:
    return -TOKENS.index(name[1:]) if name.startswith("-") else TOKENS.index(name)


def _double_name(at: int) -> str:
    return DOUBLE_AT[at] if at < ABOARD else harbour_name(at - ABOARD)


def _double_at(name: str, harbours: list[str]) -> int:
    return DOUBLE_AT.index(name) if name in DOUBLE_AT else ABOARD + harbours.index(name)


def _player_data(g: Position, p: Player) -> PlayerData:
    return PlayerData(
        pool=p.pool,
        supply=p.supply,
        double=_double_name(p.double),
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
        seat=p.seat if p.seat >= 0 else None,
        marker=p.marker,
        decrees=[name for decree, name in enumerate(DECREE_NAMES) if p.has(decree)],
        traveller=g.side.cities[p.traveller] if p.traveller >= 0 else None,
        rewards={"vp": p.vp_slots, "card": p.card_slots, "double": p.double_slot},
    )


def table_data(g: Position) -> TableData:
    """What everybody may know.  Nothing secret is read here but the sizes of hands and piles."""
    label = labels(g.components)
    harbours = [harbour_name(harbour) for harbour in range(len(g.ships))]
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
        ships={name: ShipData(owner, load) for name, owner, load in zip(harbours, g.ships, g.loads) if owner != NOBODY},
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
    return MengData(
        focus=PLACES[meng.focus],
        deck=len(meng.deck),
        today=[AUTOMA_NAMES[card] for card in meng.today],
        used=[AUTOMA_NAMES[card] for card in meng.used],
        twilight=meng.twilight,
    )


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


def restore(components: Components, options: Options, table: TableData, secret: SecretData) -> Position:
    """The position that this data describes, at its question; refuses what cannot be."""
    try:
        g = _build(components, options, table, secret)
    except (KeyError, ValueError, IndexError) as error:
        raise PositionError(f"This is no position of the game: {_said(error)}") from None
    wrong = faults(g)
    if wrong:
        raise PositionError(f"This position cannot be: {wrong[0]}")
    if g.agenda and not isinstance(g.agenda[-1], Decision):
        raise PositionError("This position waits for nobody: the last task of its agenda is not a question")
    g.settle()
    return g


def _said(error: Exception) -> str:
    return f"there is no {error}" if isinstance(error, KeyError) else str(error)


def _build(components: Components, options: Options, table: TableData, secret: SecretData) -> Position:
    n = options.seats()
    if {len(table.players), len(secret.hands), len(secret.discards)} != {n}:
        raise ValueError(f"it has {len(table.players)} players, and its options say {n}")
    _check_sizes(table, secret)
    card, side = numbers(components), components.side(options.players)
    luck = Luck(bytes.fromhex(secret.seed), secret.drawn)
    g = Position(components, options, side, luck, [tasks.task(row) for row in table.agenda])
    g.wall_size = components.wall_size[options.players]
    g.bonus = options.bonus_tokens != "none"
    g.day, g.start = table.day, table.start
    g.medal = NOBODY if table.medal is None else table.medal
    g.dice = list(table.dice)
    g.gifts = [card[table.gifts[place]] for place in PLACES]
    g.draw = tuple(card[label] for label in secret.draw)
    g.cities = [token_kind(table.cities[name] or "") for name in side.cities]
    g.towns = sum(1 << city for city, kind in enumerate(g.cities) if kind)
    first, second = (tuple(token_kind(name) for name in pile) for pile in secret.piles)
    g.piles = (first, second)
    g.spent = tuple(token_kind(name) for name in table.spent)
    g.houses = sum(1 << house for house in table.houses)
    _build_shared(g, table)
    g.players = [
        _build_player(g, data, [card[label] for label in hand], [card[label] for label in discard])
        for data, hand, discard in zip(table.players, secret.hands, secret.discards)
    ]
    g.seats_taken = sum(p.seat >= 0 for p in g.players)
    g.gift = card[table.gift] if table.gift is not None else NOBODY
    g.place = PLACES.index(table.place) if table.place is not None else NOBODY
    g.scores, g.ranking = tuple(table.scores), tuple(table.ranking)
    if (table.meng is None) == (options.players == 1):
        raise ValueError("Meng plays in the solo game, and only there")
    if table.meng is not None:
        g.automa, g.meng = MENG, _build_meng(table.meng, secret.automa)
    return g


def _build_meng(data: MengData, deck: list[str]) -> Meng:
    if data.deck != len(deck):
        raise ValueError(f"an automa deck of {data.deck} holds {len(deck)}")
    meng = Meng(PLACES.index(data.focus), tuple(AUTOMA_NAMES.index(name) for name in deck))
    meng.today = tuple(AUTOMA_NAMES.index(name) for name in data.today)
    meng.used = tuple(AUTOMA_NAMES.index(name) for name in data.used)
    meng.twilight = data.twilight
    return meng


def _check_sizes(table: TableData, secret: SecretData) -> None:
    """The numbers of cards and tokens that everybody sees are those of the secret piles."""
    sizes = [("draw pile", table.draw, secret.draw)]
    sizes += [("token pile", size, pile) for size, pile in zip(table.piles, secret.piles, strict=True)]
    for player, hand, discard in zip(table.players, secret.hands, secret.discards):
        sizes += [("hand", player.hand, hand), ("discard pile", player.discard, discard)]
    for name, size, pile in sizes:
        if size != len(pile):
            raise ValueError(f"a {name} of {size} holds {len(pile)}")


def _build_shared(g: Position, table: TableData) -> None:
    """Decrees, Intrigue order, canal and outposts."""
    n = g.options.seats()
    g.tiles = tuple(DECREE_NAMES.index(name) for name in table.decrees)
    g.owners = [sum(1 << who for who in owners) for owners in table.decrees.values()]
    g.order = list(table.order)
    g.ships = [NOBODY] * (5 * g.side.routes)
    g.loads = [0] * len(g.ships)
    harbours = [harbour_name(harbour) for harbour in range(len(g.ships))]
    for name, ship in table.ships.items():
        harbour = harbours.index(name)
        if not 0 <= ship.owner < n:
            raise ValueError(f"the ship in {name} belongs to seat {ship.owner}")
        g.ships[harbour], g.loads[harbour] = ship.owner, ship.servants
    g.outposts = tuple(
        Outpost(token_kind(o.token), o.owner, PLACES.index(o.place) if o.place else NOBODY, o.double)
        for o in table.outposts
    )


def _build_player(g: Position, data: PlayerData, hand: list[int], discard: list[int]) -> Player:
    p = Player(hand, discard, [token_kind(name) for name in data.tokens])
    card = numbers(g.components)
    p.pool, p.supply, p.wall = data.pool, data.supply, data.wall
    p.double = _double_at(data.double, [harbour_name(harbour) for harbour in range(len(g.ships))])
    p.worth = sum(value(kind) for kind in p.tokens)
    p.vp, p.jade, p.envoy, p.marker = data.vp, data.jade, data.envoy, data.marker
    p.seat = NOBODY if data.seat is None else data.seat
    p.decrees = sum(1 << DECREE_NAMES.index(name) for name in data.decrees)
    p.decree_servants = len(data.decrees)
    p.traveller = NOBODY if data.traveller is None else g.side.cities.index(data.traveller)
    p.vp_slots, p.card_slots, p.double_slot = (data.rewards[reward] for reward in ("vp", "card", "double"))
    p.known_hand = sum(1 << card[label] for label in data.known_hand)
    p.known_discard = sum(1 << card[label] for label in data.known_discard)
    p.known_owned = sum(1 << card[label] for label in data.known_owned)
    return p


def plain(data: Struct) -> Any:
    """Dictionaries, lists, strings and numbers."""
    return msgspec.to_builtins(data)
