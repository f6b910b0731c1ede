# What the terminal itself says while somebody plays.

you = You

short-travel = Travel
short-wall = Wall
short-jade = Jade
short-intrigue = Intrigue
short-palace = Palace
short-decrees = Decrees
short-canal = Canal
short-special = special

cli-day = Day { $day } of { $days }
cli-dice = dice { $dice }
cli-start = start { $name }
cli-medal = medal { $name }
cli-medal-free = medal free
cli-draw-pile = draw pile { $n }
cli-token-piles = token piles { $first }+{ $second }, spent { $spent }

cli-easy = easy
cli-normal = normal
cli-hard = hard
cli-focus = focus { $focus }
cli-stack = stack { $n }
cli-automa-deck = automa deck { $deck }, used { $used }
cli-automa-today = today
cli-automa-twilight = in Twilight
cli-none = none

cli-location = Location
cli-gift = Gift
cli-there = There
cli-player = Player
cli-vp = VP
cli-jade = jade
cli-pool = pool
cli-supply = supply
cli-double = Double
cli-cards = cards
cli-rewards = rewards
cli-tokens = tokens

cli-double-pool = pool
cli-double-supply = supply
cli-double-wall = wall
cli-double-token = token
cli-reward-vp = vp
cli-reward-card = card
cli-reward-double = double
cli-reward-any = any

cli-your-hand = Your hand:
cli-your-discard = discard:
cli-your-pool = pool:
cli-empty = empty
cli-pool-and-double = { $n } and the Double Servant
cli-known-hand = in hand
cli-known-discard = in the discard pile
cli-known-either = in either
cli-unknown = unknown

cli-of = { $n } of { $size }
cli-houses = houses { $prices }
cli-square = square { $price }
cli-square-later = square { $price } (once they are empty)
cli-medal-here = medal here
cli-medal-of = medal: { $name }
cli-in-palace = in ({ $vp } VP)
cli-palace-steps = of { $steps }
cli-free-seats = free seats { $seats }
cli-decree-price = pay { $price }
cli-decree-price-vp = pay { $price }, { $vp } VP

cli-city = City
cli-roads = Roads to

cli-your-card = your card
cli-grid = ✓ free; otherwise pay 2, discard another card, or take no actions

# Sentences about one player are joined by these.
cli-comma = ,
cli-colon = :

cli-played = { $name } played { $move }
cli-played-rather = { $name } played { $move } rather than { $other }
cli-expects = { $played }; the VP it expects from that: { $sources }.
cli-expects-nothing = { $played }.
cli-decimal-point = .
cli-bot-failed = { $name } played { $move }, the first legal move, because its bot failed: { $error }.
cli-no-reason = No bot has given a reason yet: random players and Meng have none.
cli-source-scored = scored
cli-source-palace = palace
cli-source-decrees = decrees
cli-source-jade = jade
cli-source-wall = wall
cli-source-canal = canal
cli-source-travel = travel
cli-source-intrigue = intrigue
cli-source-servants = servants

cli-see-also = See also { $ids }

cli-final-scores = Final scores
cli-vp-for = VP for
cli-together = total
cli-score = score
cli-outside = { $score } (outside)
cli-nobody-wins = Nobody reached the Palace: nobody wins.
cli-winner = Winner: { $name }, with { $score } VP.
cli-over = The game is over: scores { $scores }, { $name } won.
cli-over-nobody = The game is over: scores { $scores }, nobody reached the Palace.

cli-commitment = This deal is bound to commitment { $commitment }
cli-seed = Seed { $seed }
cli-belongs = matches commitment { $commitment }
cli-sit-down = { $name } decides: sit down and press Enter.
cli-no-number = There is no move with this number; choose 1 to { $last }.
cli-type-h = Type h and the number of a move, from 1 to { $last }.
cli-taken-back = Undone.
cli-nothing-to-undo = There is nothing to undo: you have not answered anything yet.
cli-others-answered = { $name } has answered since: that cannot be undone.
cli-shown-since = Something hidden has been shown or a die has been rolled since: that cannot be undone.

cli-not-written = { $file } cannot be written ({ $error }): save with s and another name.
cli-type-s = Type s and the name of a file, such as s my-game.gugong
cli-exists = { $file } exists already: choose another name.
cli-saved = Saved in { $file }, and again after every move from now on
cli-record-is-in = The record is in { $file }; { $command } replays it.
cli-name-a-file = Name a file to save the record in, or press Enter:
cli-goodbye = Goodbye
cli-input-ended = The input has ended
cli-interrupted = Interrupted
cli-left =
    { $moves ->
        [one] { $why } after { $moves } move; the game was not saved.
       *[other] { $why } after { $moves } moves; the game was not saved.
    }
cli-left-saved =
    { $moves ->
        [one] { $why } after { $moves } move; continue with: { $command }
       *[other] { $why } after { $moves } moves; continue with: { $command }
    }

cli-help =
    a number, or the text beside it: play that move
    u      undo              b   the board          m   the map with its roads
    ?      this help         c   remembered cards   e   what happened, with rule ids
    ? ID   a rule by its id, such as ? WALL-5       h N   the rule of move N
    s FILE save              q   leave              w   why the bots moved as they did
