# Lekcja: Pałac.

lesson-palace-place = Ten urzędnik prowadzi twojego Wysłannika do Cesarza. Jeśli na koniec gry nie ma go w Pałacu, twój wynik to 0 i nie możesz wygrać.
lesson-palace-seats = Ósme pole to Pałac. Kto wejdzie pierwszy, zajmuje miejsce za 7 PZ, drugi za 5, następny za 3. Punktują na koniec gry.
lesson-palace-give = Twoja 5 jest wyższa niż leżąca tu 4, więc wymiana nic nie kosztuje. Daj swoją 5 temu urzędnikowi.
lesson-palace-not-that-card = Daj swoją 5 tutaj, w lokacji Pałac: bije 4 i daje ci służącego. Pozostałe karty przydadzą się później.
lesson-palace-options = Opcja A: twój Wysłannik przesuwa się o 1 pole. Opcja B: płacisz 2 służącymi, a on przesuwa się o 2 pola i twój znacznik Intryg o 1. Tym razem wybierz opcję A.
lesson-palace-save-servants = Zachowaj na razie służących: zaraz będą potrzebni. Wybierz opcję A, jedno pole za darmo.
lesson-palace-rival = { $rival } też idzie naprzód: do Pałacu zostało już tylko jedno pole. Tobie zostały dwa.
lesson-palace-task = Twoje zadanie: wejdź do Pałacu w tej turze, wcześniej niż { $rival }, i zajmij miejsce za 7 PZ.
lesson-palace-inside = Twój Wysłannik jest w Pałacu, na najlepszym miejscu: 7 PZ na koniec. { $rival } wejdzie później, za 5.
lesson-palace-further = Odtąd za każde pole, o które Wysłannik miałby się przesunąć, od razu zdobywasz 1 PZ. Ruch dają też mur, bonus nocny, żetony podróży i jeden z dekretów.
lesson-palace-remember = Zapamiętaj: kto chce wygrać, musi być w Pałacu na koniec gry, po 4. dniu. A kto wejdzie wcześniej, ma lepsze miejsce.
