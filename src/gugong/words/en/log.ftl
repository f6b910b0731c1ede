# What happened.  In the past tense, so that a name or "You" may stand in front; what nobody does is a whole sentence.

event = { $name } { $done }.
sentence = { $done }.
because = { $done } ({ $cause })

event-acts = acted { at-place }
event-automa = turned over { automa }
event-automa-reshuffle =
    { $n ->
        [one] shuffled the { $n } automa card from earlier days
       *[other] shuffled the { $n } automa cards from earlier days
    }
event-claim = sacrificed a servant in harbour { $harbour } for { the-reward }
event-day = day { $day } began
event-decree = obtained the decree “{ $effect }”
event-dice = the dice show { $a }, { $b } and { $c }
event-die = turned { the-die } to { $face }
event-discard =
    { $rule ->
        [Q-ME-2] set a gift card aside for tomorrow, as no automa card is left
        [SOLO-TRAVEL-4] gave up the top card of his stack
        [SOLO-TWI-3] put this card on his discard pile
       *[other] discarded { $card } face down
    }
event-disqualified = did not reach the Palace: { $n } VP count for nothing
event-draw = drew { $card }
event-envoy =
    { $n ->
        [one] moved the Envoy up { $n } step
       *[other] moved the Envoy up { $n } steps
    }
event-exchange = gave { $card } { at-place } for the { $taken }
event-gain = gained { servants }
event-heads-for = headed for { $city }: { $reason }
event-house = emptied a jade house
event-jade = took { $n } jade
event-load =
    { $new ->
        [0] put { servants } { from-stock } on the ship in harbour { $harbour }
       *[1] put { servants } { from-stock } on a new ship in harbour { $harbour }
    }
event-lost = lost the ship in harbour { $harbour }
event-marker =
    { $sign ->
        [minus]
            { $n ->
                [one] moved back { $n } space on the Intrigue track
               *[other] moved back { $n } spaces on the Intrigue track
            }
       *[plus]
            { $n ->
                [one] moved up { $n } space on the Intrigue track
               *[other] moved up { $n } spaces on the Intrigue track
            }
    }
event-matches =
    { $n ->
        [0] matched no die
        [1] matched the dice once
        [2] matched the dice twice
       *[other] matched the dice { $n } times
    }
event-medal = took the medal
event-meng-claim = claimed { the-reward } with the full ship in harbour { $harbour }
event-new-hands = the discard piles became the new hands
event-night = night of day { $day }: the dice show { $a }, { $b } and { $c }
event-nightfall = put today's automa cards with the used ones
event-outpost = put the { $token } token { at-place } { with-servant }
event-outpost-home = got the { $token } token back { with-servant }
event-pay = paid { servants-paid }
event-rank = finished in place { $place } with { $score } VP
event-refill = { $city } got a new token ({ $token })
event-reshuffle = the discarded tokens were shuffled into two new piles of { $first } and { $second }
event-sail = moved a ship from harbour { $number } to harbour { $to }
event-seat = entered the Palace and took seat { $seat }
event-skips = skipped { $reason }
event-start-player = became start player
event-store = stored the { $token } token
event-swap =
    { $pile ->
        [discard] swapped { $card } from the discard pile for the { $taken } { at-place }
       *[hand] swapped { $card } from hand for the { $taken } { at-place }
    }
event-take-back =
    { $rule ->
        [SOLO-TRAVEL-4] took the top card of his discard pile back into his stack
       *[other] took { $card } back into hand
    }
event-token-used = used the { $token } token
event-tokens = gave up tokens ({ $tokens }) for { bought }
event-travel = travelled to { $city }
event-twilight = used { automa } again in Twilight
event-unlock = won the Double Servant
event-vp =
    { $sign ->
        [minus] lost { $n } VP ({ $reason })
       *[plus] scored { $n } VP ({ $reason })
    }
event-wall = put { servants } { from-stock } on the wall
event-wall-full = the Great Wall is complete
event-wall-home = won the wall and took back { servants }
event-wants = chose the decree “{ $effect }”, { $reason }

# A special card names his focus by Day, and nothing in Twilight.
automa =
    { $special ->
        [0] the automa card for { the-place }
       *[1]
            { $place ->
                [none] a special automa card
               *[other] a special automa card: his focus, { the-place }
            }
    }

# Why Meng goes there, and why he takes this decree, by the rule of the event.
heads-for-solo-travel-3 = the next city with a token on his way round the ring
heads-for-q-me-3 = the first city with a token on his way round the ring
heads-for-q-me-4 = the nearest token, as his way round the ring is interrupted
wants-solo-decree-2 = of level { $level }, as the day calls for
wants-solo-decree-3 = as no decree of level { $level } is within his reach

# What he left out, and why.
skips-decree-l1-ship = the ship of his decree (his supply is empty)
skips-q-me-5 = the journey (no city has a token)
skips-q-me-7 = the jade of his token (it takes 3 servants from his pool)
skips-q-me-16 = the free action (no servant is in his supply or pool)
skips-q-me-21 = Intrigue (his marker is on the last space already)
skips-q-me-24 = Decrees (he owns them all)
skips-q-tr-14 = the servant of his token (his supply is empty)
skips-solo-canal-1 = the Grand Canal (he has no servant to load)
skips-solo-canal-2 = the Grand Canal (it takes 2 servants, and his tokens do not help)
skips-solo-decree-3 = Decrees (none he can afford and does not already own)
skips-solo-intrigue-2 = Intrigue (it takes 1 servant, and his tokens do not help)
skips-solo-jade-1 = Jade (he cannot afford the cheapest)
skips-solo-palace-2 = the Palace (it takes 2 servants, and his tokens do not help)
skips-solo-travel-2 = the journey (he cannot afford it, not even with tokens)
skips-solo-wall-1 = the Great Wall (he has no servant to place)
skips-solo-wall-2 = the Great Wall (it takes 2 servants, and his tokens do not help)
skips-solo-wall-3 = the Intrigue benefit (his marker is too low or his supply empty)

# What something was done for, or what led to it: stands alone, after what was done.
cause-gift = lower or equal gift
cause-card = card action
cause-benefit = Intrigue benefit
cause-decree = decree
cause-token = token
cause-morning = Morning
cause-dice = matching dice
