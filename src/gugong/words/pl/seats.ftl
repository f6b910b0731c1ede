# Kto gdzie siedzi: zdanie na pasku, poczekalnia i przygotowanie stołu.

seats-you = Twój ród: { $family }.
seats-watching = Oglądasz grę.
seats-your-turn = Twoja kolej.
seats-choosing = Wybiera { $name }.
seats-away-asked = Kolej na: { $name }, ale to miejsce jest teraz puste.
seats-open-asked = Kolej na: { $name }, ale nikt jeszcze nie zajął tego miejsca.
seats-who-you = ty
seats-who-screen = przy tym ekranie
seats-who-here = online
seats-who-away = offline
seats-who-open = wolne miejsce
seats-who-bot = bot, { $level }
seats-who-meng = rywal solo

seats-waiting = Czekamy na graczy
seats-free =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne.
        [few] { $count } miejsca są jeszcze wolne.
        [many] { $count } miejsc jest jeszcze wolnych.
       *[other] { $count } miejsca jest jeszcze wolnego.
    }
seats-begins = Gra zacznie się, gdy wszystkie miejsca będą zajęte albo gdy gospodarz ją rozpocznie.
seats-host = gospodarz
seats-qr = Kod QR
seats-qr-of = Kod QR: { $name }
seats-only-here = Te linki otworzy tylko ten komputer. Aby mogli je otworzyć inni, podłącz go do sieci i uruchom serwer tak:
seats-network = Linki prowadzą do { $url }. Otworzy je każdy, kto jest w tej samej sieci.
seats-table = Stół
seats-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } gracze
        [many] { $count } graczy
       *[other] { $count } gracza
    }
seats-option = { $option }: { $value }
seats-your-name = Twoje imię
seats-free-seats = Na wolnych miejscach gra
seats-stay-free = nikt, dopóki ktoś nie przyjdzie
seats-begin = Zacznij teraz
seats-came = Dołącza { $name }.
seats-went = Odchodzi { $name }.
seats-invited = Do tego stołu zaprasza cię { $name }.
seats-invited-by-host = To zaproszenie do tego stołu.
seats-name-how = Zobaczą je inni. Jeśli zostawisz puste pole, będziesz się nazywać { $family }.
seats-sit = Zajmij miejsce

seats-bots = Boty, od najsłabszego
seats-bot = { $level } (siła { $step }/{ $steps })
seats-family = Twój ród
seats-family-how = Jego kolor i znak oznaczają wszystko, co należy do ciebie.
seats-open-table = Otwórz stół
seats-open-how = Dostaniesz link dla każdego znajomego, a gra zacznie się, gdy przyjdą wszyscy.
seats-how-bonus = Mocniejsze żetony wśród żetonów podróży, dla graczy, którzy znają grę.
seats-how-start-player = Kto ma pierwszą turę. Losowo: rozstrzyga los przy rozdaniu.
seats-how-expert = Karty planszy losuje się ze wszystkich, których nikt nie ma, zamiast zwykłych siedmiu: mniej da się przewidzieć.
seats-how-sail-off = Taki statek przepada, a jego służący wracają do ciebie.
seats-how-difficulty = Prosty: Meng ma o jedną kartę specjalną mniej. Trudny: zaczyna z piątą kartą prezentu.
seats-how-sets = Jakimi kartami kto zaczyna; nie zmienia to poziomu trudności.
seats-how-focus = Lokacja, do której Menga wysyłają karty specjalne. Losowo: rozstrzyga rozdanie.
seats-how-title = Jak ten stół nazywa się na liście każdego z graczy.
seats-how-components = Jeśli liczby na twoich elementach różnią się od naszych.

server-gathering = Gra jeszcze się nie zaczęła: czeka, aż wszystkie miejsca będą zajęte albo gospodarz rozpocznie.
