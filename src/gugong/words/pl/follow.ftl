# Co robią inni, krok po kroku.
follow-title = Co się dzieje
follow-how = Spacja wstrzymuje, inny klawisz lub kliknięcie przechodzi do twojej tury.
follow-how-step = Spacja lub kliknięcie pokazuje następny krok, Esc przechodzi do twojej tury.
follow-next = Następny krok
follow-pause = Wstrzymaj
follow-go-on = Dalej
follow-skip = Przejdź do swojej tury
follow-pace = Tempo
follow-again = Pokaż ostatnią turę jeszcze raz
follow-open = Otwórz dziennik
follow-turns = Tury, ostatnia na dole
follow-show = Pokaż tę turę jeszcze raz
follow-since = Od twojej ostatniej tury
follow-to-you = Co dotyczy ciebie
follow-nothing = Jeszcze nic się nie wydarzyło.
# Tyle rzeczy się wydarzyło, a tyle z nich dotyczy czytelnika.
follow-count =
    { $you ->
        [0] Od twojej tury: { $n }
       *[other] Od twojej tury: { $n } (ty: { $you })
    }
follow-turn = Tura: { $name }
follow-turn-mine = Twoja tura
follow-twilight = Zmierzch
follow-night = Noc
follow-morning = Poranek
follow-end = Punktacja końcowa
follow-key-again = pokaż ostatnią turę jeszcze raz
follow-key-space = podczas tur innych: wstrzymaj albo następny krok

# Dlaczego bot tak zagrał: o co mu chodziło, jak gra, a na końcu liczby.
follow-why = Dlaczego?
follow-reason-gardener = { $aim } Bot gra instynktownie, zapomina o kartach i wiele odkłada na później. { $figures }
follow-reason-mason = { $aim } Bot gra instynktownie i uwielbia budować. { $figures }
follow-reason-boatman = { $aim } Bot gra instynktownie, a ciągnie go na Wielki Kanał. { $figures }
follow-reason-pilgrim = { $aim } Bot gra instynktownie, a ciągnie go w drogę. { $figures }
follow-reason-jeweller = { $aim } Bot gra instynktownie i ma słabość do jadeitu. { $figures }
follow-reason-courtier = { $aim } Bot gra instynktownie i ma oko na Pałac. { $figures }
follow-reason-minister = { $aim } Bot myśli kilka ruchów naprzód w wyobrażonych partiach. { $figures }
follow-reason-sage = { $aim } Bot myśli tak daleko naprzód, jak potrafi, w wielu wyobrażonych partiach. { $figures }
follow-reason-random = { $name } zagrywa dowolny dozwolony ruch, losowo.
follow-reason-novice = { $name } bierze to, co się nadarzy, losowo i bez planu.
follow-reason-planner = { $aim } Bot próbuje różnych sposobów rozegrania tury i wybiera ten, który daje najlepszą pozycję. { $figures }
follow-reason-search = { $aim } Bot rozważa odpowiedzi innych w wyobrażonych partiach. { $figures }
follow-reason-master = { $aim } Bot rozważa wiele wyobrażonych partii aż do końca. { $figures }
follow-reason-figures = W liczbach, oczekiwane PZ: { $sources }.
follow-reason-person = Tej tury nie rozegrał bot.
follow-aim =
    { $source ->
        [scored] { $name } chce PZ od razu.
        [palace] { $name } chce zbliżyć się do Pałacu: kto zostanie na zewnątrz, nie może wygrać.
        [decrees] { $name } chce korzystać z dekretów.
        [jade] { $name } chce jadeitu: z każdą sztuką cały jest więcej wart.
        [wall] { $name } chce mieć większy udział w Wielkim Murze.
        [canal] { $name } chce zbliżyć statki do nagrody na Wielkim Kanale.
        [travel] { $name } chce żetonów.
        [intrigue] { $name } chce awansować na Torze Intryg.
        [servants] { $name } chce mieć więcej służących na następne tury.
       *[none] { $name } niewiele może zyskać w tej turze.
    }
follow-price = Cena: { $source }.
follow-source-scored = pewne punkty
follow-source-palace = droga do Pałacu
follow-source-decrees = dekrety
follow-source-jade = jadeit
follow-source-wall = Wielki Mur
follow-source-canal = Wielki Kanał
follow-source-travel = żetony
follow-source-intrigue = Intrygi
follow-source-servants = służący
