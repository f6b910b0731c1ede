# The page's own labels.

page-lead = Quatre jours dans la Cité interdite, en l’an 1570. Qui offre le plus beau cadeau se fait écouter : échangez des présents avec sept Officiers impériaux, et soyez au Pavillon avant que l’Empereur ne paraisse.
page-play-meng = Jouer contre Meng
page-play-meng-how = La partie en solo : un seul rival, qui suit ses cartes
page-play-bots = Jouer contre deux robots
page-play-bots-how = Trois familles, et deux robots de force moyenne
page-new-table = Préparer une table
page-new-table-how = Des amis avec un lien ou à cet écran, des robots, et toutes les options de la boîte
page-my-tables = Vos tables
page-open-file = Ouvrir une sauvegarde
page-unofficial = Une édition non officielle, par des gens qui aiment ce jeu. Les chiffres que seul le matériel montre sont reconstitués ; saisissez ceux de votre exemplaire pour jouer avec eux.
page-home = Accueil
page-rules = Règles
page-help = Comment jouer
page-language = Langue
page-close = Fermer
page-rule = Règle { $rule }
page-no-rule = Il n’y a pas de règle { $rule }.
page-see-also = Voir aussi
page-search = Chercher
page-no-server = Le serveur ne répond pas. Est-il encore en marche ?
page-too-many-requests = Trop de demandes : attendez un instant, puis réessayez.
page-unavailable = Le serveur est surchargé ou redémarre : réessayez dans un instant.
page-unexpected = La réponse du serveur est incompréhensible : rechargez la page, ou réessayez plus tard.
page-trouble-offline = La connexion est perdue. Nouvel essai…
page-trouble-restarting = Le serveur redémarre. Un instant…
page-trouble-full = Il y a trop de visiteurs en ce moment. Nouvel essai dans un instant…
page-trouble-ended = Le serveur a fermé la connexion.
page-connect = Se reconnecter
page-loading = Un instant…
page-no-table = Cette table n’est pas ici
page-no-secret = Cette adresse n’ouvre la table que dans le navigateur où vous jouez. Ailleurs, utilisez le lien que vous avez reçu.
page-forget = Retirer « { $title } » de cette liste
page-over = La partie est terminée
page-won-by = Gagnée par { $name }
page-rules-version = version { $version } des règles
page-your-move = À vous de jouer
page-day = Jour { $day }

page-players = Joueurs
page-solo-note = Vous jouez contre Meng.
page-who-sits = Qui joue la famille { $name } ?
page-seat-here = Quelqu’un à cet écran
page-seat-open = Quelqu’un avec un lien
page-name = Nom
page-options = Options
page-difficulty = Niveau de Meng
page-difficulty-easy = facile
page-difficulty-normal = normal
page-difficulty-hard = difficile
page-sets = Paquets : vous / Meng
page-focus = Action principale de Meng
page-by-lot = au hasard
page-bonus = Jetons Voyage Bonus
page-bonus-none = aucun
page-bonus-six = six
page-bonus-twelve = douze (édition française)
page-start-player = Premier Joueur
page-expert = Variante pour experts
page-sail-off = Les bateaux peuvent quitter le port 5 (édition française)
page-more = Plus d’options
page-title = Nom de la table
page-seed-choose = Graine d’une donne connue
page-seed-choose-how = Laissez vide pour une donne au hasard. Qui choisit une donne peut en connaître toutes les cartes : la table le dit à tous.
page-components = Fichier du matériel de votre exemplaire
page-begin = Commencer

level-gardener = Jardinier
level-gardener-how = Oublie des cartes et remet bien des choses à plus tard.
level-mason = Maçon
level-mason-how = Aime bâtir : la Grande Muraille passe avant tout.
level-boatman = Batelier
level-boatman-how = Ne vit que pour le Grand Canal et ses bateaux.
level-pilgrim = Pèlerin
level-pilgrim-how = Préfère les routes et voyage dès que possible.
level-jeweller = Joaillière
level-jeweller-how = Joue bien, mais résiste mal à un beau jade.
level-courtier = Courtisan
level-courtier-how = Joue bien, et garde toujours un œil sur le Pavillon.
level-minister = Ministre
level-minister-how = Voit plus loin et pense aux réponses des autres.
level-sage = Sage
level-sage-how = Le plus fort de tous : réfléchit longtemps, sans point faible.
level-random = Flâneur
level-random-how = Joue n’importe quel coup permis.
level-novice = Apprenti
level-novice-how = Rate rarement une occasion, mais n’a pas de plan.
level-planner = Scribe
level-planner-how = Joue le tour qui laisse la meilleure position.
level-search = Conseiller
level-search-how = Pense à ce que les autres peuvent répondre.
level-master = Grand Secrétaire
level-master-how = Réfléchit le plus longtemps et retient chaque carte.

page-ask = Ce qu’il faut décider
page-options-now = Ce que vous pouvez faire
page-thinking = { $name } réfléchit…
page-reveals = Ce coup montre quelque chose de caché : il ne pourra pas être annulé.
page-confirm = Valider
page-back = Retour
page-undo = Annuler
page-redo = Rétablir
page-log = Journal
page-curtain = { $name } décide maintenant. Passez-lui l’écran.
page-sit-down = Je suis là

page-scores = Feuille de score
page-score-for = PV pour
page-total = Total
page-course = Points au fil de la partie
page-points = { $points } PV
page-links = Inviter
page-links-how = Le premier qui ouvre le lien d’une place y joue, sans compte ; ensuite, le lien ne sert plus. Ne donnez chaque lien qu’à la personne à qui il est destiné.
page-spectators = Spectateurs
page-seat-of = Place : { $name }
page-copy = Copier
page-copied = Copié
page-host-you = Vous êtes l’hôte : vous distribuez les liens, et pouvez donner la place d’un absent à un robot ou à quelqu’un d’autre.
page-host-you-not = Vous ne voyez ni la main des autres ni la donne.
page-host-they = L’hôte de cette table distribue les liens, et peut donner la place d’un absent à un robot ou à quelqu’un d’autre.
page-host-they-not = Il ne voit ni la main des autres ni la donne.
page-release = Donner la place
page-release-to = { $name } n’est pas là. Qui prend sa place ?
page-release-how = { $name } ne pourra revenir qu’avec un nouveau lien.
page-menu = Menu
page-replay = Revoir la partie
page-download = Enregistrer dans un fichier
page-shortcuts = Raccourcis clavier
page-rename = Prendre ce nom
page-leave = Quitter
page-leave-to = Qui vous remplace ?
page-leave-how = Pour revenir, il vous faudra un nouveau lien de l’hôte.
page-leave-how-host = La place reçoit un nouveau lien, que vous trouverez sous « Inviter ».
page-own-link = Continuer sur un autre appareil
page-own-link-how = Qui a ce lien voit votre main et joue à votre place : gardez-le pour vous.
page-pages = Votre place est ouverte sur { $count } pages. Si l’une d’elles n’est pas la vôtre, quelqu’un d’autre voit votre main : quittez la place par le menu, puis reprenez-la avec un nouveau lien.
page-commitment = Cette donne est liée à
page-seed = Sa graine est
page-deal = La donne
page-deal-drawn = Elle a été tirée au hasard avant que quiconque ne prenne place : personne à la table ne peut la choisir, ni la voir avant la fin. Seule la personne qui gère le serveur le pourrait.
page-deal-chosen = La donne a été choisie par la personne qui a préparé cette table : elle en connaît peut-être toutes les cartes.
page-rematch = Rejouer
page-rematch-ready = À la partie suivante
page-verify = Vérifier cette donne
page-step = Coup { $step } sur { $steps }
page-step-back = Un coup en arrière
page-step-on = Un coup en avant
page-to-now = Retour à la table
page-eyes = Point de vue
page-play-on = D’ici, contre
page-play-on-do = Reprendre

page-key-number = choisir une réponse par son numéro
page-key-tab = aller à la prochaine chose à choisir, sur le plateau aussi
page-key-enter = la choisir, ou faire ce qui est demandé
page-key-escape = un pas en arrière
page-key-undo = annuler
page-key-redo = rétablir
page-key-scores = feuille de score
page-key-log = journal
page-key-arrows = un coup en arrière ou en avant, en revoyant la partie
page-key-help = ces raccourcis

page-target-card = Donner la carte { $card }
page-target-discard = Carte { $card } de votre défausse
page-target-house = Une maison de jade à { $name }
page-target-square = Jade de la Place de Jade
page-target-harbour = Port { $name }
page-target-new-ship =
    { $name ->
        [a] Un nouveau bateau sur le chemin du haut
        [b] Un nouveau bateau sur le chemin du bas
       *[only] Un nouveau bateau
    }
page-target-reward =
    { $name ->
        [vp] 4 PV
        [card] Une carte Cadeau
       *[double] Le Double Serviteur
    }
page-target-die =
    { $name ->
        [A] Premier dé
        [B] Deuxième dé
       *[C] Troisième dé
    }
page-target-wall = La Grande Muraille
page-target-palace = Le Pavillon
page-target-intrigue = La piste des Intrigues
page-target-pool = Votre réserve
page-target-supply = Votre pioche
page-target-double = Votre Double Serviteur
page-target-tokens = Vos jetons

gift-1 = corbeille de fruits
gift-2 = éventail en papier
gift-3 = pierres de Go
gift-4 = bonsaï
gift-5 = service à thé
gift-6 = vase en porcelaine
gift-7 = collier de gemmes
gift-8 = pipa de Dunhuang
gift-9 = statue de jade

icon-pay = payer : de la réserve à la pioche
icon-gain = recevoir : de la pioche à la réserve
icon-place = placer sur le plateau
icon-stay = reste jusqu’à la fin de la partie
icon-vp = PV tout de suite
icon-later-vp = PV à la fin
icon-envoy = une case pour l’Émissaire
icon-intrigue = une case sur la piste des Intrigues
icon-jade = un jade
icon-card = une carte Cadeau
icon-swap = troquer une carte
icon-token = un jeton Voyage
icon-ship = un bateau
icon-wall = la Grande Muraille
icon-die = un Dé du Destin

help-goal = La famille qui a le plus de PV gagne, mais seulement parmi celles dont l’Émissaire est au Pavillon à la fin du jour 4.
help-step-1 = À votre tour, donnez une carte de votre main à l’un des sept Officiers impériaux et prenez celle qui se trouvait là. Elle va dans votre défausse : votre main de demain.
help-step-2 = Si votre carte est supérieure à celle que vous prenez, l’échange est libre. Sinon, payez 2 serviteurs, défaussez une autre carte ou renoncez à toute action.
help-step-3 = Vous pouvez alors effectuer l’action de la carte donnée, puis celle du lieu.
help-step-4 = Les serviteurs de votre réserve travaillent pour vous. Ceux que vous payez vont dans la pioche et reviennent quand vous en recevez.
help-step-5 = La Nuit, les cartes que vous avez prises sont comparées aux trois Dés du Destin : chaque correspondance donne un serviteur, et qui en a le plus reçoit 3 PV et une case pour l’Émissaire.
help-step-6 = Ce que vous pouvez choisir est éclairé, sur le plateau et dans la question. Pointez autre chose pour savoir pourquoi ce n’est pas possible ; § ouvre la règle.
help-places = Les sept lieux
help-place-travel = Parcourez les routes et ramassez des jetons : un effet tout de suite, et des jetons à échanger plus tard.
help-place-wall = Postez des serviteurs. Quand la Muraille est achevée, qui en a le plus marque 3 PV et avance son Émissaire.
help-place-jade = Achetez du jade tant qu’il est bon marché. Plus vous en avez à la fin, plus il rapporte de PV.
help-place-intrigue = Avancez sur la piste qui tranche les égalités, et reculez-y contre des faveurs.
help-place-palace = Faites avancer l’Émissaire jusqu’au Pavillon : qui n’y est pas à la fin ne peut pas gagner.
help-place-decrees = Obtenez des décrets : des avantages durables, et des PV à la fin.
help-place-canal = Chargez vos bateaux et menez-les aux ports pour des PV, une carte Cadeau ou le Double Serviteur.
help-cards = Cartes Cadeau
help-action-palace = Action Pavillon
help-action-canal = Action Grand Canal
help-action-wall = Action Grande Muraille
help-action-decrees = Action Décrets
help-action-intrigue = Action Intrigues
help-action-one-servant = recevoir 1 serviteur
help-action-two-servants = recevoir 2 serviteurs
help-action-swap = troquer une carte
help-action-none = sans action
help-tokens = Jetons Voyage
help-decrees = Décrets
help-icons = Symboles
help-families = Les familles
