# Dlaczego nie można przygotować stołu.

option-players = players to { $players }: w Gùgōng gra od 1 do 5 osób
option-rules = potrzebna jest wersja zasad { $rules }, a ten program gra według wersji od { $oldest } do { $newest }
option-start-player =
    { $players ->
        [one] start_player to { $seat }: dla { $players } gracza jest to miejsce od 0 do { $last } albo None, by je wylosować
       *[other] start_player to { $seat }: dla { $players } graczy jest to miejsce od 0 do { $last } albo None, by je wylosować
    }
option-value = { $option } to { $value }: powinna to być jedna z wartości { $known }
option-solo-only = difficulty, sets i focus są do gry solo: liczba graczy to tutaj { $players }
option-not-solo = Gra solo nie ma wariantu zaawansowanego ani bonusowych żetonów: pomiń je
option-unknown = Nie ma opcji { $option }: stół może wybrać { $known }
option-wrong-type = Jedna z opcji ma niewłaściwy typ ({ $why })
option-seed = Ziarno to liczba od 0 do 2**256 - 1, 64 cyfry szesnastkowe albo 32 bajty
