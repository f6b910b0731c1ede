"""What each thing on the table is, does and is worth: `describe` answers for every thing that a client draws.

A thing is written `kind`, `kind:name` or `kind:name:detail` (docs/notation.md).
"""

from collections.abc import Callable, Iterator

from gugong.content import Components
from gugong.notation.positions import Struct
from gugong.view.observe import Observation
from gugong.view.rulebook import paragraph
from gugong.view.things.canal import CANAL_THINGS
from gugong.view.things.cards import CARD_THINGS
from gugong.view.things.days import DAY_THINGS
from gugong.view.things.families import FAMILY_THINGS
from gugong.view.things.places import PLACE_THINGS
from gugong.view.things.purchases import PURCHASE_THINGS
from gugong.view.things.scene import About, Scene, ThingError
from gugong.view.things.solo import SOLO_THINGS
from gugong.view.words import Words
from gugong.words import Phrase

LONGEST = 60  # characters of an unknown thing that are repeated back
KINDS: dict[str, Callable[[Scene, str, str], About]] = {
    **CARD_THINGS,
    **PLACE_THINGS,
    **PURCHASE_THINGS,
    **CANAL_THINGS,
    **DAY_THINGS,
    **FAMILY_THINGS,
    **SOLO_THINGS,
}


class ThingData(Struct):
    """A thing in words: its name, what it does, what it is worth to this seat now, and its rule."""

    name: str
    text: str
    worth: str | None
    rule: str


def describe(seen: Observation, components: Components, thing: str, words: Words, names: list[str]) -> ThingData:
    """The thing as this seat may know it; raises ThingError if there is none."""
    scene = Scene(seen, components, words, names)
    return in_words(scene, about_thing(scene, thing))


def in_words(scene: Scene, about: About) -> ThingData:
    worth = None if about.worth is None or scene.me is None else about.worth.said(scene.words)
    return ThingData(_name(scene, about), _text(scene.words, about), worth, about.rules[0])


def name_all(
    seen: Observation, components: Components, things: list[str], words: Words, names: list[str]
) -> Iterator[str]:
    """The name of each thing, one after the other."""
    scene = Scene(seen, components, words, names)
    return (_name(scene, about_thing(scene, thing)) for thing in things)


def about_thing(scene: Scene, thing: str) -> About:
    kind, name, detail = (*thing.split(":", 2), "", "")[:3]
    try:
        return KINDS[kind](scene, name, detail)
    except (KeyError, IndexError, ValueError):
        raise ThingError("server-no-such-thing", thing=Phrase("quoted", text=repr(thing[:LONGEST])[1:-1])) from None


def _name(scene: Scene, about: About) -> str:
    name = about.name.said(scene.words)
    if about.owner is None:
        return name
    return scene.words.say("thing-owned", name=scene.names[about.owner], thing=name)


def _text(words: Words, about: About) -> str:
    if about.text is not None:
        return about.text.said(words)
    return " ".join(paragraph(rule, words.language).text.replace("\n", " ") for rule in about.rules)
