# What the picture of the table says, most of it to those who do not see it.

board-board = Herní plán
board-spoken = Stůl slovy
board-day = { $day }. den ze { $days }
board-start = Začínající hráč: { $name }
board-starts = začínající hráč
board-has-medal = má žeton příštího začínajícího hráče
board-vp = VB

board-piles = Doplňovací hromádky žetonů: { $first } a { $second }, odhozeno { $spent }
board-draw-pile =
    { $count ->
        [0] Dobírací balíček je prázdný
        [one] Dobírací balíček: { $count } karta
        [few] Dobírací balíček: { $count } karty
       *[other] Dobírací balíček: { $count } karet
    }
board-hand =
    { $count ->
        [0] V ruce nemáte žádnou kartu
        [one] Vaše ruka: { $count } karta
        [few] Vaše ruka: { $count } karty
       *[other] Vaše ruka: { $count } karet
    }
board-discard =
    { $count ->
        [0] Váš odhazovací balíček je prázdný
        [one] Váš odhazovací balíček: { $count } karta
        [few] Váš odhazovací balíček: { $count } karty
       *[other] Váš odhazovací balíček: { $count } karet
    }
# Stands above the discard pile.
board-discard-short = Odhoz
board-own = Vaše deska
board-pool = Najatí { $count }
board-supply = Volní { $count }
board-pool-note = připraveni k práci
board-supply-note = k najmutí
board-benefits = hotová:

# One number of a family's board.
board-stat-pool =
    { $count ->
        [one] { $count } najatý
        [few] { $count } najatí
       *[other] { $count } najatých
    }
board-stat-supply =
    { $count ->
        [one] { $count } volný
        [few] { $count } volní
       *[other] { $count } volných
    }
board-stat-hand =
    { $count ->
        [one] { $count } karta v ruce
        [few] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
board-stat-discard =
    { $count ->
        [one] { $count } karta v odhazovacím balíčku
        [few] { $count } karty v odhazovacím balíčku
       *[other] { $count } karet v odhazovacím balíčku
    }
board-stat-jade =
    { $count ->
        [one] { $count } nefrit
        [few] { $count } nefrity
       *[other] { $count } nefritů
    }
board-stat-decrees =
    { $count ->
        [one] { $count } dekret
        [few] { $count } dekrety
       *[other] { $count } dekretů
    }
board-slots = Žetony { $tokens }; odměny v přístavech: VB { $vp }, karty { $card }, dvojitý služebník { $double }
board-double-locked = Dvojitý služebník ještě není ve hře
board-double-pool = Dvojitý služebník je mezi najatými
board-double-supply = Dvojitý služebník je mezi volnými
board-double-out = Dvojitý služebník je na plánu

board-known-hand = V ruce, všem známé
board-known-discard = V odhazovacím balíčku, všem známé
board-known-owned = V ruce nebo v odhazovacím balíčku
board-known-none = Žádná karta této rodiny není všem známá.

# Meng's automa cards.
board-automa = V každém tahu určí karta Automa, kde Meng jedná.
board-focus = Zaměření
board-today = Dnes
board-used = Dříve
board-deck = Balíček
board-special = Speciální karta

# The pages of the board on a phone.
board-page = { $page }
board-page-lit = { $page }: je z čeho vybírat
board-page-gifts = Dary: všech sedm
board-page-map = Mapa
board-page-wall = Velká zeď a intriky
board-page-palace = Palác a dekrety
board-page-jade = Nefrit
board-page-canal = Kanál
board-page-own = Vy: vaše deska

# The table in words.
board-gift = Dar: { $card }
board-city = { $city }: { $token }
board-city-traveller = { $city }: cestovatel ({ $name })
board-wall =
    { $count ->
        [one] Na stavbě { $count } služebník; úsek je dokončený při počtu { $size }
        [few] Na stavbě { $count } služebníci; úsek je dokončený při počtu { $size }
       *[other] Na stavbě { $count } služebníků; úsek je dokončený při počtu { $size }
    }
board-on-wall = { $name }: { $count }
board-house = Dům s nefritem za { $price }
board-square = Domy jsou prázdné; nefrit z nádvoří stojí { $price }
board-medal-free = Žeton příštího začínajícího hráče je volný
board-medal = Příští začínající hráč: { $name }
board-marker = { $name }: pole { $space }
board-envoy = { $name }: krok { $step } / { $steps }
board-seat = { $name }: v paláci, { $vp } VB na konci
board-decree =
    { $count ->
        [0] { $effect }; cena { $cost }
       *[other] { $effect }; cena { $cost }; vlastní { $owners }
    }
board-ship = { $name }: loď v přístavu { $harbour }, náklad { $load }
board-family = { $vp } VB, najatí { $pool }, volní { $supply }, nefrit { $jade }, ruka { $hand }, odhazovací balíček { $discard }
board-tokens =
    { $count ->
        [0] Žádné žetony
       *[other] Žetony: { $tokens }
    }
