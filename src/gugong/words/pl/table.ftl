# Rody przy stole.

table-families = Rody
table-to-move = wykonuje ruch
table-stat-vp = { $count } PZ
table-stat-tokens =
    { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }
table-stat-rewards =
    { $count ->
        [one] { $count } nagroda portu
        [few] { $count } nagrody portów
       *[many] { $count } nagród portów
    }

# Pod ikonami zakładek na telefonie: najwyżej osiem liter.
table-tab-gifts = Prezenty
table-tab-map = Mapa
table-tab-wall = Mur
table-tab-palace = Pałac
table-tab-jade = Jadeit
table-tab-canal = Kanał
table-tab-own = Ty
