# What the picture of the table says, most of it to those who do not see it.

board-board = Le plateau
board-spoken = La table en mots
board-day = Jour { $day } sur { $days }
board-start = Premier Joueur : { $name }
board-starts = Premier Joueur
board-has-medal = a la Médaille
board-vp = PV

board-piles = Piles de jetons de { $first } et { $second }, { $spent } en défausse
board-draw-pile =
    { $count ->
        [0] La pioche de cartes est vide
        [one] Pioche de cartes : { $count } carte
       *[other] Pioche de cartes : { $count } cartes
    }
board-hand =
    { $count ->
        [0] Votre main est vide
        [one] Votre main : { $count } carte
       *[other] Votre main : { $count } cartes
    }
board-discard =
    { $count ->
        [0] Votre défausse est vide
        [one] Votre défausse : { $count } carte
       *[other] Votre défausse : { $count } cartes
    }
# Stands above the discard pile.
board-discard-short = Défausse
board-own = Votre plateau
board-pool = Réserve { $count }
board-supply = Pioche { $count }
board-pool-note = prêts à servir
board-supply-note = à recevoir
board-benefits = finie :

# One number of a family's board.
board-stat-pool = { $count } dans la réserve
board-stat-supply = { $count } dans la pioche
board-stat-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
board-stat-discard =
    { $count ->
        [one] { $count } carte dans la défausse
       *[other] { $count } cartes dans la défausse
    }
board-stat-jade =
    { $count ->
        [one] { $count } jade
       *[other] { $count } jades
    }
board-stat-decrees =
    { $count ->
        [one] { $count } décret
       *[other] { $count } décrets
    }
board-slots = Jetons { $tokens } ; récompenses de port : PV { $vp }, cartes { $card }, Double Serviteur { $double }
board-double-locked = Le Double Serviteur est bloqué
board-double-pool = Le Double Serviteur est dans la réserve
board-double-supply = Le Double Serviteur est dans la pioche
board-double-out = Le Double Serviteur est sur le plateau

board-known-hand = En main, vues de tous
board-known-discard = Dans la défausse, vues de tous
board-known-owned = En main ou dans la défausse
board-known-none = Aucune carte de cette famille n’est connue de tous.

# Meng's automa cards.
board-automa = À chaque tour, une carte Solo dit à Meng où agir.
board-focus = Action principale
board-today = Aujourd’hui
board-used = Avant
board-deck = Cartes Solo
board-special = Carte Spéciale

# The pages of the board on a phone.
board-page = { $page }
board-page-lit = { $page } : il y a un choix à faire
board-page-gifts = Les sept cadeaux
board-page-map = Carte
board-page-wall = Muraille et Intrigues
board-page-palace = Pavillon et Décrets
board-page-jade = Jade
board-page-canal = Canal
board-page-own = Vous : votre plateau

# The table in words.
board-gift = Cadeau : { $card }
board-city = { $city } : { $token }
board-city-traveller = { $city } : Voyageur ({ $name })
board-wall =
    { $count ->
        [one] { $count } serviteur sur la Muraille ; elle est achevée avec { $size }
       *[other] { $count } serviteurs sur la Muraille ; elle est achevée avec { $size }
    }
board-on-wall = { $name } : { $count }
board-house = Une maison avec du jade à { $price }
board-square = Les maisons sont vides ; un jade de la Place de Jade coûte { $price }
board-medal-free = La Médaille est libre
board-medal = Médaille : { $name }
board-marker = { $name } : case { $space }
board-envoy = { $name } : case { $step } sur { $steps }
board-seat = { $name } : au Pavillon, { $vp } PV à la fin
board-decree =
    { $count ->
        [0] { $effect } ; coût { $cost }
       *[other] { $effect } ; coût { $cost } ; obtenu par { $owners }
    }
board-ship = { $name } : bateau au port { $harbour }, chargement { $load }
board-family = { $vp } PV, réserve { $pool }, pioche { $supply }, jade { $jade }, main { $hand }, défausse { $discard }
board-tokens =
    { $count ->
        [0] Aucun jeton
       *[other] Jetons : { $tokens }
    }
