"""What each decree does in the Morning, at the end of the game and for Meng: one row each (DECREE-L1 to DECREE-L3).

Level-2 decrees change prices and rules; search for their names where those are applied.
"""

from typing import Final

from gugong.content.names import DECREE_NAMES
from gugong.rules.cards import SWAP_BY_DECREE
from gugong.rules.harbours import SHIP_BY_DECREE
from gugong.rules.intrigue import move_marker, offer_steps
from gugong.rules.kernel import Position, Question
from gugong.rules.meng_actions import load, vp_instead
from gugong.rules.palace import step_envoy
from gugong.rules.servants import gain, take
from gugong.rules.state import MENG


class Effect:
    """What a decree does; the base class does nothing."""

    def __init__(self, name: str) -> None:
        self.decree: Final = DECREE_NAMES.index(name)
        self.rule: Final = f"DECREE-{name}"
        self.before_others = False  # scored before all other decrees?

    def question(self, who: int) -> Question | None:
        """The question its owner is asked every Morning, if any.  (MORN-4)"""
        return None

    def every_morning(self, g: Position, who: int) -> None:
        """What its owner gets every Morning without being asked.  (MORN-4, Q-CH-2)"""

    def for_meng(self, g: Position) -> None:
        """What it does for Meng every Morning.  (SOLO-MORN-1)"""
        self.every_morning(g, MENG)

    def final_vp(self, g: Position, who: int, vp: int) -> int:
        """What it scores at the end for an owner with `vp` points so far.  (END-2)"""
        return 0


class IntrigueEveryMorning(Effect):
    def every_morning(self, g: Position, who: int) -> None:
        offer_steps(g, who, 2, self.rule)

    def for_meng(self, g: Position) -> None:
        move_marker(g, MENG, 2, self.rule)


class ShipEveryMorning(Effect):
    def question(self, who: int) -> Question | None:
        return SHIP_BY_DECREE[who]

    def for_meng(self, g: Position) -> None:
        load(g, True, self.rule)


class ServantEveryMorning(Effect):
    def every_morning(self, g: Position, who: int) -> None:
        gain(g, who, 1, self.rule)

    def for_meng(self, g: Position) -> None:
        """Takes effect at once, before his next decree.  (Q-ME-27)"""
        if g.options.rules == 1:
            gain(g, MENG, 1, self.rule)  # rules 1: the ship of a lower decree went first
        elif g.players[MENG].supply:
            take(g, MENG, 1, 0, self.rule)


class EnvoyEveryMorning(Effect):
    def every_morning(self, g: Position, who: int) -> None:
        step_envoy(g, who, 1, self.rule)


class SwapEveryMorning(Effect):
    def question(self, who: int) -> Question | None:
        return SWAP_BY_DECREE[who]

    def for_meng(self, g: Position) -> None:
        vp_instead(g, "SOLO-MORN-2")


class ThirdOfVp(Effect):
    """1 VP for every 3 so far, up to 10, scored before all other decrees.  (DECREE-L3-THIRD, Q-JP-13)"""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.before_others = True

    def final_vp(self, g: Position, who: int, vp: int) -> int:
        return min(10, vp // 3)


class EightVp(Effect):
    def final_vp(self, g: Position, who: int, vp: int) -> int:
        return 8


class VpForJade(Effect):
    def final_vp(self, g: Position, who: int, vp: int) -> int:
        return min(10, 2 * g.players[who].jade)


class VpForDecrees(Effect):
    def final_vp(self, g: Position, who: int, vp: int) -> int:
        return 2 * g.players[who].decree_servants


class VpForHarbours(Effect):
    def final_vp(self, g: Position, who: int, vp: int) -> int:
        p = g.players[who]
        return 2 * (p.double_slot + p.card_slots + p.vp_slots)


# The order of a player's Morning decrees: first those that ask, then those that take effect without asking.
MORNING: Final[list[Effect]] = [
    ShipEveryMorning("L1-SHIP"),
    SwapEveryMorning("L1-SWAP"),
    EnvoyEveryMorning("L1-ENVOY"),
    ServantEveryMorning("L1-SERVANT"),
    IntrigueEveryMorning("L1-INTRIGUE"),
]

# In scoring order.
FINAL: Final[list[Effect]] = [
    ThirdOfVp("L3-THIRD"),
    EightVp("L3-EIGHT"),
    VpForJade("L3-JADE"),
    VpForDecrees("L3-DECREES"),
    VpForHarbours("L3-HARBOUR"),
]
IN_THE_MORNING: Final = {effect.decree: effect for effect in MORNING}
