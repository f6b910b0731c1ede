"""The English words for Meng, the opponent of the solo game."""

NAME = "Meng"

# What he left out, and why, by the rule of the event.
SKIPPED = {
    "DECREE-L1-SHIP": "the ship of his decree (his supply is empty)",
    "TOKEN-9": "the ship of his token (his supply is empty)",
    "Q-ME-5": "the journey (no city has a token)",
    "Q-ME-21": "Intrigue (his marker is on the last space already)",
    "Q-ME-24": "Decrees (he owns them all, or has no servant to place)",
    "SOLO-CANAL-1": "the Grand Canal (he has no servant to load)",
    "SOLO-CANAL-2": "the Grand Canal (it takes 2 servants, and his tokens do not help)",
    "SOLO-DAY-4": "the action (it would change nothing)",
    "SOLO-DECREE-1": "Decrees (he cannot pay for one)",
    "SOLO-DECREE-3": "Decrees (there is none that he lacks and can pay for)",
    "SOLO-INTRIGUE-2": "Intrigue (it takes 1 servant, and his tokens do not help)",
    "SOLO-JADE-1": "Jade (he cannot pay for the cheapest)",
    "SOLO-PALACE-2": "the Palace (it takes 2 servants, and his tokens do not help)",
    "SOLO-SPECIAL-1": "the free action (no servant is in his supply or pool)",
    "SOLO-TRAVEL-2": "the journey (he cannot pay for it, not even with tokens)",
    "SOLO-WALL-1": "the Great Wall (he has no servant to place)",
    "SOLO-WALL-2": "the Great Wall (it takes 2 servants, and his tokens do not help)",
}

# Events that mean something else in his hands, by event and rule.
DONE = {
    "discard Q-ME-2": "laid a gift card aside for tomorrow, as no automa card is left",
    "discard SOLO-TRAVEL-4": "gave up the top card of his stack",
    "discard SOLO-TWI-3": "laid it on his discard pile",
    "take-back SOLO-TRAVEL-4": "took the top card of his discard pile back into his stack",
}
