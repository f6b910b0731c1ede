# The page's own labels.

page-lead = Four days in the Forbidden City, in the year 1570. Whoever offers the finer gift is listened to: exchange presents with seven officials, and be in the Palace before the Emperor appears.
page-play-meng = Play against Meng
page-play-meng-how = The solo game: one rival, who follows his cards
page-play-bots = Play against two bots
page-play-bots-how = Three families, and two bots of medium strength
page-new-table = Set up a table
page-new-table-how = Friends with a link or at this screen, bots, and every option in the box
page-my-tables = Your tables
page-open-file = Open a saved game
page-unofficial = An unofficial edition by people who love the game. Numbers that only the pieces themselves show are reconstructed; enter those of your own copy to play with them.
page-home = Home
page-rules = Rules
page-help = How to play
page-language = Language
page-close = Close
page-rule = Rule { $rule }
page-no-rule = There is no rule { $rule }.
page-see-also = See also
page-search = Search
page-no-server = The server does not answer. Is it still running?
page-too-many-requests = Too many requests: wait a moment, then try again.
page-unavailable = The server is busy or being restarted: try again in a moment.
page-unexpected = The server’s answer makes no sense to this page: reload it, or try again later.
page-trouble-offline = The connection is lost. Trying again…
page-trouble-restarting = The server is being restarted. One moment…
page-trouble-full = There are too many visitors just now. Trying again in a while…
page-trouble-ended = The server has closed the connection.
page-connect = Connect again
page-loading = One moment…
page-no-table = There is no such table here
page-no-secret = This address opens the table only in the browser you play in. Anywhere else, use the link you were given.
page-forget = Remove { $title } from this list
page-over = The game is over
page-won-by = Won by { $name }
page-rules-version = rules version { $version }
page-your-move = It is your move
page-day = Day { $day }

page-players = Players
page-solo-note = You play against Meng.
page-who-sits = Who plays { $name }?
page-seat-here = A person at this screen
page-seat-open = A person with a link
page-name = Name
page-options = Options
page-difficulty = Difficulty
page-difficulty-easy = easy
page-difficulty-normal = normal
page-difficulty-hard = hard
page-sets = Card sets: yours / Meng’s
page-focus = Meng’s focus
page-by-lot = at random
page-bonus = Bonus travel tokens
page-bonus-none = none
page-bonus-six = six
page-bonus-twelve = twelve (French edition)
page-start-player = Start player
page-expert = Expert setup
page-sail-off = Ships may sail out of harbour 5 (French edition)
page-more = More
page-title = Name of the table
page-seed-choose = Seed of a known deal
page-seed-choose-how = Leave this empty to deal at random. Whoever chooses a deal may know every card, so the table tells everybody.
page-components = Component file for your own copy
page-begin = Begin

level-gardener = Gardener
level-gardener-how = Forgets a card now and then, and leaves much for later.
level-mason = Mason
level-mason-how = Loves to build: the Great Wall comes first.
level-boatman = Boatman
level-boatman-how = Lives for the Grand Canal and its ships.
level-pilgrim = Pilgrim
level-pilgrim-how = Is happiest on the road, and travels a great deal.
level-jeweller = Jeweller
level-jeweller-how = Plays soundly, but can hardly resist a piece of jade.
level-courtier = Courtier
level-courtier-how = Plays soundly, and always has an eye on the Palace.
level-minister = Minister
level-minister-how = Thinks ahead, and considers how the others may reply.
level-sage = Sage
level-sage-how = The strongest of all: thinks longest, and has no weakness.
level-random = Wanderer
level-random-how = Plays any legal move.
level-novice = Apprentice
level-novice-how = Rarely misses an opportunity, but has no plan.
level-planner = Clerk
level-planner-how = Plays the turn that leaves the best position.
level-search = Advisor
level-search-how = Considers how the others may reply.
level-master = Grand Secretary
level-master-how = Thinks longest, and remembers every card.

page-ask = What to decide
page-options-now = What you can do
page-thinking = { $name } is thinking…
page-reveals = This shows something hidden: it cannot be undone.
page-confirm = Do it
page-back = Back
page-undo = Undo
page-redo = Redo
page-log = Log
page-curtain = { $name } decides now. Pass the screen on.
page-sit-down = I am here

page-scores = Score sheet
page-score-for = VP for
page-total = Total
page-course = Points over the game
page-points =
    { $points ->
        [one] { $points } VP
       *[other] { $points } VP
    }
page-links = Invite
page-links-how = Whoever opens a seat’s link first plays there, without an account; after that the link is used up. Give each link only to the person it is for.
page-spectators = Spectators
page-seat-of = { $name }’s seat
page-copy = Copy
page-copied = Copied
page-host-you = You are the host: you hand out the links, and can give the seat of somebody who is away to a bot or to another person.
page-host-you-not = You cannot see the others’ hands or the deal.
page-host-they = The host of this table hands out the links, and can give the seat of somebody who is away to a bot or to another person.
page-host-they-not = The host cannot see the others’ hands or the deal.
page-release = Hand it over
page-release-to = { $name } is away. Give the seat to
page-release-how = { $name } can then come back only with a new link.
page-menu = Menu
page-replay = Replay
page-download = Save to a file
page-shortcuts = Keyboard shortcuts
page-rename = Use this name
page-leave = Leave
page-leave-to = Hand your seat to
page-leave-how = To come back you will need a new link from the host.
page-leave-how-host = The seat gets a new link, which you will find under “Invite”.
page-own-link = Go on from another device
page-own-link-how = Whoever has this link sees your hand and plays for you: keep it to yourself.
page-pages = Your seat is open on { $count } pages. If one of them is not yours, somebody else sees your hand: leave the seat in the menu, and take it again with a new link.
page-commitment = This deal is bound to
page-seed = Its seed is
page-deal = The deal
page-deal-drawn = It was drawn at random before anybody sat down: nobody at the table can choose it, or see it before the end. Only whoever runs the server could.
page-deal-chosen = The deal was chosen by whoever made this table: they may know every card.
page-rematch = Play again
page-rematch-ready = Go to the next game
page-verify = Verify this deal
page-step = Move { $step } of { $steps }
page-step-back = One move back
page-step-on = One move forward
page-to-now = Back to the table
page-eyes = Seen by
page-play-on = Play on from here against
page-play-on-do = Play on

page-key-number = choose an answer to the question by its number
page-key-tab = go to the next thing you can choose, on the board too
page-key-enter = choose it, or confirm
page-key-escape = one step back
page-key-undo = undo
page-key-redo = redo
page-key-scores = score sheet
page-key-log = log
page-key-arrows = one move back or forward, in a replay
page-key-help = these keys

page-target-card = Give { $card }
page-target-discard = { $card } from your discard pile
page-target-house = A house with jade for { $name }
page-target-square = Jade on the square
page-target-harbour = Harbour { $name }
page-target-new-ship =
    { $name ->
        [a] A new ship on the upper route
        [b] A new ship on the lower route
       *[only] A new ship
    }
page-target-reward =
    { $name ->
        [vp] 4 VP
        [card] A gift card
       *[double] The Double Servant
    }
page-target-die =
    { $name ->
        [A] First die
        [B] Second die
       *[C] Third die
    }
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
icon-envoy = an Envoy step
icon-intrigue = a space on the Intrigue track
icon-jade = a jade
icon-card = a gift card
icon-swap = swap a card
icon-token = a travel token
icon-ship = a ship
icon-wall = the Great Wall
icon-die = a Destiny Die

help-goal = Of the families whose Envoy is in the Palace when day four ends, the one with the most VP wins.
help-step-1 = On your turn give a card from your hand to one of the seven officials and take the card that lies there. It goes onto your discard pile, which is your hand for tomorrow.
help-step-2 = If your card is higher than the one you take, the exchange is free. Otherwise pay 2 servants, discard another card, or take no action.
help-step-3 = Then you may use the action on the card you gave, and after it the action of the location.
help-step-4 = Servants in your pool work for you. Paid ones go to the supply and come back as you gain them.
help-step-5 = At Night the cards you took are compared with the three Destiny Dice: each match brings a servant, and the most matches bring 3 VP and an Envoy step.
help-step-6 = What you can choose is lit, on the board and in the question. Point at anything else to see why not; § opens the rule.
help-places = The seven locations
help-place-travel = Journey along the roads and collect tokens: an effect now, and tokens to exchange later.
help-place-wall = Post servants. When the wall is complete, whoever has the most there scores 3 VP and moves the Envoy.
help-place-jade = Buy jade while it is cheap. The more of it you own at the end, the more VP it brings.
help-place-intrigue = Move up the track that breaks ties, and back down it in return for benefits.
help-place-palace = Move the Envoy up to the Palace: whoever is not inside at the end cannot win.
help-place-decrees = Obtain decrees: lasting powers, and VP at the end.
help-place-canal = Load ships and sail them to the harbours for VP, a gift card or the Double Servant.
help-cards = Gift cards
help-action-palace = Palace action
help-action-canal = Grand Canal action
help-action-wall = Great Wall action
help-action-decrees = Decrees action
help-action-intrigue = Intrigue action
help-action-one-servant = gain 1 servant
help-action-two-servants = gain 2 servants
help-action-swap = swap a card
help-action-none = no action
help-tokens = Travel tokens
help-decrees = Decrees
help-icons = Icons
help-families = The families
