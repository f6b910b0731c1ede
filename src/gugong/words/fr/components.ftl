# Pourquoi un fichier de matériel ne permet pas de jouer.  Entrées, mots et valeurs y restent tels quels.

component-in-file = { $file } : { $reason }.

component-unreadable = { $file } ne peut pas être lu ({ $error }) ; indiquez un fichier lisible.
component-not-utf8 = { $file } n’est pas de l’UTF-8 valide à l’octet { $byte } ; enregistrez-le comme texte UTF-8.
component-directory = { $file } est un dossier ; indiquez un fichier de matériel.
component-no-file = { $file } n’est pas un fichier existant ; indiquez un fichier de matériel.
component-too-large = { $file } dépasse { $most } Ko ; un fichier de matériel compte quelques milliers de caractères.

component-not-toml = le fichier devrait être du TOML valide, mais ne l’est pas : ligne { $line }, colonne { $column } ({ $why })
component-cut-short = le fichier devrait être du TOML valide, mais ne l’est pas : il s’arrête trop tôt ({ $why })
component-nested = le fichier est imbriqué trop profondément, alors que trois niveaux suffisent
component-long-line = la ligne { $line } du fichier compte { $n } caractères, alors que { $most } sont lus au plus ; répartissez les longues listes sur plusieurs lignes
component-dots = la ligne { $line } du fichier contient plus de { $most } points, alors que le nom d’une entrée en a deux au plus
component-missing = { $entry } manque ; indiquez cette entrée comme dans le fichier standard
component-unknown = { $entry } n’est pas une entrée connue ; corrigez son nom ou supprimez-la
component-refused = l’entrée { $entry } est refusée ({ $why })
component-wrong-kind = { $entry } devrait être { $wanted }, mais c’est { $got }
component-kind =
    { $kind ->
        [int] un nombre entier
        [float] un nombre à virgule
        [bool] une valeur booléenne
        [str] un texte
        [array] une liste
        [object] une table
        [empty] une table vide
        [standing] l’un des mots printed, reported et reconstructed
       *[date] une date ou une heure
    }

component-range = { $entry } indique { $figure }, mais il faut un nombre de { $low } à { $high }
component-long-number = un nombre très long
component-always =
    { $things ->
        [harbours] { $entry } indique { $figure }, mais il y a toujours { $right } ports
        [slots] { $entry } indique { $figure }, mais il y a toujours { $right } encoches
       *[special-cards] { $entry } indique { $figure }, mais il y a toujours { $right } cartes Spéciales
    }
component-count =
    { $n ->
        [one] { $entry } contient { $n } entrée, mais devrait énumérer { component-listed }
       *[other] { $entry } contient { $n } entrées, mais devrait énumérer { component-listed }
    }
component-listed =
    { $things ->
        [gifts] { $right } cadeaux, un par valeur
        [board-cards] { $right } cartes, une par lieu
        [sets] { $right } paquets, un par place
        [cards] { $right } cartes
        [seats] { $right } places, une par joueur
        [decrees] { $right } décrets
        [dice] { $right } dés
       *[faces] { $right } faces
    }
component-sum =
    { $things ->
        [tokens] { $entry } compte { $total } jetons, mais il en faut { $right }
        [tokens-of-all] { $entry } compte { $total } jetons des sortes de toutes les éditions, mais il en faut { $right }
        [french-tokens] { $entry } compte { $total } jetons des sortes françaises, mais il en faut { $right }
       *[automa-cards] { $entry } compte { $total } cartes, mais il en faut { $right }
    }
component-houses =
    { $n ->
        [one] { $entry } compte { $n } maison, mais il en faut de 1 à { $most }
       *[other] { $entry } compte { $n } maisons, mais il en faut de 1 à { $most }
    }
component-seat-order = { $entry } indique { $vp }, mais ne doit pas dépasser les { $before } de la place précédente
component-decree-name =
    { $left ->
        [one] { $entry } indique { $name }, mais il faut { $names }
       *[other] { $entry } indique { $name }, mais il faut l’un de ceux-ci : { $names }
    }
component-decree-vp = { $entry } indique { $vp }, mais il faut 0 : le niveau 3 rapporte ses PV en fin de partie

component-card-form = { $entry } indique { $card }, mais il faut une valeur de 1 à 9 et une action, par exemple "4 canal"
component-card-action = { $entry } indique l’action { $action }, mais une carte montre l’une de celles-ci : { $known }
component-name-form = { $entry } indique { $name }, mais un nom compte au plus 40 caractères imprimables, sans deux-points, sans virgule et sans espace au début ni à la fin
component-name-letters = { $entry } indique { $name }, mais un nom doit contenir des lettres
component-name-twice = { $entry } indique { $name }, qui se lit comme { $other } ; donnez à chacun son propre nom

component-small-ring =
    { $n ->
        [one] { $entry } compte { $n } cité, mais il en faut au moins 3 pour une boucle
       *[other] { $entry } compte { $n } cités, mais il en faut au moins 3 pour une boucle
    }
component-none-inside = { $entry } est vide, mais il faut au moins une cité à l’intérieur de la boucle
component-odd-cities = { $entry } compte { $n } cités sur la boucle et à l’intérieur, mais il en faut un nombre pair
component-few-tokens = { $entry } compte { $n } cités, mais il n’y a que { $tokens } jetons de base pour les garnir
component-road-form = { $entry } indique { $line }, mais il faut une ligne comme "Kaifeng: Jinan, Taiyuan"
component-no-city = { $entry } nomme { $city }, mais cette cité n’est ni sur la boucle ni à l’intérieur
component-road-to-itself = { $entry } relie { $city } à elle-même, mais une route relie deux cités
component-road-twice = { $entry } relie une deuxième fois { $first } et { $second } ; indiquez chaque route une seule fois, et aucune le long de la boucle
component-out-of-reach = { $entry } laisse { $city } hors d’atteinte ; reliez cette cité à la boucle
