# Les règles et l’aide à côté de la table.

help-to-table = Retour à la table
help-forward = Suivant

rules-contents = Sommaire
rules-part-game = Le jeu
rules-part-places = Les sept lieux
rules-part-end = Serviteurs, Nuit et fin
rules-part-variants = Variantes
rules-part-reference = À consulter
rules-goal = Le but
rules-found =
    { $count ->
        [0] Aucune règle ne contient ces mots.
        [one] { $count } règle trouvée
       *[other] { $count } règles trouvées
    }
rules-next = Suite : { $title }
rules-previous = Avant : { $title }
rules-link = Lien vers la règle { $rule }

help-turn = Votre tour
help-day = Une journée en un coup d’œil
help-day-morning = Matin
help-day-morning-how = À partir du jour 2 : la carte est complétée, les dés sont lancés, les décrets agissent et chacun reçoit des serviteurs.
help-day-day = Journée
help-day-day-how = Chacun son tour, les joueurs échangent un cadeau et effectuent les actions qui s’ensuivent, jusqu’à ce que toutes les mains soient vides.
help-day-night = Nuit
help-day-night-how = Les cartes prises sont comparées aux dés, puis forment la main du lendemain. Les bateaux avancent.
help-day-end = Après le jour 4
help-day-end-how = Le décompte final : muraille, décrets, places au Pavillon et jade.
help-glossary = Vocabulaire
help-key-search = chercher dans les règles

# Les mots par lesquels les règles nomment une pièce ; * remplace toute terminaison.
piece-servant = serviteur*
piece-envoy = émissaire*
piece-jade = jade*
piece-ship = bateau*
piece-token = jeton*
piece-die = dé dés
piece-decree = décret*
piece-card = carte*
piece-vp = PV
