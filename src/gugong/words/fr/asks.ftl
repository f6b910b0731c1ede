# Ce qui est demandé au joueur, et ce que font les réponses.

question = { $name }, { $asked }

by-source =
    { $source ->
        [1] { " " }(action de votre carte)
        [2] { " " }(vous suivez)
       *[0] { "" }
    }

ask-again = refaites-vous l’action de la carte avec votre jeton Action double ?
ask-benefit = la Muraille est achevée : reculez-vous sur la piste pour une récompense d’Intrigues ?
ask-claim-here = votre bateau au port { $harbour } est complet : réclamez-vous sa récompense ?
ask-decrees = Décrets{ by-source } : quel décret obtenez-vous ?
ask-discard-for-jade = défaussez-vous une carte de valeur 7 ou plus contre 1 jade ?
ask-from-supply = placez-vous 1 serviteur de votre pioche sur la Muraille ?
ask-gain =
    { $n ->
        [one] vous pouvez recevoir { $n } serviteur : le prenez-vous ?
       *[other] vous pouvez recevoir jusqu’à { $n } serviteurs : combien en prenez-vous ?
    }
ask-give = choisissez une carte de votre main.
ask-grand-canal = Grand Canal{ by-source } : que faites-vous ?
ask-great-wall = Grande Muraille{ by-source } : que faites-vous ?
ask-intrigue = Intrigues{ by-source } : que faites-vous ?
ask-jade = Jade{ by-source } : quel jade achetez-vous ?
ask-journey = dans quelle cité va votre Voyageur ?
ask-last-claims = quels bateaux complets réclament leur récompense ?
ask-last-exchange = échangez-vous des jetons une dernière fois avant le décompte final ?
ask-load = chargez-vous 1 serviteur sur un bateau ?
ask-make-room = vos encoches sont pleines : échangez des jetons pour faire de la place.
ask-offer-steps =
    { $n ->
        [one] avancez-vous votre pion Intrigue de { $n } case, jusqu’à la dernière ?
       *[other] avancez-vous votre pion Intrigue de { $n } cases, jusqu’à la dernière ?
    }
ask-palace = Pavillon{ by-source } : que faites-vous ?
ask-pay =
    { $n ->
        [one] vous payez { $n } : avec quel serviteur ?
       *[other] vous payez { $n } : avec quels serviteurs ?
    }
ask-pay-for-jade = payez-vous 3 serviteurs pour 1 jade ?
ask-payment = votre carte { $card } ne bat pas la carte { $taken } { at-place } : que cédez-vous ?
ask-place =
    { $n ->
        [1] quel serviteur placez-vous sur la Muraille ?
       *[2] combien de serviteurs placez-vous sur la Muraille (2 au plus) ?
    }
ask-place-on-decree = quel serviteur placez-vous sur le décret « { $effect } » ?
ask-put-out = posez-vous le jeton { $token } avec un serviteur, ou le rangez-vous ?
ask-sail = déplacez-vous un de vos bateaux ?
ask-ship-from-supply = placez-vous 1 serviteur de votre pioche sur un bateau ?
ask-stow = sur quel bateau va le prochain serviteur ?
ask-swap = troquez-vous une de vos cartes contre une carte du plateau ?
ask-take-back = reprenez-vous en main une carte de votre défausse ?
ask-travel = Voyage{ by-source } : que faites-vous ?

# Ce qui reste à choisir, une fois la première chose désignée.
then-card =
    { $about ->
        [Swap] contre quelle carte du plateau troquez-vous votre carte { $card } ?
       *[other] où va votre carte { $card } ?
    }
then-die = sur quel nombre tournez-vous { the-die } ?
then-harbour =
    { $about ->
        [LastClaims] quelle récompense réclamez-vous au port { $harbour } ?
       *[other] quel serviteur va sur le bateau au port { $harbour } ?
    }
then-new-ship = quel serviteur va sur le nouveau bateau ?
then-tokens = contre quoi échangez-vous vos jetons ?

# Ce que lisent les autres pendant ce temps.
waiting =
    { $about ->
        [Give] { $name } choisit un cadeau.
        [Payment] { $name } compense un cadeau trop faible.
        [Travel] { $name } effectue l’action Voyage.
        [GreatWall] { $name } effectue l’action Grande Muraille.
        [Jade] { $name } effectue l’action Jade.
        [Intrigue] { $name } effectue l’action Intrigues.
        [Palace] { $name } effectue l’action Pavillon.
        [Decrees] { $name } effectue l’action Décrets.
        [GrandCanal] { $name } effectue l’action Grand Canal.
        [Journey] { $name } choisit une cité.
        [Gain] { $name } reçoit des serviteurs.
        [Pay] { $name } paie des serviteurs.
        [Benefit] { $name } choisit une récompense de la Muraille achevée.
        [Swap] { $name } troque une carte.
        [LastClaims] { $name } réclame des récompenses.
       *[other] { $name } fait un choix.
    }

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
move-enough = aucun autre échange
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
move-tokens-power =
    { $tokens ->
        [none] échanger des jetons d’une valeur de { $price }, dont un jeton Bonus non utilisé, contre { bought }
       *[other] échanger des jetons d’une valeur de { $price } contre { bought } ; perdus sans avoir servi : { $tokens }
    }
move-go = { $city } : prendre le jeton { $token }
move-gain = recevoir { servants }
move-pay = payer { servants-paid }
move-place =
    { $about ->
        [PlaceOnDecree] placer { servants }
       *[other] placer { servants } sur la Muraille
    }
move-load = { servants } sur votre bateau au port { $harbour }
move-load-new =
    { $route ->
        [a] { servants } sur un nouveau bateau du chemin du haut
        [b] { servants } sur un nouveau bateau du chemin du bas
       *[only] { servants } sur un nouveau bateau
    }
move-sail = déplacer le bateau au port { $harbour }
move-claim = réclamer { the-reward } avec le bateau au port { $harbour }
move-put = le poser à côté de votre plateau { with-servant }
move-put-at = le poser { at-place } { with-servant }
move-swap = { $card } { from-pile } contre le { $taken } { at-place }
move-discard = défausser la carte { $card }
move-take = reprendre la carte { $card }
move-back =
    { $back ->
        [one] reculer de { $back } case : { benefit }
       *[other] reculer de { $back } cases : { benefit }
    }
move-die = reculer de 5 cases : tourner { the-die } sur { $face }
move-decree = payer { price } et en placer 1 : { $effect }
move-give =
    { $price ->
        [-1] { $card } contre le { $taken } { at-place }
        [0] { $card } contre le { $taken } { at-place } : librement
       *[other] { $card } contre le { $taken } { at-place } : payer 2 serviteurs, défausser une carte, ou sans action
    }

# Les mêmes coups en peu de mots, à côté de leurs icônes et de leur prix.
brief-a =
    { $about ->
        [Travel] un déplacement
        [GreatWall] placer 1 serviteur
        [Intrigue]
            { $medal ->
                [0] 1 case
               *[other] 1 case, Médaille
            }
        [Palace] Émissaire : 1 case
       *[GrandCanal] charger 1, déplacer 1
    }
brief-b =
    { $about ->
        [Travel] deux déplacements
        [GreatWall] en placer jusqu’à 2
        [Intrigue] 3 cases
        [Palace] 2 cases, 1 d’Intrigues
       *[GrandCanal] charger 2 serviteurs
    }
brief-again = refaire l’action
brief-advance = à la dernière case
brief-cheaper = Rabais : 2 de moins
brief-twice-value = Valeur double
brief-no-actions = sans action
brief-jade = 1 jade
brief-square = de la Place de Jade
brief-house = d’une maison
brief-tokens = { bought } contre des jetons
brief-tokens-power = { bought } contre des jetons non utilisés
brief-go = { $city } : { $token }
brief-gain = { servants }
brief-pay = { servants-paid }
brief-place = { servants }
brief-load = { servants }, port { $harbour }
brief-load-new =
    { $route ->
        [a] { servants }, nouveau bateau en haut
        [b] { servants }, nouveau bateau en bas
       *[only] { servants }, nouveau bateau
    }
brief-sail = du port { $harbour }
brief-claim = { the-reward }, port { $harbour }
brief-put = à côté de votre plateau
brief-put-at = { $location }
brief-swap = { $location }
brief-give = { $location }
brief-discard = défausser
brief-take = reprendre
brief-back = { benefit }
brief-die = { the-die } → { $face }
brief-decree = { $effect }
