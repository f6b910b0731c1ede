# Ce qui s’est passé, dit au lecteur qui l’a fait.

you-claim = Vous sacrifiez un serviteur au port { $harbour } pour { the-reward }
you-decree = Vous obtenez le décret « { $effect } »
you-die = Vous tournez { the-die } sur { $face }
you-discard = Vous défaussez { $card } face cachée
you-disqualified = Vous n’atteignez pas le Pavillon : { $n } PV ne comptent pas
you-draw = Vous piochez { $card }
you-envoy =
    { $n ->
        [one] Vous avancez l’Émissaire de { $n } case
       *[other] Vous avancez l’Émissaire de { $n } cases
    }
you-exchange = Vous donnez { $card } { at-place } contre le { $taken }
you-gain = Vous recevez { servants }
you-house = Vous videz une maison de jade
you-jade =
    { $n ->
        [one] Vous prenez { $n } jade
       *[other] Vous prenez { $n } jades
    }
you-load =
    { $new ->
        [0] Vous placez { servants } { from-stock } sur le bateau au port { $harbour }
       *[1] Vous placez { servants } { from-stock } sur un nouveau bateau au port { $harbour }
    }
you-lost = Vous perdez le bateau au port { $harbour }
you-marker =
    { $sign ->
        [minus]
            { $n ->
                [one] Vous reculez de { $n } case sur la piste des Intrigues
               *[other] Vous reculez de { $n } cases sur la piste des Intrigues
            }
       *[plus]
            { $n ->
                [one] Vous avancez de { $n } case sur la piste des Intrigues
               *[other] Vous avancez de { $n } cases sur la piste des Intrigues
            }
    }
you-matches =
    { $n ->
        [0] Vous n’avez aucune correspondance avec les dés
        [one] Vous avez { $n } correspondance avec les dés
       *[other] Vous avez { $n } correspondances avec les dés
    }
you-medal = Vous prenez la Médaille
you-outpost = Vous posez le jeton { $token } { at-place } { with-servant }
you-outpost-home = Vous reprenez le jeton { $token } { with-servant }
you-pay = Vous payez { servants-paid }
you-rank =
    { $place ->
        [1] Vous terminez à la 1re place avec { $score } PV
       *[other] Vous terminez à la { $place }e place avec { $score } PV
    }
you-sail = Vous déplacez un bateau du port { $number } au port { $to }
you-seat = Vous entrez au Pavillon et prenez la place { $seat }
you-start-player = Vous devenez Premier Joueur
you-store = Vous rangez le jeton { $token }
you-swap =
    { $pile ->
        [discard] Vous troquez { $card } de votre défausse contre le { $taken } { at-place }
       *[hand] Vous troquez { $card } de votre main contre le { $taken } { at-place }
    }
you-take-back = Vous reprenez { $card } en main
you-token-used = Vous utilisez le jeton { $token }
you-tokens = Vous rendez des jetons ({ $tokens }) contre { bought }
you-travel = Vous voyagez à { $city }
you-unlock = Vous débloquez le Double Serviteur
you-vp =
    { $sign ->
        [minus] Vous perdez { $n } PV ({ $reason })
       *[plus] Vous marquez { $n } PV ({ $reason })
    }
you-wall = Vous placez { servants } { from-stock } sur la Muraille
you-wall-home = Vous remportez la Muraille et reprenez { servants }
