# Fáze dne, konec hry a tabulka bodů.

stage-outside =
    { $n ->
        [0] { $name }: vyslanec nedošel do paláce, proto nelze vyhrát.
       *[other] { $name }: vyslanec nedošel do paláce, { $n } VB se nepočítá.
    }
stage-outside-order = O pořadí rodin mimo palác rozhoduje pořadí intrik.
stage-tie = { $first } a { $second } mají stejně bodů: { $first } je výš na stupnici intrik.

# Ukazatel dnů a nadpisy obrazů.
stage-morning = Ráno
stage-day = Den
stage-twilight = Soumrak
stage-night = Noc
stage-end = Závěrečné bodování
stage-over = Konec
stage-wall = Velká zeď je dokončena
stage-palace = Vstup do paláce
stage-now = { $day }. den: { $stage }
stage-go-on = Dál

# Obrazy.
stage-morning-how = Mění se začínající hráč, přicházejí nové žetony a kostky, působí dekrety a přicházejí služebníci.
stage-twilight-how = Meng projde dnešní karty automatu ještě jednou, podle jejich dolní poloviny.
stage-night-how = Každá karta s číslem některé kostky je shoda a přinese služebníka. Nejvíc shod: 3 VB a krok vyslancem.
stage-matches =
    { $n ->
        [one] { $n } shoda
        [few] { $n } shody
       *[other] { $n } shod
    }
stage-hidden = skryté karty: { $n }
stage-meng-matches = Meng karty neporovnává: platí číslo dne.
stage-wall-how = Nejvíc služebníků: 3 VB a krok vyslancem. Potom mohou všichni na zdi využít výhodu intrik, poslední na stupnici jako první.
stage-palace-how =
    { $points ->
        [0] Žádné místo nezbylo, cesta k vítězství je ale otevřená.
       *[other] Místo přinese na konci { $points } VB. Vyhrát může jen rodina v paláci.
    }
stage-end-how = Co která rodina získala, zdroj po zdroji.

# Konec hry.
stage-you-win = Vyhráváte
stage-they-win = Vítěz: { $name }
stage-nobody-wins = Nikdo nevyhrál
stage-difficulty = Obtížnost: { $level }
stage-meng-inside = Meng do paláce dojít nemusí.
stage-look = Prohlédnout stůl
stage-to-result = Výsledek

# Tabulka bodů a graf.
stage-sheet-now = VB nyní
stage-sheet-later = Závěrečné bodování by přidalo
stage-sheet-total = Kdyby hra skončila teď
stage-sheet-total-how = pro ty, jejichž vyslanec bude v paláci
stage-sheet-outside = Mimo palác
stage-sheet-result = Výsledek
stage-plot-track = VB na stupnici
stage-plot-now = kdyby hra skončila teď
stage-plot-falls = Druhá čára přidává, co by dalo závěrečné bodování. Klesá, když se to ztratí: většinu na zdi získá jiná rodina nebo dekret přinese méně.
