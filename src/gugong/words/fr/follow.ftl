# Ce que font les autres, pas à pas.
follow-title = Ce qui se passe
follow-how = Espace met en pause, une autre touche ou un clic passe à votre tour.
follow-how-step = Espace ou un clic montre la suite, Échap passe à votre tour.
follow-next = Étape suivante
follow-pause = Pause
follow-go-on = Continuer
follow-skip = Passer à votre tour
follow-pace = Rythme
follow-again = Revoir le dernier tour
follow-open = Ouvrir le journal
follow-turns = Les tours, le dernier en bas
follow-show = Revoir ce tour
follow-since = Depuis votre dernier tour
follow-to-you = Ce qui vous concerne
follow-nothing = Il ne s’est encore rien passé.
# Autant de choses se sont passées, dont autant concernent le lecteur.
follow-count =
    { $you ->
        [0] Depuis votre tour : { $n }
       *[other] Depuis votre tour : { $n } (vous : { $you })
    }
follow-turn = Tour de { $name }
follow-turn-mine = Votre tour
follow-twilight = Crépuscule
follow-night = Nuit
follow-morning = Matin
follow-end = Décompte final
follow-key-again = revoir le dernier tour
follow-key-space = pendant le tour des autres : pause, ou étape suivante

# Pourquoi un robot a joué ainsi : ce qu’il cherchait, sa façon de jouer, et enfin les chiffres.
follow-why = Pourquoi ?
follow-reason-gardener = { $aim } Ce robot joue d’instinct, oublie des cartes et remet bien des choses à plus tard. { $figures }
follow-reason-mason = { $aim } Ce robot joue d’instinct et aime bâtir. { $figures }
follow-reason-boatman = { $aim } Ce robot joue d’instinct, et le Grand Canal l’attire. { $figures }
follow-reason-pilgrim = { $aim } Ce robot joue d’instinct, et la route l’appelle. { $figures }
follow-reason-jeweller = { $aim } Ce robot joue d’instinct et a un faible pour le jade. { $figures }
follow-reason-courtier = { $aim } Ce robot joue d’instinct, un œil sur le Pavillon. { $figures }
follow-reason-minister = { $aim } Ce robot a vu quelques coups à l’avance, dans des parties imaginées. { $figures }
follow-reason-sage = { $aim } Ce robot a vu aussi loin que possible, dans de nombreuses parties imaginées. { $figures }
follow-reason-random = { $name } joue n’importe quel coup permis, au hasard.
follow-reason-novice = { $name } prend ce qui se présente, au hasard et sans plan.
follow-reason-planner = { $aim } Ce robot a essayé les façons de jouer ce tour et pris celle qui laisse la meilleure position. { $figures }
follow-reason-search = { $aim } Ce robot a réfléchi aux réponses des autres, dans des parties imaginées. { $figures }
follow-reason-master = { $aim } Ce robot a réfléchi jusqu’à la fin, dans de nombreuses parties imaginées. { $figures }
follow-reason-figures = En chiffres, les PV attendus : { $sources }.
follow-reason-person = Aucun robot n’a joué ce tour.
follow-aim =
    { $source ->
        [scored] { $name } voulait des PV tout de suite.
        [palace] { $name } voulait se rapprocher du Pavillon : qui reste dehors ne peut pas gagner.
        [decrees] { $name } voulait profiter des décrets.
        [jade] { $name } cherchait du jade : chaque pièce fait valoir davantage l’ensemble.
        [wall] { $name } voulait une plus grande part de la Grande Muraille.
        [canal] { $name } voulait rapprocher ses bateaux d’une récompense du Grand Canal.
        [travel] { $name } cherchait des jetons.
        [intrigue] { $name } voulait avancer sur la piste des Intrigues.
        [servants] { $name } voulait plus de serviteurs pour la suite.
       *[none] { $name } avait peu à gagner ce tour-ci.
    }
follow-price = Le prix : { $source }.
follow-source-scored = points acquis
follow-source-palace = le chemin du Pavillon
follow-source-decrees = décrets
follow-source-jade = jade
follow-source-wall = la Grande Muraille
follow-source-canal = le Grand Canal
follow-source-travel = jetons
follow-source-intrigue = Intrigues
follow-source-servants = serviteurs
