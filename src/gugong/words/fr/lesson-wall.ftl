# La leçon sur la Grande Muraille.

lesson-wall-place = Ce fonctionnaire dirige les travaux de la Grande Muraille. Offrez-lui un cadeau, et vous pouvez y envoyer des serviteurs bâtir.
lesson-wall-score = À deux familles, la Muraille est achevée dès qu’elle porte quatre serviteurs. Qui en a alors le plus gagne 3 PV, et son Émissaire avance de 1 case vers le Pavillon. { $rival } y a déjà un serviteur.
lesson-wall-give = Votre 5 est plus fort que le 4 qui se trouve ici : l’échange est donc libre. Offrez votre 5 à ce fonctionnaire.
lesson-wall-not-that-card = Offrez votre 5 ici, à la Grande Muraille : il bat le 4 et vous rapporte un serviteur. Vos autres cartes serviront plus tard.
lesson-wall-card-first = Votre 5 vient de vous rapporter un serviteur : l’action de la carte passe avant celle du lieu.
lesson-wall-options = Option A : placez 1 serviteur de votre réserve. Option B : payez 1 serviteur, puis placez-en jusqu’à 2 autres. Choisissez cette fois l’option A.
lesson-wall-option-a-first = Choisissez d’abord l’option A : elle place 1 serviteur et ne coûte rien d’autre. Le tour de l’option B viendra.
lesson-wall-answer = { $rival } envoie un autre serviteur sur la Muraille. Cela fait deux contre un, et il n’en manque plus qu’un pour l’achever.
lesson-wall-tie = Si vous y avez autant de serviteurs l’un que l’autre, c’est la famille devant sur la piste d’Intrigues qui remporte la Muraille. Pour l’instant : { $rival }.
lesson-wall-task = À vous : achevez la Muraille à ce tour, et remportez-la. On ne la vérifie qu’après toute votre action : elle peut porter plus de quatre serviteurs.
lesson-wall-won = La Muraille est achevée, et c’est vous qui y avez le plus de serviteurs : 3 PV pour vous, et une case pour votre Émissaire.
lesson-wall-stays = Vos serviteurs retournent dans votre pioche, les autres restent. Ce qui est sur la Muraille y reste d’un jour à l’autre, et compte une dernière fois à la fin de la partie.
lesson-wall-remember = À retenir : ce qui compte, c’est d’avoir le plus de serviteurs quand la Muraille est achevée, et les Intrigues tranchent les égalités. Comptez donc avant de placer le dernier.
