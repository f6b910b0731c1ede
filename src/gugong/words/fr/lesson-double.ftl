# La leçon sur le Double Serviteur.

lesson-double-locked = Voici votre Double Serviteur : une seule pièce qui peut compter pour deux. Il est bloqué jusqu’à ce que l’un de vos bateaux le libère.
lesson-double-where = Le port 4 le libère, pour un bateau avec 3 serviteurs à bord ; au port 5, vous pouvez le choisir parmi les récompenses. Votre bateau est au port 4 avec 2 à bord : il en manque un.
lesson-double-to-canal = Donnez votre 8 au Grand Canal.
lesson-double-canal-first = Votre bateau d’abord : donnez le 8 au Grand Canal. Vous aurez besoin du 7 et du 5 plus tard.
lesson-double-free-it = Choisissez l’option A et chargez 1 serviteur sur votre bateau du port 4. Le voilà plein : au lieu de le déplacer, réclamez le Double Serviteur.
lesson-double-freed = Il est libre, dans votre réserve. Un serviteur du bateau reste sur cet emplacement jusqu’à la fin de la partie ; les deux autres sont de nouveau dans votre pioche.
lesson-double-pays = Premier usage : là où vous payez 2 serviteurs, le Double Serviteur suffit à lui seul. Essayez au Pavillon : donnez-y votre 7.
lesson-double-seven = Donnez le 7 au Pavillon. Vous aurez besoin du 5 dans un instant.
lesson-double-option-b = Choisissez l’option B : 2 serviteurs pour 2 cases de votre Émissaire et 1 case d’Intrigues.
lesson-double-not-a = Il s’agit ici de payer avec le Double Serviteur : choisissez l’option B, qui coûte 2.
lesson-double-which = Payez avec le Double Serviteur. C’est une seule pièce, et vos 2 serviteurs ordinaires restent dans votre réserve.
lesson-double-with-it = C’est possible, mais gardez vos serviteurs ordinaires : le Double Serviteur paie 2 à lui seul.
lesson-double-back = Ce que vous payez va dans votre pioche, le Double Serviteur aussi. Quand vous recevez un serviteur, vous pouvez prendre le Double Serviteur comme ce serviteur-là.
lesson-double-stands = Second usage : sur la Muraille et sur les bateaux, il occupe 2 emplacements et compte pour 2. Là où vous pouvez placer 2 serviteurs, vous pouvez placer un serviteur ordinaire et le Double Serviteur : 3 en tout.
lesson-double-never = Seuls les serviteurs ordinaires vont sur les décrets et sur les emplacements de récompense. Il n’y a pas de place pour le Double Serviteur.
lesson-double-task = À vous : achevez la Muraille avec votre dernière carte, et remportez-la. Il faut 4 serviteurs ; la famille { $rival } en a 1, vous aucun. Votre 5 vous rapporte un serviteur : lequel ?
lesson-double-remember = 3 contre 1, la Muraille est à vous. De là, le Double Serviteur revient dans votre pioche. À retenir : libéré au port 4, il compte pour deux sur la Muraille, à bord et pour payer, et un seul serviteur reçu le ramène.
