"""What servants buy at Jade and Decrees, and the Palace with its seats."""

from gugong.content.names import DECREE_KINDS, DECREE_NAMES, DECREES, JADE
from gugong.rules.actions import ACTIONS, LOCATION
from gugong.rules.decree_effects import FINAL
from gugong.rules.decrees import Decrees
from gugong.rules.jade import Jade
from gugong.rules.kernel import Move
from gugong.rules.scoring import palace_vp
from gugong.view.things.scene import About, Scene, able, number
from gugong.words import Phrase


def _buying(scene: Scene, move: Move) -> Phrase:
    """What it costs the asking seat now, and whether that can be paid."""
    return Phrase("worth-price", n=move.price(scene.g), able=able(move.why_not(scene.g)))


# Jade.


def _jade(scene: Scene) -> Jade:
    action = ACTIONS[JADE][scene.me or 0][LOCATION]
    assert isinstance(action, Jade)
    return action


def house(scene: Scene, name: str, detail: str) -> About:
    at = number(name)
    price, full = scene.g.side.houses[at], at in scene.table.houses
    if not full:
        return About(Phrase("thing-house-empty", n=price), ("JADE-1",), Phrase("about-house-empty"))
    return About(Phrase("thing-house", n=price), ("JADE-1",), worth=_buying(scene, _jade(scene).house[price]))


def square(scene: Scene, name: str, detail: str) -> About:
    price = scene.g.components.square_price
    return About(Phrase("thing-square", n=price), ("JADE-2",), worth=_buying(scene, _jade(scene).square[price]))


# Decrees.


def decree(scene: Scene, name: str, detail: str) -> About:
    scene.table.decrees[name]
    which = DECREE_NAMES.index(name)
    title = Phrase("thing-decree", level=DECREE_KINDS[which].level, effect=Phrase(f"decree-{name}".lower()))
    return About(title, (f"DECREE-{name}",), worth=None if scene.me is None else _decree_worth(scene, scene.me, which))


def _decree_worth(scene: Scene, me: int, which: int) -> Phrase:
    if not scene.g.players[me].has(which):
        action = ACTIONS[DECREES][me][LOCATION]
        assert isinstance(action, Decrees)
        return _buying(scene, action.buy[which])
    if which not in [effect.decree for effect in FINAL] or scene.g.over():
        return Phrase("worth-decree-mine")
    scored = [event for event in scene.final_scoring if event.who == me]
    rule = f"DECREE-{DECREE_NAMES[which]}"
    return Phrase("worth-decree-later", n=sum(event.facts["n"] for event in scored if event.rule == rule))


def signed(scene: Scene, name: str, seat: str) -> About:
    who = scene.seat(seat)
    scene.table.decrees[name].index(who)
    title = Phrase("thing-signed", effect=Phrase(f"decree-{name}".lower()))
    return About(title, ("DECREE-3",), owner=scene.owner(who))


# The Palace.


def palace(scene: Scene, name: str, detail: str) -> About:
    return About(Phrase("thing-palace"), ("PALACE-4",))


def step(scene: Scene, name: str, detail: str) -> About:
    at, steps = number(name), scene.g.components.palace_steps
    if at >= steps:
        raise ValueError(name)
    worth = None if scene.me is None else _to_go(scene, scene.me)
    return About(Phrase("thing-step", n=at, steps=steps), ("END-5",), worth=worth)


def _to_go(scene: Scene, who: int) -> Phrase:
    return Phrase("worth-step", n=scene.g.components.palace_steps - scene.g.players[who].envoy)


def seat(scene: Scene, name: str, detail: str) -> About:
    at, vp = number(name), scene.g.components.seats[number(name)]
    free = at >= scene.g.seats_taken
    worth = Phrase("worth-seat", state="taken" if not free else "next" if at == scene.g.seats_taken else "free")
    return About(Phrase("thing-seat", n=vp), ("PALACE-3",), worth=worth)


def envoy(scene: Scene, name: str, detail: str) -> About:
    who = scene.seat(name)
    p, steps = scene.g.players[who], scene.g.components.palace_steps
    inside = p.envoy == steps
    title = Phrase("thing-envoy-inside") if inside else Phrase("thing-envoy", n=p.envoy, steps=steps)
    worth = Phrase("worth-envoy", n=palace_vp(scene.g, who)) if inside else _to_go(scene, who)
    rule = "PALACE-5" if inside else "PALACE-3"
    text = None if inside else Phrase("about-envoy")
    return About(title, (rule,), text, worth if who == scene.me else None, scene.owner(who))


PURCHASE_THINGS = {
    "house": house,
    "square": square,
    "decree": decree,
    "signed": signed,
    "palace": palace,
    "step": step,
    "seat": seat,
    "envoy": envoy,
}
