"""What must hold in every position: INV-1 to INV-6, and no piece is ever created or lost."""

from typing import Final

from gugong.rules.box import automa_cards, cards_in_play, tokens_in_play
from gugong.rules.great_wall import Check
from gugong.rules.kernel import Position, Task
from gugong.rules.outposts import PutOut
from gugong.rules.state import ABOARD, LOCKED, NOBODY, OFF_MAP, ON_TOKEN, SHIP_HOLDS, SHIPS
from gugong.rules.stored import Store, value

SERVANTS: Final = 12


def faults(g: Position) -> list[str]:
    """One sentence for each broken invariant; empty for a sound position."""
    found: list[str] = []
    for who in range(len(g.players)):
        _servants(g, who, found)
        _double(g, who, found)
        _board(g, who, found)
        _known(g, who, found)
    for check in (_cards, _tokens, _map, _canal, _intrigue, _palace, _decrees, _wall, _meng):
        check(g, found)
    return found


def _servants(g: Position, who: int, found: list[str]) -> None:
    p = g.players[who]
    slots = p.double_slot + p.card_slots + p.vp_slots
    if who == g.automa:
        slots = 0  # marked with neutral servants (SOLO-SETUP-7)
    ships = sum([load for load, owner in zip(g.loads, g.ships) if owner == who])
    out = len([o for o in g.outposts if o.owner == who and not o.double])
    total = p.pool + p.supply + p.wall + ships + p.decree_servants + slots + out
    if total != SERVANTS:
        found.append(f"INV-1: seat {who} has {total} ordinary servants, not {SERVANTS}")
    if min(p.pool, p.supply, p.wall, p.decree_servants) < 0:
        found.append(f"INV-1: seat {who} has a negative number of servants somewhere")


def _double(g: Position, who: int, found: list[str]) -> None:
    p = g.players[who]
    at = p.double
    aboard = ABOARD <= at < ABOARD + len(g.ships) and g.ships[at - ABOARD] == who
    if not (LOCKED <= at < ABOARD or aboard):
        found.append(f"DOUBLE-7: the Double Servant of seat {who} is nowhere")
    elif len([o for o in g.outposts if o.owner == who and o.double]) != (1 if at == ON_TOKEN else 0):
        found.append(f"DOUBLE-7: the Double Servant of seat {who} does not stand beside exactly one token")
    elif (at == LOCKED) != (p.double_slot == 0):
        found.append(f"DOUBLE-1: the Double Servant of seat {who} is free exactly when its harbour reward was taken")


def _board(g: Position, who: int, found: list[str]) -> None:
    p, top = g.players[who], g.components.palace_steps
    if len(p.hand) + len(p.discard) != 4 + p.card_slots:
        found.append(f"INV-2: seat {who} has {len(p.hand) + len(p.discard)} cards, not {4 + p.card_slots}")
    if p.double_slot > 1 or p.card_slots > 2 or p.vp_slots > 3:
        found.append(f"CANAL-9: seat {who} has taken more harbour rewards than there are slots")
    if len(p.tokens) > g.components.token_slots:
        found.append(f"TRAVEL-7: seat {who} stores {len(p.tokens)} tokens, more than there are slots")
    if p.worth != sum([value(kind) for kind in p.tokens]):
        found.append(f"TOKEN-12: the tokens of seat {who} are not worth {p.worth}")
    if not 0 <= p.envoy <= top or (p.envoy == top) != (p.palace_seat >= 0):
        found.append(f"PALACE-3: the Envoy of seat {who} has a seat exactly when it is in the Palace")
    if p.vp < 0 or p.jade < 0:
        found.append(f"Q-JP-15: seat {who} has a negative number of VP or jade")


def _known(g: Position, who: int, found: list[str]) -> None:
    """The cards that other players remember are where they remember them."""
    p = g.players[who]
    hand = sum([1 << card for card in p.hand])
    discard = sum([1 << card for card in p.discard])
    if p.known_hand & ~hand or p.known_discard & ~discard or p.known_owned & ~(hand | discard):
        found.append(f"Q-EX-14: others remember a card that seat {who} does not have there")


def _cards(g: Position, found: list[str]) -> None:
    held = list(g.gifts) + list(g.draw)
    for p in g.players:
        held += p.hand + p.discard
    if sorted(held) != cards_in_play(g.components, g.options):
        found.append("SETUP-10: gift cards are missing or doubled")


def _tokens(g: Position, found: list[str]) -> None:
    counts = [0] * len(g.components.token_counts)
    kinds = list(g.cities) + list(g.piles[0]) + list(g.piles[1]) + list(g.spent) + [o.kind for o in g.outposts]
    for p in g.players:
        kinds += p.tokens
    kinds += collected(g.agenda)
    for kind in kinds:
        counts[abs(kind)] += 1
    if counts[1:] != tokens_in_play(g.components, g.options)[1:]:
        found.append("SETUP-5: travel tokens are missing or doubled")


def collected(agenda: list[Task]) -> list[int]:
    """The kinds of the tokens about to be put out or stored."""
    return [task.kind for task in agenda if isinstance(task, (Store, PutOut))]


def _map(g: Position, found: list[str]) -> None:
    travellers = [p.traveller for p in g.players if p.traveller != OFF_MAP]
    if len(set(travellers)) != len(travellers) or any(g.cities[city] for city in travellers):
        found.append("INV-3: a city holds two Travellers, or a Traveller and a token")
    if g.towns != sum([1 << city for city, kind in enumerate(g.cities) if kind]):
        found.append("INV-3: the cities with a token are not those that have one")


def _canal(g: Position, found: list[str]) -> None:
    for harbour, owner in enumerate(g.ships):
        aboard = g.aboard(harbour) if owner != NOBODY else g.loads[harbour]
        if (owner == NOBODY) != (aboard == 0) or not 0 <= aboard <= SHIP_HOLDS:
            found.append(f"INV-4: the ship in harbour {harbour} carries {aboard}")
    for who in range(len(g.players)):
        if g.ships_out(who) > SHIPS:
            found.append(f"CANAL-3: seat {who} has more than {SHIPS} ships on the canal")


def _intrigue(g: Position, found: list[str]) -> None:
    if sorted(g.order) != list(range(len(g.players))):
        found.append("INV-5: the Intrigue order does not name every seat once")
        return
    spaces = [g.players[who].marker for who in g.order]
    if spaces != sorted(spaces, reverse=True) or not 0 <= spaces[-1] <= spaces[0] <= g.components.intrigue_top:
        found.append("INV-5: the Intrigue order does not agree with the track")


def _palace(g: Position, found: list[str]) -> None:
    """Seats are taken in order of arrival.  (PALACE-3, Q-JP-5)"""
    if sorted([p.palace_seat for p in g.players if p.palace_seat >= 0]) != list(range(g.seats_taken)):
        found.append("PALACE-3: a Palace seat is taken twice, or was left out")


def _decrees(g: Position, found: list[str]) -> None:
    for who, p in enumerate(g.players):
        owned = [tile for tile, owners in zip(g.tiles, g.owners) if owners >> who & 1]
        if p.decrees != sum([1 << tile for tile in owned]) or p.decree_servants != len(owned):
            found.append(f"DECREE-4: the decrees of seat {who} are not those its servants stand on")


def _wall(g: Position, found: list[str]) -> None:
    """A complete wall is scored before anything is asked again.  (INV-6)"""
    load = sum([g.on_wall(who) for who in range(len(g.players))])
    if load >= g.wall_size and not any(isinstance(task, Check) for task in g.agenda):
        found.append("INV-6: the wall is complete and was not scored")


def _meng(g: Position, found: list[str]) -> None:
    """No automa card is lost.  (SOLO-SETUP-6)"""
    meng = g.meng
    if meng is not None and sorted(meng.deck + meng.today + meng.used) != automa_cards(g.components, g.options):
        found.append("SOLO-SETUP-6: automa cards are missing or doubled")
