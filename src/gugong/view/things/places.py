"""The locations: their officials and options, and what stands on the map, the wall and the Intrigue track."""

from gugong.content.names import PLACES, TOKEN_KINDS, TOKENS
from gugong.rules.actions import ACTIONS, LOCATION, SKIP
from gugong.rules.great_wall import leader, marker_short
from gugong.view.board import reachable
from gugong.view.things.scene import About, Scene, able, number
from gugong.words import Phrase

BENEFITS = {1: "BENEFIT-1", 3: "BENEFIT-2", 5: "BENEFIT-3", 7: "BENEFIT-4"}  # by the spaces to move back
WITHOUT_LETTER = {"jade": ("JADE-1", "JADE-2"), "decrees": ("DECREE-1",)}


def official(scene: Scene, place: str, detail: str) -> About:
    PLACES.index(place)
    name = Phrase("thing-official", place=Phrase(f"place-{place}"))
    return About(name, ("TERM-9",), Phrase("about-official", place=place))


def option(scene: Scene, place: str, letter: str) -> About:
    """What is printed beside a location: option A or B, or its only action."""
    action = ACTIONS[PLACES.index(place)][scene.me or 0][LOCATION]
    name = Phrase("thing-option", place=Phrase(f"place-{place}"), letter=letter or "none")
    if place in WITHOUT_LETTER and not letter:
        answers = [move for move in action.conceivable(scene.g) if move is not SKIP]
        reasons = [move.why_not(scene.g) for move in answers]
        worth = able(None if None in reasons else reasons[0])
        return About(name, WITHOUT_LETTER[place], worth=worth)
    move = {move.key: move for move in action.options}[letter]
    return About(name, (move.rule,), worth=able(move.why_not(scene.g)))


# Travel.


def city(scene: Scene, name: str, detail: str) -> About:
    """A city by the token that lies there."""
    token = scene.table.cities[name]
    worded = scene.words.city(name)
    if token is None:
        return About(Phrase("thing-city", city=worded), ("TRAVEL-5",))
    near = scene.me is not None and name in reachable(scene.seen, scene.g.components, scene.me)
    title = Phrase("thing-city-token", city=worded, token=Phrase(f"token-{token}"))
    return About(title, (_token_rule(token),), worth=Phrase("worth-city", near=int(near)))


def _token_rule(token: str) -> str:
    return TOKEN_KINDS[TOKENS.index(token)].rule


def road(scene: Scene, name: str, detail: str) -> About:
    side = scene.g.side
    if side.cities.index(detail) not in side.roads[side.cities.index(name)]:
        raise ValueError(name)
    ends = {"one": scene.words.city(name), "other": scene.words.city(detail)}
    return About(Phrase("thing-road", **ends), ("TRAVEL-4",))


def traveller(scene: Scene, seat: str, detail: str) -> About:
    who = scene.seat(seat)
    at = scene.table.players[who].traveller
    name = Phrase("thing-traveller") if at is None else Phrase("thing-traveller-in", city=scene.words.city(at))
    reach = len(reachable(scene.seen, scene.g.components, who))
    worth = Phrase("worth-traveller", n=reach) if who == scene.me else None
    return About(name, ("TRAVEL-3",), Phrase("about-traveller"), worth, scene.owner(who))


def pile(scene: Scene, name: str, detail: str) -> About:
    return About(Phrase("thing-pile", n=scene.table.piles[number(name)]), ("MORN-2",))


def spent(scene: Scene, name: str, detail: str) -> About:
    return About(Phrase("thing-spent", n=len(scene.table.spent)), ("TOKEN-X-5",))


# The Great Wall.


def wall(scene: Scene, name: str, detail: str) -> About:
    g = scene.g
    first = leader(g)
    title = Phrase("thing-wall", n=_on_wall(scene), size=g.wall_size)
    if scene.me is None or not g.on_wall(first):
        return About(title, ("WALL-6",))
    return About(title, ("WALL-6",), worth=Phrase("worth-wall", n=g.on_wall(scene.me), name=scene.names[first]))


def _on_wall(scene: Scene) -> int:
    return sum(scene.g.on_wall(who) for who in range(len(scene.g.players)))


def wall_space(scene: Scene, name: str, detail: str) -> About:
    space, size = number(name), scene.g.wall_size
    if not 1 <= space <= size:
        raise ValueError(name)
    worth = Phrase("worth-space", n=max(0, size - _on_wall(scene)))
    return About(Phrase("thing-space", n=space), ("WALL-5",), Phrase("about-space", size=size), worth)


def on_wall(scene: Scene, seat: str, detail: str) -> About:
    who = scene.seat(seat)
    return About(Phrase("thing-on-wall", n=scene.g.on_wall(who)), ("WALL-7",), owner=scene.owner(who))


def benefit(scene: Scene, name: str, detail: str) -> About:
    steps = number(name)
    rule = BENEFITS[steps]
    worth = None if scene.me is None else able(marker_short(scene.g, scene.me, steps, rule))
    return About(Phrase("thing-benefit", n=steps), (rule,), worth=worth)


# Intrigue.


def track(scene: Scene, name: str, detail: str) -> About:
    return About(Phrase("thing-intrigue", top=scene.g.components.intrigue_top), ("TERM-11",))


def marker(scene: Scene, seat: str, detail: str) -> About:
    who = scene.seat(seat)
    worth = Phrase("worth-marker", n=scene.g.order.index(who) + 1, players=len(scene.g.players))
    name = Phrase("thing-marker", n=scene.table.players[who].marker)
    return About(name, ("INTRIGUE-3",), worth=worth, owner=scene.owner(who))


PLACE_THINGS = {
    "official": official,
    "option": option,
    "city": city,
    "road": road,
    "traveller": traveller,
    "pile": pile,
    "spent": spent,
    "wall": wall,
    "space": wall_space,
    "on-wall": on_wall,
    "benefit": benefit,
    "intrigue": track,
    "marker": marker,
}
