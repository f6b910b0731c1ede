# Co się stało, w czasie teraźniejszym; na początku może stać dowolne imię.  Co nie ma sprawcy, jest całym zdaniem.

event = { $name } { $done }.
sentence = { $done }.
because = { $done } ({ $cause })

event-acts = wykonuje akcję lokacji { the-place }
event-automa = odkrywa { automa }
event-automa-reshuffle =
    { $n ->
        [one] tasuje { $n } kartę automy z poprzednich dni
        [few] tasuje { $n } karty automy z poprzednich dni
       *[many] tasuje { $n } kart automy z poprzednich dni
    }
event-claim = poświęca służącego w porcie { $harbour } i zbiera { the-reward }
event-day = zaczyna się dzień { $day }
event-decree = zdobywa dekret „{ $effect }”
event-dice = kości pokazują { $a }, { $b } i { $c }
event-die = obraca { the-die } na { $face }
event-discard =
    { $rule ->
        [Q-ME-2] odkłada kartę prezentu na jutro, bo nie ma już kart automy
        [SOLO-TRAVEL-4] oddaje wierzchnią kartę swojego stosu
        [SOLO-TWI-3] kładzie tę kartę na swoim stosie kart odrzuconych
       *[other] odrzuca zakrytą { $card }
    }
event-disqualified = nie dociera do Pałacu: { $n } PZ się nie liczy
event-draw = dobiera { $card }
event-envoy =
    { $n ->
        [one] przesuwa Wysłannika o { $n } pole
        [few] przesuwa Wysłannika o { $n } pola
       *[many] przesuwa Wysłannika o { $n } pól
    }
event-exchange = wymienia { $card } na { $taken } { at-place }
event-gain = otrzymuje { servants }
event-heads-for = zmierza do miasta { $city }: { $reason }
event-house = opróżnia dom z jadeitem
event-jade =
    { $n ->
        [one] bierze { $n } jadeit
        [few] bierze { $n } jadeity
       *[many] bierze { $n } jadeitów
    }
event-load =
    { $new ->
        [0] umieszcza { servants } { from-stock } na statku w porcie { $harbour }
       *[1] umieszcza { servants } { from-stock } na nowym statku w porcie { $harbour }
    }
event-lost = traci statek w porcie { $harbour }
event-marker =
    { $sign ->
        [minus]
            { $n ->
                [one] cofa znacznik Intryg o { $n } pole
                [few] cofa znacznik Intryg o { $n } pola
               *[many] cofa znacznik Intryg o { $n } pól
            }
       *[plus]
            { $n ->
                [one] przesuwa znacznik Intryg o { $n } pole w górę
                [few] przesuwa znacznik Intryg o { $n } pola w górę
               *[many] przesuwa znacznik Intryg o { $n } pól w górę
            }
    }
event-matches =
    { $n ->
        [0] nie ma żadnego dopasowania
        [one] ma { $n } dopasowanie
        [few] ma { $n } dopasowania
       *[many] ma { $n } dopasowań
    }
event-medal = bierze medal
event-meng-claim = zbiera { the-reward } za zapełniony statek w porcie { $harbour }
event-new-hands = stosy kart odrzuconych trafiają na ręce graczy
event-night = noc dnia { $day }: kości pokazują { $a }, { $b } i { $c }
event-nightfall = odkłada dzisiejsze karty automy do użytych
event-outpost = wystawia żeton „{ $token }” { at-place } { with-servant }
event-outpost-home = dostaje z powrotem żeton „{ $token }” { with-servant }
event-pay = płaci { servants-paid }
event-rank = zajmuje { $place }. miejsce z wynikiem { $score } PZ
event-refill = miasto { $city } otrzymuje nowy żeton ({ $token })
event-reshuffle = z odrzuconych żetonów powstają dwa nowe stosy: { $first } i { $second }
event-sail = przesuwa statek z portu { $number } do portu { $to }
event-seat = wchodzi do Pałacu i zajmuje miejsce { $seat }
event-skips = pomija { $reason }
event-start-player = zostaje pierwszym graczem
event-store = odkłada żeton „{ $token }”
event-swap =
    { $pile ->
        [discard] podmienia { $card } ze stosu kart odrzuconych na { $taken } { at-place }
       *[hand] podmienia { $card } z ręki na { $taken } { at-place }
    }
event-take-back =
    { $rule ->
        [SOLO-TRAVEL-4] odzyskuje do swojego stosu wierzchnią kartę ze stosu kart odrzuconych
       *[other] odzyskuje { $card } na rękę
    }
event-token-used = używa żetonu „{ $token }”
event-tokens = oddaje żetony ({ $tokens }) za { bought }
event-travel = podróżuje do miasta { $city }
event-twilight = o Zmierzchu ponownie wykorzystuje { automa }
event-unlock = zdobywa Podwójnego Służącego
event-vp =
    { $sign ->
        [minus] traci { $n } PZ ({ $reason })
       *[plus] zdobywa { $n } PZ ({ $reason })
    }
event-wall = umieszcza { servants } { from-stock } na murze
event-wall-full = Wielki Mur jest ukończony
event-wall-home = wygrywa punktację muru i zabiera z niego { servants }
event-wants = wybiera dekret „{ $effect }”: { $reason }

# Biernik.
automa =
    { $special ->
        [0] kartę automy lokacji { the-place }
       *[1]
            { $place ->
                [none] specjalną kartę automy
               *[other] specjalną kartę automy: lokacja, na której się skupia, to { the-place }
            }
    }

heads-for-solo-travel-3 = następne miasto z żetonem na jego drodze po obwodzie mapy
heads-for-q-me-3 = pierwsze miasto z żetonem na jego drodze po obwodzie mapy
heads-for-q-me-4 = najbliższy żeton, bo jego droga po obwodzie mapy jest przerwana
wants-solo-decree-2 = poziom { $level }, jak każe dzisiejszy dzień
wants-solo-decree-3 = żaden dekret poziomu { $level } nie jest w jego zasięgu

# Biernik.
skips-decree-l1-ship = statek ze swojego dekretu (jego pula ogólna jest pusta)
skips-q-me-5 = podróż (żadne miasto nie ma żetonu)
skips-q-me-7 = jadeit ze swojego żetonu (kosztuje 3 służących z jego puli służących)
skips-q-me-16 = darmową akcję (nie ma służących w żadnej puli)
skips-q-me-21 = Intrygi (jego znacznik jest już na ostatnim polu)
skips-q-me-24 = Dekrety (ma już wszystkie)
skips-q-tr-14 = służącego ze swojego żetonu (jego pula ogólna jest pusta)
skips-solo-canal-1 = Wielki Kanał (nie ma służącego do dołożenia)
skips-solo-canal-2 = Wielki Kanał (wymaga 2 służących, a żetony nie pomogą)
skips-solo-decree-3 = Dekrety (nie ma takiego, którego mu brakuje i na który go stać)
skips-solo-intrigue-2 = Intrygi (wymagają 1 służącego, a żetony nie pomogą)
skips-solo-jade-1 = Jadeit (nie stać go na najtańszy)
skips-solo-palace-2 = Pałac (wymaga 2 służących, a żetony nie pomogą)
skips-solo-travel-2 = podróż (nie stać go na nią, nawet z żetonami)
skips-solo-wall-1 = Wielki Mur (nie ma służącego do umieszczenia)
skips-solo-wall-2 = Wielki Mur (wymaga 2 służących, a żetony nie pomogą)
skips-solo-wall-3 = nagrodę za Intrygi (jego znacznik jest za nisko lub pula ogólna pusta)

# Na co to było albo skąd się wzięło: stoi samo, po tym, co się stało.
cause-gift = prezent o niższej lub równej wartości
cause-card = akcja karty
cause-benefit = nagroda za Intrygi
cause-decree = dekret
cause-token = żeton
cause-morning = Poranek
cause-dice = dopasowania
