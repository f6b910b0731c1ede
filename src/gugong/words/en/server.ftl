# What the server says.

server-wins =
    { $n ->
        [one] { $name } wins with { $n } VP.
       *[other] { $name } wins with { $n } VP.
    }
server-you-win = You win with { $n } VP.
server-nobody-wins = Nobody reached the Palace: nobody wins.

server-over = The game is over.
server-not-over = This is available once the game is over.
server-not-your-turn = It is not your turn.
server-no-undo = This cannot be undone: something hidden was shown, somebody else has moved, or the move was not yours.
server-no-more-undo = A move has been undone here { $most } times: this one stands.
server-no-redo = You have nothing to redo.
server-no-task = There is no task here to try again or to be shown.
server-legal = This is a legal move.
server-not-asked = This has nothing to do with what you are asked.
server-not-legal = This is not a legal move now.
server-late = The table has changed since: look again before you move.
server-no-such-step = The game has no step { $step }: choose 0 to { $last }.
server-spectator = You are watching: this is for those who play.

server-hello-first = Say hello first: which table, and with which secret.
server-hello-once = You have said hello already.
server-malformed = This message cannot be understood: { $why }.
server-client-id = an id has 1 to { $most } letters
server-oversized = This is too large: at most { $most } bytes are read.
server-too-often =
    { $seconds ->
        [one] Too many at once: wait a second.
       *[other] Too many at once: wait { $seconds } seconds.
    }
server-busy = The server has too much to do at the moment: try again a little later.
server-too-slow = Reading this took too long, so it was given up: send a component file or a record as gugong writes them.
server-no-such-table = There is no such table, or this is not a link to it.
server-spent = This link has been used already, or its seat was given up: ask whoever made the table for a new one.
server-fresh = To take this seat, the page must name a secret of its own, of 22 to 64 letters, digits, “-” and “_”, that opens nothing else here: load the page again.
server-expired = Nobody had played at this table for a long time, and it has been deleted.
server-crowded = This table has as many visitors as it can hold.
server-not-your-seat = This seat is not yours.
server-host-only = Only whoever made the table can do this.
server-nobody-to-release = Nobody plays this seat: there is nothing to give up.
server-still-here = Whoever plays this seat is at the table: only they can give it up.
server-lost = { $name }’s seat has been given up: you no longer play it.
server-no-such-level = There is no such level: choose { $levels }.
server-not-found = There is nothing at this address.
server-broken = Something went wrong here, and nothing was changed.
server-cannot-save = The server cannot save at the moment; perhaps its disk is full. This was not accepted: try again later.
server-disk-full = The server’s disk is full, and nothing was changed: try again later.
server-uncertain = The server cannot tell at the moment whether this was saved.
server-no-room = This server has as many tables as it can hold: games that have begun go on, but no new table can be set up for now.

server-seats =
    { $players ->
        [one] For 1 player name 1 seat, not { $seats }.
       *[other] For { $players } players name { $players } seats, not { $seats }.
    }
server-bad-options = This table cannot be set up: { $why }
server-bad-record = This record cannot be opened: { $why }
server-record-secret = The record holds the seed: it is available once the game is over.
server-verified =
    { $n ->
        [one] The deal is the one that was promised, and the { $n } move is legal.
       *[other] The deal is the one that was promised, and all { $n } moves are legal.
    }
server-verified-since =
    { $n ->
        [one] The seed is the one that was promised, and the { $n } move since the rules changed is legal.
       *[other] The seed is the one that was promised, and all { $n } moves since the rules changed are legal.
    }
server-not-promised = The seed is not the one that was promised when the table was set up.
server-not-verified = This record does not verify: { $why }

# When the rules or the figures have changed since a table was set up.
server-rules-changed = The rules have changed: the game goes on from here under version { $version } of them, and earlier moves can no longer be undone or replayed.
server-other-rules = This game was played under version { $version } of the rules, and this program has { $playable }: open it with a program that has version { $version }.
server-other-figures = This game was played with components that this program does not have ({ $digest }): open it with a newer program.
server-lesson = { $why }
server-no-such-lesson = This lesson does not exist: choose one of { $lessons }.
server-lesson-figures = This lesson needs the standard components { $digest }, which this program does not have.
