"""The position that a lesson begins with: the set-up of its seed, and what the lesson changes about it."""

from typing import Final, TypeAlias

from gugong.content import Components, edition
from gugong.game import Game, Position, from_position, new_game
from gugong.lessons.document import Lesson, SeatStart, Start
from gugong.notation.cards import card_name, numbers
from gugong.notation.positions import MengData, PlayerData, SecretData, ShipData, TableData, secret_data, table_data
from gugong.notation.restore import restore
from gugong.rules.invariants import SERVANTS

Zones: TypeAlias = dict[str, list[str]]  # what lies where
REST: Final = "rest"  # the zone from which the others are filled


def begin(lesson: Lesson) -> Game:
    """A game at the start of the lesson.

    Raises ComponentError if this program lacks the figures that the lesson is about, PositionError if it lays out
    what cannot be.
    """
    box = edition(lesson.components)
    options = dict(lesson.options)
    game = new_game(int(options.pop("players")), lesson.seed, box, **options)
    return from_position(_laid_out(game.position, lesson.start, box), box)


def _laid_out(g: Position, start: Start, box: Components) -> Position:
    table, secret = table_data(g), secret_data(g)
    _lay_cards(table, secret, start, box)
    _lay_tokens(table, secret, start)
    _lay_board(table, start)
    for who, has in enumerate(start.seats):
        _lay_seat(table, who, has, box)
    if table.meng is not None:
        _lay_automa(table.meng, secret, start)
    return restore(box, g.options, table, secret)


# Cards and tokens.


def _lay_cards(table: TableData, secret: SecretData, start: Start, box: Components) -> None:
    zones = {place: [label] for place, label in table.gifts.items()} | {REST: secret.draw}
    wanted = {place: [name] for place, name in start.gifts.items()}
    for who, (hand, discard) in enumerate(zip(secret.hands, secret.discards)):
        zones |= {f"hand {who}": hand, f"discard {who}": discard}
    for who, has in enumerate(start.seats):
        given = {f"hand {who}": has.hand, f"discard {who}": has.discard}
        wanted |= {zone: names for zone, names in given.items() if names is not None}
    laid = _rearranged(zones, wanted | {"next": start.draw})
    table.gifts = {place: laid[place][0] for place in table.gifts}
    secret.draw = [*laid[REST], *reversed(laid["next"])]  # the next card last
    secret.hands = [laid[f"hand {who}"] for who in range(len(secret.hands))]
    secret.discards = [laid[f"discard {who}"] for who in range(len(secret.discards))]
    table.draw = len(secret.draw)
    for player, hand, discard in zip(table.players, secret.hands, secret.discards):
        _show_cards(player, hand, discard, box)


def _show_cards(player: PlayerData, hand: list[str], discard: list[str], box: Components) -> None:
    """Everybody has seen the cards of a lesson."""
    player.hand, player.discard = len(hand), len(discard)
    player.known_hand, player.known_discard = sorted(hand, key=numbers(box).__getitem__), discard
    player.known_owned = []


def _lay_tokens(table: TableData, secret: SecretData, start: Start) -> None:
    first, second = secret.piles
    zones = {city: [kind] if kind else [] for city, kind in table.cities.items()} | {"second": second, REST: first}
    wanted = {city: [kind] for city, kind in start.cities.items()}
    for who, has in enumerate(start.seats):
        wanted |= {f"tokens {who}": has.tokens} | ({has.traveller: []} if has.traveller else {})
    laid = _rearranged(zones, wanted)
    table.cities = {city: next(iter(laid[city]), None) for city in table.cities}
    secret.piles = [laid[REST], laid["second"]]
    table.piles = [len(pile) for pile in secret.piles]
    for who, has in enumerate(start.seats):
        table.players[who].tokens = list(has.tokens)


def _rearranged(zones: Zones, wanted: Zones) -> Zones:
    """Zones that are wanted hold just that; the others stay as large as they are, filled from the rest."""
    laid = {zone: list(items) for zone, items in zones.items()}
    for zone in wanted:
        laid[REST] += laid.pop(zone, [])
    fixed = {zone: [_taken(name, laid) for name in names] for zone, names in wanted.items()}
    for zone, items in laid.items():
        while zone != REST and len(items) < len(zones[zone]):
            items.append(laid[REST].pop())
    return laid | fixed


def _taken(name: str, laid: Zones) -> str:
    """The first such card or token, from the rest if it is there; raises LookupError if all are in use."""
    for items in (laid[REST], *laid.values()):
        for item in items:
            if card_name(item) == name:
                items.remove(item)
                return item
    raise LookupError(f"no {name} is left")


# The rest of the table.


def _lay_board(table: TableData, start: Start) -> None:
    table.dice = start.dice or table.dice
    table.houses = table.houses if start.houses is None else start.houses
    table.order = start.order or table.order
    table.ships = {harbour: ShipData(ship.owner, ship.servants) for harbour, ship in start.ships.items()}
    owners: dict[str, list[int]] = {name: [] for name in start.decrees or table.decrees}
    for who, has in enumerate(start.seats):
        for decree in has.decrees:
            owners[decree].append(who)
    table.decrees = owners


def _lay_seat(table: TableData, who: int, has: SeatStart, box: Components) -> None:
    player = table.players[who]
    for name in ("wall", "vp", "jade", "envoy", "double", "traveller"):
        setattr(player, name, getattr(has, name))
    player.decrees = list(has.decrees)
    player.rewards |= has.rewards
    player.marker = player.marker if has.marker is None else has.marker
    player.pool = player.pool if has.pool is None else has.pool
    player.supply = SERVANTS - player.pool - _elsewhere(table, who)
    if player.envoy == box.palace_steps:
        player.seat = sum(other.seat is not None for other in table.players)


def _elsewhere(table: TableData, who: int) -> int:
    """Servants neither in the pool nor in the supply; Meng's rewards are marked with neutral ones."""
    player = table.players[who]
    aboard = sum(ship.servants for ship in table.ships.values() if ship.owner == who)
    slots = 0 if table.meng is not None and who else sum(player.rewards.values())
    return player.wall + aboard + len(player.decrees) + slots


def _lay_automa(meng: MengData, secret: SecretData, start: Start) -> None:
    """Some of his cards lie face up, some come next; the next one is the last of the deck."""
    for card in (*start.today, *start.automa):
        secret.automa.remove(card)
    secret.automa += reversed(start.automa)
    meng.today, meng.deck = start.today, len(secret.automa)
