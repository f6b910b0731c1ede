# Lekcja: Intrygi.

lesson-intrigue-place = Dzięki temu urzędnikowi wspinasz się na Torze Intryg. Prowadzi wyższy znacznik, a na wspólnym polu ten na wierzchu.
lesson-intrigue-ties = Przy każdym remisie wygrywa ród, który jest wyżej na Torze Intryg: na murze, w walce o bonus nocny, a nawet o zwycięstwo. Teraz prowadzi { $rival }.
lesson-intrigue-give = Twoja 5 jest wyższa niż leżąca tu 4, więc wymiana nic nie kosztuje. Daj swoją 5 temu urzędnikowi.
lesson-intrigue-not-that-card = Daj swoją 5 tutaj, w lokacji Intrygi: akurat wystarczy. Pozostałe karty przydadzą się później.
lesson-intrigue-medal = Kto dziś pierwszy wybierze tu opcję A, bierze też medal i jutro jest pierwszym graczem. Medal jeszcze czeka.
lesson-intrigue-options = Opcja A przesuwa twój znacznik o 1 pole w górę. Opcja B kosztuje 1 służącego i przesuwa go o 3, ale nigdy nie daje medalu. Wybierz opcję A.
lesson-intrigue-medal-first = Medal daje tylko opcja A, a dziś nikt go jeszcze nie ma. Wybierz opcję A.
lesson-intrigue-wall = Medal jest twój. Spójrz teraz na mur: { $rival } ma tam dwóch służących, ty jednego. Czwarty go ukończy, a kto ma ich najwięcej, zdobywa 3 PZ i pole dla Wysłannika.
lesson-intrigue-level = Z jednym służącym więcej będzie tylko remis. { $rival } ma na Torze Intryg 3 pola przewagi, ale znacznik, który przychodzi na zajęte pole, leży na wierzchu, więc prowadzi.
lesson-intrigue-task = Twoje zadanie: wygraj mur w tej turze swoimi 2 służącymi. Twoja 7 pokazuje Intrygi, a akcję karty wykonuje się przed akcją lokacji.
lesson-intrigue-won = Po dwóch służących, a na Torze Intryg prowadzisz ty: wygrywasz mur, 3 PZ i pole dla Wysłannika.
lesson-intrigue-benefit = Kto miał służącego na murze, może się teraz cofnąć i wziąć jedną nagrodę: 1 pole – służący, 3 – dwóch służących, 5 – obrót kości, 7 – jadeit. Wybierz jedną.
lesson-intrigue-take-one = W grze możesz zachować swoje pola. Tutaj spróbuj: cofnij się po jedną z nagród.
lesson-intrigue-spent = Nagroda ma swoją cenę: twój znacznik się cofnął i znów prowadzi { $rival }.
lesson-intrigue-remember = Zapamiętaj: Intrygi rozstrzygają każdy remis, więc spójrz na tor, zanim mur zostanie ukończony. Zdobyte pola możesz potem wydać, ale wtedy się cofasz.
