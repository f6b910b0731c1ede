# À côté des options d’une question.

question-free = gratuit
question-free-at =
    { $n ->
        [0] gratuit nulle part
        [one] gratuit en { $n } lieu
       *[other] gratuit en { $n } lieux
    }
question-offline = Rien ne peut être choisi avant le retour de la connexion.
question-gives-up = Vous renoncez à une action : rien d’autre ne se passe ici.
question-first-another = Choisissez d’abord ce qui est entouré de pointillés, par exemple une carte de votre main, puis ceci.
