# Pierwszy dzień z przewodnikiem: co mówi każdy panel i odpowiedź na ruch, którym lekcja nie idzie dalej (-not).

lesson-first-day-welcome = Witaj w Zakazanym Mieście! Dwa rody rywalizują tu przez cztery dni; wygrywa ten, kto ma najwięcej punktów zwycięstwa (PZ). Urzędników nie wolno przekupywać, ale wszyscy wymieniają z nimi prezenty.
lesson-first-day-envoy = To twój Wysłannik. W cztery dni musi przejść osiem pól do Pałacu. Kto będzie wtedy jeszcze na zewnątrz, nie zdobywa zupełnie nic.
lesson-first-day-hand = Te cztery karty prezentów to twoja ręka na dziś. Mają wartości od 1 do 9, a większość pokazuje akcję. W każdej turze jedną oddajesz.
lesson-first-day-places = Prezent leży też w każdej z siedmiu lokacji. Dajesz tam kartę i bierzesz ten prezent. Jeśli twoja karta jest wyższa, nic to nie kosztuje.
lesson-first-day-servants = Pracują dla ciebie służący. Możesz używać tych z puli służących. Otrzymujesz ich z puli ogólnej, a ci, którymi płacisz, tam wracają.
lesson-first-day-give-higher = Twoja pierwsza tura. W lokacji Intrygi leży 4, a twoja 5 jest wyższa. Wybierz z ręki 5, a potem Intrygi.
lesson-first-day-give-higher-not = W grze można tak zrobić. Ale w lokacji Intrygi czeka medal: daj tam swoją 5.

lesson-first-day-card-first = Wymiana pozwala na dwie akcje: najpierw akcję oddanej karty, potem akcję lokacji. Twoja 5 pokazuje służącego, więc właśnie go otrzymujesz.
lesson-first-day-taken = Wzięta 4 leży teraz na twoim stosie kart odrzuconych, gdzie widzisz ją tylko ty. Zagrasz ją jutro.
lesson-first-day-intrigue = Teraz Intrygi. Opcja A: przesuń znacznik o 1 pole w górę; kto zrobi to dziś pierwszy, bierze medal. Opcja B: zapłać 1 służącym i przesuń go o 3 pola. Wybierz A.
lesson-first-day-intrigue-not = Medal dostaje ten, kto dziś pierwszy wybierze A. Niech to będziesz ty: wybierz A.

lesson-first-day-medal = Medal jest twój: jutro zaczynasz. A twój znacznik jest teraz wyżej, więc wygrywasz każdy remis.
lesson-first-day-nine = { $rival } daje do Pałacu 9 i przesuwa Wysłannika o 1 pole. Wyższej karty niż 9 nie ma…
lesson-first-day-give-one = … ale 1 bije 9! Daj swoją 1 do Pałacu: nic to nie kosztuje, a jutro 9 będzie twoja.
lesson-first-day-give-one-not = Można, ale 1 bije tylko 9, a okazja jest właśnie tutaj. Daj 1 do Pałacu.

lesson-first-day-canal = Najpierw akcja twojej 1: Wielki Kanał. Statek z 3 służącymi może zebrać to, co daje jego port: 4 PZ, dodatkową kartę albo Podwójnego Służącego, który liczy się za dwóch.
lesson-first-day-canal-options = Opcja A: dołóż 1 służącego, potem przesuń 1 statek. Opcja B: zapłać 1 służącym i dołóż 2 innych, ale żaden statek się nie przesuwa. Wybierz A.
lesson-first-day-canal-not = Wkrótce przyda ci się pięciu służących, więc dołóż teraz tylko jednego: wybierz A.
lesson-first-day-sail = Służący z twojej puli jest na nowym statku w porcie 1, gdzie nie ma nagrody. Wybierz ten statek: popłynie do portu 2.
lesson-first-day-sail-not = W porcie 1 nie ma na co czekać. Przesuń swój statek.
lesson-first-day-palace = Teraz Pałac. Opcja A: Wysłannik idzie o 1 pole. Opcja B: zapłać 2 służącymi za 2 pola i 1 pole Intryg. Wybierz A: służący zaraz będą ci potrzebni.
lesson-first-day-palace-not = Drugie pole by się przydało, ale następna tura wymaga pięciu służących. Wybierz A.

lesson-first-day-step = Zostało siedem pól. Kto dotrze pierwszy, zajmuje najlepsze miejsce, na koniec gry za 7 PZ; następne daje 5.
lesson-first-day-wall = Tymczasem { $rival } umieszcza 2 służących na Wielkim Murze. Przy dwóch graczach do ukończenia potrzeba 4. Kto ma ich tam wtedy najwięcej, zdobywa 3 PZ i pole dla Wysłannika.
lesson-first-day-tie = Jeśli umieścisz tam też 2, mur będzie ukończony i będzie remis. Na Torze Intryg jesteś wyżej, więc wygrywasz!
lesson-first-day-give-equal = Ale { $rival } zostawia tam 8. Twoja 8 jest równa, a to nie wystarcza. Mimo to daj ją na Wielki Mur.
lesson-first-day-give-equal-not = Można, ale mur może na ciebie nie poczekać. Daj swoją 8 na Wielki Mur.
lesson-first-day-pay = Karta równa lub niższa kosztuje 2 służących albo inną kartę, którą odrzucasz. Albo nie płacisz nic i nie wykonujesz akcji. Zapłać 2 służącymi.
lesson-first-day-pay-not = Chcesz tu wykonać akcję, a druga karta jeszcze się przyda. Zapłać 2 służącymi.
lesson-first-day-wall-options = Twoja 8 nie ma akcji, więc pora na Wielki Mur. Opcja A: umieść 1 służącego. Opcja B: zapłać 1 służącym i umieść do 2 innych. Wybierz B.
lesson-first-day-wall-options-not = Jeden służący nie ukończy muru. Wybierz B.
lesson-first-day-place = Umieść obu służących: na murze będzie ich czterech. Wybierz z listy „2 służących”.
lesson-first-day-place-not = Z jednym więcej mur nie będzie ukończony. Umieść 2.

lesson-first-day-won = Wygrywasz mur: 3 PZ i pole dla Wysłannika. Twoi służący są znów w puli ogólnej; dwaj pozostali zostają na murze.
lesson-first-day-benefit = Kto miał służących na murze, może się teraz cofnąć na Torze Intryg po nagrodę. Cofnij się o 1 pole: wybierz z listy „Otrzymaj 1 służącego”.
lesson-first-day-benefit-not = W grze możesz zachować swoje pole. Tutaj weź służącego; i tak zostaniesz wyżej.

lesson-first-day-on-top = Oba znaczniki są na jednym polu. Twój przyszedł ostatni, więc leży na wierzchu i nadal jest wyżej.
lesson-first-day-decree = { $rival } dzięki karcie 3 otrzymuje 2 służących i zdobywa dekret, przywilej do końca gry: od razu 3 PZ i służący każdego Poranka. Kosztuje 1 służącego, a drugi na nim zostaje, więc dla ciebie będzie o 1 droższy.
lesson-first-day-dice = Została jedna karta, więc spójrz na kości. W nocy porównuje się je z prezentami wziętymi dziś; każda równa liczba to dopasowanie. Dwie kości pokazują 7!
lesson-first-day-jade = W lokacji Jadeit leży 7. Kupuje się tam jadeit, za 3 służących lub więcej. Punktuje na koniec: jeden 1 PZ, dwa 3, trzy 6…
lesson-first-day-give-lower = Twoja 2 jest niższa niż 7, ale tym razem chodzi ci tylko o tę kartę. Daj swoją 2 do lokacji Jadeit.
lesson-first-day-give-lower-not = Nieźle, ale tylko 7 pasuje tej nocy do dwóch kości. Daj swoją 2 do lokacji Jadeit.
lesson-first-day-nothing = Jeśli zapłacisz swoimi 2 służącymi, na jadeit nikogo już nie zostanie. Wybierz więc z listy „Bez akcji”.
lesson-first-day-nothing-not = To byłaby zapłata za akcję, której nie możesz wykonać. Wybierz wymianę bez akcji.

lesson-first-day-last-card = Twoja ręka jest pusta. { $rival } ma jeszcze jedną kartę; potem dzień się kończy i zapada noc.

lesson-first-day-overtaken = { $rival } daje kartę z Intrygami, płaci 1 służącym za 3 pola i odtąd wygrywa każdy remis.
lesson-first-day-travel = Potem Podróż. W każdym mieście leży żeton, mała nagroda. Opcja A: twój Podróżnik idzie do miasta i bierze jego żeton. Opcja B: zapłać 2 służącymi i zrób to dwa razy. Zacznij w dowolnym mieście, dalej idź drogami.
lesson-first-day-tokens = Te żetony od razu dały 2 PZ i pole dla Wysłannika. Potem się je odkłada: później kilka z nich wymienisz na służącego, PZ lub jadeit.
lesson-first-day-night = W nocy twoja 7 pasowała do dwóch kości, a { $rival } ma jedno dopasowanie. Każde daje służącego.
lesson-first-day-bonus = Masz najwięcej dopasowań: to 3 PZ i jeszcze jedno pole dla twojego Wysłannika.
lesson-first-day-tomorrow = Wzięte prezenty to twoja nowa ręka. Bierz więc prezenty ze względu na kości i na jutro.
lesson-first-day-ship = W nocy wszystkie statki płyną dalej: twój jest teraz w porcie 3. Z portu 5 by przepadł.
lesson-first-day-morning = Potem nastał Poranek. Dzięki medalowi zaczynasz. Puste miasta mają nowe żetony, a kośćmi rzucono na następną noc.
lesson-first-day-income = Dzięki dekretowi { $rival } otrzymuje służącego. A każdego nowego dnia wszyscy otrzymują 4.
lesson-first-day-scoring = Po czterech dniach dochodzą punkty za najwięcej służących na murze, za niektóre dekrety, miejsca w Pałacu i jadeit.
lesson-first-day-outside = Ale kto nie jest w Pałacu, traci wszystkie. Twojemu Wysłannikowi zostało pięć pól i trzy dni.

lesson-first-day-ask-servants = Teraz osiem pytań; odpowiadaj, wskazując na stole. Najpierw: gdzie są służący, których możesz teraz użyć?
lesson-first-day-ask-servants-not = Możesz używać tylko służących z puli służących. Tych z puli ogólnej trzeba najpierw otrzymać, a ci na planszy już pracują.
lesson-first-day-ask-higher = Wskaż prezent, który za swoją 4 dostaniesz za darmo.
lesson-first-day-ask-higher-not = Twoja 4 jest za darmo tylko tam, gdzie leży niższy prezent: 1, 2 albo 3.
lesson-first-day-ask-equal = Wskaż jedyny prezent, którego za swoją 8 nie dostaniesz za darmo.
lesson-first-day-ask-equal-not = Przeciw niższemu prezentowi twoja 8 jest za darmo. Szukaj prezentu równego lub wyższego.
lesson-first-day-ask-first = Powiedzmy, że dajesz swoją 4 do lokacji Jadeit. Wskaż kartę, której akcja jest pierwsza.
lesson-first-day-ask-first-not = Najpierw jest akcja karty, którą dajesz, potem akcja lokacji. Dajesz tu swoją 4.
lesson-first-day-ask-start = Gdzie rozstrzyga się, kto jutro zaczyna?
lesson-first-day-ask-start-not = Jutro zaczyna ten, kto ma medal. Dostaje go ten, kto pierwszy wybierze opcję A w lokacji Intrygi.
lesson-first-day-ask-tie = Powiedzmy, że ty i { $rival } macie remis na murze. Wskaż znacznik, który teraz by wygrał.
lesson-first-day-ask-tie-not = Remis wygrywa ten, kto jest wyżej w Intrygach: znacznik, który stoi wyżej na torze.
lesson-first-day-ask-match = Tylko jeden z prezentów na planszy dałby tej nocy dopasowanie, gdyby trafił do ciebie. Który?
lesson-first-day-ask-match-not = Dopasowanie to prezent z tą samą liczbą co na kości. Porównaj prezenty z trzema kośćmi.
lesson-first-day-ask-envoy = Która twoja figurka musi dotrzeć do celu, bo inaczej wszystkie punkty przepadną?
lesson-first-day-ask-envoy-not = Kto na koniec nie jest w Pałacu, traci wszystko. Szukaj swojej figurki na schodach przed nim.
lesson-first-day-play-on = Brawo! Na pierwszą grę to wystarczy, a każda lokacja ma własną lekcję. Graj stąd dalej dowolną kartą: przed tobą jeszcze trzy dni z rodem { $rival }.
