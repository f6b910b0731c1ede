# What the server says.

server-wins =
    { $n ->
        [one] { $name } wins with { $n } point.
       *[other] { $name } wins with { $n } points.
    }
server-nobody-wins = Nobody reached the Palace: nobody wins.

server-over = The game is over.
server-not-over = This can be had when the game is over.
server-not-your-turn = It is not your turn.
server-no-undo = This cannot be taken back: something hidden was shown, somebody else has moved, or the move was not yours.
server-no-redo = There is nothing of yours to play again.
server-legal = This is a legal move.
server-not-legal = This is not a legal move now.
server-late = The table has changed since: look again before you move.
server-no-such-step = The game has no step { $step }: it goes from 0 to { $last }.
server-spectator = You are watching: this is for those who play.

server-hello-first = Say hello first: which table, and with which secret.
server-hello-once = You have said hello already.
server-malformed = This message cannot be understood: { $why }.
server-oversized = This is too large: at most { $most } bytes are read.
server-too-often = Too many at once: wait a moment.
server-no-such-table = There is no such table, or this is not a link to it.
server-crowded = This table has as many visitors as it can hold.
server-not-your-seat = This seat is not yours.
server-no-such-level = There is no such level: choose { $levels }.
server-not-found = There is nothing at this address.
server-broken = Something went wrong here, and nothing was changed.

server-seats =
    { $players ->
        [one] For 1 player name 1 seat, not { $seats }.
       *[other] For { $players } players name { $players } seats, not { $seats }.
    }
server-bad-options = This table cannot be set up: { $why }
server-bad-record = This record cannot be opened: { $why }
server-record-secret = The record holds the seed: it can be had when the game is over, or when nobody else plays.
server-verified =
    { $n ->
        [one] The deal is the one that was promised, and the { $n } move is legal.
       *[other] The deal is the one that was promised, and all { $n } moves are legal.
    }
server-not-verified = The record is not true: { $why }
