# Les jetons Voyage : ce qu’ils font, où on les range, ce qu’on en tire.

lesson-tokens-helps = Chaque déplacement vous rapporte un jeton Voyage. Beaucoup vous aident tout seuls quand vous les prenez : serviteurs, PV, une case pour l’Émissaire ou une case sur la piste des Intrigues.
lesson-tokens-asks = Pour d’autres, vous décidez : troquer une carte, en reprendre une en main, ou placer un serviteur de votre pioche sur un bateau ou sur la Grande Muraille. Vous pouvez refuser ; le jeton est quand même à vous.
lesson-tokens-for-jade = Deux sortes enfin vous proposent un jade : l’une si vous défaussez une carte de valeur 7 ou plus, l’autre contre 3 serviteurs.
lesson-tokens-slots = Quand vous en avez fini avec sa récompense, le jeton se range face cachée dans l’une des 6 encoches au-dessus de votre plateau. Les vôtres sont toutes occupées.
lesson-tokens-prices = Les jetons rangés s’échangent chaque fois que vous avez une décision à prendre : 2 contre un serviteur, 4 contre 2 PV, 6 contre un jade.
lesson-tokens-give = Et si vous voyagez maintenant, sans encoche libre ? Offrez votre 8 sur le lieu Voyage : il bat le 4 qui s’y trouve.
lesson-tokens-travel-first = Gardez un instant vos jetons et vos autres cartes. Allez d’abord chercher un jeton de plus : offrez votre 8 sur le lieu Voyage.
lesson-tokens-journey = Choisissez l’option A : un déplacement.
lesson-tokens-one-journey = Un déplacement suffit ici, et il ne coûte rien : choisissez l’option A. Vos jetons serviront juste après.
lesson-tokens-double = À Nanjing se trouve un jeton double. Il ne donne rien quand vous le prenez, mais il compte comme 2 jetons lors d’un échange. Allez à Nanjing.
lesson-tokens-nanjing = Dans une partie, ce serait possible. Ici, il vous faut le jeton double : allez à Nanjing.
lesson-tokens-full = Les 6 encoches sont occupées : vous devez échanger des jetons rangés avant de pouvoir ranger le nouveau. Rendez-en 2 contre un serviteur.
lesson-tokens-two = Cela ferait aussi de la place, mais 2 suffisent. Il vous en restera quatre qui, avec le jeton double, compteront de nouveau pour 6.
lesson-tokens-count = Le jeton double a trouvé sa place, et il reste face visible. Vous avez maintenant cinq jetons, qui comptent ensemble pour 6.
lesson-tokens-task = À vous de jouer : obtenez un jade sans payer un seul serviteur. C’est possible dès qu’on vous demande une carte : tournez-vous plutôt vers vos jetons.
lesson-tokens-done = Un jade et un serviteur pour sept jetons ! À retenir : un jeton aide quand on le prend, puis lors d’un échange : 2 contre un serviteur, 4 contre 2 PV, 6 contre un jade.
