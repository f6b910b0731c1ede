# Zasady i pomoc obok stołu.

help-to-table = Wróć do stołu
help-forward = Dalej

rules-contents = Spis treści
rules-part-game = Gra
rules-part-places = Siedem lokacji
rules-part-end = Służący, Noc i koniec
rules-part-variants = Warianty
rules-part-reference = Do sprawdzenia
rules-goal = Cel gry
rules-found =
    { $count ->
        [0] Żadna zasada nie zawiera tych słów.
        [one] Znaleziono { $count } zasadę
        [few] Znaleziono { $count } zasady
       *[other] Znaleziono { $count } zasad
    }
rules-next = Dalej: { $title }
rules-previous = Wstecz: { $title }
rules-link = Link do zasady { $rule }

help-turn = Twoja tura
help-day = Dzień w skrócie
help-day-morning = Poranek
help-day-morning-how = Od 2. dnia: uzupełnia się mapę, rzuca kośćmi, działają dekrety, a każdy otrzymuje służących.
help-day-day = Dzień
help-day-day-how = Gracze po kolei wymieniają prezent i wykonują wynikające z tego akcje, aż wszyscy będą mieli puste ręce.
help-day-night = Noc
help-day-night-how = Zdobyte karty porównuje się z kośćmi; potem stają się ręką na jutro. Statki płyną dalej.
help-day-end = Po 4. dniu
help-day-end-how = Końcowa punktacja: mur, dekrety, miejsca w Pałacu i jadeit.
help-glossary = Słowniczek
help-key-search = szukaj w zasadach

# Słowa, którymi zasady nazywają elementy gry; * zastępuje dowolną końcówkę.
piece-servant = służąc*
piece-envoy = wysłanni*
piece-jade = jadeit*
piece-ship = statek statk*
piece-token = żeton*
piece-die = kość kości kośćmi
piece-decree = dekret*
piece-card = kart*
piece-vp = PZ
