# Qui est assis où : la phrase de la barre, la salle d’attente et la préparation d’une table.

seats-you = Vous êtes { $family }.
seats-watching = Vous regardez.
seats-your-turn = C’est à vous.
seats-choosing = { $name } choisit.
seats-away-asked = C’est au tour de { $name }, hors ligne pour le moment.
seats-open-asked = C’est au tour de { $name }, mais personne n’a encore pris cette place.
seats-who-you = vous
seats-who-screen = à cet écran
seats-who-here = en ligne
seats-who-away = hors ligne
seats-who-open = place libre
seats-who-bot = robot, { $level }
seats-who-meng = rival en solo

seats-waiting = En attente de joueurs
seats-free =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
seats-begins = La partie commence dès que toutes les places sont prises, ou quand l’hôte la commence.
seats-host = hôte
seats-qr = QR code
seats-qr-of = QR code : { $name }
seats-only-here = Seule cette machine peut ouvrir ces liens. Pour que d’autres le puissent, reliez-la à un réseau et lancez le serveur ainsi :
seats-network = Les liens mènent à { $url }. Toute personne du même réseau peut les ouvrir.
seats-table = La table
seats-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
seats-option = { $option } : { $value }
seats-your-name = Votre nom
seats-free-seats = Les places libres sont jouées par
seats-stay-free = personne, jusqu’à ce que quelqu’un vienne
seats-begin = Commencer maintenant
seats-came = Arrivée : { $name }.
seats-went = Départ : { $name }.
seats-invited = { $name } vous invite à cette table.
seats-invited-by-host = Vous avez reçu une invitation à cette table.
seats-name-how = Les autres le verront. Si vous le laissez vide, on vous appelle { $family }.
seats-sit = Prendre ma place

seats-bots = Robots, du plus faible au plus fort
seats-bot = { $level } (force { $step }/{ $steps })
seats-family = Votre famille
seats-family-how = Sa couleur et son signe marquent tout ce qui est à vous.
seats-open-table = Ouvrir la table
seats-open-how = Vous recevez un lien pour chaque ami, et la partie commence quand tous sont là.
seats-how-bonus = Des jetons plus forts parmi les jetons Voyage, pour qui connaît le jeu.
seats-how-start-player = Qui joue le premier tour. Au hasard : le sort décide à la donne.
seats-how-expert = Les cartes du plateau sont tirées parmi toutes celles que personne n’a, au lieu des sept habituelles : on prévoit moins.
seats-how-sail-off = Un tel bateau est perdu, et ses serviteurs vous reviennent.
seats-how-difficulty = Facile : Meng a une carte Spéciale de moins. Difficile : il commence avec une cinquième carte Cadeau.
seats-how-sets = Les cartes de départ de chacun ; cela ne change pas la difficulté.
seats-how-focus = Le lieu où ses cartes Spéciales envoient Meng. Au hasard : la donne décide.
seats-how-title = Le nom de cette table dans la liste de chacun.
seats-how-components = Si les nombres de votre matériel diffèrent des nôtres.

server-gathering = La partie n’a pas commencé : elle attend que toutes les places soient prises, ou que l’hôte commence.
