# Proč nelze hrát se souborem s materiálem.  Položky, slova a hodnoty zůstávají tak, jak jsou v souboru.

component-in-file = { $file }: { $reason }.

component-unreadable = { $file } nelze přečíst ({ $error }); uveďte soubor, který přečíst lze.
component-not-utf8 = { $file } není na bajtu { $byte } platné UTF-8; uložte soubor jako text v UTF-8.
component-directory = { $file } je složka; uveďte soubor s materiálem.
component-no-file = { $file } není existující soubor; uveďte soubor s materiálem.
component-too-large = { $file } má více než { $most } kB; soubor s materiálem má jen pár tisíc znaků.

component-not-toml = soubor má být platný TOML, ale není: řádek { $line }, sloupec { $column } ({ $why })
component-cut-short = soubor má být platný TOML, ale není: končí příliš brzy ({ $why })
component-nested = soubor má příliš mnoho vnořených úrovní, přitom stačí tři
component-long-line = řádek { $line } souboru má { $n } znaků, ale čte se jich nejvýše { $most }; rozdělte dlouhé seznamy na více řádků
component-dots = řádek { $line } souboru má více než { $most } teček, ale název položky má nejvýše dvě
component-missing = { $entry } chybí; doplňte tuto položku podle standardního souboru
component-unknown = { $entry } není známá položka; opravte její název, nebo ji vynechejte
component-refused = položka { $entry } neprošla kontrolou ({ $why })
component-wrong-kind = { $entry } má být { $wanted }, ale je to { $got }
component-kind =
    { $kind ->
        [int] celé číslo
        [float] desetinné číslo
        [bool] pravdivostní hodnota
        [str] text
        [array] seznam
        [object] tabulka
        [empty] prázdná tabulka
        [standing] jedno ze slov printed, reported a reconstructed
       *[date] datum nebo čas
    }

component-range = { $entry } je { $figure }, ale má být od { $low } do { $high }
component-long-number = velmi dlouhé číslo
component-always =
    { $things ->
        [harbours] { $entry } je { $figure }, ale přístavů je vždy { $right }
        [slots] { $entry } je { $figure }, ale výřezů je vždy { $right }
       *[special-cards] { $entry } je { $figure }, ale speciální karty jsou vždy { $right }
    }
component-count =
    { $n ->
        [one] { $entry } má { $n } položku, ale má uvádět { component-listed }
        [few] { $entry } má { $n } položky, ale má uvádět { component-listed }
       *[other] { $entry } má { $n } položek, ale má uvádět { component-listed }
    }
# 4. pád.
component-listed =
    { $things ->
        [gifts] { $right } darů, pro každou hodnotu jeden
        [board-cards] { $right } karet, pro každou lokaci jednu
        [sets] { $right } sad, pro každé místo jednu
        [cards]
            { $right ->
                [few] { $right } karty
               *[other] { $right } karet
            }
        [seats] { $right } míst, pro každého hráče jedno
        [decrees] { $right } dekretů
        [dice] { $right } kostky
       *[faces] { $right } stran
    }
component-sum =
    { $things ->
        [tokens] { $entry } dává dohromady { $total }, ale žetonů má být { $right }
        [tokens-of-all] { $entry } dává u druhů, které jsou v každém vydání, dohromady { $total }, ale žetonů má být { $right }
        [french-tokens] { $entry } dává u francouzských druhů dohromady { $total }, ale žetonů má být { $right }
       *[automa-cards] { $entry } dává dohromady { $total }, ale karet má být { $right }
    }
component-houses = { $entry } uvádí { $n } domů, ale má jich být od 1 do { $most }
component-seat-order = { $entry } je { $vp }, ale má být nejvýše tolik co předchozí místo, tedy { $before }
component-decree-name =
    { $left ->
        [one] { $entry } je { $name }, ale má být { $names }
       *[other] { $entry } je { $name }, ale má to být jeden z těchto: { $names }
    }
component-decree-vp = { $entry } je { $vp }, ale má být 0: úroveň 3 se boduje až na konci

component-card-form = { $entry } je { $card }, ale má to být hodnota od 1 do 9 a akce, například "4 canal"
component-card-action = { $entry } má akci { $action }, ale na kartě je jedna z těchto: { $known }
component-name-form = { $entry } je { $name }, ale název má nejvýše 40 tisknutelných znaků, žádnou dvojtečku ani čárku a žádné mezery na začátku ani na konci
component-name-letters = { $entry } je { $name }, ale název musí obsahovat písmena
component-name-twice = { $entry } je { $name }, což se čte stejně jako { $other }; dejte každému vlastní název

component-small-ring =
    { $n ->
        [one] { $entry } má { $n } město, ale okruh potřebuje aspoň 3
        [few] { $entry } má { $n } města, ale okruh potřebuje aspoň 3
       *[other] { $entry } má { $n } měst, ale okruh potřebuje aspoň 3
    }
component-none-inside = { $entry } nic neobsahuje, ale uvnitř okruhu leží aspoň jedno město
component-odd-cities = { $entry } má na okruhu a uvnitř { $n } měst, ale jejich počet má být sudý
component-few-tokens = { $entry } má { $n } měst, ale základních žetonů je na ně jen { $tokens }
component-road-form = { $entry } je { $line }, ale má to být řádek jako "Kaifeng: Jinan, Taiyuan"
component-no-city = { $entry } uvádí { $city }, ale takové město na okruhu ani uvnitř není
component-road-to-itself = { $entry } spojuje město { $city } s ním samým, ale cesta spojuje dvě města
component-road-twice = { $entry } znovu spojuje města { $first } a { $second }; uveďte každou cestu jednou a žádnou po okruhu
component-out-of-reach = podle { $entry } se nelze dostat do města { $city }; spojte je s okruhem
