# What a player is asked, and what the answers do.

question = { $name }, { $asked }

# Said after the name of an action: it is the location's, the card's, or another player is followed.
by-source =
    { $source ->
        [1] { " " }(your card's action)
        [2] { " " }(you follow)
       *[0] { "" }
    }

ask-again = use your action ×2 token to do the card's action once more?
ask-benefit = the wall is complete: one Intrigue benefit for steps back on the track, or none?
ask-claim-here = the ship in { $harbour } is full: claim its reward?
ask-decrees = Decrees{ by-source }: pay for a decree and place 1 more servant on it?
ask-discard-for-jade = discard a hand card of value 7 or more for 1 jade?
ask-from-supply = place 1 servant from your supply on the wall?
ask-gain = gain up to { $n }: how many servants do you take?
ask-give = choose a gift card and the location it goes to.
ask-grand-canal = Grand Canal{ by-source }: load 1 and move 1 ship (A), or pay 1 and load 2 others (B)?
ask-great-wall = Great Wall{ by-source }: place 1 servant (A), or pay 1 and place up to 2 others (B)?
ask-intrigue = Intrigue{ by-source }: 1 space up and the medal if it is there (A), or pay 1 for 3 spaces (B)?
ask-jade = Jade{ by-source }: buy 1 jade?
ask-journey = to which city does your Traveller go?
ask-last-claims = which full ships claim their reward?
ask-last-exchange = exchange tokens a last time before the final scoring?
ask-load = load 1 servant on a ship, or none?
ask-make-room = your token slots are full: exchange tokens to make room.
ask-offer-steps = move your Intrigue marker { $n } up, to the last space?
ask-palace = Palace{ by-source }: 1 Envoy step (A), or pay 2 for 2 steps and 1 Intrigue space (B)?
ask-pay = which servants pay the cost of { $n }?
ask-pay-for-jade = pay 3 servants for 1 jade?
ask-payment = your { $card } does not beat the { $taken } { at-place }: pay 2, discard a card, or no actions?
ask-place =
    { $n ->
        [1] place 1 on the wall: which servants?
       *[2] place up to 2 on the wall: which servants?
    }
ask-place-on-decree = place 1 servant on { $decree } ({ $effect }).
ask-put-out = put the { $token } token out with a servant, or store it?
ask-sail = move one ship, or none?
ask-ship-from-supply = place 1 servant from your supply on a ship?
ask-stow = on which ship goes the next servant?
ask-swap = exchange one of your cards with one on the board?
ask-take-back = take a card of your discard pile back into your hand?
ask-travel = Travel{ by-source }: one journey (A), or pay for two (B)?

# $about is the question that a move answers.
move-a =
    { $about ->
        [Travel] one journey: move, and collect the token there
        [GreatWall] place 1 servant
        [Intrigue] 1 space up, and the medal if nobody has it today
        [Palace] 1 Envoy step
       *[GrandCanal] load 1 servant, then move 1 ship; either may be left out
    }
move-b =
    { $about ->
        [Travel] pay { price }, then two journeys
        [GreatWall] pay 1 servant, then place up to 2 others
        [Intrigue] pay 1 servant, 3 spaces up
        [Palace] pay 2 servants, 2 Envoy steps and 1 Intrigue space
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
move-cheaper = turn a 2 cheaper token face down: pay 2 less
move-twice-value = turn a value ×2 token face down
move-no-actions = exchange the cards, but do no action
move-no-load = load nothing
move-jade = pay 3 servants for 1 jade
move-square = pay { price } for a jade of the square
move-house = pay { price } for the jade of a house at { $house }
move-tokens = exchange tokens worth { $price } for { bought }
move-tokens-power = exchange tokens worth { $price }, an unused bonus token among them, for { bought }
move-go = collect { $token }
move-gain = gain { servants }
move-pay = pay { servants-paid }
move-place =
    { $about ->
        [PlaceOnDecree] place { servants }
       *[other] place { servants } on the wall
    }
move-load = { servants } on your ship in { $harbour }
move-load-new = { servants } on a new ship of route { $route }
move-sail = move the ship in { $harbour }
move-claim = claim { the-reward } with the ship in { $harbour }
move-put = put it beside your board { with-servant }
move-put-at = put it { at-place } { with-servant }
move-swap = { $card } { from-pile } for the { $taken } { at-place }
move-discard = discard { $card }
move-take = take { $card } back
move-back = { $back } back: { benefit }
move-die = 5 back: turn die { $die } to { $face }
move-decree = pay { price } and place 1: { $effect }
move-give =
    { $price ->
        [-1] { $card } for the { $taken } { at-place }
        [0] { $card } for the { $taken } { at-place }: free
       *[other] { $card } for the { $taken } { at-place }: pay 2, discard a card, or no actions
    }
