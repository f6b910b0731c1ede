# La leçon sur Meng.

lesson-meng-who = En solo, vous jouez contre Meng. Il a ses propres pièces et suit vos règles, mais il ne choisit rien : des cartes et des règles fixes décident pour lui.
lesson-meng-cards = La première carte de sa pioche Solo dit où il va, et la première de sa pile de cartes Cadeau est ce qu’il donne. La valeur n’importe pas : il peut toujours échanger, ne paie rien pour cela, et il agit.
lesson-meng-special = Les cartes Solo utilisées aujourd’hui sont ici. La première était une carte Spéciale : elle l’envoie à son action principale, ici Jade, et il prend l’option B sans payer. Il a donc eu un jade pour rien.
lesson-meng-your-turn = À vous : donnez votre 8 au Pavillon.
lesson-meng-eight = Le 8 va maintenant au Pavillon. Vous aurez besoin du 5 pour votre dernier tour.
lesson-meng-step = Choisissez l’option A, une case pour votre Émissaire. Puis observez le tour de Meng.
lesson-meng-save = Prenez la case gratuite, l’option A : c’est le tour de Meng qui nous intéresse.
lesson-meng-his-turn = Sa carte disait Grande Muraille, et il a donné son 1 pour le 4 qui s’y trouvait. D’abord l’action de sa carte Cadeau, un serviteur sur un bateau ; puis celle du lieu, un serviteur sur la Muraille. Avec les cartes ordinaires, c’est toujours l’option A.
lesson-meng-no-choice = Là où vous choisiriez, une règle décide pour lui : le jade le moins cher, la cité suivante autour de la carte, un décret du même niveau que le jour.
lesson-meng-twilight = Après la dernière carte Cadeau vient le Crépuscule : Meng reprend les cartes Solo du jour par leur moitié inférieure. Carte Spéciale : un déplacement gratuit. Carte Muraille : il paie 1 serviteur et en place 1 de plus. Ce qu’il ne peut pas payer, il le saute.
lesson-meng-which = Vous avez 2 serviteurs sur la Muraille, lui 1, et 4 l’achèvent. Quelle carte du jour y envoie un autre de ses serviteurs au Crépuscule ? Montrez-la.
lesson-meng-which-not = Cela ne l’envoie pas sur la Muraille. Cherchez parmi les cartes Solo du jour celle qui montre la Grande Muraille.
lesson-meng-task = Cela fera 2 contre 2, et l’égalité revient au plus avancé sur la piste d’Intrigues : Meng. La Muraille serait à lui. Il vous reste une carte : faites en sorte de remporter la Muraille à sa place.
lesson-meng-won = La Muraille est achevée, et elle est à vous : 3 PV et une case pour l’Émissaire. Viennent ensuite Meng, le Crépuscule et la Nuit.
lesson-meng-night = Bien lu : la Muraille était à vous. La Nuit, Meng ne compare pas ses cartes aux dés : il a autant de correspondances que le numéro du jour, 1 la Nuit passée et 2 la prochaine.
lesson-meng-outside = Votre Émissaire doit être au Pavillon à la fin. Celui de Meng, non : Meng peut gagner de l’extérieur, mais alors sans PV pour une place.
lesson-meng-remember = À retenir : les cartes Solo du jour vous disent ce qu’il fera au Crépuscule ; celles que vous n’avez pas vues, ce qui peut encore venir. Il y a neuf cartes ordinaires et, en niveau normal, deux Spéciales.
