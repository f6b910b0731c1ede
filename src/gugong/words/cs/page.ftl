# The page's own labels.

page-lead = Čtyři dny v Zakázaném městě, rok 1570. Kdo nabídne vzácnější dar, tomu se naslouchá: vyměňujte si dary se sedmi úředníky a buďte v paláci dřív, než se objeví císař.
page-play-meng = Hrát proti Mengovi
page-play-meng-how = Sólová hra: jediný soupeř, který se řídí svými kartami
page-play-bots = Hrát proti dvěma botům
page-play-bots-how = Tři rodiny a dva středně silní boti
page-new-table = Připravit stůl
page-new-table-how = Přátelé s odkazem nebo u této obrazovky, boti a všechny možnosti z krabice
page-my-tables = Vaše stoly
page-open-file = Otevřít uloženou hru
page-unofficial = Neoficiální vydání od lidí, kteří mají tuto hru rádi. Čísla, která jsou jen na samotném herním materiálu, jsou rekonstruovaná; zadejte ta ze své krabice a hrajte s nimi.
page-home = Úvodní stránka
page-rules = Pravidla
page-help = Jak se hraje
page-language = Jazyk
page-close = Zavřít
page-rule = Pravidlo { $rule }
page-no-rule = Pravidlo { $rule } neexistuje.
page-see-also = Viz také
page-search = Hledat
page-no-server = Server neodpovídá. Běží ještě?
page-too-many-requests = Příliš mnoho požadavků: chvilku počkejte a zkuste to znovu.
page-unavailable = Server je přetížený nebo se restartuje: zkuste to za chvilku znovu.
page-unexpected = Odpovědi serveru nelze rozumět: načtěte stránku znovu, nebo to zkuste později.
page-trouble-offline = Spojení je přerušené. Zkoušíme to znovu…
page-trouble-restarting = Server se restartuje. Okamžik…
page-trouble-full = Právě je tu příliš mnoho návštěvníků. Za chvíli to zkusíme znovu…
page-trouble-ended = Server spojení ukončil.
page-connect = Připojit se znovu
page-loading = Okamžik…
page-no-table = Tento stůl tu není
page-no-secret = Tato adresa otevře stůl jen v prohlížeči, ve kterém hrajete. Jinde použijte odkaz, který jste dostali.
page-forget = Odebrat „{ $title }“ ze seznamu
page-over = Konec hry
page-won-by = Vyhrává { $name }
page-rules-version = verze pravidel { $version }
page-your-move = Jste na řadě
page-day = { $day }. den

page-players = Hráči
page-solo-note = Hrajete proti Mengovi.
page-who-sits = Kdo hraje za rodinu { $name }?
page-seat-here = Člověk u této obrazovky
page-seat-open = Člověk s odkazem
page-name = Jméno
page-options = Možnosti
page-difficulty = Obtížnost
page-difficulty-easy = nízká
page-difficulty-normal = normální
page-difficulty-hard = vysoká
page-sets = Sady karet: vaše / Mengova
page-focus = Mengovo zaměření
page-by-lot = losem
page-bonus = Bonusové žetony cestování
page-bonus-none = žádné
page-bonus-six = šest
page-bonus-twelve = dvanáct (francouzské vydání)
page-start-player = Začínající hráč
page-expert = Varianta pro experty
page-sail-off = Lodě smějí z přístavu 5 vyplout na moře (francouzské vydání)
page-more = Další
page-title = Název stolu
page-seed-choose = Semínko známého rozdání
page-seed-choose-how = Nechte prázdné a rozdá se losem. Kdo si rozdání zvolí, může znát všechny karty, a proto to stůl všem řekne.
page-components = Soubor s materiálem z vaší krabice
page-begin = Začít

level-gardener = Zahradník
level-gardener-how = Občas zapomene na kartu a leccos odkládá.
level-mason = Zedník
level-mason-how = Staví s láskou: Velká zeď má přednost.
level-boatman = Lodník
level-boatman-how = Velký kanál a lodě jsou celý jeho svět.
level-pilgrim = Poutník
level-pilgrim-how = Nejraději je na cestách a hodně cestuje.
level-jeweller = Šperkařka
level-jeweller-how = Hraje dobře, ale nefritu odolá jen stěží.
level-courtier = Dvořan
level-courtier-how = Hraje dobře a nespouští oči z paláce.
level-minister = Ministr
level-minister-how = Myslí dopředu a zvažuje odpovědi ostatních.
level-sage = Mudrc
level-sage-how = Nejsilnější ze všech: přemýšlí dlouho a nemá slabinu.
level-random = Tulák
level-random-how = Hraje jakýkoli povolený tah.
level-novice = Učeň
level-novice-how = Málokdy něco propásne, ale nemá žádný plán.
level-planner = Písař
level-planner-how = Hraje tah, po kterém je na tom nejlépe.
level-search = Rádce
level-search-how = Promýšlí, jak mohou odpovědět ostatní.
level-master = Velký sekretář
level-master-how = Přemýšlí nejdéle a pamatuje si každou kartu.

page-ask = O čem se rozhoduje
page-options-now = Co můžete udělat
page-thinking = { $name } přemýšlí…
page-reveals = Tím se ukáže něco skrytého: nepůjde to vrátit.
page-confirm = Provést
page-back = Zpět
page-undo = Vrátit
page-redo = Znovu
page-log = Průběh hry
page-curtain = { $name } teď rozhoduje. Předejte obrazovku.
page-sit-down = Jsem tady

page-scores = Přehled bodů
page-score-for = VB za
page-total = Celkem
page-course = Body v průběhu hry
page-points = { $points } VB
page-links = Pozvat
page-links-how = Kdo první otevře odkaz místa, hraje na něm, a to bez účtu; potom už odkaz neplatí. Každý odkaz dejte jen tomu, komu je určen.
page-spectators = Diváci
page-seat-of = Místo: { $name }
page-copy = Kopírovat
page-copied = Zkopírováno
page-host-you = Jste hostitel: rozdáváte odkazy a místo toho, kdo tu není, můžete dát botovi nebo někomu jinému.
page-host-you-not = Ostatním do karet nevidíte a rozdání neznáte.
page-host-they = Hostitel tohoto stolu rozdává odkazy a místo toho, kdo tu není, může dát botovi nebo někomu jinému.
page-host-they-not = Ostatním do karet nevidí a rozdání nezná.
page-release = Předat místo
page-release-to = { $name } tu není. Místo převezme
page-release-how = { $name } se pak vrátí jen s novým odkazem.
page-menu = Nabídka
page-replay = Přehrát hru
page-download = Uložit do souboru
page-shortcuts = Klávesové zkratky
page-rename = Použít toto jméno
page-leave = Odejít
page-leave-to = Vaše místo převezme
page-leave-how = Vrátit se pak můžete jen s novým odkazem od hostitele.
page-leave-how-host = Místo dostane nový odkaz; najdete ho pod „Pozvat“.
page-own-link = Pokračovat na jiném zařízení
page-own-link-how = Kdo má tento odkaz, vidí vám do karet a hraje za vás: nechte si ho pro sebe.
page-pages = Vaše místo je otevřené na { $count } stránkách. Pokud některá z nich není vaše, vidí vám do karet někdo jiný: v nabídce místo opusťte a vezměte si ho znovu s novým odkazem.
page-commitment = Toto rozdání je vázáno na
page-seed = Jeho semínko je
page-deal = Rozdání
page-deal-drawn = Bylo vylosováno dřív, než si kdo sedl: nikdo u stolu ho nemůže zvolit ani vidět před koncem hry. Mohl by to jen ten, kdo provozuje server.
page-deal-chosen = Rozdání zvolil ten, kdo tento stůl připravil: možná zná všechny karty.
page-rematch = Hrát znovu
page-rematch-ready = K další hře
page-verify = Ověřit toto rozdání
page-step = Krok { $step } / { $steps }
page-step-back = O krok zpět
page-step-on = O krok vpřed
page-to-now = Zpět ke stolu
page-eyes = Pohled
page-play-on = Odtud proti soupeři
page-play-on-do = Hrát dál

page-key-number = zvolit odpověď na otázku jejím číslem
page-key-tab = přejít na další věc, kterou lze zvolit, i na plánu
page-key-enter = zvolit ji nebo provést, co je třeba
page-key-escape = o krok zpět
page-key-undo = vrátit
page-key-redo = znovu
page-key-scores = přehled bodů
page-key-log = průběh hry
page-key-arrows = při přehrávání hry o krok zpět nebo vpřed
page-key-help = tyto zkratky

page-target-card = Darovat kartu { $card }
page-target-discard = Karta { $card } z odhazovacího balíčku
page-target-house = Dům s nefritem za { $name }
page-target-square = Nefrit z nádvoří
page-target-harbour = Přístav { $name }
page-target-new-ship =
    { $name ->
        [a] Nová loď na horní vodní cestě
        [b] Nová loď na dolní vodní cestě
       *[only] Nová loď
    }
page-target-reward =
    { $name ->
        [vp] 4 VB
        [card] Karta daru
       *[double] Dvojitý služebník
    }
page-target-die =
    { $name ->
        [A] První kostka
        [B] Druhá kostka
       *[C] Třetí kostka
    }
page-target-wall = Velká zeď
page-target-palace = Palác
page-target-intrigue = Stupnice intrik
page-target-pool = Vaši najatí služebníci
page-target-supply = Vaši volní služebníci
page-target-double = Váš dvojitý služebník
page-target-tokens = Vaše žetony

gift-1 = miska ovoce
gift-2 = papírový vějíř
gift-3 = kameny na go
gift-4 = bonsaj
gift-5 = čajová souprava
gift-6 = porcelánová váza
gift-7 = šňůra drahokamů
gift-8 = pipa z Tun-chuangu
gift-9 = nefritová soška

icon-pay = vyslat: z najatých mezi volné
icon-gain = najmout si: z volných mezi najaté
icon-place = umístit na plán
icon-stay = zůstane do konce hry
icon-vp = VB hned
icon-later-vp = VB na konci
icon-envoy = krok vyslancem
icon-intrigue = pole na stupnici intrik
icon-jade = nefrit
icon-card = karta daru
icon-swap = výměna karty
icon-token = žeton cestování
icon-ship = loď
icon-wall = Velká zeď
icon-die = kostka osudu

help-goal = Vyhrává rodina s nejvíce VB, ale jen z těch, jejichž vyslanec je na konci 4. dne v paláci.
help-step-1 = Ve svém tahu dejte kartu z ruky jednomu ze sedmi úředníků a vezměte si tu, která u něj ležela. Přijde na váš odhazovací balíček: to je vaše zítřejší ruka.
help-step-2 = Má-li vaše karta vyšší hodnotu než ta, kterou si berete, nic to nestojí. Jinak vyšlete 2 služebníky, odhoďte jinou kartu, nebo se obejděte bez akcí.
help-step-3 = Pak můžete provést akci darované karty a po ní akci lokace.
help-step-4 = Najatí služebníci pracují pro vás. Vyslaní jdou mezi volné a vrátí se, až si je znovu najmete.
help-step-5 = V noci se získané karty porovnají se třemi kostkami osudu: každá shoda přinese služebníka a nejvíc shod 3 VB a krok vyslancem.
help-step-6 = Co můžete zvolit, to svítí, na plánu i v otázce. Ukažte na cokoli jiného a dozvíte se, proč to nejde; § otevře pravidlo.
help-places = Sedm lokací
help-place-travel = Putujte po cestách a sbírejte žetony: výhoda hned a žetony na pozdější výměnu.
help-place-wall = Posílejte služebníky na stavbu. Když je úsek dokončený, kdo jich tam má nejvíc, získá 3 VB a krok vyslancem.
help-place-jade = Kupujte nefrit, dokud je levný. Čím víc ho na konci máte, tím víc VB přinese.
help-place-intrigue = Postupujte po stupnici, která rozhoduje remízy, a klesejte po ní výměnou za výhody.
help-place-palace = Veďte vyslance do paláce: kdo tam na konci není, nemůže vyhrát.
help-place-decrees = Získávejte dekrety: trvalé výhody a VB na konci.
help-place-canal = Nakládejte lodě a plujte do přístavů pro VB, kartu daru nebo dvojitého služebníka.
help-cards = Karty darů
help-action-palace = Akce palác
help-action-canal = Akce Velký kanál
help-action-wall = Akce Velká zeď
help-action-decrees = Akce dekrety
help-action-intrigue = Akce intriky
help-action-one-servant = najmout si 1 služebníka
help-action-two-servants = najmout si 2 služebníky
help-action-swap = výměna karty
help-action-none = žádná akce
help-tokens = Žetony cestování
help-decrees = Dekrety
help-icons = Symboly
help-families = Rodiny
