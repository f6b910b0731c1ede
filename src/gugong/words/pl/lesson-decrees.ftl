# Dekrety: ile kosztują i co dają.

lesson-decrees-official = Ten urzędnik wydaje dekrety. Kto przynosi mu prezent, może zdobyć jeden z nich, a dekret pomaga mu do końca gry.
lesson-decrees-levels = Leży tu sześć dekretów, po dwa z każdego poziomu. Poziom 1 działa każdego Poranka, poziom 2 przez cały czas, a poziom 3 punktuje na koniec gry.
lesson-decrees-give = Daj swoją kartę 8 w lokacji Dekrety. Jest wyższa niż leżąca tu 4, więc wymiana nic nie kosztuje. Wybierz 8 z ręki, a potem Dekrety.
lesson-decrees-give-8 = Ta lekcja dotyczy Dekretów: daj tutaj swoją 8. Karta 9 za chwilę ci się przyda.
lesson-decrees-price = Płacisz koszt podany na dekrecie, a potem umieszczasz na nim jeszcze jednego służącego. Zdobądź „służący każdego Poranka”: z 5 służących jednym płacisz, a jednego umieszczasz.
lesson-decrees-first = W grze wybór należy do ciebie. Tutaj zacznij od dekretu „służący każdego Poranka”: na dalszy ciąg zostanie ci 3 służących.
lesson-decrees-yours = Twój służący zostaje na dekrecie na stałe. Od razu masz 3 PZ, a odtąd dekret daje ci służącego każdego Poranka.
lesson-decrees-dearer = { $rival } ma już dekret „dekrety o 1 taniej”. Ty też możesz go zdobyć, ale każdy służący przeciwników na dekrecie podnosi jego koszt o 1 służącego.
lesson-decrees-task = A teraz zadanie dla ciebie: swoim następnym prezentem zdobądź dekret poziomu 2. Podany koszt to 2, w puli służących masz 3, a jednego z nich trzeba umieścić.
lesson-decrees-done = Dobry wybór! Zapamiętaj: płacisz podany koszt, o 1 więcej za każdego służącego przeciwników na dekrecie, a 1 służący musi zostać do umieszczenia. Im wcześniej zdobędziesz dekret, tym dłużej ci pomaga.
