# La première journée guidée : ce que dit chaque panneau, et la réponse à un coup que la leçon ne suit pas (-not).

lesson-first-day-welcome = Bienvenue dans la Cité Interdite ! Deux familles rivalisent pendant quatre jours ; qui a le plus de points de victoire (PV) l’emporte. Nul ne peut corrompre les fonctionnaires, mais chacun échange des cadeaux avec eux.
lesson-first-day-envoy = Voici votre Émissaire. En quatre jours, il doit gravir huit cases jusqu’au Pavillon. Qui est encore dehors à la fin ne marque rien du tout.
lesson-first-day-hand = Ces quatre cartes Cadeau sont votre main du jour. Elles valent de 1 à 9, et la plupart montrent une action. À chaque tour, vous en donnez une.
lesson-first-day-places = Il y a aussi un cadeau sur chacun des sept lieux. Vous y donnez une carte et prenez ce cadeau. Si la vôtre est plus forte, cela ne coûte rien.
lesson-first-day-servants = Vos serviteurs font le travail. Vous disposez de ceux de votre réserve. Vous en recevez de votre pioche, et ceux que vous payez y retournent.
lesson-first-day-give-higher = Votre premier tour. Un 4 se trouve sur le lieu Intrigues, et votre 5 est plus fort. Choisissez le 5 de votre main, puis Intrigues.
lesson-first-day-give-higher-not = Dans une partie, vous pourriez le faire. Mais il y a une Médaille à prendre sur le lieu Intrigues : donnez-y votre 5.

lesson-first-day-card-first = Un échange permet deux actions : d’abord celle de la carte donnée, puis celle du lieu. Votre 5 montre un serviteur : vous venez d’en recevoir un.
lesson-first-day-taken = Le 4 que vous avez pris est maintenant dans votre défausse, où vous seul le voyez. Vous le jouerez demain.
lesson-first-day-intrigue = Maintenant, les Intrigues. Option A : avancez votre pion de 1 case ; le premier à le faire aujourd’hui prend la Médaille. Option B : payez 1 serviteur et avancez de 3 cases. Choisissez A.
lesson-first-day-intrigue-not = La Médaille va au premier qui choisit A aujourd’hui. Que ce soit vous : choisissez A.

lesson-first-day-medal = La Médaille est à vous : demain, vous commencez. Et votre pion est en tête : vous remportez toutes les égalités.
lesson-first-day-nine = { $rival } a donné un 9 au Pavillon et avancé son Émissaire de 1 case. Aucune carte n’est plus forte qu’un 9…
lesson-first-day-give-one = … mais un 1 bat un 9 ! Donnez votre 1 au Pavillon : cela ne coûte rien, et demain le 9 sera à vous.
lesson-first-day-give-one-not = Vous pourriez le faire, mais un 1 ne bat que le 9, et l’occasion est là. Donnez le 1 au Pavillon.

lesson-first-day-canal = D’abord l’action de votre 1 : le Grand Canal. Un bateau avec 3 serviteurs à bord peut réclamer ce qu’offre son port : 4 PV, une carte supplémentaire ou le Double Serviteur, qui compte pour deux.
lesson-first-day-canal-options = Option A : chargez 1 serviteur, puis déplacez 1 bateau. Option B : payez 1 serviteur et chargez-en 2 autres, mais aucun bateau ne se déplace. Choisissez A.
lesson-first-day-canal-not = Il vous faudra bientôt cinq serviteurs : n’en embarquez qu’un et choisissez A.
lesson-first-day-sail = Un serviteur de votre réserve est à bord d’un nouveau bateau au port 1, qui n’offre aucune récompense. Choisissez ce bateau : il avance au port 2.
lesson-first-day-sail-not = Il n’y a rien à attendre au port 1. Déplacez votre bateau.
lesson-first-day-palace = Maintenant, le Pavillon. Option A : l’Émissaire avance de 1 case. Option B : payez 2 serviteurs pour 2 cases et 1 case d’Intrigues. Choisissez A : vous aurez bientôt besoin de vos serviteurs.
lesson-first-day-palace-not = Deux cases seraient bienvenues, mais votre prochain tour demande cinq serviteurs. Choisissez A.

lesson-first-day-step = Encore sept cases. Le premier arrivé prend la meilleure place, qui rapporte 7 PV à la fin de la partie ; la suivante en rapporte 5.
lesson-first-day-wall = Entre-temps, { $rival } a placé 2 serviteurs sur la Grande Muraille. À deux joueurs, 4 l’achèvent. Qui en a alors le plus marque 3 PV et avance son Émissaire de 1 case.
lesson-first-day-tie = Si vous en placez 2 aussi, la Muraille est achevée, à égalité. Vous êtes en tête aux Intrigues, donc vous gagnez !
lesson-first-day-give-equal = Mais { $rival } y a laissé un 8. Le vôtre est égal, et cela ne suffit pas. Donnez-le quand même à la Grande Muraille.
lesson-first-day-give-equal-not = Vous pourriez le faire, mais la Muraille ne vous attendra peut-être pas. Donnez votre 8 à la Grande Muraille.
lesson-first-day-pay = Une carte égale ou plus faible coûte 2 serviteurs, ou une autre carte que vous défaussez. Ou bien vous ne payez rien et n’effectuez aucune action. Payez 2 serviteurs.
lesson-first-day-pay-not = Vous voulez agir ici, et il vous faut encore votre autre carte. Payez 2 serviteurs.
lesson-first-day-wall-options = Votre 8 n’a pas d’action : il reste la Grande Muraille. Option A : placez 1 serviteur. Option B : payez 1 serviteur et placez-en jusqu’à 2 autres. Choisissez B.
lesson-first-day-wall-options-not = Un seul serviteur n’achève pas la Muraille. Choisissez B.
lesson-first-day-place = Placez les deux serviteurs : cela fait quatre sur la Muraille. Choisissez « 2 serviteurs » dans la liste.
lesson-first-day-place-not = Avec un seul de plus, la Muraille n’est pas achevée. Placez-en 2.

lesson-first-day-won = Vous gagnez la Muraille : 3 PV et une case pour l’Émissaire. Vos serviteurs retournent dans votre pioche ; les deux autres restent sur la Muraille.
lesson-first-day-benefit = Qui avait des serviteurs sur la Muraille peut maintenant reculer sur la piste d’Intrigues pour une récompense. Reculez de 1 case : choisissez « Recevoir 1 serviteur » dans la liste.
lesson-first-day-benefit-not = Dans une partie, vous pourriez garder votre case. Ici, prenez le serviteur ; vous restez en tête.

lesson-first-day-on-top = Les deux pions partagent une case. Le vôtre est arrivé en dernier : il est sur le dessus, donc toujours en tête.
lesson-first-day-decree = { $rival } a reçu 2 serviteurs avec un 3, et obtenu un décret, un privilège jusqu’à la fin de la partie : 3 PV tout de suite, et un serviteur chaque Matin. Il a coûté 1 serviteur, et un autre reste dessus : vous paieriez donc 1 de plus.
lesson-first-day-dice = Plus qu’une carte : regardez les dés. La Nuit, on les compare aux cadeaux pris aujourd’hui ; chaque nombre égal est une correspondance. Deux dés montrent 7 !
lesson-first-day-jade = Un 7 se trouve sur le lieu Jade. On y achète du jade, pour 3 serviteurs ou plus. Il compte à la fin : 1 PV pour une pièce, 3 pour deux, 6 pour trois…
lesson-first-day-give-lower = Votre 2 est plus faible que le 7, mais cette fois vous voulez juste cette carte. Donnez votre 2 sur le lieu Jade.
lesson-first-day-give-lower-not = Pas mal, mais seul le 7 correspond à deux dés cette Nuit. Donnez votre 2 sur le lieu Jade.
lesson-first-day-nothing = Si vous payez vos 2 serviteurs, il n’en reste pas pour acheter du jade. Choisissez donc « Sans action » dans la liste.
lesson-first-day-nothing-not = Vous paieriez une action que vous ne pouvez pas faire. Choisissez l’échange sans action.

lesson-first-day-last-card = Votre main est vide. { $rival } a encore une carte ; ensuite la Journée est finie, et la Nuit tombe.

lesson-first-day-overtaken = { $rival } a donné une carte qui montre les Intrigues, payé 1 serviteur pour 3 cases, et remporte désormais toutes les égalités.
lesson-first-day-travel = Ensuite, le Voyage. Chaque cité a un jeton, une petite récompense. Option A : votre Voyageur va dans une cité et prend son jeton. Option B : payez 2 serviteurs et faites-le deux fois. Commencez dans n’importe quelle cité, puis suivez les routes.
lesson-first-day-tokens = Ces jetons ont aussitôt rapporté 2 PV et une case pour l’Émissaire. Ensuite on les range : plus tard, vous en échangez plusieurs contre des serviteurs, des PV ou du jade.
lesson-first-day-night = La Nuit, votre 7 correspondait à deux dés ; { $rival } avait une correspondance. Chacune rapporte un serviteur.
lesson-first-day-bonus = Vous aviez le plus de correspondances : 3 PV, et une case de plus pour votre Émissaire.
lesson-first-day-tomorrow = Les cadeaux pris sont votre nouvelle main. Prenez-les donc pour les dés de la Nuit, et pour le lendemain.
lesson-first-day-ship = La Nuit, tous les bateaux avancent : le vôtre est au port 3. S’il quittait ainsi le port 5, il serait perdu.
lesson-first-day-morning = Puis vint le Matin. Grâce à la Médaille, vous commencez. Les cités vides ont de nouveaux jetons, et les dés sont lancés pour la prochaine Nuit.
lesson-first-day-income = Grâce au décret, { $rival } a reçu un serviteur. Et chaque nouveau jour, tout le monde en reçoit 4.
lesson-first-day-scoring = Après quatre jours s’ajoutent des points pour le plus de serviteurs sur la Muraille, certains décrets, les places au Pavillon et le jade.
lesson-first-day-outside = Mais qui n’est pas au Pavillon les perd tous. Il reste cinq cases à votre Émissaire, en trois jours.

lesson-first-day-ask-servants = Huit questions maintenant ; répondez en montrant sur la table. D’abord : où sont les serviteurs dont vous disposez en ce moment ?
lesson-first-day-ask-servants-not = Vous ne disposez que des serviteurs de votre réserve. Ceux de la pioche doivent d’abord être reçus, et ceux du plateau sont au travail.
lesson-first-day-ask-higher = Montrez un cadeau que votre 4 obtient sans rien payer.
lesson-first-day-ask-higher-not = Votre 4 n’est gratuit que contre un cadeau plus faible : un 1, un 2 ou un 3.
lesson-first-day-ask-equal = Montrez le seul cadeau que votre 8 n’obtient pas sans payer.
lesson-first-day-ask-equal-not = Contre un cadeau plus faible, votre 8 est gratuit. Cherchez-en un égal ou plus fort.
lesson-first-day-ask-first = Supposons que vous donniez votre 4 sur le lieu Jade. Montrez la carte dont l’action vient en premier.
lesson-first-day-ask-first-not = L’action de la carte donnée vient d’abord, celle du lieu ensuite. Vous donneriez votre 4.
lesson-first-day-ask-start = Où se décide qui commencera demain ?
lesson-first-day-ask-start-not = Qui détient la Médaille commence demain. Elle va au premier qui choisit l’option A du lieu Intrigues.
lesson-first-day-ask-tie = Supposons que vous et { $rival } soyez à égalité sur la Muraille. Montrez le pion qui gagnerait en ce moment.
lesson-first-day-ask-tie-not = À égalité, qui est en tête aux Intrigues l’emporte : c’est le pion le plus haut sur la piste.
lesson-first-day-ask-match = Un seul des cadeaux du plateau donnerait une correspondance cette Nuit si vous le preniez. Lequel ?
lesson-first-day-ask-match-not = Une correspondance, c’est un cadeau de même nombre qu’un dé. Comparez les cadeaux aux trois dés.
lesson-first-day-ask-envoy = Laquelle de vos pièces doit arriver au but, sans quoi tous vos points sont perdus ?
lesson-first-day-ask-envoy-not = Qui n’est pas au Pavillon à la fin perd tout. Cherchez votre pièce sur les marches qui y mènent.
lesson-first-day-play-on = Bravo ! Cela suffit pour une première partie, et chaque lieu a sa propre leçon. Continuez d’ici avec la carte de votre choix : il reste trois jours contre { $rival }.
