# Ce qui ne va pas dans un enregistrement, une partie sauvegardée ou une position.  Coups, tâches, noms et valeurs y restent tels quels.

record-in-file = { $file } : { $why }
record-unreadable = { $file } ne peut pas être lu : { $error }
cli-not-replayed = { $file } ne peut pas être rejoué : { $why }.
cli-not-resumed = { $file } ne peut pas être rejoué, et donc pas repris non plus : { $why }.

record-none = Ce n’est pas un enregistrement gugong : { $why }
record-too-large = Il y a ici { $size } octets : un enregistrement gugong en compte bien moins de { $most }
record-many-moves = Il y a ici { $n } coups : une partie en compte bien moins de { $most }
record-format = Cet enregistrement est au format { $format }, et ce programme lit les formats { $oldest } et { $newest }
record-start-format = Un enregistrement au format { $format }, et lui seul, commence par la position de 'start'
record-seed = La graine de cet enregistrement ne compte pas 64 chiffres hexadécimaux
record-no-edition = Aucun matériel standard n’a l’empreinte { $digest } ; indiquez le fichier de matériel avec lequel jouer.

record-at-move =
    { $at ->
        [0] { $what }
       *[other] coup { $at } : { $what }
    }
record-options = cette partie ne peut pas être mise en place : { $why }
record-components = la partie a été jouée avec le matériel { $played }, et { $name } est { $found } : indiquez le fichier de matériel de cette partie
record-commitment = la graine correspond à l’engagement { $promised }, et l’enregistrement indique { $said }
record-start-seed = la position de 'start' n’a pas la même graine que l’enregistrement
record-start = la position de 'start' est fausse. { $why }
record-goes-on = la partie est terminée, et l’enregistrement continue
record-other-seat = selon l’enregistrement, c’est la place { $seat } qui joue, mais c’est à la place { $asked } de répondre
record-not-legal = { $move } n’est pas permis ; les coups permis sont : { $legal }
record-check = après { $move }, la somme de contrôle de la position est { $found }, et l’enregistrement indique { $expected }
record-result = résultat selon l’enregistrement : { $said } ; selon les coups joués : { $true }
record-no-result = aucun
record-scores = scores { $scores }, classement { $ranking }

saved-none = Ce n’est pas une partie sauvegardée : { $why }
saved-record = L’enregistrement de cette partie sauvegardée ne peut pas être rejoué : { $why }
saved-position = La position de cette partie sauvegardée n’est pas celle à laquelle mène son enregistrement
saved-check = La dernière somme de contrôle dans l’enregistrement de cette partie sauvegardée ne correspond pas à sa position
saved-result = Le résultat dans l’enregistrement de cette partie sauvegardée n’est pas celui auquel mènent ses coups

position-none = Ce n’est pas une position du jeu : { $why }
position-impossible = Cette position est impossible : { $why }
position-dead-end = À partir de cette position, la partie ne peut pas continuer : { $why }

position-rule = elle enfreint la règle { $rule }
position-contradiction = ses éléments se contredisent
position-one-answer = sa question n’a qu’une seule réponse
position-order = quelque chose y figure deux fois, ou dans le mauvais ordre
position-seats = chacune des { $seats } places devrait avoir un plateau de joueur, une main et une défausse
position-meng = Meng joue dans la partie en solo, et seulement là
position-seed = sa graine ne compte pas 64 chiffres hexadécimaux
position-decrees = elle n’a pas deux décrets de chaque niveau
position-early-result = elle a un résultat avant la fin de la partie
position-ranking = son résultat ne classe pas chaque place une fois
position-task = { $task } n’est pas une tâche de ce jeu
position-no-such =
    { $what ->
        [day] il n’y a pas de jour { $value }
        [seat] il n’y a pas de place { $value }
        [dice] le nombre de dés ne peut pas être { $value }
        [face] ce dé n’a pas de face { $value }
        [house] il n’y a pas de maison de jade { $value }
        [decree] il n’y a pas de décret { $value }
        [harbour] il n’y a pas de port { $value }
        [load] le chargement d’un bateau ne peut pas être { $value }
        [place] il n’y a pas de lieu { $value }
        [token-put-out] le jeton { $value } ne se pose jamais hors du plateau de joueur
        [place-put-out] ce jeton ne se pose pas à cet endroit : { $value }
        [servants] un nombre de serviteurs ne peut pas être { $value }
        [points] un nombre de PV ou de jades ne peut pas être { $value }
        [envoy] le chemin de l’Émissaire n’a pas de case { $value }
        [palace-seat] le Pavillon n’a pas de place { $value }
        [marker] la piste des Intrigues n’a pas de case { $value }
        [city] il n’y a pas de cité { $value }
        [double] le Double Serviteur ne peut pas être à cet endroit : { $value }
        [rewards] un nombre de récompenses de port ne peut pas être { $value }
        [card] il n’y a pas de carte { $value }
        [automa-card] il n’y a pas de carte Solo { $value }
        [token] il n’y a pas de jeton Voyage { $value }
        [piles] le nombre de piles de jetons ne peut pas être { $value }
        [score] un score ne peut pas être { $value }
        [task-number] il n’y a pas de tâche avec le nombre { $value }
        [draws] le nombre de tirages ne peut pas être { $value }
       *[rule] il n’y a pas de règle { $value }
    }
position-names =
    { $what ->
        [gifts] ses cartes Cadeau ne se trouvent pas sur les lieux { $names }
        [cities] ses cités ne sont pas { $names }
       *[rewards] ses récompenses de port ne sont pas { $names }
    }
position-size =
    { $pile ->
        [hand] le nombre de cartes en main devrait être de { $size }, mais il est de { $held }
        [discard] le nombre de cartes d’une défausse devrait être de { $size }, mais il est de { $held }
        [draw] la pioche de cartes devrait en compter { $size }, mais en compte { $held }
        [tokens] une pile de jetons devrait en compter { $size }, mais en compte { $held }
       *[automa] le paquet de cartes Solo devrait en compter { $size }, mais en compte { $held }
    }

agenda-asks-nobody = elle n’attend personne, car la dernière tâche de sa liste n’est pas une question
agenda-asks-meng = elle attend Meng, à qui l’on ne demande jamais rien
agenda-no-seat = elle interroge une place qui n’existe pas
agenda-days =
    { $more ->
        [one] ROUND-1 : c’est le jour { $day }, et { $more } autre est prévu
       *[other] ROUND-1 : c’est le jour { $day }, et { $more } autres sont prévus
    }
agenda-day-order = ROUND-2 : les jours ne sont pas prévus dans leur ordre
agenda-turns = DAY-1 : pendant la Journée, et seulement alors, une place a le prochain tour
agenda-follows = { $task } ne suit pas { $below }
agenda-before = une tâche précède { $task } sans en avoir le droit

observation-no-seat =
    { $players ->
        [one] Il n’y a pas de place { $seat } d’où regarder : la seule personne occupe la place { $last }, et un spectateur la place None
       *[other] Il n’y a pas de place { $seat } d’où regarder : les joueurs occupent les places 0 à { $last }, et un spectateur la place None
    }
observation-components = Cette observation a été faite avec un autre matériel
observation-no-deal = Aucune donne ne mène à la question de cette observation

verify-going-on = { $file } : correct, { $moves }, jour { $day }, partie non terminée
verify-over =
    { $winner ->
        [nobody] { $file } : correct, { $moves }, scores { $scores }, personne n’atteint le Pavillon
        [meng] { $file } : correct, { $moves }, scores { $scores }, Meng gagne
       *[other] { $file } : correct, { $moves }, scores { $scores }, la place { $winner } gagne
    }
verify-moves =
    { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
verify-commitment = l’engagement de l’enregistrement est { $commitment }, et non celui qui a été publié
