"""A full game that fits what a seat knows, everything unseen dealt anew."""

from collections import Counter
from random import Random

from gugong.content import Components
from gugong.content.names import TOKENS
from gugong.notation.cards import labels
from gugong.notation.positions import AUTOMA_NAMES, PlayerData, SecretData, restore
from gugong.notation.record import make_options
from gugong.rules.invariants import HOLDING, automa_cards, cards_in_play, tokens_in_play
from gugong.rules.kernel import Position
from gugong.rules.options import Options
from gugong.view.observe import Observation

TRIES = 1000


class ImagineError(ValueError):
    """An observation that no game of these components could give."""


def imagine(observation: Observation, rng: Random, components: Components) -> Position:
    """One of the games that this seat cannot tell from the real one, each as likely as any other.

    Unseen cards, token piles and all luck to come are dealt anew.
    """
    if observation.components != components.digest:
        raise ImagineError("This observation was made with other components")
    options = make_options(observation.options)
    for _ in range(TRIES):
        g = restore(components, options, observation.table, _deal(observation, rng, components, options))
        if len(g.agenda) == len(observation.table.agenda):
            return g  # otherwise the question would not have been asked: its owner had but one answer
    raise ImagineError("No deal was found that leads to the question in this observation")


def _deal(seen: Observation, rng: Random, components: Components, options: Options) -> SecretData:
    unseen = _unseen_cards(seen, components, options)
    rng.shuffle(unseen)
    hands: list[list[str]] = []
    discards: list[list[str]] = []
    for seat, player in enumerate(seen.table.players):
        hand, discard = (seen.hand, seen.discard) if seat == seen.seat else _cards_of(player, unseen, rng)
        hands.append(list(hand))
        discards.append(list(discard))
    tokens = _unseen_tokens(seen, components, options)
    rng.shuffle(tokens)
    first = seen.table.piles[0]
    return SecretData(
        seed=rng.getrandbits(256).to_bytes(32, "big").hex(),
        drawn=0,
        hands=hands,
        discards=discards,
        draw=unseen,
        piles=[tokens[:first], tokens[first:]],
        automa=_automa_deck(seen, rng, components, options),
    )


def _cards_of(player: PlayerData, unseen: list[str], rng: Random) -> tuple[list[str], list[str]]:
    """What is remembered stays; cards that may be in hand or discard pile go to either, then unseen ones."""
    hand, discard = list(player.known_hand), list(player.known_discard)
    free = [hand] * (player.hand - len(hand)) + [discard] * (player.discard - len(discard))
    rng.shuffle(free)
    dealt = [*player.known_owned, *(unseen.pop() for _ in free[len(player.known_owned) :])]
    for pile, card in zip(free, dealt):
        pile.insert(rng.randrange(len(pile) + 1), card)  # anywhere between the remembered ones
    rng.shuffle(hand)  # the order of Meng's stack decides what he plays
    return hand, discard


def _automa_deck(seen: Observation, rng: Random, components: Components, options: Options) -> list[str]:
    """Meng's automa cards that were not seen since they were last shuffled, in any order."""
    if seen.table.meng is None:
        return []
    left = Counter(AUTOMA_NAMES[card] for card in automa_cards(components, options))
    left.subtract([*seen.table.meng.today, *seen.table.meng.used])
    deck = list(left.elements())
    rng.shuffle(deck)
    return deck


def _unseen_cards(seen: Observation, components: Components, options: Options) -> list[str]:
    label = labels(components)
    visible = {*seen.table.gifts.values(), *seen.hand, *seen.discard}
    for seat, player in enumerate(seen.table.players):
        if seat != seen.seat:
            visible.update(player.known_hand, player.known_discard, player.known_owned)
    return [label[card] for card in cards_in_play(components, options) if label[card] not in visible]


def _unseen_tokens(seen: Observation, components: Components, options: Options) -> list[str]:
    """All tokens but those on the map, on player boards, put out, spent, or just being collected."""
    left = Counter({TOKENS[kind]: n for kind, n in enumerate(tokens_in_play(components, options)) if n})
    table = seen.table
    left.subtract(name for name in table.cities.values() if name)
    left.subtract(name.removeprefix("-") for player in table.players for name in player.tokens)
    left.subtract(outpost.token for outpost in table.outposts)
    left.subtract(table.spent)
    left.subtract(TOKENS[int(row[2])] for row in table.agenda if row[0] in HOLDING)
    return list(left.elements())
