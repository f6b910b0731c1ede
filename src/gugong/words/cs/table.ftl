# Rodiny u stolu.

table-families = Rodiny
table-to-move = na tahu
table-stat-vp = { $count } VB
table-stat-tokens =
    { $count ->
        [one] { $count } žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
    }
table-stat-rewards =
    { $count ->
        [one] { $count } odměna v přístavu
        [few] { $count } odměny v přístavech
       *[other] { $count } odměn v přístavech
    }

# Pod ikonami karet na telefonu: nejvýše osm písmen.
table-tab-gifts = Dary
table-tab-map = Mapa
table-tab-wall = Zeď
table-tab-palace = Palác
table-tab-jade = Nefrit
table-tab-canal = Kanál
table-tab-own = Vy
