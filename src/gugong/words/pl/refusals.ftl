# Dlaczego ruch nie jest dozwolony i co by pomogło.

quoted = „{ $text }”
both = { $first } i { $second }

refusal-over = Gra jest skończona: nie ma już czego zagrać.
refusal = { $typed } nie jest teraz dozwolone: { $reason } ({ $rule }).
refusal-first = { $refusal } Zagraj najpierw { $moves }.
refusal-meant = { $typed } nie odpowiada na pytanie ({ $name }, { $rule }): może { $moves }?
refusal-possible =
    { $more ->
        [0] { $typed } nie odpowiada na pytanie ({ $name }, { $rule }): możesz zagrać { $moves }.
        [one] { $typed } nie odpowiada na pytanie ({ $name }, { $rule }): możesz zagrać { $moves } i { $more } inny ruch.
        [few] { $typed } nie odpowiada na pytanie ({ $name }, { $rule }): możesz zagrać { $moves } i { $more } inne ruchy.
       *[many] { $typed } nie odpowiada na pytanie ({ $name }, { $rule }): możesz zagrać { $moves } i { $more } innych ruchów.
    }

no-rule = Nie ma zasady { $typed }: oznaczenie wygląda jak WALL-5; wszystkie wypisze „gugong rules”.
no-rule-meant = Nie ma zasady { $typed }: może { $ids }?

reason-servants =
    { $need ->
        [one] potrzeba { $need } służącego z twojej puli służących, a masz { $have }; brakuje { $missing }
       *[other] potrzeba { $need } służących z twojej puli służących, a masz { $have }; brakuje { $missing }
    }
reason-ordinary-servants = potrzeba zwykłego służącego z twojej puli służących, a nie masz żadnego; brakuje 1
reason-supply = potrzeba { $need } z twojej puli ogólnej, a jest tam { $have }
reason-too-many = możesz tu otrzymać { $need }, a nie { $have }
reason-all-of-them = służących bierze się w całości: tutaj { $need }, nie { $have }
reason-double-not-in-supply = twojego Podwójnego Służącego nie ma w puli ogólnej
reason-double-not-in-pool = twojego Podwójnego Służącego nie ma w puli służących
reason-needed-now = dalszy ciąg byłby wtedy niemożliwy
reason-no-effect = nic by to nie zmieniło
reason-houses-first = jadeit z placu sprzedaje się dopiero, gdy wszystkie domy są puste
reason-house-empty = żaden dom za { $need } nie ma już jadeitu
reason-already-yours = masz już ten dekret
reason-marker =
    { $need ->
        [one] trzeba się cofnąć o { $need } pole na Torze Intryg, a twój znacznik jest na { $have }: brakuje { $missing }
        [few] trzeba się cofnąć o { $need } pola na Torze Intryg, a twój znacznik jest na { $have }: brakuje { $missing }
       *[many] trzeba się cofnąć o { $need } pól na Torze Intryg, a twój znacznik jest na { $have }: brakuje { $missing }
    }
reason-no-such-face = ta kość nie ma takiej ścianki
reason-no-ship-there = nie masz tam statku
reason-not-full = nagrodę zbiera tylko statek z ładunkiem { $need }, a ten wiezie { $have }; brakuje { $missing }
reason-other-reward = ten port tego nie daje
reason-slots-full = na twojej planszy nie ma wolnego pola na tę nagrodę
reason-ship-full =
    { $need ->
        [one] potrzeba { $need } wolnego miejsca na statku, a jest { $have }
       *[other] potrzeba { $need } wolnych miejsc na statku, a jest { $have }
    }
reason-no-such-route = po tej stronie planszy kanał nie ma takiej ścieżki
reason-ships-out = wszystkie twoje statki są na kanale
reason-route-full = wszystkie porty tej ścieżki są zajęte
reason-last-harbour = statku w porcie 5 nie można przesunąć
reason-none-ahead = przed tym statkiem nie ma wolnego portu
reason-no-room = na twoich statkach nie ma miejsca na dwóch służących
reason-tokens = potrzeba żetonów o wartości { $need }, a twoje są warte { $have }; brakuje { $missing }
reason-no-power-needed = nieużyty bonusowy żeton nie jest do tego potrzebny
reason-power-needed = trzeba by oddać nieużyty bonusowy żeton: dopisz na końcu „power”
reason-no-such-token = nie masz nieużytego żetonu tego rodzaju
reason-no-token = na mapie jest za mało żetonów
reason-no-token-there = nie leży tam żaden żeton
reason-unreachable = na drodze stoi miasto z żetonem
reason-card-value = potrzeba karty o wartości { $need } lub wyższej, a ta ma { $have }
reason-not-in-hand = nie masz takiej karty na ręce

# To samo w kilku słowach, w wierszu opcji, której nie można wybrać.
short-servants =
    { $need ->
        [one] potrzeba { $need } służącego, masz { $have }
       *[other] potrzeba { $need } służących, masz { $have }
    }
short-ordinary-servants = potrzeba zwykłego służącego
short-supply = w puli ogólnej masz tylko { $have }
short-no-effect = nic by to nie zmieniło
short-houses-first = dopiero gdy domy będą puste
short-already-yours = już go masz
short-marker = jesteś dopiero na polu { $have }
short-slots-full = nie ma na nią wolnego pola
short-ship-full = za mało miejsca na statku
short-last-harbour = jest na końcu kanału
short-none-ahead = przed nim brak wolnego portu
short-no-room = brak miejsca na twoich statkach
short-no-token = za mało żetonów na mapie
short-card-value = tylko karty od wartości { $need }
