# The review of a finished game, for one seat.

review-not-over = the game is not over, and only a finished game can be reviewed
review-impossible = { $file } cannot be reviewed: { $why }
review-title = Review of the game for { $name }
review-depth = { $iterations } iterations of the search for each decision; scores { $scores }
review-par = Score: { $score }. Bots that played the same deal scored { $par } on average.
review-account = Where the lead came from
review-line = VP
review-expected = expected at the start
review-own = own decisions
review-others = decisions of the others
review-hidden = hidden cards of others, seen at Night
review-morning = luck: dice and tokens in the Mornings
review-cards = luck: cards drawn
review-meng = luck: the cards that Meng turned over
review-noise = not explained (noise of the estimate)
review-result = final lead
review-note = Leads are over the best opponent; a step short of the Palace counts as lost points. Decisions are compared with how the bots’ neural net would have gone on, luck with everything that could have come; ± is the standard error.
review-graph = Expected lead over the game
review-graph-move = move
review-mistakes = Mistakes
review-no-mistakes = No decision was clearly worse than the preferred move.
review-thresholds = Small from { $small } VP, costly from { $costly }, decisive from { $decisive }; each costs more than twice its standard error.
review-mark-small = small
review-mark-costly = costly
review-mark-decisive = decisive
review-move = Day { $day }, move { $number }: { $mark }
review-played = Played: { $move }
review-better = Better: { $move }
review-reason = { $cost } VP: { $gains }.
review-reason-but = { $cost } VP: { $gains }; on the other hand, { $losses }.
review-reason-many = { $cost } VP, a little from many sources.
review-written = The page is in { $file }.
review-seats = --seat is { $seat }: the seats are 0 to { $last }
review-seat-solo = --seat is { $seat }: against Meng, your seat is 0
review-more =
    { $source ->
        [wall] the Great Wall would have brought { $vp } more
        [night] Night bonuses would have brought { $vp } more
        [decrees] decrees would have brought { $vp } more
        [canal] the Grand Canal would have brought { $vp } more
        [travel] travel tokens would have brought { $vp } more
        [palace] the Palace would have brought { $vp } more
        [jade] jade would have brought { $vp } more
        [rivals] the opponents would have got { $vp } less
       *[other] other sources would have brought { $vp } more
    }
review-less =
    { $source ->
        [wall] the Great Wall would have brought { $vp } less
        [night] Night bonuses would have brought { $vp } less
        [decrees] decrees would have brought { $vp } less
        [canal] the Grand Canal would have brought { $vp } less
        [travel] travel tokens would have brought { $vp } less
        [palace] the Palace would have brought { $vp } less
        [jade] jade would have brought { $vp } less
        [rivals] the opponents would have got { $vp } more
       *[other] other sources would have brought { $vp } less
    }

# On the page of a table.

review = Review
review-seat = Whose game
review-working = Every decision is judged again, from what this seat knew then. You may look at the table meanwhile.
review-progress = { $done } of { $of } parts judged
review-waiting = Preparing…
review-cancel = Cancel
review-cancelled = Cancelled. What has been found is kept.
review-go-on = Go on with it
review-failed = A part of the review failed.
review-lowered = This device is slow, so the review is less deep than usual: { $iterations } iterations instead of { $usual }. That way it is done within ten minutes.
review-deeper = Review deeper (four times as long)
review-shallower = Show the usual depth
review-as-table = As a table
review-lead = Expected lead
review-marks = { $n ->
    [one] { $n } mistake
   *[other] { $n } mistakes
    }
review-no-marks = No mistakes marked
review-mark-of = Mistake { $n } of { $of }
review-all = Step through all decisions ({ $n })
review-key = in a review: the previous and the next decision; with ← → the mistakes
review-decision-of = Decision { $n } of { $of }
review-gains = What the better move would have gained, by source
review-hints = Hints taken: { $n }
review-json = Save as JSON
review-html = Save as a page
review-back = Back to the review
review-previous = Previous mistake
review-next = Next mistake
review-earlier = Previous decision
review-later = Next decision
review-again = Try again
review-again-how = From here, against bots: those of then, and a strong one in the place of each person.
review-same-deal = With the same cards
review-new-deal = With the unseen dealt anew
review-decision = Day { $day }, move { $number }
review-preferred = Preferred: { $move }
review-fine = Not clearly worse than any other move.
review-unjudged = This is no decision of this seat.
server-no-review = There is no complete review of this seat yet.

# Progress: what the reviews of a player’s own games add up to.

progress = Your progress
progress-lead = Where you lose points, and how you score beside bots with the same deals. This browser keeps it, and nobody else.
progress-none = There is nothing to show yet. Finish a game and choose Review at its end: once the review is complete, the game appears here.
progress-counts = A game counts if you held one seat and did not know the cards before. Only decisions that a review marks as mistakes cost points here.
progress-which = Games
progress-all = All
progress-solo = Against Meng
progress-others = With others
progress-average = { $n ->
    [one] { $n } game
   *[other] The average of { $n } games
    }
progress-score = Your score
progress-bots = The bots’ score with the same deals
progress-difference = Your score less the bots’
progress-lost = Points lost to mistakes per game
progress-in-ten = Points lost per ten decisions
progress-luck = Part of your lead that was luck
progress-over-time = Over time
progress-mean = From the first game to the last. The line is the mean of up to { $n } games.
progress-costs = Where points are lost
progress-most-group = Most is lost in decisions about: { $what } ({ $points } VP per game).
progress-most-source = Better moves would have gained most from: { $what } ({ $points } VP per game).
progress-by-group = What better moves would have gained per game, by what the decision was about
progress-by-source = The same by source of points
progress-by-mark = The same by how bad the mistake was
progress-group =
    { $group ->
        [exchange] gift exchange
        [travel] { place-travel }
        [wall] { place-wall }
        [jade] { place-jade }
        [intrigue] { place-intrigue }
        [palace] { place-palace }
        [decrees] { place-decrees }
        [canal] { place-canal }
        [tokens] travel tokens
        [cards] swapping cards
       *[servants] servants
    }
progress-list = The games
progress-column-date = Date
progress-column-game = Game
progress-column-score = Score
progress-column-bots = Bots
progress-column-difference = Difference
progress-column-lost = Lost
progress-column-in-ten = Per ten decisions
progress-column-luck = Luck
progress-forget = Forget all games
progress-forget-ask = { $n ->
    [one] The figures of one game are deleted from this browser for good.
   *[other] The figures of { $n } games are deleted from this browser for good.
    } The tables and their reviews stay.
