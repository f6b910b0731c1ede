# What the picture of the table says, most of it to those who do not see it.

board-board = The board
board-spoken = The table in words
board-day = Day { $day } of { $days }
board-start = Start player: { $name }
board-starts = start player
board-has-medal = has the medal
board-vp = VP

board-piles = Token piles: { $first } and { $second }; { $spent } discarded
board-draw-pile =
    { $count ->
        [0] The draw pile is empty
        [one] Draw pile: { $count } card
       *[other] Draw pile: { $count } cards
    }
board-hand =
    { $count ->
        [0] Your hand is empty
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
board-discard =
    { $count ->
        [0] Your discard pile is empty
        [one] Your discard pile: { $count } card
       *[other] Your discard pile: { $count } cards
    }
# Stands above the discard pile.
board-discard-short = Discard
board-own = Your board
board-pool = Pool { $count }
board-supply = Supply { $count }
board-pool-note = ready to work
board-supply-note = to be gained
board-benefits = full:

# One number of a family's board.
board-stat-pool = { $count } in the pool
board-stat-supply = { $count } in the supply
board-stat-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
board-stat-discard =
    { $count ->
        [one] { $count } card in the discard pile
       *[other] { $count } cards in the discard pile
    }
board-stat-jade = { $count } jade
board-stat-decrees =
    { $count ->
        [one] { $count } decree
       *[other] { $count } decrees
    }
board-slots = Tokens { $tokens }; harbour rewards: VP { $vp }, cards { $card }, Double Servant { $double }
board-double-locked = The Double Servant is locked
board-double-pool = The Double Servant is in the pool
board-double-supply = The Double Servant is in the supply
board-double-out = The Double Servant is on the board

board-known-hand = In hand, known to all
board-known-discard = In the discard pile, known to all
board-known-owned = In hand or discard pile
board-known-none = No card of this family is known to all.

# Meng's automa cards.
board-automa = Each turn, an automa card tells Meng where to act.
board-focus = Focus
board-today = Today
board-used = Earlier
board-deck = Deck
board-special = Special card

# The pages of the board on a phone.
board-page = { $page }
board-page-lit = { $page }: there is something to choose
board-page-gifts = The seven gifts
board-page-map = Map
board-page-wall = Wall and Intrigue
board-page-palace = Palace and Decrees
board-page-jade = Jade
board-page-canal = Canal
board-page-own = You: your board

# The table in words.
board-gift = Gift: { $card }
board-city = { $city }: { $token }
board-city-traveller = { $city }: Traveller of { $name }
board-wall =
    { $count ->
        [one] { $count } servant on the wall; it is complete with { $size }
       *[other] { $count } servants on the wall; it is complete with { $size }
    }
board-on-wall = { $name }: { $count }
board-house = A house with jade for { $price }
board-square = The houses are empty; jade from the square costs { $price }
board-medal-free = The medal is free
board-medal = Medal: { $name }
board-marker = { $name }: space { $space }
board-envoy = { $name }: step { $step } of { $steps }
board-seat = { $name }: in the Palace, { $vp } VP at the end
board-decree =
    { $count ->
        [0] { $effect }; cost { $cost }
       *[other] { $effect }; cost { $cost }; owned by { $owners }
    }
board-ship = { $name }: ship in harbour { $harbour }, load { $load }
board-family = { $vp } VP, pool { $pool }, supply { $supply }, jade { $jade }, hand { $hand }, discard pile { $discard }
board-tokens =
    { $count ->
        [0] No tokens
       *[other] Tokens: { $tokens }
    }
