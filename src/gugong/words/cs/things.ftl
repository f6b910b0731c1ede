# Názvy věcí.  Zprávy bez názvu ve svém označení vybírají podle proměnné.

seat-0 = Jeřáb
seat-1 = Kapr
seat-2 = Pivoňka
seat-3 = Borovice
seat-4 = Mrak
meng = Meng

place-travel = Cestování
place-wall = Velká zeď
place-jade = Nefrit
place-intrigue = Intriky
place-palace = Palác
place-decrees = Dekrety
place-canal = Velký kanál

# Za slovem „akce“ nebo „lokace“.
the-place =
    { $place ->
        [travel] cestování
        [wall] Velká zeď
        [jade] nefrit
        [intrigue] intriky
        [palace] palác
        [decrees] dekrety
        [canal] Velký kanál
       *[none] nic
    }
at-place =
    { $place ->
        [travel] na lokaci cestování
        [wall] na lokaci Velká zeď
        [jade] na lokaci nefrit
        [intrigue] na lokaci intriky
        [palace] na lokaci palác
        [decrees] na lokaci dekrety
        [canal] na lokaci Velký kanál
       *[none] vedle hráčské desky
    }

# Města obou map; označení je jméno ze souboru s materiálem, malými písmeny, bez apostrofů a mezer.
city-beijing = Peking
city-chengdu = Čcheng-tu
city-fuzhou = Fu-čou
city-guangzhou = Kanton
city-guilin = Kuej-lin
city-hangzhou = Chang-čou
city-jinan = Ťi-nan
city-kaifeng = Kchaj-feng
city-kunming = Kchun-ming
city-lanzhou = Lan-čou
city-nanchang = Nan-čchang
city-nanjing = Nanking
city-taiyuan = Tchaj-jüan
city-wuchang = Wu-čchang
city-xian = Si-an
city-xiangyang = Siang-jang

# Za slovem „přístav“: číslo, a jsou-li dvě vodní cesty, jedna nakreslená nad druhou, i která.
harbour =
    { $route ->
        [a] { $number } horní vodní cesty
        [b] { $number } dolní vodní cesty
       *[only] { $number }
    }
# 4. pád.
the-die =
    { $die ->
        [A] první kostku
        [B] druhou kostku
       *[C] třetí kostku
    }

card =
    { $action ->
        [travel] { $value } (akce: cestování)
        [wall] { $value } (akce: Velká zeď)
        [jade] { $value } (akce: nefrit)
        [intrigue] { $value } (akce: intriky)
        [palace] { $value } (akce: palác)
        [decrees] { $value } (akce: dekrety)
        [canal] { $value } (akce: Velký kanál)
        [one-servant] { $value } (akce: 1 služebník)
        [two-servants] { $value } (akce: 2 služebníci)
        [swap] { $value } (akce: výměna karet)
       *[none] { $value }
    }
# 4. pád.
a-card = kartu
from-pile =
    { $pile ->
        [discard] z odhazovacího balíčku
       *[hand] z ruky
    }

# 4. pád.
servants =
    { $double ->
        [0]
            { $n ->
                [one] { $n } služebníka
                [few] { $n } služebníky
               *[other] { $n } služebníků
            }
       *[1]
            { $n ->
                [0] dvojitého služebníka
                [one] { $n } služebníka a dvojitého služebníka
                [few] { $n } služebníky a dvojitého služebníka
               *[other] { $n } služebníků a dvojitého služebníka
            }
    }
servants-paid = { servants }
with-servant =
    { $double ->
        [0] s 1 služebníkem
       *[1] s dvojitým služebníkem
    }
from-stock =
    { $supply ->
        [0] z najatých
       *[1] z volných
    }

token-none = nic
token-one-servant = 1 služebník
token-two-servants = 2 služebníci
token-envoy = vyslanec
token-intrigue = intriky
token-discard-for-jade = 7+ za nefrit
token-two-vp = 2 VB
token-swap = výměna karet
token-take-back = karta zpět
token-ship = loď
token-wall = Velká zeď
token-pay-for-jade = 3 za nefrit
token-double = dvojitý
token-plus-one = hodnota +1
token-tax = daň
token-follow = následování
token-twice-value = dvojnásobná hodnota
token-twice-action = dvojnásobná akce
token-cheaper = sleva

# 4. pád.
bought =
    { $price ->
        [2] 1 služebníka
        [4] 2 VB
       *[6] 1 nefrit
    }
benefit =
    { $back ->
        [1] najmout 1 služebníka
        [3] najmout 2 služebníky
       *[7] 1 nefrit
    }

# 4. pád.
the-reward =
    { $reward ->
        [vp] 4 VB
        [card] kartu daru
       *[double] dvojitého služebníka
    }

decree-l1-intrigue = každé ráno 2 pole na stupnici intrik
decree-l1-ship = každé ráno služebník na loď
decree-l1-servant = každé ráno služebník
decree-l1-envoy = každé ráno krok vyslancem
decree-l1-swap = každé ráno výměna karty
decree-l2-travel = dva pohyby o 1 levněji
decree-l2-jade = nefrit o 1 levněji
decree-l2-wall = služebník navíc na Velkou zeď
decree-l2-equal = dary stejné hodnoty zdarma
decree-l2-decree = dekrety o 1 levněji
decree-l3-third = 1 VB za 3 VB
decree-l3-eight = 8 VB
decree-l3-jade = 2 VB za nefrit
decree-l3-decrees = 2 VB za dekret
decree-l3-harbour = 2 VB za odměnu v přístavu

vp-wall-6 = Velká zeď
vp-night-3 = bonus kostek osudu
vp-decree-2 = dekrety
vp-canal-8 = přístavy
vp-solo-canal-3 = Mengovy přístavy
vp-solo-day-3 = místo karty s výměnou
vp-solo-morn-2 = místo ranní výměny
vp-solo-travel-4 = místo výhody žetonu
vp-q-me-6 = místo výhody žetonu
vp-q-me-28 = místo výhody žetonu
vp-token-6 = žetony 2 VB
vp-token-x-2 = výměna žetonů
vp-palace-5 = kroky za palácem
vp-bonus-2 = daň
vp-end-1 = Velká zeď na konci hry
vp-decree-l3-third = třetina VB
vp-decree-l3-eight = dekret za 8 VB
vp-decree-l3-jade = dekret za nefrity
vp-decree-l3-decrees = dekret za dekrety
vp-decree-l3-harbour = dekret za přístavy
vp-end-3 = místo při audienci
vp-end-4 = nefrit
