# Les noms des choses.  Les messages sans nom dans leur identifiant choisissent d’après une variable.

seat-0 = Grue
seat-1 = Carpe
seat-2 = Pivoine
seat-3 = Pin
seat-4 = Nuage
meng = Meng

place-travel = Voyage
place-wall = Grande Muraille
place-jade = Jade
place-intrigue = Intrigues
place-palace = Pavillon
place-decrees = Décrets
place-canal = Grand Canal

# Après « l’action ».
the-place =
    { $place ->
        [travel] Voyage
        [wall] Grande Muraille
        [jade] Jade
        [intrigue] Intrigues
        [palace] Pavillon
        [decrees] Décrets
        [canal] Grand Canal
       *[none] rien
    }
at-place =
    { $place ->
        [travel] sur le lieu Voyage
        [wall] à la Grande Muraille
        [jade] sur le lieu Jade
        [intrigue] sur le lieu Intrigues
        [palace] au Pavillon
        [decrees] sur le lieu Décrets
        [canal] au Grand Canal
       *[none] à côté du plateau de joueur
    }

# Les cités des deux cartes ; l’identifiant est le nom du fichier de matériel, en minuscules, sans apostrophe ni espace.
city-beijing = Pékin
city-chengdu = Chengdu
city-fuzhou = Fuzhou
city-guangzhou = Canton
city-guilin = Guilin
city-hangzhou = Hangzhou
city-jinan = Jinan
city-kaifeng = Kaifeng
city-kunming = Kunming
city-lanzhou = Lanzhou
city-nanchang = Nanchang
city-nanjing = Nankin
city-taiyuan = Taiyuan
city-wuchang = Wuchang
city-xian = Xi’an
city-xiangyang = Xiangyang

# Après « port » : son numéro, et son chemin s’il y en a deux, l’un dessiné au-dessus de l’autre.
harbour =
    { $route ->
        [a] { $number } du chemin du haut
        [b] { $number } du chemin du bas
       *[only] { $number }
    }
# Complément d’un verbe.
the-die =
    { $die ->
        [A] le premier dé
        [B] le deuxième dé
       *[C] le troisième dé
    }

card =
    { $action ->
        [travel] { $value } (action : Voyage)
        [wall] { $value } (action : Muraille)
        [jade] { $value } (action : Jade)
        [intrigue] { $value } (action : Intrigues)
        [palace] { $value } (action : Pavillon)
        [decrees] { $value } (action : Décrets)
        [canal] { $value } (action : Canal)
        [one-servant] { $value } (action : 1 serviteur)
        [two-servants] { $value } (action : 2 serviteurs)
        [swap] { $value } (action : troc)
       *[none] { $value }
    }
a-card = une carte
from-pile =
    { $pile ->
        [discard] de votre défausse
       *[hand] de votre main
    }

servants =
    { $double ->
        [0]
            { $n ->
                [one] { $n } serviteur
               *[other] { $n } serviteurs
            }
       *[1]
            { $n ->
                [0] le Double Serviteur
                [one] { $n } serviteur et le Double Serviteur
               *[other] { $n } serviteurs et le Double Serviteur
            }
    }
servants-paid = { servants }
with-servant =
    { $double ->
        [0] avec 1 serviteur
       *[1] avec le Double Serviteur
    }
from-stock =
    { $supply ->
        [0] de la réserve
       *[1] de la pioche
    }

token-none = rien
token-one-servant = 1 serviteur
token-two-servants = 2 serviteurs
token-envoy = Émissaire
token-intrigue = Intrigues
token-discard-for-jade = 7+ contre jade
token-two-vp = 2 PV
token-swap = Troc
token-take-back = Reprise
token-ship = Bateau
token-wall = Muraille
token-pay-for-jade = 3 contre jade
token-double = Double
token-plus-one = Valeur +1
token-tax = Taxe
token-follow = Suivre
token-twice-value = Valeur double
token-twice-action = Action double
token-cheaper = Rabais

bought =
    { $price ->
        [2] 1 serviteur
        [4] 2 PV
       *[6] 1 jade
    }
benefit =
    { $back ->
        [1] recevoir 1 serviteur
        [3] recevoir 2 serviteurs
       *[7] 1 jade
    }

the-reward =
    { $reward ->
        [vp] 4 PV
        [card] une carte Cadeau
       *[double] le Double Serviteur
    }

decree-l1-intrigue = 2 cases d’Intrigues chaque Matin
decree-l1-ship = un serviteur sur un bateau chaque Matin
decree-l1-servant = un serviteur chaque Matin
decree-l1-envoy = une case pour l’Émissaire chaque Matin
decree-l1-swap = un troc de carte chaque Matin
decree-l2-travel = deux déplacements coûtent 1 de moins
decree-l2-jade = le jade coûte 1 de moins
decree-l2-wall = un serviteur de plus sur la Muraille
decree-l2-equal = échange libre à valeur égale
decree-l2-decree = les décrets coûtent 1 de moins
decree-l3-third = 1 PV par tranche de 3 PV
decree-l3-eight = 8 PV
decree-l3-jade = 2 PV par jade
decree-l3-decrees = 2 PV par décret
decree-l3-harbour = 2 PV par récompense de port

vp-wall-6 = Grande Muraille
vp-night-3 = bonus de la Nuit
vp-decree-2 = décrets
vp-canal-8 = ports
vp-solo-canal-3 = ports de Meng
vp-solo-day-3 = au lieu d’une carte de troc
vp-solo-morn-2 = au lieu d’un troc du Matin
vp-solo-travel-4 = au lieu d’une récompense de jeton
vp-q-me-6 = au lieu d’une récompense de jeton
vp-q-me-28 = au lieu d’une récompense de jeton
vp-token-6 = jetons 2 PV
vp-token-x-2 = échange de jetons
vp-palace-5 = cases au-delà du Pavillon
vp-bonus-2 = taxe
vp-end-1 = Muraille en fin de partie
vp-decree-l3-third = un tiers des PV
vp-decree-l3-eight = décret de 8 PV
vp-decree-l3-jade = décret sur les jades
vp-decree-l3-decrees = décret sur les décrets
vp-decree-l3-harbour = décret sur les ports
vp-end-3 = place au Pavillon
vp-end-4 = jade
