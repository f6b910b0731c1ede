# Co je věc na stole (thing-), co dělá (about-) a co má pro tazatele za cenu (worth-).

server-no-such-thing = { $thing } na tomto stole není: seznam věcí je v docs/notation.md.
thing-owned = { $name }: { $thing }
worth-able = S tím, co máte, byste to teď mohli udělat.
worth-not-able = Teď ne: { $reason }.
worth-price = Teď vás stojí { $n }. { $able }

thing-card = Karta daru { $card }
about-card = Dejte ji úředníkovi za dar, který tam leží. Je-li vyšší, můžete provést, co ukazuje ({ $action }), a potom akci lokace.
card-action =
    { $action ->
        [one-servant] najmout 1 služebníka
        [two-servants] najmout 2 služebníky
        [swap] vyměnit svou kartu za kartu na plánu
        [none] nic
       *[other] { the-place }
    }
worth-card =
    { $n ->
        [0] Zdarma nikde: každý dar na plánu je stejný nebo vyšší.
       *[other] Teď zdarma zde: { $places }.
    }
thing-discard = Vaše odhozená karta { $card }
about-discard = Zítra ji budete mít v ruce. V noci je každá kostka s její hodnotou shoda a za každou shodu najmete služebníka.
worth-discard =
    { $n ->
        [0] Teď se neshoduje s žádnou kostkou.
        [one] Teď { $n } shoda.
        [few] Teď { $n } shody.
       *[other] Teď { $n } shod.
    }
thing-known = Karta daru { $card }
about-known = Všichni viděli, jak si tato rodina kartu vzala, a mohou si ji pamatovat. Její ostatní karty jsou skryté.
thing-gift = { $place }, dar { $card }
about-gift = Chcete-li zde jednat, vyměňte za něj vyšší kartu z ruky (1 přebije 9). Se stejnou nebo nižší vyšlete 2 služebníky, odhoďte jinou kartu, nebo neprovedete žádnou akci.
worth-gift =
    { $n ->
        [0] Žádná vaše karta ho nepřebije.
       *[other] Přebijete ho kartou: { $cards }.
    }
thing-hand = Karty v ruce: { $n }
thing-discards = Odhazovací balíček: { $n }
worth-discards =
    { $n ->
        [0] Teď žádná shoda s kostkami.
        [one] Teď { $n } shoda s kostkami.
        [few] Teď { $n } shody s kostkami.
       *[other] Teď { $n } shod s kostkami.
    }
thing-draw = Dobírací balíček: { $n }
about-draw = Karty navíc. Loď, která si ji vezme v přístavu 3 nebo 5, ji dobere odtud a její rodina má do konce hry o kartu víc.

thing-official = { $place }: úředník
about-official =
    { $place ->
        [travel] Kdo mu přinese dar, pošle svého cestovatele do města a vezme si tamní žeton.
        [wall] Kdo mu přinese dar, umístí služebníky na Velkou zeď. Po dokončení úseku boduje, kdo jich má nejvíc.
        [jade] Kdo mu přinese dar, může za služebníky koupit nefrit. Nefrity bodují na konci hry, čím víc, tím lépe.
        [intrigue] Kdo mu přinese dar, postoupí na stupnici intrik, která rozhoduje každou remízu.
        [palace] Kdo mu přinese dar, vede svého vyslance do paláce. Kdo zůstane venku, nevyhraje.
        [decrees] Kdo mu přinese dar, může získat dekret, který pomáhá do konce hry.
       *[canal] Kdo mu přinese dar, nakládá a posouvá lodě. Plné lodě berou odměnu svého přístavu.
    }
thing-option =
    { $letter ->
        [none] { $place }: akce
       *[other] { $place }: varianta { $letter }
    }

thing-city = { $city }, bez žetonu
thing-city-token = { $city }, žeton: { $token }
worth-city =
    { $near ->
        [0] Váš cestovatel tam teď nedojde.
       *[1] Váš cestovatel tam dojde jedním pohybem.
    }
thing-road = Cesta: { $one } – { $other }
thing-traveller = Cestovatel, zatím mimo mapu
thing-traveller-in = Cestovatel, město: { $city }
about-traveller = Po cestách dojde do dalšího města s žetonem a vezme si ho. Prvním pohybem přijde do kteréhokoli města.
worth-traveller =
    { $n ->
        [one] Teď dosáhne na { $n } žeton.
        [few] Teď dosáhne na { $n } žetony.
       *[other] Teď dosáhne na { $n } žetonů.
    }
thing-pile = Hromádka žetonů cestování: { $n }
thing-spent = Odhozené žetony cestování: { $n }

thing-wall = Velká zeď: { $n } z { $size }
worth-wall = Vaši na stavbě: { $n }. Vede: { $name }.
thing-space = Velká zeď, místo { $n }
about-space = Služebník zabere jedno místo, dvojitý služebník dvě. Úsek je dokončený a vyhodnotí se, když je zaplněno míst: { $size }.
worth-space =
    { $n ->
        [one] Chybí { $n } služebník.
        [few] Chybí { $n } služebníci.
       *[other] Chybí { $n } služebníků.
    }
thing-on-wall = Služebníci na Velké zdi: { $n }
thing-benefit = Výhoda intrik za { $n }

thing-intrigue = Stupnice intrik, 0 až { $top }
thing-marker = Ukazatel intrik na poli { $n }
worth-marker = Místo { $n } z { $players } v pořadí na stupnici intrik.

thing-house = Dům s nefritem, cena { $n }
thing-house-empty = Prázdný dům, cena { $n }
about-house-empty = Jeho nefrit je koupený. Když jsou všechny domy prázdné, prodává se nefrit na nádvoří.
thing-square = Nádvoří s nefrity, cena { $n }

thing-decree = Dekret, úroveň { $level }: { $effect }
worth-decree-mine = Máte ho.
worth-decree-later = Máte ho: na konci { $n } VB, jak to teď vypadá.
thing-signed = Služebník na dekretu: { $effect }

thing-palace = Palác Nebeské čistoty
thing-step = Krok { $n } z { $steps } do paláce
worth-step =
    { $n ->
        [0] Váš vyslanec je v paláci.
        [one] Vašemu vyslanci chybí { $n } krok.
        [few] Vašemu vyslanci chybí { $n } kroky.
       *[other] Vašemu vyslanci chybí { $n } kroků.
    }
thing-seat = Místo při audienci za { $n } VB
worth-seat =
    { $state ->
        [taken] Je obsazené.
        [next] Získá ho vyslanec, který přijde příště.
       *[free] Volné; nejdřív se obsazují lepší.
    }
thing-envoy = Vyslanec, krok { $n } z { $steps }
thing-envoy-inside = Vyslanec v paláci
about-envoy = Posledním krokem vstoupí do paláce na nejlepší volné místo. Kdo je na konci venku, má skóre 0.
worth-envoy = Vaše místo přinese na konci { $n } VB.

harbour-gives =
    { $reward ->
        [vp] 4 VB
        [card] karta navíc
        [double] dvojitý služebník
        [choice] 4 VB, karta navíc nebo dvojitý služebník
       *[none] bez odměny
    }
thing-harbour = Přístav { $harbour }: { $reward }
about-harbour =
    { $reward ->
        [vp] Za loď se 3 služebníky si zde můžete vzít 4 VB.
        [card] Za loď se 3 služebníky si zde můžete vzít kartu daru navíc.
        [double] Za loď se 3 služebníky zde můžete získat dvojitého služebníka.
        [choice] Za loď se 3 služebníky si zde můžete vzít jednu ze tří odměn. Loď, která tu zůstane na noc, je ztracená.
       *[none] Zde si není co vzít. Každou noc všechny lodě poplují o jeden přístav dál.
    }
worth-harbour =
    { $n ->
        [0] Na vaší desce pro ni není volné místo.
       *[other] Na vaší desce je pro ni volné místo.
    }
thing-ship = Loď, přístav { $harbour }, náklad { $n } z { $size }
worth-ship =
    { $n ->
        [0] Je plná.
        [one] Do plné chybí { $n } služebník.
        [few] Do plné chybí { $n } služebníci.
       *[other] Do plné chybí { $n } služebníků.
    }
thing-ships = Lodě mimo kanál: { $n }
thing-new-ship = Místo pro novou loď
thing-reward = Odměny v přístavech, { $reward }: { $n } z { $size }
thing-rewards = Odměny v přístavech: { $n }

thing-day =
    { $n ->
        [0] { $day }. den ze { $days }
       *[other] { $day }. den ze { $days }, noví služebníci: { $n }
    }
thing-die =
    { $die ->
        [A] První kostka osudu: { $n }
        [B] Druhá kostka osudu: { $n }
       *[C] Třetí kostka osudu: { $n }
    }
about-die = V noci je každá odhozená karta s tímto číslem shoda a přinese služebníka; kdo má shod nejvíc, získá 3 VB a krok vyslancem. Strany: { $faces }.
worth-die = Ve vašem odhazovacím balíčku: { $n }. Shody se všemi kostkami: { $all }.
thing-medal = Žeton příštího začínajícího hráče, dnes ještě volný
thing-medal-of = Žeton příštího začínajícího hráče: { $name }
about-medal = Vezme si ho, kdo dnes první zvolí variantu A intrik, a zítra začíná.
thing-lantern = Lucerna začínajícího hráče: { $name }

thing-family = Rodina { $name }
worth-family =
    { $inside ->
        [0] { $later } Její vyslanec není v paláci: teď by nevyhrála.
       *[1] { $later } Může vyhrát.
    }
thing-pool = Najatí služebníci: { $n }
thing-supply = Volní služebníci: { $n }
thing-double =
    { $at ->
        [locked] Dvojitý služebník, ještě není ve hře
        [pool] Dvojitý služebník mezi najatými
        [supply] Dvojitý služebník mezi volnými
       *[out] Dvojitý služebník na plánu
    }
thing-vp = VB: { $n }
worth-vp =
    { $sources ->
        [none] Kdyby hra skončila teď: { $n }.
       *[other] Kdyby hra skončila teď: { $n } = { $now } + { $sources }.
    }
thing-jade = Nefrity: { $n }
worth-jade = Na konci { $n } VB; další kus přidá { $more }.
thing-decrees =
    { $decrees ->
        [none] Dekrety: 0
       *[other] Dekrety: { $n } ({ $decrees })
    }
thing-tokens = Uložené žetony: { $n }, výřezy: { $size }
about-tokens = Uložené žetony vyměníte, kdykoli o něčem rozhodujete: 2 za služebníka, 4 za 2 VB, 6 za nefrit.
worth-tokens = Při výměně se počítají za { $n }.
thing-slot = Prázdný výřez na žeton
thing-slot-token = Uložený žeton: { $token }
worth-slot = Při výměně se počítá za { $n } z { $all }.
thing-exchange = Výměna žetonů, { $n }: { $bought }
thing-outpost = Žeton ve hře { $place }: { $token }

thing-focus = Mengovo zaměření: { $place }
about-focus = Sem posílá Menga po celou hru speciální karta Automa. Místo označuje jeho dvojitý služebník.
thing-deck = Balíček Automa: { $n }
thing-today = Dnešní karta Automa: { $card }
thing-used = Dřívější karta Automa: { $card }
