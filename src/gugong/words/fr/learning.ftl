# What there is to learn.  What the lessons themselves say is in a file for each.

lessons-first-day = Votre première journée
lessons-first-day-about = Une journée guidée à la cour : comment se déroule un tour, à quoi servent les sept lieux et ce qui compte à la fin. Environ dix minutes.
lessons-travel = Le Voyage
lessons-travel-about = Parcourez la carte et ramassez des jetons Voyage.
lessons-wall = La Grande Muraille
lessons-wall-about = Placez des serviteurs sur la Muraille et gagnez-la quand elle est achevée.
lessons-jade = Le marché du jade
lessons-jade-about = Achetez du jade avant qu’il ne devienne cher.
lessons-intrigue = Les Intrigues
lessons-intrigue-about = Montez sur la piste, départagez les égalités et dépensez ce que vous avez gagné.
lessons-palace = Le Pavillon de la Pureté Céleste
lessons-palace-about = Amenez à temps votre Émissaire auprès de l’Empereur.
lessons-decrees = Les Décrets
lessons-decrees-about = Obtenez un décret et profitez-en.
lessons-canal = Le Grand Canal
lessons-canal-about = Chargez des bateaux, faites-les avancer et réclamez ce qui attend dans les ports.
lessons-tokens = Les jetons Voyage
lessons-tokens-about = Ce qu’ils font et contre quoi on les échange.
lessons-decree-levels = Ce que valent les décrets
lessons-decree-levels-about = Chaque Matin, en permanence ou à la fin : les trois niveaux.
lessons-double = Le Double Serviteur
lessons-double-about = Une pièce qui compte pour deux : libérez-la et servez-vous-en.
lessons-meng = Meng
lessons-meng-about = Comment joue l’adversaire en solo et comment lire ses cartes.

# The page of lessons, and how they are offered.
learn = Leçons
learn-lead = Apprenez en jouant. Chaque leçon est une petite table à part : elle dit quoi faire, montre où, et vous le faites.
learn-places = Les sept lieux
learn-more = Et le reste
learn-done = Apprise
learn-new = Vous découvrez le jeu ?
learn-new-how = Jouez votre première journée avec un guide. Il explique chaque chose au moment voulu, en dix minutes environ.
learn-new-begin = Jouer une première journée guidée
learn-new-away = Non, merci
learn-offer = { $place } : première fois ici ?
learn-offer-yes = Apprendre
learn-offer-later = Plus tard
learn-offer-never = Jamais
learn-this = Leçon : { $title }

# At the table of a lesson.
learn-step = Étape { $at } sur { $of }
learn-page = Page { $at } sur { $of }
learn-next = Suite
learn-back = Retour
learn-act = À vous
learn-read = Relire
learn-points = Entouré sur la table : { $things }
learn-answer = Montrez votre réponse sur la table.
learn-right = C’est juste : { $name }.
learn-wrong = Pas tout à fait. Vous avez montré : { $name }.
learn-wrong-again = Essayez encore.
learn-wrong-ringed = La bonne réponse est entourée : montrez-la.
learn-missed = L’occasion est passée, cela arrive dans les meilleures cours. Essayez encore !
learn-try-again = Recommencer
learn-learnt = Leçon apprise !
learn-next-lesson = Suivante : { $title }
learn-all = Toutes les leçons
learn-to-table = Retour à votre table
learn-play-on = Continuer la partie ici
learn-key-next = la page suivante d’une leçon
learn-key-back = la page précédente
learn-key-this = la leçon sur ce que vous pointez
