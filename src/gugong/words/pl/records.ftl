# Co jest nie tak z zapisem, zapisaną grą albo pozycją.  Ruchy, zadania, nazwy i wartości są takie jak w pliku.

record-in-file = { $file }: { $why }
record-unreadable = { $file } nie daje się odczytać: { $error }
cli-not-replayed = { $file } nie daje się odtworzyć: { $why }.
cli-not-resumed = { $file } nie daje się odtworzyć, więc tej gry nie można kontynuować: { $why }.

record-none = To nie jest zapis gugong: { $why }
record-too-large = Rozmiar w bajtach to { $size }: zapis gugong jest dużo mniejszy niż { $most }
record-many-moves = Liczba ruchów to { $n }: w grze jest ich dużo mniej niż { $most }
record-format = Ten zapis ma format { $format }, a ten program czyta formaty { $oldest } i { $newest }
record-start-format = Zapis w formacie { $format }, i żaden inny, zaczyna się od pozycji w 'start'
record-seed = Ziarno tego zapisu to nie 64 cyfry szesnastkowe
record-no-edition = Żadne standardowe elementy nie mają skrótu { $digest }; podaj plik z elementami, którymi chcesz grać.

record-at-move =
    { $at ->
        [0] { $what }
       *[other] ruch { $at }: { $what }
    }
record-options = tej gry nie można przygotować: { $why }
record-components = grano elementami { $played }, a { $name } to { $found }: podaj plik z elementami, którymi grano
record-commitment = ziarno należy do zobowiązania { $promised }, a zapis podaje { $said }
record-start-seed = pozycja w 'start' ma inne ziarno niż zapis
record-start = pozycja w 'start' jest błędna. { $why }
record-goes-on = gra jest skończona, a zapis ciągnie się dalej
record-other-seat = według zapisu ruch wykonuje miejsce { $seat }, a decyduje miejsce { $asked }
record-not-legal = { $move } nie jest dozwolonym ruchem; dozwolone są te: { $legal }
record-check = po ruchu { $move } pozycja ma sumę kontrolną { $found }, a zapis podaje { $expected }
record-result = wynik według zapisu: { $said }; według ruchów: { $true }
record-no-result = brak
record-scores = punkty { $scores }, kolejność { $ranking }

saved-none = To nie jest zapisana gra: { $why }
saved-record = Zapis w tej zapisanej grze nie daje się odtworzyć: { $why }
saved-position = Pozycja tej zapisanej gry nie jest tą, do której prowadzi jej zapis
saved-check = Ostatnia suma kontrolna w zapisie tej zapisanej gry nie należy do jej pozycji
saved-result = Wynik w zapisie tej zapisanej gry nie jest tym, do którego prowadzą jej ruchy

position-none = To nie jest pozycja z tej gry: { $why }
position-impossible = Taka pozycja jest niemożliwa: { $why }
position-dead-end = Z tej pozycji nie można grać dalej: { $why }

position-rule = łamie zasadę { $rule }
position-contradiction = jej części są ze sobą sprzeczne
position-one-answer = na jej pytanie jest tylko jedna odpowiedź
position-order = coś jest w niej podane dwa razy albo w złej kolejności
position-seats = każde z { $seats } miejsc powinno mieć planszę gracza, rękę i stos kart odrzuconych
position-meng = Meng gra w grze solo, i tylko w niej
position-seed = jej ziarno to nie 64 cyfry szesnastkowe
position-decrees = nie ma po dwa dekrety każdego poziomu
position-early-result = ma wynik, zanim gra się skończyła
position-ranking = kolejność w jej wyniku nie wymienia każdego miejsca raz
position-task = { $task } nie jest zadaniem tej gry
position-no-such =
    { $what ->
        [day] nie ma dnia { $value }
        [seat] nie ma miejsca { $value }
        [dice] liczba kości nie może wynosić { $value }
        [face] ta kość nie ma ścianki { $value }
        [house] nie ma domu z jadeitem { $value }
        [decree] nie ma dekretu { $value }
        [harbour] nie ma portu { $value }
        [load] ładunek statku nie może wynosić { $value }
        [place] nie ma lokacji { $value }
        [token-put-out] żetonu { $value } nigdy się nie wystawia
        [place-put-out] tego żetonu nie wystawia się tutaj: { $value }
        [servants] liczba służących nie może wynosić { $value }
        [points] liczba PZ lub jadeitów nie może wynosić { $value }
        [envoy] na drodze Wysłannika nie ma pola { $value }
        [palace-seat] w Pałacu nie ma miejsca { $value }
        [marker] na torze Intryg nie ma pola { $value }
        [city] nie ma miasta { $value }
        [double] Podwójny Służący nie może być tutaj: { $value }
        [rewards] liczba nagród portów nie może wynosić { $value }
        [card] nie ma karty { $value }
        [automa-card] nie ma karty automy { $value }
        [token] nie ma żetonu podróży { $value }
        [piles] liczba stosów żetonów nie może wynosić { $value }
        [score] liczba punktów nie może wynosić { $value }
        [task-number] nie ma zadania z liczbą { $value }
        [draws] liczba losowań nie może wynosić { $value }
       *[rule] nie ma zasady { $value }
    }
position-names =
    { $what ->
        [gifts] jej karty prezentu nie leżą w lokacjach { $names }
        [cities] jej miasta to nie { $names }
       *[rewards] jej nagrody portów to nie { $names }
    }
position-size =
    { $pile ->
        [hand] liczba kart na ręce powinna wynosić { $size }, a wynosi { $held }
        [discard] liczba kart w stosie kart odrzuconych powinna wynosić { $size }, a wynosi { $held }
        [draw] liczba kart w stosie dobierania powinna wynosić { $size }, a wynosi { $held }
        [tokens] liczba żetonów w stosie powinna wynosić { $size }, a wynosi { $held }
       *[automa] liczba kart w talii automy powinna wynosić { $size }, a wynosi { $held }
    }

agenda-asks-nobody = nie czeka na nikogo, bo ostatnie zadanie na jej liście nie jest pytaniem
agenda-asks-meng = czeka na Menga, którego nigdy o nic się nie pyta
agenda-no-seat = pyta miejsce, którego nie ma
agenda-days = ROUND-1: jest dzień { $day }, a liczba dalszych zaplanowanych dni to { $more }
agenda-day-order = ROUND-2: dni nie są zaplanowane po kolei
agenda-turns = DAY-1: w Fazie Dnia, i tylko wtedy, jedno miejsce ma następną turę
agenda-follows = { $task } nie następuje po { $below }
agenda-before = przed { $task } jest coś, czego tam być nie może

observation-no-seat =
    { $players ->
        [one] Z miejsca { $seat } nie można patrzeć: jedyna osoba siedzi na miejscu { $last }, a widz na miejscu None
       *[other] Z miejsca { $seat } nie można patrzeć: gracze siedzą na miejscach od 0 do { $last }, a widz na miejscu None
    }
observation-components = Ta obserwacja powstała z innymi elementami
observation-no-deal = Nie znaleziono rozdania, które prowadzi do pytania w tej obserwacji

verify-going-on = { $file }: w porządku, { $moves }, dzień { $day }, gra nieskończona
verify-over =
    { $winner ->
        [nobody] { $file }: w porządku, { $moves }, wyniki { $scores }, nikt nie dociera do Pałacu
        [meng] { $file }: w porządku, { $moves }, wyniki { $scores }, wygrywa Meng
       *[other] { $file }: w porządku, { $moves }, wyniki { $scores }, wygrywa miejsce { $winner }
    }
verify-moves =
    { $n ->
        [one] { $n } ruch
        [few] { $n } ruchy
       *[many] { $n } ruchów
    }
verify-commitment = zobowiązanie zapisu to { $commitment }, a nie to, które opublikowano
