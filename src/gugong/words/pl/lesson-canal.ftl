# Wielki Kanał: załaduj, przesuń, zbierz nagrodę.

lesson-canal-official = Wielkim Kanałem zajmuje się ten urzędnik. Kto przynosi mu prezent, dokłada służących na statki i przesuwa statki z portu do portu.
lesson-canal-harbours = Statek z 3 służącymi może zebrać nagrodę swojego portu: 4 PZ w porcie 2, kartę prezentu w porcie 3, Podwójnego Służącego w porcie 4. W porcie 5 wybierasz jedną z nich, a port 1 nagrody nie ma.
lesson-canal-where = Twój statek stoi w porcie 1 z jednym służącym na pokładzie. Wskaż port, w którym zapełniony statek może zebrać kartę prezentu.
lesson-canal-where-not = Tam jest inna nagroda albo żadnej: 4 PZ w porcie 2, Podwójny Służący w porcie 4. Karta prezentu jest między nimi.
lesson-canal-options = Opcja A: dokładasz 1 służącego, a potem przesuwasz jeden statek. Opcja B: płacisz 1 służącym i dokładasz 2 innych, ale żaden statek się nie przesuwa.
lesson-canal-give = Daj swoją kartę 8 w lokacji Wielki Kanał. Jest wyższa niż leżąca tu 4, więc wymiana nic nie kosztuje. Wybierz 8 z ręki, a potem Wielki Kanał.
lesson-canal-give-8 = Ta lekcja dotyczy Wielkiego Kanału: daj tutaj swoją 8. Karta 9 za chwilę ci się przyda.
lesson-canal-move = Wybierz opcję A. Twój statek potrzebuje obu rzeczy: jeszcze jednego służącego i lepszego portu.
lesson-canal-not-b = W porcie 1 nie ma żadnej nagrody, a statek przesuwa tylko opcja A: wybierz A.
lesson-canal-load = Dołóż 1 służącego na swój statek w porcie 1. Będzie wtedy wiózł dwóch z trzech potrzebnych służących.
lesson-canal-no-new = Można umieścić nowy statek albo nic nie dokładać. Ale nagrodę zbiera tylko zapełniony statek: dołóż służącego na ten, który już płynie, w porcie 1.
lesson-canal-sail = Teraz przesuń swój statek. Płynie do najbliższego wolnego portu: w porcie 2 stoi { $rival }, więc twój statek przeskakuje aż do portu 3.
lesson-canal-stay = Port 1 nie ma nagrody. Przesuń swój statek: przeskoczy prosto do portu 3.
lesson-canal-full = Twój statek jest w porcie 3 z dwoma służącymi na pokładzie. Gdy tylko będzie ich trzech, możesz od razu zebrać nagrodę.
lesson-canal-price = Nagroda ma swoją cenę: jeden służący ze statku trafia na to pole do końca gry. Dwaj pozostali wracają do puli ogólnej, a statek wraca do ciebie.
lesson-canal-task = A teraz zadanie dla ciebie: swoim następnym prezentem zbierz kartę prezentu w porcie 3. Uważaj, żeby go nie minąć.
lesson-canal-card = Masz nową kartę prezentu. Do końca gry masz o jedną kartę więcej, a to znaczy o jedną turę więcej każdego dnia.
lesson-canal-done = Zapamiętaj: 3 służących na pokładzie, w porcie, którego nagrodę chcesz zebrać. Każdej Nocy wszystkie statki płyną o jeden port dalej, a statek, który jest już w porcie 5, przepada.
