# Na co se hra ptá a co znamenají odpovědi.

# Jméno zůstává v 1. pádě, proto pomlčka.
question = { $name } – { $asked }

by-source =
    { $source ->
        [1] { " " }(akce vaší karty)
        [2] { " " }(následujete)
       *[0] { "" }
    }

ask-again = použijete žeton „akce ×2“ a provedete akci karty ještě jednou?
ask-benefit = úsek zdi je dokončený: klesnete na stupnici intrik za jednu výhodu, nebo žádnou?
ask-claim-here = loď v přístavu { $harbour } je plná: vezmete si její odměnu?
ask-decrees = Dekrety{ by-source }: vyšlete služebníky za dekret a umístíte na něj 1 dalšího?
ask-discard-for-jade = odhodíte z ruky kartu hodnoty 7 nebo vyšší za 1 nefrit?
ask-from-supply = umístíte 1 volného služebníka na Velkou zeď?
ask-gain =
    { $n ->
        [one] můžete najmout { $n } služebníka: kolik jich najmete?
        [few] můžete najmout až { $n } služebníky: kolik jich najmete?
       *[other] můžete najmout až { $n } služebníků: kolik jich najmete?
    }
ask-give = vyberte kartu daru a lokaci, kam ji dáte.
ask-grand-canal = Velký kanál{ by-source }: naložit 1 služebníka a posunout 1 loď (A), nebo 1 vyslat a naložit 2 další (B)?
ask-great-wall = Velká zeď{ by-source }: umístit 1 služebníka (A), nebo 1 vyslat a umístit až 2 další (B)?
ask-intrigue = Intriky{ by-source }: postoupit o 1 pole a vzít žeton příštího začínajícího, pokud tam je (A), nebo vyslat 1 služebníka a postoupit o 3 pole (B)?
ask-jade = Nefrit{ by-source }: koupíte 1 nefrit?
ask-journey = do kterého města jde váš cestovatel?
ask-last-claims = které plné lodě si vezmou odměnu?
ask-last-exchange = vyměníte naposledy žetony před závěrečným bodováním?
ask-load = naložíte 1 služebníka na loď, nebo žádného?
ask-make-room = máte plné výřezy: vyměňte žetony, aby vzniklo místo.
ask-offer-steps =
    { $n ->
        [one] postoupíte na stupnici intrik o { $n } pole, až na poslední?
        [few] postoupíte na stupnici intrik o { $n } pole, až na poslední?
       *[other] postoupíte na stupnici intrik o { $n } polí, až na poslední?
    }
ask-palace = Palác{ by-source }: 1 krok vyslancem (A), nebo vyslat 2 služebníky za 2 kroky a 1 pole na stupnici intrik (B)?
ask-pay = kteří služebníci zaplatí cenu { $n }?
ask-pay-for-jade = vyšlete 3 služebníky za 1 nefrit?
ask-payment = vaše karta { $card } nepřebíjí kartu { $taken } { at-place }: vyslat 2 služebníky, odhodit kartu, nebo vyměnit bez akcí?
ask-place =
    { $n ->
        [1] umístěte 1 služebníka na Velkou zeď: kterého?
       *[2] umístěte až 2 služebníky na Velkou zeď: které?
    }
ask-place-on-decree = umístěte 1 služebníka na { $decree } ({ $effect }).
ask-put-out = vyložíte žeton „{ $token }“ se služebníkem, nebo ho uložíte?
ask-sail = posunete jednu loď, nebo žádnou?
ask-ship-from-supply = umístíte 1 volného služebníka na loď?
ask-stow = na kterou loď jde další služebník?
ask-swap = vyměníte jednu svou kartu za kartu na herním plánu?
ask-take-back = vezmete si kartu z odhazovacího balíčku zpět do ruky?
ask-travel = Cestování{ by-source }: jeden pohyb (A), nebo vyslat služebníky za dva (B)?

move-a =
    { $about ->
        [Travel] jeden pohyb: jít do města a vzít si tam žeton
        [GreatWall] umístit 1 služebníka
        [Intrigue] postoupit o 1 pole a vzít žeton příštího začínajícího, pokud ho dnes nikdo nemá
        [Palace] 1 krok vyslancem
       *[GrandCanal] naložit 1 služebníka, pak posunout 1 loď; jedno z toho lze vynechat
    }
move-b =
    { $about ->
        [Travel] vyslat { price }, pak dva pohyby
        [GreatWall] vyslat 1 služebníka, pak umístit až 2 další
        [Intrigue] vyslat 1 služebníka, postoupit o 3 pole
        [Palace] vyslat 2 služebníky, 2 kroky vyslancem a 1 pole na stupnici intrik
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
move-again = otočit žeton lícem dolů a provést akci karty znovu
move-advance = postoupit na poslední pole
move-cheaper = otočit žeton „o 2 levněji“ lícem dolů: vyslat o 2 méně
move-twice-value = otočit žeton „hodnota ×2“ lícem dolů
move-no-actions = vyměnit karty, ale bez akcí
move-no-load = nic nenaložit
move-jade = vyslat 3 služebníky za 1 nefrit
move-square = vyslat { price } za nefrit z nádvoří
move-house = vyslat { price } za nefrit z domu s cenou { $house }
move-tokens = vyměnit žetony v hodnotě { $price } za { bought }
move-tokens-power = vyměnit žetony v hodnotě { $price }, mezi nimi nepoužitý bonusový žeton, za { bought }
move-go = vzít si žeton „{ $token }“
move-gain = najmout { servants }
move-pay = vyslat { servants-paid }
move-place =
    { $about ->
        [PlaceOnDecree] umístit { servants }
       *[other] umístit { servants } na Velkou zeď
    }
move-load = { servants } na vaši loď v přístavu { $harbour }
move-load-new = { servants } na novou loď na vodní cestě { $route }
move-sail = posunout loď v přístavu { $harbour }
move-claim = vzít si { the-reward } za loď v přístavu { $harbour }
move-put = vyložit ho vedle své desky { with-servant }
move-put-at = vyložit ho { at-place } { with-servant }
move-swap = { $card } { from-pile } za { $taken } { at-place }
move-discard = odhodit { $card }
move-take = vzít zpět { $card }
move-back =
    { $back ->
        [one] klesnout o { $back } pole: { benefit }
        [few] klesnout o { $back } pole: { benefit }
       *[other] klesnout o { $back } polí: { benefit }
    }
move-die = klesnout o 5 polí: přetočit kostku { $die } na { $face }
move-decree = vyslat { price } a umístit 1: { $effect }
move-give =
    { $price ->
        [-1] { $card } za { $taken } { at-place }
        [0] { $card } za { $taken } { at-place }: zdarma
       *[other] { $card } za { $taken } { at-place }: vyslat 2 služebníky, odhodit kartu, nebo bez akcí
    }
