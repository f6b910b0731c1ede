# Hints: what matters, where, which move, and why; one step at a time.

hint = Hint
hint-step = Hint: step { $n } of { $of }
hint-more-where = Where?
hint-more-move = Which move?
hint-more-why = Why?
hint-thinking = Thinking…
hint-settling = Still thinking: this may change.
hint-close = Close the hint
hint-here = Here: { $things }.
hint-among-options = Nothing on the table: one of the options.
hint-compared = Points more than with the next best move: { $move }
hint-from = From
hint-points = Points
hint-how = What to expect at the end of the game, as far as you can know: your points by source, and what the others get.
hint-failed = Nothing was found this time. Just play on.
hint-key = a hint; again for its next step
hint-taken = Hints taken
hint-agreed = Everybody may take hints at this table.
hint-help = Hints
hint-help-how = When it is your turn, the lantern beside the question gives a hint in four steps, as many as you want: what matters now, where, which move, and why, in points. It knows only what you can know. Everybody sees in the log and on the score sheet that you took it. Where several people play, hints must be allowed when the table is set up.
page-hints = Hints for everybody
seats-how-hints = Whoever must decide may ask what is best, and everybody sees how often. Whoever plays alone against bots may do so in any case.

hint-nudge =
    { $source ->
        [wall] Think about the Great Wall.
        [night] Think about Night: which cards will match the dice?
        [decrees] Think about the decrees.
        [canal] Think about the Grand Canal and its harbours.
        [travel] Think about travel tokens.
        [palace] Think about the Palace: how far is your Envoy, and which seats are left?
        [jade] Think about jade: with every piece, all of it is worth more.
        [rivals] Think about the others: what will they get if you let them?
        [other] Think about small change: points beside the seven locations.
       *[none] Two moves are about as good here: trust your own plan.
    }
hint-source-wall = Great Wall
hint-source-night = Night
hint-source-decrees = decrees
hint-source-canal = Grand Canal
hint-source-travel = tokens
hint-source-palace = Palace
hint-source-jade = jade
hint-source-other = other points
hint-source-rivals = less for the others

hint-log = { $name } took a hint: step { $n } of { $of }
hint-log-you = You took a hint: step { $n } of { $of }

server-no-hints = There are no hints at this table: other people play here, or have played, and hints were not agreed on when it was made.
server-no-hints-in-lesson = There are no hints during a lesson: it shows you by itself what to do.
server-no-more-hints = You have been told everything about this decision: it is yours to make.
