# Ce que fera un coup, avant qu’il soit joué.  $you vaut 1 quand c’est le lecteur qui agit, sinon 0.

will-claim =
    { $you ->
        [1] Vous sacrifierez
       *[0] { $name } sacrifiera
    } un serviteur au port { $harbour } pour { the-reward }.
will-day = Le jour { $day } commencera.
will-decree =
    { $you ->
        [1] Vous obtiendrez
       *[0] { $name } obtiendra
    } le décret « { $effect } ».
will-dice = Les dés montreront { $a }, { $b } et { $c }.
will-die =
    { $you ->
        [1] Vous tournerez
       *[0] { $name } tournera
    } { the-die } sur { $face }.
will-discard =
    { $you ->
        [1] Vous défausserez
       *[0] { $name } défaussera
    } { $card } face cachée.
will-disqualified =
    { $you ->
        [1] Vous n’aurez pas atteint
       *[0] { $name } n’aura pas atteint
    } le Pavillon : { $n } PV ne compteront pas.
will-draw =
    { $you ->
        [1] Vous piocherez
       *[0] { $name } piochera
    } { $card }.
will-envoy =
    { $you ->
        [1] Vous avancerez
       *[0] { $name } avancera
    } { $n ->
        [one] l’Émissaire de { $n } case.
       *[other] l’Émissaire de { $n } cases.
    }
will-exchange =
    { $you ->
        [1] Vous donnerez
       *[0] { $name } donnera
    } { $card } { at-place } contre le { $taken }.
will-gain =
    { $you ->
        [1] Vous recevrez
       *[0] { $name } recevra
    } { servants }.
will-house =
    { $you ->
        [1] Vous viderez
       *[0] { $name } videra
    } une maison de jade.
will-jade =
    { $you ->
        [1] Vous prendrez
       *[0] { $name } prendra
    } { $n ->
        [one] { $n } jade.
       *[other] { $n } jades.
    }
will-load =
    { $you ->
        [1] Vous placerez
       *[0] { $name } placera
    } { $new ->
        [0] { servants } { from-stock } sur le bateau au port { $harbour }.
       *[1] { servants } { from-stock } sur un nouveau bateau au port { $harbour }.
    }
will-lost =
    { $you ->
        [1] Vous perdrez
       *[0] { $name } perdra
    } le bateau au port { $harbour }.
will-marker =
    { $sign ->
        [minus]
            { $you ->
                [1] Vous reculerez
               *[0] { $name } reculera
            } de { $n ->
                [one] { $n } case
               *[other] { $n } cases
            } sur la piste des Intrigues.
       *[plus]
            { $you ->
                [1] Vous avancerez
               *[0] { $name } avancera
            } de { $n ->
                [one] { $n } case
               *[other] { $n } cases
            } sur la piste des Intrigues.
    }
will-matches =
    { $you ->
        [1] Vous aurez
       *[0] { $name } aura
    } { $n ->
        [one] { $n } correspondance avec les dés.
       *[other] { $n } correspondances avec les dés.
    }
will-medal =
    { $you ->
        [1] Vous prendrez
       *[0] { $name } prendra
    } la Médaille.
will-new-hands = Les défausses deviendront les mains.
will-night = La Nuit tombera.
will-outpost =
    { $you ->
        [1] Vous poserez
       *[0] { $name } posera
    } le jeton { $token } { at-place } { with-servant }.
will-outpost-home =
    { $you ->
        [1] Vous reprendrez
       *[0] { $name } reprendra
    } le jeton { $token } { with-servant }.
will-pay =
    { $you ->
        [1] Vous paierez
       *[0] { $name } paiera
    } { servants-paid }.
will-rank =
    { $you ->
        [1] Vous terminerez
       *[0] { $name } terminera
    } { $place ->
        [1] à la 1re place avec { $score } PV.
       *[other] à la { $place }e place avec { $score } PV.
    }
will-refill = { $city } recevra un nouveau jeton ({ $token }).
will-reshuffle = Les jetons défaussés formeront deux nouvelles piles de { $first } et { $second }.
will-sail =
    { $you ->
        [1] Vous déplacerez
       *[0] { $name } déplacera
    } un bateau du port { $number } au port { $to }.
will-seat =
    { $you ->
        [1] Vous entrerez au Pavillon et prendrez
       *[0] { $name } entrera au Pavillon et prendra
    } la place { $seat }.
will-start-player =
    { $you ->
        [1] Vous deviendrez
       *[0] { $name } deviendra
    } Premier Joueur.
will-store =
    { $you ->
        [1] Vous rangerez
       *[0] { $name } rangera
    } le jeton { $token }.
will-swap =
    { $you ->
        [1] Vous troquerez
       *[0] { $name } troquera
    } { $pile ->
        [discard] { $card } de la défausse contre le { $taken } { at-place }.
       *[hand] { $card } de la main contre le { $taken } { at-place }.
    }
will-take-back =
    { $you ->
        [1] Vous reprendrez
       *[0] { $name } reprendra
    } { $card } en main.
will-token-used =
    { $you ->
        [1] Vous utiliserez
       *[0] { $name } utilisera
    } le jeton { $token }.
will-tokens =
    { $you ->
        [1] Vous rendrez
       *[0] { $name } rendra
    } des jetons : { $tokens }.
will-travel =
    { $you ->
        [1] Vous voyagerez
       *[0] { $name } voyagera
    } à { $city }.
will-unlock =
    { $you ->
        [1] Vous débloquerez
       *[0] { $name } débloquera
    } le Double Serviteur.
will-vp =
    { $sign ->
        [minus]
            { $you ->
                [1] Vous perdrez
               *[0] { $name } perdra
            } { $n } PV ({ $reason }).
       *[plus]
           { $you ->
               [1] Vous marquerez
              *[0] { $name } marquera
           } { $n } PV ({ $reason }).
    }
will-wall =
    { $you ->
        [1] Vous placerez
       *[0] { $name } placera
    } { servants } { from-stock } sur la Muraille.
will-wall-full = La Grande Muraille sera achevée.
will-wall-home =
    { $you ->
        [1] Vous remporterez la Muraille et reprendrez
       *[0] { $name } remportera la Muraille et reprendra
    } { servants }.

preview-more =
    { $n ->
        [one] … et { $n } autre chose.
       *[other] … et { $n } autres choses.
    }
preview-meng = Ce sera ensuite le tour de Meng, et ce coup ne pourra plus être annulé.
