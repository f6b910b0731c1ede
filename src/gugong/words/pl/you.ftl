# Co się stało, powiedziane czytelnikowi, który to zrobił.

you-claim = Poświęcasz służącego w porcie { $harbour } i zbierasz { the-reward }
you-decree = Zdobywasz dekret „{ $effect }”
you-die = Obracasz { the-die } na { $face }
you-discard = Odrzucasz zakrytą { $card }
you-disqualified = Nie docierasz do Pałacu: { $n } PZ się nie liczy
you-draw = Dobierasz { $card }
you-envoy =
    { $n ->
        [one] Przesuwasz Wysłannika o { $n } pole
        [few] Przesuwasz Wysłannika o { $n } pola
       *[many] Przesuwasz Wysłannika o { $n } pól
    }
you-exchange = Wymieniasz { $card } na { $taken } { at-place }
you-gain = Otrzymujesz { servants }
you-house = Opróżniasz dom z jadeitem
you-jade =
    { $n ->
        [one] Bierzesz { $n } jadeit
        [few] Bierzesz { $n } jadeity
       *[many] Bierzesz { $n } jadeitów
    }
you-load =
    { $new ->
        [0] Umieszczasz { servants } { from-stock } na statku w porcie { $harbour }
       *[1] Umieszczasz { servants } { from-stock } na nowym statku w porcie { $harbour }
    }
you-lost = Tracisz statek w porcie { $harbour }
you-marker =
    { $sign ->
        [minus]
            { $n ->
                [one] Cofasz znacznik Intryg o { $n } pole
                [few] Cofasz znacznik Intryg o { $n } pola
               *[many] Cofasz znacznik Intryg o { $n } pól
            }
       *[plus]
            { $n ->
                [one] Przesuwasz znacznik Intryg o { $n } pole w górę
                [few] Przesuwasz znacznik Intryg o { $n } pola w górę
               *[many] Przesuwasz znacznik Intryg o { $n } pól w górę
            }
    }
you-matches =
    { $n ->
        [0] Nie masz żadnego dopasowania
        [one] Masz { $n } dopasowanie
        [few] Masz { $n } dopasowania
       *[many] Masz { $n } dopasowań
    }
you-medal = Bierzesz medal
you-outpost = Wystawiasz żeton „{ $token }” { at-place } { with-servant }
you-outpost-home = Dostajesz z powrotem żeton „{ $token }” { with-servant }
you-pay = Płacisz { servants-paid }
you-rank = Zajmujesz { $place }. miejsce z wynikiem { $score } PZ
you-sail = Przesuwasz statek z portu { $number } do portu { $to }
you-seat = Wchodzisz do Pałacu i zajmujesz miejsce { $seat }
you-start-player = Zostajesz pierwszym graczem
you-store = Odkładasz żeton „{ $token }”
you-swap =
    { $pile ->
        [discard] Podmieniasz { $card } ze swojego stosu kart odrzuconych na { $taken } { at-place }
       *[hand] Podmieniasz { $card } z ręki na { $taken } { at-place }
    }
you-take-back = Odzyskujesz { $card } na rękę
you-token-used = Używasz żetonu „{ $token }”
you-tokens = Oddajesz żetony ({ $tokens }) za { bought }
you-travel = Podróżujesz do miasta { $city }
you-unlock = Zdobywasz Podwójnego Służącego
you-vp =
    { $sign ->
        [minus] Tracisz { $n } PZ ({ $reason })
       *[plus] Zdobywasz { $n } PZ ({ $reason })
    }
you-wall = Umieszczasz { servants } { from-stock } na murze
you-wall-home = Wygrywasz punktację muru i zabierasz z niego { servants }
