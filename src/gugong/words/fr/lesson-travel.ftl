# Voyage : le premier déplacement mène partout, les autres suivent les routes.

lesson-travel-official = Le lieu Voyage appartient à ce fonctionnaire. Qui lui offre un cadeau envoie son Voyageur dans une cité et y prend le jeton Voyage.
lesson-travel-map = Il y a un jeton dans chaque cité, sauf là où se trouve un Voyageur : { $rival } est à Wuchang. Le vôtre attend encore à côté de la carte.
lesson-travel-options = L’option A est un déplacement et ne coûte rien. L’option B, ce sont deux déplacements l’un après l’autre, et elle coûte 2 serviteurs.
lesson-travel-give = Offrez votre 8 à ce fonctionnaire. Comme 8 est plus fort que le 4 qui s’y trouve, l’échange est libre. Choisissez le 8 dans votre main, puis le lieu Voyage.
lesson-travel-give-8 = Cette leçon reste sur le lieu Voyage : offrez-y votre 8. Le 9 vous servira dans un instant.
lesson-travel-one = Choisissez l’option A, un seul déplacement. L’option B coûterait 2 serviteurs, et votre réserve n’en compte que 1.
lesson-travel-wasted = Votre cadeau ne vous rapporterait alors rien. Choisissez l’option A et faites partir votre Voyageur.
lesson-travel-anywhere = Le premier déplacement peut mener dans n’importe quelle cité avec un jeton, même lointaine. Allez à Guilin : son jeton vous donne 2 serviteurs.
lesson-travel-guilin = Le premier déplacement peut vraiment mener partout. Pour cette leçon, allez à Guilin : vous aurez besoin de ses 2 serviteurs.
lesson-travel-stored = Le jeton a agi aussitôt : 2 serviteurs sont passés dans votre réserve. Il est maintenant rangé face cachée au-dessus de votre plateau, et Guilin reste sans jeton pour le moment.
lesson-travel-roads = Désormais, votre Voyageur suit les routes jusqu’à la prochaine cité avec un jeton. Il traverse les cités qui n’en ont pas, comme Wuchang, mais ne peut jamais dépasser une cité qui en a un.
lesson-travel-task = À vous de jouer : avec votre prochain cadeau, allez chercher les 2 PV de Jinan. C’est à deux déplacements d’ici. Et il faut battre le 8 que vous avez laissé sur le lieu Voyage.
lesson-travel-done = Beau voyage ! À retenir : un déplacement est gratuit, deux coûtent 2 serviteurs, et chaque route mène à la prochaine cité avec un jeton. Un jeton aide quand on le prend, et peut s’échanger plus tard.
