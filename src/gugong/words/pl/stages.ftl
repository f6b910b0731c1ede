# Etapy dnia, koniec gry i arkusz punktacji.

stage-outside =
    { $n ->
        [0] { $name }: Wysłannik nie dotarł do Pałacu, więc zwycięstwo jest niemożliwe.
       *[other] { $name }: Wysłannik nie dotarł do Pałacu, { $n } PZ się nie liczy.
    }
stage-outside-order = O miejscach rodów poza Pałacem decyduje kolejność Intryg.
stage-tie = Remis ({ $first } i { $second }): { $first } jest wyżej w kolejności Intryg.

# Tor dni i nagłówki obrazów.
stage-morning = Poranek
stage-day = Dzień
stage-twilight = Zmierzch
stage-night = Noc
stage-end = Punktacja końcowa
stage-over = Koniec
stage-wall = Wielki Mur jest ukończony
stage-palace = Wejście do Pałacu
stage-now = Dzień { $day }: { $stage }
stage-go-on = Dalej

# Obrazy.
stage-morning-how = Zmienia się pierwszy gracz, przybywają nowe żetony i kości, działają dekrety i przychodzą służący.
stage-twilight-how = Meng przechodzi jeszcze raz przez dzisiejsze karty automy, według ich dolnych połów.
stage-night-how = Każda karta z liczbą jednej z kości to dopasowanie i daje służącego. Najwięcej dopasowań: 3 PZ i krok Wysłannika.
stage-matches =
    { $n ->
        [one] { $n } dopasowanie
        [few] { $n } dopasowania
       *[many] { $n } dopasowań
    }
stage-hidden = zakryte karty: { $n }
stage-meng-matches = Meng nie porównuje kart: liczy się numer dnia.
stage-wall-how = Najwięcej służących: 3 PZ i krok Wysłannika. Potem wszyscy na murze mogą wziąć nagrodę za Intrygi, od ostatniego na torze.
stage-palace-how =
    { $points ->
        [0] Nie było już miejsca, ale droga do zwycięstwa jest otwarta.
       *[other] Miejsce daje na koniec { $points } PZ. Wygrać może tylko ród w Pałacu.
    }
stage-end-how = Co zdobył każdy ród, źródło po źródle.

# Koniec gry.
stage-you-win = Wygrywasz
stage-they-win = Wygrywa: { $name }
stage-nobody-wins = Nikt nie wygrał
stage-difficulty = Poziom trudności: { $level }
stage-meng-inside = Meng nie musi dotrzeć do Pałacu.
stage-look = Obejrzyj stół
stage-to-result = Wynik

# Arkusz punktacji i wykres.
stage-sheet-now = PZ teraz
stage-sheet-later = Punktacja końcowa dodałaby
stage-sheet-total = Gdyby gra skończyła się teraz
stage-sheet-total-how = dla tych, których Wysłannik dotrze do Pałacu
stage-sheet-outside = Poza Pałacem
stage-sheet-result = Wynik
stage-plot-track = PZ na torze
stage-plot-now = gdyby gra skończyła się teraz
stage-plot-falls = Druga linia dodaje to, co dałaby punktacja końcowa. Spada, gdy się to traci: przewaga na murze przechodzi do innego rodu albo dekret liczy się mniej.
