# Nazwy rzeczy.  Komunikaty bez nazwy w identyfikatorze wybierają według zmiennej.

seat-0 = Żuraw
seat-1 = Karp
seat-2 = Piwonia
seat-3 = Sosna
seat-4 = Chmura
meng = Meng

place-travel = Podróż
place-wall = Wielki Mur
place-jade = Jadeit
place-intrigue = Intrygi
place-palace = Pałac
place-decrees = Dekrety
place-canal = Wielki Kanał

# Po słowie „lokacja”.
the-place =
    { $place ->
        [travel] Podróż
        [wall] Wielki Mur
        [jade] Jadeit
        [intrigue] Intrygi
        [palace] Pałac
        [decrees] Dekrety
        [canal] Wielki Kanał
       *[none] żadna
    }
at-place =
    { $place ->
        [travel] w lokacji Podróż
        [wall] w lokacji Wielki Mur
        [jade] w lokacji Jadeit
        [intrigue] w lokacji Intrygi
        [palace] w lokacji Pałac
        [decrees] w lokacji Dekrety
        [canal] w lokacji Wielki Kanał
       *[none] obok planszy gracza
    }

# Miasta obu map; identyfikator to nazwa z pliku elementów, małymi literami, bez apostrofów i odstępów.
city-beijing = Pekin
city-chengdu = Chengdu
city-fuzhou = Fuzhou
city-guangzhou = Kanton
city-guilin = Guilin
city-hangzhou = Hangzhou
city-jinan = Jinan
city-kaifeng = Kaifeng
city-kunming = Kunming
city-lanzhou = Lanzhou
city-nanchang = Nanchang
city-nanjing = Nankin
city-taiyuan = Taiyuan
city-wuchang = Wuchang
city-xian = Xi’an
city-xiangyang = Xiangyang

# Po słowie „port”: numer, a gdy są dwie ścieżki, jedna narysowana nad drugą, także która.
harbour =
    { $route ->
        [a] { $number } górnej ścieżki
        [b] { $number } dolnej ścieżki
       *[only] { $number }
    }
# Biernik.
the-die =
    { $die ->
        [A] pierwszą kość
        [B] drugą kość
       *[C] trzecią kość
    }

card =
    { $action ->
        [travel] { $value } (akcja: Podróż)
        [wall] { $value } (akcja: Wielki Mur)
        [jade] { $value } (akcja: Jadeit)
        [intrigue] { $value } (akcja: Intrygi)
        [palace] { $value } (akcja: Pałac)
        [decrees] { $value } (akcja: Dekrety)
        [canal] { $value } (akcja: Wielki Kanał)
        [one-servant] { $value } (akcja: 1 służący)
        [two-servants] { $value } (akcja: 2 służących)
        [swap] { $value } (akcja: podmiana)
       *[none] { $value }
    }
# Biernik.
a-card = kartę
from-pile =
    { $pile ->
        [discard] ze stosu kart odrzuconych
       *[hand] z ręki
    }

# Biernik.
servants =
    { $double ->
        [0]
            { $n ->
                [one] { $n } służącego
               *[other] { $n } służących
            }
       *[1]
            { $n ->
                [0] Podwójnego Służącego
                [one] { $n } służącego i Podwójnego Służącego
               *[other] { $n } służących i Podwójnego Służącego
            }
    }
# Narzędnik.
servants-paid =
    { $double ->
        [0]
            { $n ->
                [one] { $n } służącym
               *[other] { $n } służącymi
            }
       *[1]
            { $n ->
                [0] Podwójnym Służącym
                [one] { $n } służącym i Podwójnym Służącym
               *[other] { $n } służącymi i Podwójnym Służącym
            }
    }
with-servant =
    { $double ->
        [0] z 1 służącym
       *[1] z Podwójnym Służącym
    }
from-stock =
    { $supply ->
        [0] z puli służących
       *[1] z puli ogólnej
    }

token-none = nic
token-one-servant = 1 służący
token-two-servants = 2 służących
token-envoy = Wysłannik
token-intrigue = Intrygi
token-discard-for-jade = 7+ za jadeit
token-two-vp = 2 PZ
token-swap = podmiana
token-take-back = odzyskanie karty
token-ship = statek
token-wall = mur
token-pay-for-jade = 3 za jadeit
token-double = podwójny
token-plus-one = wartość +1
token-tax = podatek
token-follow = podążanie
token-twice-value = podwójna wartość
token-twice-action = podwójna akcja
token-cheaper = zniżka

# Biernik.
bought =
    { $price ->
        [2] 1 służącego
        [4] 2 PZ
       *[6] 1 jadeit
    }
benefit =
    { $back ->
        [1] otrzymaj 1 służącego
        [3] otrzymaj 2 służących
       *[7] 1 jadeit
    }

# Biernik.
the-reward =
    { $reward ->
        [vp] 4 PZ
        [card] kartę prezentu
       *[double] Podwójnego Służącego
    }

decree-l1-intrigue = 2 pola Intryg każdego Poranka
decree-l1-ship = służący na statek każdego Poranka
decree-l1-servant = służący każdego Poranka
decree-l1-envoy = Wysłannik o jedno pole każdego Poranka
decree-l1-swap = podmiana karty każdego Poranka
decree-l2-travel = dwie podróże o 1 taniej
decree-l2-jade = jadeit o 1 taniej
decree-l2-wall = dodatkowy służący na mur
decree-l2-equal = prezenty o równej wartości za darmo
decree-l2-decree = dekrety o 1 taniej
decree-l3-third = 1 PZ za 3 PZ
decree-l3-eight = 8 PZ
decree-l3-jade = 2 PZ za jadeit
decree-l3-decrees = 2 PZ za dekret
decree-l3-harbour = 2 PZ za nagrodę portu

vp-wall-6 = Wielki Mur
vp-night-3 = bonus nocny
vp-decree-2 = dekrety
vp-canal-8 = porty
vp-solo-canal-3 = porty Menga
vp-solo-day-3 = zamiast karty podmiany
vp-solo-morn-2 = zamiast porannej podmiany
vp-solo-travel-4 = zamiast nagrody żetonu
vp-q-me-6 = zamiast nagrody żetonu
vp-q-me-28 = zamiast nagrody żetonu
vp-token-6 = żetony 2 PZ
vp-token-x-2 = wymiana żetonów
vp-palace-5 = dodatkowe pola Wysłannika
vp-bonus-2 = podatek
vp-end-1 = mur na koniec gry
vp-decree-l3-third = jedna trzecia PZ
vp-decree-l3-eight = dekret za 8 PZ
vp-decree-l3-jade = dekret za jadeity
vp-decree-l3-decrees = dekret za dekrety
vp-decree-l3-harbour = dekret za porty
vp-end-3 = miejsce w Pałacu
vp-end-4 = jadeit
