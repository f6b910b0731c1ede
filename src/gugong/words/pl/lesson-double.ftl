# Lekcja: Podwójny Służący.

lesson-double-locked = To twój Podwójny Służący: jeden pionek, który może liczyć się jako dwa. Jest zablokowany, dopóki nie uwolni go twój statek.
lesson-double-where = Uwalnia go port 4, gdy statek wiezie 3 służących; w porcie 5 możesz wybrać go spośród nagród. Twój statek stoi w porcie 4 i wiezie 2: brakuje jednego.
lesson-double-to-canal = Daj 8 do lokacji Wielki Kanał.
lesson-double-canal-first = Najpierw twój statek: daj 8 na Wielki Kanał. Karty 7 i 5 przydadzą się później.
lesson-double-free-it = Wybierz opcję A i dołóż 1 służącego na statek w porcie 4. Wtedy jest pełny: zamiast płynąć dalej, zbierz Podwójnego Służącego.
lesson-double-freed = Jest wolny i stoi w twojej puli służących. Jeden służący ze statku zostaje na tym polu do końca gry; dwaj pozostali są znów w puli ogólnej.
lesson-double-pays = Pierwsze zastosowanie: gdy płacisz 2 służącymi, wystarczy sam Podwójny Służący. Wypróbuj to w Pałacu: daj tam 7.
lesson-double-seven = Daj do Pałacu 7. Karta 5 przyda się za chwilę.
lesson-double-option-b = Wybierz opcję B: 2 służących za 2 pola Wysłannika i 1 pole Intryg.
lesson-double-not-a = Tutaj masz zapłacić Podwójnym Służącym: wybierz opcję B, która kosztuje 2.
lesson-double-which = Zapłać Podwójnym Służącym. To jeden pionek, a 2 zwykłych służących zostaje w puli służących.
lesson-double-with-it = Można i tak, ale zachowaj zwykłych służących: za 2 wystarczy sam Podwójny Służący.
lesson-double-back = To, czym płacisz, trafia do puli ogólnej, także Podwójny Służący. Gdy otrzymujesz służącego, możesz wziąć jako tego jednego właśnie jego.
lesson-double-stands = Drugie zastosowanie: na murze i na statkach zajmuje 2 miejsca i liczy się jako 2. Gdy możesz umieścić 2 służących, możesz umieścić zwykłego i Podwójnego: razem 3.
lesson-double-never = Na dekrety i na pola nagród portów trafiają tylko zwykli służący. Dla Podwójnego Służącego nie ma tam miejsca.
lesson-double-task = Twoje zadanie: ukończ mur ostatnią kartą i wygraj go. Potrzeba 4 służących; ród { $rival } ma tam 1, ty żadnego. Za swoją 5 otrzymujesz służącego: którego?
lesson-double-remember = 3 do 1, mur jest twój. Podwójny Służący wraca stamtąd do puli ogólnej. Zapamiętaj: zdobywasz go w porcie 4, potem liczy się jako dwóch przy płaceniu, na murze i na statku, a odzyskujesz go jako jednego.
