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

# Why a bot moved: its way of playing, and what it expects from this turn.
follow-why = Why?
follow-reason-random = { $name } plays any legal move, by chance.
follow-reason-novice = { $name } takes what comes along, by chance: there is no plan behind it.
follow-reason-planner = { $name } tried the ways to play this turn and took the one that leaves the best position. { $counted }
follow-reason-search = { $name } considered how the others may reply, in games that it imagined. { $counted }
follow-reason-master = { $name } thought ahead to the end of the game, in many games that it imagined. { $counted }
follow-reason-counted = What this turn changes in the VP it expects: { $sources }.
follow-reason-nothing = This turn changes little in the VP it expects.
follow-reason-person = No bot has played this turn.
follow-source-scored = VP already scored
follow-source-palace = the way into the Palace
follow-source-decrees = decrees
follow-source-jade = jade
follow-source-wall = the Great Wall
follow-source-canal = the Grand Canal
follow-source-travel = tokens
follow-source-intrigue = Intrigue
follow-source-servants = servants
