# Czym jest rzecz na stole (thing-), co robi (about-) i ile jest warta dla pytającego (worth-).

server-no-such-thing = Na tym stole nie ma { $thing }: lista rzeczy jest w docs/notation.md.
thing-owned = { $name }: { $thing }
worth-able = Możesz to zrobić z tym, co masz teraz.
worth-not-able = Nie teraz: { $reason }.
worth-price = Kosztuje cię teraz { $n }. { $able }

thing-card = Karta prezentu { $card }
about-card = Daj ją urzędnikowi za prezent, który tam leży. Jeśli twoja jest wyższa, możesz zrobić to, co pokazuje ({ $action }), a potem akcję lokacji.
card-action =
    { $action ->
        [one-servant] otrzymać 1 służącego
        [two-servants] otrzymać 2 służących
        [swap] podmienić swoją kartę na kartę z planszy
        [none] nic
       *[other] { the-place }
    }
worth-card =
    { $n ->
        [0] Nigdzie za darmo: każdy prezent na planszy jest równy lub wyższy.
       *[other] Teraz za darmo tutaj: { $places }.
    }
thing-discard = Twoja odrzucona karta { $card }
about-discard = Jutro będziesz mieć ją na ręce. W nocy każda kość z jej wartością to dopasowanie, a każde dopasowanie daje służącego.
worth-discard =
    { $n ->
        [0] Teraz nie pasuje do żadnej kości.
        [one] Teraz { $n } dopasowanie.
        [few] Teraz { $n } dopasowania.
        [many] Teraz { $n } dopasowań.
       *[other] Teraz { $n } dopasowania.
    }
thing-known = Karta prezentu { $card }
about-known = Wszyscy widzieli, jak ten ród brał tę kartę, i mogą ją pamiętać. Jego pozostałe karty są ukryte.
thing-gift = { $place }, prezent { $card }
about-gift = Aby tu działać, wymień na niego wyższą kartę z ręki (1 bije 9). Przy równej lub niższej płacisz 2 służącymi, odrzucasz inną kartę albo nie wykonujesz żadnej akcji.
worth-gift =
    { $n ->
        [0] Żadna twoja karta go nie bije.
       *[other] Bijesz go kartą: { $cards }.
    }
thing-hand = Ręka: { $n }
thing-discards = Stos kart odrzuconych: { $n }
worth-discards =
    { $n ->
        [0] Teraz nie pasuje do żadnej kości.
        [one] Teraz { $n } dopasowanie do kości.
        [few] Teraz { $n } dopasowania do kości.
        [many] Teraz { $n } dopasowań do kości.
       *[other] Teraz { $n } dopasowania do kości.
    }
thing-draw = Stos dobierania: { $n }
about-draw = Dodatkowe karty prezentów. Statek, który zbiera taką nagrodę w porcie 3 lub 5, dobiera ją stąd, a jego ród ma do końca gry o jedną kartę więcej.

thing-official = { $place }: urzędnik
about-official =
    { $place ->
        [travel] Kto przynosi mu prezent, wysyła swojego Podróżnika do miasta i bierze stamtąd żeton.
        [wall] Kto przynosi mu prezent, umieszcza służących na Wielkim Murze. Gdy mur jest ukończony, punktuje ten, kto ma ich najwięcej.
        [jade] Kto przynosi mu prezent, może kupić jadeit za służących. Jadeit punktuje na koniec gry, im więcej, tym lepiej.
        [intrigue] Kto przynosi mu prezent, wspina się na Torze Intryg, który rozstrzyga każdy remis.
        [palace] Kto przynosi mu prezent, prowadzi swojego Wysłannika do Pałacu. Kto zostanie na zewnątrz, nie wygra.
        [decrees] Kto przynosi mu prezent, może zdobyć dekret, który pomaga do końca gry.
       *[canal] Kto przynosi mu prezent, ładuje i przesuwa statki. Pełne statki zbierają nagrodę swojego portu.
    }
thing-option =
    { $letter ->
        [none] { $place }: akcja
       *[other] { $place }: opcja { $letter }
    }

thing-city = { $city }, bez żetonu
thing-city-token = { $city }, żeton: { $token }
worth-city =
    { $near ->
        [0] Twój Podróżnik teraz tam nie dojdzie.
       *[1] Twój Podróżnik dojdzie tam w jednej podróży.
    }
thing-road = Droga: { $one } – { $other }
thing-traveller = Podróżnik, jeszcze poza mapą
thing-traveller-in = Podróżnik, miasto: { $city }
about-traveller = Idzie drogami do następnego miasta z żetonem i zabiera żeton. Pierwszą podróż kończy w dowolnym mieście.
worth-traveller =
    { $n ->
        [one] W zasięgu jest teraz { $n } żeton.
        [few] W zasięgu są teraz { $n } żetony.
        [many] W zasięgu jest teraz { $n } żetonów.
       *[other] W zasięgu jest teraz { $n } żetonu.
    }
thing-pile = Stos żetonów podróży: { $n }
thing-spent = Odrzucone żetony podróży: { $n }

thing-wall = Wielki Mur: { $n } z { $size }
worth-wall = Twoi na murze: { $n }. Prowadzi: { $name }.
thing-space = Wielki Mur, miejsce { $n }
about-space = Służący zajmuje jedno miejsce, Podwójny Służący dwa. Mur jest ukończony i punktowany, gdy zajętych miejsc jest { $size }.
worth-space =
    { $n ->
        [one] Brakuje { $n } służącego.
       *[other] Brakuje { $n } służących.
    }
thing-on-wall = Służący na Wielkim Murze: { $n }
thing-benefit = Nagroda Intryg za { $n }

thing-intrigue = Tor Intryg, od 0 do { $top }
thing-marker = Znacznik Intryg na polu { $n }
worth-marker = Miejsce { $n } z { $players } w kolejności na Torze Intryg.

thing-house = Dom z jadeitem, cena { $n }
thing-house-empty = Pusty dom, cena { $n }
about-house-empty = Jego jadeit jest już kupiony. Gdy wszystkie domy są puste, jadeit kupuje się na placu.
thing-square = Plac z jadeitem, cena { $n }

thing-decree = Dekret poziomu { $level }: { $effect }
worth-decree-mine = Masz go.
worth-decree-later = Masz go: na koniec { $n } PZ przy obecnym stanie.
thing-signed = Służący na dekrecie: { $effect }

thing-palace = Pałac Niebiańskiej Czystości
thing-step = Pole { $n } z { $steps } do Pałacu
worth-step =
    { $n ->
        [0] Twój Wysłannik jest w Pałacu.
        [one] Twojemu Wysłannikowi zostało { $n } pole.
        [few] Twojemu Wysłannikowi zostały { $n } pola.
        [many] Twojemu Wysłannikowi zostało { $n } pól.
       *[other] Twojemu Wysłannikowi zostało { $n } pola.
    }
thing-seat = Miejsce w Pałacu za { $n } PZ
worth-seat =
    { $state ->
        [taken] Jest zajęte.
        [next] Dostanie je następny Wysłannik.
       *[free] Wolne; najpierw zajmuje się lepsze.
    }
thing-envoy = Wysłannik na polu { $n } z { $steps }
thing-envoy-inside = Wysłannik w Pałacu
about-envoy = Ostatnie pole to Pałac i najlepsze wolne miejsce. Kto na koniec jest na zewnątrz, ma wynik 0.
worth-envoy = Twoje miejsce da na koniec { $n } PZ.

harbour-gives =
    { $reward ->
        [vp] 4 PZ
        [card] dodatkowa karta
        [double] Podwójny Służący
        [choice] 4 PZ, dodatkowa karta lub Podwójny Służący
       *[none] bez nagrody
    }
thing-harbour = Port { $harbour }: { $reward }
about-harbour =
    { $reward ->
        [vp] Statek z 3 służącymi może tu zebrać 4 PZ.
        [card] Statek z 3 służącymi może tu zebrać dodatkową kartę prezentu.
        [double] Statek z 3 służącymi może tu zebrać Podwójnego Służącego.
        [choice] Statek z 3 służącymi może tu zebrać jedną z trzech nagród. Statek, który zostanie na noc, przepada.
       *[none] Tu nie ma czego zebrać. Każdej nocy wszystkie statki płyną o jeden port dalej.
    }
worth-harbour =
    { $n ->
        [0] Twoja plansza nie ma dla niej wolnego pola.
       *[other] Twoja plansza ma dla niej wolne pole.
    }
thing-ship = Statek, port { $harbour }, ładunek { $n } z { $size }
worth-ship =
    { $n ->
        [0] Jest pełny.
        [one] Do pełna brakuje { $n } służącego.
       *[other] Do pełna brakuje { $n } służących.
    }
thing-ships = Statki poza kanałem: { $n }
thing-new-ship = Miejsce na nowy statek
thing-reward = Nagrody portów, { $reward }: { $n } z { $size }
thing-rewards = Nagrody portów: { $n }

thing-day =
    { $n ->
        [0] Dzień { $day } z { $days }
       *[other] Dzień { $day } z { $days }, nowi służący: { $n }
    }
thing-die =
    { $die ->
        [A] Pierwsza Kość Przeznaczenia: { $n }
        [B] Druga Kość Przeznaczenia: { $n }
       *[C] Trzecia Kość Przeznaczenia: { $n }
    }
about-die = W nocy każda odrzucona karta z tą liczbą to dopasowanie i daje służącego; kto ma ich najwięcej, zdobywa 3 PZ i pole dla Wysłannika. Ścianki: { $faces }.
worth-die = W twoim stosie kart odrzuconych: { $n }. Dopasowania do wszystkich kości: { $all }.
thing-medal = Medal, dziś jeszcze wolny
thing-medal-of = Medal: { $name }
about-medal = Bierze go ten, kto dziś pierwszy wybierze opcję A Intryg; jutro jest pierwszym graczem.
thing-lantern = Lampion pierwszego gracza: { $name }

thing-family = Ród { $name }
worth-family =
    { $inside ->
        [0] { $later } Jego Wysłannik nie jest w Pałacu: teraz by nie wygrał.
       *[1] { $later } Może wygrać.
    }
thing-pool = Pula służących: { $n }
thing-supply = Pula ogólna: { $n }
thing-double =
    { $at ->
        [locked] Podwójny Służący, zablokowany
        [pool] Podwójny Służący w puli służących
        [supply] Podwójny Służący w puli ogólnej
       *[out] Podwójny Służący na planszy
    }
thing-vp = PZ: { $n }
worth-vp =
    { $sources ->
        [none] Gdyby gra skończyła się teraz: { $n }.
       *[other] Gdyby gra skończyła się teraz: { $n } = { $now } + { $sources }.
    }
thing-jade = Jadeity: { $n }
worth-jade = Na koniec { $n } PZ; następny dodaje { $more }.
thing-decrees =
    { $decrees ->
        [none] Dekrety: 0
       *[other] Dekrety: { $n } ({ $decrees })
    }
thing-tokens = Odłożone żetony: { $n }, miejsca: { $size }
about-tokens = Odłożone żetony wymieniasz zawsze, gdy podejmujesz decyzję: 2 na służącego, 4 na 2 PZ, 6 na jadeit.
worth-tokens = Przy wymianie liczą się jako { $n }.
thing-slot = Puste miejsce na żeton
thing-slot-token = Odłożony żeton: { $token }
worth-slot = Przy wymianie liczy się jako { $n } z { $all }.
thing-exchange = Wymiana żetonów, { $n }: { $bought }
thing-outpost = Żeton w grze { $place }: { $token }

thing-focus = Priorytet Menga: { $place }
about-focus = Tu przez całą grę wysyła Menga specjalna karta automy. To miejsce oznacza jego Podwójny Służący.
thing-deck = Talia automy: { $n }
thing-today = Dzisiejsza karta automy: { $card }
thing-used = Wcześniejsza karta automy: { $card }
