# O co gra pyta i co znaczą odpowiedzi.

question = { $name }, { $asked }

by-source =
    { $source ->
        [1] { " " }(akcja twojej karty)
        [2] { " " }(podążasz)
       *[0] { "" }
    }

ask-again = czy używasz żetonu „akcja ×2”, aby jeszcze raz wykonać akcję karty?
ask-benefit = mur jest ukończony: czy cofasz znacznik, aby otrzymać jedną nagrodę za Intrygi?
ask-claim-here = statek w porcie { $harbour } jest zapełniony: czy zbierasz jego nagrodę?
ask-decrees = Dekrety{ by-source }: czy płacisz za dekret i umieszczasz na nim jeszcze 1 służącego?
ask-discard-for-jade = czy odrzucasz z ręki kartę o wartości 7 lub wyższej za 1 jadeit?
ask-from-supply = czy umieszczasz 1 służącego z puli ogólnej na murze?
ask-gain =
    { $n ->
        [one] możesz otrzymać { $n } służącego: ilu bierzesz?
       *[other] możesz otrzymać do { $n } służących: ilu bierzesz?
    }
ask-give = wybierz kartę prezentu i lokację, do której trafi.
ask-grand-canal = Wielki Kanał{ by-source }: dołożyć 1 służącego i przesunąć 1 statek (A) czy zapłacić 1 i dołożyć 2 innych (B)?
ask-great-wall = Wielki Mur{ by-source }: umieścić 1 służącego (A) czy zapłacić 1 i umieścić do 2 innych (B)?
ask-intrigue = Intrygi{ by-source }: 1 pole w górę i medal, jeśli tam jest (A), czy zapłacić 1 służącym za 3 pola (B)?
ask-jade = Jadeit{ by-source }: czy kupujesz 1 jadeit?
ask-journey = do którego miasta idzie twój Podróżnik?
ask-last-claims = które zapełnione statki zbierają nagrodę?
ask-last-exchange = czy wymieniasz żetony ostatni raz przed punktacją końcową?
ask-load = dołożyć 1 służącego na statek czy żadnego?
ask-make-room = nie masz wolnych miejsc na żetony: wymień żetony, aby zrobić miejsce.
ask-offer-steps =
    { $n ->
        [one] czy przesuwasz znacznik Intryg o { $n } pole w górę, na ostatnie?
        [few] czy przesuwasz znacznik Intryg o { $n } pola w górę, na ostatnie?
       *[many] czy przesuwasz znacznik Intryg o { $n } pól w górę, na ostatnie?
    }
ask-palace = Pałac{ by-source }: 1 krok Wysłannika (A) czy zapłacić 2 służącymi za 2 kroki i 1 pole Intryg (B)?
ask-pay = którymi służącymi płacisz koszt { $n }?
ask-pay-for-jade = czy płacisz 3 służącymi za 1 jadeit?
ask-payment = twoja karta { $card } nie przebija karty { $taken } { at-place }: zapłacić 2 służącymi, odrzucić kartę czy wymienić bez akcji?
ask-place =
    { $n ->
        [1] umieść 1 służącego na murze: którego?
       *[2] umieść do 2 służących na murze: których?
    }
ask-place-on-decree = umieść 1 służącego na dekrecie { $decree } ({ $effect }).
ask-put-out = wystawić żeton „{ $token }” ze służącym czy go odłożyć?
ask-sail = przesunąć jeden statek czy żadnego?
ask-ship-from-supply = czy umieszczasz 1 służącego z puli ogólnej na statku?
ask-stow = na który statek trafia następny służący?
ask-swap = czy podmieniasz jedną ze swoich kart na kartę z planszy?
ask-take-back = czy odzyskujesz na rękę kartę ze stosu kart odrzuconych?
ask-travel = Podróż{ by-source }: jedna podróż (A) czy zapłacić za dwie (B)?

move-a =
    { $about ->
        [Travel] jedna podróż: idź do miasta i zbierz tam żeton
        [GreatWall] umieść 1 służącego
        [Intrigue] 1 pole w górę i medal, jeśli nikt go dziś nie ma
        [Palace] 1 krok Wysłannika
       *[GrandCanal] dołóż 1 służącego, potem przesuń 1 statek; jedno z nich można pominąć
    }
move-b =
    { $about ->
        [Travel] zapłać { price }, potem dwie podróże
        [GreatWall] zapłać 1 służącym, potem umieść do 2 innych
        [Intrigue] zapłać 1 służącym, 3 pola w górę
        [Palace] zapłać 2 służącymi, 2 kroki Wysłannika i 1 pole Intryg
       *[GrandCanal] zapłać 1 służącym, potem dołóż 2 innych
    }
# Narzędnik.
price =
    { $price ->
        [-1] według ceny
        [one] { $price } służącym
       *[other] { $price } służącymi
    }

move-skip = żadnej akcji tutaj
move-no =
    { $about ->
        [PutOut] raczej go odłóż
       *[other] nie
    }
move-done =
    { $about ->
        [GrandCanal] zakończ akcję
        [Stow] bez drugiego służącego
       *[other] to wszystko
    }
move-stay = nie przesuwaj żadnego statku
move-enough = koniec wymian
move-again = odwróć żeton i wykonaj akcję karty jeszcze raz
move-advance = przejdź na ostatnie pole
move-cheaper = odwróć żeton „zniżka 2”: zapłać o 2 mniej
move-twice-value = odwróć żeton „wartość ×2”
move-no-actions = wymień karty, ale bez akcji
move-no-load = nic nie dokładaj
move-jade = zapłać 3 służącymi za 1 jadeit
move-square = zapłać { price } za jadeit z placu
move-house = zapłać { price } za jadeit z domu za { $house }
move-tokens = wymień żetony o wartości { $price } na { bought }
move-tokens-power = wymień żetony o wartości { $price }, w tym nieużyty bonusowy żeton, na { bought }
move-go = zbierz żeton „{ $token }”
move-gain = otrzymaj { servants }
move-pay = zapłać { servants-paid }
move-place =
    { $about ->
        [PlaceOnDecree] umieść { servants }
       *[other] umieść { servants } na murze
    }
move-load = { servants } na twój statek w porcie { $harbour }
move-load-new = { servants } na nowy statek na ścieżce { $route }
move-sail = przesuń statek w porcie { $harbour }
move-claim = zbierz { the-reward } za statek w porcie { $harbour }
move-put = wystaw go obok swojej planszy { with-servant }
move-put-at = wystaw go { at-place } { with-servant }
move-swap = { $card } { from-pile } na { $taken } { at-place }
move-discard = odrzuć { $card }
move-take = odzyskaj { $card }
move-back =
    { $back ->
        [one] cofnij się o { $back } pole: { benefit }
        [few] cofnij się o { $back } pola: { benefit }
       *[many] cofnij się o { $back } pól: { benefit }
    }
move-die = cofnij się o 5 pól: obróć kość { $die } na { $face }
move-decree = zapłać { price } i umieść 1: { $effect }
move-give =
    { $price ->
        [-1] { $card } na { $taken } { at-place }
        [0] { $card } na { $taken } { at-place }: za darmo
       *[other] { $card } na { $taken } { at-place }: zapłać 2 służącymi, odrzuć kartę albo bez akcji
    }
