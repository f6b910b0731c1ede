# Analiza zakończonej partii dla jednego gracza.

review-not-over = partia się nie skończyła, a analizować można tylko partię zakończoną
review-impossible = { $file }: analiza niemożliwa: { $why }
review-title = Analiza partii: { $name }
review-depth = { $iterations } iteracji przeszukiwania na każdą decyzję; wyniki { $scores }
review-par = Wynik: { $score }. Boty, które grały tym samym rozdaniem, zdobyły średnio { $par }.
review-account = Skąd wzięła się przewaga
review-line = PZ
review-expected = oczekiwana na początku
review-own = własne decyzje
review-others = decyzje innych
review-hidden = ukryte karty innych, odkryte w Nocy
review-morning = los: kości i żetony o Poranku
review-cards = los: dobrane karty
review-meng = los: karty odkryte przez Menga
review-noise = niewyjaśnione (szum oszacowania)
review-result = przewaga na końcu
review-note = Przewagę liczy się nad najlepszym przeciwnikiem; każdy krok brakujący do Pałacu liczy się jako utracone punkty. Decyzje porównuje się z tym, jak grałaby dalej sieć neuronowa botów, a los ze wszystkim, co mogło się zdarzyć; ± to błąd standardowy.
review-graph = Oczekiwana przewaga w trakcie partii
review-graph-move = ruch
review-mistakes = Błędy
review-no-mistakes = Żadna decyzja nie była wyraźnie gorsza od najlepszego znalezionego ruchu.
review-thresholds = Drobny od { $small } PZ, kosztowny od { $costly }, decydujący od { $decisive }; każdy kosztuje ponad dwukrotność swojego błędu standardowego.
review-mark-small = drobny
review-mark-costly = kosztowny
review-mark-decisive = decydujący
review-move = Dzień { $day }, ruch { $number }: { $mark }
review-played = Zagrano: { $move }
review-better = Lepiej: { $move }
review-reason = { $cost } PZ: { $gains }.
review-reason-but = { $cost } PZ: { $gains }; za to { $losses }.
review-reason-many = { $cost } PZ, po trochu z wielu źródeł.
review-written = Strona jest w pliku { $file }.
review-seats = --seat to { $seat }: miejsca mają numery od 0 do { $last }
review-seat-solo = --seat to { $seat }: w grze przeciw Mengowi twoje miejsce to 0
review-more =
    { $source ->
        [wall] Wielki Mur przyniósłby o { $vp } więcej
        [night] bonusy nocne przyniosłyby o { $vp } więcej
        [decrees] dekrety przyniosłyby o { $vp } więcej
        [canal] Wielki Kanał przyniósłby o { $vp } więcej
        [travel] żetony przyniosłyby o { $vp } więcej
        [palace] Pałac przyniósłby o { $vp } więcej
        [jade] jadeit przyniósłby o { $vp } więcej
        [rivals] przeciwnicy zyskaliby o { $vp } mniej
       *[other] inne źródła przyniosłyby o { $vp } więcej
    }
review-less =
    { $source ->
        [wall] Wielki Mur przyniósłby o { $vp } mniej
        [night] bonusy nocne przyniosłyby o { $vp } mniej
        [decrees] dekrety przyniosłyby o { $vp } mniej
        [canal] Wielki Kanał przyniósłby o { $vp } mniej
        [travel] żetony przyniosłyby o { $vp } mniej
        [palace] Pałac przyniósłby o { $vp } mniej
        [jade] jadeit przyniósłby o { $vp } mniej
        [rivals] przeciwnicy zyskaliby o { $vp } więcej
       *[other] inne źródła przyniosłyby o { $vp } mniej
    }

# Na stronie stołu.

review = Analiza
review-seat = Czyja gra
review-working = Każda decyzja jest oceniana na nowo według tego, co ten gracz wtedy wiedział. Tymczasem możesz oglądać stół.
review-progress = Oceniono { $done } z { $of } części
review-waiting = Przygotowanie…
review-cancel = Anuluj
review-cancelled = Anulowano. To, co znaleziono, zostaje.
review-go-on = Kontynuuj analizę
review-failed = Część analizy się nie powiodła.
review-lowered = To urządzenie jest wolne, więc analiza jest płytsza niż zwykle: { $iterations } iteracji zamiast { $usual }. Dzięki temu kończy się w ciągu dziesięciu minut.
review-deeper = Analizuj głębiej (cztery razy dłużej)
review-shallower = Pokaż zwykłą głębokość
review-as-table = Jako tabela
review-lead = Oczekiwana przewaga
review-marks = { $n ->
    [one] { $n } błąd
    [few] { $n } błędy
    [many] { $n } błędów
   *[other] { $n } błędu
    }
review-no-marks = Brak zaznaczonych błędów
review-mark-of = Błąd { $n } z { $of }
review-all = Przejrzyj wszystkie decyzje ({ $n })
review-key = w analizie: poprzednia i następna decyzja; ← → to błędy
review-decision-of = Decyzja { $n } z { $of }
review-gains = Co dałby lepszy ruch, według źródła
review-hints = Podpowiedzi: { $n }
review-json = Zapisz jako JSON
review-html = Zapisz jako stronę
review-back = Wróć do analizy
review-previous = Poprzedni błąd
review-next = Następny błąd
review-earlier = Poprzednia decyzja
review-later = Następna decyzja
review-again = Spróbuj ponownie
review-again-how = Stąd przeciw botom: tym, które grały wtedy, a za każdego człowieka gra silny bot.
review-same-deal = Z tymi samymi kartami
review-new-deal = Ukryte rozdaj na nowo
review-decision = Dzień { $day }, ruch { $number }
review-preferred = Najlepszy znaleziony ruch: { $move }
review-fine = Nie jest wyraźnie gorsza od innego ruchu.
review-unjudged = Tutaj ten gracz nie decyduje.
server-no-review = Nie ma jeszcze pełnej analizy tego gracza.

# Progress: what the reviews of a player’s own games add up to.

progress = Twoje postępy
progress-lead = Gdzie tracisz punkty i jak wypadasz na tle botów z tym samym rozdaniem. Przechowuje to tylko ta przeglądarka i nikt inny.
progress-none = Nie ma jeszcze czego pokazać. Dokończ grę i na jej końcu wybierz Analiza: gdy analiza będzie pełna, gra pojawi się tutaj.
progress-counts = Gra liczy się, jeśli grasz w niej za jednego gracza i nie znasz wcześniej kart. Punkty kosztują tu tylko decyzje, które analiza oznacza jako błędy.
progress-which = Gry
progress-all = Wszystkie
progress-solo = Przeciw Mengowi
progress-others = Z innymi
progress-average = { $n ->
    [one] { $n } gra
    [few] Średnia z { $n } gier
   *[many] Średnia z { $n } gier
    }
progress-score = Twój wynik
progress-bots = Wynik botów z tym samym rozdaniem
progress-difference = Twój wynik minus wynik botów
progress-lost = Punkty stracone przez błędy w jednej grze
progress-in-ten = Punkty stracone na dziesięć decyzji
progress-luck = Udział szczęścia w twojej przewadze
progress-over-time = W miarę upływu czasu
progress-mean = Od pierwszej gry do ostatniej. Linia to średnia z najwyżej { $n } gier.
progress-costs = Gdzie giną punkty
progress-most-group = Najwięcej ginie w decyzjach tego rodzaju: { $what } ({ $points } PZ na grę).
progress-most-source = Lepsze ruchy przyniosłyby najwięcej tutaj: { $what } ({ $points } PZ na grę).
progress-by-group = Co lepsze ruchy dałyby na grę, według tego, czego dotyczyła decyzja
progress-by-source = To samo według źródła punktów
progress-by-mark = To samo według wagi błędu
progress-group =
    { $group ->
        [exchange] wymiana prezentów
        [travel] { place-travel }
        [wall] { place-wall }
        [jade] { place-jade }
        [intrigue] { place-intrigue }
        [palace] { place-palace }
        [decrees] { place-decrees }
        [canal] { place-canal }
        [tokens] żetony
        [cards] wymiana kart
       *[servants] służący
    }
progress-list = Gry
progress-column-date = Data
progress-column-game = Gra
progress-column-score = Wynik
progress-column-bots = Boty
progress-column-difference = Różnica
progress-column-lost = Strata
progress-column-in-ten = Na dziesięć decyzji
progress-column-luck = Szczęście
progress-forget = Zapomnij wszystkie gry
progress-forget-ask = { $n ->
    [one] Dane jednej gry zostaną na dobre usunięte z tej przeglądarki.
    [few] Dane { $n } gier zostaną na dobre usunięte z tej przeglądarki.
   *[many] Dane { $n } gier zostaną na dobre usunięte z tej przeglądarki.
    } Stoły i ich analizy pozostaną.
