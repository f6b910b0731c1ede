# Co mówi serwer.

server-wins =
    { $n ->
        [one] { $name } wygrywa z { $n } punktem.
       *[other] { $name } wygrywa z { $n } punktami.
    }
server-nobody-wins = Nikt nie dotarł do Pałacu: nikt nie wygrywa.

server-over = Gra się skończyła.
server-not-over = To będzie dostępne po zakończeniu gry.
server-not-your-turn = To nie twoja kolej.
server-no-undo = Tego nie można cofnąć: pokazano coś ukrytego, ktoś inny wykonał już ruch albo ruch nie był twój.
server-no-redo = Nie masz czego zagrać ponownie.
server-legal = Ten ruch jest dozwolony.
server-not-legal = Ten ruch nie jest teraz dozwolony.
server-late = Stół zmienił się w międzyczasie: spójrz jeszcze raz przed wykonaniem ruchu.
server-no-such-step = Gra nie ma kroku { $step }: ma kroki od 0 do { $last }.
server-spectator = Tylko oglądasz: to jest dla tych, którzy grają.

server-hello-first = Najpierw się przywitaj: przy którym stole i z jakim sekretem.
server-hello-once = Powitanie już było.
server-malformed = Tej wiadomości nie da się zrozumieć: { $why }.
server-oversized = To jest za duże: czytane jest najwyżej { $most } bajtów.
server-too-often = Za dużo naraz: poczekaj chwilę.
server-no-such-table = Nie ma takiego stołu albo ten odnośnik do niego nie prowadzi.
server-crowded = Przy tym stole jest już tylu gości, ilu się mieści.
server-not-your-seat = To miejsce nie jest twoje.
server-no-such-level = Nie ma takiego poziomu: do wyboru są { $levels }.
server-not-found = Pod tym adresem nic nie ma.
server-broken = Coś się tu nie udało i nic nie zostało zmienione.

server-seats =
    { $players ->
        [one] Dla { $players } gracza podaj { $players } miejsce, a nie { $seats }.
        [few] Dla { $players } graczy podaj { $players } miejsca, a nie { $seats }.
       *[many] Dla { $players } graczy podaj { $players } miejsc, a nie { $seats }.
    }
server-bad-options = Takiego stołu nie można przygotować: { $why }
server-bad-record = Tego zapisu nie można otworzyć: { $why }
server-record-secret = Zapis zawiera ziarno losowości: można go otrzymać po zakończeniu gry albo gdy nie gra nikt inny.
server-verified =
    { $n ->
        [one] Rozdanie jest tym, które obiecano, a { $n } ruch jest dozwolony.
        [few] Rozdanie jest tym, które obiecano, a wszystkie { $n } ruchy są dozwolone.
       *[many] Rozdanie jest tym, które obiecano, a wszystkich { $n } ruchów jest dozwolonych.
    }
server-not-verified = Zapis nie jest prawdziwy: { $why }
