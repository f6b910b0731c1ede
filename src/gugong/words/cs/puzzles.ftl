# Puzzles: positions in which one move is clearly the best; and what is played on one day.

puzzles = Úlohy
puzzles-lead = Pozice z partií mezi silnými boty. V každé je jeden tah zřetelně nejlepší, pokud to můžete vědět. Najděte ho.
puzzles-next = Další úloha
puzzles-rating = Vaše hodnocení: { $rating }
puzzles-rated = Úloha { $puzzle }, vy { $before } → { $after }
puzzles-solved = Vyřešeno: { $right } z { $tried } zkoušených
puzzles-players =
    { $players ->
        [1] Sami proti Mengovi
        [few] { $players } hráči
       *[other] { $players } hráčů
    }
puzzles-level = Obtížnost { $rating }
puzzles-right = Vyřešeno
puzzles-missed = Nevyřešeno na první pokus
puzzles-all = Všechny úlohy
puzzles-gone = Na této adrese už žádná úloha není. Vyberte si jinou.
lessons-puzzle = Úloha
lesson-puzzle-ask = Jste na tahu. Jeden tah je zřetelně nejlepší, pokud to můžete vědět. Který?
lesson-puzzle-wrong = To není nejlepší tah. Zkuste to znovu, nebo si ho nechte ukázat.
lesson-puzzle-solved = To je nejlepší tah.
puzzle-why = O { $gain } VB lepší než druhý nejlepší tah (± { $error }). Většina z toho pochází odtud: { $sources }.
puzzle-why-many = O { $gain } VB lepší než druhý nejlepší tah (± { $error }), po troškách z mnoha zdrojů.
puzzle-play-on-about = Odtud dál proti botům.

today = Dnes
today-lead = Jedno rozdání proti Mengovi a jedna úloha denně: pro všechny stejné, ať hrají kdekoli.
today-date = { $date } (UTC)
today-deal = Rozdání dne
today-deal-how =
    { $difficulty ->
        [easy] Meng hraje dnes lehce.
        [hard] Meng hraje dnes těžce.
       *[normal] Meng hraje dnes jako obvykle.
    }
today-deal-play = Hrát rozdání
today-deal-go-on = Pokračovat ve hře
today-deal-won = Výhra { $own } : { $meng }.
today-deal-lost = Prohra { $own } : { $meng }.
today-deal-hints =
    { $n ->
        [0] Bez nápovědy.
        [one] S jedním krokem nápovědy.
        [few] Se { $n } kroky nápovědy.
       *[other] S { $n } kroky nápovědy.
    }
today-deal-counts = Přepočteno ze záznamu hry. Počítá se první hra dne.
today-puzzle = Úloha dne
today-puzzle-play = Vyřešit úlohu
today-puzzle-look = Podívat se znovu
today-series =
    { $n ->
        [0] Zatím žádná série: dohrajte rozdání nebo vyřešte úlohu dne a začne.
        [one] Vaše série: jeden den.
        [few] Vaše série: { $n } dny po sobě.
       *[other] Vaše série: { $n } dní po sobě.
    }
today-share = Zkopírovat řádek ke sdílení
today-to-day = K výsledku dne
server-no-such-day = Takový den není: napište ho jako 2026-11-18.
server-not-the-deal = Tato hra se nehrála s rozdáním onoho dne.
