# Obok opcji pytania.

question-free = za darmo
question-free-at =
    { $n ->
        [0] nigdzie za darmo
        [one] za darmo w { $n } lokacji
       *[other] za darmo w { $n } lokacjach
    }
question-offline = Nic nie można wybrać, dopóki nie wróci połączenie.
question-gives-up = Rezygnujesz z akcji: nic więcej się tu nie stanie.
question-first-another = Najpierw wybierz coś z obrysem, na przykład kartę z ręki, a dopiero potem to.
