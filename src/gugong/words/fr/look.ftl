# The start page, and the sounds.

page-first-visit = Vous découvrez le jeu ? Commencez par Meng. Tout ce qui est sur la table dit ce que c’est quand on le pointe ou qu’on y laisse le doigt.
pref-listen = Les écouter tous
