# La leçon sur le Pavillon.

lesson-palace-place = Ce fonctionnaire conduit votre Émissaire auprès de l’Empereur. S’il n’est pas au Pavillon à la fin de la partie, votre score est de 0 et vous ne pouvez pas gagner.
lesson-palace-seats = La huitième case est le Pavillon. Le premier Émissaire arrivé prend la place à 7 PV, le deuxième celle à 5, puis vient celle à 3. Elles se comptent à la fin.
lesson-palace-give = Votre 5 est plus fort que le 4 qui se trouve ici : l’échange est donc libre. Offrez votre 5 à ce fonctionnaire.
lesson-palace-not-that-card = Offrez votre 5 ici, au Pavillon : il bat le 4 et vous rapporte un serviteur. Vos autres cartes serviront plus tard.
lesson-palace-options = Option A : votre Émissaire avance de 1 case. Option B : payez 2 serviteurs, il avance de 2 cases et votre pion Intrigue de 1. Choisissez cette fois l’option A.
lesson-palace-save-servants = Gardez vos serviteurs pour l’instant : vous en aurez bientôt besoin. Choisissez l’option A, une case sans rien payer.
lesson-palace-rival = { $rival } avance aussi et n’a plus qu’une case à faire. Il vous en reste deux.
lesson-palace-task = À vous : entrez au Pavillon à ce tour, avant { $rival }, et prenez la place à 7 PV.
lesson-palace-inside = Votre Émissaire est au Pavillon, à la meilleure place : 7 PV à la fin. { $rival } arrivera après, pour 5.
lesson-palace-further = Désormais, chaque case dont votre Émissaire devrait avancer vous rapporte aussitôt 1 PV. Il avance aussi grâce à la Muraille, au bonus de la Nuit, à des jetons Voyage et à un décret.
lesson-palace-remember = À retenir : pour gagner, il faut être au Pavillon à la fin de la partie, après le jour 4. Et qui arrive plus tôt a la meilleure place.
