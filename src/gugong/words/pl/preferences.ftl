# Ustawienia i zgłaszanie problemu.

pref = Ustawienia
pref-theme = Kolory
pref-theme-system = jak w systemie
pref-theme-light = jasne
pref-theme-dark = ciemne
pref-pace = Tury innych
pref-pace-step = krok po kroku
pref-pace-slow = powoli
pref-pace-normal = normalnie
pref-pace-fast = szybko
pref-pace-at-once = od razu
pref-motion = Ruch
pref-motion-system = jak w systemie
pref-motion-full = pełny
pref-motion-reduced = nieruchome obrazy
pref-sound = Dźwięk
pref-volume = Głośność
pref-zoom = Wielkość tekstu
pref-name = Twoje imię
pref-name-how = przy stołach, które zakładasz lub do których się dosiadasz
pref-confirm = Potwierdzanie ruchu
pref-confirm-always = zawsze
pref-confirm-reveals = gdy coś ujawnia lub z czegoś rezygnuje
pref-confirm-never = nigdy
pref-kept = Zapisane w tej przeglądarce.

report = Zgłoś problem
report-how = Skopiuj ten tekst i wyślij go, dodając kilka słów o tym, co było zrobione, co się stało i czego się spodziewano. Nie ma w nim linku do twojego miejsca ani żadnej z twoich kart.
report-text = Co wysłać
