# Ce que dit l’édition sans serveur.

static-new-table-how = Des amis devant cet écran, des bots et toutes les options de la boîte
static-deal-drawn = Elle a été tirée au sort à la création de la table et reste dans ce navigateur : personne ne la voit avant la fin.

static-fetching = Chargement du jeu, une seule fois : { $done } Mo sur { $total }
static-starting = Le jeu démarre…
static-elsewhere = Vos parties sont ouvertes dans une autre fenêtre, et une seule à la fois peut les jouer.
static-taken = Vos parties ont été ouvertes dans une autre fenêtre.
static-take-over = Jouer ici
static-no-storage = Ce navigateur ne conserve rien ici, comme certaines fenêtres privées. Les parties ne pourraient pas être enregistrées : ouvrez la page dans une fenêtre ordinaire.
static-newer = Vos parties ont été enregistrées par une version plus récente de cette page : rechargez-la.
static-failed = Le jeu n’a pas pu démarrer. Rechargez la page ; vos parties sont conservées.
static-reload = Recharger
static-gone =
    { $count ->
        [one] { $count } partie n’est plus ici : les données de cette page ont été effacées, par le navigateur ou par quelqu’un. Si vous avez enregistré vos parties dans un fichier, ouvrez-le.
       *[other] { $count } parties ne sont plus ici : les données de cette page ont été effacées, par le navigateur ou par quelqu’un. Si vous avez enregistré vos parties dans un fichier, ouvrez-le.
    }
static-update = Une version plus récente est prête.
static-update-do = L’utiliser maintenant

static-games-save = Enregistrer toutes les parties
static-games-open = Restaurer toutes les parties
static-games-opened = Parties ajoutées : { $added }. Déjà présentes : { $known }.
static-no-games = Ce n’est pas un fichier de parties enregistrées : { $why }
static-games-wrong = La partie { $table } de ce fichier ne peut pas être rejouée ; rien du fichier n’a été ajouté.
static-games-twice = Ce fichier contient deux fois la même partie ; rien n’en a été ajouté.

static-searches = Sur cet appareil : environ { $seconds } s par coup, le temps d’essayer à peu près { $games } suites de coups.
static-plans = Sur cet appareil : environ { $seconds } s par coup.

server-storage-full = Ce navigateur n’a plus de place, et rien n’a été modifié : enregistrez toutes les parties dans un fichier, puis libérez de la place sur cet appareil.
server-storage-failed = Le navigateur n’a pas pu enregistrer cela ({ $why }) : rechargez la page.
server-bad-games = { $why }
