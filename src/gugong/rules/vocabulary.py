"""Every event the rules can emit and every reason they can refuse for, with the facts that belong to each."""

from typing import Final

# The types of facts; the view turns their numbers into names.
NUMBER: Final = "number"
FLAG: Final = "flag"
CARD: Final = "card"
PILE: Final = "pile"
PLACE: Final = "place"
CITY: Final = "city"
TOKEN: Final = "token"  # a kind; negative for a bonus token turned face down
HARBOUR: Final = "harbour"
REWARD: Final = "reward"
DECREE: Final = "decree"

SERVANTS: Final = {"n": NUMBER, "double": FLAG}
# The discard pile of `cards` cards, and how many dice each of them matches; what lies hidden is a secret of its owner.
MATCHES: Final = {"n": NUMBER, "cards": NUMBER}
for card in range(6):  # 4 cards, and 2 more as harbour rewards (INV-2)
    MATCHES[f"card{card}"] = CARD
    MATCHES[f"dice{card}"] = NUMBER

EVENTS: Final[dict[str, dict[str, str]]] = {
    "acts": {"place": PLACE},
    "automa": {"special": FLAG, "place": PLACE},
    "automa-reshuffle": {"n": NUMBER},
    "claim": {"harbour": HARBOUR, "reward": REWARD},
    "day": {"day": NUMBER},
    "decree": {"decree": DECREE, "supply": FLAG},
    "dice": {"a": NUMBER, "b": NUMBER, "c": NUMBER},
    "die": {"die": NUMBER, "face": NUMBER},
    "discard": {"card": CARD},
    "disqualified": {"n": NUMBER},
    "draw": {"card": CARD},
    "envoy": {"n": NUMBER},
    "exchange": {"card": CARD, "place": PLACE, "taken": CARD},
    "gain": SERVANTS,
    "heads-for": {"city": CITY},
    "house": {"house": NUMBER},
    "jade": {"n": NUMBER},
    "load": {"harbour": HARBOUR, "double": FLAG, "supply": FLAG, "new": FLAG},
    "lost": {"harbour": HARBOUR},
    "marker": {"n": NUMBER},
    "matches": MATCHES,
    "medal": {},
    "meng-claim": {"harbour": HARBOUR, "reward": REWARD},
    "new-hands": {},
    "night": {"day": NUMBER, "a": NUMBER, "b": NUMBER, "c": NUMBER},
    "nightfall": {},
    "outpost": {"kind": TOKEN, "place": PLACE, "double": FLAG},
    "outpost-home": {"kind": TOKEN, "place": PLACE, "double": FLAG},
    "pay": SERVANTS,
    "rank": {"place": NUMBER, "score": NUMBER},
    "refill": {"city": CITY, "kind": TOKEN},
    "reshuffle": {"first": NUMBER, "second": NUMBER},
    "sail": {"harbour": HARBOUR, "to": HARBOUR},
    "seat": {"seat": NUMBER},
    "skips": {"need": NUMBER, "have": NUMBER},
    "start-player": {},
    "store": {"kind": TOKEN},
    "swap": {"pile": PILE, "card": CARD, "place": PLACE, "taken": CARD},
    "take-back": {"card": CARD},
    "token-used": {"kind": TOKEN},
    "tokens": {"price": NUMBER, **{f"token{i}": TOKEN for i in range(6)}},  # only as many as were given up
    "travel": {"city": CITY, "kind": TOKEN},
    "twilight": {"special": FLAG, "place": PLACE},
    "unlock": {},
    "vp": {"n": NUMBER},
    "wall": {**SERVANTS, "supply": FLAG},
    "wall-full": {f"seat{i}": NUMBER for i in range(5)},  # how many servants each seat has on it
    "wall-home": SERVANTS,
    "wants": {"decree": DECREE, "level": NUMBER, "n": NUMBER},
}

NEED_AND_HAVE: Final = ("need", "have")
REASONS: Final[dict[str, tuple[str, ...]]] = {
    "all-of-them": NEED_AND_HAVE,
    "already-yours": (),
    "card-value": NEED_AND_HAVE,
    "double-not-in-pool": (),
    "double-not-in-supply": (),
    "house-empty": ("need",),
    "houses-first": (),
    "last-harbour": (),
    "marker": NEED_AND_HAVE,
    "needed-now": (),
    "no-effect": (),
    "no-power-needed": (),
    "no-room": (),
    "no-ship-there": (),
    "no-such-face": (),
    "no-such-route": (),
    "no-such-token": (),
    "no-token": (),
    "no-token-there": (),
    "none-ahead": (),
    "not-full": NEED_AND_HAVE,
    "not-in-hand": (),
    "ordinary-servants": NEED_AND_HAVE,
    "other-reward": (),
    "power-needed": (),
    "route-full": (),
    "servants": NEED_AND_HAVE,
    "ship-full": NEED_AND_HAVE,
    "ships-out": (),
    "slots-full": (),
    "supply": NEED_AND_HAVE,
    "tokens": NEED_AND_HAVE,
    "too-many": NEED_AND_HAVE,
    "unreachable": (),
}

# The rules that give VP, in the order of the score sheet, and where on the board these come from.
VP_SOURCES: Final = {
    "WALL-6": "wall",
    "NIGHT-3": "night",
    "DECREE-2": "decrees",
    "CANAL-8": "canal",
    "SOLO-CANAL-3": "other",
    "SOLO-DAY-3": "other",
    "SOLO-MORN-2": "other",
    "SOLO-TRAVEL-4": "travel",
    "Q-ME-6": "other",
    "Q-ME-28": "other",
    "TOKEN-6": "travel",
    "TOKEN-X-2": "travel",
    "PALACE-5": "palace",
    "BONUS-2": "other",
    "END-1": "wall",
    "DECREE-L3-THIRD": "decrees",
    "DECREE-L3-EIGHT": "decrees",
    "DECREE-L3-JADE": "decrees",
    "DECREE-L3-DECREES": "decrees",
    "DECREE-L3-HARBOUR": "decrees",
    "END-3": "palace",
    "END-4": "jade",
}

# The same sources, numbered, for a tally of points (kernel.Position.tally).
SOURCES: Final = tuple(dict.fromkeys(VP_SOURCES.values()))
SOURCE_OF_RULE: Final = {rule: SOURCES.index(source) for rule, source in VP_SOURCES.items()}
