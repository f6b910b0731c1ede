# Les phases d’une journée, la fin de la partie et la feuille de score.

stage-outside =
    { $n ->
        [0] { $name } n’a pas atteint le Pavillon et ne peut donc pas gagner.
        [one] { $name } n’a pas atteint le Pavillon : { $n } PV ne compte pas.
       *[other] { $name } n’a pas atteint le Pavillon : { $n } PV ne comptent pas.
    }
stage-outside-order = Hors du Pavillon, l’ordre d’Intrigues départage les familles.
stage-tie = Égalité entre { $first } et { $second } : { $first } est devant sur la piste d’Intrigues.

# La piste des jours et le titre de chaque image.
stage-morning = Matin
stage-day = Jour
stage-twilight = Crépuscule
stage-night = Nuit
stage-end = Décompte final
stage-over = La fin
stage-wall = La Grande Muraille est achevée
stage-palace = Entrée au Pavillon
stage-now = Jour { $day } : { $stage }
stage-go-on = Continuer

# Les images.
stage-morning-how = Le premier joueur change, les jetons et les dés sont renouvelés, les décrets agissent, des serviteurs arrivent.
stage-twilight-how = Meng reprend ses cartes Automa du jour, avec leur moitié inférieure.
stage-night-how = Chaque carte qui montre le chiffre d’un dé est une correspondance et rapporte un serviteur. Le plus de correspondances : 3 PV et un pas de l’Émissaire.
stage-matches =
    { $n ->
        [one] { $n } correspondance
       *[other] { $n } correspondances
    }
stage-hidden = cartes cachées : { $n }
stage-meng-matches = Meng ne compare pas de cartes : le numéro du jour compte.
stage-wall-how = Le plus de serviteurs : 3 PV et un pas de l’Émissaire. Puis toutes les familles présentes peuvent prendre une récompense d’Intrigues, la dernière de la piste d’abord.
stage-palace-how =
    { $points ->
        [0] Il ne restait plus de place, mais la victoire est possible.
        [one] Cette place vaut { $points } PV à la fin. Seules les familles présentes au Pavillon peuvent gagner.
       *[other] Cette place vaut { $points } PV à la fin. Seules les familles présentes au Pavillon peuvent gagner.
    }
stage-end-how = Ce que chaque famille a marqué, source par source.

# La fin de la partie.
stage-you-win = Vous avez gagné
stage-they-win = { $name } a gagné
stage-nobody-wins = Personne n’a gagné
stage-difficulty = Difficulté : { $level }
stage-meng-inside = Meng n’a pas besoin d’atteindre le Pavillon.
stage-look = Regarder la table
stage-to-result = Le résultat

# La feuille de score et le graphique.
stage-sheet-now = PV actuels
stage-sheet-later = Le décompte final ajouterait
stage-sheet-total = Si la partie s’arrêtait maintenant
stage-sheet-total-how = pour ceux dont l’Émissaire sera au Pavillon
stage-sheet-outside = Hors du Pavillon
stage-sheet-result = Résultat
stage-plot-track = PV sur la piste
stage-plot-now = si la partie s’arrêtait maintenant
stage-plot-falls = La seconde ligne ajoute ce que donnerait le décompte final. Elle descend quand cela se perd : la majorité sur la Muraille passe à une autre famille, ou un décret compte moins.
