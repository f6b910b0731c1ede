# Pourquoi une table ne peut pas être mise en place.

option-players = players vaut { $players } : Gùgōng se joue de 1 à 5
option-rules = il faut la version { $rules } des règles, et ce programme joue les versions { $oldest } à { $newest }
option-start-player =
    { $players ->
        [one] start_player vaut { $seat } : avec { $players } joueur, c’est une place de 0 à { $last }, ou None pour la tirer au hasard
       *[other] start_player vaut { $seat } : avec { $players } joueurs, c’est une place de 0 à { $last }, ou None pour la tirer au hasard
    }
option-value = { $option } vaut { $value } : il faut une valeur parmi { $known }
option-solo-only = difficulty, sets et focus sont réservés à la partie en solo : ici, on joue à { $players }
option-not-solo = La partie en solo n’a ni variante pour experts ni jetons Bonus : laissez-les de côté
option-unknown = L’option { $option } n’existe pas : une table peut choisir { $known }
option-wrong-type = Une option n’est pas du bon type ({ $why })
option-seed = Une graine est un nombre de 0 à 2**256 - 1, 64 chiffres hexadécimaux ou 32 octets
