# Who sits where: the sentence in the bar, the waiting room, and setting up a table.

seats-you = You are { $family }.
seats-watching = You are watching.
seats-your-turn = It is your turn.
seats-choosing = { $name } is choosing.
seats-away-asked = It is { $name }’s turn, but { $name } is away.
seats-open-asked = It is { $name }’s turn, but nobody has taken that seat yet.
seats-who-you = you
seats-who-screen = at this screen
seats-who-here = connected
seats-who-away = away
seats-who-open = free seat
seats-who-bot = bot, { $level }
seats-who-meng = solo rival

seats-waiting = Waiting for players
seats-free =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
seats-begins = The game begins as soon as every seat is taken, or when the host begins it.
seats-host = host
seats-qr = QR code
seats-qr-of = QR code for { $name }
seats-only-here = Only this machine can open these links. So that others can, connect it to a network and start the server like this:
seats-network = The links lead to { $url }. Whoever is in the same network can open them.
seats-table = The table
seats-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
seats-option = { $option }: { $value }
seats-your-name = Your name
seats-free-seats = Free seats are played by
seats-stay-free = nobody, until somebody comes
seats-begin = Begin now
seats-came = { $name } has come.
seats-went = { $name } has gone.
seats-invited = { $name } has invited you to this table.
seats-invited-by-host = You have been invited to this table.
seats-name-how = The others will see it. If you leave it empty, you are called { $family }.
seats-sit = Take my seat

seats-bots = Bots, weakest first
seats-bot = { $level } (strength { $step }/{ $steps })
seats-family = Your family
seats-family-how = Its colour and sign mark everything that is yours.
seats-open-table = Open the table
seats-open-how = You get a link for each friend, and the game begins when all have come.
seats-how-bonus = Stronger tokens among the travel tokens, for players who know the game.
seats-how-start-player = Who takes the first turn. At random: a lot decides when the game is dealt.
seats-how-expert = The cards of the board are drawn from all that nobody holds, instead of the usual seven: less can be foreseen.
seats-how-sail-off = Such a ship is lost, and its servants come back to you.
seats-how-difficulty = Easy: Meng has one special card fewer. Hard: he begins with a fifth gift card.
seats-how-sets = Which starting cards each of you has; this does not change the difficulty.
seats-how-focus = The location to which Meng’s special cards send him. At random: the deal decides.
seats-how-title = What this table is called in everybody’s list.
seats-how-components = If the numbers on your pieces differ from ours.

server-gathering = The game has not begun: it waits until every seat is taken, or until the host begins.
