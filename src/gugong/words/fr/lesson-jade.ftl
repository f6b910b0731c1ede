# La leçon sur le jade.

lesson-jade-place = Ce fonctionnaire vend du jade. Il ne vous sert à rien pendant la partie, mais il rapporte des PV à la fin.
lesson-jade-prices = Deux maisons vendent leur jade pour 3 serviteurs, deux pour 4. Chacune n’en a qu’un. Quand toutes sont vides, le jade coûte 5 sur la Place de Jade.
lesson-jade-give = Votre 5 est plus fort que le 4 qui se trouve ici : l’échange est donc libre. Offrez votre 5 à ce fonctionnaire.
lesson-jade-not-that-card = Offrez votre 5 ici, sur le lieu Jade : il suffit tout juste. Vos autres cartes serviront plus tard.
lesson-jade-buy = Votre 5 vous a rapporté un serviteur ; achetez maintenant. Ici, pas d’options A et B : vous choisissez une maison et payez son prix. Tous les jades se valent : prenez-en un à 3.
lesson-jade-same-jade = Tous les jades se valent à la fin : prenez-en un qui ne coûte que 3 serviteurs.
lesson-jade-worth = À la fin, un jade rapporte 1 PV, deux en rapportent 3, trois 6, quatre 10 et cinq 15 ; chaque jade de plus en ajoute 2. Mieux vaut donc en réunir plusieurs.
lesson-jade-rival = Il reste un jade à 3. { $rival } a assez de serviteurs et compte l’acheter à son prochain tour. Vous n’en avez que 2.
lesson-jade-task = À vous : achetez ce jade à 3 maintenant, avant { $rival }. Il vous manque un serviteur : regardez bien quelle carte vous offrez.
lesson-jade-bought = Votre carte a rapporté à temps le serviteur qui manquait. Deux jades font 3 PV à la fin, et désormais le moins cher coûte 4.
lesson-jade-remember = À retenir : achetez du jade tant que les maisons bon marché sont pleines, et réunissez-en plusieurs. Ce que votre carte rapporte se dépense aussitôt.
