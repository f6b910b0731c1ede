# The families at the table.

table-families = The families
table-to-move = to move
table-stat-vp = { $count } VP
table-stat-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
table-stat-rewards =
    { $count ->
        [one] { $count } harbour reward
       *[other] { $count } harbour rewards
    }

# Below the icons of the tabs on a phone: at most eight letters.
table-tab-gifts = Gifts
table-tab-map = Map
table-tab-wall = Wall
table-tab-palace = Palace
table-tab-jade = Jade
table-tab-canal = Canal
table-tab-own = You
