# Ce qui est demandé au joueur, et ce que font les réponses.

question = { $name }, { $asked }

by-source =
    { $source ->
        [1] { " " }(action de votre carte)
        [2] { " " }(vous suivez)
       *[0] { "" }
    }

ask-again = utilisez-vous votre jeton Action double pour refaire l’action de la carte ?
ask-benefit = la Muraille est achevée : reculez-vous sur la piste pour une récompense d’Intrigues ?
ask-claim-here = le bateau en { $harbour } est complet : réclamez-vous sa récompense ?
ask-decrees = Décrets{ by-source } : payez-vous un décret pour y placer 1 autre serviteur ?
ask-discard-for-jade = défaussez-vous une carte de valeur 7 ou plus de votre main contre 1 jade ?
ask-from-supply = placez-vous 1 serviteur de votre pioche sur la Muraille ?
ask-gain =
    { $n ->
        [one] vous pouvez recevoir { $n } serviteur : combien en prenez-vous ?
       *[other] vous pouvez recevoir jusqu’à { $n } serviteurs : combien en prenez-vous ?
    }
ask-give = choisissez une carte Cadeau et le lieu où elle va.
ask-grand-canal = Grand Canal{ by-source } : charger 1 serviteur et déplacer 1 bateau (A), ou en payer 1 et en charger 2 autres (B) ?
ask-great-wall = Grande Muraille{ by-source } : placer 1 serviteur (A), ou en payer 1 et en placer jusqu’à 2 autres (B) ?
ask-intrigue = Intrigues{ by-source } : avancer de 1 case et prendre la Médaille si elle est là (A), ou payer 1 serviteur et avancer de 3 cases (B) ?
ask-jade = Jade{ by-source } : achetez-vous 1 jade ?
ask-journey = dans quelle cité va votre Voyageur ?
ask-last-claims = quels bateaux complets réclament leur récompense ?
ask-last-exchange = échangez-vous des jetons une dernière fois avant le décompte final ?
ask-load = chargez-vous 1 serviteur sur un bateau, ou aucun ?
ask-make-room = vos encoches sont pleines : échangez des jetons pour faire de la place.
ask-offer-steps =
    { $n ->
        [one] avancez-vous votre pion Intrigue de { $n } case, jusqu’à la dernière ?
       *[other] avancez-vous votre pion Intrigue de { $n } cases, jusqu’à la dernière ?
    }
ask-palace = Pavillon{ by-source } : avancer l’Émissaire de 1 case (A), ou payer 2 serviteurs pour 2 cases et 1 case d’Intrigues (B) ?
ask-pay = quels serviteurs paient le coût de { $n } ?
ask-pay-for-jade = payez-vous 3 serviteurs pour 1 jade ?
ask-payment = votre { $card } ne bat pas le { $taken } { at-place } : payer 2 serviteurs, défausser une carte, ou échanger sans action ?
ask-place =
    { $n ->
        [1] placez 1 serviteur sur la Muraille : lequel ?
       *[2] placez jusqu’à 2 serviteurs sur la Muraille : lesquels ?
    }
ask-place-on-decree = placez 1 serviteur sur { $decree } ({ $effect }).
ask-put-out = posez-vous le jeton { $token } avec un serviteur, ou le rangez-vous ?
ask-sail = déplacez-vous un bateau, ou aucun ?
ask-ship-from-supply = placez-vous 1 serviteur de votre pioche sur un bateau ?
ask-stow = sur quel bateau va le prochain serviteur ?
ask-swap = troquez-vous une de vos cartes contre une carte du plateau ?
ask-take-back = reprenez-vous en main une carte de votre défausse ?
ask-travel = Voyage{ by-source } : un déplacement (A), ou payer pour deux (B) ?

move-a =
    { $about ->
        [Travel] un déplacement : aller dans une cité et y prendre le jeton
        [GreatWall] placer 1 serviteur
        [Intrigue] avancer de 1 case, et prendre la Médaille si personne ne l’a aujourd’hui
        [Palace] avancer l’Émissaire de 1 case
       *[GrandCanal] charger 1 serviteur, puis déplacer 1 bateau ; l’un ou l’autre peut être omis
    }
move-b =
    { $about ->
        [Travel] payer { price }, puis deux déplacements
        [GreatWall] payer 1 serviteur, puis en placer jusqu’à 2 autres
        [Intrigue] payer 1 serviteur, avancer de 3 cases
        [Palace] payer 2 serviteurs, avancer l’Émissaire de 2 cases et le pion Intrigue de 1 case
       *[GrandCanal] payer 1 serviteur, puis en charger 2 autres
    }
price =
    { $price ->
        [-1] le prix
        [one] { $price } serviteur
       *[other] { $price } serviteurs
    }

move-skip = pas d’action ici
move-no =
    { $about ->
        [PutOut] le ranger
       *[other] non
    }
move-done =
    { $about ->
        [GrandCanal] terminer l’action
        [Stow] pas de deuxième serviteur
       *[other] c’est tout
    }
move-stay = ne déplacer aucun bateau
move-enough = plus d’échange
move-again = retourner le jeton et refaire l’action de la carte
move-advance = avancer jusqu’à la dernière case
move-cheaper = retourner un jeton Rabais : payer 2 de moins
move-twice-value = retourner un jeton Valeur double
move-no-actions = échanger les cartes, mais sans action
move-no-load = ne rien charger
move-jade = payer 3 serviteurs pour 1 jade
move-square = payer { price } pour un jade de la Place de Jade
move-house = payer { price } pour le jade d’une maison à { $house }
move-tokens = échanger des jetons d’une valeur de { $price } contre { bought }
move-tokens-power = échanger des jetons d’une valeur de { $price }, dont un jeton Bonus non utilisé, contre { bought }
move-go = prendre le jeton { $token }
move-gain = recevoir { servants }
move-pay = payer { servants-paid }
move-place =
    { $about ->
        [PlaceOnDecree] placer { servants }
       *[other] placer { servants } sur la Muraille
    }
move-load = { servants } sur votre bateau en { $harbour }
move-load-new = { servants } sur un nouveau bateau du chemin { $route }
move-sail = déplacer le bateau en { $harbour }
move-claim = réclamer { the-reward } avec le bateau en { $harbour }
move-put = le poser à côté de votre plateau { with-servant }
move-put-at = le poser { at-place } { with-servant }
move-swap = { $card } { from-pile } contre le { $taken } { at-place }
move-discard = défausser { $card }
move-take = reprendre { $card }
move-back =
    { $back ->
        [one] reculer de { $back } case : { benefit }
       *[other] reculer de { $back } cases : { benefit }
    }
move-die = reculer de 5 cases : tourner le dé { $die } sur { $face }
move-decree = payer { price } et en placer 1 : { $effect }
move-give =
    { $price ->
        [-1] { $card } contre le { $taken } { at-place }
        [0] { $card } contre le { $taken } { at-place } : librement
       *[other] { $card } contre le { $taken } { at-place } : payer 2 serviteurs, défausser une carte, ou sans action
    }
