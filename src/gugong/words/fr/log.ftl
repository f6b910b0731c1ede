# Ce qui s’est passé, au présent.  Un nom se place devant ; ce que personne ne fait est une phrase entière.

event = { $name } { $done }.
sentence = { $done }.
because = { $done } ({ $cause })

event-acts = effectue l’action { the-place }
event-automa = retourne { automa }
event-automa-reshuffle =
    { $n ->
        [one] mélange { $n } carte Solo des jours précédents
       *[other] mélange les { $n } cartes Solo des jours précédents
    }
event-claim = sacrifie un serviteur au port { $harbour } pour { the-reward }
event-day = le jour { $day } commence
event-decree = obtient le décret « { $effect } »
event-dice = les dés montrent { $a }, { $b } et { $c }
event-die = tourne { the-die } sur { $face }
event-discard =
    { $rule ->
        [Q-ME-2] met une carte Cadeau de côté pour demain, car il ne reste aucune carte Solo
        [SOLO-TRAVEL-4] abandonne la carte du dessus de sa pile
        [SOLO-TWI-3] pose cette carte sur sa défausse
       *[other] défausse { $card } face cachée
    }
event-disqualified = n’atteint pas le Pavillon : { $n } PV ne comptent pas
event-draw = pioche { $card }
event-envoy =
    { $n ->
        [one] avance l’Émissaire de { $n } case
       *[other] avance l’Émissaire de { $n } cases
    }
event-exchange = donne { $card } { at-place } contre le { $taken }
event-gain = reçoit { servants }
event-heads-for = fait route vers { $city } : { $reason }
event-house = vide une maison de jade
event-jade =
    { $n ->
        [one] prend { $n } jade
       *[other] prend { $n } jades
    }
event-load =
    { $new ->
        [0] place { servants } { from-stock } sur le bateau au port { $harbour }
       *[1] place { servants } { from-stock } sur un nouveau bateau au port { $harbour }
    }
event-lost = perd le bateau au port { $harbour }
event-marker =
    { $sign ->
        [minus]
            { $n ->
                [one] recule de { $n } case sur la piste des Intrigues
               *[other] recule de { $n } cases sur la piste des Intrigues
            }
       *[plus]
            { $n ->
                [one] avance de { $n } case sur la piste des Intrigues
               *[other] avance de { $n } cases sur la piste des Intrigues
            }
    }
event-matches =
    { $n ->
        [0] n’a aucune correspondance avec les dés
        [one] a { $n } correspondance avec les dés
       *[other] a { $n } correspondances avec les dés
    }
event-medal = prend la Médaille
event-meng-claim = réclame { the-reward } avec le bateau complet au port { $harbour }
event-new-hands = les défausses deviennent les mains
event-night = nuit du jour { $day } : les dés montrent { $a }, { $b } et { $c }
event-nightfall = pose les cartes Solo du jour sur les cartes utilisées
event-outpost = pose le jeton { $token } { at-place } { with-servant }
event-outpost-home = reprend le jeton { $token } { with-servant }
event-pay = paie { servants-paid }
event-rank =
    { $place ->
        [1] termine à la 1re place avec { $score } PV
       *[other] termine à la { $place }e place avec { $score } PV
    }
event-refill = { $city } reçoit un nouveau jeton ({ $token })
event-reshuffle = les jetons défaussés forment deux nouvelles piles de { $first } et { $second }
event-sail = déplace un bateau du port { $number } au port { $to }
event-seat = entre au Pavillon et prend la place { $seat }
event-skips = saute { $reason }
event-start-player = devient Premier Joueur
event-store = range le jeton { $token }
event-swap =
    { $pile ->
        [discard] troque { $card } de la défausse contre le { $taken } { at-place }
       *[hand] troque { $card } de la main contre le { $taken } { at-place }
    }
event-take-back =
    { $rule ->
        [SOLO-TRAVEL-4] reprend dans sa pile la carte du dessus de sa défausse
       *[other] reprend { $card } en main
    }
event-token-used = utilise le jeton { $token }
event-tokens = rend des jetons ({ $tokens }) contre { bought }
event-travel = voyage à { $city }
event-twilight = réutilise { automa } au Crépuscule
event-unlock = débloque le Double Serviteur
event-vp =
    { $sign ->
        [minus] perd { $n } PV ({ $reason })
       *[plus] marque { $n } PV ({ $reason })
    }
event-wall = place { servants } { from-stock } sur la Muraille
event-wall-full = la Grande Muraille est achevée
event-wall-home = remporte la Muraille et reprend { servants }
event-wants = choisit le décret « { $effect } », { $reason }

automa =
    { $special ->
        [0] la carte Solo « { the-place } »
       *[1]
            { $place ->
                [none] une carte Solo Spéciale
               *[other] une carte Solo Spéciale : son action principale, { the-place }
            }
    }

heads-for-solo-travel-3 = la prochaine cité avec un jeton sur son parcours
heads-for-q-me-3 = la première cité avec un jeton sur son parcours
heads-for-q-me-4 = le jeton le plus proche, car son parcours est interrompu
wants-solo-decree-2 = de niveau { $level }, comme le veut le jour
wants-solo-decree-3 = car aucun décret de niveau { $level } n’est à sa portée

skips-decree-l1-ship = le bateau de son décret (sa pioche est vide)
skips-q-me-5 = le déplacement (aucune cité n’a de jeton)
skips-q-me-7 = le jade de son jeton (il faut 3 serviteurs de sa réserve)
skips-q-me-16 = l’action gratuite (il n’a de serviteur ni dans sa pioche ni dans sa réserve)
skips-q-me-21 = l’action Intrigues (son pion est déjà sur la dernière case)
skips-q-me-24 = l’action Décrets (il les possède tous)
skips-q-tr-14 = le serviteur de son jeton (sa pioche est vide)
skips-solo-canal-1 = le Grand Canal (il n’a aucun serviteur à charger)
skips-solo-canal-2 = le Grand Canal (il faut 2 serviteurs, et ses jetons n’y suffisent pas)
skips-solo-decree-3 = l’action Décrets (aucun de ceux qui lui manquent n’est dans ses moyens)
skips-solo-intrigue-2 = l’action Intrigues (il faut 1 serviteur, et ses jetons n’y suffisent pas)
skips-solo-jade-1 = l’action Jade (il ne peut pas payer le moins cher)
skips-solo-palace-2 = le Pavillon (il faut 2 serviteurs, et ses jetons n’y suffisent pas)
skips-solo-travel-2 = le déplacement (il ne peut pas le payer, même avec ses jetons)
skips-solo-wall-1 = la Grande Muraille (il n’a aucun serviteur à placer)
skips-solo-wall-2 = la Grande Muraille (il faut 2 serviteurs, et ses jetons n’y suffisent pas)
skips-solo-wall-3 = la récompense d’Intrigues (son pion est trop bas ou sa pioche vide)

# À quoi cela servait, ou d’où cela vient : seul, après ce qui a été fait.
cause-gift = cadeau inférieur ou égal
cause-card = action de la carte
cause-benefit = récompense d’Intrigues
cause-decree = décret
cause-token = jeton
cause-morning = Matin
cause-dice = correspondances avec les dés
