# Pravidla a nápověda vedle stolu.

help-to-table = Zpět ke stolu
help-forward = Vpřed

rules-contents = Obsah
rules-part-game = Hra
rules-part-places = Sedm lokací
rules-part-end = Služebníci, noc a konec
rules-part-variants = Varianty
rules-part-reference = K nahlédnutí
rules-goal = Cíl hry
rules-found =
    { $count ->
        [0] Tato slova v žádném pravidle nejsou.
        [one] Nalezeno { $count } pravidlo
        [few] Nalezena { $count } pravidla
       *[other] Nalezeno { $count } pravidel
    }
rules-next = Dále: { $title }
rules-previous = Zpět: { $title }
rules-link = Odkaz na pravidlo { $rule }

help-turn = Váš tah
help-day = Den v kostce
help-day-morning = Ráno
help-day-morning-how = Od 2. dne: mapa se doplní, hodí se kostkami, působí dekrety a každý si najme služebníky.
help-day-day = Den
help-day-day-how = Hráči se střídají ve výměně darů a v akcích, které z ní plynou, dokud nemají všichni prázdnou ruku.
help-day-night = Noc
help-day-night-how = Získané karty se porovnají s kostkami a stanou se rukou pro příští den. Lodě plují dál.
help-day-end = Po 4. dni
help-day-end-how = Závěrečné bodování: zeď, dekrety, místa v paláci a nefrit.
help-glossary = Slovníček
help-key-search = hledat v pravidlech

# Slova, kterými pravidla pojmenovávají díly; * zastupuje jakoukoli koncovku.
piece-servant = služebn*
piece-envoy = vyslan*
piece-jade = nefrit*
piece-ship = loď lod*
piece-token = žeton*
piece-die = kostk* kostek
piece-decree = dekret*
piece-card = kart* karet
piece-vp = VB
