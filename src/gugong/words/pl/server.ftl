# Co mówi serwer.

server-wins = { $name } wygrywa: { $n } PZ.
server-you-win = Wygrywasz: { $n } PZ.
server-nobody-wins = Nikt nie dotarł do Pałacu: nikt nie wygrywa.

server-over = Gra się skończyła.
server-not-over = To będzie dostępne po zakończeniu gry.
server-not-your-turn = To nie twoja kolej.
server-no-undo = Tego nie można cofnąć: pokazano coś ukrytego, ktoś inny wykonał już ruch albo ruch nie był twój.
server-no-more-undo = Tutaj cofano ruch już { $most } razy: ten obowiązuje.
server-no-redo = Nie masz czego zagrać ponownie.
server-no-task = Nie ma tu zadania, które można powtórzyć lub pokazać.
server-legal = Ten ruch jest dozwolony.
server-not-asked = To nie ma związku z pytaniem, na które masz odpowiedzieć.
server-not-legal = Ten ruch nie jest teraz dozwolony.
server-late = Stół zmienił się w międzyczasie: spójrz jeszcze raz przed wykonaniem ruchu.
server-no-such-step = Gra nie ma kroku { $step }: ma kroki od 0 do { $last }.
server-spectator = Tylko oglądasz: to jest dla tych, którzy grają.

server-hello-first = Najpierw się przywitaj: przy którym stole i z jakim sekretem.
server-hello-once = Powitanie już było.
server-malformed = Tej wiadomości nie da się zrozumieć: { $why }.
server-client-id = identyfikator ma od 1 do { $most } znaków
server-oversized = To jest za duże: czytane jest najwyżej { $most } bajtów.
server-too-often =
    { $seconds ->
        [one] Za dużo naraz: poczekaj sekundę.
        [few] Za dużo naraz: poczekaj { $seconds } sekundy.
       *[many] Za dużo naraz: poczekaj { $seconds } sekund.
    }
server-busy = Serwer ma teraz za dużo pracy: spróbuj ponownie za chwilę.
server-too-slow = Czytanie trwało zbyt długo i zostało przerwane: wyślij plik z elementami albo zapis w takiej postaci, w jakiej tworzy je gugong.
server-no-such-table = Nie ma takiego stołu albo ten link do niego nie prowadzi.
server-spent = Ten link został już użyty albo jego miejsce zwolniono: poproś o nowy osobę, która założyła stół.
server-fresh = Aby zająć to miejsce, strona musi podać własny sekret, od 22 do 64 liter, cyfr, „-” i „_”, który niczego innego tu nie otwiera: wczytaj stronę ponownie.
server-expired = Przy tym stole długo nikt nie grał, więc został usunięty.
server-crowded = Przy tym stole jest już tylu gości, ilu się mieści.
server-not-your-seat = To miejsce nie jest twoje.
server-host-only = Może to zrobić tylko osoba, która założyła stół.
server-nobody-to-release = Na tym miejscu nikt nie gra, więc nie ma czego zwalniać.
server-still-here = Osoba grająca na tym miejscu jest przy stole: tylko ona może je zwolnić.
server-lost = To miejsce ({ $name }) zostało zwolnione: już na nim nie grasz.
server-no-such-level = Nie ma takiego poziomu: do wyboru są { $levels }.
server-not-found = Pod tym adresem nic nie ma.
server-broken = Coś się tu nie udało i nic nie zostało zmienione.
server-cannot-save = Serwer nie może teraz zapisywać; być może jego dysk jest pełny. To nie zostało przyjęte: spróbuj później.
server-disk-full = Dysk serwera jest pełny i nic nie zostało zmienione: spróbuj później.
server-uncertain = Serwer nie wie w tej chwili, czy to zostało zapisane.
server-no-room = Na tym serwerze jest już tyle stołów, ile może pomieścić: rozpoczęte partie trwają dalej, ale nowego stołu nie można teraz przygotować.

server-seats =
    { $players ->
        [one] Dla { $players } gracza podaj { $players } miejsce, a nie { $seats }.
        [few] Dla { $players } graczy podaj { $players } miejsca, a nie { $seats }.
       *[many] Dla { $players } graczy podaj { $players } miejsc, a nie { $seats }.
    }
server-bad-options = Takiego stołu nie można przygotować: { $why }
server-bad-record = Tego zapisu nie można otworzyć: { $why }
server-record-secret = Zapis zawiera ziarno losowości: jest dostępny po zakończeniu gry.
server-verified =
    { $n ->
        [one] Rozdanie jest tym, które obiecano, a { $n } ruch jest dozwolony.
        [few] Rozdanie jest tym, które obiecano, a wszystkie { $n } ruchy są dozwolone.
       *[many] Rozdanie jest tym, które obiecano, a wszystkich { $n } ruchów jest dozwolonych.
    }
server-verified-since =
    { $n ->
        [one] Ziarno jest tym, które obiecano, a { $n } ruch od zmiany zasad jest dozwolony.
        [few] Ziarno jest tym, które obiecano, a wszystkie { $n } ruchy od zmiany zasad są dozwolone.
       *[many] Ziarno jest tym, które obiecano, a wszystkich { $n } ruchów od zmiany zasad jest dozwolonych.
    }
server-not-promised = Ziarno nie jest tym, które obiecano podczas przygotowania stołu.
server-not-verified = Nie udało się potwierdzić zapisu: { $why }

# Gdy zasady lub wartości zmieniły się od przygotowania stołu.
server-rules-changed = Zasady się zmieniły: gra toczy się odtąd według ich wersji { $version }, a wcześniejszych ruchów nie można już cofnąć ani odtworzyć.
server-other-rules = Ta gra toczyła się według wersji { $version } zasad, a ten program zna { $playable }: otwórz ją w programie, który zna wersję { $version }.
server-other-figures = Ta gra toczyła się z komponentami, których ten program nie zna ({ $digest }): otwórz ją w nowszym programie.
server-lesson = { $why }
server-no-such-lesson = Nie ma takiej lekcji: wybierz jedną z tych: { $lessons }.
server-lesson-figures = Ta lekcja wymaga standardowych elementów { $digest }, których ten program nie ma.
