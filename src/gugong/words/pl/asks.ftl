# O co gra pyta i co znaczą odpowiedzi.

question = { $name }, { $asked }

by-source =
    { $source ->
        [1] { " " }(akcja twojej karty)
        [2] { " " }(podążasz)
       *[0] { "" }
    }

ask-again = czy wykonujesz akcję karty jeszcze raz dzięki żetonowi „podwójna akcja”?
ask-benefit = mur jest ukończony: czy cofasz znacznik, aby otrzymać nagrodę za Intrygi?
ask-claim-here = twój statek w porcie { $harbour } jest zapełniony: czy zbierasz jego nagrodę?
ask-decrees = Dekrety{ by-source }: który dekret zdobywasz?
ask-discard-for-jade = czy odrzucasz kartę o wartości 7 lub wyższej za 1 jadeit?
ask-from-supply = czy umieszczasz 1 służącego z puli ogólnej na murze?
ask-gain =
    { $n ->
        [one] możesz otrzymać { $n } służącego: czy go bierzesz?
       *[other] możesz otrzymać do { $n } służących: ilu bierzesz?
    }
ask-give = wybierz kartę z ręki.
ask-grand-canal = Wielki Kanał{ by-source }: co robisz?
ask-great-wall = Wielki Mur{ by-source }: co robisz?
ask-intrigue = Intrygi{ by-source }: co robisz?
ask-jade = Jadeit{ by-source }: który jadeit kupujesz?
ask-journey = do którego miasta idzie twój Podróżnik?
ask-last-claims = które zapełnione statki zbierają nagrodę?
ask-last-exchange = czy wymieniasz żetony ostatni raz przed punktacją końcową?
ask-load = czy dokładasz 1 służącego na statek?
ask-make-room = nie masz wolnych miejsc na żetony: wymień żetony, aby zrobić miejsce.
ask-offer-steps =
    { $n ->
        [one] czy przesuwasz znacznik Intryg o { $n } pole w górę, na ostatnie?
        [few] czy przesuwasz znacznik Intryg o { $n } pola w górę, na ostatnie?
       *[many] czy przesuwasz znacznik Intryg o { $n } pól w górę, na ostatnie?
    }
ask-palace = Pałac{ by-source }: co robisz?
ask-pay =
    { $n ->
        [one] koszt to { $n }: którym służącym płacisz?
       *[other] koszt to { $n }: którymi służącymi płacisz?
    }
ask-pay-for-jade = czy płacisz 3 służącymi za 1 jadeit?
ask-payment = twoja karta { $card } nie przebija karty { $taken } { at-place }: co oddajesz?
ask-place =
    { $n ->
        [1] którego służącego umieszczasz na murze?
       *[2] ilu służących umieszczasz na murze (najwyżej 2)?
    }
ask-place-on-decree = którego służącego umieszczasz na dekrecie „{ $effect }”?
ask-put-out = wystawiasz żeton „{ $token }” ze służącym czy go odkładasz?
ask-sail = czy przesuwasz jeden ze swoich statków?
ask-ship-from-supply = czy umieszczasz 1 służącego z puli ogólnej na statku?
ask-stow = na który statek trafia następny służący?
ask-swap = czy podmieniasz jedną ze swoich kart na kartę z planszy?
ask-take-back = czy odzyskujesz na rękę kartę ze stosu kart odrzuconych?
ask-travel = Podróż{ by-source }: co robisz?

# Co jeszcze zostaje do wyboru, gdy pierwsza rzecz jest wskazana.
then-card =
    { $about ->
        [Swap] na którą kartę z planszy podmieniasz swoją kartę { $card }?
       *[other] dokąd trafia twoja karta { $card }?
    }
then-die = na jaką liczbę obracasz { the-die }?
then-harbour =
    { $about ->
        [LastClaims] którą nagrodę zbierasz w porcie { $harbour }?
       *[other] który służący trafia na statek w porcie { $harbour }?
    }
then-new-ship = który służący trafia na nowy statek?
then-tokens = na co wymieniasz swoje żetony?

# Co tymczasem czytają pozostali.
waiting =
    { $about ->
        [Give] { $name } wybiera prezent.
        [Payment] { $name } wyrównuje zbyt niski prezent.
        [Travel] { $name } wykonuje akcję lokacji Podróż.
        [GreatWall] { $name } wykonuje akcję lokacji Wielki Mur.
        [Jade] { $name } wykonuje akcję lokacji Jadeit.
        [Intrigue] { $name } wykonuje akcję lokacji Intrygi.
        [Palace] { $name } wykonuje akcję lokacji Pałac.
        [Decrees] { $name } wykonuje akcję lokacji Dekrety.
        [GrandCanal] { $name } wykonuje akcję lokacji Wielki Kanał.
        [Journey] { $name } wybiera miasto.
        [Gain] { $name } otrzymuje służących.
        [Pay] { $name } płaci służącymi.
        [Benefit] { $name } wybiera nagrodę za ukończony mur.
        [Swap] { $name } podmienia kartę.
        [LastClaims] { $name } zbiera nagrody.
       *[other] { $name } dokonuje wyboru.
    }

move-a =
    { $about ->
        [Travel] jedna podróż: idź do miasta i zbierz tam żeton
        [GreatWall] umieść 1 służącego
        [Intrigue] 1 pole w górę i medal, jeśli nikt go dziś nie ma
        [Palace] przesuń Wysłannika o 1 pole
       *[GrandCanal] dołóż 1 służącego, potem przesuń 1 statek; jedno z nich można pominąć
    }
move-b =
    { $about ->
        [Travel] zapłać { price }, potem dwie podróże
        [GreatWall] zapłać 1 służącym, potem umieść do 2 innych
        [Intrigue] zapłać 1 służącym, 3 pola w górę
        [Palace] zapłać 2 służącymi, przesuń Wysłannika o 2 pola i znacznik Intryg o 1 pole
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
move-again = odwróć żeton i wykonaj akcję karty jeszcze raz
move-advance = przejdź na ostatnie pole
move-cheaper = odwróć żeton „zniżka”: zapłać o 2 mniej
move-twice-value = odwróć żeton „podwójna wartość”
move-no-actions = wymień karty, ale bez akcji
move-no-load = nic nie dokładaj
move-jade = zapłać 3 służącymi za 1 jadeit
move-square = zapłać { price } za jadeit z placu
move-house = zapłać { price } za jadeit z domu za { $house }
move-tokens = wymień żetony o wartości { $price } na { bought }
move-tokens-power =
    { $tokens ->
        [none] wymień żetony o wartości { $price }, w tym nieużyty bonusowy żeton, na { bought }
       *[other] wymień żetony o wartości { $price } na { bought }; bez użycia przepada: { $tokens }
    }
move-go = { $city }: zbierz żeton „{ $token }”
move-gain = otrzymaj { servants }
move-pay = zapłać { servants-paid }
move-place =
    { $about ->
        [PlaceOnDecree] umieść { servants }
       *[other] umieść { servants } na murze
    }
move-load = { servants } na twój statek w porcie { $harbour }
move-load-new =
    { $route ->
        [a] { servants } na nowy statek na górnej ścieżce
        [b] { servants } na nowy statek na dolnej ścieżce
       *[only] { servants } na nowy statek
    }
move-sail = przesuń statek w porcie { $harbour }
move-claim = zbierz { the-reward } za statek w porcie { $harbour }
move-put = wystaw go obok swojej planszy { with-servant }
move-put-at = wystaw go { at-place } { with-servant }
move-swap = { $card } { from-pile } na { $taken } { at-place }
move-discard = odrzuć kartę { $card }
move-take = odzyskaj kartę { $card }
move-back =
    { $back ->
        [one] cofnij się o { $back } pole: { benefit }
        [few] cofnij się o { $back } pola: { benefit }
       *[many] cofnij się o { $back } pól: { benefit }
    }
move-die = cofnij się o 5 pól: obróć { the-die } na { $face }
move-decree = zapłać { price } i umieść 1: { $effect }
move-give =
    { $price ->
        [-1] { $card } na { $taken } { at-place }
        [0] { $card } na { $taken } { at-place }: za darmo
       *[other] { $card } na { $taken } { at-place }: zapłać 2 służącymi, odrzuć kartę albo bez akcji
    }

# Te same ruchy w kilku słowach, obok ikon i ceny.
brief-a =
    { $about ->
        [Travel] jedna podróż
        [GreatWall] umieść 1 służącego
        [Intrigue]
            { $medal ->
                [0] 1 pole
               *[other] 1 pole, medal
            }
        [Palace] Wysłannik: 1 pole
       *[GrandCanal] dołóż 1, przesuń statek
    }
brief-b =
    { $about ->
        [Travel] dwie podróże
        [GreatWall] umieść do 2
        [Intrigue] 3 pola
        [Palace] 2 pola, 1 pole Intryg
       *[GrandCanal] dołóż 2 służących
    }
brief-again = akcja karty jeszcze raz
brief-advance = na ostatnie pole
brief-cheaper = zniżka: o 2 mniej
brief-twice-value = podwójna wartość
brief-no-actions = bez akcji
brief-jade = 1 jadeit
brief-square = z placu
brief-house = z domu
brief-tokens = { bought } za żetony
brief-tokens-power = { bought } za nieużyte żetony
brief-go = { $city }: { $token }
brief-gain = { servants }
brief-pay = { servants-paid }
brief-place = { servants }
brief-load = { servants }, port { $harbour }
brief-load-new =
    { $route ->
        [a] { servants }, nowy statek u góry
        [b] { servants }, nowy statek na dole
       *[only] { servants }, nowy statek
    }
brief-sail = z portu { $harbour }
brief-claim = { the-reward }, port { $harbour }
brief-put = obok swojej planszy
brief-put-at = { $location }
brief-swap = { $location }
brief-give = { $location }
brief-discard = odrzuć
brief-take = odzyskaj
brief-back = { benefit }
brief-die = { the-die } → { $face }
brief-decree = { $effect }
