"""Gift cards, wherever they lie, and their piles."""

from gugong.content.names import CARD_ACTIONS, PLACES
from gugong.notation.cards import card_name, numbers
from gugong.rules.day import beats
from gugong.rules.night import count_matches, matches_of
from gugong.view.things.scene import About, Scene
from gugong.words import Phrase


def _card(scene: Scene, label: str) -> tuple[int, Phrase]:
    """The number of this card, and its value and action."""
    card = numbers(scene.g.components)[label]
    return card, _worded(scene, card)


def _worded(scene: Scene, card: int) -> Phrase:
    components = scene.g.components
    return Phrase("card", value=components.card_value[card], action=CARD_ACTIONS[components.card_action[card]])


def in_hand(scene: Scene, label: str, detail: str) -> About:
    card, worded = _card(scene, label)
    action = CARD_ACTIONS[scene.g.components.card_action[card]]
    text = Phrase("about-card", action=Phrase("card-action", action=action, place=action))
    held = card_name(label) in [card_name(one) for one in scene.seen.hand]
    worth = _beaten(scene, card) if held else None
    return About(Phrase("thing-card", card=worded), ("DAY-EXCHANGE-1",), text, worth)


def _beaten(scene: Scene, card: int) -> Phrase:
    """The places where this card of the asking seat is given free."""
    assert scene.me is not None
    free = [place for at, place in enumerate(PLACES) if beats(scene.g, scene.me, card, at, 0)]
    return Phrase("worth-card", n=len(free), places=", ".join(scene.words.say(f"place-{place}") for place in free))


def in_discard(scene: Scene, label: str, detail: str) -> About:
    card, worded = _card(scene, label)
    worth = Phrase("worth-discard", n=matches_of(scene.g, card))
    return About(Phrase("thing-discard", card=worded), ("NIGHT-1",), Phrase("about-discard"), worth)


def known(scene: Scene, seat: str, label: str) -> About:
    """A card that everybody saw this family get."""
    _, worded = _card(scene, label)
    return About(Phrase("thing-known", card=worded), ("Q-EX-14",), Phrase("about-known"), owner=scene.seat(seat))


def gift(scene: Scene, place: str, detail: str) -> About:
    _, worded = _card(scene, scene.table.gifts[place])
    name = Phrase("thing-gift", place=Phrase(f"place-{place}"), card=worded)
    worth = _beating(scene, PLACES.index(place)) if scene.seen.hand else None
    return About(name, ("DAY-EXCHANGE-2", "DAY-EXCHANGE-3", "DAY-EXCHANGE-4"), Phrase("about-gift"), worth)


def _beating(scene: Scene, place: int) -> Phrase:
    """The cards of the asking seat that are given free for the gift here."""
    g, held = scene.g, sorted(numbers(scene.g.components)[label] for label in scene.seen.hand)
    assert scene.me is not None
    free = [card for card in held if beats(g, scene.me, card, place, 0)]
    return Phrase("worth-gift", n=len(free), cards=", ".join(_worded(scene, card).said(scene.words) for card in free))


def hand(scene: Scene, seat: str, detail: str) -> About:
    who = scene.seat(seat)
    rule = "SOLO-SETUP-5" if who == scene.g.automa else "TERM-8"
    return About(Phrase("thing-hand", n=scene.table.players[who].hand), (rule,), owner=scene.owner(who))


def discards(scene: Scene, seat: str, detail: str) -> About:
    who = scene.seat(seat)
    worth = Phrase("worth-discards", n=count_matches(scene.g, who)) if who == scene.me else None
    name = Phrase("thing-discards", n=scene.table.players[who].discard)
    return About(name, ("NIGHT-4",), worth=worth, owner=scene.owner(who))


def draw_pile(scene: Scene, name: str, detail: str) -> About:
    return About(Phrase("thing-draw", n=scene.table.draw), ("CANAL-8",), Phrase("about-draw"))


CARD_THINGS = {
    "card": in_hand,
    "discard": in_discard,
    "known": known,
    "gift": gift,
    "hand": hand,
    "discards": discards,
    "draw": draw_pile,
}
