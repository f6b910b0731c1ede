# Co se stalo, řečeno čtenáři, který to udělal.

you-claim = Ztrácíte služebníka v přístavu { $harbour } za { the-reward }
you-decree = Získáváte dekret „{ $effect }“
you-die = Přetáčíte { the-die } na { $face }
you-discard = Odhazujete { $card } lícem dolů
you-disqualified = Nejste v paláci: { $n } VB neplatí
you-draw = Dobíráte { $card }
you-envoy =
    { $n ->
        [one] Posouváte vyslance o { $n } krok
        [few] Posouváte vyslance o { $n } kroky
       *[other] Posouváte vyslance o { $n } kroků
    }
you-exchange = Dáváte { $card } { at-place } za { $taken }
you-gain = Najímáte { servants }
you-house = Vyprazdňujete dům s nefritem
you-jade =
    { $n ->
        [one] Berete si { $n } nefrit
        [few] Berete si { $n } nefrity
       *[other] Berete si { $n } nefritů
    }
you-load =
    { $new ->
        [0] Umisťujete { servants } { from-stock } na loď v přístavu { $harbour }
       *[1] Umisťujete { servants } { from-stock } na novou loď v přístavu { $harbour }
    }
you-lost = Ztrácíte loď v přístavu { $harbour }
you-marker =
    { $sign ->
        [minus]
            { $n ->
                [one] Klesáte o { $n } pole na stupnici intrik
                [few] Klesáte o { $n } pole na stupnici intrik
               *[other] Klesáte o { $n } polí na stupnici intrik
            }
       *[plus]
            { $n ->
                [one] Postupujete o { $n } pole na stupnici intrik
                [few] Postupujete o { $n } pole na stupnici intrik
               *[other] Postupujete o { $n } polí na stupnici intrik
            }
    }
you-matches =
    { $n ->
        [0] Nemáte žádnou shodu s kostkami osudu
        [one] Máte { $n } shodu s kostkami osudu
        [few] Máte { $n } shody s kostkami osudu
       *[other] Máte { $n } shod s kostkami osudu
    }
you-medal = Berete si žeton příštího začínajícího hráče
you-outpost = Vykládáte žeton „{ $token }“ { at-place } { with-servant }
you-outpost-home = Dostáváte zpět žeton „{ $token }“ { with-servant }
you-pay = Vysíláte { servants-paid }
you-rank = Končíte na { $place }. místě: { $score } VB
you-sail = Posouváte loď z přístavu { $number } do přístavu { $to }
you-seat = Vstupujete do paláce a obsazujete místo { $seat }
you-start-player = Jste novým začínajícím hráčem
you-store = Ukládáte žeton „{ $token }“
you-swap =
    { $pile ->
        [discard] Vyměňujete { $card } ze svého odhazovacího balíčku za { $taken } { at-place }
       *[hand] Vyměňujete { $card } ze své ruky za { $taken } { at-place }
    }
you-take-back = Berete si { $card } zpět do ruky
you-token-used = Používáte žeton „{ $token }“
you-tokens = Odevzdáváte žetony ({ $tokens }) za { bought }
you-travel = Cestujete do města { $city }
you-unlock = Získáváte dvojitého služebníka
you-vp =
    { $sign ->
        [minus] Ztrácíte { $n } VB ({ $reason })
       *[plus] Získáváte { $n } VB ({ $reason })
    }
you-wall = Umisťujete { servants } { from-stock } na Velkou zeď
you-wall-home = Vítězíte na Velké zdi a berete si zpět { servants }
