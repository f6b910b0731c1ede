# Co říká sám terminál, když se hraje.

you = Hráč

short-travel = Cestování
short-wall = Zeď
short-jade = Nefrit
short-intrigue = Intriky
short-palace = Palác
short-decrees = Dekrety
short-canal = Kanál
short-special = speciální

cli-day = { $day }. den ze { $days }
cli-dice = kostky { $dice }
cli-start = začíná { $name }
cli-medal = příští začínající: { $name }
cli-medal-free = příští začínající: nikdo
cli-draw-pile = dobírací balíček { $n }
cli-token-piles = žetony { $first }+{ $second }, odhozené { $spent }

cli-easy = nízká obtížnost
cli-normal = normální obtížnost
cli-hard = vysoká obtížnost
cli-focus = zaměření { $focus }
cli-stack = balíček { $n }
cli-automa-deck = karty Automa { $deck }, použité { $used }
cli-automa-today = dnes
cli-automa-twilight = ve fázi soumraku
cli-none = žádné

cli-location = Lokace
cli-gift = Dar
cli-there = Na místě
cli-player = Hráč
cli-vp = VB
cli-jade = nefrit
cli-pool = najatí
cli-supply = volní
cli-double = dvoj.
cli-cards = karty
cli-rewards = odměny
cli-tokens = žetony

cli-double-pool = najatý
cli-double-supply = volný
cli-double-wall = zeď
cli-double-token = žeton
cli-reward-vp = VB
cli-reward-card = karta
cli-reward-double = dvoj.
cli-reward-any = cokoli

cli-your-hand = Vaše ruka:
cli-your-discard = odhozené:
cli-your-pool = najatí:
cli-empty = nic
cli-pool-and-double = { $n } a dvojitý služebník
cli-known-hand = v ruce
cli-known-discard = v odhazovacím balíčku
cli-known-either = v ruce nebo v odhazovacím balíčku
cli-unknown = neznámé

cli-of = { $n }/{ $size }
cli-houses = domy { $prices }
cli-square = nádvoří { $price }
cli-square-later = nádvoří { $price } (až budou prázdné)
cli-medal-here = žeton příštího začínajícího je zde
cli-medal-of = příští začínající: { $name }
cli-in-palace = uvnitř ({ $vp } VB)
cli-palace-steps = z { $steps }
cli-free-seats = volná místa { $seats }
cli-decree-price = cena { $price }
cli-decree-price-vp = cena { $price }, { $vp } VB

cli-city = Město
cli-roads = Cesty do

cli-your-card = vaše karta
cli-grid = ✓ zdarma; ostatní: vyslat 2 služebníky, odhodit další kartu, nebo bez akcí

cli-comma = ,
cli-colon = :

cli-played = { $name } hraje { $move }
cli-played-rather = { $name } hraje { $move } spíše než { $other }
cli-expects = { $played }; očekávané VB: { $sources }.
cli-expects-nothing = { $played }.
cli-decimal-point = ,
cli-bot-failed = { $name } hraje { $move }, první dovolený tah, protože jeho bot selhal: { $error }.
cli-no-reason = Žádný bot zatím neuvedl důvod: náhodní hráči a Meng žádný nemají.
cli-source-scored = získané
cli-source-palace = palác
cli-source-decrees = dekrety
cli-source-jade = nefrit
cli-source-wall = Velká zeď
cli-source-canal = kanál
cli-source-travel = cestování
cli-source-intrigue = intriky
cli-source-servants = služebníci

cli-see-also = Viz také { $ids }

cli-final-scores = Konečné výsledky
cli-vp-for = VB za
cli-together = celkem
cli-score = výsledek
cli-outside = { $score } (venku)
cli-nobody-wins = Nikdo není v paláci: nikdo nevyhrává.
cli-winner = Vyhrává { $name }: { $score } VB.
cli-over = Hra skončila: výsledky { $scores }, vyhrává { $name }.
cli-over-nobody = Hra skončila: výsledky { $scores }, nikdo není v paláci.

cli-commitment = Toto rozdání je vázáno závazkem { $commitment }
cli-seed = Semínko { $seed }
cli-belongs = patří k závazku { $commitment }
cli-sit-down = Rozhoduje { $name }: posaďte se a stiskněte Enter.
cli-no-number = Tah s tímto číslem není; zvolte 1 až { $last }.
cli-type-h = Napište „h“ a číslo tahu, od 1 do { $last }.
cli-taken-back = Vráceno.
cli-nothing-to-undo = Není co vrátit: ještě tu není žádná vaše odpověď.
cli-others-answered = Je tu už odpověď jiného hráče ({ $name }): to nelze vrátit.
cli-shown-since = Mezitím se ukázalo něco skrytého nebo padla kostka: to už nelze vrátit.

cli-not-written = Soubor { $file } nelze zapsat ({ $error }): uložte pomocí „s“ pod jiným jménem.
cli-type-s = Napište „s“ a jméno souboru, například „s moje-hra.gugong“
cli-exists = Soubor { $file } už existuje: zvolte jiné jméno.
cli-saved = Uloženo v souboru { $file }, a odteď po každém tahu znovu
cli-record-is-in = Záznam je v souboru { $file }; { $command } ho přehraje znovu.
cli-name-a-file = Jméno souboru pro záznam, nebo Enter:
cli-goodbye = Na shledanou
cli-input-ended = Konec vstupu
cli-interrupted = Přerušeno
cli-left =
    { $moves ->
        [one] { $why } po { $moves } tahu; hra není uložená.
       *[other] { $why } po { $moves } tazích; hra není uložená.
    }
cli-left-saved =
    { $moves ->
        [one] { $why } po { $moves } tahu; pokračujte příkazem { $command }
       *[other] { $why } po { $moves } tazích; pokračujte příkazem { $command }
    }

cli-help =
    číslo, nebo text vedle něj: zahrát tento tah
    u      zpět              b   herní plán          m   mapa s cestami
    ?      tato nápověda     c   známé karty         e   co se stalo, s pravidly
    ? ID   pravidlo, například ? WALL-5              h N   pravidlo tahu N
    s SOUBOR uložit          q   odejít              w   proč boti hráli právě takto
