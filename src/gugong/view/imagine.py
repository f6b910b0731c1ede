"""Makes a complete game that agrees with what a seat knows, with everything unseen redealt."""

from collections import Counter
from random import Random

from gugong.content import Components
from gugong.content.names import TOKENS
from gugong.notation import tasks
from gugong.notation.cards import labels
from gugong.notation.positions import AUTOMA_NAMES, PlayerData, SecretData
from gugong.notation.record import make_options
from gugong.notation.restore import build, settles_at_question
from gugong.rules.box import automa_cards, cards_in_play, tokens_in_play
from gugong.rules.invariants import collected
from gugong.rules.kernel import Position
from gugong.rules.options import Options
from gugong.rules.redeal import Draws, redeal
from gugong.rules.state import NOBODY
from gugong.view.observe import Observation
from gugong.words import WordedError

TRIES = 1000


class ImagineError(WordedError):
    """An observation that no game with these components could produce."""


def imagine(observation: Observation, rng: Random, components: Components) -> Position:
    """One of the games that this seat cannot tell from the real one, all equally likely.

    Unseen cards, token piles and all future luck are redealt.
    """
    one = as_known(observation, components)
    seat = NOBODY if observation.seat is None else observation.seat
    for _ in range(TRIES):
        g = one.copy()
        redeal(g, seat, Draws(rng))
        if settles_at_question(g):  # otherwise there is only one answer, and nobody would have been asked
            return g
    raise ImagineError("observation-no-deal")


def as_known(observation: Observation, components: Components) -> Position:
    """A game that agrees with what this seat knows: what it sees is as it is, and the rest lies in any order."""
    if observation.components != components.digest:
        raise ImagineError("observation-components")
    options = make_options(observation.options, observation.rules)
    return build(components, options, observation.table, _any_deal(observation, components, options))


def _any_deal(seen: Observation, components: Components, options: Options) -> SecretData:
    """The first deal that agrees with the observation; `redeal` then makes it random."""
    unseen = _unseen_cards(seen, components, options)
    held = [
        (seen.hand, seen.discard) if seat == seen.seat else _cards_of(player, unseen)
        for seat, player in enumerate(seen.table.players)
    ]
    tokens = _unseen_tokens(seen, components, options)
    first = seen.table.piles[0]
    return SecretData(
        seed="00" * 32,
        drawn=0,
        hands=[hand for hand, _ in held],
        discards=[discard for _, discard in held],
        draw=unseen,
        piles=[tokens[:first], tokens[first:]],
        automa=_automa_deck(seen, components, options),
    )


def _cards_of(player: PlayerData, unseen: list[str]) -> tuple[list[str], list[str]]:
    """The remembered cards, and enough unseen ones to complete hand and discard pile."""
    hand, discard = list(player.known_hand), list(player.known_discard)
    short = player.hand + player.discard - len(hand) - len(discard) - len(player.known_owned)
    loose = [*player.known_owned, *unseen[:short]]
    del unseen[:short]
    in_hand = player.hand - len(hand)
    return hand + loose[:in_hand], discard + loose[in_hand:]


def _automa_deck(seen: Observation, components: Components, options: Options) -> list[str]:
    """Meng's automa cards that have not been seen since they were last shuffled."""
    if seen.table.meng is None:
        return []
    left = Counter(AUTOMA_NAMES[card] for card in automa_cards(components, options))
    left.subtract([*seen.table.meng.today, *seen.table.meng.used])
    return list(left.elements())


def _unseen_cards(seen: Observation, components: Components, options: Options) -> list[str]:
    label = labels(components)
    visible = {*seen.table.gifts.values(), *seen.hand, *seen.discard}
    for seat, player in enumerate(seen.table.players):
        if seat != seen.seat:
            visible.update(player.known_hand, player.known_discard, player.known_owned)
    return [label[card] for card in cards_in_play(components, options) if label[card] not in visible]


def _unseen_tokens(seen: Observation, components: Components, options: Options) -> list[str]:
    """All tokens except those on the map, on player boards, put out, spent, or being collected right now."""
    left = Counter({TOKENS[kind]: n for kind, n in enumerate(tokens_in_play(components, options)) if n})
    table = seen.table
    left.subtract(name for name in table.cities.values() if name)
    left.subtract(name.removeprefix("-") for player in table.players for name in player.tokens)
    left.subtract(outpost.token for outpost in table.outposts)
    left.subtract(table.spent)
    left.subtract(TOKENS[kind] for kind in collected([tasks.task(row) for row in table.agenda]))
    return list(left.elements())
