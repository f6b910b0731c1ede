# Ce qu’est une chose sur la table (thing-), ce qu’elle fait (about-), ce qu’elle vaut pour qui demande (worth-).

server-no-such-thing = Il n’y a pas de { $thing } sur cette table : la liste est dans docs/notation.md.
thing-owned = { $name } : { $thing }
worth-able = Vous pourriez le faire avec ce que vous avez.
worth-not-able = Pas maintenant : { $reason }.
worth-price = Vous coûte { $n } en ce moment. { $able }

thing-card = Carte Cadeau { $card }
about-card = Offrez-la à un Officier impérial contre le cadeau qui s’y trouve. Si la vôtre est plus forte, vous pouvez faire ce qu’elle montre ({ $action }), puis l’action du lieu.
card-action =
    { $action ->
        [one-servant] recevoir 1 serviteur
        [two-servants] recevoir 2 serviteurs
        [swap] troquer l’une de vos cartes contre une du plateau
        [none] rien
       *[other] { the-place }
    }
worth-card =
    { $n ->
        [0] Libre nulle part : chaque cadeau du plateau est au moins aussi fort.
       *[other] Échange libre en ce moment : { $places }.
    }
thing-discard = Votre carte défaussée { $card }
about-discard = Elle fera partie de votre main demain. La Nuit, chaque dé qui montre sa valeur est une correspondance, et chacune vous rapporte un serviteur.
worth-discard =
    { $n ->
        [0] Aucun dé ne lui correspond en ce moment.
        [one] { $n } correspondance en ce moment.
       *[other] { $n } correspondances en ce moment.
    }
thing-known = Carte Cadeau { $card }
about-known = Tout le monde a vu cette famille prendre cette carte et peut s’en souvenir. Ses autres cartes sont cachées.
thing-gift = { $place }, cadeau { $card }
about-gift = Pour agir ici, échangez une carte plus forte de votre main contre celle-ci (un 1 bat un 9). Avec une carte égale ou plus faible, payez 2 serviteurs, défaussez une autre carte ou renoncez aux actions.
worth-gift =
    { $n ->
        [0] Aucune de vos cartes ne la bat.
       *[other] Vous la battez avec : { $cards }.
    }
thing-hand = Main : { $n }
thing-discards = Défausse : { $n }
worth-discards =
    { $n ->
        [0] Aucune correspondance avec les dés en ce moment.
        [one] { $n } correspondance avec les dés en ce moment.
       *[other] { $n } correspondances avec les dés en ce moment.
    }
thing-draw = Pioche de cartes : { $n }
about-draw = Les cartes supplémentaires. Un bateau qui en réclame une au port 3 ou 5 la pioche ici, et sa famille possède une carte de plus pour le reste de la partie.

thing-official = { $place } : l’Officier impérial
about-official =
    { $place ->
        [travel] Qui lui offre un cadeau envoie son Voyageur dans une cité et y prend le jeton.
        [wall] Qui lui offre un cadeau place des serviteurs sur la Grande Muraille. Une fois achevée, le plus grand nombre marque.
        [jade] Qui lui offre un cadeau peut acheter du jade avec des serviteurs. Le jade compte à la fin, et plus on en a, mieux c’est.
        [intrigue] Qui lui offre un cadeau monte sur la piste d’Intrigues, qui tranche toutes les égalités.
        [palace] Qui lui offre un cadeau mène son Émissaire vers le Pavillon. Personne ne gagne en restant dehors.
        [decrees] Qui lui offre un cadeau peut obtenir un décret, qui l’aide pour le reste de la partie.
       *[canal] Qui lui offre un cadeau charge et déplace des bateaux. Les bateaux pleins réclament la récompense de leur port.
    }
thing-option =
    { $letter ->
        [none] { $place } : l’action
       *[other] { $place } : option { $letter }
    }

thing-city = { $city }, sans jeton
thing-city-token = { $city }, jeton : { $token }
worth-city =
    { $near ->
        [0] Votre Voyageur ne peut pas l’atteindre en ce moment.
       *[1] Votre Voyageur peut s’y rendre en un déplacement.
    }
thing-road = Route entre { $one } et { $other }
thing-traveller = Voyageur, pas encore sur la carte
thing-traveller-in = Voyageur, cité : { $city }
about-traveller = Il suit les routes jusqu’à la prochaine cité avec un jeton et le prend. Son premier déplacement le mène dans la cité de son choix.
worth-traveller =
    { $n ->
        [one] { $n } jeton à portée en ce moment.
       *[other] { $n } jetons à portée en ce moment.
    }
thing-pile = Pile de jetons Voyage : { $n }
thing-spent = Jetons Voyage défaussés : { $n }

thing-wall = Grande Muraille : { $n } sur { $size }
worth-wall = Les vôtres : { $n }. En tête : { $name }.
thing-space = Muraille, emplacement { $n }
about-space = Un serviteur occupe un emplacement, le Double Serviteur deux. Avec { $size } occupés, la Muraille est achevée et décomptée.
worth-space =
    { $n ->
        [one] Encore { $n } serviteur et elle est achevée.
       *[other] Encore { $n } serviteurs et elle est achevée.
    }
thing-on-wall = Serviteurs sur la Grande Muraille : { $n }
thing-benefit = Récompense d’Intrigues pour { $n }

thing-intrigue = Piste d’Intrigues, de 0 à { $top }
thing-marker = Pion Intrigue sur { $n }
worth-marker = Rang { $n } sur { $players } dans l’ordre d’Intrigues.

thing-house = Maison de jade, prix { $n }
thing-house-empty = Maison de jade, prix { $n }, vide
about-house-empty = Son jade a été acheté. Quand toutes les maisons sont vides, le jade s’achète sur la Place de Jade.
thing-square = Place de Jade, prix { $n }

thing-decree = Décret de niveau { $level } : { $effect }
worth-decree-mine = Il est à vous.
worth-decree-later = Il est à vous : { $n } PV à la fin dans l’état actuel.
thing-signed = Serviteur sur un décret : { $effect }

thing-palace = Pavillon de la Pureté Céleste
thing-step = Case { $n } sur { $steps } vers le Pavillon
worth-step =
    { $n ->
        [0] Votre Émissaire est au Pavillon.
        [one] Encore { $n } case pour votre Émissaire.
       *[other] Encore { $n } cases pour votre Émissaire.
    }
thing-seat = Place au Pavillon à { $n } PV
worth-seat =
    { $state ->
        [taken] Elle est prise.
        [next] Le prochain Émissaire arrivé la prend.
       *[free] Libre ; les meilleures partent d’abord.
    }
thing-envoy = Émissaire, case { $n } sur { $steps }
thing-envoy-inside = Émissaire au Pavillon
about-envoy = Sa dernière case est le Pavillon, à la meilleure place encore libre. Qui est dehors à la fin a un score de 0.
worth-envoy = Votre place rapporte { $n } PV à la fin.

harbour-gives =
    { $reward ->
        [vp] 4 PV
        [card] carte supplémentaire
        [double] Double Serviteur
        [choice] 4 PV, carte supplémentaire ou Double Serviteur
       *[none] pas de récompense
    }
thing-harbour = Port { $harbour } : { $reward }
about-harbour =
    { $reward ->
        [vp] Un bateau avec 3 serviteurs peut y réclamer 4 PV.
        [card] Un bateau avec 3 serviteurs peut y réclamer une carte Cadeau supplémentaire.
        [double] Un bateau avec 3 serviteurs peut y réclamer le Double Serviteur.
        [choice] Un bateau avec 3 serviteurs peut y réclamer l’une des trois récompenses. Qui y passe la Nuit est perdu.
       *[none] Il n’y a rien à réclamer ici. Chaque Nuit, tous les bateaux avancent d’un port.
    }
worth-harbour =
    { $n ->
        [0] Votre plateau n’a pas d’emplacement libre pour elle.
       *[other] Votre plateau a un emplacement libre pour elle.
    }
thing-ship = Bateau au port { $harbour }, chargement { $n } sur { $size }
worth-ship =
    { $n ->
        [0] Il est plein.
        [one] Encore { $n } serviteur pour le remplir.
       *[other] Encore { $n } serviteurs pour le remplir.
    }
thing-ships = Bateaux hors du canal : { $n }
thing-new-ship = Place pour un nouveau bateau
thing-reward = Récompenses de port, { $reward } : { $n } sur { $size }
thing-rewards = Récompenses de port : { $n }

thing-day =
    { $n ->
        [0] Jour { $day } sur { $days }
       *[other] Jour { $day } sur { $days }, serviteurs reçus : { $n }
    }
thing-die =
    { $die ->
        [A] Premier Dé du Destin : { $n }
        [B] Deuxième Dé du Destin : { $n }
       *[C] Troisième Dé du Destin : { $n }
    }
about-die = La Nuit, chaque carte défaussée de ce nombre est une correspondance et rapporte un serviteur ; qui en a le plus gagne 3 PV et une case pour l’Émissaire. Faces : { $faces }.
worth-die = Dans votre défausse : { $n }. Correspondances avec tous les dés : { $all }.
thing-medal = Médaille, encore libre aujourd’hui
thing-medal-of = Médaille, prise : { $name }
about-medal = Le premier à choisir l’option A des Intrigues aujourd’hui la prend et sera Premier Joueur demain.
thing-lantern = Lanterne du Premier Joueur : { $name }

thing-family = La famille { $name }
worth-family =
    { $inside ->
        [0] { $later } Son Émissaire n’est pas au Pavillon : elle ne gagnerait pas en ce moment.
       *[1] { $later } Elle peut gagner.
    }
thing-pool = Réserve : { $n }
thing-supply = Pioche : { $n }
thing-double =
    { $at ->
        [locked] Double Serviteur, bloqué
        [pool] Double Serviteur dans la réserve
        [supply] Double Serviteur dans la pioche
       *[out] Double Serviteur sur le plateau
    }
thing-vp = PV : { $n }
worth-vp =
    { $sources ->
        [none] Si la partie s’arrêtait maintenant : { $n }.
       *[other] Si la partie s’arrêtait maintenant : { $n } = { $now } + { $sources }.
    }
thing-jade = Jade : { $n }
worth-jade = Vaut { $n } PV à la fin ; la pièce suivante en ajoute { $more }.
thing-decrees =
    { $decrees ->
        [none] Décrets : 0
       *[other] Décrets : { $n } ({ $decrees })
    }
thing-tokens = Jetons rangés : { $n }, encoches : { $size }
about-tokens = Échangez des jetons rangés chaque fois qu’on vous demande quelque chose : 2 contre un serviteur, 4 contre 2 PV, 6 contre un jade.
worth-tokens = Ils comptent pour { $n } lors d’un échange.
thing-slot = Encoche vide
thing-slot-token = Jeton rangé : { $token }
worth-slot = Il compte pour { $n } sur { $all } lors d’un échange.
thing-exchange = Échange de { $n } jetons : { $bought }
thing-outpost = Jeton en jeu { $place } : { $token }

thing-focus = Action principale de Meng : { $place }
about-focus = C’est là qu’une carte Spéciale envoie Meng toute la partie. Son Double Serviteur marque ce lieu.
thing-deck = Pioche de cartes Solo : { $n }
thing-today = Carte Solo du jour : { $card }
thing-used = Carte Solo d’un jour précédent : { $card }
