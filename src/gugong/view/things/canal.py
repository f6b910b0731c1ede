"""The Grand Canal: harbours, ships and the slots for what they claim."""

from gugong.rules.harbours import GIVES, SLOTS, has_room
from gugong.rules.spelling import HARBOUR_NAMES, REWARDS, ROUTES
from gugong.rules.state import HARBOURS, SHIP_HOLDS, SHIPS
from gugong.view.things.scene import About, Scene
from gugong.words import Phrase


def _harbour(scene: Scene, name: str) -> tuple[int, Phrase]:
    """Its number, and its name: with the route where there are two."""
    at = HARBOUR_NAMES.index(name)
    if at >= len(scene.g.ships):
        raise ValueError(name)
    return at, Phrase("harbour", number=name[1:], route=name[0] if scene.g.side.routes > 1 else "only")


def harbour(scene: Scene, name: str, detail: str) -> About:
    at, worded = _harbour(scene, name)
    gives = GIVES[at % HARBOURS]
    kind = "choice" if len(gives) > 1 else REWARDS[gives[0]] if gives else "none"
    title = Phrase("thing-harbour", harbour=worded, reward=Phrase("harbour-gives", reward=kind))
    text = Phrase("about-harbour", reward=kind)
    free = [reward for reward in gives if scene.me is not None and has_room(scene.g, scene.me, reward)]
    worth = Phrase("worth-harbour", n=len(free)) if gives else None
    return About(title, ("CANAL-7",), text, worth)


def ship(scene: Scene, name: str, detail: str) -> About:
    at, worded = _harbour(scene, name)
    who = scene.table.ships[name].owner
    load = scene.g.aboard(at)
    title = Phrase("thing-ship", harbour=worded, n=load, size=SHIP_HOLDS)
    worth = Phrase("worth-ship", n=SHIP_HOLDS - load) if who == scene.me else None
    return About(title, ("CANAL-5",), worth=worth, owner=scene.owner(who))


def ships(scene: Scene, seat: str, detail: str) -> About:
    who = scene.seat(seat)
    name = Phrase("thing-ships", n=SHIPS - scene.g.ships_out(who))
    return About(name, ("CANAL-3",), owner=scene.owner(who))


def new_ship(scene: Scene, route: str, detail: str) -> About:
    ROUTES.index(route)
    return About(Phrase("thing-new-ship"), ("CANAL-4",))


def reward(scene: Scene, seat: str, name: str) -> About:
    """The slots on a player board for one kind of reward."""
    who, kind = scene.seat(seat), REWARDS.index(name)
    taken = scene.table.players[who].rewards[name]
    title = Phrase("thing-reward", reward=Phrase("harbour-gives", reward=name), n=taken, size=SLOTS[kind])
    return About(title, ("CANAL-9", "TERM-6"), owner=scene.owner(who))


def rewards(scene: Scene, seat: str, detail: str) -> About:
    """All harbour rewards of a family."""
    who = scene.seat(seat)
    claimed = sum(scene.table.players[who].rewards.values())
    return About(Phrase("thing-rewards", n=claimed), ("TERM-6",), owner=scene.owner(who))


CANAL_THINGS = {
    "harbour": harbour,
    "ship": ship,
    "ships": ships,
    "new-ship": new_ship,
    "reward": reward,
    "rewards": rewards,
}
