# La leçon sur les Intrigues.

lesson-intrigue-place = Ce fonctionnaire vous fait monter sur la piste d’Intrigues. Le pion le plus haut est devant ; sur une même case, celui du dessus.
lesson-intrigue-ties = À chaque égalité, la famille devant dans les Intrigues l’emporte : à la Muraille, pour le bonus de la Nuit et même pour la victoire. En ce moment, { $rival } est devant.
lesson-intrigue-give = Votre 5 est plus fort que le 4 qui se trouve ici : l’échange est donc libre. Offrez votre 5 à ce fonctionnaire.
lesson-intrigue-not-that-card = Offrez votre 5 ici, sur le lieu Intrigues : il suffit tout juste. Vos autres cartes serviront plus tard.
lesson-intrigue-medal = Le premier à choisir ici l’option A aujourd’hui prend aussi la Médaille et sera Premier Joueur demain. Elle attend encore.
lesson-intrigue-options = L’option A fait avancer votre pion de 1 case. L’option B coûte 1 serviteur et le fait avancer de 3, mais ne donne jamais la Médaille. Choisissez l’option A.
lesson-intrigue-medal-first = La Médaille ne vient qu’avec l’option A, et personne ne l’a encore aujourd’hui. Choisissez l’option A.
lesson-intrigue-wall = La Médaille est à vous. Regardez maintenant la Muraille : { $rival } y a deux serviteurs, vous un. Le quatrième l’achève, et qui en a le plus gagne 3 PV et une case pour l’Émissaire.
lesson-intrigue-level = Avec un serviteur de plus, vous ne faites qu’égaliser. { $rival } a 3 cases d’avance dans les Intrigues, mais un pion qui arrive sur une case occupée se pose sur le dessus : il est donc devant.
lesson-intrigue-task = À vous : remportez la Muraille à ce tour avec vos 2 serviteurs. Votre 7 montre les Intrigues, et l’action d’une carte passe avant celle du lieu.
lesson-intrigue-won = Deux serviteurs chacun, et vous êtes devant dans les Intrigues : vous remportez la Muraille, avec 3 PV et une case pour l’Émissaire.
lesson-intrigue-benefit = Tous ceux qui avaient un serviteur sur la Muraille peuvent maintenant reculer pour une récompense : 1 case pour un serviteur, 3 pour deux serviteurs, 5 pour tourner un dé, 7 pour un jade. Choisissez-en une.
lesson-intrigue-take-one = Dans une partie, vous pouvez garder vos cases. Ici, essayez : reculez pour l’une des récompenses.
lesson-intrigue-spent = Une récompense a son prix : vous avez reculé, et { $rival } est de nouveau devant.
lesson-intrigue-remember = À retenir : les Intrigues tranchent toutes les égalités ; regardez donc la piste avant qu’une Muraille soit achevée. Ensuite, vous pouvez dépenser vos cases, mais vous reculez.
