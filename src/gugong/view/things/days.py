"""The days with their income, the Destiny Dice, the medal and the start player's lantern."""

from gugong.rules.night import matches_of
from gugong.rules.spelling import DICE
from gugong.view.things.scene import About, Scene, number
from gugong.words import Phrase


def day(scene: Scene, name: str, detail: str) -> About:
    which = number(name)
    title = Phrase("thing-day", day=which, days=len(scene.g.components.income) - 1, n=scene.g.components.income[which])
    return About(title, ("ROUND-3" if which == 1 else "MORN-5",))


def die(scene: Scene, name: str, detail: str) -> About:
    at = DICE.index(name)
    face = scene.g.dice[at]
    faces = ", ".join(str(one) for one in sorted(set(scene.g.components.dice[at])))
    title = Phrase("thing-die", die=name, n=face)
    return About(title, ("NIGHT-1",), Phrase("about-die", faces=faces), _matches(scene, face))


def _matches(scene: Scene, face: int) -> Phrase | None:
    """How many cards in one's own discard pile show this number."""
    if scene.me is None:
        return None
    value = scene.g.components.card_value
    here = sum(value[card] == face for card in scene.g.players[scene.me].discard)
    both = sum(matches_of(scene.g, card) for card in scene.g.players[scene.me].discard)
    return Phrase("worth-die", n=here, all=both)


def medal(scene: Scene, name: str, detail: str) -> About:
    holder = scene.table.medal
    if holder is None:
        return About(Phrase("thing-medal"), ("MORN-1",), Phrase("about-medal"))
    return About(Phrase("thing-medal-of", name=scene.names[holder]), ("MORN-1",), Phrase("about-medal"))


def lantern(scene: Scene, name: str, detail: str) -> About:
    return About(Phrase("thing-lantern", name=scene.names[scene.table.start]), ("TERM-10",))


DAY_THINGS = {"day": day, "die": die, "medal": medal, "lantern": lantern}
