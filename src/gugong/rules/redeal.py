"""Redeal everything that a seat cannot know (Q-EX-14)."""

from random import Random
from typing import Final

from gugong.rules.kernel import Position
from gugong.rules.luck import Luck
from gugong.rules.playout import Chance
from gugong.rules.state import Player


class Draws(Chance):
    """Numbers from one of Python's generators: slower, but with `SystemRandom` nobody can guess the deal."""

    def __init__(self, rng: Random) -> None:
        super().__init__(0)
        self.rng: Final = rng

    def below(self, n: int) -> int:
        return self.rng.randrange(n)


def redeal(g: Position, seat: int, chance: Chance) -> None:
    """Turn this position into one of those the seat cannot tell from it, all equally likely; -1 is a spectator."""
    _redeal_cards(g, seat, chance)
    tokens = list(g.piles[0] + g.piles[1])
    _shuffle(tokens, chance)
    first = len(g.piles[0])
    g.piles = (tuple(tokens[:first]), tuple(tokens[first:]))
    meng = g.meng
    if meng is not None:
        deck = list(meng.deck)
        _shuffle(deck, chance)
        meng.deck = tuple(deck)
    g.luck = Luck(_seed(chance))


def _seed(chance: Chance) -> bytes:
    number = 0
    for _ in range(8):
        number = number << 32 | chance.below(1 << 32)
    return number.to_bytes(32, "big")


def _shuffle(things: list[int], chance: Chance) -> None:
    for last in range(len(things) - 1, 0, -1):
        i = chance.below(last + 1)
        things[i], things[last] = things[last], things[i]


def _redeal_cards(g: Position, seat: int, chance: Chance) -> None:
    unseen = list(g.draw)
    for who, p in enumerate(g.players):
        if who != seat:
            known = p.known_hand | p.known_discard | p.known_owned
            unseen += [card for card in p.hand if not known >> card & 1]
            unseen += [card for card in p.discard if not known >> card & 1]
    _shuffle(unseen, chance)
    for who, p in enumerate(g.players):
        if who != seat:
            _deal(p, unseen, chance)
    g.draw = tuple(unseen)


def _deal(p: Player, unseen: list[int], chance: Chance) -> None:
    """Cards that may be in either pile are dealt to both at random, and the hand is shuffled.

    The order of the hand matters for Meng, who plays his cards as a stack.
    """
    hand = [card for card in p.hand if p.known_hand >> card & 1]
    discard = [card for card in p.discard if p.known_discard >> card & 1]
    loose = [card for card in p.hand + p.discard if p.known_owned >> card & 1]
    hidden = len(p.hand) + len(p.discard) - len(hand) - len(discard) - len(loose)
    for _ in range(hidden):
        loose.append(unseen.pop())
    _shuffle(loose, chance)
    for card in loose:
        if len(hand) < len(p.hand):
            hand.append(card)
        else:
            discard.insert(chance.below(len(discard) + 1), card)
    _shuffle(hand, chance)
    p.hand = hand
    p.discard = discard
