"""Gift cards: moving them between hand, discard pile and board, and who knows where (TERM-8, CARD-5, Q-EX-14)."""

from collections.abc import Callable
from typing import Final

from gugong.content.names import PLACES
from gugong.content.tables import Components
from gugong.rules.actions import offer_again
from gugong.rules.caches import make_room
from gugong.rules.kernel import SEATS, Decline, Move, Position, Question, Reason
from gugong.rules.spelling import PILES
from gugong.rules.state import Player

HAND: Final = 0
DISCARD: Final = 1


def _settle_known(p: Player) -> None:
    """When the hand or the discard pile is empty, everybody knows where the remembered cards are."""
    if not p.hand:
        p.known_discard |= p.known_owned
        p.known_owned = 0
    elif not p.discard:
        p.known_hand |= p.known_owned
        p.known_owned = 0


def leave_openly(g: Position, who: int, pile: int, card: int) -> None:
    """The card is placed face up on the board."""
    p = g.players[who]
    (p.hand if pile == HAND else p.discard).remove(card)
    if not (p.known_hand if pile == HAND else p.known_discard) >> card & 1:
        g.reveal_to_others(who)
    seen = ~(1 << card)
    p.known_hand &= seen
    p.known_discard &= seen
    p.known_owned &= seen
    _settle_known(p)


def arrive_openly(p: Player, pile: int, card: int) -> None:
    """The card was taken from the board, where everybody could see it."""
    if pile == HAND:
        p.hand.append(card)
        p.known_hand |= 1 << card
    else:
        p.discard.append(card)
        p.known_discard |= 1 << card


def show(g: Position, who: int, card: int) -> None:
    """Everybody sees this hand card before it leaves."""
    p = g.players[who]
    if not p.known_hand >> card & 1:
        g.reveal_to_others(who)
    p.known_hand |= 1 << card
    p.known_owned &= ~(1 << card)


def discard_face_down(g: Position, who: int, card: int, rule: str) -> None:
    """From hand to discard pile: the others no longer know which remembered cards are still in hand."""
    p = g.players[who]
    p.known_owned |= p.known_hand
    p.known_hand = 0
    p.hand.remove(card)
    p.discard.append(card)
    _settle_known(p)
    if g.journal is not None:
        g.tell("discard", who, rule, {}, {"card": card})


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
    """Take the top gift card into the hand.  (CANAL-8)"""
    card = g.draw[-1]
    g.draw = g.draw[:-1]
    g.players[who].hand.append(card)
    g.revealed_to |= 1 << who
    if g.journal is not None:
        g.tell("draw", who, rule, {}, {"card": card})


def different(g: Position, cards: list[int]) -> list[int]:
    """The cards without duplicates: one move stands for all equal cards."""
    kind = g.components.card_kind
    seen = 0
    found: list[int] = []
    for card in cards:
        bit = 1 << kind[card]
        if not seen & bit:
            seen |= bit
            found.append(card)
    return found


class CardMove(Move):
    """A move that names one card."""

    def __init__(self, who: int, key: str, card: int, name: str) -> None:
        super().__init__(who, key, (name,))
        self.card: Final = card


class CardMoves:
    """The answers to a question that name a card, made once for each set of components."""

    def __init__(self, make: Callable[[int, str], list[Move]]) -> None:
        self.make: Final = make  # those with a card of this name
        self.made: Final[dict[Components, list[list[Move]]]] = {}

    def of(self, g: Position, cards: list[int]) -> list[Move]:
        """Those with one of these cards; one move stands for all equal cards."""
        rows = self.made.get(g.components)
        if rows is None:
            make_room(self.made)
            rows = [self.make(card, name) for card, name in enumerate(g.components.card_name)]
            self.made[g.components] = rows
        found: list[Move] = []
        for card in different(g, cards):
            found.extend(rows[card])
        return found


class Swap(Question):
    """Exchange one of your cards with one of the seven on the board.  (CARD-5, TOKEN-7, DECREE-L1-SWAP)"""

    def __init__(self, who: int, source: str, discard: bool = True, again: bool = False) -> None:
        super().__init__(source, who, source)
        self.names = ("rule",)
        self.again: Final = again  # is it a card action, which BONUS-5 does once more?
        self.discard: Final = discard  # may the card come from the discard pile?
        self.from_hand: Final = CardMoves(lambda card, name: self._swaps(HAND, card, name))
        self.from_discard: Final = CardMoves(lambda card, name: self._swaps(DISCARD, card, name))

    def _swaps(self, pile: int, card: int, name: str) -> list[Move]:
        return [SwapCard(self, pile, card, name, place) for place in range(7)]

    def conceivable(self, g: Position) -> list[Move]:
        p = g.players[self.who]
        found = [NO, *self.from_hand.of(g, p.hand)]
        return found + self.from_discard.of(g, p.discard) if self.discard else found


class SwapCard(Move):
    """Swap this card for the one on the board, which goes where this card came from.  (CARD-5)"""

    def __init__(self, question: Swap, pile: int, card: int, name: str, place: int) -> None:
        super().__init__(question.who, "swap", (PILES[pile], name, PLACES[place]))
        self.question: Final = question
        self.pile: Final = pile
        self.card: Final = card
        self.place: Final = place

    def lights(self) -> list[str]:
        found = super().lights()
        return found if self.pile == HAND else [f"discard:{self.parts()['card']}", found[1]]

    def why_not(self, g: Position) -> Reason | None:
        kind = g.components.card_kind
        return SAME_CARD if kind[g.gifts[self.place]] == kind[self.card] else None

    def run(self, g: Position) -> None:
        who = self.who
        if self.question.again:
            offer_again(g, who)
        p = g.players[who]
        taken = g.gifts[self.place]
        leave_openly(g, who, self.pile, self.card)
        arrive_openly(p, self.pile, taken)
        g.gifts[self.place] = self.card
        if g.journal is not None:
            facts = {"pile": self.pile, "card": self.card, "place": self.place, "taken": taken}
            g.tell("swap", who, self.question.rule, facts)


SAME_CARD: Final = Reason("Q-CH-10", "no-effect")
NO: Final = Decline("no")

SWAP_BY_TOKEN: Final = [Swap(seat, "TOKEN-7") for seat in SEATS]
SWAP_BY_DECREE: Final = [Swap(seat, "DECREE-L1-SWAP", discard=False) for seat in SEATS]
SWAP_BY_CARD: Final = [Swap(seat, "CARD-5", again=True) for seat in SEATS]
