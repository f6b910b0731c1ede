"""What something was done for, or what led to it, by the rule that the event cites."""

from gugong.view.events import EventData

# Events that do not say it themselves.
CAUSED = ("die", "discard", "draw", "envoy", "gain", "jade", "load", "marker", "pay", "swap", "take-back", "wall")

# The message that says it, by rule, or else by the family of the rule; Meng's rules have those of the players.
BY_RULE = {
    "END-1": "vp-end-1",
    "NIGHT-3": "vp-night-3",
    "SOLO-TRAVEL-4": "cause-token",
    "SOLO-WALL-3": "cause-benefit",
}
BY_FAMILY = {
    "BENEFIT": "cause-benefit",
    "CANAL": "place-canal",
    "CARD": "cause-card",
    "DAY": "cause-card",  # SOLO-DAY-3
    "DAY-EXCHANGE": "cause-gift",
    "DECREE": "place-decrees",
    "DECREE-L1": "cause-decree",
    "INTRIGUE": "place-intrigue",
    "JADE": "place-jade",
    "MORN": "cause-morning",
    "NIGHT": "cause-dice",
    "PALACE": "place-palace",
    "TOKEN": "cause-token",
    "TOKEN-X": "vp-token-x-2",
    "TRAVEL": "place-travel",
    "WALL": "place-wall",
}
# What these do is what one goes to their place for.
OWN_PLACE = {"envoy": "PALACE", "jade": "JADE", "load": "CANAL", "marker": "INTRIGUE", "wall": "WALL"}


def cause(event: EventData) -> str | None:
    """The id of the message; None if the event says it, or if there is no other cause than the player's wish."""
    if event.what not in CAUSED:
        return None
    family = event.rule.rpartition("-")[0].removeprefix("SOLO-")
    return BY_RULE.get(event.rule) or (None if OWN_PLACE.get(event.what) == family else BY_FAMILY.get(family))
