# Co mówi wydanie bez serwera.

static-new-table-how = Znajomi przy tym ekranie, boty i wszystkie opcje z pudełka
static-deal-drawn = Wylosowano je przy zakładaniu stołu i pozostaje w tej przeglądarce: przed końcem nikt go nie widzi.

static-fetching = Jednorazowe pobieranie gry: { $done } z { $total } MB
static-starting = Gra się uruchamia…
static-elsewhere = Twoje gry są otwarte w innym oknie, a grać można tylko w jednym naraz.
static-taken = Twoje gry zostały otwarte w innym oknie.
static-take-over = Graj tutaj
static-no-storage = Ta przeglądarka niczego tu nie zachowuje, jak niektóre okna prywatne. Gier nie dałoby się zapisać: otwórz stronę w zwykłym oknie.
static-newer = Twoje gry zapisała nowsza wersja tej strony: wczytaj ją ponownie.
static-failed = Nie udało się uruchomić gry. Wczytaj stronę ponownie; Twoje gry są zachowane.
static-reload = Wczytaj ponownie
static-gone =
    { $count ->
        [one] { $count } gry już tu nie ma: dane tej strony usunęła przeglądarka albo ktoś inny. Jeśli masz gry zapisane w pliku, otwórz go.
        [few] { $count } gier już tu nie ma: dane tej strony usunęła przeglądarka albo ktoś inny. Jeśli masz gry zapisane w pliku, otwórz go.
        [many] { $count } gier już tu nie ma: dane tej strony usunęła przeglądarka albo ktoś inny. Jeśli masz gry zapisane w pliku, otwórz go.
       *[other] { $count } gry już tu nie ma: dane tej strony usunęła przeglądarka albo ktoś inny. Jeśli masz gry zapisane w pliku, otwórz go.
    }
static-update = Nowsza wersja jest gotowa.
static-update-do = Użyj teraz

static-games-save = Zapisz wszystkie gry
static-games-open = Przywróć wszystkie gry
static-games-opened = Dodane gry: { $added }. Były tu już: { $known }.
static-no-games = To nie jest plik zapisanych gier: { $why }
static-games-wrong = Gry { $table } z tego pliku nie da się odtworzyć, więc nic z niego nie dodano.
static-games-twice = W tym pliku jedna gra jest dwa razy, więc nic z niego nie dodano.

static-searches = Na tym urządzeniu: około { $seconds } s na ruch, w tym czasie próbuje około { $games } możliwych przebiegów.
static-plans = Na tym urządzeniu: około { $seconds } s na ruch.

server-storage-full = W tej przeglądarce nie ma już miejsca i nic nie zostało zmienione: zapisz wszystkie gry do pliku, a potem zwolnij miejsce na urządzeniu.
server-storage-failed = Przeglądarka nie mogła tego zapisać ({ $why }): wczytaj stronę ponownie.
server-bad-games = { $why }
