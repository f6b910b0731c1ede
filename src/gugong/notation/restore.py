"""From data back to a position.  What `restore` accepts can be played to its end, even if the source is untrusted."""

from contextlib import suppress
from typing import Final

from gugong.content import Components
from gugong.content.names import BASIC, DECREE_NAMES, PLACES
from gugong.notation import tasks
from gugong.notation.agendas import agenda_fault
from gugong.notation.bounds import check_bounds
from gugong.notation.cards import numbers
from gugong.notation.positions import (
    AUTOMA_NAMES,
    DOUBLE_AT,
    MengData,
    PlayerData,
    PositionError,
    SecretData,
    TableData,
    secret_data,
    table_data,
    token_kind,
)
from gugong.rules.invariants import faults
from gugong.rules.kernel import Position
from gugong.rules.luck import Luck
from gugong.rules.options import Options
from gugong.rules.playout import Chance
from gugong.rules.spelling import HARBOUR_NAMES
from gugong.rules.state import ABOARD, HARBOURS, MENG, NOBODY, Meng, Outpost, Player
from gugong.rules.stored import value
from gugong.words import Phrase, WordedError

TRIALS: Final = 3
# What the rules raise if a position contradicts itself in a way that the earlier checks have missed.
BROKEN: Final = (AssertionError, ArithmeticError, LookupError, TypeError, ValueError)


def restore(components: Components, options: Options, table: TableData, secret: SecretData) -> Position:
    """The position this data describes, at its question; raises PositionError if the game has no such position.

    The agenda may combine tasks in ways the rules never would, so the position is also tried out by playing a few
    random games from it.
    """
    g = build(components, options, table, secret)
    wrong = agenda_fault(g)
    if wrong is not None:
        raise PositionError("position-impossible", why=wrong)
    if table_data(g) != table or secret_data(g) != secret:
        raise PositionError("position-impossible", why=Phrase("position-order"))
    try:
        wrong = _dead_end(g)
    except BROKEN:
        wrong = Phrase("position-contradiction")
    if wrong is not None:
        raise PositionError("position-dead-end", why=wrong)
    return g


def restore_settled(components: Components, options: Options, table: TableData, secret: SecretData) -> Position:
    """Like `restore`, but for a position saved under other rules: questions that now have one answer are answered."""
    g = build(components, options, table, secret)
    with suppress(*BROKEN):  # `restore` will say what is wrong
        g.settle()
    return restore(components, options, table_data(g), secret_data(g))


def build(components: Components, options: Options, table: TableData, secret: SecretData) -> Position:
    """The position this data describes; its legal moves are unknown until it is settled."""
    try:
        check_bounds(components, options, table, secret)
        g = _build(components, options, table, secret)
    except WordedError as error:
        raise PositionError("position-none", why=error.phrase) from None
    except BROKEN:
        raise PositionError("position-none", why=Phrase("position-contradiction")) from None
    wrong = _broken_rule(g)
    if wrong is not None:
        raise PositionError("position-impossible", why=wrong)
    return g


def _broken_rule(g: Position) -> Phrase | None:
    """The rule of the first broken invariant; `faults` gives developers the details."""
    found = faults(g)
    return Phrase("position-rule", rule=found[0].partition(":")[0]) if found else None


def settles_at_question(g: Position) -> bool:
    """Find the legal moves; False if the question on top had a single answer, so that the game moved on."""
    waiting = list(g.agenda)
    g.settle()
    return g.agenda == waiting


def _dead_end(g: Position) -> Phrase | None:
    """Why the game cannot be continued from here; None if every trial game reaches its end."""
    if not settles_at_question(g):
        return Phrase("position-one-answer")
    for trial in range(TRIALS):
        twin, chance = g.copy(), Chance(trial)
        while twin.agenda:
            twin.play(twin.legal[chance.below(len(twin.legal))])
            wrong = _broken_rule(twin)
            if wrong is not None:
                return wrong
    return None


def _build(components: Components, options: Options, table: TableData, secret: SecretData) -> Position:
    card, side = numbers(components), components.side(options.players)
    luck = Luck(bytes.fromhex(secret.seed), secret.drawn)
    g = Position(components, options, side, luck, [tasks.task(row) for row in table.agenda])
    g.wall_size = components.wall_size[options.players]
    g.bonus = options.bonus_tokens != BASIC
    g.day, g.start = table.day, table.start
    g.medal = NOBODY if table.medal is None else table.medal
    g.gift = card[table.gift] if table.gift is not None else NOBODY
    g.place = PLACES.index(table.place) if table.place is not None else NOBODY
    g.scores, g.ranking = tuple(table.scores), tuple(table.ranking)
    _build_board(g, table, secret)
    _build_canal(g, table)
    g.players = [
        _build_player(g, data, [card[label] for label in hand], [card[label] for label in discard])
        for data, hand, discard in zip(table.players, secret.hands, secret.discards)
    ]
    g.seats_taken = sum(p.palace_seat >= 0 for p in g.players)
    if table.meng is not None:
        g.automa, g.meng = MENG, _build_meng(table.meng, secret.automa)
    return g


def _build_board(g: Position, table: TableData, secret: SecretData) -> None:
    """Dice, gift cards, map, jade and decrees."""
    card = numbers(g.components)
    g.dice = list(table.dice)
    g.gifts = [card[table.gifts[place]] for place in PLACES]
    g.draw = tuple(card[label] for label in secret.draw)
    g.cities = [token_kind(table.cities[name] or "") for name in g.side.cities]
    g.towns = sum(1 << city for city, kind in enumerate(g.cities) if kind)
    first, second = (tuple(token_kind(name) for name in pile) for pile in secret.piles)
    g.piles = (first, second)
    g.spent = tuple(token_kind(name) for name in table.spent)
    g.houses = sum(1 << house for house in set(table.houses))
    g.tiles = tuple(DECREE_NAMES.index(name) for name in table.decrees)
    g.owners = [sum(1 << who for who in set(owners)) for owners in table.decrees.values()]


def _build_canal(g: Position, table: TableData) -> None:
    """Ships, the Intrigue order, and the tokens put out."""
    g.order = list(table.order)
    g.ships = [NOBODY] * (HARBOURS * g.side.routes)
    g.loads = [0] * len(g.ships)
    for name, ship in table.ships.items():
        harbour = HARBOUR_NAMES.index(name)
        g.ships[harbour], g.loads[harbour] = ship.owner, ship.servants
    g.outposts = tuple(
        Outpost(token_kind(o.token), o.owner, PLACES.index(o.place) if o.place else NOBODY, o.double)
        for o in table.outposts
    )


def _build_player(g: Position, data: PlayerData, hand: list[int], discard: list[int]) -> Player:
    p = Player(hand, discard, [token_kind(name) for name in data.tokens])
    p.pool, p.supply, p.wall = data.pool, data.supply, data.wall
    p.double = DOUBLE_AT.index(data.double) if data.double in DOUBLE_AT else ABOARD + HARBOUR_NAMES.index(data.double)
    p.worth = sum(value(kind) for kind in p.tokens)
    p.vp, p.jade, p.envoy, p.marker = data.vp, data.jade, data.envoy, data.marker
    p.palace_seat = NOBODY if data.seat is None else data.seat
    p.decrees = sum(1 << DECREE_NAMES.index(name) for name in set(data.decrees))
    p.decree_servants = len(data.decrees)
    p.traveller = NOBODY if data.traveller is None else g.side.cities.index(data.traveller)
    p.vp_slots, p.card_slots, p.double_slot = (data.rewards[reward] for reward in ("vp", "card", "double"))
    card, known = numbers(g.components), (data.known_hand, data.known_discard, data.known_owned)
    p.known_hand, p.known_discard, p.known_owned = (sum(1 << card[label] for label in set(names)) for names in known)
    return p


def _build_meng(data: MengData, deck: list[str]) -> Meng:
    meng = Meng(PLACES.index(data.focus), tuple(AUTOMA_NAMES.index(name) for name in deck))
    meng.today = tuple(AUTOMA_NAMES.index(name) for name in data.today)
    meng.used = tuple(AUTOMA_NAMES.index(name) for name in data.used)
    meng.twilight = data.twilight
    return meng
