# Vedle možností otázky.

question-free = zdarma
question-free-at =
    { $n ->
        [0] nikde zdarma
        [one] zdarma na { $n } lokaci
       *[other] zdarma na { $n } lokacích
    }
question-offline = Dokud se spojení neobnoví, nelze nic vybrat.
question-gives-up = Vzdáváte se akce: nic dalšího se tu nestane.
question-first-another = Nejprve vyberte něco z orámovaného, například kartu z ruky, a teprve potom tohle.
