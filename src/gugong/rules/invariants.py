"""What must hold in every position (INV-1 to INV-6, and that nothing is made or lost)."""

from typing import Final

from gugong.content.names import BONUS_CHEAPER, BONUS_FOLLOW, TOKEN_DOUBLE
from gugong.content.tables import Components
from gugong.rules.kernel import Position
from gugong.rules.options import BONUS_TOKENS, Options
from gugong.rules.state import (
    ABOARD,
    IN_POOL,
    IN_SUPPLY,
    LOCKED,
    NOBODY,
    OFF_MAP,
    ON_TOKEN,
    ON_WALL,
    SHIP_HOLDS,
    SHIPS,
    SPECIAL,
)
from gugong.rules.stored import value

SERVANTS: Final = 12
LAST_KIND: Final = (TOKEN_DOUBLE, BONUS_FOLLOW, BONUS_CHEAPER)  # for each value of the option bonus_tokens
HOLDING: Final = ("Store", "PutOut")  # tasks about a token that is neither on the map nor stored yet


def faults(g: Position) -> list[str]:
    """One sentence for each thing that cannot be; none for a sound position."""
    found: list[str] = []
    for who in range(len(g.players)):
        found += _servants(g, who) + _double(g, who) + _board(g, who)
    return found + _cards(g) + _tokens(g) + _map(g) + _canal(g) + _intrigue(g) + _decrees(g) + _wall(g) + _meng(g)


def _servants(g: Position, who: int) -> list[str]:
    p = g.players[who]
    slots = p.double_slot + p.card_slots + p.vp_slots
    if who == g.automa:
        slots = 0  # marked with neutral servants (SOLO-SETUP-7)
    ships = sum([load for load, owner in zip(g.loads, g.ships) if owner == who])
    out = len([o for o in g.outposts if o.owner == who and not o.double])
    total = p.pool + p.supply + p.wall + ships + p.decree_servants + slots + out
    found: list[str] = []
    if total != SERVANTS:
        found.append(f"INV-1: seat {who} has {total} ordinary servants, not {SERVANTS}")
    if min(p.pool, p.supply, p.wall, p.decree_servants) < 0:
        found.append(f"INV-1: seat {who} has less than no servants somewhere")
    return found


def _double(g: Position, who: int) -> list[str]:
    p = g.players[who]
    at = p.double
    places = (LOCKED, IN_POOL, IN_SUPPLY, ON_WALL)
    aboard = ABOARD <= at < ABOARD + len(g.ships) and g.ships[at - ABOARD] == who
    on_token = at == ON_TOKEN and any(o.owner == who and o.double for o in g.outposts)
    if not (at in places or aboard or on_token):
        return [f"DOUBLE-7: the Double Servant of seat {who} is nowhere"]
    if (at == LOCKED) != (p.double_slot == 0):
        return [f"DOUBLE-1: the Double Servant of seat {who} is free exactly when its harbour reward was taken"]
    return []


def _board(g: Position, who: int) -> list[str]:
    p = g.players[who]
    found: list[str] = []
    if len(p.hand) + len(p.discard) != 4 + p.card_slots:
        found.append(f"INV-2: seat {who} has {len(p.hand) + len(p.discard)} cards, not {4 + p.card_slots}")
    if p.double_slot > 1 or p.card_slots > 2 or p.vp_slots > 3:
        found.append(f"CANAL-9: seat {who} has taken more harbour rewards than there are slots")
    if len(p.tokens) > g.components.token_slots:
        found.append(f"TRAVEL-7: seat {who} stores {len(p.tokens)} tokens, more than there are slots")
    if p.worth != sum([value(kind) for kind in p.tokens]):
        found.append(f"TOKEN-12: the tokens of seat {who} are not worth {p.worth}")
    if not (0 <= p.envoy <= g.components.palace_steps and (p.envoy == g.components.palace_steps) == (p.seat >= 0)):
        found.append(f"PALACE-3: the Envoy of seat {who} has a seat exactly when it is in the Palace")
    if p.vp < 0 or p.jade < 0:
        found.append(f"Q-JP-15: seat {who} has less than no VP or jade")
    return found + _known(g, who)


def _known(g: Position, who: int) -> list[str]:
    """What others may remember is true."""
    p = g.players[who]
    hand = sum([1 << card for card in p.hand])
    discard = sum([1 << card for card in p.discard])
    if p.known_hand & ~hand or p.known_discard & ~discard or p.known_owned & ~(hand | discard):
        return [f"Q-EX-14: others remember a card that seat {who} does not have there"]
    return []


def cards_in_play(box: Components, options: Options) -> list[int]:
    """All 38 for experts; otherwise the sets of absent players are in the box.  (SETUP-11, EXPERT-1)"""
    sets = box.sets if options.expert else sets_in_play(box, options)
    return sorted(box.board_cards + box.draw_cards + [card for cards in sets for card in cards])


def sets_in_play(box: Components, options: Options) -> list[list[int]]:
    """In player order; alone, the pair chosen for the human and Meng.  (SETUP-11, SOLO-SETUP-4)"""
    if options.players > 1:
        return box.sets[: options.players]
    return [box.sets[int(number) - 1] for number in options.sets.split("/")]


def _cards(g: Position) -> list[str]:
    held = list(g.gifts) + list(g.draw)
    for p in g.players:
        held += p.hand + p.discard
    return (
        []
        if sorted(held) == cards_in_play(g.components, g.options)
        else ["SETUP-10: gift cards are missing or doubled"]
    )


def _tokens(g: Position) -> list[str]:
    counts = [0] * len(g.components.token_counts)
    kinds = list(g.cities) + list(g.piles[0]) + list(g.piles[1]) + list(g.spent) + [o.kind for o in g.outposts]
    for p in g.players:
        kinds += p.tokens
    kinds += tokens_in_hand(g)
    for kind in kinds:
        counts[abs(kind)] += 1
    wanted = tokens_in_play(g.components, g.options)
    return [] if counts[1:] == wanted[1:] else ["SETUP-5: travel tokens are missing or doubled"]


def tokens_in_play(box: Components, options: Options) -> list[int]:
    """How many of each kind: the bonus tokens come on top of the basic ones.  (SETUP-5, D-1)"""
    last = LAST_KIND[BONUS_TOKENS.index(options.bonus_tokens)]
    return [n if kind <= last else 0 for kind, n in enumerate(box.token_counts)]


def tokens_in_hand(g: Position) -> list[int]:
    """Collected, and about to be put out or stored."""
    return [int(task.fields[1]) for task in g.agenda if type(task).__name__ in HOLDING]


def _map(g: Position) -> list[str]:
    found: list[str] = []
    travellers = [p.traveller for p in g.players if p.traveller != OFF_MAP]
    if len(set(travellers)) != len(travellers) or any(g.cities[city] for city in travellers):
        found.append("INV-3: a city holds two Travellers, or a Traveller and a token")
    if g.towns != sum([1 << city for city, kind in enumerate(g.cities) if kind]):
        found.append("INV-3: the cities with a token are not those that have one")
    return found


def _canal(g: Position) -> list[str]:
    found: list[str] = []
    for harbour, owner in enumerate(g.ships):
        aboard = g.aboard(harbour) if owner != NOBODY else g.loads[harbour]
        if (owner == NOBODY) != (aboard == 0) or not 0 <= aboard <= SHIP_HOLDS:
            found.append(f"INV-4: the ship in harbour {harbour} carries {aboard}")
    for who in range(len(g.players)):
        if g.ships_out(who) > SHIPS:
            found.append(f"CANAL-3: seat {who} has more than {SHIPS} ships on the canal")
    return found


def _intrigue(g: Position) -> list[str]:
    if sorted(g.order) != list(range(len(g.players))):
        return ["INV-5: the Intrigue order does not name every seat once"]
    spaces = [g.players[who].marker for who in g.order]
    if spaces != sorted(spaces, reverse=True) or not 0 <= spaces[-1] <= spaces[0] <= g.components.intrigue_top:
        return ["INV-5: the Intrigue order does not agree with the track"]
    return []


def _decrees(g: Position) -> list[str]:
    for who, p in enumerate(g.players):
        owned = [tile for tile, owners in zip(g.tiles, g.owners) if owners >> who & 1]
        if p.decrees != sum([1 << tile for tile in owned]) or p.decree_servants != len(owned):
            return [f"DECREE-4: the decrees of seat {who} are not those its servants stand on"]
    return []


def _meng(g: Position) -> list[str]:
    """No automa card is lost.  (SOLO-SETUP-6)"""
    meng = g.meng
    if meng is None:
        return []
    cards = sorted(meng.deck + meng.today + meng.used)
    return (
        [] if cards == automa_cards(g.components, g.options) else ["SOLO-SETUP-6: automa cards are missing or doubled"]
    )


def automa_cards(box: Components, options: Options) -> list[int]:
    """Nine ordinary ones, and the special ones: one of them on easy.  (SOLO-SETUP-6)"""
    cards = [place for place, n in enumerate(box.automa) for _ in range(n)]
    special = 1 if options.difficulty == "easy" else box.automa_special
    return cards + [SPECIAL] * special


def _wall(g: Position) -> list[str]:
    """A complete wall is scored before anything is asked again.  (INV-6)"""
    load = sum([g.on_wall(who) for who in range(len(g.players))])
    placing = any(type(task).__name__ == "Check" for task in g.agenda)
    return [] if load < g.wall_size or placing else ["INV-6: the wall is complete and was not scored"]
