# Proč nelze stůl připravit.

option-players = players je { $players }: Gùgōng hraje 1 až 5 hráčů
option-rules = je potřeba verze pravidel { $rules }, ale tento program hraje podle verzí { $oldest } až { $newest }
option-start-player =
    { $players ->
        [one] start_player je { $seat }: pro { $players } hráče je to místo od 0 do { $last }, nebo None pro náhodné
        [few] start_player je { $seat }: pro { $players } hráče je to místo od 0 do { $last }, nebo None pro náhodné
       *[other] start_player je { $seat }: pro { $players } hráčů je to místo od 0 do { $last }, nebo None pro náhodné
    }
option-value = { $option } je { $value }: má to být jedno z { $known }
option-solo-only = difficulty, sets a focus jsou pro sólovou hru: počet hráčů je zde { $players }
option-not-solo = Sólová hra nemá variantu pro experty ani bonusové žetony: vynechejte je
option-unknown = Možnost { $option } neexistuje: stůl si může zvolit { $known }
option-wrong-type = Některá možnost má nesprávný typ ({ $why })
option-seed = Semínko je číslo od 0 do 2**256 - 1, 64 šestnáctkových číslic nebo 32 bajtů
