"""Words for questions, moves, events and refusals, in English."""

from gugong.rules.kernel import Reason

# What is missing, by the word that a Reason carries.  {n} is how many more would do.
REASONS = {
    "servants": "it takes {need} servants from your pool, and you have {have}; {n} more would do",
    "ordinary-servants": "it takes an ordinary servant from your pool, and you have none there; 1 would do",
    "supply": "it takes {need} from your supply, and {have} lie there",
    "too-many": "you may gain {need} here, and these are {have}",
    "all-of-them": "servants are taken in full: {need} here, not {have}",
    "double-not-in-supply": "your Double Servant is not in your supply",
    "double-not-in-pool": "your Double Servant is not in your pool",
    "needed-now": "what comes next would then be impossible",
    "no-effect": "it would change nothing",
    "houses-first": "the jade of the square is sold only when every house is empty",
    "house-empty": "no house at {need} has its jade any more",
    "already-yours": "you own this decree already",
    "marker": "it takes {need} steps back on the Intrigue track, and your marker is on {have}; {n} more would do",
    "no-such-face": "this die has no such face",
    "no-ship-there": "you have no ship there",
    "not-full": "only a ship with {need} aboard can claim, and this one carries {have}; {n} more would do",
    "other-reward": "this harbour does not give that",
    "slots-full": "your player board has no free slot for this reward",
    "ship-full": "it needs {need} free spaces on the ship, and there are {have}",
    "no-such-route": "the canal has no such route on this side of the board",
    "ships-out": "all your ships are on the canal",
    "route-full": "every harbour of this route is occupied",
    "last-harbour": "a ship in harbour 5 cannot be moved",
    "none-ahead": "no harbour ahead of this ship is free",
    "no-room": "there is no room on your ships for two pieces",
    "tokens": "it takes tokens worth {need}, and yours are worth {have}; {n} more would do",
    "no-power-needed": "no unused bonus token is needed for it",
    "power-needed": "an unused bonus token would have to go: say so with 'power' at the end",
    "no-such-token": "you have no unused token of this kind",
    "no-token": "there are not enough tokens on the map",
    "no-token-there": "no token lies there",
    "unreachable": "a city with a token stands in the way",
    "card-value": "only a card of value {need} or more will do, and this one is a {have}",
    "not-in-hand": "no such card is in your hand",
}


def reason_words(reason: Reason) -> str:
    """The reason as half a sentence."""
    words = REASONS[reason.what]
    return words.format(need=reason.need, have=reason.have, n=reason.need - reason.have)
