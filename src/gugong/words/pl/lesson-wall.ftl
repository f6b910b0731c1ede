# Lekcja: Wielki Mur.

lesson-wall-place = Ten urzędnik kieruje budową Wielkiego Muru. Przynieś mu prezent, a możesz wysłać tam służących.
lesson-wall-score = Przy dwóch rodach mur jest ukończony, gdy stoi na nim czterech służących. Kto ma ich wtedy najwięcej, zdobywa 3 PZ i przesuwa Wysłannika o 1 pole w stronę Pałacu. { $rival } ma tam już jednego służącego.
lesson-wall-give = Twoja 5 jest wyższa niż leżąca tu 4, więc wymiana nic nie kosztuje. Daj swoją 5 temu urzędnikowi.
lesson-wall-not-that-card = Daj swoją 5 tutaj, na Wielki Mur: bije 4 i daje ci służącego. Pozostałe karty przydadzą się później.
lesson-wall-card-first = Twoja 5 dała ci właśnie służącego: akcję karty wykonuje się przed akcją lokacji.
lesson-wall-options = Opcja A: umieszczasz 1 służącego z puli służących. Opcja B: płacisz 1 służącym, a potem umieszczasz do 2 innych. Tym razem wybierz opcję A.
lesson-wall-option-a-first = Na razie wybierz opcję A: umieszcza 1 służącego i nic więcej nie kosztuje. Na opcję B też przyjdzie czas.
lesson-wall-answer = { $rival } wysyła na mur kolejnego służącego. To już dwóch przeciw twojemu jednemu, a do ukończenia brakuje tylko jednego.
lesson-wall-tie = Jeśli macie ich tam tyle samo, mur wygrywa ród, który jest wyżej na Torze Intryg. Na razie jest to { $rival }.
lesson-wall-task = Twoje zadanie: ukończ mur w tej turze i wygraj go. Sprawdza się go dopiero po całej twojej akcji, więc może na nim stać więcej niż czterech służących.
lesson-wall-won = Mur jest ukończony i to ty masz na nim najwięcej służących: zdobywasz 3 PZ i przesuwasz Wysłannika o jedno pole.
lesson-wall-stays = Twoi służący wracają do puli ogólnej, pozostali zostają. Kto stoi na murze, stoi tam z dnia na dzień, a na koniec gry mur jest punktowany jeszcze raz.
lesson-wall-remember = Zapamiętaj: liczy się, kto ma najwięcej służących, gdy mur jest ukończony, a remis rozstrzygają Intrygi. Policz więc, zanim umieścisz ostatniego.
