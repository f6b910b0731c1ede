# Puzzles: positions in which one move is clearly the best; and what is played on one day.

puzzles = Problèmes
puzzles-lead = Des positions tirées de parties entre bots forts. Dans chacune, un coup est nettement le meilleur, pour autant que vous puissiez le savoir. Trouvez-le.
puzzles-next = Problème suivant
puzzles-rating = Votre classement : { $rating }
puzzles-rated = Problème { $puzzle }, vous { $before } → { $after }
puzzles-solved = Résolus : { $right } sur { $tried } essayés
puzzles-players =
    { $players ->
        [1] Seul contre Meng
       *[other] { $players } joueurs
    }
puzzles-level = Difficulté { $rating }
puzzles-right = Résolu
puzzles-missed = Non résolu au premier essai
puzzles-all = Tous les problèmes
puzzles-gone = Il n’y a plus de problème à cette adresse. Choisissez-en un autre.
lessons-puzzle = Problème
lesson-puzzle-ask = À vous de jouer. Un coup est nettement le meilleur, pour autant que vous puissiez le savoir. Lequel ?
lesson-puzzle-wrong = Ce n’est pas le meilleur coup. Essayez encore, ou faites-vous le montrer.
lesson-puzzle-solved = C’est le meilleur coup.
puzzle-why = { $gain } PV de mieux que le deuxième meilleur coup (± { $error }). L’essentiel vient de : { $sources }.
puzzle-why-many = { $gain } PV de mieux que le deuxième meilleur coup (± { $error }), un peu de partout.
puzzle-play-on-about = À partir d’ici, contre des bots.

today = Aujourd’hui
today-lead = Une donne contre Meng et un problème par jour : les mêmes pour tous, où que l’on joue.
today-date = { $date } (UTC)
today-deal = La donne du jour
today-deal-how =
    { $difficulty ->
        [easy] Meng est facile aujourd’hui.
        [hard] Meng est difficile aujourd’hui.
       *[normal] Meng joue comme d’habitude aujourd’hui.
    }
today-deal-play = Jouer la donne
today-deal-go-on = Continuer la partie
today-deal-won = Gagné, { $own } : { $meng }.
today-deal-lost = Perdu, { $own } : { $meng }.
today-deal-hints =
    { $n ->
        [0] Sans indice.
        [one] Avec une étape d’indice.
       *[other] Avec { $n } étapes d’indices.
    }
today-deal-counts = Recalculé d’après l’enregistrement de la partie. La première partie du jour compte.
today-puzzle = Le problème du jour
today-puzzle-play = Résoudre le problème
today-puzzle-look = Le revoir
today-series =
    { $n ->
        [0] Pas encore de série : terminez la donne ou le problème du jour pour en commencer une.
        [one] Votre série : un jour.
       *[other] Votre série : { $n } jours de suite.
    }
today-share = Copier une ligne à partager
today-to-day = Vers le résultat du jour
server-no-such-day = Ce jour n’existe pas : écrivez-le comme 2026-11-18.
server-not-the-deal = Cette partie n’a pas été jouée avec la donne de ce jour.
