"""What decisions are about, in the words of the rulebook: a location, or another part of the game."""

from typing import Final

GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "exchange": ("Give", "Payment"),
    "travel": ("Travel", "Journey"),
    "wall": ("GreatWall", "Place", "FromSupply"),
    "jade": ("Jade", "DiscardForJade", "PayForJade"),
    "intrigue": ("Intrigue", "OfferSteps", "Benefit"),
    "palace": ("Palace",),
    "decrees": ("Decrees", "PlaceOnDecree"),
    "canal": ("GrandCanal", "Load", "Stow", "Sail", "ShipFromSupply", "ClaimHere", "LastClaims"),
    "tokens": ("MakeRoom", "PutOut", "LastExchange"),
    "cards": ("Swap", "TakeBack", "Again"),
    "servants": ("Gain", "Pay"),
}
GROUP_OF: Final = {about: group for group, abouts in GROUPS.items() for about in abouts}  # by the question
