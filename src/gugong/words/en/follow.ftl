# What the others do, shown step by step.
follow-title = What is happening
follow-how = Space pauses, any other key or click skips to your turn.
follow-how-step = Space or a click shows the next step, Esc skips to your turn.
follow-next = Next step
follow-pause = Pause
follow-go-on = Go on
follow-skip = Skip to your turn
follow-pace = Pace
follow-again = Show the last turn again
follow-open = Open the log
follow-turns = Turns, the latest last
follow-show = Show this turn again
follow-since = Since your last turn
follow-to-you = What it did to you
follow-nothing = Nothing has happened yet.
# So many things have happened, and so many of them to the reader.
follow-count =
    { $you ->
        [0] Since your turn: { $n }
       *[other] Since your turn: { $n } (you: { $you })
    }
follow-turn = { $name }’s turn
follow-turn-mine = Your turn
follow-twilight = Twilight
follow-night = Night
follow-morning = Morning
follow-end = Final scoring
follow-key-again = show the last turn again
follow-key-space = while the others’ turns are shown: pause, or next step

# Why a bot moved: what it was after, its way of playing, and last the figures.
follow-why = Why?
follow-reason-gardener = { $aim } It plays by instinct, forgets cards, and leaves much for later. { $figures }
follow-reason-mason = { $aim } It plays by instinct, and loves to build. { $figures }
follow-reason-boatman = { $aim } It plays by instinct, and is drawn to the Grand Canal. { $figures }
follow-reason-pilgrim = { $aim } It plays by instinct, and is drawn to the road. { $figures }
follow-reason-jeweller = { $aim } It plays by instinct, and has a weakness for jade. { $figures }
follow-reason-courtier = { $aim } It plays by instinct, with an eye on the Palace. { $figures }
follow-reason-minister = { $aim } It thought some way ahead, in games that it imagined. { $figures }
follow-reason-sage = { $aim } It thought as far ahead as it could, in many games that it imagined. { $figures }
follow-reason-random = { $name } plays any legal move, by chance.
follow-reason-novice = { $name } takes what comes along, by chance: there is no plan behind it.
follow-reason-planner = { $aim } It tried the ways to play this turn and took the one that leaves the best position. { $figures }
follow-reason-search = { $aim } It considered how the others may reply, in games that it imagined. { $figures }
follow-reason-master = { $aim } It thought ahead to the end of the game, in many games that it imagined. { $figures }
follow-reason-figures = In figures, the VP that it expects: { $sources }.
follow-reason-person = No bot has played this turn.
follow-aim =
    { $source ->
        [scored] { $name } wanted VP at once.
        [palace] { $name } wanted to get closer to the Palace: whoever stays outside cannot win.
        [decrees] { $name } wanted to profit from decrees.
        [jade] { $name } was after jade: with every piece, all of it is worth more.
        [wall] { $name } wanted a larger share of the Great Wall.
        [canal] { $name } wanted its ships closer to a reward on the Grand Canal.
        [travel] { $name } was after travel tokens.
        [intrigue] { $name } wanted to move ahead on the Intrigue track.
        [servants] { $name } wanted more servants for its next turns.
       *[none] { $name } had little to gain in this turn.
    }
follow-price = The price: { $source }.
follow-source-scored = VP already scored
follow-source-palace = the way into the Palace
follow-source-decrees = decrees
follow-source-jade = jade
follow-source-wall = the Great Wall
follow-source-canal = the Grand Canal
follow-source-travel = tokens
follow-source-intrigue = Intrigue
follow-source-servants = servants
