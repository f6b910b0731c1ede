# Co říká server.

server-wins =
    { $n ->
        [one] { $name } vítězí s { $n } bodem.
       *[other] { $name } vítězí s { $n } body.
    }
server-nobody-wins = Nikdo nedošel do paláce: nikdo nevítězí.

server-over = Hra skončila.
server-not-over = To lze získat až po skončení hry.
server-not-your-turn = Nejste na tahu.
server-no-undo = To nelze vzít zpět: ukázalo se něco skrytého, táhl už někdo jiný, nebo tah nebyl váš.
server-no-redo = Nemáte co zahrát znovu.
server-legal = Tento tah je povolený.
server-not-legal = Tento tah teď povolený není.
server-late = Stůl se mezitím změnil: než potáhnete, podívejte se znovu.
server-no-such-step = Hra nemá krok { $step }: má kroky od 0 do { $last }.
server-spectator = Díváte se: toto je jen pro hráče.

server-hello-first = Nejprve pozdravte: ke kterému stolu jdete a s jakým tajným klíčem.
server-hello-once = Pozdrav už zazněl.
server-malformed = Této zprávě nelze rozumět: { $why }.
server-oversized = To je příliš velké: čte se nejvýše { $most } bajtů.
server-too-often = Příliš mnoho najednou: chvilku počkejte.
server-no-such-table = Takový stůl není, nebo k němu tento odkaz nevede.
server-crowded = U tohoto stolu je už tolik návštěvníků, kolik se jich vejde.
server-not-your-seat = Toto místo není vaše.
server-no-such-level = Taková úroveň není: na výběr jsou { $levels }.
server-not-found = Na této adrese nic není.
server-broken = Něco se tu nepovedlo a nic se nezměnilo.

server-seats =
    { $players ->
        [one] Pro { $players } hráče uveďte { $players } místo, ne { $seats }.
        [few] Pro { $players } hráče uveďte { $players } místa, ne { $seats }.
       *[other] Pro { $players } hráčů uveďte { $players } míst, ne { $seats }.
    }
server-bad-options = Takový stůl nelze připravit: { $why }
server-bad-record = Tento záznam nelze otevřít: { $why }
server-record-secret = Záznam obsahuje semínko náhody: lze jej získat po skončení hry, nebo když nehraje nikdo jiný.
server-verified =
    { $n ->
        [one] Rozdání je to, které bylo slíbeno, a { $n } tah je povolený.
        [few] Rozdání je to, které bylo slíbeno, a všechny { $n } tahy jsou povolené.
       *[other] Rozdání je to, které bylo slíbeno, a všech { $n } tahů je povolených.
    }
server-not-verified = Záznam není pravdivý: { $why }
