# Co říká server.

server-wins = { $name } vítězí: { $n } VB.
server-you-win = Vítězíte: { $n } VB.
server-nobody-wins = Nikdo nedošel do paláce: nikdo nevítězí.

server-over = Hra skončila.
server-not-over = To bude k dispozici po skončení hry.
server-not-your-turn = Nejste na tahu.
server-no-undo = To nelze vrátit: ukázalo se něco skrytého, táhl už někdo jiný, nebo tah nebyl váš.
server-no-more-undo = Tady už se tah vracel { $most }krát: tento platí.
server-no-redo = Nemáte co zahrát znovu.
server-no-task = Není tu žádný úkol, který by šlo zkusit znovu nebo ukázat.
server-legal = Tento tah je povolený.
server-not-asked = S tím, co máte rozhodnout, to nesouvisí.
server-not-legal = Tento tah teď povolený není.
server-late = Stůl se mezitím změnil: než potáhnete, podívejte se znovu.
server-no-such-step = Hra nemá krok { $step }: má kroky od 0 do { $last }.
server-spectator = Díváte se: toto je jen pro hráče.

server-hello-first = Nejprve pozdravte: ke kterému stolu jdete a s jakým tajným klíčem.
server-hello-once = Pozdrav už zazněl.
server-malformed = Této zprávě nelze rozumět: { $why }.
server-client-id = identifikátor má 1 až { $most } znaků
server-oversized = To je příliš velké: čte se nejvýše { $most } bajtů.
server-too-often =
    { $seconds ->
        [one] Příliš mnoho najednou: počkejte sekundu.
        [few] Příliš mnoho najednou: počkejte { $seconds } sekundy.
       *[other] Příliš mnoho najednou: počkejte { $seconds } sekund.
    }
server-busy = Server má teď příliš práce: zkuste to za chvíli znovu.
server-too-slow = Čtení trvalo příliš dlouho, a proto bylo přerušeno: pošlete soubor s materiálem nebo záznam tak, jak je zapisuje gugong.
server-no-such-table = Takový stůl není, nebo k němu tento odkaz nevede.
server-spent = Tento odkaz už byl použit, nebo se jeho místo uvolnilo: o nový požádejte toho, kdo stůl založil.
server-fresh = K obsazení tohoto místa musí stránka uvést vlastní tajný klíč o 22 až 64 znacích (písmena, číslice, „-“ a „_“), který tu nic jiného neotvírá: načtěte stránku znovu.
server-expired = U tohoto stolu dlouho nikdo nehrál, a tak byl smazán.
server-crowded = U tohoto stolu je už tolik návštěvníků, kolik se jich vejde.
server-not-your-seat = Toto místo není vaše.
server-host-only = To může jen ten, kdo stůl založil.
server-nobody-to-release = Na tomto místě nikdo nehraje, není co uvolnit.
server-still-here = Kdo na tomto místě hraje, je u stolu: uvolnit ho může jen on.
server-lost = Toto místo ({ $name }) bylo uvolněno: už na něm nehrajete.
server-no-such-level = Taková úroveň není: na výběr jsou { $levels }.
server-not-found = Na této adrese nic není.
server-broken = Něco se tu nepovedlo a nic se nezměnilo.
server-cannot-save = Server teď nemůže ukládat; možná má plný disk. Tohle přijato nebylo: zkuste to později.
server-disk-full = Disk serveru je plný a nic se nezměnilo: zkuste to později.
server-uncertain = Server teď neví, zda se tohle uložilo.
server-no-room = Na tomto serveru je už tolik stolů, kolik se jich sem vejde: rozehrané partie pokračují, ale nový stůl teď připravit nejde.

server-seats =
    { $players ->
        [one] Pro { $players } hráče uveďte { $players } místo, ne { $seats }.
        [few] Pro { $players } hráče uveďte { $players } místa, ne { $seats }.
       *[other] Pro { $players } hráčů uveďte { $players } míst, ne { $seats }.
    }
server-bad-options = Takový stůl nelze připravit: { $why }
server-bad-record = Tento záznam nelze otevřít: { $why }
server-record-secret = Záznam obsahuje semínko náhody: je k dispozici po skončení hry.
server-verified =
    { $n ->
        [one] Rozdání je to, které bylo slíbeno, a { $n } tah je povolený.
        [few] Rozdání je to, které bylo slíbeno, a všechny { $n } tahy jsou povolené.
       *[other] Rozdání je to, které bylo slíbeno, a všech { $n } tahů je povolených.
    }
server-verified-since =
    { $n ->
        [one] Semínko je to, které bylo slíbeno, a { $n } tah od změny pravidel je povolený.
        [few] Semínko je to, které bylo slíbeno, a všechny { $n } tahy od změny pravidel jsou povolené.
       *[other] Semínko je to, které bylo slíbeno, a všech { $n } tahů od změny pravidel je povolených.
    }
server-not-promised = Semínko není to, které bylo slíbeno při přípravě stolu.
server-not-verified = Záznam se nepodařilo ověřit: { $why }

# Když se pravidla nebo hodnoty od přípravy stolu změnily.
server-rules-changed = Pravidla se změnila: hra odtud pokračuje podle jejich verze { $version } a dřívější tahy už nelze vrátit ani přehrát.
server-other-rules = Tato hra se hrála podle verze { $version } pravidel a tento program zná { $playable }: otevřete ji v programu, který zná verzi { $version }.
server-other-figures = Tato hra se hrála s komponentami, které tento program nezná ({ $digest }): otevřete ji v novějším programu.
server-lesson = { $why }
server-no-such-lesson = Taková lekce není: vyberte jednu z těchto: { $lessons }.
server-lesson-figures = Tato lekce potřebuje standardní komponenty { $digest }, které tento program nemá.
