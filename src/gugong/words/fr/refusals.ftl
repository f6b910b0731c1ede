# Pourquoi un coup n’est pas permis, et ce qui conviendrait.

quoted = « { $text } »
both = { $first } et { $second }

refusal-over = La partie est terminée : il n’y a plus rien à jouer.
refusal = { $typed } n’est pas permis maintenant : { $reason } ({ $rule }).
refusal-first = { $refusal } Jouez d’abord { $moves }.
refusal-meant = { $typed } ne répond pas à ce qui est demandé à { $name } ({ $rule }) : vouliez-vous dire { $moves } ?
refusal-possible =
    { $more ->
        [0] { $typed } ne répond pas à ce qui est demandé à { $name } ({ $rule }) : vous pouvez jouer { $moves }.
        [one] { $typed } ne répond pas à ce qui est demandé à { $name } ({ $rule }) : vous pouvez jouer { $moves } et { $more } autre.
       *[other] { $typed } ne répond pas à ce qui est demandé à { $name } ({ $rule }) : vous pouvez jouer { $moves } et { $more } autres.
    }

no-rule = Il n’y a pas de règle { $typed } : un identifiant ressemble à WALL-5 ; « gugong rules » les montre tous.
no-rule-meant = Il n’y a pas de règle { $typed } : vouliez-vous dire { $ids } ?

reason-servants =
    { $need ->
        [one] il faut { $need } serviteur de votre réserve, et vous en avez { $have } ; il en manque { $missing }
       *[other] il faut { $need } serviteurs de votre réserve, et vous en avez { $have } ; il en manque { $missing }
    }
reason-ordinary-servants = il faut un serviteur ordinaire de votre réserve, et vous n’y en avez aucun ; il en manque 1
reason-supply = il en faut { $need } de votre pioche, et il y en a { $have }
reason-too-many = vous pouvez en recevoir { $need } ici, et non { $have }
reason-all-of-them = les serviteurs se prennent au complet : { $need } ici, et non { $have }
reason-double-not-in-supply = votre Double Serviteur n’est pas dans votre pioche
reason-double-not-in-pool = votre Double Serviteur n’est pas dans votre réserve
reason-needed-now = la suite deviendrait impossible
reason-no-effect = cela ne changerait rien
reason-houses-first = le jade de la Place de Jade ne se vend que lorsque toutes les maisons sont vides
reason-house-empty = plus aucune maison à { $need } n’a de jade
reason-already-yours = vous possédez déjà ce décret
reason-marker =
    { $need ->
        [one] il faut reculer de { $need } case sur la piste des Intrigues, et votre pion est sur { $have } : il manque { $missing }
       *[other] il faut reculer de { $need } cases sur la piste des Intrigues, et votre pion est sur { $have } : il manque { $missing }
    }
reason-no-such-face = ce dé n’a pas cette face
reason-no-ship-there = vous n’avez pas de bateau là
reason-not-full = seul un bateau avec { $need } serviteurs à bord peut réclamer sa récompense, et celui-ci en porte { $have } ; il en manque { $missing }
reason-other-reward = ce port ne donne pas cela
reason-slots-full = votre plateau n’a plus d’emplacement libre pour cette récompense
reason-ship-full =
    { $need ->
        [one] il faut { $need } place libre sur le bateau, qui en a { $have }
       *[other] il faut { $need } places libres sur le bateau, qui en a { $have }
    }
reason-no-such-route = le canal n’a pas ce chemin de ce côté du plateau
reason-ships-out = tous vos bateaux sont sur le canal
reason-route-full = tous les ports de ce chemin sont occupés
reason-last-harbour = un bateau au port 5 ne peut pas être déplacé
reason-none-ahead = aucun port devant ce bateau n’est libre
reason-no-room = vos bateaux n’ont pas assez de place pour deux pièces
reason-tokens = il faut des jetons d’une valeur de { $need }, et les vôtres valent { $have } ; il manque { $missing }
reason-no-power-needed = aucun jeton Bonus non utilisé n’est nécessaire
reason-power-needed = il faudrait rendre un jeton Bonus non utilisé : dites-le en ajoutant « power » à la fin
reason-no-such-token = vous n’avez pas de jeton non utilisé de cette sorte
reason-no-token = il n’y a pas assez de jetons dans la zone Voyage
reason-no-token-there = il n’y a pas de jeton là
reason-unreachable = une cité avec un jeton barre la route
reason-card-value = il faut une carte de valeur { $need } ou plus, et celle-ci vaut { $have }
reason-not-in-hand = cette carte n’est pas dans votre main

# La même chose en peu de mots, sur la ligne d’une option qu’on ne peut pas choisir.
short-servants =
    { $need ->
        [one] il faut { $need } serviteur, vous en avez { $have }
       *[other] il faut { $need } serviteurs, vous en avez { $have }
    }
short-ordinary-servants = il faut un serviteur ordinaire
short-supply = { $have } seulement dans votre pioche
short-no-effect = cela ne changerait rien
short-houses-first = une fois toutes les maisons vides
short-already-yours = déjà à vous
short-marker = vous n’êtes que sur la case { $have }
short-slots-full = aucun emplacement libre
short-ship-full = pas assez de place à bord
short-last-harbour = au bout du canal
short-none-ahead = aucun port libre devant
short-no-room = pas de place sur vos bateaux
short-no-token = pas assez de jetons en zone Voyage
short-card-value = cartes de valeur { $need } ou plus
