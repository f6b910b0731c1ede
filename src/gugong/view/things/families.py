"""What a family has: its board, its servants, its tokens and its points."""

from gugong.content.names import TOKEN_KINDS, TOKENS
from gugong.rules.scoring import eligible, jade_vp
from gugong.rules.stored import value
from gugong.view.things.scene import About, Scene, number
from gugong.words import Phrase

EXCHANGES = {2: "TOKEN-X-1", 4: "TOKEN-X-2", 6: "TOKEN-X-3"}  # by the price in tokens
AT_HOME = ("locked", "pool", "supply")


def family(scene: Scene, seat: str, detail: str) -> About:
    who = scene.seat(seat)
    name = Phrase("thing-family", name=scene.names[who])
    if scene.g.over():
        return About(name, ("END-6",))
    later = _if_it_ended(scene, who, scene.g.players[who].vp)
    return About(name, ("END-6",), worth=Phrase("worth-family", inside=int(eligible(scene.g, who)), later=later))


def pool(scene: Scene, seat: str, detail: str) -> About:
    who = scene.seat(seat)
    return About(Phrase("thing-pool", n=scene.table.players[who].pool), ("TERM-1",), owner=scene.owner(who))


def supply(scene: Scene, seat: str, detail: str) -> About:
    who = scene.seat(seat)
    return About(Phrase("thing-supply", n=scene.table.players[who].supply), ("TERM-2",), owner=scene.owner(who))


def double(scene: Scene, seat: str, detail: str) -> About:
    who = scene.seat(seat)
    at = scene.table.players[who].double
    title = Phrase("thing-double", at=at if at in AT_HOME else "out")
    return About(title, ("DOUBLE-1",) if at == "locked" else ("DOUBLE-2", "DOUBLE-4"), owner=scene.owner(who))


def vp(scene: Scene, seat: str, detail: str) -> About:
    who = scene.seat(seat)
    now = scene.g.players[who].vp
    worth = None if scene.g.over() else _if_it_ended(scene, who, now)
    return About(Phrase("thing-vp", n=now), ("TERM-7",), worth=worth, owner=scene.owner(who))


def _if_it_ended(scene: Scene, who: int, now: int) -> Phrase:
    """The points of this seat if the game were scored now, by source."""
    mine = {rule: points[who] for rule, points in scene.final_points.items() if points[who]}
    said = ", ".join(f"{scene.words.say(f'vp-{rule}'.lower())} {points}" for rule, points in mine.items())
    return Phrase("worth-vp", n=now + sum(mine.values()), now=now, sources=said or "none")


def jade(scene: Scene, seat: str, detail: str) -> About:
    who = scene.seat(seat)
    n = scene.g.players[who].jade
    worth = Phrase("worth-jade", n=jade_vp(n), more=jade_vp(n + 1) - jade_vp(n))
    return About(Phrase("thing-jade", n=n), ("END-4",), worth=worth, owner=scene.owner(who))


def decrees(scene: Scene, seat: str, detail: str) -> About:
    who = scene.seat(seat)
    mine = scene.table.players[who].decrees
    said = ", ".join(scene.words.say(f"decree-{name}".lower()) for name in mine) or "none"
    return About(Phrase("thing-decrees", n=len(mine), decrees=said), ("DECREE-2",), owner=scene.owner(who))


# Travel tokens.


def tokens(scene: Scene, seat: str, detail: str) -> About:
    """All token slots of a family."""
    who = scene.seat(seat)
    stored = len(scene.table.players[who].tokens)
    name = Phrase("thing-tokens", n=stored, size=scene.g.components.token_slots)
    worth = Phrase("worth-tokens", n=scene.g.players[who].worth)
    return About(name, ("TOKEN-X-4",), Phrase("about-tokens"), worth, scene.owner(who))


def slot(scene: Scene, seat: str, name: str) -> About:
    """One slot: empty, or with a token."""
    who, at = scene.seat(seat), number(name)
    stored = scene.g.players[who].tokens
    if at >= len(stored):
        return About(Phrase("thing-slot"), ("TRAVEL-6",), owner=scene.owner(who))
    kind = stored[at]
    power = kind > 0 and TOKEN_KINDS[kind].power
    title = Phrase("thing-slot-token", token=Phrase(f"token-{TOKENS[abs(kind)]}"))
    rules = (TOKEN_KINDS[kind].rule, "BONUS-8") if power else ("TRAVEL-6", "TOKEN-X-4")
    worth = Phrase("worth-slot", n=value(kind), all=scene.g.players[who].worth)
    return About(title, rules, worth=worth, owner=scene.owner(who))


def exchange(scene: Scene, name: str, detail: str) -> About:
    price = number(name)
    rule = EXCHANGES[price]
    worth = None if scene.me is None else Phrase("worth-tokens", n=scene.g.players[scene.me].worth)
    return About(Phrase("thing-exchange", n=price, bought=Phrase("bought", price=price)), (rule,), worth=worth)


def outpost(scene: Scene, name: str, detail: str) -> About:
    """A bonus token that is put out for the Day."""
    put = scene.table.outposts[number(name)]
    place = Phrase("at-place", place=put.place or "none")
    title = Phrase("thing-outpost", token=Phrase(f"token-{put.token}"), place=place)
    rules = (TOKEN_KINDS[TOKENS.index(put.token)].rule, "BONUS-7")
    return About(title, rules, owner=scene.owner(put.owner))


FAMILY_THINGS = {
    "family": family,
    "pool": pool,
    "supply": supply,
    "double": double,
    "vp": vp,
    "jade": jade,
    "decrees": decrees,
    "tokens": tokens,
    "slot": slot,
    "exchange": exchange,
    "outpost": outpost,
}
