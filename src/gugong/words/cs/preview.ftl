# Co tah způsobí, než bude zahrán.  $you je 1, když to udělá čtenář, jinak 0.

will-claim =
    { $you ->
        [1] Obětujete
       *[0] { $name } obětuje
    } služebníka v přístavu { $harbour } za { the-reward }.
will-day = Začne { $day }. den.
will-decree =
    { $you ->
        [1] Získáte
       *[0] { $name } získá
    } dekret „{ $effect }“.
will-dice = Kostky ukážou { $a }, { $b } a { $c }.
will-die =
    { $you ->
        [1] Přetočíte
       *[0] { $name } přetočí
    } { the-die } na { $face }.
will-discard =
    { $you ->
        [1] Odhodíte
       *[0] { $name } odhodí
    } { $card } lícem dolů.
will-disqualified =
    { $you ->
        [1] Nebudete
       *[0] { $name } nebude
    } v paláci: { $n } VB nebude platit.
will-draw =
    { $you ->
        [1] Doberete
       *[0] { $name } dobere
    } { $card }.
will-envoy =
    { $you ->
        [1] Posunete
       *[0] { $name } posune
    } { $n ->
        [one] vyslance o { $n } krok.
        [few] vyslance o { $n } kroky.
       *[other] vyslance o { $n } kroků.
    }
will-exchange =
    { $you ->
        [1] Dáte
       *[0] { $name } dá
    } { $card } { at-place } za { $taken }.
will-gain =
    { $you ->
        [1] Najmete
       *[0] { $name } najme
    } { servants }.
will-house =
    { $you ->
        [1] Vyprázdníte
       *[0] { $name } vyprázdní
    } dům s nefritem.
will-jade =
    { $you ->
        [1] Vezmete si
       *[0] { $name } si vezme
    } { $n ->
        [one] { $n } nefrit.
        [few] { $n } nefrity.
       *[other] { $n } nefritů.
    }
will-load =
    { $you ->
        [1] Umístíte
       *[0] { $name } umístí
    } { $new ->
        [0] { servants } { from-stock } na loď v přístavu { $harbour }.
       *[1] { servants } { from-stock } na novou loď v přístavu { $harbour }.
    }
will-lost =
    { $you ->
        [1] Ztratíte
       *[0] { $name } ztratí
    } loď v přístavu { $harbour }.
will-marker =
    { $sign ->
        [minus]
            { $you ->
                [1] Klesnete
               *[0] { $name } klesne
            } o { $n ->
                [one] { $n } pole
                [few] { $n } pole
               *[other] { $n } polí
            } na stupnici intrik.
       *[plus]
            { $you ->
                [1] Postoupíte
               *[0] { $name } postoupí
            } o { $n ->
                [one] { $n } pole
                [few] { $n } pole
               *[other] { $n } polí
            } na stupnici intrik.
    }
will-matches =
    { $you ->
        [1] Budete mít
       *[0] { $name } bude mít
    } { $n ->
        [one] { $n } shodu s kostkami osudu.
        [few] { $n } shody s kostkami osudu.
       *[other] { $n } shod s kostkami osudu.
    }
will-medal =
    { $you ->
        [1] Vezmete si
       *[0] { $name } si vezme
    } žeton příštího začínajícího hráče.
will-new-hands = Odhazovací balíčky půjdou do ruky.
will-night = Padne noc.
will-outpost =
    { $you ->
        [1] Vyložíte
       *[0] { $name } vyloží
    } žeton „{ $token }“ { at-place } { with-servant }.
will-outpost-home =
    { $you ->
        [1] Dostanete
       *[0] { $name } dostane
    } zpět žeton „{ $token }“ { with-servant }.
will-pay =
    { $you ->
        [1] Vyšlete
       *[0] { $name } vyšle
    } { servants-paid }.
will-rank =
    { $you ->
        [1] Skončíte
       *[0] { $name } skončí
    } na { $place }. místě: { $score } VB.
will-refill = Město { $city } dostane nový žeton ({ $token }).
will-reshuffle = Z odhozených žetonů vzniknou dvě nové hromádky: { $first } a { $second }.
will-sail =
    { $you ->
        [1] Posunete
       *[0] { $name } posune
    } loď z přístavu { $number } do přístavu { $to }.
will-seat =
    { $you ->
        [1] Vstoupíte do paláce a obsadíte
       *[0] { $name } vstoupí do paláce a obsadí
    } místo { $seat }.
will-start-player =
    { $you ->
        [1] Budete
       *[0] { $name } bude
    } novým začínajícím hráčem.
will-store =
    { $you ->
        [1] Uložíte
       *[0] { $name } uloží
    } žeton „{ $token }“.
will-swap =
    { $you ->
        [1] Vyměníte
       *[0] { $name } vymění
    } { $pile ->
        [discard] { $card } z odhazovacího balíčku za { $taken } { at-place }.
       *[hand] { $card } z ruky za { $taken } { at-place }.
    }
will-take-back =
    { $you ->
        [1] Vezmete
       *[0] { $name } vezme
    } { $card } zpět do ruky.
will-token-used =
    { $you ->
        [1] Použijete
       *[0] { $name } použije
    } žeton „{ $token }“.
will-tokens =
    { $you ->
        [1] Odevzdáte
       *[0] { $name } odevzdá
    } žetony: { $tokens }.
will-travel =
    { $you ->
        [1] Přesunete se
       *[0] { $name } se přesune
    } do města { $city }.
will-unlock =
    { $you ->
        [1] Získáte
       *[0] { $name } získá
    } dvojitého služebníka.
will-vp =
    { $sign ->
        [minus]
            { $you ->
                [1] Ztratíte
               *[0] { $name } ztratí
            } { $n } VB ({ $reason }).
       *[plus]
           { $you ->
               [1] Získáte
              *[0] { $name } získá
           } { $n } VB ({ $reason }).
    }
will-wall =
    { $you ->
        [1] Umístíte
       *[0] { $name } umístí
    } { servants } { from-stock } na Velkou zeď.
will-wall-full = Velká zeď bude dokončena.
will-wall-home =
    { $you ->
        [1] Zvítězíte na Velké zdi a vezmete
       *[0] { $name } zvítězí na Velké zdi a vezme
    } zpět { servants }.

preview-more =
    { $n ->
        [one] … a ještě { $n } věc.
        [few] … a ještě { $n } věci.
       *[other] … a ještě { $n } věcí.
    }
preview-meng = Pak bude na tahu Meng a tento tah už nepůjde vrátit.
