"""What the seven location actions have in common, and how tax and follow tokens react to them."""

from typing import Final

from gugong.content.names import BONUS_FOLLOW, BONUS_TAX, BONUS_TWICE_ACTION, ONE_SERVANT, PLACES, SWAP, TWO_SERVANTS
from gugong.rules.kernel import SEATS, Decline, Move, Position, Question, Reason, SeatTask, Task
from gugong.rules.servants import turn_down
from gugong.rules.state import IN_SUPPLY, Outpost

# Why an action is performed: by the location, by the card played there, or by a follow token.
LOCATION: Final = 0
CARD: Final = 1
FOLLOW: Final = 2

RULES: Final = ("TRAVEL-1", "WALL-1", "JADE-1", "INTRIGUE-1", "PALACE-1", "DECREE-1", "CANAL-1")


class Action(Question):
    """Option A or B of the location, or neither.  (DAY-ACTION-1)"""

    def __init__(self, who: int, source: int, place: int, *more: int) -> None:
        super().__init__(RULES[place], who, source, *more)
        self.source: Final = source
        self.place: Final = place
        self.names = ("source",)
        self.begun = 0  # were its consequences scheduled before?


class Option(Move):
    """Option A or B of a location."""

    def __init__(self, action: Action, key: str, rule: str) -> None:
        super().__init__(action.who, key, (), rule)
        self.action: Final = action

    def lights(self) -> list[str]:
        return [f"option:{PLACES[self.action.place]}:{self.key}"]


SKIP: Final = Decline("skip", "DAY-ACTION-1")
# ACTIONS[place][seat][source]; each location's module registers its own.
ACTIONS: Final[list[list[list[Action]]]] = [[] for _ in range(7)]


def register(place: int, actions: list[list[Action]]) -> None:
    ACTIONS[place].extend(actions)


def performed(g: Position, action: Action) -> None:
    """Schedule the consequences of performing this action; they come after everything the action does."""
    if g.bonus and not action.begun:
        g.then(PERFORMED[action.who][action.source][action.place])


class Performed(SeatTask):
    """After the action: tax first, then follow, then perhaps the card action again.  (Q-BO-3 to Q-BO-6)"""

    def __init__(self, who: int, source: int, place: int) -> None:
        super().__init__(who, source, place)
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


PERFORMED: Final = [
    [[Performed(seat, source, place) for place in range(len(PLACES))] for source in (LOCATION, CARD, FOLLOW)]
    for seat in SEATS
]


class Again(Question):
    """Perform the card action again with a BONUS-5 token?  (BONUS-5, Q-CH-13)"""

    def __init__(self, who: int) -> None:
        super().__init__("BONUS-5", who)
        self.options = [UseAgain(who, "again", (), "BONUS-5"), Decline("no")]


class UseAgain(Move):
    def why_not(self, g: Position) -> Reason | None:
        if BONUS_TWICE_ACTION not in g.players[self.who].tokens:
            return NO_SUCH_TOKEN
        return None if self._has_effect(g) else NO_EFFECT

    def _has_effect(self, g: Position) -> bool:
        """Would performing the card action again have an effect?  (Q-CH-10, Q-CH-13)"""
        p = g.players[self.who]
        action = g.components.card_action[g.gift]
        if action in (ONE_SERVANT, TWO_SERVANTS):
            return p.supply > 0 or p.double == IN_SUPPLY
        return action == SWAP or len(ACTIONS[action][self.who][CARD].moves(g)) > 1

    def run(self, g: Position) -> None:
        turn_down(g, self.who, BONUS_TWICE_ACTION, "BONUS-5")
        g.then(PERFORM_CARD[self.who])


NO_SUCH_TOKEN: Final = Reason("BONUS-5", "no-such-token")
NO_EFFECT: Final = Reason("Q-CH-13", "no-effect")
AGAIN: Final = [Again(seat) for seat in SEATS]
PERFORM_CARD: Final[list[Task]] = []  # one per seat, added by day.py


def offer_again(g: Position, who: int) -> bool:
    """Offer the card action again after each performance; False if the player has no token for it."""
    if not g.bonus or BONUS_TWICE_ACTION not in g.players[who].tokens:
        return False
    g.then(AGAIN[who])
    return True
