# Puzzles: positions in which one move is clearly the best; and what is played on one day.

puzzles = Puzzles
puzzles-lead = Positions from games between strong bots. In each of them one move is clearly the best, as far as you can know. Find it.
puzzles-next = Next puzzle
puzzles-rating = Your rating: { $rating }
puzzles-rated = Puzzle { $puzzle }, you { $before } → { $after }
puzzles-solved = Solved: { $right } of { $tried } tried
puzzles-players =
    { $players ->
        [1] Alone against Meng
       *[other] { $players } players
    }
puzzles-level = Difficulty { $rating }
puzzles-right = Solved
puzzles-missed = Not solved at the first try
puzzles-all = All puzzles
puzzles-gone = There is no puzzle with this address any more. Choose another one.
lessons-puzzle = Puzzle
lesson-puzzle-ask = Your turn. One move is clearly the best, as far as you can know. Which one?
lesson-puzzle-wrong = That is not the best move. Try again, or have it shown.
lesson-puzzle-solved = That is the best move.
puzzle-why = { $gain } VP better than the next best move (± { $error }). Most of that comes from: { $sources }.
puzzle-why-many = { $gain } VP better than the next best move (± { $error }), a little from many sources.
puzzle-play-on-about = From here, against bots.

today = Today
today-lead = One deal against Meng and one puzzle a day: the same for everybody, wherever they play.
today-date = { $date } (UTC)
today-deal = The deal of the day
today-deal-how =
    { $difficulty ->
        [easy] Meng plays easily today.
        [hard] Meng plays hard today.
       *[normal] Meng plays as usual today.
    }
today-deal-play = Play the deal
today-deal-go-on = Go on playing
today-deal-won = Won, { $own } : { $meng }.
today-deal-lost = Lost, { $own } : { $meng }.
today-deal-hints =
    { $n ->
        [0] Without hints.
        [one] With one step of a hint.
       *[other] With { $n } steps of hints.
    }
today-deal-counts = Recomputed from the record of the game. The first game of a day counts.
today-puzzle = The puzzle of the day
today-puzzle-play = Solve the puzzle
today-puzzle-look = Look at it again
today-series =
    { $n ->
        [0] No series yet: finish the deal or the puzzle of the day to begin one.
        [one] Your series: one day.
       *[other] Your series: { $n } days in a row.
    }
today-share = Copy a line to share
today-to-day = To the day’s result
server-no-such-day = There is no such day: write it as 2026-11-18.
server-not-the-deal = This game was not played with the deal of that day.
