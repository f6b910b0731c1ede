"""Meng's actions: by Day, with a special automa card, and in Twilight (rules A10)."""

from typing import Final

from gugong.content.names import CANAL, DECREE_KINDS, DECREES, INTRIGUE, JADE, L2_JADE, L2_TRAVEL, PALACE, TRAVEL, WALL
from gugong.rules.actions import ACTIONS, LOCATION
from gugong.rules.cards import discard_face_down, draw
from gugong.rules.decrees import cost_of, sign
from gugong.rules.great_wall import CHECK, EXTRA, stand_on_wall
from gugong.rules.harbours import GIFT, SLOTS, VP, bring_home, first_free, put_aboard
from gugong.rules.intrigue import move_marker
from gugong.rules.jade import take_jade_at
from gugong.rules.kernel import Position, Task
from gugong.rules.meng_choices import cheapest_jade, decree, levels_wanted, tokens_given, within_reach
from gugong.rules.palace import step_envoy
from gugong.rules.servants import hand_in, take
from gugong.rules.state import MENG, NOBODY, SHIP_HOLDS, SPECIAL
from gugong.rules.travel import JOURNEY

# The rules of his automa cards, by Day and in Twilight.
CARD_RULES: Final = (
    ("SOLO-TRAVEL-1", "SOLO-TRAVEL-2"),
    ("SOLO-WALL-1", "SOLO-WALL-2"),
    ("SOLO-JADE-1", "SOLO-JADE-2"),
    ("SOLO-INTRIGUE-1", "SOLO-INTRIGUE-2"),
    ("SOLO-PALACE-1", "SOLO-PALACE-2"),
    ("SOLO-DECREE-1", "SOLO-DECREE-6"),
    ("SOLO-CANAL-1", "SOLO-CANAL-2"),
    ("SOLO-SPECIAL-1", "SOLO-SPECIAL-2"),
)


def skips(g: Position, rule: str, need: int = 0) -> None:
    """He is not able to act; `need` is given if he is short of servants."""
    if g.journal is not None:
        g.tell("skips", MENG, rule, {"need": need, "have": g.players[MENG].pool})


def acts(g: Position, place: int, rule: str) -> None:
    if g.journal is not None:
        g.tell("acts", MENG, rule, {"place": place})


def vp_instead(g: Position, rule: str) -> None:
    g.score(MENG, 1, rule)


def mix_stack(g: Position) -> None:
    """A gift card that reaches him is shuffled into his stack.  (Q-ME-1, Q-ME-30)"""
    p = g.players[MENG]
    p.hand = g.luck.shuffled(p.hand)


def exchange_tokens(g: Position, price: int, rule: str) -> None:
    p = g.players[MENG]
    given = tokens_given(p, price)
    for kind in given:
        p.tokens.remove(kind)
    p.worth -= price
    g.spent += tuple(given)
    if g.journal is not None:
        g.tell("tokens", MENG, rule, {"price": price, **{f"token{i}": kind for i, kind in enumerate(given)}})


class Tidy(Task):
    """As soon as his tokens are worth 6, he exchanges them for a jade.  (SOLO-DAY-8)"""

    def run(self, g: Position) -> None:
        if g.players[MENG].worth >= 6:
            exchange_tokens(g, 6, "SOLO-DAY-8")
            g.take_jade(MENG, "TOKEN-X-3")


TIDY: Final = Tidy()


def able(g: Position, n: int, rule: str) -> bool:
    """Does he have n servants?  He exchanges tokens only if that gets him there.  (SOLO-DAY-8, Q-ME-31)"""
    p = g.players[MENG]
    if not within_reach(p, n):
        skips(g, rule, n)
        return False
    while p.pool < n:
        exchange_tokens(g, 2, "SOLO-DAY-8")
        take(g, MENG, 1, 0, "TOKEN-X-1")
    return True


def by_day(g: Position, place: int) -> None:
    """Option A, as a player would do it.  (SOLO-DAY-5)"""
    acts(g, place, CARD_RULES[place][0])
    if place == CANAL:
        if able(g, 1, "SOLO-CANAL-1"):
            load(g, False, "SOLO-CANAL-1")
    elif place == JADE:
        _buy_jade(g)
    elif place == DECREES:
        _obtain_decree(g)
    elif place != WALL or able(g, 1, "SOLO-WALL-1"):
        option_a = ACTIONS[place][MENG][LOCATION].options[0]
        if option_a.why_not(g) is None:
            option_a.run(g)
        else:
            skips(g, "Q-ME-5" if place == TRAVEL else "Q-ME-21")


def _buy_jade(g: Position) -> None:
    """Buy the cheapest jade, if he can afford it.  (SOLO-JADE-1)"""
    price = cheapest_jade(g)
    cost = price if price >= 0 else g.components.square_price
    if g.players[MENG].has(L2_JADE):
        cost -= 1
    if able(g, cost, "SOLO-JADE-1"):
        hand_in(g, MENG, cost, 0, "SOLO-JADE-1")
        take_jade_at(g, MENG, price)


def _obtain_decree(g: Position) -> None:
    """Obtain a decree at its normal cost.  (SOLO-DECREE-1, SOLO-DECREE-4)"""
    chosen = decree(g, free=False)
    if chosen < 0:
        skips(g, "SOLO-DECREE-3")
        return
    cost = cost_of(g, MENG, chosen)
    _wants(g, chosen, cost)
    early = cost + 1 if within_reach(g.players[MENG], cost + 1) else cost
    able(g, early, "SOLO-DECREE-3")  # always true: the decree was chosen so that he can pay
    hand_in(g, MENG, cost, 0, "SOLO-DECREE-1")
    able(g, 1, "SOLO-DECREE-3")
    sign(g, MENG, chosen, 0, "SOLO-DECREE-1")


def _wants(g: Position, chosen: int, cost: int) -> None:
    """Tell which decree he takes: of the day's level if it has one, else of another.  (SOLO-DECREE-2, SOLO-DECREE-3)"""
    if g.journal is not None:
        wanted = levels_wanted(g.day)[0]
        rule = "SOLO-DECREE-2" if DECREE_KINDS[chosen].level == wanted else "SOLO-DECREE-3"
        g.tell("wants", MENG, rule, {"decree": chosen, "level": wanted, "n": cost})


def load(g: Position, supply: bool, rule: str, missing: str = "") -> None:
    """Load one servant on his ship, or on a new one; a full ship claims at once.  (SOLO-CANAL-1, SOLO-CANAL-3)

    `missing` is the rule to cite if he has no servant to load; `rule` by default.
    """
    p = g.players[MENG]
    if (p.supply if supply else p.pool) == 0:
        skips(g, missing or rule)
        return
    harbour = g.ships.index(MENG) if MENG in g.ships else first_free(g, 0)
    assert harbour >= 0  # the human has only three ships, and a route has five harbours
    put_aboard(g, MENG, harbour, 0, 1 if supply else 0, rule)
    if g.loads[harbour] == SHIP_HOLDS:
        _claim(g, harbour)


def _claim(g: Position, harbour: int) -> None:
    """In any harbour: a gift card while he has a slot for it, after that always 4 VP.  (SOLO-CANAL-3)"""
    p = g.players[MENG]
    card = p.card_slots < SLOTS[GIFT] and len(g.draw) > 0
    if g.journal is not None:
        g.tell("meng-claim", MENG, "SOLO-CANAL-3", {"harbour": harbour, "reward": GIFT if card else VP})
    bring_home(g, harbour)
    if card:
        p.card_slots += 1
        _draw(g)
    else:
        p.vp_slots = min(SLOTS[VP], p.vp_slots + 1)  # there are only three slots, but no limit to the VP
        g.score(MENG, 4, "SOLO-CANAL-3")


def _draw(g: Position) -> None:
    """Draw a gift card into his stack, or in Twilight onto his discard pile.  (SOLO-TWI-3, Q-ME-1)"""
    assert g.meng is not None
    draw(g, MENG, "SOLO-CANAL-3")
    if g.meng.twilight:
        discard_face_down(g, MENG, g.players[MENG].hand[-1], "SOLO-TWI-3")
    else:
        mix_stack(g)


def by_special(g: Position, place: int) -> None:
    """Option B free of charge, with servants from the supply.  (SOLO-SPECIAL-1)"""
    acts(g, place, "SOLO-SPECIAL-1")
    if place == TRAVEL:
        g.then(JOURNEY[MENG], JOURNEY[MENG])
    elif place == WALL:
        _wall_for_free(g)
    elif place == JADE:
        take_jade_at(g, MENG, cheapest_jade(g))
    elif place == INTRIGUE:
        if g.players[MENG].marker >= g.components.intrigue_top:
            skips(g, "Q-ME-21")
        move_marker(g, MENG, 3, "SOLO-SPECIAL-1")
    elif place == PALACE:
        step_envoy(g, MENG, 2, "SOLO-SPECIAL-1")
        move_marker(g, MENG, 1, "SOLO-SPECIAL-1")
    elif place == DECREES:
        _decree_for_free(g)
    else:
        _ships_for_free(g)


def _wall_for_free(g: Position) -> None:
    """Two servants from the supply, then from the pool; fewer if he runs out.  (SOLO-SPECIAL-1, Q-ME-16)"""
    p = g.players[MENG]
    supply = min(2, p.supply)
    pool = min(2 - supply, p.pool)
    if supply:
        stand_on_wall(g, MENG, supply, 0, 1, "SOLO-SPECIAL-1")
    if pool:
        stand_on_wall(g, MENG, pool, 0, 0, "SOLO-SPECIAL-1")
    if supply or pool:
        g.then(EXTRA[MENG], CHECK)
    else:
        skips(g, "Q-ME-16")


def _ships_for_free(g: Position) -> None:
    """Two servants from the supply, then from the pool; fewer if he runs out.  (SOLO-SPECIAL-1, Q-ME-16)"""
    p = g.players[MENG]
    if p.supply + p.pool == 0:
        skips(g, "Q-ME-16")
    for _ in range(2):
        if p.supply + p.pool:
            load(g, p.supply > 0, "SOLO-SPECIAL-1")


def _decree_for_free(g: Position) -> None:
    p = g.players[MENG]
    chosen = decree(g, free=True)
    if chosen < 0:
        skips(g, "Q-ME-24")
    elif p.supply + p.pool == 0:
        skips(g, "Q-ME-16")
    else:
        _wants(g, chosen, 0)
        sign(g, MENG, chosen, 1 if p.supply else 0, "SOLO-SPECIAL-1")


def by_twilight(g: Position, automa: int) -> None:
    """What the lower half of an automa card lets him do in addition.  (SOLO-TWI-1, SOLO-TWI-2)"""
    if g.journal is not None:
        special = automa == SPECIAL
        facts = {"special": 1 if special else 0, "place": NOBODY if special else automa}
        g.tell("twilight", MENG, CARD_RULES[automa][1], facts)
    if automa in (JADE, DECREES, SPECIAL):
        g.then(JOURNEY[MENG])  # free (SOLO-JADE-2, SOLO-DECREE-6, SOLO-SPECIAL-2)
    elif automa == TRAVEL:
        _travel_on(g)
    elif automa == WALL:
        if able(g, 2, "SOLO-WALL-2"):
            hand_in(g, MENG, 1, 0, "SOLO-WALL-2")
            stand_on_wall(g, MENG, 1, 0, 0, "SOLO-WALL-2")
            g.then(CHECK)
    elif automa == INTRIGUE:
        _intrigue_on(g)
    elif automa == PALACE:
        if able(g, 2, "SOLO-PALACE-2"):
            hand_in(g, MENG, 2, 0, "SOLO-PALACE-2")
            step_envoy(g, MENG, 1, "SOLO-PALACE-2")
            move_marker(g, MENG, 1, "SOLO-PALACE-2")
    elif able(g, 2, "SOLO-CANAL-2"):
        hand_in(g, MENG, 1, 0, "SOLO-CANAL-2")
        load(g, False, "SOLO-CANAL-2")


def _travel_on(g: Position) -> None:
    """One more move for 2 servants, or for 1 with L2-TRAVEL.  (SOLO-TRAVEL-2, Q-ME-21)"""
    cost = 1 if g.players[MENG].has(L2_TRAVEL) else 2
    if g.towns == 0:
        skips(g, "Q-ME-5")
    elif able(g, cost, "SOLO-TRAVEL-2"):
        hand_in(g, MENG, cost, 0, "SOLO-TRAVEL-2")
        g.then(JOURNEY[MENG])


def _intrigue_on(g: Position) -> None:
    """At the top of the track he does not pay, as he would gain nothing.  (SOLO-INTRIGUE-2, Q-ME-21)"""
    if g.players[MENG].marker >= g.components.intrigue_top:
        skips(g, "Q-ME-21")
    elif able(g, 1, "SOLO-INTRIGUE-2"):
        hand_in(g, MENG, 1, 0, "SOLO-INTRIGUE-2")
        move_marker(g, MENG, 2, "SOLO-INTRIGUE-2")
