# Ce que dit le serveur.

server-wins =
    { $n ->
        [one] { $name } gagne avec { $n } point.
       *[other] { $name } gagne avec { $n } points.
    }
server-nobody-wins = Personne n’a atteint le Pavillon : personne ne gagne.

server-over = La partie est terminée.
server-not-over = Cela s’obtient une fois la partie terminée.
server-not-your-turn = Ce n’est pas votre tour.
server-no-undo = Cela ne peut pas être repris : quelque chose de caché a été montré, quelqu’un d’autre a joué, ou le coup n’était pas le vôtre.
server-no-redo = Vous n’avez rien à rejouer.
server-legal = Ce coup est permis.
server-not-legal = Ce coup n’est pas permis maintenant.
server-late = La table a changé entre-temps : regardez-la de nouveau avant de jouer.
server-no-such-step = La partie n’a pas d’étape { $step } : elle va de 0 à { $last }.
server-spectator = Vous regardez : ceci est réservé à ceux qui jouent.

server-hello-first = Dites d’abord bonjour : quelle table, et avec quel secret.
server-hello-once = Vous avez déjà dit bonjour.
server-malformed = Ce message est incompréhensible : { $why }.
server-oversized = C’est trop grand : { $most } octets sont lus au plus.
server-too-often = Trop à la fois : attendez un instant.
server-no-such-table = Cette table n’existe pas, ou ce lien n’y mène pas.
server-crowded = Cette table a déjà tous les visiteurs qu’elle peut accueillir.
server-not-your-seat = Cette place n’est pas la vôtre.
server-no-such-level = Ce niveau n’existe pas : choisissez parmi { $levels }.
server-not-found = Il n’y a rien à cette adresse.
server-broken = Quelque chose s’est mal passé ici, et rien n’a été changé.

server-seats =
    { $players ->
        [one] Pour { $players } joueur, nommez { $players } place, et non { $seats }.
       *[other] Pour { $players } joueurs, nommez { $players } places, et non { $seats }.
    }
server-bad-options = Cette table ne peut pas être mise en place : { $why }
server-bad-record = Cet enregistrement ne peut pas être ouvert : { $why }
server-record-secret = L’enregistrement contient la graine du hasard : il s’obtient une fois la partie terminée, ou quand personne d’autre ne joue.
server-verified =
    { $n ->
        [one] La donne est celle qui a été promise, et le coup joué est permis.
       *[other] La donne est celle qui a été promise, et les { $n } coups sont permis.
    }
server-not-verified = L’enregistrement n’est pas exact : { $why }
