# Lekcja: Meng.

lesson-meng-who = W grze solo grasz przeciwko Mengowi. Ma własne elementy i obowiązują go te same zasady, ale niczego nie wybiera: decydują za niego karty i stałe zasady.
lesson-meng-cards = Wierzchnia karta jego talii automy mówi, dokąd idzie, a wierzchnia karta jego stosu prezentów to jego prezent. Wartość nie ma znaczenia: wymienić może zawsze, nic za to nie płaci i działa.
lesson-meng-special = Tu leżą karty automy użyte dzisiaj. Pierwsza była specjalna: wysyła go do lokacji, która jest jego priorytetem, tutaj Jadeit, a on używa opcji B bez płacenia. Tak zdobył jadeit za darmo.
lesson-meng-your-turn = Teraz twoja tura: daj 8 do Pałacu.
lesson-meng-eight = Teraz do Pałacu idzie 8. Karta 5 przyda się w ostatniej turze.
lesson-meng-step = Wybierz opcję A, pole dla Wysłannika. Potem obserwuj turę Menga.
lesson-meng-save = Weź darmowe pole, opcję A: chcemy zobaczyć turę Menga.
lesson-meng-his-turn = Jego karta wskazała Wielki Mur, a on dał 1 za 4, która tam leżała. Najpierw wykonał akcję karty prezentu, służący na statek, potem akcję lokacji, służący na mur. Ze zwykłymi kartami zawsze używa opcji A.
lesson-meng-no-choice = Tam, gdzie ty wybierasz, za niego decyduje zasada: najtańszy jadeit, następne miasto na obwodzie mapy, dekret tego samego poziomu co dzień.
lesson-meng-twilight = Po ostatniej karcie prezentu nastaje Zmierzch: Meng jeszcze raz przechodzi przez dzisiejsze karty automy, według ich dolnych połów. Karta specjalna: podróż za darmo. Karta muru: płaci 1 służącym i umieszcza 1 kolejnego. Gdy nie może zapłacić, pomija kartę.
lesson-meng-which = Masz na murze 2 służących, on 1, a 4 wystarczy, by go ukończyć. Która z dzisiejszych kart wyśle tam o Zmierzchu kolejnego jego służącego? Wskaż ją.
lesson-meng-which-not = To nie wyśle go na mur. Poszukaj wśród dzisiejszych kart automy tej, która pokazuje Wielki Mur.
lesson-meng-task = Będzie 2 do 2, a remis wygrywa ten, kto jest wyżej na Torze Intryg: Meng. Mur byłby jego. Została ci jedna karta: zadbaj o to, by to twój ród wygrał mur.
lesson-meng-won = Mur jest ukończony i należy do ciebie: 3 PZ i pole dla Wysłannika. Teraz Meng, potem Zmierzch i noc.
lesson-meng-night = Dobrze odczytane: mur był twój. W Nocy Meng nie porównuje kart z kośćmi: ma tyle dopasowań, ile wynosi numer dnia, ostatniej Nocy 1, a następnej 2.
lesson-meng-outside = Twój Wysłannik musi być na koniec w Pałacu. Wysłannik Menga nie musi: Meng może wygrać spoza Pałacu, tyle że bez PZ za miejsce.
lesson-meng-remember = Zapamiętaj: dzisiejsze karty automy mówią, co Meng zrobi o Zmierzchu, a te jeszcze niewidziane, co może nadejść. Zwykłych kart jest dziewięć, a na poziomie normalnym są dwie specjalne.
