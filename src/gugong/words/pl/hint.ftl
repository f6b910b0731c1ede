# Podpowiedzi: co jest ważne, gdzie, który ruch i dlaczego; po jednym kroku.

hint = Podpowiedź
hint-step = Podpowiedź: krok { $n } z { $of }
hint-more-where = Gdzie?
hint-more-move = Który ruch?
hint-more-why = Dlaczego?
hint-thinking = Trwa namysł…
hint-settling = Namysł trwa: to się jeszcze może zmienić.
hint-close = Zamknij podpowiedź
hint-here = Tutaj: { $things }.
hint-among-options = Nic na stole: to jedna z opcji.
hint-compared = O ile więcej punktów niż przy drugim najlepszym ruchu: { $move }
hint-from = Skąd
hint-points = Punkty
hint-how = Czego można się spodziewać na koniec gry na podstawie tego, co możesz wiedzieć: twoje punkty według źródła oraz to, co zdobędą inni.
hint-failed = Tym razem niczego nie znaleziono. Po prostu graj dalej.
hint-key = podpowiedź; ponownie: jej następny krok
hint-taken = Podpowiedzi
hint-agreed = Przy tym stole każdy może brać podpowiedzi.
hint-help = Podpowiedzi
hint-help-how = Gdy trwa twoja tura, lampion obok pytania daje podpowiedź w czterech krokach, ile zechcesz: co jest teraz ważne, gdzie, który ruch i dlaczego, w punktach. Wie tylko to, co możesz wiedzieć ty. Wszyscy widzą w dzienniku i na arkuszu punktacji, że z niej korzystasz. Gdy gra kilka osób, podpowiedzi trzeba dopuścić przy przygotowaniu stołu.
page-hints = Podpowiedzi dla wszystkich
seats-how-hints = Kto ma podjąć decyzję, może zapytać, co jest najlepsze, a wszyscy widzą, ile razy. Kto gra samotnie z botami, może to zrobić zawsze.

hint-nudge =
    { $source ->
        [wall] Pomyśl o Wielkim Murze.
        [night] Pomyśl o nocy: które karty będą pasować do kości?
        [decrees] Pomyśl o dekretach.
        [canal] Pomyśl o Wielkim Kanale i jego portach.
        [travel] Pomyśl o żetonach podróży.
        [palace] Pomyśl o Pałacu: jak daleko jest twój Wysłannik i które miejsca zostały?
        [jade] Pomyśl o jadeicie: z każdą sztuką cały jest więcej wart.
        [rivals] Pomyśl o innych: co zdobędą, jeśli im na to pozwolisz?
        [other] Pomyśl o drobnych: punkty poza siedmioma lokacjami.
       *[none] Dwa ruchy są tu mniej więcej równie dobre: trzymaj się własnego planu.
    }
hint-source-wall = Wielki Mur
hint-source-night = noc
hint-source-decrees = dekrety
hint-source-canal = Wielki Kanał
hint-source-travel = żetony
hint-source-palace = Pałac
hint-source-jade = jadeit
hint-source-other = inne punkty
hint-source-rivals = mniej dla innych

hint-log = { $name }: podpowiedź, krok { $n } z { $of }
hint-log-you = Twoja podpowiedź: krok { $n } z { $of }

server-no-hints = Przy tym stole nie ma podpowiedzi: grają tu lub grały inne osoby, a przy jego zakładaniu nikt się na podpowiedzi nie umówił.
server-no-hints-in-lesson = Podczas lekcji nie ma podpowiedzi: lekcja sama pokazuje, co robić.
server-no-more-hints = O tej decyzji wiesz już wszystko: należy do ciebie.
