# The page's own labels.

page-lead = Four days in the Forbidden City, in the year 1570. Whoever offers the finer gift is listened to: exchange presents with seven officials, and be in the Palace before the Emperor appears.
page-play-meng = Play against Meng
page-play-meng-how = The solo game: one rival, who follows his cards
page-play-bots = Play against two bots
page-play-bots-how = Three families, and the others think ahead
page-new-table = Set up a table
page-new-table-how = Friends with a link or at this screen, bots, and every option of the box
page-my-tables = Your tables
page-open-file = Open a saved game
page-unofficial = An unofficial edition by people who love the game. Figures that only the pieces themselves show are reconstructed; type in those of your own copy to play with them.
page-home = To the first page
page-rules = Rules
page-help = How to play
page-language = Language
page-dark = Dark colours
page-close = Close
page-rule = Rule { $rule }
page-rule-in-book = Read on in the rules
page-no-rule = There is no rule { $rule }.
page-see-also = See also
page-search = Look for
page-no-server = The server does not answer. Is it still running?
page-offline = The connection is lost. Trying again…
page-loading = One moment…
page-no-table = This table is not here
page-forget = Take { $title } off this list
page-over = The game is over
page-won-by = Won by { $name }
page-your-move = It is your move
page-day = Day { $day }

page-players = Players
page-solo-note = You play against Meng.
page-who-sits = Who sits at { $name }?
page-seat-here = A person at this screen
page-seat-open = A person with a link
page-name = Name
page-options = Options
page-difficulty = Meng plays
page-difficulty-easy = at the easy level
page-difficulty-normal = at the normal level
page-difficulty-hard = at the hard level
page-sets = Card sets: yours / Meng’s
page-focus = Meng’s focus
page-by-lot = by lot
page-bonus = Bonus travel tokens
page-bonus-none = none
page-bonus-six = six
page-bonus-twelve = twelve (French edition)
page-start-player = Start player
page-expert = Expert set-up
page-sail-off = Ships may sail off from harbour 5 (French edition)
page-more = More
page-title = Name of the table
page-components = Component file of your own copy
page-begin = Begin

level-random = Wanderer
level-random-how = Plays any legal move.
level-novice = Apprentice
level-novice-how = Seldom passes something up, and has no plan.
level-planner = Clerk
level-planner-how = Plays the turn that leaves the best position.
level-search = Advisor
level-search-how = Thinks through what the others may answer.
level-master = Grand Secretary
level-master-how = Thinks longest, and remembers every card.

page-ask = What is to be decided
page-options-now = What you may do
page-thinking = { $name } is thinking…
page-reveals = This shows something hidden: it cannot be taken back.
page-confirm = Do it
page-back = Back
page-undo = Undo
page-redo = Redo
page-meng-turn = Meng’s turn
page-log = Log
page-since =
    { $count ->
        [0] Since your turn: nothing
        [one] Since your turn: { $count } line
       *[other] Since your turn: { $count } lines
    }
page-curtain = { $name } decides now. Pass the screen on.
page-sit-down = I am here

page-scores = Score sheet
page-score-for = VP for
page-total = Together
page-course = Points over the game
page-points =
    { $points ->
        [one] { $points } VP
       *[other] { $points } VP
    }
page-links = Invite
page-links-how = Whoever opens a seat’s link plays there, without an account. Keep each link to the person it is for.
page-spectators = Spectators
page-seat-of = The seat of { $name }
page-copy = Copy
page-copied = Copied
page-menu = Menu
page-replay = Look back
page-download = Save as a file
page-sound-on = Sound is on
page-sound-off = Sound is off
page-shortcuts = Keys
page-rename = Take this name
page-leave = Leave
page-leave-to = Hand your seat to
page-commitment = This deal is bound to
page-seed = Its seed is
page-deal = The deal
page-rematch = Play again
page-rematch-ready = To the next game
page-verify = Verify this deal
page-step = Move { $step } of { $steps }
page-step-back = One move back
page-step-on = One move on
page-to-now = Back to the table
page-eyes = Seen by
page-play-on = From here against
page-play-on-do = Play on

page-key-number = choose an option of the ask by its number
page-key-tab = go to the next thing that can be chosen, on the board too
page-key-enter = choose it, or do what is asked
page-key-escape = one step back
page-key-undo = undo
page-key-redo = redo
page-key-scores = score sheet
page-key-log = log
page-key-arrows = one move back or on, when looking back
page-key-help = these keys

page-target-card = Give { $card }
page-target-discard = { $card } from your discard pile
page-target-house = A jade house at { $name }
page-target-square = Jade on the square
page-target-harbour = Harbour { $name }
page-target-new-ship = A new ship on route { $name }
page-target-reward =
    { $name ->
        [vp] 4 VP
        [card] A gift card
       *[double] The Double Servant
    }
page-target-die = Die { $name }
page-target-wall = The Great Wall
page-target-palace = The Palace
page-target-intrigue = The Intrigue track
page-target-pool = Your pool
page-target-supply = Your supply
page-target-double = Your Double Servant
page-target-tokens = Your tokens

gift-1 = fruit bowl
gift-2 = paper fan
gift-3 = Go stones
gift-4 = bonsai
gift-5 = tea set
gift-6 = porcelain vase
gift-7 = string of gems
gift-8 = Dunhuang pipa
gift-9 = jade statue

icon-pay = pay: from the pool to the supply
icon-gain = gain: from the supply to the pool
icon-place = place on the board
icon-stay = stays for the rest of the game
icon-vp = VP now
icon-later-vp = VP at the end
icon-envoy = a step with the Envoy
icon-intrigue = a space on the Intrigue track
icon-jade = a jade
icon-card = a gift card
icon-swap = swap a card
icon-token = a travel token
icon-ship = a ship
icon-wall = the Great Wall
icon-die = a Destiny Die

help-goal = Most VP wins, but only for a family whose Envoy is in the Palace when day four ends.
help-step-1 = On your turn give a card from your hand to one of the seven officials and take the one that lay there. It goes on your discard pile: your hand of tomorrow.
help-step-2 = A higher card than the one you take is free. Otherwise pay 2 servants, discard another card, or do without any action.
help-step-3 = Then you may use the action on the card you gave, and after it the action of the place.
help-step-4 = Servants in your pool work for you. Paid ones go to the supply and come back as you gain them.
help-step-5 = At Night the cards you took are compared with the three Destiny Dice: each match brings a servant, and the most matches bring 3 VP and an Envoy step.
help-step-6 = What may be chosen is lit, on the board and in the ask. Point at anything else to hear why not; § opens the rule.
help-places = The seven places
help-place-travel = Journey along the roads and collect tokens: an effect now, and tokens to exchange later.
help-place-wall = Post servants. When the wall is complete, whoever has most there scores 3 VP and moves the Envoy.
help-place-jade = Buy jade while it is cheap. The more of it you own at the end, the more VP it brings.
help-place-intrigue = Move up on the track that breaks ties, and step back on it for favours.
help-place-palace = Move the Envoy up to the Palace: who is not inside at the end cannot win.
help-place-decrees = Obtain decrees: lasting powers, and VP at the end.
help-place-canal = Load ships and sail them to the harbours for VP, a gift card or the Double Servant.
help-cards = Gift cards
help-action-palace = Palace action
help-action-canal = Grand Canal action
help-action-wall = Great Wall action
help-action-decrees = Decree action
help-action-intrigue = Intrigue action
help-action-one-servant = gain 1 servant
help-action-two-servants = gain 2 servants
help-action-swap = swap a card
help-action-none = no action
help-tokens = Travel tokens
help-decrees = Decrees
help-icons = Icons
help-families = The families
