# Dlaczego plikiem z elementami nie da się grać.  Pozycje, słowa i wartości są takie jak w pliku.

component-in-file = { $file }: { $reason }.

component-unreadable = { $file } nie daje się odczytać ({ $error }); podaj plik, który można odczytać.
component-not-utf8 = { $file } nie jest poprawnym UTF-8 w bajcie { $byte }; zapisz go jako tekst UTF-8.
component-directory = { $file } to katalog; podaj plik z elementami.
component-no-file = { $file } nie jest istniejącym plikiem; podaj plik z elementami.
component-too-large = { $file } ma ponad { $most } kB; plik z elementami ma kilka tysięcy znaków.

component-not-toml = plik powinien być poprawnym plikiem TOML, a nie jest: wiersz { $line }, kolumna { $column } ({ $why })
component-cut-short = plik powinien być poprawnym plikiem TOML, a nie jest: kończy się za wcześnie ({ $why })
component-nested = plik ma za dużo zagnieżdżonych poziomów, a wystarczą trzy
component-long-line = wiersz { $line } pliku jest za długi: liczba znaków to { $n }, a czytane jest najwyżej { $most }; rozłóż długie listy na kilka wierszy
component-dots = w wierszu { $line } pliku jest ponad { $most } kropek, a nazwa pozycji ma najwyżej dwie
component-missing = brakuje { $entry }; podaj tę pozycję tak jak w pliku standardowym
component-unknown = { $entry } to nieznana pozycja; popraw jej nazwę albo ją pomiń
component-refused = pozycja { $entry } jest niepoprawna ({ $why })
component-wrong-kind = { $entry } powinno być { $wanted }, a jest { $got }
# Narzędnik.
component-kind =
    { $kind ->
        [int] liczbą całkowitą
        [float] liczbą dziesiętną
        [bool] wartością logiczną
        [str] tekstem
        [array] listą
        [object] tabelą
        [empty] pustą tabelą
        [standing] jednym ze słów printed, reported i reconstructed
       *[date] datą lub godziną
    }

component-range = { $entry } to { $figure }, a powinno być od { $low } do { $high }
component-long-number = bardzo długa liczba
component-always =
    { $things ->
        [harbours] { $entry } to { $figure }, a portów jest zawsze { $right }
        [slots] { $entry } to { $figure }, a miejsc na żetony jest zawsze { $right }
       *[special-cards] { $entry } to { $figure }, a karty specjalne są zawsze { $right }
    }
component-count =
    { $n ->
        [one] { $entry } ma { $n } pozycję, a powinno wymieniać { component-listed }
        [few] { $entry } ma { $n } pozycje, a powinno wymieniać { component-listed }
       *[many] { $entry } ma { $n } pozycji, a powinno wymieniać { component-listed }
    }
# Biernik.
component-listed =
    { $things ->
        [gifts] { $right } prezentów, po jednym na każdą wartość
        [board-cards] { $right } kart, po jednej na każdą lokację
        [sets] { $right } zestawów, po jednym na każde miejsce
        [cards]
            { $right ->
                [few] { $right } karty
               *[many] { $right } kart
            }
        [seats] { $right } miejsc, po jednym na każdego gracza
        [decrees] { $right } dekretów
        [dice] { $right } kości
       *[faces] { $right } ścianek
    }
component-sum =
    { $things ->
        [tokens] { $entry } daje razem { $total }, a żetonów powinno być { $right }
        [tokens-of-all] { $entry } daje w rodzajach należących do każdego wydania razem { $total }, a żetonów powinno być { $right }
        [french-tokens] { $entry } daje w rodzajach francuskich razem { $total }, a żetonów powinno być { $right }
       *[automa-cards] { $entry } daje razem { $total }, a kart powinno być { $right }
    }
component-houses =
    { $n ->
        [few] { $entry } ma { $n } domy, a powinno ich być od 1 do { $most }
       *[many] { $entry } ma { $n } domów, a powinno ich być od 1 do { $most }
    }
component-seat-order = { $entry } to { $vp }, a powinno być najwyżej tyle, ile na poprzednim miejscu, czyli { $before }
component-decree-name =
    { $left ->
        [one] { $entry } to { $name }, a powinno być { $names }
       *[other] { $entry } to { $name }, a powinien to być jeden z tych: { $names }
    }
component-decree-vp = { $entry } to { $vp }, a powinno być 0: poziom 3 punktuje na koniec gry

component-card-form = { $entry } to { $card }, a powinna to być wartość od 1 do 9 i akcja, na przykład "4 canal"
component-card-action = { $entry } ma akcję { $action }, a karta pokazuje jedną z tych: { $known }
component-name-form = { $entry } to { $name }, a nazwa ma najwyżej 40 drukowalnych znaków, bez dwukropka, przecinka oraz spacji na początku i na końcu
component-name-letters = { $entry } to { $name }, a nazwa musi zawierać litery
component-name-twice = { $entry } to { $name }, co czyta się tak samo jak { $other }; nadaj każdej pozycji własną nazwę

component-small-ring =
    { $n ->
        [one] { $entry } ma { $n } miasto, a obwód potrzebuje co najmniej 3
        [few] { $entry } ma { $n } miasta, a obwód potrzebuje co najmniej 3
       *[many] { $entry } ma { $n } miast, a obwód potrzebuje co najmniej 3
    }
component-none-inside = { $entry } nic nie zawiera, a wewnątrz obwodu leży co najmniej jedno miasto
component-odd-cities =
    { $n ->
        [few] { $entry } ma na obwodzie i wewnątrz { $n } miasta, a ich liczba powinna być parzysta
       *[many] { $entry } ma na obwodzie i wewnątrz { $n } miast, a ich liczba powinna być parzysta
    }
component-few-tokens =
    { $n ->
        [few] { $entry } ma { $n } miasta, a podstawowych żetonów jest dla nich tylko { $tokens }
       *[many] { $entry } ma { $n } miast, a podstawowych żetonów jest dla nich tylko { $tokens }
    }
component-road-form = { $entry } to { $line }, a powinien to być wiersz taki jak "Kaifeng: Jinan, Taiyuan"
component-no-city = { $entry } wymienia { $city }, a takiego miasta nie ma ani na obwodzie, ani wewnątrz
component-road-to-itself = { $entry } łączy miasto { $city } z nim samym, a droga łączy dwa miasta
component-road-twice = { $entry } jeszcze raz łączy miasta { $first } i { $second }; podaj każdą drogę raz i żadnej wzdłuż obwodu
component-out-of-reach = według { $entry } nie da się dotrzeć do miasta { $city }; połącz je z obwodem
