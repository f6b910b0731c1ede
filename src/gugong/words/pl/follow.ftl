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

# Dlaczego bot tak zagrał: jego sposób gry i czego oczekuje od tej tury.
follow-why = Dlaczego?
follow-reason-random = { $name } zagrywa dowolny dozwolony ruch, losowo.
follow-reason-novice = { $name } bierze to, co się nadarzy, losowo i bez planu.
follow-reason-planner = { $name } próbuje różnych sposobów rozegrania tury i wybiera ten, który daje najlepszą pozycję. { $counted }
follow-reason-search = { $name } rozważa odpowiedzi innych w wyobrażonych partiach. { $counted }
follow-reason-master = { $name } rozważa wiele wyobrażonych partii aż do końca. { $counted }
follow-reason-counted = Co ta tura zmienia w oczekiwanych PZ: { $sources }.
follow-reason-nothing = Ta tura niewiele zmienia w oczekiwanych PZ.
follow-reason-person = Tej tury nie rozegrał bot.
follow-source-scored = pewne punkty
follow-source-palace = droga do Pałacu
follow-source-decrees = dekrety
follow-source-jade = jadeit
follow-source-wall = Wielki Mur
follow-source-canal = Wielki Kanał
follow-source-travel = żetony
follow-source-intrigue = Intrygi
follow-source-servants = służący
