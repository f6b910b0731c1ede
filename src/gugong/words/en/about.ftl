# What a thing on the table is (thing-), does (about-) and is worth to who asks (worth-).  Where there is no about-
# message, the paragraph of its rule says what it does.

server-no-such-thing = There is no { $thing } on this table: things are listed in docs/notation.md.
thing-owned = { $name }: { $thing }
worth-able = You could do this with what you have now.
worth-not-able = Not now: { $reason }.
# Servants to pay, then one of the two above.
worth-price = Costs you { $n } now. { $able }

thing-card = Gift card { $card }
about-card = Give it to an official for the gift that lies there. If yours is higher, you may do what it shows ({ $action }) and then the action of the location.
card-action =
    { $action ->
        [one-servant] gain 1 servant
        [two-servants] gain 2 servants
        [swap] swap a card of yours for one on the board
        [none] nothing
       *[other] { the-place }
    }
worth-card =
    { $n ->
        [0] Free nowhere: every gift on the board is as high or higher.
       *[other] Free now at: { $places }.
    }
thing-discard = Your discarded card { $card }
about-discard = It is part of your hand tomorrow. At Night every die that shows its value is a match, and each match brings you a servant.
worth-discard =
    { $n ->
        [0] No die matches it now.
        [one] { $n } match now.
       *[other] { $n } matches now.
    }
thing-known = Gift card { $card }
about-known = Everybody saw this family take this card, so everybody may know of it. Its other cards are hidden.
thing-gift = { $place }, gift { $card }
about-gift = To act here, exchange a higher card from your hand for it (a 1 beats a 9). With an equal or lower one you pay 2 servants, discard another card, or take no action.
worth-gift =
    { $n ->
        [0] None of your cards beats it.
       *[other] You beat it with: { $cards }.
    }
thing-hand = Hand: { $n }
thing-discards = Discard pile: { $n }
worth-discards =
    { $n ->
        [0] It matches no die now.
        [one] { $n } match with the dice now.
       *[other] { $n } matches with the dice now.
    }
thing-draw = Draw pile: { $n }
about-draw = The extra gift cards. A ship that claims one in harbour 3 or 5 draws it from here, and its family owns one card more for the rest of the game.

thing-official = { $place }: the official
about-official =
    { $place ->
        [travel] Whoever brings this official a gift sends their Traveller to a city and takes the token there.
        [wall] Whoever brings this official a gift places servants on the Great Wall. When it is complete, most servants score.
        [jade] Whoever brings this official a gift may buy jade with servants. Jade scores at the end, the more the better.
        [intrigue] Whoever brings this official a gift climbs the Intrigue track, which settles every tie.
        [palace] Whoever brings this official a gift leads their Envoy towards the Palace. Nobody outside wins.
        [decrees] Whoever brings this official a gift may obtain a decree, which helps them for the rest of the game.
       *[canal] Whoever brings this official a gift loads and moves ships. Full ships claim the reward of their harbour.
    }
thing-option =
    { $letter ->
        [none] { $place }: the action
       *[other] { $place }: option { $letter }
    }

thing-city = { $city }, without a token
thing-city-token = { $city }, token: { $token }
worth-city =
    { $near ->
        [0] Your Traveller cannot reach it now.
       *[1] Your Traveller can go there in one journey.
    }
thing-road = Road between { $one } and { $other }
thing-traveller = Traveller, not yet on the map
thing-traveller-in = Traveller in { $city }
about-traveller = Travels along the roads to the next city with a token and collects it. Its first journey may begin in any city.
worth-traveller =
    { $n ->
        [one] { $n } token can be reached now.
       *[other] { $n } tokens can be reached now.
    }
thing-pile = Pile of travel tokens: { $n }
thing-spent = Discarded travel tokens: { $n }

thing-wall = Great Wall: { $n } of { $size }
worth-wall = Yours there: { $n }. Ahead: { $name }.
thing-space = Wall space { $n }
about-space = A servant fills one space, the Double Servant two. With { $size } filled the wall is complete and is scored.
worth-space =
    { $n ->
        [one] { $n } more servant completes it.
       *[other] { $n } more servants complete it.
    }
thing-on-wall = Servants on the Great Wall: { $n }
thing-benefit = Intrigue benefit for { $n }

thing-intrigue = Intrigue track, 0 to { $top }
thing-marker = Intrigue marker on { $n }
worth-marker = Place { $n } of { $players } in Intrigue order.

thing-house = Jade house, price { $n }
thing-house-empty = Jade house, price { $n }, empty
about-house-empty = Its jade has been bought. When all houses are empty, jade is sold in the square.
thing-square = Jade square, price { $n }

thing-decree = Decree of level { $level }: { $effect }
worth-decree-mine = You own it.
worth-decree-later = You own it: { $n } VP at the end, as things are now.
thing-signed = Servant on a decree: { $effect }

thing-palace = Palace of Heavenly Purity
thing-step = Palace step { $n } of { $steps }
worth-step =
    { $n ->
        [0] Your Envoy is in the Palace.
        [one] { $n } step to go for your Envoy.
       *[other] { $n } steps to go for your Envoy.
    }
thing-seat = Palace seat for { $n } VP
worth-seat =
    { $state ->
        [taken] It is taken.
        [next] The next Envoy to arrive gets it.
       *[free] Free; the better ones go first.
    }
thing-envoy = Envoy on step { $n } of { $steps }
thing-envoy-inside = Envoy in the Palace
about-envoy = Its last step leads into the Palace, to the best seat still free. Whoever is outside at the end scores 0.
worth-envoy = Your seat scores { $n } VP at the end.

harbour-gives =
    { $reward ->
        [vp] 4 VP
        [card] extra card
        [double] Double Servant
        [choice] 4 VP, extra card or Double Servant
       *[none] no reward
    }
thing-harbour = Harbour { $harbour }: { $reward }
about-harbour =
    { $reward ->
        [vp] A ship with 3 servants may claim 4 VP here.
        [card] A ship with 3 servants may claim an extra gift card here.
        [double] A ship with 3 servants may claim the Double Servant here.
        [choice] A ship with 3 servants may claim one of the three rewards here. Whoever stays for the Night is lost.
       *[none] There is nothing to claim here. Every Night all ships sail on by one harbour.
    }
worth-harbour =
    { $n ->
        [0] Your board has no free slot for it.
       *[other] Your board has a free slot for it.
    }
thing-ship = Ship in harbour { $harbour }, load { $n } of { $size }
worth-ship =
    { $n ->
        [0] It is full.
        [one] { $n } more servant fills it.
       *[other] { $n } more servants fill it.
    }
thing-ships = Ships not on the canal: { $n }
thing-new-ship = Room for a new ship
thing-reward = Harbour rewards, { $reward }: { $n } of { $size }
thing-rewards = Harbour rewards: { $n }

thing-day =
    { $n ->
        [0] Day { $day } of { $days }
       *[other] Day { $day } of { $days }, servants gained: { $n }
    }
thing-die =
    { $die ->
        [A] First Destiny Die: { $n }
        [B] Second Destiny Die: { $n }
       *[C] Third Destiny Die: { $n }
    }
about-die = At Night each discarded card with this number is a match and brings a servant; most matches win 3 VP and an Envoy step. Faces: { $faces }.
worth-die = In your discard pile: { $n }. Matches with all dice: { $all }.
thing-medal = Medal, not yet taken today
thing-medal-of = Medal, taken by { $name }
about-medal = The first to choose option A of Intrigue today takes it, and is start player tomorrow.
thing-lantern = Lantern of the start player: { $name }

thing-family = The family { $name }
worth-family =
    { $inside ->
        [0] { $later } Its Envoy is not in the Palace: it would not win now.
       *[1] { $later } It can win.
    }
thing-pool = Pool: { $n }
thing-supply = Supply: { $n }
thing-double =
    { $at ->
        [locked] Double Servant, locked
        [pool] Double Servant in the pool
        [supply] Double Servant in the supply
       *[out] Double Servant on the board
    }
thing-vp = VP: { $n }
worth-vp =
    { $sources ->
        [none] If the game ended now: { $n }.
       *[other] If the game ended now: { $n } = { $now } + { $sources }.
    }
thing-jade = Jade: { $n }
worth-jade = Worth { $n } VP at the end; the next piece adds { $more }.
thing-decrees =
    { $decrees ->
        [none] Decrees: 0
       *[other] Decrees: { $n } ({ $decrees })
    }
thing-tokens = Stored tokens: { $n }, slots: { $size }
about-tokens = Exchange stored tokens whenever you are asked something: 2 for a servant, 4 for 2 VP, 6 for a jade.
worth-tokens = They count { $n } in an exchange.
thing-slot = Empty token slot
thing-slot-token = Stored token: { $token }
worth-slot = It counts { $n } of { $all } in an exchange.
thing-exchange = Exchange { $n } tokens: { $bought }
thing-outpost = Token in play { $place }: { $token }

thing-focus = Meng's focus: { $place }
about-focus = Where a special automa card sends Meng all game long. His Double Servant marks it.
thing-deck = Meng's automa deck: { $n }
thing-today = Automa card of today: { $card }
thing-used = Automa card of an earlier day: { $card }
