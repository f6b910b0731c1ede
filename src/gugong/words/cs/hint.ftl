# Nápověda: na čem záleží, kde, který tah a proč; vždy jeden krok.

hint = Nápověda
hint-step = Nápověda: krok { $n } ze { $of }
hint-more-where = Kde?
hint-more-move = Který tah?
hint-more-why = Proč?
hint-thinking = Přemýšlí se…
hint-settling = Stále se přemýšlí: může se to změnit.
hint-close = Zavřít nápovědu
hint-here = Tady: { $things }.
hint-among-options = Na stole nic: je to jedna z možností.
hint-compared = O kolik bodů víc než s druhým nejlepším tahem: { $move }
hint-from = Odkud
hint-points = Body
hint-how = Co lze čekat na konci hry podle toho, co můžete vědět: vaše body podle zdroje a to, co získají ostatní.
hint-failed = Tentokrát se nic nenašlo. Hrajte prostě dál.
hint-key = nápověda; znovu pro její další krok
hint-taken = Nápovědy
hint-agreed = U tohoto stolu si může nápovědu vzít každý.
hint-help = Nápověda
hint-help-how = Když jste na tahu, lucerna vedle otázky nabídne nápovědu ve čtyřech krocích, kolik jich chcete: na čem teď záleží, kde, který tah a proč, v bodech. Ví jen to, co můžete vědět vy. V průběhu hry a v přehledu bodů všichni vidí, že jste si ji vzali. Hraje-li víc lidí, musí se nápověda povolit při přípravě stolu.
page-hints = Nápověda pro všechny
seats-how-hints = Kdo má rozhodnout, může se zeptat, co je nejlepší, a všichni vidí, kolikrát. Kdo hraje sám proti botům, může vždycky.

hint-nudge =
    { $source ->
        [wall] Myslete na Velkou zeď.
        [night] Myslete na noc: které karty se shodnou s kostkami?
        [decrees] Myslete na dekrety.
        [canal] Myslete na Velký kanál a jeho přístavy.
        [travel] Myslete na žetony cestování.
        [palace] Myslete na palác: jak daleko je váš vyslanec a která místa zbývají?
        [jade] Myslete na nefrit: s každým kusem má všechen větší hodnotu.
        [rivals] Myslete na ostatní: co získají, když je necháte?
        [other] Myslete na drobné: body mimo sedm lokací.
       *[none] Dva tahy jsou tu zhruba stejně dobré: držte se svého plánu.
    }
hint-source-wall = Velká zeď
hint-source-night = noc
hint-source-decrees = dekrety
hint-source-canal = Velký kanál
hint-source-travel = žetony
hint-source-palace = palác
hint-source-jade = nefrit
hint-source-other = jiné body
hint-source-rivals = méně pro ostatní

hint-log = { $name }: nápověda, krok { $n } ze { $of }
hint-log-you = Vzali jste si nápovědu: krok { $n } ze { $of }

server-no-hints = U tohoto stolu nápověda není: hrají tu nebo hráli i jiní lidé a při jeho přípravě se na ní nikdo nedohodl.
server-no-hints-in-lesson = Během lekce nápověda není: lekce sama ukáže, co dělat.
server-no-more-hints = O tomto rozhodnutí už víte všechno: je na vás.
