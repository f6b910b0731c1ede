# The names of things.  Each has a name to stand alone; messages without a name in their id choose by a variable,
# so that a sentence may ask for the form that it needs.

seat-0 = Crane
seat-1 = Carp
seat-2 = Peony
seat-3 = Pine
seat-4 = Cloud
meng = Meng

place-travel = Travel
place-wall = Great Wall
place-jade = Jade
place-intrigue = Intrigue
place-palace = Palace
place-decrees = Decrees
place-canal = Grand Canal

# A location as the object of a verb.  $place is its key, or none.
the-place =
    { $place ->
        [travel] Travel
        [wall] the Great Wall
        [jade] Jade
        [intrigue] Intrigue
        [palace] the Palace
        [decrees] Decrees
        [canal] the Grand Canal
       *[none] nothing
    }
# A card or a token lies there.
at-place =
    { $place ->
        [travel] at Travel
        [wall] at the Great Wall
        [jade] at Jade
        [intrigue] at Intrigue
        [palace] at the Palace
        [decrees] at Decrees
        [canal] at the Grand Canal
       *[none] beside the player board
    }

# The cities of both maps; the id is the name in the component file, in small letters, without apostrophes and spaces.
city-beijing = Beijing
city-chengdu = Chengdu
city-fuzhou = Fuzhou
city-guangzhou = Guangzhou
city-guilin = Guilin
city-hangzhou = Hangzhou
city-jinan = Jinan
city-kaifeng = Kaifeng
city-kunming = Kunming
city-lanzhou = Lanzhou
city-nanchang = Nanchang
city-nanjing = Nanjing
city-taiyuan = Taiyuan
city-wuchang = Wuchang
city-xian = Xi'an
city-xiangyang = Xiangyang

# After "harbour": its number, and its route where there are two, the one drawn above and the one below.
harbour =
    { $route ->
        [a] { $number } of the upper route
        [b] { $number } of the lower route
       *[only] { $number }
    }
# As the object of a verb.
the-die =
    { $die ->
        [A] the first die
        [B] the second die
       *[C] the third die
    }

# $value is the number on the gift card, $action the key of what it lets one do, none if nothing.
card =
    { $action ->
        [travel] { $value } (action: Travel)
        [wall] { $value } (action: Great Wall)
        [jade] { $value } (action: Jade)
        [intrigue] { $value } (action: Intrigue)
        [palace] { $value } (action: Palace)
        [decrees] { $value } (action: Decrees)
        [canal] { $value } (action: Grand Canal)
        [one-servant] { $value } (action: 1 servant)
        [two-servants] { $value } (action: 2 servants)
        [swap] { $value } (action: swap)
       *[none] { $value }
    }
# As the object of a verb, where the card is secret.
a-card = a card
from-pile =
    { $pile ->
        [discard] from your discard pile
       *[hand] from your hand
    }

# As the object of a verb: $n ordinary ones, and the Double Servant if $double is 1.
servants =
    { $double ->
        [0]
            { $n ->
                [one] { $n } servant
               *[other] { $n } servants
            }
       *[1]
            { $n ->
                [0] the Double Servant
                [one] { $n } servant and the Double Servant
               *[other] { $n } servants and the Double Servant
            }
    }
# The same after "pay".
servants-paid = { servants }
with-servant =
    { $double ->
        [0] with 1 servant
       *[1] with the Double Servant
    }
from-stock =
    { $supply ->
        [0] from the pool
       *[1] from the supply
    }

token-none = nothing
token-one-servant = 1 servant
token-two-servants = 2 servants
token-envoy = Envoy
token-intrigue = Intrigue
token-discard-for-jade = 7+ for jade
token-two-vp = 2 VP
token-swap = swap
token-take-back = take back
token-ship = ship
token-wall = wall
token-pay-for-jade = 3 for jade
token-double = double
token-plus-one = value +1
token-tax = tax
token-follow = follow
token-twice-value = double value
token-twice-action = double action
token-cheaper = discount

# What tokens worth $price buy, and what an Intrigue benefit for $back spaces gives.
bought =
    { $price ->
        [2] 1 servant
        [4] 2 VP
       *[6] 1 jade
    }
benefit =
    { $back ->
        [1] gain 1 servant
        [3] gain 2 servants
       *[7] 1 jade
    }

# A harbour reward as the object of a verb.
the-reward =
    { $reward ->
        [vp] 4 VP
        [card] a gift card
       *[double] the Double Servant
    }

decree-l1-intrigue = 2 Intrigue spaces each Morning
decree-l1-ship = a servant on a ship each Morning
decree-l1-servant = a servant each Morning
decree-l1-envoy = an Envoy step each Morning
decree-l1-swap = swap a card each Morning
decree-l2-travel = two journeys cost 1 less
decree-l2-jade = jade costs 1 less
decree-l2-wall = an extra servant on the wall
decree-l2-equal = equal gifts are free
decree-l2-decree = decrees cost 1 less
decree-l3-third = 1 VP for every 3 VP
decree-l3-eight = 8 VP
decree-l3-jade = 2 VP for each jade
decree-l3-decrees = 2 VP for each decree
decree-l3-harbour = 2 VP for each harbour reward

# Where VP come from, by the rule that gives them.
vp-wall-6 = Great Wall
vp-night-3 = Night bonus
vp-decree-2 = decrees
vp-canal-8 = harbours
vp-solo-canal-3 = Meng's harbours
vp-solo-day-3 = instead of a swap card
vp-solo-morn-2 = instead of a Morning swap
vp-solo-travel-4 = instead of a token benefit
vp-q-me-6 = instead of a token benefit
vp-q-me-28 = instead of a token benefit
vp-token-6 = 2 VP tokens
vp-token-x-2 = token exchange
vp-palace-5 = steps beyond the Palace
vp-bonus-2 = tax
vp-end-1 = wall at the end
vp-decree-l3-third = a third of the VP
vp-decree-l3-eight = decree for 8 VP
vp-decree-l3-jade = decree for jade
vp-decree-l3-decrees = decree for decrees
vp-decree-l3-harbour = decree for harbours
vp-end-3 = Palace seat
vp-end-4 = jade
