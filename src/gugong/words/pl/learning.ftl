# What there is to learn.  What the lessons themselves say is in a file for each.

lessons-first-day = Twój pierwszy dzień
lessons-first-day-about = Dzień na dworze z przewodnikiem: jak przebiega tura, do czego służy siedem lokacji i co liczy się na końcu. Około dziesięciu minut.
lessons-travel = Podróż
lessons-travel-about = Przemierzaj mapę i zbieraj żetony podróży.
lessons-wall = Wielki Mur
lessons-wall-about = Umieszczaj służących na murze i wygraj go, gdy będzie ukończony.
lessons-jade = Targ jadeitu
lessons-jade-about = Kup jadeit, zanim podrożeje.
lessons-intrigue = Intrygi
lessons-intrigue-about = Wspinaj się po torze, rozstrzygaj remisy i wydawaj to, co zyskasz.
lessons-palace = Pałac Niebiańskiej Czystości
lessons-palace-about = Doprowadź na czas swojego Wysłannika do cesarza.
lessons-decrees = Dekrety
lessons-decrees-about = Zdobądź dekret i czerp z niego korzyść.
lessons-canal = Wielki Kanał
lessons-canal-about = Ładuj statki, płyń i odbieraj to, co czeka w portach.
lessons-tokens = Żetony podróży
lessons-tokens-about = Co dają i na co można je wymienić.
lessons-decree-levels = Ile są warte dekrety
lessons-decree-levels-about = Każdego Poranka, cały czas albo na końcu: trzy poziomy.
lessons-double = Podwójny Służący
lessons-double-about = Jeden pionek, który liczy się za dwa: uwolnij go i wykorzystaj.
lessons-meng = Meng
lessons-meng-about = Jak gra przeciwnik w trybie solo i jak czytać jego karty.

# The page of lessons, and how they are offered.
learn = Lekcje
learn-lead = Ucz się, grając. Każda lekcja to osobny mały stół: mówi, co robić, pokazuje gdzie, a ty to robisz.
learn-places = Siedem lokacji
learn-more = I cała reszta
learn-done = Zaliczona
learn-new = Grasz po raz pierwszy?
learn-new-how = Rozegraj pierwszy dzień z przewodnikiem. Wyjaśni wszystko po kolei, w około dziesięć minut.
learn-new-begin = Rozegraj pierwszy dzień z przewodnikiem
learn-new-away = Nie, dziękuję
learn-offer = { $place }: pierwszy raz tutaj?
learn-offer-yes = Naucz mnie
learn-offer-later = Nie teraz
learn-offer-never = Nigdy
learn-this = Lekcja: { $title }

# At the table of a lesson.
learn-step = Krok { $at } z { $of }
learn-page = Strona { $at } z { $of }
learn-next = Dalej
learn-back = Wstecz
learn-act = Do dzieła
learn-read = Przeczytaj jeszcze raz
learn-points = Zakreślone na stole: { $things }
learn-answer = Wskaż odpowiedź na stole.
learn-right = Dobrze: { $name }.
learn-wrong = Niezupełnie. Wskazano: { $name }.
learn-wrong-again = Spróbuj jeszcze raz.
learn-wrong-ringed = Dobra odpowiedź jest teraz zakreślona: wskaż ją.
learn-missed = Ta okazja minęła, na dworze to się zdarza. Spróbuj jeszcze raz!
learn-try-again = Spróbuj ponownie
learn-learnt = Lekcja zaliczona!
learn-next-lesson = Następna: { $title }
learn-all = Wszystkie lekcje
learn-to-table = Wróć do swojego stołu
learn-play-on = Graj dalej tutaj
learn-key-next = następna strona lekcji
learn-key-back = poprzednia strona
learn-key-this = lekcja o tym, co wskazujesz
