"""Checks every number and name of a position before anything is built from it."""

import re
from collections.abc import Collection, Container, Iterable, Sized
from itertools import chain
from typing import Final

from gugong.content import Components
from gugong.content.names import DECREE_KINDS, DECREE_LEVELS, DECREE_NAMES, PLACES, TOKENS
from gugong.content.tables import Side
from gugong.notation.cards import numbers
from gugong.notation.positions import (
    AUTOMA_NAMES,
    DOUBLE_AT,
    OutpostData,
    PlayerData,
    PositionError,
    SecretData,
    TableData,
    is_seed,
)
from gugong.notation.shown import listed, shown
from gugong.notation.tasks import Row
from gugong.rules.harbours import SLOTS
from gugong.rules.invariants import SERVANTS
from gugong.rules.options import Options
from gugong.rules.outposts import PUT_OUT
from gugong.rules.setup import DAYS, TILES_A_LEVEL
from gugong.rules.spelling import HARBOUR_NAMES, REWARDS
from gugong.rules.state import HARBOURS, SHIP_HOLDS

MOST: Final = range(100_000)  # for what has no other limit: points, jade, luck drawn
IN_TASKS: Final = range(-1, 21)  # the longest step, price or gain; -1 for nobody and for the jade square
RULE: Final = re.compile(r"[A-Z][A-Z0-9-]{0,30}")
LEVELS: Final = [level for level in DECREE_LEVELS for _ in range(TILES_A_LEVEL)]  # level of each decree on the board


def check_bounds(components: Components, options: Options, table: TableData, secret: SecretData) -> None:
    """Raises PositionError for the first number or name that is not valid in its place."""
    seats, side = range(options.seats()), components.side(options.players)
    if {len(table.players), len(secret.hands), len(secret.discards)} != {len(seats)}:
        raise PositionError("position-seats", seats=len(seats))
    if (table.meng is None) == (options.players == 1):
        raise PositionError("position-meng")
    _among("day", table.day, range(1, DAYS + 1))
    _each("seat", [table.start, table.medal], seats)
    _check_board(components, side, table, seats)
    for player in table.players:
        _check_player(components, side, player, seats)
    _check_cards(components, table, secret)
    _check_automa(table, secret)
    _check_tokens(table, secret)
    _check_sizes(table, secret)
    _check_end(table, seats)
    for row in table.agenda:
        _check_task(row)
    _among("draws", secret.drawn, MOST)
    if not is_seed(secret.seed):
        raise PositionError("position-seed")


def _among(what: str, value: object, allowed: Container[object]) -> None:
    """The message has a separate sentence for each `what`."""
    if value not in allowed:
        raise PositionError("position-no-such", what=what, value=shown(value))


def _each(what: str, values: Iterable[object], allowed: Container[object]) -> None:
    """None stands where there is nothing."""
    for value in values:
        if value is not None:
            _among(what, value, allowed)


def _keys(what: str, found: Iterable[str], wanted: Collection[str]) -> None:
    if sorted(found) != sorted(wanted):
        raise PositionError("position-names", what=what, names=listed(wanted))


def _check_board(components: Components, side: Side, table: TableData, seats: range) -> None:
    _keys("gifts", table.gifts, PLACES)
    _keys("cities", table.cities, side.cities)
    _among("dice", len(table.dice), [len(components.dice)])
    for die, faces in zip(table.dice, components.dice):
        _among("face", die, faces)
    _each("house", table.houses, range(len(side.houses)))
    _each("decree", table.decrees, DECREE_NAMES)
    if [DECREE_KINDS[DECREE_NAMES.index(name)].level for name in table.decrees] != LEVELS:
        raise PositionError("position-decrees")
    _each("seat", chain(*table.decrees.values(), table.order), seats)
    _each("harbour", table.ships, HARBOUR_NAMES[: HARBOURS * side.routes])
    _each("seat", [ship.owner for ship in table.ships.values()], seats)
    _each("load", [ship.servants for ship in table.ships.values()], range(SHIP_HOLDS + 1))
    _each("place", [table.place], PLACES)
    for outpost in table.outposts:
        _check_outpost(outpost, seats)


def _check_outpost(outpost: OutpostData, seats: range) -> None:
    """Value +1 lies beside the player board, tax and follow beside a location.  (BONUS-1 to BONUS-3)"""
    kinds = [TOKENS[kind] for kind in PUT_OUT]
    _among("token-put-out", outpost.token, kinds)
    _among("seat", outpost.owner, seats)
    _among("place-put-out", outpost.place, [None] if outpost.token == kinds[0] else PLACES)


def _check_player(components: Components, side: Side, player: PlayerData, seats: range) -> None:
    servants = range(SERVANTS + 1)
    _each("servants", [player.pool, player.supply, player.wall], servants)
    _each("points", [player.vp, player.jade], MOST)
    _among("envoy", player.envoy, range(components.palace_steps + 1))
    _each("palace-seat", [player.seat], seats)
    _among("marker", player.marker, range(components.intrigue_top + 1))
    _each("decree", player.decrees, DECREE_NAMES)
    _each("city", [player.traveller], side.cities)
    _among("double", player.double, DOUBLE_AT + HARBOUR_NAMES[: HARBOURS * side.routes])
    _keys("rewards", player.rewards, REWARDS)
    for reward, slots in zip(REWARDS, SLOTS):
        _among("rewards", player.rewards[reward], range(slots + 1))


def _check_cards(components: Components, table: TableData, secret: SecretData) -> None:
    _each("card", [*table.gifts.values(), table.gift, *secret.draw], numbers(components))
    _each("card", chain(*secret.hands, *secret.discards), numbers(components))
    for player in table.players:
        _each("card", [*player.known_hand, *player.known_discard, *player.known_owned], numbers(components))


def _check_automa(table: TableData, secret: SecretData) -> None:
    """Meng's focus is a location; his cards show one, or are special."""
    if table.meng is not None:
        _among("place", table.meng.focus, PLACES)
        _each("automa-card", [*secret.automa, *table.meng.today, *table.meng.used], AUTOMA_NAMES)


def _check_tokens(table: TableData, secret: SecretData) -> None:
    """Only a stored bonus token can lie face down."""
    face_up = [*table.cities.values(), *table.spent, *chain(*secret.piles)]
    stored = [name.removeprefix("-") for player in table.players for name in player.tokens]
    _each("token", [*face_up, *stored], TOKENS[1:])


def _check_sizes(table: TableData, secret: SecretData) -> None:
    """The public numbers of cards and tokens match the secret piles."""
    _each("piles", [len(secret.piles), len(table.piles)], [2])
    sizes: list[tuple[str, int, Sized]] = [("draw", table.draw, secret.draw)]
    sizes += [("tokens", size, pile) for size, pile in zip(table.piles, secret.piles)]
    for player, hand, discard in zip(table.players, secret.hands, secret.discards):
        sizes += [("hand", player.hand, hand), ("discard", player.discard, discard)]
    if table.meng is not None:
        sizes.append(("automa", table.meng.deck, secret.automa))
    for name, size, pile in sizes:
        if size != len(pile):
            raise PositionError("position-size", pile=name, size=shown(size), held=len(pile))


def _check_end(table: TableData, seats: range) -> None:
    """A finished game has a result; a running one has none."""
    if table.agenda:
        if table.scores or table.ranking:
            raise PositionError("position-early-result")
        return
    if sorted(table.ranking) != list(seats) or len(table.scores) != len(seats):
        raise PositionError("position-ranking")
    _each("score", table.scores, MOST)


def _check_task(row: Row) -> None:
    for field in row[1:]:
        if isinstance(field, int):
            _among("task-number", field, IN_TASKS)
        elif not RULE.fullmatch(field):
            raise PositionError("position-no-such", what="rule", value=shown(field))
