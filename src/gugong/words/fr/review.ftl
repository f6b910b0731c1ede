# L’analyse d’une partie terminée, pour un joueur.

review-not-over = la partie n’est pas finie, et seule une partie finie peut être analysée
review-impossible = { $file } ne peut pas être analysé : { $why }
review-title = Analyse de la partie pour { $name }
review-depth = { $iterations } itérations de la recherche par décision ; scores { $scores }
review-par = Score : { $score }. Des bots qui ont joué la même donne ont marqué { $par } en moyenne.
review-account = D’où vient l’avance
review-line = PV
review-expected = attendue au départ
review-own = ses propres décisions
review-others = décisions des autres
review-hidden = cartes cachées des autres, vues la Nuit
review-morning = chance : dés et jetons du Matin
review-cards = chance : cartes piochées
review-meng = chance : cartes retournées par Meng
review-noise = inexpliqué (bruit de l’estimation)
review-result = avance finale
review-note = L’avance se compte sur le meilleur adversaire ; chaque pas qui manque jusqu’au Pavillon compte comme des points perdus. Les décisions se comparent à la façon dont le réseau de neurones des robots aurait continué, la chance à tout ce qui aurait pu venir ; ± est l’erreur type.
review-graph = Avance attendue au fil de la partie
review-graph-move = coup
review-mistakes = Erreurs
review-no-mistakes = Aucune décision n’a été nettement moins bonne que le coup préféré.
review-thresholds = Légère dès { $small } PV, coûteuse dès { $costly }, décisive dès { $decisive } ; chacune coûte plus de deux fois son erreur type.
review-mark-small = légère
review-mark-costly = coûteuse
review-mark-decisive = décisive
review-move = Jour { $day }, coup { $number } : { $mark }
review-played = Joué : { $move }
review-better = Mieux : { $move }
review-reason = { $cost } PV : { $gains }.
review-reason-but = { $cost } PV : { $gains } ; en revanche, { $losses }.
review-reason-many = { $cost } PV, un peu de chaque source.
review-written = La page est dans { $file }.
review-seats = --seat vaut { $seat } : les sièges vont de 0 à { $last }
review-seat-solo = --seat vaut { $seat } : contre Meng, votre siège est 0
review-more =
    { $source ->
        [wall] la Grande Muraille aurait rapporté { $vp } de plus
        [night] les bonus de la Nuit auraient rapporté { $vp } de plus
        [decrees] les décrets auraient rapporté { $vp } de plus
        [canal] le Grand Canal aurait rapporté { $vp } de plus
        [travel] les jetons auraient rapporté { $vp } de plus
        [palace] le Pavillon aurait rapporté { $vp } de plus
        [jade] le jade aurait rapporté { $vp } de plus
        [rivals] les adversaires auraient obtenu { $vp } de moins
       *[other] d’autres sources auraient rapporté { $vp } de plus
    }
review-less =
    { $source ->
        [wall] la Grande Muraille aurait rapporté { $vp } de moins
        [night] les bonus de la Nuit auraient rapporté { $vp } de moins
        [decrees] les décrets auraient rapporté { $vp } de moins
        [canal] le Grand Canal aurait rapporté { $vp } de moins
        [travel] les jetons auraient rapporté { $vp } de moins
        [palace] le Pavillon aurait rapporté { $vp } de moins
        [jade] le jade aurait rapporté { $vp } de moins
        [rivals] les adversaires auraient obtenu { $vp } de plus
       *[other] d’autres sources auraient rapporté { $vp } de moins
    }

# Sur la page d’une table.

review = Analyser
review-seat = La partie de
review-working = Chaque décision est rejugée d’après ce que ce joueur savait alors. Vous pouvez regarder la table en attendant.
review-progress = { $done } éléments jugés sur { $of }
review-waiting = Préparation…
review-cancel = Arrêter
review-cancelled = Arrêtée. Ce qui a été trouvé est gardé.
review-go-on = Continuer l’analyse
review-failed = Une partie de l’analyse a échoué.
review-lowered = Cet appareil est lent, l’analyse est donc moins profonde que d’habitude : { $iterations } itérations au lieu de { $usual }. Ainsi elle est finie en dix minutes au plus.
review-deeper = Analyser plus à fond (quatre fois plus long)
review-shallower = Montrer la profondeur habituelle
review-as-table = Sous forme de tableau
review-lead = Avance attendue
review-marks = { $n ->
    [one] { $n } erreur
   *[other] { $n } erreurs
    }
review-no-marks = Aucune erreur relevée
review-mark-of = Erreur { $n } sur { $of }
review-all = Parcourir toutes les décisions ({ $n })
review-key = dans une analyse : la décision précédente ou suivante ; avec ← → les erreurs
review-decision-of = Décision { $n } sur { $of }
review-gains = Ce que le meilleur coup aurait rapporté, par source
review-hints = Indices pris : { $n }
review-json = Enregistrer en JSON
review-html = Enregistrer comme page
review-back = Retour à l’analyse
review-previous = Erreur précédente
review-next = Erreur suivante
review-earlier = Décision précédente
review-later = Décision suivante
review-again = Réessayer
review-again-how = D’ici, contre des robots : ceux d’alors, et un robot fort à la place de chaque personne.
review-same-deal = Avec les mêmes cartes
review-new-deal = En redistribuant ce qui était caché
review-decision = Jour { $day }, coup { $number }
review-preferred = Préféré : { $move }
review-fine = Pas nettement moins bon qu’un autre coup.
review-unjudged = Ce n’est pas une décision de ce joueur.
server-no-review = L’analyse de ce joueur n’est pas encore terminée.

# Progress: what the reviews of a player’s own games add up to.

progress = Vos progrès
progress-lead = Où vous perdez des points, et ce que vaut votre score à côté de celui des bots avec les mêmes donnes. Ce navigateur le garde, et lui seul.
progress-none = Il n’y a encore rien à montrer. Terminez une partie et choisissez Analyser à la fin : une fois l’analyse complète, la partie apparaît ici.
progress-counts = Une partie compte si vous y teniez une seule place et ne connaissiez pas les cartes d’avance. Seules les décisions que l’analyse signale comme erreurs coûtent ici des points.
progress-which = Parties
progress-all = Toutes
progress-solo = Contre Meng
progress-others = Avec d’autres
progress-average = { $n ->
    [one] { $n } partie
   *[other] La moyenne de { $n } parties
    }
progress-score = Votre score
progress-bots = Le score des bots avec les mêmes donnes
progress-difference = Votre score moins celui des bots
progress-lost = Points perdus par erreur, par partie
progress-in-ten = Points perdus pour dix décisions
progress-luck = Part de la chance dans votre avance
progress-over-time = Au fil du temps
progress-mean = De la première partie à la dernière. La ligne est la moyenne de { $n } parties au plus.
progress-costs = Où les points se perdent
progress-most-group = Le plus se perd dans les décisions sur : { $what } ({ $points } PV par partie).
progress-most-source = De meilleurs coups auraient le plus rapporté ici : { $what } ({ $points } PV par partie).
progress-by-group = Ce que de meilleurs coups auraient gagné par partie, selon l’objet de la décision
progress-by-source = La même chose par source de points
progress-by-mark = La même chose par gravité de l’erreur
progress-group =
    { $group ->
        [exchange] échange de cadeaux
        [travel] { place-travel }
        [wall] { place-wall }
        [jade] { place-jade }
        [intrigue] { place-intrigue }
        [palace] { place-palace }
        [decrees] { place-decrees }
        [canal] { place-canal }
        [tokens] jetons
        [cards] échange de cartes
       *[servants] serviteurs
    }
progress-list = Les parties
progress-column-date = Date
progress-column-game = Partie
progress-column-score = Score
progress-column-bots = Bots
progress-column-difference = Écart
progress-column-lost = Perdus
progress-column-in-ten = Pour dix décisions
progress-column-luck = Chance
progress-forget = Oublier toutes les parties
progress-forget-ask = { $n ->
    [one] Les chiffres d’une partie sont effacés de ce navigateur pour de bon.
   *[other] Les chiffres de { $n } parties sont effacés de ce navigateur pour de bon.
    } Les tables et leurs analyses restent.
