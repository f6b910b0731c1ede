# Proč tah není dovolený a co by pomohlo.

quoted = „{ $text }“
both = { $first } a { $second }

refusal-over = Hra skončila: už není co hrát.
refusal = { $typed } teď není dovoleno: { $reason } ({ $rule }).
refusal-first = { $refusal } Zahrajte nejdřív { $moves }.
refusal-meant = { $typed } není odpověď na otázku ({ $name }, { $rule }): možná { $moves }?
refusal-possible =
    { $more ->
        [0] { $typed } není odpověď na otázku ({ $name }, { $rule }): možné je { $moves }.
        [one] { $typed } není odpověď na otázku ({ $name }, { $rule }): možné je { $moves } a { $more } další.
        [few] { $typed } není odpověď na otázku ({ $name }, { $rule }): možné je { $moves } a { $more } další.
       *[other] { $typed } není odpověď na otázku ({ $name }, { $rule }): možné je { $moves } a { $more } dalších.
    }

no-rule = Pravidlo { $typed } neexistuje: označení vypadá jako WALL-5; všechna vypíše „gugong rules“.
no-rule-meant = Pravidlo { $typed } neexistuje: možná { $ids }?

reason-servants =
    { $need ->
        [one] je třeba { $need } najatého služebníka a máte { $have }; chybí { $missing }
       *[other] je třeba { $need } najatých služebníků a máte { $have }; chybí { $missing }
    }
reason-ordinary-servants = je třeba normálního najatého služebníka a nemáte žádného; chybí 1
reason-supply = je třeba { $need } z volných služebníků a máte { $have }
reason-too-many = zde můžete najmout { $need }, ne { $have }
reason-all-of-them = služebníci se najímají všichni: zde { $need }, ne { $have }
reason-double-not-in-supply = váš dvojitý služebník není mezi volnými
reason-double-not-in-pool = váš dvojitý služebník není mezi najatými
reason-needed-now = co následuje, by pak nebylo možné
reason-no-effect = nic by to nezměnilo
reason-houses-first = nefrit z nádvoří se prodává, až když jsou všechny domy prázdné
reason-house-empty = žádný dům s cenou { $need } už nemá nefrit
reason-already-yours = tento dekret už máte
reason-marker =
    { $need ->
        [one] je třeba klesnout o { $need } pole na stupnici intrik a váš ukazatel je na { $have }: chybí { $missing }
        [few] je třeba klesnout o { $need } pole na stupnici intrik a váš ukazatel je na { $have }: chybí { $missing }
       *[other] je třeba klesnout o { $need } polí na stupnici intrik a váš ukazatel je na { $have }: chybí { $missing }
    }
reason-no-such-face = tato kostka takovou stranu nemá
reason-no-ship-there = nemáte tam loď
reason-not-full = odměnu si může vzít jen loď, která veze { $need }, a tato veze { $have }; chybí { $missing }
reason-other-reward = tohle tento přístav nedává
reason-slots-full = na vaší desce není volné místo pro tuto odměnu
reason-ship-full =
    { $need ->
        [one] je třeba { $need } volného místa na lodi a má jich { $have }
       *[other] je třeba { $need } volných míst na lodi a má jich { $have }
    }
reason-no-such-route = na této straně herního plánu taková vodní cesta není
reason-ships-out = všechny vaše lodě jsou na kanálu
reason-route-full = všechny přístavy této vodní cesty jsou obsazené
reason-last-harbour = loď v přístavu 5 nelze posunout
reason-none-ahead = před touto lodí není volný přístav
reason-no-room = na vašich lodích není místo pro dva služebníky
reason-tokens = je třeba žetonů v hodnotě { $need } a vaše mají { $have }; chybí { $missing }
reason-no-power-needed = nepoužitý bonusový žeton k tomu není potřeba
reason-power-needed = museli byste odevzdat nepoužitý bonusový žeton: řekněte to slovem „power“ na konci
reason-no-such-token = nemáte nepoužitý žeton tohoto druhu
reason-no-token = na mapě není dost žetonů
reason-no-token-there = neleží tam žádný žeton
reason-unreachable = v cestě stojí město s žetonem
reason-card-value = je třeba karty hodnoty { $need } nebo vyšší a tato má { $have }
reason-not-in-hand = takovou kartu nemáte v ruce

# Totéž několika slovy, v řádku možnosti, kterou nelze zvolit.
short-servants =
    { $need ->
        [one] je třeba { $need } služebníka, máte { $have }
       *[other] je třeba { $need } služebníků, máte { $have }
    }
short-ordinary-servants = je třeba normálního služebníka
short-supply = volných máte jen { $have }
short-no-effect = nic by to nezměnilo
short-houses-first = až budou všechny domy prázdné
short-already-yours = už ho máte
short-marker = jste teprve na poli { $have }
short-slots-full = není pro ni volné místo
short-ship-full = na lodi není dost místa
short-last-harbour = je na konci kanálu
short-none-ahead = před ní není volný přístav
short-no-room = na vašich lodích není místo
short-no-token = na mapě není dost žetonů
short-card-value = jen karty hodnoty { $need } a vyšší
