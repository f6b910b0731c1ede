# La leçon sur ce que valent les décrets.

lesson-decree-levels-levels = Chaque décret a un niveau. Vous payez autant de serviteurs que son niveau, 1 de plus par rival qui s’y trouve, et vous en placez un sur le décret. Le niveau dit quand il vous aide.
lesson-decree-levels-morning = Le niveau 1 aide chaque Matin. « Un serviteur chaque Matin » est à vous : il vous a donné 3 PV tout de suite et agira désormais chaque Matin. Plus tôt vous obtenez un tel décret, plus souvent il sert.
lesson-decree-levels-last-card = Le jour 1 touche à sa fin. Donnez votre dernière carte, le 5, au Pavillon : viennent alors la Nuit, puis le Matin.
lesson-decree-levels-end-day = N’importe quel lieu terminerait votre journée. La leçon continue au Pavillon : donnez-y votre 5.
lesson-decree-levels-step = Votre carte vous a rapporté un serviteur. Choisissez l’option A, une case gratuite pour votre Émissaire : demain, vos serviteurs serviront à payer des décrets.
lesson-decree-levels-save = Prenez la case gratuite, l’option A : demain, vous aurez besoin de vos serviteurs pour les décrets.
lesson-decree-levels-worked = Le Matin du jour 2 : votre décret vous a rapporté 1 serviteur, de lui-même. Puis sont venus les 4 que chacun reçoit. Vous en avez maintenant 8.
lesson-decree-levels-always = Le niveau 2 aide en permanence : dès qu’il est à vous, une règle vous est plus favorable. Ici, l’échange à valeur égale devient libre, ou vos décrets suivants coûtent 1 de moins. Ces décrets donnent eux aussi des PV tout de suite.
lesson-decree-levels-twice = Votre 2 montre l’action Décrets, et il bat le 1 qui se trouve là. Donnez-le aux Décrets : vous pourrez y agir deux fois, d’abord par la carte, puis par le lieu.
lesson-decree-levels-the-two = C’est le tour du 2, et il va aux Décrets : la carte et le lieu y montrent la même action, vous pouvez donc obtenir deux décrets.
lesson-decree-levels-cheaper = L’action de la carte vient d’abord. Obtenez « les décrets coûtent 1 de moins » : payez 2, placez 1 et marquez 4 PV.
lesson-decree-levels-cheaper-first = D’abord « les décrets coûtent 1 de moins » : votre seconde action sera déjà moins chère.
lesson-decree-levels-final = Le niveau 3 ne donne rien maintenant. Il rapporte à la fin de la partie, selon ce que vous avez alors : ici 2 PV par jade, 10 au plus, ou 2 PV par décret, lui-même compris.
lesson-decree-levels-choose = La seconde action, à vous de choisir. Obtenez le décret de niveau 3 qui vous donnerait le plus de PV avec ce que vous avez maintenant. Il vous coûte 2 au lieu de 3 : votre nouveau décret agit déjà.
lesson-decree-levels-more = C’est juste : trois décrets font 6 PV à la fin, et chaque autre en ajoute 2. Vos 2 jades en auraient fait 4.
lesson-decree-levels-remember = À retenir : le niveau 1 agit chaque Matin, obtenez-le donc tôt. Le niveau 2 vaut la peine si vous utilisez souvent sa règle, le niveau 3 si vous amassez jusqu’à la fin ce qu’il compte.
