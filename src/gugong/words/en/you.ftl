# What happened, said to the reader who did it.

you-claim = You { event-claim }
you-decree = You { event-decree }
you-die = You { event-die }
you-discard = You discarded { $card } face down
you-disqualified = You { event-disqualified }
you-draw = You { event-draw }
you-envoy = You { event-envoy }
you-exchange = You { event-exchange }
you-gain = You { event-gain }
you-house = You { event-house }
you-jade = You { event-jade }
you-load = You { event-load }
you-lost = You { event-lost }
you-marker =
    { $sign ->
        [minus]
            { $n ->
                [one] You moved back { $n } space on the Intrigue track
               *[other] You moved back { $n } spaces on the Intrigue track
            }
       *[plus]
            { $n ->
                [one] You moved up { $n } space on the Intrigue track
               *[other] You moved up { $n } spaces on the Intrigue track
            }
    }
you-matches = You { event-matches }
you-medal = You { event-medal }
you-outpost = You { event-outpost }
you-outpost-home = You { event-outpost-home }
you-pay = You { event-pay }
you-rank = You { event-rank }
you-sail = You { event-sail }
you-seat = You { event-seat }
you-start-player = You { event-start-player }
you-store = You { event-store }
you-swap =
    { $pile ->
        [discard] You swapped { $card } from your discard pile for the { $taken } { at-place }
       *[hand] You swapped { $card } from your hand for the { $taken } { at-place }
    }
you-take-back = You took { $card } back into your hand
you-token-used = You { event-token-used }
you-tokens = You { event-tokens }
you-travel = You { event-travel }
you-unlock = You { event-unlock }
you-vp =
    { $sign ->
        [minus] You lost { $n } VP ({ $reason })
       *[plus] You scored { $n } VP ({ $reason })
    }
you-wall = You { event-wall }
you-wall-home = You { event-wall-home }
