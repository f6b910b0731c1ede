# Ce que le terminal dit lui-même pendant qu’on joue.

you = Joueur

short-travel = Voyage
short-wall = Mur.
short-jade = Jade
short-intrigue = Intrigues
short-palace = Pavillon
short-decrees = Décrets
short-canal = Canal
short-special = Spéciale

cli-day = Jour { $day } sur { $days }
cli-dice = dés { $dice }
cli-start = commence : { $name }
cli-medal = Médaille : { $name }
cli-medal-free = Médaille libre
cli-draw-pile = pioche de cartes { $n }
cli-token-piles = piles de jetons { $first }+{ $second }, défausse { $spent }

cli-easy = facile
cli-normal = normal
cli-hard = difficile
cli-focus = action principale { $focus }
cli-stack = pile { $n }
cli-automa-deck = cartes Solo { $deck }, utilisées { $used }
cli-automa-today = aujourd’hui
cli-automa-twilight = au Crépuscule
cli-none = aucune

cli-location = Lieu
cli-gift = Cadeau
cli-there = Sur place
cli-player = Joueur
cli-vp = PV
cli-jade = jade
cli-pool = réserve
cli-supply = pioche
cli-double = Double
cli-cards = cartes
cli-rewards = ports
cli-tokens = jetons

cli-double-pool = réserve
cli-double-supply = pioche
cli-double-wall = Muraille
cli-double-token = jeton
cli-reward-vp = PV
cli-reward-card = carte
cli-reward-double = double
cli-reward-any = au choix

cli-your-hand = Votre main :
cli-your-discard = défausse :
cli-your-pool = réserve :
cli-empty = vide
cli-pool-and-double = { $n } et le Double Serviteur
cli-known-hand = en main
cli-known-discard = dans la défausse
cli-known-either = dans l’une ou l’autre
cli-unknown = inconnues

cli-of = { $n } sur { $size }
cli-houses = maisons { $prices }
cli-square = Place de Jade { $price }
cli-square-later = Place de Jade { $price } (quand elles sont vides)
cli-medal-here = Médaille ici
cli-medal-of = Médaille : { $name }
cli-in-palace = dedans ({ $vp } PV)
cli-palace-steps = sur { $steps }
cli-free-seats = places libres { $seats }
cli-decree-price = payer { $price }
cli-decree-price-vp = payer { $price }, { $vp } PV

cli-city = Cité
cli-roads = Routes vers

cli-your-card = votre carte
cli-grid = ✓ librement ; les autres : payer 2 serviteurs, défausser une autre carte, ou sans action

cli-comma = ,
cli-colon =  :

cli-played = { $name } joue { $move }
cli-played-rather = { $name } joue { $move } plutôt que { $other }
cli-expects = { $played } ; PV attendus : { $sources }.
cli-expects-nothing = { $played }.
cli-decimal-point = ,
cli-bot-failed = { $name } joue { $move }, le premier coup permis, car son robot a échoué : { $error }.
cli-no-reason = Aucun robot n’a encore donné de raison : les joueurs au hasard et Meng n’en ont pas.
cli-source-scored = marqués
cli-source-palace = Pavillon
cli-source-decrees = décrets
cli-source-jade = jade
cli-source-wall = Muraille
cli-source-canal = canal
cli-source-travel = voyage
cli-source-intrigue = Intrigues
cli-source-servants = serviteurs

cli-see-also = Voir aussi { $ids }

cli-final-scores = Scores finaux
cli-vp-for = PV pour
cli-together = total
cli-score = score
cli-outside = { $score } (dehors)
cli-nobody-wins = Personne n’atteint le Pavillon : personne ne gagne.
cli-winner = Victoire : { $name }, avec { $score } PV.
cli-over = La partie est terminée : scores { $scores }, { $name } gagne.
cli-over-nobody = La partie est terminée : scores { $scores }, personne n’atteint le Pavillon.

cli-commitment = Cette donne est liée à l’engagement { $commitment }
cli-seed = La graine { $seed }
cli-belongs = correspond à l’engagement { $commitment }
cli-sit-down = À { $name } de décider : installez-vous et appuyez sur Entrée.
cli-no-number = Aucun coup ne porte ce numéro ; choisissez de 1 à { $last }.
cli-type-h = Tapez h et le numéro d’un coup, de 1 à { $last }.
cli-taken-back = Annulé.
cli-nothing-to-undo = Il n’y a rien à annuler : vous n’avez encore rien répondu.
cli-others-answered = { $name } a répondu depuis : cela ne peut pas être annulé.
cli-shown-since = Quelque chose de caché a été montré ou un dé lancé depuis : cela ne peut pas être annulé.

cli-not-written = { $file } ne peut pas être écrit ({ $error }) : enregistrez avec s et un autre nom.
cli-type-s = Tapez s et le nom d’un fichier, par exemple s ma-partie.gugong
cli-exists = { $file } existe déjà : choisissez un autre nom.
cli-saved = Enregistré, et désormais après chaque coup, dans { $file }
cli-record-is-in = L’enregistrement est dans { $file } ; { $command } le rejoue.
cli-name-a-file = Nommez un fichier pour enregistrer la partie, ou appuyez sur Entrée :
cli-goodbye = Au revoir
cli-input-ended = Fin de la saisie
cli-interrupted = Interruption
cli-left =
    { $moves ->
        [one] { $why } après { $moves } coup ; la partie n’a pas été enregistrée.
       *[other] { $why } après { $moves } coups ; la partie n’a pas été enregistrée.
    }
cli-left-saved =
    { $moves ->
        [one] { $why } après { $moves } coup ; continuez avec : { $command }
       *[other] { $why } après { $moves } coups ; continuez avec : { $command }
    }

cli-help =
    un numéro, ou le texte à côté : jouer ce coup
    u      annuler           b   le plateau          m   la zone Voyage et ses routes
    ?      cette aide        c   cartes connues      e   ce qui s’est passé, avec les règles
    ? ID   une règle, par exemple ? WALL-5          h N   la règle du coup N
    s FICHIER enregistrer    q   quitter             w   pourquoi les robots ont joué ainsi
