# What the edition without a server says.

static-new-table-how = Friends at this screen, bots, and every option in the box
static-deal-drawn = It was drawn at random when the table was set up, and is kept in this browser: nobody sees it before the end.

static-fetching = Fetching the game, once: { $done } of { $total } MB
static-starting = Starting the game…
static-elsewhere = Your games are open in another window, and only one at a time can play them.
static-taken = Your games have been opened in another window.
static-take-over = Play here
static-no-storage = This browser keeps nothing here, as in some private windows. Games could not be saved: open the page in an ordinary window.
static-newer = Your games were saved by a newer version of this page: load it again.
static-failed = The game could not be started. Load the page again; your games are kept.
static-reload = Load again
static-gone =
    { $count ->
        [one] { $count } game is no longer here: the data of this page was deleted, by the browser or by somebody. If you saved your games to a file, open it.
       *[other] { $count } games are no longer here: the data of this page was deleted, by the browser or by somebody. If you saved your games to a file, open it.
    }
static-update = A newer version is ready.
static-update-do = Use it now

static-games-save = Save all games
static-games-open = Restore all games
static-games-opened = Games added: { $added }. Here already: { $known }.
static-no-games = This is no file of saved games: { $why }
static-games-wrong = The game { $table } in this file cannot be replayed, so nothing of the file was added.
static-games-twice = This file has the same game twice, so nothing of it was added.

static-searches = On this device: about { $seconds } s a move, in which it tries about { $games } lines of play.
static-plans = On this device: about { $seconds } s a move.

server-storage-full = This browser has no room left, and nothing was changed: save all games to a file, then free some room on this device.
server-storage-failed = The browser could not save this ({ $why }): load the page again.
server-bad-games = { $why }
