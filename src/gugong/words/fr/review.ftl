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
