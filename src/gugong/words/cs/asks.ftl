# Na co se hra ptá a co znamenají odpovědi.

# Jméno zůstává v 1. pádě, proto pomlčka.
question = { $name } – { $asked }

by-source =
    { $source ->
        [1] { " " }(akce vaší karty)
        [2] { " " }(následujete)
       *[0] { "" }
    }

ask-again = provedete akci karty ještě jednou díky žetonu „dvojnásobná akce“?
ask-benefit = úsek zdi je dokončený: klesnete na stupnici intrik a vezmete si jednu výhodu?
ask-claim-here = vaše loď v přístavu { $harbour } je plná: vezmete si její odměnu?
ask-decrees = Dekrety{ by-source }: který dekret získáte?
ask-discard-for-jade = odhodíte kartu hodnoty 7 nebo vyšší za 1 nefrit?
ask-from-supply = umístíte 1 volného služebníka na Velkou zeď?
ask-gain =
    { $n ->
        [one] můžete najmout { $n } služebníka: najmete ho?
        [few] můžete najmout až { $n } služebníky: kolik jich najmete?
       *[other] můžete najmout až { $n } služebníků: kolik jich najmete?
    }
ask-give = vyberte kartu z ruky.
ask-grand-canal = Velký kanál{ by-source }: co uděláte?
ask-great-wall = Velká zeď{ by-source }: co uděláte?
ask-intrigue = Intriky{ by-source }: co uděláte?
ask-jade = Nefrit{ by-source }: který nefrit koupíte?
ask-journey = do kterého města jde váš cestovatel?
ask-last-claims = které plné lodě si vezmou odměnu?
ask-last-exchange = vyměníte naposledy žetony před závěrečným bodováním?
ask-load = naložíte 1 služebníka na loď?
ask-make-room = máte plné výřezy: vyměňte žetony, aby vzniklo místo.
ask-offer-steps =
    { $n ->
        [one] postoupíte na stupnici intrik o { $n } pole, až na poslední?
        [few] postoupíte na stupnici intrik o { $n } pole, až na poslední?
       *[other] postoupíte na stupnici intrik o { $n } polí, až na poslední?
    }
ask-palace = Palác{ by-source }: co uděláte?
ask-pay =
    { $n ->
        [one] cena je { $n }: kterého služebníka vyšlete?
       *[other] cena je { $n }: které služebníky vyšlete?
    }
ask-pay-for-jade = vyšlete 3 služebníky za 1 nefrit?
ask-payment = vaše karta { $card } nepřebíjí kartu { $taken } { at-place }: čeho se vzdáte?
ask-place =
    { $n ->
        [1] kterého služebníka umístíte na Velkou zeď?
       *[2] kolik služebníků umístíte na Velkou zeď (nejvýše 2)?
    }
ask-place-on-decree = kterého služebníka umístíte na dekret „{ $effect }“?
ask-put-out = vyložíte žeton „{ $token }“ se služebníkem, nebo ho uložíte?
ask-sail = posunete jednu ze svých lodí?
ask-ship-from-supply = umístíte 1 volného služebníka na loď?
ask-stow = na kterou loď jde další služebník?
ask-swap = vyměníte jednu svou kartu za kartu na herním plánu?
ask-take-back = vezmete si kartu z odhazovacího balíčku zpět do ruky?
ask-travel = Cestování{ by-source }: co uděláte?

# Co ještě zbývá vybrat, když je první věc ukázaná.
then-card =
    { $about ->
        [Swap] za kterou kartu na herním plánu vyměníte svou kartu { $card }?
       *[other] kam dáte svou kartu { $card }?
    }
then-die = na které číslo přetočíte { the-die }?
then-harbour =
    { $about ->
        [LastClaims] kterou odměnu si vezmete v přístavu { $harbour }?
       *[other] který služebník jde na loď v přístavu { $harbour }?
    }
then-new-ship = který služebník jde na novou loď?
then-tokens = za co vyměníte své žetony?

# Co zatím čtou ostatní.
waiting =
    { $about ->
        [Give] { $name } vybírá dar.
        [Payment] { $name } vyrovnává příliš nízký dar.
        [Travel] { $name } provádí akci cestování.
        [GreatWall] { $name } provádí akci Velká zeď.
        [Jade] { $name } provádí akci nefrit.
        [Intrigue] { $name } provádí akci intriky.
        [Palace] { $name } provádí akci palác.
        [Decrees] { $name } provádí akci dekrety.
        [GrandCanal] { $name } provádí akci Velký kanál.
        [Journey] { $name } vybírá město.
        [Gain] { $name } najímá služebníky.
        [Pay] { $name } vysílá služebníky.
        [Benefit] { $name } vybírá výhodu za dokončenou zeď.
        [Swap] { $name } vyměňuje kartu.
        [LastClaims] { $name } vybírá odměny.
       *[other] { $name } se rozhoduje.
    }

move-a =
    { $about ->
        [Travel] jeden pohyb: jít do města a vzít si tam žeton
        [GreatWall] umístit 1 služebníka
        [Intrigue] postoupit o 1 pole a vzít žeton příštího začínajícího, pokud ho dnes nikdo nemá
        [Palace] 1 krok vyslancem
       *[GrandCanal] naložit 1 služebníka, pak posunout 1 loď; jedno z toho lze vynechat
    }
move-b =
    { $about ->
        [Travel] vyslat { price }, pak dva pohyby
        [GreatWall] vyslat 1 služebníka, pak umístit až 2 další
        [Intrigue] vyslat 1 služebníka, postoupit o 3 pole
        [Palace] vyslat 2 služebníky, 2 kroky vyslancem a 1 pole na stupnici intrik
       *[GrandCanal] vyslat 1 služebníka, pak naložit 2 další
    }
# 4. pád.
price =
    { $price ->
        [-1] služebníky podle ceny
        [one] { $price } služebníka
        [few] { $price } služebníky
       *[other] { $price } služebníků
    }

move-skip = žádná akce zde
move-no =
    { $about ->
        [PutOut] raději ho uložit
       *[other] ne
    }
move-done =
    { $about ->
        [GrandCanal] ukončit akci
        [Stow] žádný druhý služebník
       *[other] to je vše
    }
move-stay = neposunout žádnou loď
move-enough = už žádná výměna
move-again = otočit žeton lícem dolů a provést akci karty znovu
move-advance = postoupit na poslední pole
move-cheaper = otočit žeton „sleva“ lícem dolů: vyslat o 2 méně
move-twice-value = otočit žeton „dvojnásobná hodnota“ lícem dolů
move-no-actions = vyměnit karty, ale bez akcí
move-no-load = nic nenaložit
move-jade = vyslat 3 služebníky za 1 nefrit
move-square = vyslat { price } za nefrit z nádvoří
move-house = vyslat { price } za nefrit z domu s cenou { $house }
move-tokens = vyměnit žetony v hodnotě { $price } za { bought }
move-tokens-power =
    { $tokens ->
        [none] vyměnit žetony v hodnotě { $price }, mezi nimi nepoužitý bonusový žeton, za { bought }
       *[other] vyměnit žetony v hodnotě { $price } za { bought }; bez použití propadne: { $tokens }
    }
move-go = { $city }: vzít si žeton „{ $token }“
move-gain = najmout { servants }
move-pay = vyslat { servants-paid }
move-place =
    { $about ->
        [PlaceOnDecree] umístit { servants }
       *[other] umístit { servants } na Velkou zeď
    }
move-load = { servants } na vaši loď v přístavu { $harbour }
move-load-new =
    { $route ->
        [a] { servants } na novou loď na horní vodní cestě
        [b] { servants } na novou loď na dolní vodní cestě
       *[only] { servants } na novou loď
    }
move-sail = posunout loď v přístavu { $harbour }
move-claim = vzít si { the-reward } za loď v přístavu { $harbour }
move-put = vyložit ho vedle své desky { with-servant }
move-put-at = vyložit ho { at-place } { with-servant }
move-swap = { $card } { from-pile } za { $taken } { at-place }
move-discard = odhodit kartu { $card }
move-take = vzít zpět kartu { $card }
move-back =
    { $back ->
        [one] klesnout o { $back } pole: { benefit }
        [few] klesnout o { $back } pole: { benefit }
       *[other] klesnout o { $back } polí: { benefit }
    }
move-die = klesnout o 5 polí: přetočit { the-die } na { $face }
move-decree = vyslat { price } a umístit 1: { $effect }
move-give =
    { $price ->
        [-1] { $card } za { $taken } { at-place }
        [0] { $card } za { $taken } { at-place }: zdarma
       *[other] { $card } za { $taken } { at-place }: vyslat 2 služebníky, odhodit kartu, nebo bez akcí
    }

# Tytéž tahy málo slovy, vedle ikon a ceny.
brief-a =
    { $about ->
        [Travel] jeden pohyb
        [GreatWall] umístit 1 služebníka
        [Intrigue]
            { $medal ->
                [0] 1 pole
               *[other] 1 pole, žeton začínajícího
            }
        [Palace] 1 krok vyslancem
       *[GrandCanal] naložit 1, posunout loď
    }
brief-b =
    { $about ->
        [Travel] dva pohyby
        [GreatWall] umístit až 2
        [Intrigue] 3 pole
        [Palace] 2 kroky, 1 pole intrik
       *[GrandCanal] naložit 2 služebníky
    }
brief-again = akce karty znovu
brief-advance = na poslední pole
brief-cheaper = sleva: o 2 méně
brief-twice-value = dvojnásobná hodnota
brief-no-actions = bez akcí
brief-jade = 1 nefrit
brief-square = z nádvoří
brief-house = z domu
brief-tokens = { bought } za žetony
brief-tokens-power = { bought } za nepoužité žetony
brief-go = { $city }: { $token }
brief-gain = { servants }
brief-pay = { servants-paid }
brief-place = { servants }
brief-load = { servants }, přístav { $harbour }
brief-load-new =
    { $route ->
        [a] { servants }, nová loď nahoře
        [b] { servants }, nová loď dole
       *[only] { servants }, nová loď
    }
brief-sail = z přístavu { $harbour }
brief-claim = { the-reward }, přístav { $harbour }
brief-put = vedle své desky
brief-put-at = { $location }
brief-swap = { $location }
brief-give = { $location }
brief-discard = odhodit
brief-take = vzít zpět
brief-back = { benefit }
brief-die = { the-die } → { $face }
brief-decree = { $effect }
