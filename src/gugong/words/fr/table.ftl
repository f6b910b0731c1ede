# Les familles à la table.

table-families = Les familles
table-to-move = doit jouer
table-stat-vp = { $count } PV
table-stat-tokens =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
table-stat-rewards =
    { $count ->
        [one] { $count } récompense de port
       *[other] { $count } récompenses de port
    }

# Sous les icônes des onglets sur un téléphone : huit lettres au plus.
table-tab-gifts = Cadeaux
table-tab-map = Carte
table-tab-wall = Muraille
table-tab-palace = Pavillon
table-tab-jade = Jade
table-tab-canal = Canal
table-tab-own = Vous
