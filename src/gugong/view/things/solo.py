"""Meng's automa cards and his focus."""

from gugong.notation.positions import AUTOMA_NAMES, MengData
from gugong.view.things.scene import About, Scene, number
from gugong.words import Phrase


def _meng(scene: Scene) -> MengData:
    if scene.table.meng is None:
        raise ValueError("this is not a solo game")
    return scene.table.meng


def _automa(card: str) -> Phrase:
    AUTOMA_NAMES.index(card)
    return Phrase("board-special") if card == "special" else Phrase(f"place-{card}")


def focus(scene: Scene, name: str, detail: str) -> About:
    return About(Phrase("thing-focus", place=_automa(_meng(scene).focus)), ("SOLO-SETUP-2",), Phrase("about-focus"))


def deck(scene: Scene, name: str, detail: str) -> About:
    return About(Phrase("thing-deck", n=_meng(scene).deck), ("SOLO-DAY-1",))


def today(scene: Scene, name: str, detail: str) -> About:
    """An automa card played today, which Twilight goes through again."""
    card = _meng(scene).today[number(name)]
    return About(Phrase("thing-today", card=_automa(card)), ("SOLO-TWI-1",))


def used(scene: Scene, name: str, detail: str) -> About:
    card = _meng(scene).used[number(name)]
    return About(Phrase("thing-used", card=_automa(card)), ("SOLO-DAY-6",))


SOLO_THINGS = {"focus": focus, "deck": deck, "today": today, "used": used}
