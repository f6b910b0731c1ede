# Ce que dit le serveur.

server-wins =
    { $n ->
        [one] { $name } gagne avec { $n } PV.
       *[other] { $name } gagne avec { $n } PV.
    }
server-you-win = Vous gagnez avec { $n } PV.
server-nobody-wins = Personne n’a atteint le Pavillon : personne ne gagne.

server-over = La partie est terminée.
server-not-over = Cela sera disponible une fois la partie terminée.
server-not-your-turn = Ce n’est pas votre tour.
server-no-undo = Cela ne peut pas être annulé : quelque chose de caché a été montré, quelqu’un d’autre a joué, ou le coup n’était pas le vôtre.
server-no-more-undo = Un coup a déjà été annulé { $most } fois ici : celui-ci est définitif.
server-no-redo = Vous n’avez rien à rétablir.
server-no-task = Il n’y a ici aucun exercice à recommencer ni à montrer.
server-legal = Ce coup est permis.
server-not-asked = Cela n’a rien à voir avec la question posée.
server-not-legal = Ce coup n’est pas permis maintenant.
server-late = La table a changé entre-temps : regardez-la de nouveau avant de jouer.
server-no-such-step = La partie n’a pas d’étape { $step } : elle va de 0 à { $last }.
server-spectator = Vous regardez : ceci est réservé à ceux qui jouent.

server-hello-first = Dites d’abord bonjour : quelle table, et avec quel secret.
server-hello-once = Vous avez déjà dit bonjour.
server-malformed = Ce message est incompréhensible : { $why }.
server-client-id = un identifiant compte de 1 à { $most } caractères
server-oversized = C’est trop grand : { $most } octets sont lus au plus.
server-too-often =
    { $seconds ->
        [one] Trop à la fois : attendez une seconde.
       *[other] Trop à la fois : attendez { $seconds } secondes.
    }
server-busy = Le serveur a trop à faire en ce moment : réessayez un peu plus tard.
server-too-slow = La lecture a pris trop de temps et a été abandonnée : envoyez un fichier de matériel ou un enregistrement tel que gugong les écrit.
server-no-such-table = Cette table n’existe pas, ou ce lien n’y mène pas.
server-spent = Ce lien a déjà servi, ou sa place a été libérée : demandez-en un nouveau à la personne qui a créé la table.
server-fresh = Pour prendre cette place, la page doit donner un secret à elle, de 22 à 64 lettres, chiffres, « - » et « _ », qui n’ouvre rien d’autre ici : rechargez la page.
server-expired = Personne n’avait joué à cette table depuis longtemps : elle a été supprimée.
server-crowded = Cette table a déjà tous les visiteurs qu’elle peut accueillir.
server-not-your-seat = Cette place n’est pas la vôtre.
server-host-only = Seule la personne qui a créé la table peut faire cela.
server-nobody-to-release = Personne ne joue à cette place : il n’y a rien à libérer.
server-still-here = La personne qui joue à cette place est à la table : elle seule peut la libérer.
server-lost = Cette place ({ $name }) a été libérée : vous n’y jouez plus.
server-no-such-level = Ce niveau n’existe pas : choisissez parmi { $levels }.
server-not-found = Il n’y a rien à cette adresse.
server-broken = Quelque chose s’est mal passé ici, et rien n’a été changé.
server-cannot-save = Le serveur ne peut rien enregistrer pour l’instant ; son disque est peut-être plein. Ceci n’a pas été accepté : réessayez plus tard.
server-disk-full = Le disque du serveur est plein, et rien n’a été changé : réessayez plus tard.
server-uncertain = Le serveur ne peut pas dire pour l’instant si ceci a été enregistré.
server-no-room = Ce serveur a autant de tables qu’il peut en contenir : les parties commencées continuent, mais aucune nouvelle table ne peut être préparée pour l’instant.

server-seats =
    { $players ->
        [one] Pour { $players } joueur, nommez { $players } place, et non { $seats }.
       *[other] Pour { $players } joueurs, nommez { $players } places, et non { $seats }.
    }
server-bad-options = Cette table ne peut pas être mise en place : { $why }
server-bad-record = Cet enregistrement ne peut pas être ouvert : { $why }
server-record-secret = L’enregistrement contient la graine du hasard : il est disponible une fois la partie terminée.
server-verified =
    { $n ->
        [one] La donne est celle qui a été promise, et le coup joué est permis.
       *[other] La donne est celle qui a été promise, et les { $n } coups sont permis.
    }
server-verified-since =
    { $n ->
        [one] La graine est celle qui a été promise, et le coup joué depuis le changement des règles est permis.
       *[other] La graine est celle qui a été promise, et les { $n } coups joués depuis le changement des règles sont permis.
    }
server-not-promised = La graine n’est pas celle qui a été promise à la mise en place de la table.
server-not-verified = La vérification de cet enregistrement a échoué : { $why }

# Quand les règles ou les chiffres ont changé depuis la mise en place d’une table.
server-rules-changed = Les règles ont changé : la partie continue d’ici selon leur version { $version }, et les coups précédents ne peuvent plus être annulés ni rejoués.
server-other-rules = Cette partie a été jouée selon la version { $version } des règles, et ce programme connaît { $playable } : ouvrez-la avec un programme qui connaît la version { $version }.
server-other-figures = Cette partie a été jouée avec un matériel que ce programme ne connaît pas ({ $digest }) : ouvrez-la avec un programme plus récent.
server-lesson = { $why }
server-no-such-lesson = Cette leçon n’existe pas : choisissez parmi { $lessons }.
server-lesson-figures = Cette leçon a besoin du matériel standard { $digest }, que ce programme n’a pas.
