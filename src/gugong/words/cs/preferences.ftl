# Předvolby a hlášení potíží.

pref = Předvolby
pref-theme = Barvy
pref-theme-system = podle systému
pref-theme-light = světlé
pref-theme-dark = tmavé
pref-pace = Tahy ostatních
pref-pace-step = krok za krokem
pref-pace-slow = pomalu
pref-pace-normal = běžně
pref-pace-fast = rychle
pref-pace-at-once = najednou
pref-motion = Pohyb
pref-motion-system = podle systému
pref-motion-full = všechen
pref-motion-reduced = nehybné obrázky
pref-sound = Zvuk
pref-volume = Hlasitost
pref-zoom = Velikost písma
pref-name = Vaše jméno
pref-name-how = u stolů, které založíte nebo ke kterým přisednete
pref-confirm = Potvrzovat tah
pref-confirm-always = vždy
pref-confirm-reveals = když něco odhalí nebo se něčeho vzdá
pref-confirm-never = nikdy
pref-kept = Uloženo v tomto prohlížeči.

report = Nahlásit potíže
report-how = Zkopírujte tento text a pošlete ho s několika slovy o tom, co jste udělali, co se stalo a co jste čekali. Není v něm žádný odkaz na vaše místo ani žádná z vašich karet.
report-text = Co poslat
