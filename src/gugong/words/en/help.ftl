# Rules and help beside the table.

help-to-table = Back to the table
help-forward = Forward

rules-contents = Contents
rules-part-game = The game
rules-part-places = The seven locations
rules-part-end = Servants, Night and end
rules-part-variants = Variants
rules-part-reference = To look up
rules-goal = The goal
rules-found =
    { $count ->
        [0] No rule has these words.
        [one] { $count } rule found
       *[other] { $count } rules found
    }
rules-next = Next: { $title }
rules-previous = Back: { $title }
rules-link = Link to rule { $rule }

help-turn = Your turn
help-day = A day at a glance
help-day-morning = Morning
help-day-morning-how = From day 2 on: the map is refilled, the dice are rolled, decrees work, and everyone gains servants.
help-day-day = Day
help-day-day-how = In turn, each player makes a gift exchange and takes the actions that come with it, until all hands are empty.
help-day-night = Night
help-day-night-how = The cards taken are compared with the dice, and become tomorrow’s hand. The ships sail on.
help-day-end = After day 4
help-day-end-how = The final scoring: wall, decrees, Palace seats and jade.
help-glossary = Words
help-key-search = search the rules

# By which words the rules name a piece; * stands for any ending.
piece-servant = servant*
piece-envoy = envoy*
piece-jade = jade*
piece-ship = ship*
piece-token = token*
piece-die = die dice
piece-decree = decree*
piece-card = card*
piece-vp = VP
