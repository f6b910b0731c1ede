# What the picture of the table says, most of it to those who do not see it.

board-board = Plansza
board-spoken = Stół opisany słowami
board-day = Dzień { $day } z { $days }
board-start = Pierwszy gracz: { $name }
board-starts = pierwszy gracz
board-has-medal = ma medal
board-vp = PZ

board-piles = Stosy żetonów: { $first } i { $second }, odrzucono { $spent }
board-draw-pile =
    { $count ->
        [0] Stos dobierania jest pusty
        [one] Stos dobierania: { $count } karta
        [few] Stos dobierania: { $count } karty
        [many] Stos dobierania: { $count } kart
       *[other] Stos dobierania: { $count } karty
    }
board-hand =
    { $count ->
        [0] Twoja ręka jest pusta
        [one] Twoja ręka: { $count } karta
        [few] Twoja ręka: { $count } karty
        [many] Twoja ręka: { $count } kart
       *[other] Twoja ręka: { $count } karty
    }
board-discard =
    { $count ->
        [0] Twój stos kart odrzuconych jest pusty
        [one] Twój stos kart odrzuconych: { $count } karta
        [few] Twój stos kart odrzuconych: { $count } karty
        [many] Twój stos kart odrzuconych: { $count } kart
       *[other] Twój stos kart odrzuconych: { $count } karty
    }
# Stands above the discard pile.
board-discard-short = Odrzucone
board-own = Twoja plansza
board-pool = Pula służących { $count }
board-supply = Pula ogólna { $count }
board-pool-note = gotowi do pracy
board-supply-note = do otrzymania
board-benefits = gotowy:

# One number of a family's board.
board-stat-pool = { $count } w puli służących
board-stat-supply = { $count } w puli ogólnej
board-stat-hand =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
        [many] { $count } kart na ręce
       *[other] { $count } karty na ręce
    }
board-stat-discard =
    { $count ->
        [one] { $count } karta w stosie kart odrzuconych
        [few] { $count } karty w stosie kart odrzuconych
        [many] { $count } kart w stosie kart odrzuconych
       *[other] { $count } karty w stosie kart odrzuconych
    }
board-stat-jade =
    { $count ->
        [one] { $count } jadeit
        [few] { $count } jadeity
        [many] { $count } jadeitów
       *[other] { $count } jadeitu
    }
board-stat-decrees =
    { $count ->
        [one] { $count } dekret
        [few] { $count } dekrety
        [many] { $count } dekretów
       *[other] { $count } dekretu
    }
board-slots = Żetony { $tokens }; nagrody portów: PZ { $vp }, karty { $card }, Podwójny Służący { $double }
board-double-locked = Podwójny Służący jest zablokowany
board-double-pool = Podwójny Służący jest w puli służących
board-double-supply = Podwójny Służący jest w puli ogólnej
board-double-out = Podwójny Służący jest na planszy

board-known-hand = Na ręce, znane wszystkim
board-known-discard = W stosie kart odrzuconych, znane wszystkim
board-known-owned = Na ręce lub w stosie kart odrzuconych
board-known-none = Żadna karta tego rodu nie jest znana wszystkim.

# Meng's automa cards.
board-automa = W każdej turze karta automy mówi, gdzie działa Meng.
board-focus = Priorytet
board-today = Dziś
board-used = Wcześniej
board-deck = Talia
board-special = Specjalna karta

# The pages of the board on a phone.
board-page = { $page }
board-page-lit = { $page }: jest coś do wyboru
board-page-gifts = Prezenty: wszystkie siedem
board-page-map = Mapa
board-page-wall = Mur i Intrygi
board-page-palace = Pałac i Dekrety
board-page-jade = Jadeit
board-page-canal = Kanał
board-page-own = Ty: twoja plansza

# The table in words.
board-gift = Prezent: { $card }
board-city = { $city }: { $token }
board-city-traveller = { $city }: Podróżnik ({ $name })
board-wall =
    { $count ->
        [one] Na murze { $count } służący; mur jest ukończony przy { $size }
       *[other] Na murze { $count } służących; mur jest ukończony przy { $size }
    }
board-on-wall = { $name }: { $count }
board-house = Dom z jadeitem za { $price }
board-square = Domy są puste; jadeit z placu kosztuje { $price }
board-medal-free = Medal jest wolny
board-medal = Medal: { $name }
board-marker = { $name }: pole { $space }
board-envoy = { $name }: pole { $step } z { $steps }
board-seat = { $name }: w Pałacu, { $vp } PZ na koniec
board-decree =
    { $count ->
        [0] { $effect }; koszt { $cost }
        [one] { $effect }; koszt { $cost }; ma { $owners }
       *[other] { $effect }; koszt { $cost }; mają { $owners }
    }
board-ship = { $name }: statek w porcie { $harbour }, ładunek { $load }
board-family = { $vp } PZ, pula służących { $pool }, pula ogólna { $supply }, jadeit { $jade }, ręka { $hand }, stos kart odrzuconych { $discard }
board-tokens =
    { $count ->
        [0] Brak żetonów
       *[other] Żetony: { $tokens }
    }
