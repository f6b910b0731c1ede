"""What the moves of a question cost, where that depends on the table."""

from gugong.rules.day import GiveCard, is_free
from gugong.rules.decrees import Obtain
from gugong.rules.jade import BuyJade
from gugong.rules.kernel import Move, Position
from gugong.rules.travel import TravelB


def prices(g: Position) -> dict[str, int]:
    """Servants to pay by move text; for a gift 0 if it is free, 2 if it must be paid for somehow."""
    found: dict[str, int] = {}
    twin = g.copy()
    for move in g.legal:
        price = _price(twin, move)
        if price is not None:
            found[move.text] = price
    return found


def _price(twin: Position, move: Move) -> int | None:
    if isinstance(move, TravelB | BuyJade | Obtain):
        return move.cost(twin)
    if isinstance(move, GiveCard):
        twin.gift, twin.place = move.card, move.place
        return 0 if is_free(twin, move.who, 0) else 2
    return None
