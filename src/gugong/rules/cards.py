"""Gift cards: moving them between hand, discard pile and board, and who may know it (TERM-8, CARD-5, Q-EX-14)."""

from typing import Final

from gugong.content.names import PLACES
from gugong.content.tables import Components
from gugong.rules.actions import offer_again
from gugong.rules.kernel import SEATS, Decision, Decline, Move, Position, Reason
from gugong.rules.state import Player

HAND: Final = 0
DISCARD: Final = 1
PILES: Final = ("hand", "discard")


def _settle_known(p: Player) -> None:
    """With one of the two piles empty everybody knows where the remembered cards are."""
    if not p.hand:
        p.known_discard |= p.known_owned
        p.known_owned = 0
    elif not p.discard:
        p.known_hand |= p.known_owned
        p.known_owned = 0


def leave_openly(p: Player, pile: int, card: int) -> None:
    """The card goes face up to the board."""
    (p.hand if pile == HAND else p.discard).remove(card)
    seen = ~(1 << card)
    p.known_hand &= seen
    p.known_discard &= seen
    p.known_owned &= seen
    _settle_known(p)


def arrive_openly(p: Player, pile: int, card: int) -> None:
    """The card was taken from the board, where all could see it."""
    if pile == HAND:
        p.hand.append(card)
        p.known_hand |= 1 << card
    else:
        p.discard.append(card)
        p.known_discard |= 1 << card


def show(p: Player, card: int) -> None:
    """A hand card that everybody sees before it leaves."""
    p.known_hand |= 1 << card
    p.known_owned &= ~(1 << card)


def discard_face_down(p: Player, card: int) -> None:
    """From hand to discard pile: others no longer know where the remembered hand cards are."""
    p.known_owned |= p.known_hand
    p.known_hand = 0
    p.hand.remove(card)
    p.discard.append(card)
    _settle_known(p)


def take_back_face_down(p: Player, card: int) -> None:
    """From discard pile to hand, unseen."""
    p.known_owned |= p.known_discard
    p.known_discard = 0
    p.discard.remove(card)
    p.hand.append(card)
    _settle_known(p)


def new_hand(p: Player) -> None:
    """The discard pile becomes the hand.  (NIGHT-4)"""
    assert not p.hand
    p.hand, p.discard = p.discard, p.hand
    p.known_hand, p.known_discard = p.known_discard | p.known_owned, 0
    p.known_owned = 0


def draw(g: Position, who: int, rule: str) -> None:
    """The top gift card into the hand.  (CANAL-8)"""
    card = g.draw[-1]
    g.draw = g.draw[:-1]
    g.players[who].hand.append(card)
    if g.journal is not None:
        g.tell("draw", who, rule, {}, {"card": card})


_KINDS: Final[dict[Components, list[int]]] = {}


def kinds(components: Components) -> list[int]:
    """For each card the first one that equals it: equal cards have equal kinds."""
    found = _KINDS.get(components)
    if found is None:
        names = components.card_name
        found = _KINDS[components] = [names.index(name) for name in names]
    return found


def different(g: Position, cards: list[int]) -> list[int]:
    """The cards without those that equal an earlier one: one move stands for both."""
    kind = kinds(g.components)
    seen = 0
    found: list[int] = []
    for card in cards:
        bit = 1 << kind[card]
        if not seen & bit:
            seen |= bit
            found.append(card)
    return found


class Swap(Decision):
    """Exchange one own card with one of the seven on the board.  (CARD-5, TOKEN-7, DECREE-L1-SWAP)"""

    def __init__(self, who: int, source: str) -> None:
        super().__init__(who, source)
        self.source: Final = source

    def rule(self) -> str:
        return self.source

    def conceivable(self, g: Position) -> list[Move]:
        p = g.players[self.who]
        rows = _swap_moves(g.components, self)
        found: list[Move] = [NO]
        for card in different(g, p.hand):
            found.extend(rows[HAND][card])
        if self.source != "DECREE-L1-SWAP":
            for card in different(g, p.discard):
                found.extend(rows[DISCARD][card])
        return found

    def moves(self, g: Position) -> list[Move]:
        return [move for move in self.conceivable(g) if move.why_not(g) is None]


class SwapCard(Move):
    """This card of this pile for that of the board; the new one goes where the old one was.  (CARD-5)"""

    def __init__(self, who: int, source: str, pile: int, card: int, name: str, place: int) -> None:
        super().__init__(f"swap {PILES[pile]} {name} {PLACES[place]}")
        self.who: Final = who
        self.source: Final = source
        self.pile: Final = pile
        self.card: Final = card
        self.place: Final = place

    def why_not(self, g: Position) -> Reason | None:
        kind = kinds(g.components)
        return SAME_CARD if kind[g.gifts[self.place]] == kind[self.card] else None

    def run(self, g: Position) -> None:
        if self.source == "CARD-5":
            offer_again(g, self.who)
        p = g.players[self.who]
        taken = g.gifts[self.place]
        leave_openly(p, self.pile, self.card)
        arrive_openly(p, self.pile, taken)
        g.gifts[self.place] = self.card
        if g.journal is not None:
            facts = {"pile": self.pile, "card": self.card, "place": self.place, "taken": taken}
            g.tell("swap", self.who, self.source, facts)


SAME_CARD: Final = Reason("Q-CH-10", "no-effect")
NO: Final = Decline("no")

_SWAPS: Final[dict[tuple[Components, int, str], list[list[list[Move]]]]] = {}


def _swap_moves(components: Components, question: Swap) -> list[list[list[Move]]]:
    """Made once for each seat and source: [pile][card] gives the seven moves."""
    key = (components, question.who, question.source)
    rows = _SWAPS.get(key)
    if rows is None:
        rows = _SWAPS[key] = [
            [
                [SwapCard(question.who, question.source, pile, card, name, place) for place in range(7)]
                for card, name in enumerate(components.card_name)
            ]
            for pile in (HAND, DISCARD)
        ]
    return rows


SWAP_BY_TOKEN: Final = [Swap(seat, "TOKEN-7") for seat in SEATS]
SWAP_BY_DECREE: Final = [Swap(seat, "DECREE-L1-SWAP") for seat in SEATS]
SWAP_BY_CARD: Final = [Swap(seat, "CARD-5") for seat in SEATS]
