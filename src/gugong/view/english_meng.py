"""The English words for Meng, the opponent of the solo game."""

NAME = "Meng"

# Why he goes there, and why he takes this decree, by the rule of the event.
HEADS_FOR = {
    "SOLO-TRAVEL-3": "the next city with a token on his way round the edge",
    "Q-ME-3": "the first city with a token on his way round the edge",
    "Q-ME-4": "the nearest token, as his way round the edge is interrupted",
}
WANTS = {
    "SOLO-DECREE-2": "of level {level}, as today's day asks for",
    "SOLO-DECREE-3": "as no other of level {level} is within his reach",
}

# What he left out, and why, by the rule of the event.
SKIPPED = {
    "DECREE-L1-SHIP": "the ship of his decree (his supply is empty)",
    "TOKEN-9": "the ship of his token (his supply is empty)",
    "Q-ME-5": "the journey (no city has a token)",
    "Q-ME-7": "the jade of his token (it takes 3 servants from his pool)",
    "Q-ME-16": "the free action (no servant is in his supply or pool)",
    "Q-ME-21": "Intrigue (his marker is on the last space already)",
    "Q-ME-24": "Decrees (he owns them all)",
    "Q-TR-14": "a servant for the wall (his supply is empty)",
    "SOLO-CANAL-1": "the Grand Canal (he has no servant to load)",
    "SOLO-CANAL-2": "the Grand Canal (it takes 2 servants, and his tokens do not help)",
    "SOLO-DECREE-3": "Decrees (there is none that he lacks and can pay for)",
    "SOLO-INTRIGUE-2": "Intrigue (it takes 1 servant, and his tokens do not help)",
    "SOLO-JADE-1": "Jade (he cannot pay for the cheapest)",
    "SOLO-PALACE-2": "the Palace (it takes 2 servants, and his tokens do not help)",
    "SOLO-SPECIAL-1": "a ship (no servant or no harbour is free)",
    "SOLO-TRAVEL-2": "the journey (he cannot pay for it, not even with tokens)",
    "SOLO-WALL-1": "the Great Wall (he has no servant to place)",
    "SOLO-WALL-2": "the Great Wall (it takes 2 servants, and his tokens do not help)",
    "SOLO-WALL-3": "the Intrigue benefit (his marker is too low or his supply empty)",
}

# Events that mean something else in his hands, by event and rule.
DONE = {
    "discard Q-ME-2": "laid a gift card aside for tomorrow, as no automa card is left",
    "discard SOLO-TRAVEL-4": "gave up the top card of his stack",
    "discard SOLO-TWI-3": "laid it on his discard pile",
    "take-back SOLO-TRAVEL-4": "took the top card of his discard pile back into his stack",
}
