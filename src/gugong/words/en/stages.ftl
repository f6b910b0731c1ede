# The stages of a day, the end of the game, and the score sheet.

stage-outside =
    { $n ->
        [0] { $name } did not reach the Palace, and so cannot win.
       *[other] { $name } did not reach the Palace: { $n } VP count for nothing.
    }
stage-outside-order = Families outside the Palace rank by Intrigue order.
stage-tie = { $first } and { $second } are tied: { $first } is ahead in Intrigue order.

# The day track, and the head of each picture.
stage-morning = Morning
stage-day = Day
stage-twilight = Twilight
stage-night = Night
stage-end = Final scoring
stage-over = The end
stage-wall = The Great Wall is complete
stage-palace = Into the Palace
stage-now = Day { $day }: { $stage }
stage-go-on = Go on

# The pictures.
stage-morning-how = The start player changes, tokens and dice are new, decrees work, and servants come.
stage-twilight-how = Meng goes through today’s automa cards once more, by their lower halves.
stage-night-how = Each card that shows the number of a die is a match and brings a servant. Most matches: 3 VP and a step of the Envoy.
stage-matches =
    { $n ->
        [one] { $n } match
       *[other] { $n } matches
    }
stage-hidden = hidden cards: { $n }
stage-meng-matches = Meng compares no cards: the number of the day counts.
stage-wall-how = Most servants: 3 VP and a step of the Envoy. Then all on the wall may use an Intrigue benefit, the last in Intrigue order first.
stage-palace-how =
    { $points ->
        [0] No seat was left, but the way to victory is open.
        [one] The seat is worth { $points } VP at the end. Only families in the Palace can win.
       *[other] The seat is worth { $points } VP at the end. Only families in the Palace can win.
    }
stage-end-how = What each family has scored, source by source.

# The end of the game.
stage-you-win = You have won
stage-they-win = { $name } has won
stage-nobody-wins = Nobody has won
stage-difficulty = Difficulty: { $level }
stage-meng-inside = Meng need not reach the Palace.
stage-look = Look at the table
stage-to-result = The result

# The score sheet and the plot.
stage-sheet-now = VP now
stage-sheet-later = Final scoring would add
stage-sheet-total = If the game ended now
stage-sheet-total-how = for those whose Envoy is in the Palace by then
stage-sheet-outside = Outside the Palace
stage-sheet-result = Result
stage-plot-track = VP on the track
stage-plot-now = if the game ended now
stage-plot-falls = The second line adds what final scoring would give. It falls when that is lost: the lead on the wall passes to another family, or a decree counts less.
