# Why a move is not allowed, and what would do instead.

quoted = '{ $text }'
both = { $first } and { $second }

refusal-over = The game is over: there is nothing left to play.
refusal = { $typed } is not allowed now: { $reason } ({ $rule }).
refusal-first = { $refusal } Play { $moves } first.
refusal-meant = { $typed } is no answer to what { $name } is asked ({ $rule }): did you mean { $moves }?
refusal-possible =
    { $more ->
        [0] { $typed } is no answer to what { $name } is asked ({ $rule }): you can play { $moves }.
       *[other] { $typed } is no answer to what { $name } is asked ({ $rule }): you can play { $moves } and { $more } more.
    }

no-rule = There is no rule { $typed }: ids look like WALL-5; 'gugong rules' lists them all.
no-rule-meant = There is no rule { $typed }: did you mean { $ids }?

# $missing is how many more would do.
reason-servants =
    { $need ->
        [one] it takes { $need } servant from your pool, and you have { $have }; you need { $missing } more
       *[other] it takes { $need } servants from your pool, and you have { $have }; you need { $missing } more
    }
reason-ordinary-servants = it takes an ordinary servant from your pool, and you have none there; you need 1
reason-supply =
    { $have ->
        [one] it takes { $need } from your supply, and there is { $have }
       *[other] it takes { $need } from your supply, and there are { $have }
    }
reason-too-many = you may gain { $need } here, not { $have }
reason-all-of-them = servants are gained in full: { $need } here, not { $have }
reason-double-not-in-supply = your Double Servant is not in your supply
reason-double-not-in-pool = your Double Servant is not in your pool
reason-needed-now = what comes next would then be impossible
reason-no-effect = it would change nothing
reason-houses-first = jade from the square is sold only once every house is empty
reason-house-empty = no house marked { $need } has any jade left
reason-already-yours = you own this decree already
reason-marker =
    { $need ->
        [one] you would have to move back { $need } space on the Intrigue track, and your marker is on { $have }: { $missing } short
       *[other] you would have to move back { $need } spaces on the Intrigue track, and your marker is on { $have }: { $missing } short
    }
reason-no-such-face = this die has no such face
reason-no-ship-there = you have no ship there
reason-not-full = only a ship with { $need } aboard can claim its reward, and this one carries { $have }; you need { $missing } more
reason-other-reward = this harbour does not give that
reason-slots-full = your player board has no free slot for this reward
reason-ship-full =
    { $need ->
        [one] it needs { $need } free space on the ship, which has { $have }
       *[other] it needs { $need } free spaces on the ship, which has { $have }
    }
reason-no-such-route = the canal has no such route on this side of the board
reason-ships-out = all your ships are on the canal
reason-route-full = every harbour of this route is occupied
reason-last-harbour = a ship in harbour 5 cannot be moved
reason-none-ahead = no harbour ahead of this ship is free
reason-no-room = there is no room on your ships for two pieces
reason-tokens = it takes tokens worth { $need }, and yours are worth { $have }; you need { $missing } more
reason-no-power-needed = no unused bonus token is needed for it
reason-power-needed = you would have to give up an unused bonus token: say so with 'power' at the end
reason-no-such-token = you have no unused token of this kind
reason-no-token = there are not enough tokens on the map
reason-no-token-there = no token lies there
reason-unreachable = a city with a token stands in the way
reason-card-value = only a card of value { $need } or more will do, and this one is a { $have }
reason-not-in-hand = no such card is in your hand

# The same in few words, in the row of an option that cannot be chosen.
short-servants =
    { $need ->
        [one] needs { $need } servant, you have { $have }
       *[other] needs { $need } servants, you have { $have }
    }
short-ordinary-servants = needs an ordinary servant
short-supply = only { $have } in your supply
short-no-effect = would change nothing
short-houses-first = only once every house is empty
short-already-yours = yours already
short-marker = you are only on space { $have }
short-slots-full = no free slot for it
short-ship-full = not enough room aboard
short-last-harbour = at the end of the canal
short-none-ahead = no free harbour ahead
short-no-room = no room on your ships
short-no-token = not enough tokens on the map
short-card-value = only cards of { $need } or more
