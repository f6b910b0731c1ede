# Puzzles: positions in which one move is clearly the best; and what is played on one day.

puzzles = Zadania
puzzles-lead = Pozycje z gier między silnymi botami. W każdej jeden ruch jest wyraźnie najlepszy, o ile można to wiedzieć. Znajdź go.
puzzles-next = Następne zadanie
puzzles-rating = Twój ranking: { $rating }
puzzles-rated = Zadanie { $puzzle }, ty { $before } → { $after }
puzzles-solved = Rozwiązane: { $right } z { $tried } podjętych
puzzles-players =
    { $players ->
        [1] Samotnie przeciw Mengowi
       *[other] { $players } graczy
    }
puzzles-level = Trudność { $rating }
puzzles-right = Rozwiązane
puzzles-missed = Nierozwiązane za pierwszym razem
puzzles-all = Wszystkie zadania
puzzles-gone = Pod tym adresem nie ma już zadania. Wybierz inne.
lessons-puzzle = Zadanie
lesson-puzzle-ask = Twoja kolej. Jeden ruch jest wyraźnie najlepszy, o ile możesz to wiedzieć. Który?
lesson-puzzle-wrong = To nie jest najlepszy ruch. Spróbuj jeszcze raz albo daj go sobie pokazać.
lesson-puzzle-solved = To jest najlepszy ruch.
puzzle-why = O { $gain } PZ lepszy niż następny najlepszy ruch (± { $error }). Większość bierze się stąd: { $sources }.
puzzle-why-many = O { $gain } PZ lepszy niż następny najlepszy ruch (± { $error }), po trochu z wielu źródeł.
puzzle-play-on-about = Stąd dalej, przeciw botom.

today = Dzisiaj
today-lead = Jedno rozdanie przeciw Mengowi i jedno zadanie dziennie: takie same dla wszystkich, gdziekolwiek grają.
today-date = { $date } (UTC)
today-deal = Rozdanie dnia
today-deal-how =
    { $difficulty ->
        [easy] Meng gra dziś łatwo.
        [hard] Meng gra dziś trudno.
       *[normal] Meng gra dziś jak zwykle.
    }
today-deal-play = Zagraj rozdanie
today-deal-go-on = Graj dalej
today-deal-won = Wygrana { $own } : { $meng }.
today-deal-lost = Przegrana { $own } : { $meng }.
today-deal-hints =
    { $n ->
        [0] Bez podpowiedzi.
        [one] Z jednym krokiem podpowiedzi.
       *[other] Z { $n } krokami podpowiedzi.
    }
today-deal-counts = Przeliczone z zapisu gry. Liczy się pierwsza gra dnia.
today-puzzle = Zadanie dnia
today-puzzle-play = Rozwiąż zadanie
today-puzzle-look = Obejrzyj je jeszcze raz
today-series =
    { $n ->
        [0] Jeszcze nie ma serii: dokończ rozdanie albo zadanie dnia, aby ją zacząć.
        [one] Twoja seria: jeden dzień.
       *[other] Twoja seria: { $n } dni z rzędu.
    }
today-share = Skopiuj wiersz do udostępnienia
today-to-day = Do wyniku dnia
server-no-such-day = Nie ma takiego dnia: zapisz go jako 2026-11-18.
server-not-the-deal = Tej gry nie rozegrano z rozdaniem tego dnia.
