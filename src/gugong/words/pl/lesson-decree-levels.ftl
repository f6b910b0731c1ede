# Lekcja: ile są warte dekrety.

lesson-decree-levels-levels = Każdy dekret ma poziom. Płacisz tyloma służącymi, ile wynosi jego poziom, o 1 więcej za każdego rywala na dekrecie, i jeszcze jednego na nim umieszczasz. Poziom mówi, kiedy dekret ci pomaga.
lesson-decree-levels-morning = Poziom 1 pomaga każdego Poranka. Masz dekret „służący każdego Poranka”: od razu dał ci 3 PZ i odtąd działa w każdy Poranek. Im wcześniej zdobędziesz taki dekret, tym więcej razy pomoże.
lesson-decree-levels-last-card = Dzień 1 dobiega końca. Daj ostatnią kartę, 5, do Pałacu: potem nastanie Noc, a po niej Poranek.
lesson-decree-levels-end-day = Twój dzień skończyłby się w każdej lokacji. Lekcja toczy się dalej w Pałacu: daj 5 tam.
lesson-decree-levels-step = Karta dała ci służącego. Wybierz opcję A, darmowe pole dla Wysłannika: jutro służący przydadzą się na dekrety.
lesson-decree-levels-save = Weź darmowe pole, opcję A: jutro będziesz potrzebować służących na dekrety.
lesson-decree-levels-worked = Poranek dnia 2: dekret sam dał ci 1 służącego. Potem przyszło 4, których dostaje każdy. Teraz masz ich 8.
lesson-decree-levels-always = Poziom 2 pomaga cały czas: gdy tylko masz dekret, jedna zasada jest dla ciebie łagodniejsza. Tutaj prezenty o równej wartości są za darmo albo następne dekrety kosztują o 1 mniej. Te dekrety też od razu dają PZ.
lesson-decree-levels-twice = Twoja 2 pokazuje akcję Dekrety i bije 1, która tam leży. Daj ją do lokacji Dekrety: możesz tam działać dwa razy, najpierw akcją karty, potem akcją lokacji.
lesson-decree-levels-the-two = Teraz kolej na 2 i na Dekrety: karta i lokacja pokazują tam tę samą akcję, więc możesz zdobyć dwa dekrety.
lesson-decree-levels-cheaper = Najpierw akcja karty. Zdobądź „dekrety o 1 taniej”: zapłać 2, umieść 1 i zdobądź 4 PZ.
lesson-decree-levels-cheaper-first = Najpierw „dekrety o 1 taniej”: druga akcja będzie już tańsza.
lesson-decree-levels-final = Poziom 3 teraz nic nie daje. Punktuje na koniec gry według tego, co wtedy masz: tutaj 2 PZ za każdy jadeit, najwyżej 10, albo 2 PZ za każdy dekret, ten też się liczy.
lesson-decree-levels-choose = Druga akcja i twój wybór. Zdobądź dekret poziomu 3, który przy tym, co masz teraz, dałby ci więcej PZ. Kosztuje cię 2 zamiast 3: nowy dekret już działa.
lesson-decree-levels-more = Dobrze: trzy dekrety dają na koniec 6 PZ, a każdy następny dodaje 2. Twoje 2 jadeity dałyby 4.
lesson-decree-levels-remember = Zapamiętaj: poziom 1 działa każdego Poranka, więc zdobądź go wcześnie. Poziom 2 opłaca się, gdy często korzystasz z jego zasady, poziom 3, gdy do końca zbierasz to, co liczy.
