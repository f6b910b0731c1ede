# Décrets : ce qu’ils coûtent et ce qu’ils rapportent.

lesson-decrees-official = Ce fonctionnaire promulgue les décrets. Qui lui offre un cadeau peut en obtenir un, qui l’aide pour le reste de la partie.
lesson-decrees-levels = Il y a six décrets, deux de chaque niveau. Le niveau 1 agit chaque Matin, le niveau 2 en permanence, et le niveau 3 rapporte à la fin de la partie.
lesson-decrees-give = Offrez votre 8 sur le lieu Décrets. Il est plus fort que le 4 qui s’y trouve : l’échange est libre. Choisissez le 8 dans votre main, puis le lieu Décrets.
lesson-decrees-give-8 = Cette leçon reste sur le lieu Décrets : offrez-y votre 8. Le 9 vous servira dans un instant.
lesson-decrees-price = Vous payez le coût imprimé sur le décret, puis vous y placez un serviteur de plus. Obtenez « un serviteur chaque Matin » : de vos 5 serviteurs, vous en payez 1 et en placez 1.
lesson-decrees-first = Dans une partie, le choix est à vous. Ici, commencez par « un serviteur chaque Matin » : il vous laisse 3 serviteurs pour la suite.
lesson-decrees-yours = Votre serviteur reste définitivement sur le décret. Vous avez marqué 3 PV sur-le-champ, et le décret vous donnera désormais un serviteur chaque Matin.
lesson-decrees-dearer = { $rival } possède déjà « les décrets coûtent 1 de moins ». Vous pouvez l’obtenir aussi, mais chaque serviteur adverse sur un décret le rend plus cher de 1 serviteur.
lesson-decrees-task = À vous de jouer : avec votre prochain cadeau, obtenez un décret de niveau 2. Le coût imprimé est 2, votre réserve compte 3 serviteurs, et il faut en placer un.
lesson-decrees-done = Bien choisi ! À retenir : payez le coût imprimé, 1 de plus par serviteur adverse présent, et gardez 1 serviteur à placer. Plus tôt vous obtenez un décret, plus longtemps il agit pour vous.
