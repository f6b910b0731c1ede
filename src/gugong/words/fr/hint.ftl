# Les indices : ce qui compte, où, quel coup et pourquoi ; une étape à la fois.

hint = Indice
hint-step = Indice : étape { $n } sur { $of }
hint-more-where = Où ?
hint-more-move = Quel coup ?
hint-more-why = Pourquoi ?
hint-thinking = Réflexion en cours…
hint-settling = La réflexion continue : cela peut encore changer.
hint-close = Fermer l’indice
hint-here = Ici : { $things }.
hint-among-options = Rien sur le plateau : c’est l’une des options.
hint-compared = Points de plus qu’avec le deuxième meilleur coup : { $move }
hint-from = Source
hint-points = Points
hint-how = Ce qu’il faut attendre à la fin de la partie, d’après ce que vous pouvez savoir : vos points par source, et ce que gagnent les autres.
hint-failed = Rien n’a été trouvé cette fois. Continuez simplement.
hint-key = un indice ; encore une fois, l’étape suivante
hint-taken = Indices pris
hint-agreed = À cette table, tout le monde peut prendre des indices.
hint-help = Indices
hint-help-how = À votre tour, la lanterne à côté de la question donne un indice en quatre étapes, autant que vous voulez : ce qui compte maintenant, où, quel coup et pourquoi, en points. Il ne sait que ce que vous pouvez savoir. Tout le monde voit dans le journal et sur la feuille de score que vous l’avez pris. À plusieurs, il faut autoriser les indices en préparant la table.
page-hints = Des indices pour tous
seats-how-hints = Qui doit décider peut demander ce qu’il y a de mieux à faire, et tout le monde voit combien de fois. Qui joue seul contre des robots le peut toujours.

hint-nudge =
    { $source ->
        [wall] Pensez à la Grande Muraille.
        [night] Pensez à la Nuit : quelles cartes correspondront aux dés ?
        [decrees] Pensez aux décrets.
        [canal] Pensez au Grand Canal et à ses ports.
        [travel] Pensez aux jetons Voyage.
        [palace] Pensez au Pavillon : où en est votre Émissaire, et quelles places restent ?
        [jade] Pensez au jade : chaque pièce fait valoir davantage l’ensemble.
        [rivals] Pensez aux autres : que gagneront-ils si vous les laissez faire ?
        [other] Pensez à la petite monnaie : des points à côté des sept lieux.
       *[none] Deux coups se valent à peu près ici : suivez votre propre plan.
    }
hint-source-wall = Grande Muraille
hint-source-night = Nuit
hint-source-decrees = décrets
hint-source-canal = Grand Canal
hint-source-travel = jetons
hint-source-palace = Pavillon
hint-source-jade = jade
hint-source-other = autres points
hint-source-rivals = moins pour les autres

hint-log = { $name } a pris un indice : étape { $n } sur { $of }
hint-log-you = Vous avez pris un indice : étape { $n } sur { $of }

server-no-hints = Il n’y a pas d’indices à cette table : d’autres personnes y jouent ou y ont joué, et les indices n’ont pas été convenus à sa création.
server-no-hints-in-lesson = Il n’y a pas d’indices pendant une leçon : elle montre elle-même ce qu’il faut faire.
server-no-more-hints = Tout a été dit sur cette décision : à vous de la prendre.
