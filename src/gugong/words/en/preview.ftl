# What a move will do, before it is played.  $you is 1 where the reader does it, otherwise 0.

will-claim =
    { $you ->
        [1] You will
       *[0] { $name } will
    } sacrifice a servant in harbour { $harbour } for { the-reward }.
will-day = Day { $day } will begin.
will-decree =
    { $you ->
        [1] You will
       *[0] { $name } will
    } obtain the decree “{ $effect }”.
will-dice = The dice will show { $a }, { $b } and { $c }.
will-die =
    { $you ->
        [1] You will
       *[0] { $name } will
    } turn { the-die } to { $face }.
will-discard =
    { $you ->
        [1] You will
       *[0] { $name } will
    } discard { $card } face down.
will-disqualified =
    { $you ->
        [1] You will
       *[0] { $name } will
    } not have reached the Palace: { $n } VP will count for nothing.
will-draw =
    { $you ->
        [1] You will
       *[0] { $name } will
    } draw { $card }.
will-envoy =
    { $you ->
        [1] You will
       *[0] { $name } will
    } { $n ->
        [one] move the Envoy up { $n } step.
       *[other] move the Envoy up { $n } steps.
    }
will-exchange =
    { $you ->
        [1] You will
       *[0] { $name } will
    } give { $card } { at-place } for the { $taken }.
will-gain =
    { $you ->
        [1] You will
       *[0] { $name } will
    } gain { servants }.
will-house =
    { $you ->
        [1] You will
       *[0] { $name } will
    } empty a jade house.
will-jade =
    { $you ->
        [1] You will
       *[0] { $name } will
    } take { $n } jade.
will-load =
    { $you ->
        [1] You will
       *[0] { $name } will
    } { $new ->
        [0] put { servants } { from-stock } on the ship in harbour { $harbour }.
       *[1] put { servants } { from-stock } on a new ship in harbour { $harbour }.
    }
will-lost =
    { $you ->
        [1] You will
       *[0] { $name } will
    } lose the ship in harbour { $harbour }.
will-marker =
    { $sign ->
        [minus]
            { $you ->
                [1] You will move back
               *[0] { $name } will move back
            } { $n ->
                [one] { $n } space
               *[other] { $n } spaces
            } on the Intrigue track.
       *[plus]
            { $you ->
                [1] You will move up
               *[0] { $name } will move up
            } { $n ->
                [one] { $n } space
               *[other] { $n } spaces
            } on the Intrigue track.
    }
will-matches =
    { $you ->
        [1] You will
       *[0] { $name } will
    } { $n ->
        [1] match the dice once.
        [2] match the dice twice.
       *[other] match the dice { $n } times.
    }
will-medal =
    { $you ->
        [1] You will
       *[0] { $name } will
    } take the medal.
will-new-hands = The discard piles will become the new hands.
will-night = The Night will fall.
will-outpost =
    { $you ->
        [1] You will
       *[0] { $name } will
    } put the { $token } token { at-place } { with-servant }.
will-outpost-home =
    { $you ->
        [1] You will
       *[0] { $name } will
    } get the { $token } token back { with-servant }.
will-pay =
    { $you ->
        [1] You will
       *[0] { $name } will
    } pay { servants-paid }.
will-rank =
    { $you ->
        [1] You will
       *[0] { $name } will
    } finish in place { $place } with { $score } VP.
will-refill = { $city } will get a new token ({ $token }).
will-reshuffle = The discarded tokens will be shuffled into two new piles of { $first } and { $second }.
will-sail =
    { $you ->
        [1] You will
       *[0] { $name } will
    } move a ship from harbour { $number } to harbour { $to }.
will-seat =
    { $you ->
        [1] You will
       *[0] { $name } will
    } enter the Palace and take seat { $seat }.
will-start-player =
    { $you ->
        [1] You will
       *[0] { $name } will
    } become start player.
will-store =
    { $you ->
        [1] You will
       *[0] { $name } will
    } store the { $token } token.
will-swap =
    { $you ->
        [1] You will
       *[0] { $name } will
    } { $pile ->
        [discard] swap { $card } from the discard pile for the { $taken } { at-place }.
       *[hand] swap { $card } from hand for the { $taken } { at-place }.
    }
will-take-back =
    { $you ->
        [1] You will
       *[0] { $name } will
    } take { $card } back into hand.
will-token-used =
    { $you ->
        [1] You will
       *[0] { $name } will
    } use the { $token } token.
will-tokens =
    { $you ->
        [1] You will
       *[0] { $name } will
    } give up tokens: { $tokens }.
will-travel =
    { $you ->
        [1] You will
       *[0] { $name } will
    } travel to { $city }.
will-unlock =
    { $you ->
        [1] You will
       *[0] { $name } will
    } win the Double Servant.
will-vp =
    { $you ->
        [1] You will
       *[0] { $name } will
    } { $sign ->
        [minus] lose { $n } VP ({ $reason }).
       *[plus] score { $n } VP ({ $reason }).
    }
will-wall =
    { $you ->
        [1] You will
       *[0] { $name } will
    } put { servants } { from-stock } on the wall.
will-wall-full = The Great Wall will be complete.
will-wall-home =
    { $you ->
        [1] You will
       *[0] { $name } will
    } win the wall and take back { servants }.

preview-more =
    { $n ->
        [one] … and { $n } more thing.
       *[other] … and { $n } more things.
    }
preview-meng = Then it is Meng's turn, and this can no longer be undone.
