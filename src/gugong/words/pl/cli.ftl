# Co sam terminal mówi podczas gry.

you = Gracz

short-travel = Podróż
short-wall = Mur
short-jade = Jadeit
short-intrigue = Intrygi
short-palace = Pałac
short-decrees = Dekrety
short-canal = Kanał
short-special = specjalna

cli-day = Dzień { $day } z { $days }
cli-dice = kości { $dice }
cli-start = zaczyna { $name }
cli-medal = medal: { $name }
cli-medal-free = medal wolny
cli-draw-pile = stos dobierania { $n }
cli-token-piles = stosy żetonów { $first }+{ $second }, odrzucone { $spent }

cli-easy = poziom prosty
cli-normal = poziom normalny
cli-hard = poziom trudny
cli-focus = priorytet { $focus }
cli-stack = stos { $n }
cli-automa-deck = talia automy { $deck }, użyte { $used }
cli-automa-today = dziś
cli-automa-twilight = o Zmierzchu
cli-none = brak

cli-location = Lokacja
cli-gift = Prezent
cli-there = Na miejscu
cli-player = Gracz
cli-vp = PZ
cli-jade = jadeit
cli-pool = służący
cli-supply = ogólna
cli-double = Podw.
cli-cards = karty
cli-rewards = nagrody
cli-tokens = żetony

cli-double-pool = służący
cli-double-supply = ogólna
cli-double-wall = mur
cli-double-token = żeton
cli-reward-vp = PZ
cli-reward-card = karta
cli-reward-double = Podw.
cli-reward-any = dowolna

cli-your-hand = Twoja ręka:
cli-your-discard = odrzucone:
cli-your-pool = pula służących:
cli-empty = pusto
cli-pool-and-double = { $n } i Podwójny Służący
cli-known-hand = na ręce
cli-known-discard = w stosie kart odrzuconych
cli-known-either = na ręce lub w stosie kart odrzuconych
cli-unknown = nieznane

cli-of = { $n } z { $size }
cli-houses = domy { $prices }
cli-square = plac { $price }
cli-square-later = plac { $price } (gdy będą puste)
cli-medal-here = medal tutaj
cli-medal-of = medal: { $name }
cli-in-palace = w środku ({ $vp } PZ)
cli-palace-steps = z { $steps }
cli-free-seats = wolne miejsca { $seats }
cli-decree-price = koszt { $price }
cli-decree-price-vp = koszt { $price }, { $vp } PZ

cli-city = Miasto
cli-roads = Drogi do

cli-your-card = twoja karta
cli-grid = ✓ za darmo; pozostałe: zapłać 2 służącymi, odrzuć inną kartę albo bez akcji

cli-comma = ,
cli-colon = :

cli-played = { $name } gra { $move }
cli-played-rather = { $name } gra { $move } zamiast { $other }
cli-expects = { $played }; spodziewane PZ: { $sources }.
cli-expects-nothing = { $played }.
cli-decimal-point = ,
cli-bot-failed = { $name } gra { $move }, pierwszy dozwolony ruch, bo jego bot zawiódł: { $error }.
cli-no-reason = Żaden bot nie podał jeszcze powodu: losowi gracze i Meng ich nie mają.
cli-source-scored = zdobyte
cli-source-palace = Pałac
cli-source-decrees = dekrety
cli-source-jade = jadeit
cli-source-wall = mur
cli-source-canal = kanał
cli-source-travel = podróż
cli-source-intrigue = Intrygi
cli-source-servants = służący

cli-see-also = Zobacz też { $ids }

cli-final-scores = Wyniki końcowe
cli-vp-for = PZ za
cli-together = razem
cli-score = wynik
cli-outside = { $score } (na zewnątrz)
cli-nobody-wins = Nikt nie dociera do Pałacu: nikt nie wygrywa.
cli-winner = Wygrywa { $name } z wynikiem { $score } PZ.
cli-over = Gra jest skończona: wyniki { $scores }, wygrywa { $name }.
cli-over-nobody = Gra jest skończona: wyniki { $scores }, nikt nie dociera do Pałacu.

cli-commitment = To rozdanie jest związane zobowiązaniem { $commitment }
cli-seed = Ziarno { $seed }
cli-belongs = należy do zobowiązania { $commitment }
cli-sit-down = Decyduje { $name }: usiądź i naciśnij Enter.
cli-no-number = Nie ma ruchu o tym numerze; wybierz od 1 do { $last }.
cli-type-h = Wpisz „h” i numer ruchu, od 1 do { $last }.
cli-taken-back = Cofnięto.
cli-nothing-to-undo = Nie ma czego cofnąć: nie ma jeszcze żadnej twojej odpowiedzi.
cli-others-answered = Jest już odpowiedź innego gracza ({ $name }): tego nie można cofnąć.
cli-shown-since = W międzyczasie pokazano coś ukrytego lub rzucono kośćmi: tego nie można cofnąć.

cli-not-written = Pliku { $file } nie da się zapisać ({ $error }): zapisz przez „s” pod inną nazwą.
cli-type-s = Wpisz „s” i nazwę pliku, na przykład „s moja-gra.gugong”
cli-exists = Plik { $file } już istnieje: wybierz inną nazwę.
cli-saved = Zapisano w pliku { $file }, a odtąd po każdym ruchu ponownie
cli-record-is-in = Zapis jest w pliku { $file }; { $command } odtworzy go ponownie.
cli-name-a-file = Podaj nazwę pliku, aby zapisać grę, albo naciśnij Enter:
cli-goodbye = Do widzenia
cli-input-ended = Koniec danych
cli-interrupted = Przerwano
cli-left =
    { $moves ->
        [one] { $why } po { $moves } ruchu; gra nie jest zapisana.
       *[other] { $why } po { $moves } ruchach; gra nie jest zapisana.
    }
cli-left-saved =
    { $moves ->
        [one] { $why } po { $moves } ruchu; graj dalej: { $command }
       *[other] { $why } po { $moves } ruchach; graj dalej: { $command }
    }

cli-help =
    numer albo tekst obok niego: zagraj ten ruch
    u      cofnij            b   plansza             m   mapa z drogami
    ?      ta pomoc          c   znane karty         e   co się stało, z zasadami
    ? ID   zasada, na przykład ? WALL-5              h N   zasada ruchu N
    s PLIK zapisz            q   wyjdź               w   dlaczego boty tak zagrały
