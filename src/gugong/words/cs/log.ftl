# Co se stalo, v přítomném čase a bez „se“ a „si“, takže vpředu může stát jakékoli jméno.
# Co nedělá nikdo, je celá věta.

event = { $name } { $done }.
sentence = { $done }.
because = { $done } ({ $cause })

event-acts = provádí akci { the-place }
event-automa = odkrývá { automa }
event-automa-reshuffle =
    { $n ->
        [one] míchá { $n } kartu Automa z minulých dnů
        [few] míchá { $n } karty Automa z minulých dnů
       *[other] míchá { $n } karet Automa z minulých dnů
    }
event-claim = ztrácí služebníka v přístavu { $harbour } za { the-reward }
event-day = začíná { $day }. den
event-decree = získává dekret „{ $effect }“
event-dice = kostky ukazují { $a }, { $b } a { $c }
event-die = přetáčí { the-die } na { $face }
event-discard =
    { $rule ->
        [Q-ME-2] odkládá kartu daru na zítřek, protože nezbývá žádná karta Automa
        [SOLO-TRAVEL-4] odhazuje horní kartu svého balíčku
        [SOLO-TWI-3] pokládá tuto kartu na svůj odhazovací balíček
       *[other] odhazuje { $card } lícem dolů
    }
event-disqualified = není v paláci: { $n } VB neplatí
event-draw = dobírá { $card }
event-envoy =
    { $n ->
        [one] posouvá vyslance o { $n } krok
        [few] posouvá vyslance o { $n } kroky
       *[other] posouvá vyslance o { $n } kroků
    }
event-exchange = dává { $card } { at-place } za { $taken }
event-gain = najímá { servants }
event-heads-for = míří do města { $city }: { $reason }
event-house = vyprazdňuje dům s nefritem
event-jade =
    { $n ->
        [one] bere { $n } nefrit
        [few] bere { $n } nefrity
       *[other] bere { $n } nefritů
    }
event-load =
    { $new ->
        [0] umisťuje { servants } { from-stock } na loď v přístavu { $harbour }
       *[1] umisťuje { servants } { from-stock } na novou loď v přístavu { $harbour }
    }
event-lost = ztrácí loď v přístavu { $harbour }
event-marker =
    { $sign ->
        [minus]
            { $n ->
                [one] klesá o { $n } pole na stupnici intrik
                [few] klesá o { $n } pole na stupnici intrik
               *[other] klesá o { $n } polí na stupnici intrik
            }
       *[plus]
            { $n ->
                [one] postupuje o { $n } pole na stupnici intrik
                [few] postupuje o { $n } pole na stupnici intrik
               *[other] postupuje o { $n } polí na stupnici intrik
            }
    }
event-matches =
    { $n ->
        [0] nemá žádnou shodu s kostkami osudu
        [one] má { $n } shodu s kostkami osudu
        [few] má { $n } shody s kostkami osudu
       *[other] má { $n } shod s kostkami osudu
    }
event-medal = bere žeton příštího začínajícího hráče
event-meng-claim = bere { the-reward } za plnou loď v přístavu { $harbour }
event-new-hands = odhazovací balíčky jdou do ruky
event-night = noc { $day }. dne: kostky ukazují { $a }, { $b } a { $c }
event-nightfall = odkládá dnešní karty Automa k použitým
event-outpost = vykládá žeton „{ $token }“ { at-place } { with-servant }
event-outpost-home = dostává zpět žeton „{ $token }“ { with-servant }
event-pay = vysílá { servants-paid }
event-rank = končí na { $place }. místě: { $score } VB
event-refill = město { $city } dostává nový žeton ({ $token })
event-reshuffle = z odhozených žetonů vznikají dvě nové hromádky: { $first } a { $second }
event-sail = posouvá loď z přístavu { $number } do přístavu { $to }
event-seat = vstupuje do paláce a obsazuje místo { $seat }
event-skips = vynechává { $reason }
event-start-player = je novým začínajícím hráčem
event-store = ukládá žeton „{ $token }“
event-swap =
    { $pile ->
        [discard] vyměňuje { $card } z odhazovacího balíčku za { $taken } { at-place }
       *[hand] vyměňuje { $card } z ruky za { $taken } { at-place }
    }
event-take-back =
    { $rule ->
        [SOLO-TRAVEL-4] vrací horní kartu odhazovacího balíčku do svého balíčku
       *[other] bere { $card } zpět do ruky
    }
event-token-used = používá žeton „{ $token }“
event-tokens = odevzdává žetony ({ $tokens }) za { bought }
event-travel = cestuje do města { $city }
event-twilight = ve fázi soumraku znovu používá { automa }
event-unlock = získává dvojitého služebníka
event-vp =
    { $sign ->
        [minus] ztrácí { $n } VB ({ $reason })
       *[plus] získává { $n } VB ({ $reason })
    }
event-wall = umisťuje { servants } { from-stock } na Velkou zeď
event-wall-full = Velká zeď je dokončena
event-wall-home = vítězí na Velké zdi a bere zpět { servants }
event-wants = vybírá dekret „{ $effect }“: { $reason }

# 4. pád.
automa =
    { $special ->
        [0] kartu Automa pro lokaci { the-place }
       *[1]
            { $place ->
                [none] speciální kartu Automa
               *[other] speciální kartu Automa: jeho zaměřením je { the-place }
            }
    }

heads-for-solo-travel-3 = další město s žetonem na jeho okruhu
heads-for-q-me-3 = první město s žetonem na jeho okruhu
heads-for-q-me-4 = nejbližší žeton, protože jeho okruh je přerušený
wants-solo-decree-2 = { $level }. úroveň, jak žádá dnešní den
wants-solo-decree-3 = na žádný dekret { $level }. úrovně nedosáhne

# 4. pád.
skips-decree-l1-ship = loď ze svého dekretu (nemá volné služebníky)
skips-q-me-5 = pohyb (žádné město nemá žeton)
skips-q-me-7 = nefrit ze svého žetonu (stojí 3 najaté služebníky)
skips-q-me-16 = akci zdarma (nemá volné ani najaté služebníky)
skips-q-me-21 = intriky (jeho ukazatel je už na posledním poli)
skips-q-me-24 = dekrety (má už všechny)
skips-q-tr-14 = služebníka ze svého žetonu (nemá volné služebníky)
skips-solo-canal-1 = Velký kanál (nemá koho naložit)
skips-solo-canal-2 = Velký kanál (stojí 2 služebníky a žetony mu nepomohou)
skips-solo-decree-3 = dekrety (žádný, který mu chybí, nemůže zaplatit)
skips-solo-intrigue-2 = intriky (stojí 1 služebníka a žetony mu nepomohou)
skips-solo-jade-1 = nefrit (nemůže zaplatit ani nejlevnější)
skips-solo-palace-2 = palác (stojí 2 služebníky a žetony mu nepomohou)
skips-solo-travel-2 = pohyb (nemůže ho zaplatit, ani žetony)
skips-solo-wall-1 = Velkou zeď (nemá koho umístit)
skips-solo-wall-2 = Velkou zeď (stojí 2 služebníky a žetony mu nepomohou)
skips-solo-wall-3 = výhodu z intrik (jeho ukazatel je příliš nízko nebo nemá volné služebníky)

# K čemu to bylo, nebo z čeho to plyne: stojí samo, za tím, co se stalo.
cause-gift = dar nižší nebo stejné hodnoty
cause-card = akce karty
cause-benefit = výhoda z intrik
cause-decree = dekret
cause-token = žeton
cause-morning = ráno
cause-dice = shoda s kostkami osudu
