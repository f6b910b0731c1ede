# Co zrobi ruch, zanim zostanie wykonany.  $you to 1, gdy robi to czytelnik, w innym razie 0.

will-claim =
    { $you ->
        [1] Poświęcisz
       *[0] { $name } poświęci
    } służącego w porcie { $harbour }, aby zebrać { the-reward }.
will-day = Zacznie się dzień { $day }.
will-decree =
    { $you ->
        [1] Zdobędziesz
       *[0] { $name } zdobędzie
    } dekret „{ $effect }”.
will-dice = Kości pokażą { $a }, { $b } i { $c }.
will-die =
    { $you ->
        [1] Obrócisz
       *[0] { $name } obróci
    } { the-die } na { $face }.
will-discard =
    { $you ->
        [1] Odrzucisz
       *[0] { $name } odrzuci
    } zakrytą { $card }.
will-disqualified =
    { $you ->
        [1] Nie dotrzesz
       *[0] { $name } nie dotrze
    } do Pałacu: { $n } PZ nie będzie się liczyć.
will-draw =
    { $you ->
        [1] Dobierzesz
       *[0] { $name } dobierze
    } { $card }.
will-envoy =
    { $you ->
        [1] Przesuniesz
       *[0] { $name } przesunie
    } { $n ->
        [one] Wysłannika o { $n } pole.
        [few] Wysłannika o { $n } pola.
       *[many] Wysłannika o { $n } pól.
    }
will-exchange =
    { $you ->
        [1] Wymienisz
       *[0] { $name } wymieni
    } { $card } na { $taken } { at-place }.
will-gain =
    { $you ->
        [1] Otrzymasz
       *[0] { $name } otrzyma
    } { servants }.
will-house =
    { $you ->
        [1] Opróżnisz
       *[0] { $name } opróżni
    } dom z jadeitem.
will-jade =
    { $you ->
        [1] Weźmiesz
       *[0] { $name } weźmie
    } { $n ->
        [one] { $n } jadeit.
        [few] { $n } jadeity.
       *[many] { $n } jadeitów.
    }
will-load =
    { $you ->
        [1] Umieścisz
       *[0] { $name } umieści
    } { $new ->
        [0] { servants } { from-stock } na statku w porcie { $harbour }.
       *[1] { servants } { from-stock } na nowym statku w porcie { $harbour }.
    }
will-lost =
    { $you ->
        [1] Stracisz
       *[0] { $name } straci
    } statek w porcie { $harbour }.
will-marker =
    { $sign ->
        [minus]
            { $you ->
                [1] Cofniesz
               *[0] { $name } cofnie
            } znacznik Intryg o { $n ->
                [one] { $n } pole
                [few] { $n } pola
               *[many] { $n } pól
            }.
       *[plus]
            { $you ->
                [1] Przesuniesz
               *[0] { $name } przesunie
            } znacznik Intryg o { $n ->
                [one] { $n } pole
                [few] { $n } pola
               *[many] { $n } pól
            } w górę.
    }
will-matches =
    { $you ->
        [1] Będziesz mieć
       *[0] { $name } będzie mieć
    } { $n ->
        [one] { $n } dopasowanie.
        [few] { $n } dopasowania.
       *[many] { $n } dopasowań.
    }
will-medal =
    { $you ->
        [1] Weźmiesz
       *[0] { $name } weźmie
    } medal.
will-new-hands = Stosy kart odrzuconych trafią na ręce graczy.
will-night = Zapadnie Noc.
will-outpost =
    { $you ->
        [1] Wystawisz
       *[0] { $name } wystawi
    } żeton „{ $token }” { at-place } { with-servant }.
will-outpost-home =
    { $you ->
        [1] Dostaniesz
       *[0] { $name } dostanie
    } z powrotem żeton „{ $token }” { with-servant }.
will-pay =
    { $you ->
        [1] Zapłacisz
       *[0] { $name } zapłaci
    } { servants-paid }.
will-rank =
    { $you ->
        [1] Zajmiesz
       *[0] { $name } zajmie
    } { $place }. miejsce z wynikiem { $score } PZ.
will-refill = Miasto { $city } otrzyma nowy żeton ({ $token }).
will-reshuffle = Z odrzuconych żetonów powstaną dwa nowe stosy: { $first } i { $second }.
will-sail =
    { $you ->
        [1] Przesuniesz
       *[0] { $name } przesunie
    } statek z portu { $number } do portu { $to }.
will-seat =
    { $you ->
        [1] Wejdziesz do Pałacu i zajmiesz
       *[0] { $name } wejdzie do Pałacu i zajmie
    } miejsce { $seat }.
will-start-player =
    { $you ->
        [1] Zostaniesz
       *[0] { $name } zostanie
    } pierwszym graczem.
will-store =
    { $you ->
        [1] Odłożysz
       *[0] { $name } odłoży
    } żeton „{ $token }”.
will-swap =
    { $you ->
        [1] Podmienisz
       *[0] { $name } podmieni
    } { $pile ->
        [discard] { $card } ze stosu kart odrzuconych na { $taken } { at-place }.
       *[hand] { $card } z ręki na { $taken } { at-place }.
    }
will-take-back =
    { $you ->
        [1] Odzyskasz
       *[0] { $name } odzyska
    } { $card } na rękę.
will-token-used =
    { $you ->
        [1] Użyjesz
       *[0] { $name } użyje
    } żetonu „{ $token }”.
will-tokens =
    { $you ->
        [1] Oddasz
       *[0] { $name } odda
    } żetony: { $tokens }.
will-travel =
    { $you ->
        [1] Udasz się
       *[0] { $name } uda się
    } do miasta { $city }.
will-unlock =
    { $you ->
        [1] Zdobędziesz
       *[0] { $name } zdobędzie
    } Podwójnego Służącego.
will-vp =
    { $sign ->
        [minus]
            { $you ->
                [1] Stracisz
               *[0] { $name } straci
            } { $n } PZ ({ $reason }).
       *[plus]
           { $you ->
               [1] Zdobędziesz
              *[0] { $name } zdobędzie
           } { $n } PZ ({ $reason }).
    }
will-wall =
    { $you ->
        [1] Umieścisz
       *[0] { $name } umieści
    } { servants } { from-stock } na murze.
will-wall-full = Wielki Mur będzie ukończony.
will-wall-home =
    { $you ->
        [1] Wygrasz punktację muru i zabierzesz
       *[0] { $name } wygra punktację muru i zabierze
    } z niego { servants }.

preview-more =
    { $n ->
        [one] … i jeszcze { $n } rzecz.
        [few] … i jeszcze { $n } rzeczy.
       *[many] … i jeszcze { $n } rzeczy.
    }
preview-meng = Potem kolej Menga i tego ruchu nie będzie można cofnąć.
