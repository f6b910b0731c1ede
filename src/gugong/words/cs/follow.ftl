# Co dělají ostatní, krok za krokem.
follow-title = Co se děje
follow-how = Mezerník pozastaví, jiná klávesa nebo kliknutí přejde k vašemu tahu.
follow-how-step = Mezerník nebo kliknutí ukáže další krok, Esc přejde k vašemu tahu.
follow-next = Další krok
follow-pause = Pozastavit
follow-go-on = Pokračovat
follow-skip = Přejít k vašemu tahu
follow-pace = Tempo
follow-again = Ukázat poslední tah znovu
follow-open = Otevřít průběh hry
follow-turns = Tahy, poslední dole
follow-show = Ukázat tento tah znovu
follow-since = Od vašeho posledního tahu
follow-to-you = Co se týká vás
follow-nothing = Zatím se nic nestalo.
# Tolik věcí se stalo, a tolik z nich se týká čtenáře.
follow-count =
    { $you ->
        [0] Od vašeho tahu: { $n }
       *[other] Od vašeho tahu: { $n } (vy: { $you })
    }
follow-turn = Na tahu: { $name }
follow-turn-mine = Váš tah
follow-twilight = Soumrak
follow-night = Noc
follow-morning = Ráno
follow-end = Závěrečné bodování
follow-key-again = ukázat poslední tah znovu
follow-key-space = během tahů ostatních: pozastavit, nebo další krok

# Proč bot takto hrál: o co mu šlo, jak hraje, a nakonec čísla.
follow-why = Proč?
follow-reason-gardener = { $aim } Bot hraje instinktivně, zapomíná na karty a leccos si nechává na později. { $figures }
follow-reason-mason = { $aim } Bot hraje instinktivně a rád staví. { $figures }
follow-reason-boatman = { $aim } Bot hraje instinktivně a láká ho Velký kanál. { $figures }
follow-reason-pilgrim = { $aim } Bot hraje instinktivně a lákají ho cesty. { $figures }
follow-reason-jeweller = { $aim } Bot hraje instinktivně a má slabost pro nefrit. { $figures }
follow-reason-courtier = { $aim } Bot hraje instinktivně a myslí na palác. { $figures }
follow-reason-minister = { $aim } Bot uvažuje několik tahů dopředu, ve hrách, které si představuje. { $figures }
follow-reason-sage = { $aim } Bot uvažuje, jak nejdál dokáže, v mnoha hrách, které si představuje. { $figures }
follow-reason-random = { $name } hraje jakýkoli dovolený tah, náhodně.
follow-reason-novice = { $name } bere, co se nabízí, náhodně a bez plánu.
follow-reason-planner = { $aim } Bot zkouší různé způsoby, jak tah zahrát, a volí ten, po kterém je situace nejlepší. { $figures }
follow-reason-search = { $aim } Bot uvažuje, jak mohou odpovědět ostatní, ve hrách, které si představuje. { $figures }
follow-reason-master = { $aim } Bot uvažuje až do konce hry, v mnoha hrách, které si představuje. { $figures }
follow-reason-figures = V číslech, očekávané VB: { $sources }.
follow-reason-person = Tento tah nehrál bot.
follow-aim =
    { $source ->
        [scored] { $name } chce VB hned.
        [palace] { $name } se chce dostat blíž k paláci: kdo zůstane venku, nemůže vyhrát.
        [decrees] { $name } chce využít dekrety.
        [jade] { $name } chce nefrit: s každým kusem má všechen větší hodnotu.
        [wall] { $name } chce větší podíl na Velké zdi.
        [canal] { $name } chce dostat lodě blíž k odměně na Velkém kanálu.
        [travel] { $name } chce žetony.
        [intrigue] { $name } chce postoupit na stupnici intrik.
        [servants] { $name } chce víc služebníků pro další tahy.
       *[none] { $name } může v tomto tahu získat jen málo.
    }
follow-price = Cena: { $source }.
follow-source-scored = jisté body
follow-source-palace = cesta do paláce
follow-source-decrees = dekrety
follow-source-jade = nefrit
follow-source-wall = Velká zeď
follow-source-canal = Velký kanál
follow-source-travel = žetony
follow-source-intrigue = intriky
follow-source-servants = služebníci
