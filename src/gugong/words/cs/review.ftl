# Rozbor dohrané hry pro jednoho hráče.

review-not-over = hra neskončila, a rozebrat lze jen dohranou hru
review-impossible = { $file } nelze rozebrat: { $why }
review-title = Rozbor hry: { $name }
review-depth = { $iterations } iterací hledání na každé rozhodnutí; výsledky { $scores }
review-par = Skóre: { $score }. Boti, kteří hráli stejné rozdání, získali průměrně { $par }.
review-account = Odkud se náskok vzal
review-line = VB
review-expected = očekáváno na začátku
review-own = vlastní rozhodnutí
review-others = rozhodnutí ostatních
review-hidden = skryté karty ostatních, odhalené v noci
review-morning = náhoda: ranní kostky a žetony
review-cards = náhoda: dobrané karty
review-meng = náhoda: karty, které odkryl Meng
review-noise = nevysvětleno (šum odhadu)
review-result = konečný náskok
review-note = Náskok se počítá na nejlepšího soupeře; každý chybějící krok do paláce se počítá jako ztracené body. Rozhodnutí se srovnávají s tím, jak by pokračovala neuronová síť botů, náhoda se vším, co mohlo přijít; ± je směrodatná chyba.
review-graph = Očekávaný náskok v průběhu hry
review-graph-move = tah
review-mistakes = Chyby
review-no-mistakes = Žádné rozhodnutí nebylo zřetelně horší než nejlepší nalezený tah.
review-thresholds = Malá od { $small } VB, drahá od { $costly }, rozhodující od { $decisive }; každá stojí víc než dvojnásobek své směrodatné chyby.
review-mark-small = malá
review-mark-costly = drahá
review-mark-decisive = rozhodující
review-move = { $day }. den, { $number }. tah: { $mark }
review-played = Zahráno: { $move }
review-better = Lépe: { $move }
review-reason = { $cost } VB: { $gains }.
review-reason-but = { $cost } VB: { $gains }; naproti tomu { $losses }.
review-reason-many = { $cost } VB, po troškách z mnoha zdrojů.
review-written = Stránka je v souboru { $file }.
review-seats = --seat je { $seat }: místa jsou 0 až { $last }
review-seat-solo = --seat je { $seat }: proti Mengovi máte místo 0
review-more =
    { $source ->
        [wall] Velká zeď by přinesla o { $vp } víc
        [night] bonusy kostek osudu by přinesly o { $vp } víc
        [decrees] dekrety by přinesly o { $vp } víc
        [canal] Velký kanál by přinesl o { $vp } víc
        [travel] žetony by přinesly o { $vp } víc
        [palace] palác by přinesl o { $vp } víc
        [jade] nefrit by přinesl o { $vp } víc
        [rivals] soupeři by získali o { $vp } méně
       *[other] ostatní zdroje by přinesly o { $vp } víc
    }
review-less =
    { $source ->
        [wall] Velká zeď by přinesla o { $vp } méně
        [night] bonusy kostek osudu by přinesly o { $vp } méně
        [decrees] dekrety by přinesly o { $vp } méně
        [canal] Velký kanál by přinesl o { $vp } méně
        [travel] žetony by přinesly o { $vp } méně
        [palace] palác by přinesl o { $vp } méně
        [jade] nefrit by přinesl o { $vp } méně
        [rivals] soupeři by získali o { $vp } víc
       *[other] ostatní zdroje by přinesly o { $vp } méně
    }

# Na stránce stolu.

review = Rozbor hry
review-seat = Čí hra
review-working = Každé rozhodnutí se znovu posuzuje podle toho, co tento hráč tehdy věděl. Zatím se můžete dívat na stůl.
review-progress = Posouzeno { $done } z { $of } částí
review-waiting = Připravuje se…
review-cancel = Zrušit
review-cancelled = Zrušeno. Co se našlo, zůstává.
review-go-on = Pokračovat v rozboru
review-failed = Část rozboru se nezdařila.
review-lowered = Toto zařízení je pomalé, rozbor je proto mělčí než obvykle: { $iterations } iterací místo { $usual }. Takhle je hotov do deseti minut.
review-deeper = Rozebrat hlouběji (čtyřikrát déle)
review-shallower = Ukázat obvyklou hloubku
review-as-table = Jako tabulka
review-lead = Očekávaný náskok
review-marks = { $n ->
    [one] { $n } chyba
    [few] { $n } chyby
    [many] { $n } chyby
   *[other] { $n } chyb
    }
review-no-marks = Žádné vyznačené chyby
review-mark-of = Chyba { $n } z { $of }
review-all = Projít všechna rozhodnutí ({ $n })
review-key = v rozboru: předchozí a další rozhodnutí; s ← → chyby
review-decision-of = Rozhodnutí { $n } z { $of }
review-gains = Co by přinesl lepší tah, podle zdroje
review-hints = Nápovědy: { $n }
review-json = Uložit jako JSON
review-html = Uložit jako stránku
review-back = Zpět k rozboru
review-previous = Předchozí chyba
review-next = Další chyba
review-earlier = Předchozí rozhodnutí
review-later = Další rozhodnutí
review-again = Zkusit znovu
review-again-how = Odtud proti botům: těm, kteří hráli tehdy, a silnému botovi za každého člověka.
review-same-deal = Se stejnými kartami
review-new-deal = Skryté rozdat znovu
review-decision = { $day }. den, { $number }. tah
review-preferred = Nejlepší nalezený tah: { $move }
review-fine = Zřetelně horší než jiný tah to není.
review-unjudged = Tady tento hráč nerozhoduje.
server-no-review = Úplný rozbor tohoto hráče zatím není.

# Progress: what the reviews of a player’s own games add up to.

progress = Váš pokrok
progress-lead = Kde ztrácíte body a jak si vedete vedle botů se stejným rozdáním. Uchovává to jen tento prohlížeč a nikdo jiný.
progress-none = Zatím tu nic není. Dohrajte hru a na jejím konci zvolte Rozbor hry: až bude rozbor úplný, hra se tu objeví.
progress-counts = Hra se počítá, pokud jste hráli za jednoho hráče a karty jste předem neznali. Body tu stojí jen rozhodnutí, která rozbor označil za chyby.
progress-which = Hry
progress-all = Všechny
progress-solo = Proti Mengovi
progress-others = S ostatními
progress-average = { $n ->
    [one] { $n } hra
    [few] Průměr { $n } her
   *[other] Průměr { $n } her
    }
progress-score = Vaše skóre
progress-bots = Skóre botů se stejným rozdáním
progress-difference = Vaše skóre minus skóre botů
progress-lost = Body ztracené chybami v jedné hře
progress-in-ten = Body ztracené na deset rozhodnutí
progress-luck = Podíl štěstí na vašem náskoku
progress-over-time = V průběhu času
progress-mean = Od první hry k poslední. Čára je průměr nejvýše { $n } her.
progress-costs = Kde se body ztrácejí
progress-most-group = Nejvíc se ztrácí v rozhodnutích tohoto druhu: { $what } ({ $points } VB na hru).
progress-most-source = Lepší tahy by nejvíc přinesly zde: { $what } ({ $points } VB na hru).
progress-by-group = Co by lepší tahy získaly na hru, podle toho, čeho se rozhodnutí týkalo
progress-by-source = Totéž podle zdroje bodů
progress-by-mark = Totéž podle závažnosti chyby
progress-group =
    { $group ->
        [exchange] výměna darů
        [travel] { place-travel }
        [wall] { place-wall }
        [jade] { place-jade }
        [intrigue] { place-intrigue }
        [palace] { place-palace }
        [decrees] { place-decrees }
        [canal] { place-canal }
        [tokens] žetony
        [cards] výměna karet
       *[servants] služebníci
    }
progress-list = Hry
progress-column-date = Datum
progress-column-game = Hra
progress-column-score = Skóre
progress-column-bots = Boti
progress-column-difference = Rozdíl
progress-column-lost = Ztráta
progress-column-in-ten = Na deset rozhodnutí
progress-column-luck = Štěstí
progress-forget = Zapomenout všechny hry
progress-forget-ask = { $n ->
    [one] Údaje o jedné hře se z tohoto prohlížeče natrvalo smažou.
    [few] Údaje o { $n } hrách se z tohoto prohlížeče natrvalo smažou.
   *[other] Údaje o { $n } hrách se z tohoto prohlížeče natrvalo smažou.
    } Stoly a jejich rozbory zůstanou.
