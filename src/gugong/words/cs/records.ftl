# Co není v pořádku se záznamem, uloženou hrou nebo pozicí.  Tahy, úkoly, názvy a hodnoty zůstávají tak, jak jsou v souboru.

record-in-file = { $file }: { $why }
record-unreadable = { $file } nelze přečíst: { $error }
cli-not-replayed = { $file } nelze přehrát: { $why }.
cli-not-resumed = { $file } nelze přehrát, a proto v této hře nelze pokračovat: { $why }.

record-none = Toto není záznam gugong: { $why }
record-too-large = Velikost v bajtech je { $size }: záznam gugong jich má mnohem méně než { $most }
record-many-moves = Počet tahů je { $n }: hra jich má mnohem méně než { $most }
record-format = Tento záznam má formát { $format }, ale tento program čte formáty { $oldest } a { $newest }
record-start-format = Záznam ve formátu { $format }, a žádný jiný, začíná pozicí ve 'start'
record-seed = Semínko tohoto záznamu nemá 64 šestnáctkových číslic
record-no-edition = Žádný standardní materiál nemá otisk { $digest }; uveďte soubor s materiálem, se kterým se má hrát.

record-at-move =
    { $at ->
        [0] { $what }
       *[other] tah { $at }: { $what }
    }
record-options = tuto hru nelze připravit: { $why }
record-components = hrálo se s materiálem { $played }, ale { $name } je { $found }: uveďte soubor s materiálem, se kterým se hrálo
record-commitment = semínko patří k závazku { $promised }, ale záznam uvádí { $said }
record-start-seed = pozice ve 'start' má jiné semínko než záznam
record-start = pozice ve 'start' je chybná. { $why }
record-goes-on = hra skončila, ale záznam pokračuje
record-other-seat = podle záznamu táhne místo { $seat }, ale na řadě je místo { $asked }
record-not-legal = { $move } není povolený tah; povolené jsou tyto: { $legal }
record-check = po tahu { $move } má pozice kontrolní součet { $found }, ale záznam uvádí { $expected }
record-result = výsledek podle záznamu: { $said }; podle tahů: { $true }
record-no-result = žádný
record-scores = body { $scores }, pořadí { $ranking }

saved-none = Toto není uložená hra: { $why }
saved-record = Záznam této uložené hry nelze přehrát: { $why }
saved-position = Pozice této uložené hry není ta, ke které vede její záznam
saved-check = Poslední kontrolní součet v záznamu této uložené hry nepatří k její pozici
saved-result = Výsledek v záznamu této uložené hry není ten, ke kterému vedou její tahy

position-none = Toto není pozice této hry: { $why }
position-impossible = Taková pozice nemůže nastat: { $why }
position-dead-end = Z této pozice nelze hrát dál: { $why }

position-rule = porušuje pravidlo { $rule }
position-contradiction = její části si odporují
position-one-answer = na její otázku je jen jedna odpověď
position-order = něco je v ní uvedeno dvakrát nebo ve špatném pořadí
position-seats = každé místo, celkem jich je { $seats }, má mít hráčskou desku, ruku a odhazovací balíček
position-meng = Meng hraje v sólové hře, a jen v ní
position-seed = její semínko nemá 64 šestnáctkových číslic
position-decrees = nemá z každé úrovně dva dekrety
position-early-result = má výsledek dříve, než hra skončila
position-ranking = v pořadí jejího výsledku není každé místo právě jednou
position-task = { $task } není úkol této hry
position-no-such =
    { $what ->
        [day] den { $value } neexistuje
        [seat] místo { $value } neexistuje
        [dice] počet kostek nemůže být { $value }
        [face] tato kostka nemá stranu { $value }
        [house] dům s nefritem { $value } neexistuje
        [decree] dekret { $value } neexistuje
        [harbour] přístav { $value } neexistuje
        [load] náklad lodi nemůže být { $value }
        [place] lokace { $value } neexistuje
        [token-put-out] žeton { $value } se nikdy nevykládá
        [place-put-out] tento žeton se nevykládá sem: { $value }
        [servants] počet služebníků nemůže být { $value }
        [points] počet VB nebo nefritů nemůže být { $value }
        [envoy] na cestě vyslance není pole { $value }
        [palace-seat] v paláci není místo { $value }
        [marker] na stupnici intrik není pole { $value }
        [city] město { $value } neexistuje
        [double] dvojitý služebník nemůže být zde: { $value }
        [rewards] počet odměn v přístavech nemůže být { $value }
        [card] karta { $value } neexistuje
        [automa-card] karta Automa { $value } neexistuje
        [token] žeton cestování { $value } neexistuje
        [piles] počet hromádek žetonů nemůže být { $value }
        [score] počet bodů nemůže být { $value }
        [task-number] úkol s číslem { $value } neexistuje
        [draws] počet losování nemůže být { $value }
       *[rule] pravidlo { $value } neexistuje
    }
position-names =
    { $what ->
        [gifts] její karty daru neleží na lokacích { $names }
        [cities] její města nejsou { $names }
       *[rewards] její odměny v přístavech nejsou { $names }
    }
position-size =
    { $pile ->
        [hand] počet karet v ruce má být { $size }, ale je { $held }
        [discard] počet karet v odhazovacím balíčku má být { $size }, ale je { $held }
        [draw] počet karet v dobíracím balíčku má být { $size }, ale je { $held }
        [tokens] počet žetonů v hromádce má být { $size }, ale je { $held }
       *[automa] počet karet v balíčku Automa má být { $size }, ale je { $held }
    }

agenda-asks-nobody = nečeká na nikoho, protože poslední úkol v jejím seznamu není otázka
agenda-asks-meng = čeká na Menga, kterého se nikdo na nic neptá
agenda-no-seat = ptá se místa, které neexistuje
agenda-days = ROUND-1: je den { $day } a dalších naplánovaných dnů je { $more }
agenda-day-order = ROUND-2: dny nejsou naplánované ve správném pořadí
agenda-turns = DAY-1: v denní fázi, a jen tehdy, má některé místo příští tah
agenda-follows = { $task } nenavazuje na { $below }
agenda-before = před { $task } je něco, co tam být nemůže

observation-no-seat =
    { $players ->
        [one] Z místa { $seat } se dívat nelze: jediný člověk sedí na místě { $last } a divák na místě None
       *[other] Z místa { $seat } se dívat nelze: lidé sedí na místech 0 až { $last } a divák na místě None
    }
observation-components = Toto pozorování vzniklo s jiným materiálem
observation-no-deal = Nenašlo se žádné rozdání, které vede k otázce v tomto pozorování

verify-going-on = { $file }: v pořádku, { $moves }, den { $day }, hra neskončila
verify-over =
    { $winner ->
        [nobody] { $file }: v pořádku, { $moves }, výsledky { $scores }, nikdo není v paláci
        [meng] { $file }: v pořádku, { $moves }, výsledky { $scores }, vyhrává Meng
       *[other] { $file }: v pořádku, { $moves }, výsledky { $scores }, vyhrává místo { $winner }
    }
verify-moves =
    { $n ->
        [one] { $n } tah
        [few] { $n } tahy
       *[other] { $n } tahů
    }
verify-commitment = závazek záznamu je { $commitment }, ne ten, který byl zveřejněn
