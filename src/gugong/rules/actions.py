"""The seven location actions in general: who performs them, and what tax and follow tokens make of it."""

from typing import Final

from gugong.content.names import BONUS_FOLLOW, BONUS_TAX, BONUS_TWICE_ACTION, ONE_SERVANT, SWAP, TWO_SERVANTS
from gugong.rules.kernel import SEATS, Decision, Decline, Move, Position, Reason, Task
from gugong.rules.servants import turn_down
from gugong.rules.state import IN_SUPPLY, Outpost

# Why an action is performed: by the location, by the card played there, or by a follow token.
LOCATION: Final = 0
CARD: Final = 1
FOLLOW: Final = 2

RULES: Final = ("TRAVEL-1", "WALL-1", "JADE-1", "INTRIGUE-1", "PALACE-1", "DECREE-1", "CANAL-1")


class Action(Decision):
    """A or B, as the location says, or not at all.  (DAY-ACTION-1)"""

    def __init__(self, who: int, source: int, place: int, *more: int) -> None:
        super().__init__(who, source, *more)
        self.source: Final = source
        self.place: Final = place
        self.done: Final = Performed(who, source, place)

    def rule(self) -> str:
        return RULES[self.place]


class Skip(Decline):
    def __init__(self) -> None:
        super().__init__("skip")


# ACTIONS[place][seat][source]; each location's file puts its own here.
ACTIONS: Final[list[list[list[Action]]]] = [[] for _ in range(7)]


def register(place: int, actions: list[list[Action]]) -> None:
    ACTIONS[place].extend(actions)


def performed(g: Position, action: Action) -> None:
    """Remember that this action is being performed; what that leads to comes after everything it does."""
    if g.bonus:
        g.then(action.done)


class Performed(Task):
    """The action is resolved: tax first, then follow, then perhaps the card action again.  (Q-BO-3 to Q-BO-6)"""

    def __init__(self, who: int, source: int, place: int) -> None:
        super().__init__(who, source, place)
        self.who: Final = who
        self.source: Final = source
        self.place: Final = place

    def run(self, g: Position) -> None:
        if self.source == CARD:
            offer_again(g, self.who)
        touched = [o for o in g.outposts if o.place == self.place and o.owner != self.who]
        if self.source != FOLLOW:
            self._follow(g, [o for o in touched if o.kind == BONUS_FOLLOW])
        for outpost in touched:
            if outpost.kind == BONUS_TAX:
                g.score(outpost.owner, 1, "BONUS-2")
                g.score(self.who, -1, "BONUS-2")

    def _follow(self, g: Position, outposts: list[Outpost]) -> None:
        """Clockwise from the acting player's left, once for each token.  (Q-BO-5, Q-CH-14)"""
        n = len(g.players)
        for left in range(n - 1, 0, -1):
            follower = (self.who + left) % n
            for outpost in outposts:
                if outpost.owner == follower:
                    g.then(ACTIONS[self.place][follower][FOLLOW])


class Again(Decision):
    """The card action once more, with a BONUS-5 token?  (BONUS-5, Q-CH-13)"""

    def __init__(self, who: int) -> None:
        super().__init__(who)
        self.options = [UseAgain(who), Decline("no")]

    def rule(self) -> str:
        return "BONUS-5"


class UseAgain(Move):
    def __init__(self, who: int) -> None:
        super().__init__("again")
        self.who: Final = who

    def why_not(self, g: Position) -> Reason | None:
        if BONUS_TWICE_ACTION not in g.players[self.who].tokens:
            return NO_SUCH_TOKEN
        return None if self._has_effect(g) else NO_EFFECT

    def _has_effect(self, g: Position) -> bool:
        """Could the card action be performed once more?  (Q-CH-10, Q-CH-13)"""
        p = g.players[self.who]
        action = g.components.card_action[g.gift]
        if action in (ONE_SERVANT, TWO_SERVANTS):
            return p.supply > 0 or p.double == IN_SUPPLY
        return action == SWAP or len(ACTIONS[action][self.who][CARD].moves(g)) > 1

    def run(self, g: Position) -> None:
        turn_down(g, self.who, BONUS_TWICE_ACTION, "BONUS-5")
        g.then(CARD_ACTIONS[self.who])


NO_SUCH_TOKEN: Final = Reason("BONUS-5", "no-such-token")
NO_EFFECT: Final = Reason("Q-CH-13", "no-effect")
AGAIN: Final = [Again(seat) for seat in SEATS]
CARD_ACTIONS: Final[list[Task]] = []  # of each seat, put here by day.py


def offer_again(g: Position, who: int) -> None:
    """After each performance of the card action."""
    if g.bonus and BONUS_TWICE_ACTION in g.players[who].tokens:
        g.then(AGAIN[who])
