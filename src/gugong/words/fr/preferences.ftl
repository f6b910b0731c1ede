# Les préférences, et le signalement d’un problème.

pref = Préférences
pref-theme = Couleurs
pref-theme-system = comme le système
pref-theme-light = claires
pref-theme-dark = sombres
pref-pace = Les tours des autres
pref-pace-step = pas à pas
pref-pace-slow = lentement
pref-pace-normal = normalement
pref-pace-fast = vite
pref-pace-at-once = d’un coup
pref-motion = Animations
pref-motion-system = comme le système
pref-motion-full = toutes
pref-motion-reduced = images fixes
pref-sound = Son
pref-volume = Volume
pref-zoom = Taille du texte
pref-name = Votre nom
pref-name-how = aux tables que vous créez ou rejoignez
pref-confirm = Confirmer un coup
pref-confirm-always = toujours
pref-confirm-reveals = s’il révèle ou abandonne quelque chose
pref-confirm-never = jamais
pref-kept = Gardées dans ce navigateur.

report = Signaler un problème
report-how = Copiez ce texte et envoyez-le avec quelques mots : ce que vous avez fait, ce qui s’est passé, ce que vous attendiez. Il ne contient ni lien vers votre place, ni aucune de vos cartes.
report-text = Ce qu’il faut envoyer
