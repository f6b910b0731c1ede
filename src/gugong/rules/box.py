"""Which of the printed pieces one game uses (SETUP-5, SETUP-11, SOLO-SETUP-4, SOLO-SETUP-6)."""

from gugong.content.names import BONUS_TOKENS, TOKEN_KINDS
from gugong.content.tables import Components
from gugong.rules.options import Options
from gugong.rules.state import SPECIAL


def cards_in_play(box: Components, options: Options) -> list[int]:
    """All 38 cards for experts; otherwise the sets of absent players stay in the box.  (SETUP-11, EXPERT-1)"""
    sets = box.sets if options.expert else sets_in_play(box, options)
    return sorted(box.board_cards + box.draw_cards + [card for cards in sets for card in cards])


def sets_in_play(box: Components, options: Options) -> list[list[int]]:
    """The sets in player order; in the solo game, the pair chosen for the human and Meng.  (SETUP-11, SOLO-SETUP-4)"""
    if options.players > 1:
        return box.sets[: options.players]
    return [box.sets[int(number) - 1] for number in options.sets.split("/")]


def tokens_in_play(box: Components, options: Options) -> list[int]:
    """How many tokens of each kind; bonus tokens are added to the basic ones.  (SETUP-5, D-1)"""
    played = BONUS_TOKENS[: BONUS_TOKENS.index(options.bonus_tokens) + 1]
    return [n if kind.edition in played else 0 for kind, n in zip(TOKEN_KINDS, box.token_counts)]


def automa_cards(box: Components, options: Options) -> list[int]:
    """Nine ordinary cards and the special ones; an easy game has only one of those.  (SOLO-SETUP-6)"""
    cards = [place for place, n in enumerate(box.automa) for _ in range(n)]
    special = 1 if options.difficulty == "easy" else box.automa_special
    return cards + [SPECIAL] * special
