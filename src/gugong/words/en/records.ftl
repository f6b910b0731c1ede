# What is wrong with a record, a saved game or a position.  Moves, tasks, names and values stand as they do in the file.
# $file is its name, and $why the reason: another message of this file, or what the library that reads JSON says.

record-in-file = { $file }: { $why }
record-unreadable = { $file } cannot be read: { $error }
cli-not-replayed = { $file } does not replay: { $why }.
cli-not-resumed = { $file } does not replay, so it cannot be continued: { $why }.

record-none = This is not a gugong record: { $why }
record-too-large = This has { $size } bytes: a gugong record has far fewer than { $most }
record-many-moves = This has { $n } moves: a game has far fewer than { $most }
record-format = This record has format { $format }, and this program reads formats { $oldest } and { $newest }
record-start-format = A record of format { $format }, and no other, begins with the position in 'start'
record-seed = The seed of this record is not 64 hexadecimal digits
record-no-edition = No standard components have the digest { $digest }; name the component file to play with.

# Where a record does not replay.  Move 0 stands for what comes before the first.
record-at-move =
    { $at ->
        [0] { $what }
       *[other] move { $at }: { $what }
    }
record-options = this game cannot be set up: { $why }
record-components = the game was played with components { $played }, and { $name } is { $found }: name the component file it was played with
record-commitment = the seed belongs to commitment { $promised }, and the record says { $said }
record-start-seed = the position in 'start' has another seed than the record
record-start = the position in 'start' is wrong. { $why }
record-goes-on = the game is over, and the record goes on
record-other-seat = the record says that seat { $seat } moves, and seat { $asked } is asked
record-not-legal = { $move } is not legal; these moves are: { $legal }
record-check = after { $move } the position checks as { $found }, and the record says { $expected }
record-result = the record says { $said }, and the moves lead to { $true }
record-no-result = no result
record-scores = scores { $scores } and ranking { $ranking }

# Saved games.
saved-none = This is not a saved game: { $why }
saved-record = The record of this saved game cannot be replayed: { $why }
saved-position = The position of this saved game is not the one that its record leads to
saved-check = The last check in the record of this saved game does not belong to its position
saved-result = The result in the record of this saved game is not the one that its moves lead to

# Positions.
position-none = This is no position of the game: { $why }
position-impossible = This position cannot be: { $why }
position-dead-end = This position cannot be played on: { $why }

position-rule = it breaks rule { $rule }
position-contradiction = its parts contradict each other
position-one-answer = its question has only one answer
position-order = it names something twice, or in the wrong order
position-seats = each of the { $seats } seats should have a player board, a hand and a discard pile
position-meng = Meng plays in the solo game, and only there
position-seed = its seed is not 64 hexadecimal digits
position-decrees = its decrees are not two of each level
position-early-result = it has a result before the game is over
position-ranking = its result does not rank every seat once
position-task = { $task } is no task of this game
position-no-such =
    { $what ->
        [day] there is no day { $value }
        [seat] there is no seat { $value }
        [dice] the number of dice cannot be { $value }
        [face] this die has no face { $value }
        [house] there is no jade house { $value }
        [decree] there is no decree { $value }
        [harbour] there is no harbour { $value }
        [load] the load of a ship cannot be { $value }
        [place] there is no location { $value }
        [token-put-out] the token { $value } is never put out
        [place-put-out] this token is not put out at { $value }
        [servants] a number of servants cannot be { $value }
        [points] a number of VP or jade cannot be { $value }
        [envoy] the way to the Palace has no space { $value }
        [palace-seat] the Palace has no seat { $value }
        [marker] the Intrigue track has no space { $value }
        [city] there is no city { $value }
        [double] the Double Servant cannot be in { $value }
        [rewards] a number of harbour rewards cannot be { $value }
        [card] there is no card { $value }
        [automa-card] there is no automa card { $value }
        [token] there is no travel token { $value }
        [piles] the number of token piles cannot be { $value }
        [score] a score cannot be { $value }
        [task-number] there is no task with the number { $value }
        [draws] the number of draws cannot be { $value }
       *[rule] there is no rule { $value }
    }
# $names are the names that must stand there.
position-names =
    { $what ->
        [gifts] its gift cards do not lie at { $names }
        [cities] its cities are not { $names }
       *[rewards] its harbour rewards are not { $names }
    }
position-size =
    { $pile ->
        [hand] a hand of { $size } holds { $held }
        [discard] a discard pile of { $size } holds { $held }
        [draw] a draw pile of { $size } holds { $held }
        [tokens] a token pile of { $size } holds { $held }
       *[automa] an automa deck of { $size } holds { $held }
    }

# The agenda of a position: what is still to be done.  $task and $below are names of tasks.
agenda-asks-nobody = it waits for nobody, because the last task of its agenda is not a question
agenda-asks-meng = it waits for Meng, who is never asked
agenda-no-seat = it asks a seat that is not there
agenda-days =
    { $more ->
        [one] ROUND-1: it is day { $day }, and { $more } more is planned
       *[other] ROUND-1: it is day { $day }, and { $more } more are planned
    }
agenda-day-order = ROUND-2: the days are not planned in their order
agenda-turns = DAY-1: during the Day, and only then, one seat has the next turn
agenda-follows = { $task } does not follow on { $below }
agenda-before = something comes before { $task } that cannot

# What a seat sees.
observation-no-seat =
    { $players ->
        [one] There is no seat { $seat } to look from: the only person sits on { $last }, and a spectator on None
       *[other] There is no seat { $seat } to look from: people sit on 0 to { $last }, and a spectator on None
    }
observation-components = This observation was made with other components
observation-no-deal = No deal was found that leads to the question in this observation

# What `gugong verify` says of a file.
verify-going-on = { $file }: ok, { $moves }, day { $day }, not over
verify-over =
    { $winner ->
        [nobody] { $file }: ok, { $moves }, scores { $scores }, nobody reached the Palace
        [meng] { $file }: ok, { $moves }, scores { $scores }, Meng won
       *[other] { $file }: ok, { $moves }, scores { $scores }, seat { $winner } won
    }
verify-moves =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
verify-commitment = the record's commitment is { $commitment }, not the one published
