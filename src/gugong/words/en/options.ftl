# Why a table cannot be set up.  The names of options and their values are those that a program gives.

option-players = players is { $players }: Gùgōng is played by 1 to 5
option-rules = rules version { $rules } is needed, and this program plays versions { $oldest } to { $newest }
option-start-player =
    { $players ->
        [one] start_player is { $seat }: with { $players } player it is a seat from 0 to { $last }, or None for a random one
       *[other] start_player is { $seat }: with { $players } players it is a seat from 0 to { $last }, or None for a random one
    }
option-value = { $option } is { $value }: it is one of { $known }
option-solo-only = difficulty, sets and focus are for the solo game: { $players } play here
option-not-solo = The solo game has neither the expert set-up nor bonus tokens: leave them out
option-unknown = There is no option { $option }: a table may choose { $known }
# $why is what the library that checks types says.
option-wrong-type = An option has the wrong type ({ $why })
option-seed = A seed is a number from 0 to 2**256 - 1, 64 hexadecimal figures, or 32 bytes
