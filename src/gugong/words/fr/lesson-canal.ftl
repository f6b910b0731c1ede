# Le Grand Canal : charger, déplacer, réclamer.

lesson-canal-official = Le Grand Canal appartient à ce fonctionnaire. Qui lui offre un cadeau charge des serviteurs sur des bateaux et déplace ceux-ci de port en port.
lesson-canal-harbours = Un bateau avec 3 serviteurs peut réclamer la récompense de son port : 4 PV au port 2, une carte Cadeau au port 3, le Double Serviteur au port 4. Au port 5, vous choisissez l’une des trois ; le port 1 n’en a pas.
lesson-canal-where = Votre bateau est au port 1 avec un serviteur à bord. Désignez le port où un bateau complet peut réclamer une carte Cadeau.
lesson-canal-where-not = Il y a là une autre récompense, ou aucune : 4 PV au port 2, le Double Serviteur au port 4. La carte Cadeau est entre les deux.
lesson-canal-options = Option A : chargez 1 serviteur, puis déplacez un bateau. Option B : payez 1 serviteur et chargez-en 2 autres, mais aucun bateau ne se déplace.
lesson-canal-give = Offrez votre 8 au Grand Canal. Il est plus fort que le 4 qui s’y trouve : l’échange est libre. Choisissez le 8 dans votre main, puis le Grand Canal.
lesson-canal-give-8 = Cette leçon reste au Grand Canal : offrez-y votre 8. Le 9 vous servira dans un instant.
lesson-canal-move = Choisissez l’option A. Il faut les deux à votre bateau : un serviteur de plus et un meilleur port.
lesson-canal-not-b = Il n’y a rien à réclamer au port 1, et seule l’option A déplace un bateau : choisissez A.
lesson-canal-load = Chargez 1 serviteur sur votre bateau au port 1. Il portera alors deux des trois serviteurs qu’il lui faut.
lesson-canal-no-new = Vous pourriez mettre un nouveau bateau à l’eau ou ne rien charger. Mais seul un bateau complet réclame une récompense : chargez celui qui est déjà en route, au port 1.
lesson-canal-sail = Déplacez maintenant votre bateau. Il va au prochain port libre : { $rival } occupe le port 2, votre bateau saute donc par-dessus, jusqu’au port 3.
lesson-canal-stay = Le port 1 n’a pas de récompense. Déplacez votre bateau : il saute directement au port 3.
lesson-canal-full = Votre bateau est arrivé au port 3 avec deux serviteurs à bord. Dès qu’il en porte trois, vous pouvez réclamer la récompense.
lesson-canal-price = Une récompense a son prix : un serviteur du bateau va sur cet emplacement pour le reste de la partie. Les deux autres vont dans votre pioche, et le bateau vous revient.
lesson-canal-task = À vous de jouer : avec votre prochain cadeau, réclamez la carte Cadeau au port 3. Attention à ne pas le dépasser.
lesson-canal-card = Vous avez pioché une carte Cadeau. Vous en possédez une de plus pour le reste de la partie, donc un tour de plus chaque jour.
lesson-canal-done = À retenir : 3 serviteurs à bord, dans le port dont vous voulez la récompense. Chaque Nuit, tous les bateaux avancent d’un port, et celui qui est déjà au port 5 est perdu.
