# What a player is asked, and what the answers do.

question = { $name }, { $asked }

# Said after the name of an action: it is the location's, the card's, or another player is followed.
by-source =
    { $source ->
        [1] { " " }(your card's action)
        [2] { " " }(you follow)
       *[0] { "" }
    }

ask-again = do the card's action once more, with your double-action token?
ask-benefit = the wall is complete: move back on the Intrigue track for a benefit?
ask-claim-here = your ship in harbour { $harbour } is full: claim its reward?
ask-decrees = Decrees{ by-source }: which decree do you obtain?
ask-discard-for-jade = discard a card of value 7 or more for 1 jade?
ask-from-supply = place 1 servant from your supply on the wall?
ask-gain =
    { $n ->
        [one] you may gain { $n } servant: do you take it?
       *[other] you may gain up to { $n } servants: how many do you take?
    }
ask-give = choose a card from your hand.
ask-grand-canal = Grand Canal{ by-source }: what do you do?
ask-great-wall = Great Wall{ by-source }: what do you do?
ask-intrigue = Intrigue{ by-source }: what do you do?
ask-jade = Jade{ by-source }: which jade do you buy?
ask-journey = where does your Traveller go?
ask-last-claims = which full ships claim their reward?
ask-last-exchange = exchange tokens one last time before the final scoring?
ask-load = load 1 servant on a ship?
ask-make-room = your token slots are full: exchange tokens to make room.
ask-offer-steps =
    { $n ->
        [one] move your Intrigue marker up { $n } space, to the last one?
       *[other] move your Intrigue marker up { $n } spaces, to the last one?
    }
ask-palace = Palace{ by-source }: what do you do?
ask-pay =
    { $n ->
        [one] you pay { $n }: with which servant?
       *[other] you pay { $n }: with which servants?
    }
ask-pay-for-jade = pay 3 servants for 1 jade?
ask-payment = your card { $card } does not beat card { $taken } { at-place }: what do you give up?
ask-place =
    { $n ->
        [1] which servant do you place on the wall?
       *[2] how many servants do you place on the wall (up to 2)?
    }
ask-place-on-decree = which servant do you place on the decree “{ $effect }”?
ask-put-out = put the { $token } token into play with a servant, or store it?
ask-sail = move one of your ships?
ask-ship-from-supply = place 1 servant from your supply on a ship?
ask-stow = which ship does the next servant go on?
ask-swap = swap one of your cards for one on the board?
ask-take-back = take a card from your discard pile back into your hand?
ask-travel = Travel{ by-source }: what do you do?

# What is still to be chosen once the first thing has been pointed at.
then-card =
    { $about ->
        [Swap] which card on the board do you take for your card { $card }?
       *[other] where does your card { $card } go?
    }
then-die = which number do you turn { the-die } to?
then-harbour =
    { $about ->
        [LastClaims] which reward do you claim in harbour { $harbour }?
       *[other] which servant goes on the ship in harbour { $harbour }?
    }
then-new-ship = which servant goes on the new ship?
then-tokens = what do you exchange your tokens for?

# What everybody else reads meanwhile.
waiting =
    { $about ->
        [Give] { $name } is choosing a gift.
        [Payment] { $name } is making up for too low a gift.
        [Travel] { $name } is acting at Travel.
        [GreatWall] { $name } is acting at the Great Wall.
        [Jade] { $name } is acting at Jade.
        [Intrigue] { $name } is acting at Intrigue.
        [Palace] { $name } is acting at the Palace.
        [Decrees] { $name } is acting at Decrees.
        [GrandCanal] { $name } is acting at the Grand Canal.
        [Journey] { $name } is choosing a city.
        [Gain] { $name } is gaining servants.
        [Pay] { $name } is paying servants.
        [Benefit] { $name } is choosing a benefit of the completed wall.
        [Swap] { $name } is swapping a card.
        [LastClaims] { $name } is claiming rewards.
       *[other] { $name } is making a choice.
    }

# $about is the question that a move answers.
move-a =
    { $about ->
        [Travel] one journey: move, and collect the token there
        [GreatWall] place 1 servant
        [Intrigue] move up 1 space, and take the medal if nobody has it today
        [Palace] 1 Envoy step
       *[GrandCanal] load 1 servant, then move 1 ship; you may leave out either
    }
move-b =
    { $about ->
        [Travel] pay { price }, then make two journeys
        [GreatWall] pay 1 servant, then place up to 2 others
        [Intrigue] pay 1 servant, then move up 3 spaces
        [Palace] pay 2 servants for 2 Envoy steps and 1 Intrigue space
       *[GrandCanal] pay 1 servant, then load 2 others
    }
# $price is -1 where it is not known.
price =
    { $price ->
        [-1] the price
       *[other] { $price }
    }

move-skip = no action here
move-no =
    { $about ->
        [PutOut] store it instead
       *[other] no
    }
move-done =
    { $about ->
        [GrandCanal] end the action
        [Stow] no second servant
       *[other] no more
    }
move-stay = move no ship
move-enough = no more exchanges
move-again = turn the token face down and do the card's action again
move-advance = move up to the last space
move-cheaper = turn a discount token face down: pay 2 less
move-twice-value = turn a double-value token face down
move-no-actions = exchange the cards, but take no actions
move-no-load = load nothing
move-jade = pay 3 servants for 1 jade
move-square = pay { price } for a jade from the square
move-house = pay { price } for the jade in a house marked { $house }
move-tokens = exchange tokens worth { $price } for { bought }
move-tokens-power =
    { $tokens ->
        [none] exchange tokens worth { $price }, an unused bonus token among them, for { bought }
       *[other] exchange tokens worth { $price } for { bought }; this gives up, unused: { $tokens }
    }
move-go = { $city }: collect the { $token } token
move-gain = gain { servants }
move-pay = pay { servants-paid }
move-place =
    { $about ->
        [PlaceOnDecree] place { servants }
       *[other] place { servants } on the wall
    }
move-load = { servants } on your ship in harbour { $harbour }
move-load-new =
    { $route ->
        [a] { servants } on a new ship on the upper route
        [b] { servants } on a new ship on the lower route
       *[only] { servants } on a new ship
    }
move-sail = move the ship in harbour { $harbour }
move-claim = claim { the-reward } with the ship in harbour { $harbour }
move-put = put it beside your board { with-servant }
move-put-at = put it { at-place } { with-servant }
move-swap = { $card } { from-pile } for the { $taken } { at-place }
move-discard = discard card { $card }
move-take = take card { $card } back
move-back =
    { $back ->
        [one] move back { $back } space: { benefit }
       *[other] move back { $back } spaces: { benefit }
    }
move-die = move back 5 spaces: turn { the-die } to { $face }
move-decree = pay { price } and place 1: { $effect }
move-give =
    { $price ->
        [-1] { $card } for the { $taken } { at-place }
        [0] { $card } for the { $taken } { at-place }: free
       *[other] { $card } for the { $taken } { at-place }: pay 2, discard a card, or take no actions
    }

# The same moves in few words, beside their icons and their price; those without such words are short enough.
brief-a =
    { $about ->
        [Travel] one journey
        [GreatWall] place 1 servant
        [Intrigue]
            { $medal ->
                [0] 1 space
               *[other] 1 space, medal
            }
        [Palace] 1 Envoy step
       *[GrandCanal] load 1, move 1 ship
    }
brief-b =
    { $about ->
        [Travel] two journeys
        [GreatWall] place up to 2
        [Intrigue] 3 spaces
        [Palace] 2 steps, 1 space
       *[GrandCanal] load 2 servants
    }
brief-again = card action again
brief-advance = to the last space
brief-cheaper = discount: 2 less
brief-twice-value = double value
brief-no-actions = without actions
brief-jade = 1 jade
brief-square = from the square
brief-house = from a house
brief-tokens = { bought } for tokens
brief-tokens-power = { bought } for unused tokens
brief-go = { $city }: { $token }
brief-gain = { servants }
brief-pay = { servants-paid }
brief-place = { servants }
brief-load = { servants }, harbour { $harbour }
brief-load-new =
    { $route ->
        [a] { servants }, new ship above
        [b] { servants }, new ship below
       *[only] { servants }, new ship
    }
brief-sail = from harbour { $harbour }
brief-claim = { the-reward }, harbour { $harbour }
brief-put = beside your board
brief-put-at = { $location }
brief-swap = { $location }
brief-give = { $location }
brief-discard = discard
brief-take = take back
brief-back = { benefit }
brief-die = { the-die } → { $face }
brief-decree = { $effect }
