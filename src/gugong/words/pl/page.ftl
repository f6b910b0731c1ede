# The page's own labels.

page-lead = Cztery dni w Zakazanym Mieście, rok 1570. Kto ofiaruje wspanialszy prezent, tego się słucha: wymieniaj prezenty z siedmioma urzędnikami i bądź w Pałacu, zanim pojawi się Cesarz.
page-play-meng = Zagraj z Mengiem
page-play-meng-how = Wariant solo: jeden rywal, którym rządzą jego karty
page-play-bots = Zagraj z dwoma botami
page-play-bots-how = Trzy rody i dwa boty średniej siły
page-new-table = Przygotuj stół
page-new-table-how = Znajomi z linkiem lub przy tym ekranie, boty i wszystkie opcje z pudełka
page-my-tables = Twoje stoły
page-open-file = Otwórz zapisaną grę
page-unofficial = Nieoficjalne wydanie od ludzi, którzy kochają tę grę. Liczby widoczne tylko na samych elementach gry są odtworzone; wpisz te ze swojego egzemplarza, aby z nimi grać.
page-home = Strona główna
page-rules = Zasady
page-help = Jak grać
page-language = Język
page-close = Zamknij
page-rule = Zasada { $rule }
page-no-rule = Nie ma zasady { $rule }.
page-see-also = Zobacz też
page-search = Szukaj
page-no-server = Serwer nie odpowiada. Czy nadal działa?
page-too-many-requests = Za dużo zapytań: poczekaj chwilę i spróbuj ponownie.
page-unavailable = Serwer jest przeciążony albo właśnie się restartuje: spróbuj za chwilę.
page-unexpected = Odpowiedź serwera jest niezrozumiała: odśwież stronę albo spróbuj później.
page-trouble-offline = Brak połączenia. Próbujemy ponownie…
page-trouble-restarting = Serwer się restartuje. Chwileczkę…
page-trouble-full = Jest teraz zbyt wielu gości. Za chwilę spróbujemy ponownie…
page-trouble-ended = Serwer zamknął połączenie.
page-connect = Połącz ponownie
page-loading = Chwileczkę…
page-no-table = Tego stołu tu nie ma
page-no-secret = Ten adres otwiera stół tylko w przeglądarce, w której grasz. Gdzie indziej użyj otrzymanego linku.
page-forget = Usuń „{ $title }” z tej listy
page-over = Koniec gry
page-won-by = Wygrywa { $name }
page-rules-version = wersja zasad { $version }
page-your-move = Twoja kolej
page-day = Dzień { $day }

page-players = Gracze
page-solo-note = Grasz przeciwko Mengowi.
page-who-sits = Kto gra rodem { $name }?
page-seat-here = Osoba przy tym ekranie
page-seat-open = Osoba z linkiem
page-name = Imię
page-options = Opcje
page-difficulty = Poziom trudności
page-difficulty-easy = prosty
page-difficulty-normal = normalny
page-difficulty-hard = trudny
page-sets = Zestawy kart: twój / Menga
page-focus = Priorytet Menga
page-by-lot = losowo
page-bonus = Bonusowe żetony podróży
page-bonus-none = brak
page-bonus-six = sześć
page-bonus-twelve = dwanaście (wydanie francuskie)
page-start-player = Pierwszy gracz
page-expert = Wariant zaawansowany
page-sail-off = Statki mogą wypłynąć z portu 5 (wydanie francuskie)
page-more = Więcej
page-title = Nazwa stołu
page-seed-choose = Ziarno znanego rozdania
page-seed-choose-how = Zostaw puste, aby rozdać losowo. Kto wybiera rozdanie, może znać wszystkie karty, dlatego stół mówi o tym wszystkim.
page-components = Plik z elementami twojego egzemplarza
page-begin = Zaczynamy

level-gardener = Ogrodnik
level-gardener-how = Czasem zapomina o karcie i wiele odkłada na później.
level-mason = Murarz
level-mason-how = Uwielbia budować: Wielki Mur jest najważniejszy.
level-boatman = Flisak
level-boatman-how = Wielki Kanał i statki to cały jego świat.
level-pilgrim = Pielgrzym
level-pilgrim-how = Najchętniej jest w drodze i dużo podróżuje.
level-jeweller = Jubilerka
level-jeweller-how = Gra dobrze, ale z trudem opiera się jadeitowi.
level-courtier = Dworzanin
level-courtier-how = Gra dobrze i nie spuszcza oka z Pałacu.
level-minister = Minister
level-minister-how = Myśli naprzód i rozważa odpowiedzi innych.
level-sage = Mędrzec
level-sage-how = Najsilniejszy: myśli długo i nie ma słabych stron.
level-random = Wędrowiec
level-random-how = Wykonuje dowolny dozwolony ruch.
level-novice = Uczeń
level-novice-how = Rzadko coś przeoczy, ale nie ma planu.
level-planner = Skryba
level-planner-how = Rozgrywa turę, która daje najlepszą pozycję.
level-search = Doradca
level-search-how = Rozważa, jak mogą odpowiedzieć inni.
level-master = Wielki Sekretarz
level-master-how = Myśli najdłużej i pamięta każdą kartę.

page-ask = Co trzeba zdecydować
page-options-now = Co możesz zrobić
page-thinking = { $name } myśli…
page-reveals = To odsłoni coś ukrytego: nie da się tego cofnąć.
page-confirm = Wykonaj
page-back = Wstecz
page-undo = Cofnij
page-redo = Ponów
page-log = Dziennik
page-curtain = { $name } teraz decyduje. Przekaż ekran.
page-sit-down = To ja

page-scores = Arkusz punktacji
page-score-for = PZ za
page-total = Razem
page-course = Punkty w trakcie gry
page-points = { $points } PZ
page-links = Zaproś
page-links-how = Kto pierwszy otworzy link do miejsca, gra na nim bez zakładania konta; potem link już nie działa. Każdy link przekaż tylko osobie, dla której jest przeznaczony.
page-spectators = Widzowie
page-seat-of = Miejsce: { $name }
page-copy = Kopiuj
page-copied = Skopiowano
page-host-you = Jesteś gospodarzem: rozdajesz linki, a miejsce kogoś nieobecnego możesz oddać botowi lub innej osobie.
page-host-you-not = Nie widzisz kart innych graczy ani rozdania.
page-host-they = Gospodarz tego stołu rozdaje linki, a miejsce kogoś nieobecnego może oddać botowi lub innej osobie.
page-host-they-not = Nie widzi kart innych graczy ani rozdania.
page-release = Przekaż miejsce
page-release-to = Nieobecna osoba: { $name }. Jej miejsce zajmie
page-release-how = Potem { $name } wróci tylko z nowym linkiem.
page-menu = Menu
page-replay = Powtórka
page-download = Zapisz do pliku
page-shortcuts = Skróty klawiszowe
page-rename = Użyj tego imienia
page-leave = Odejdź
page-leave-to = Twoje miejsce zajmie
page-leave-how = Aby wrócić, będziesz potrzebować nowego linku od gospodarza.
page-leave-how-host = Miejsce dostanie nowy link; znajdziesz go pod „Zaproś”.
page-own-link = Graj dalej na innym urządzeniu
page-own-link-how = Kto ma ten link, widzi twoje karty i gra za ciebie: zachowaj go dla siebie.
page-pages = Twoje miejsce jest otwarte na { $count } stronach. Jeśli któraś z nich nie jest twoja, ktoś inny widzi twoje karty: opuść miejsce w menu i zajmij je ponownie z nowym linkiem.
page-commitment = To rozdanie jest związane z
page-seed = Jego ziarno to
page-deal = Rozdanie
page-deal-drawn = Wylosowano je, zanim ktokolwiek zajął miejsce: nikt przy stole nie może go wybrać ani zobaczyć przed końcem gry. Mógłby to zrobić tylko ten, kto prowadzi serwer.
page-deal-chosen = Rozdanie wybrał ten, kto przygotował ten stół: może znać wszystkie karty.
page-rematch = Zagraj znowu
page-rematch-ready = Do następnej gry
page-verify = Sprawdź to rozdanie
page-step = Ruch { $step } / { $steps }
page-step-back = Ruch wstecz
page-step-on = Ruch naprzód
page-to-now = Wróć do stołu
page-eyes = Widok
page-play-on = Stąd z przeciwnikiem
page-play-on-do = Graj dalej

page-key-number = wybierz odpowiedź na pytanie po numerze
page-key-tab = przejdź do następnej rzeczy do wyboru, także na planszy
page-key-enter = wybierz ją lub wykonaj to, co trzeba
page-key-escape = krok wstecz
page-key-undo = cofnij
page-key-redo = ponów
page-key-scores = arkusz punktacji
page-key-log = dziennik
page-key-arrows = jeden ruch wstecz lub naprzód w powtórce
page-key-help = te skróty

page-target-card = Podaruj kartę { $card }
page-target-discard = Karta { $card } ze stosu kart odrzuconych
page-target-house = Dom z jadeitem za { $name }
page-target-square = Jadeit z placu
page-target-harbour = Port { $name }
page-target-new-ship =
    { $name ->
        [a] Nowy statek na górnej ścieżce
        [b] Nowy statek na dolnej ścieżce
       *[only] Nowy statek
    }
page-target-reward =
    { $name ->
        [vp] 4 PZ
        [card] Karta prezentu
       *[double] Podwójny Służący
    }
page-target-die =
    { $name ->
        [A] Pierwsza kość
        [B] Druga kość
       *[C] Trzecia kość
    }
page-target-wall = Wielki Mur
page-target-palace = Pałac
page-target-intrigue = Tor Intryg
page-target-pool = Twoja pula służących
page-target-supply = Twoja pula ogólna
page-target-double = Twój Podwójny Służący
page-target-tokens = Twoje żetony

gift-1 = miska owoców
gift-2 = papierowy wachlarz
gift-3 = kamienie do go
gift-4 = bonsai
gift-5 = serwis do herbaty
gift-6 = porcelanowy wazon
gift-7 = sznur klejnotów
gift-8 = pipa z Dunhuang
gift-9 = jadeitowa figurka

icon-pay = zapłać: z puli służących do puli ogólnej
icon-gain = otrzymaj: z puli ogólnej do puli służących
icon-place = umieść na planszy
icon-stay = zostaje do końca gry
icon-vp = PZ od razu
icon-later-vp = PZ na koniec
icon-envoy = Wysłannik o jedno pole w górę
icon-intrigue = pole na Torze Intryg
icon-jade = jadeit
icon-card = karta prezentu
icon-swap = podmień kartę
icon-token = żeton podróży
icon-ship = statek
icon-wall = Wielki Mur
icon-die = Kość Przeznaczenia

help-goal = Wygrywa ród z największą liczbą PZ, ale tylko spośród tych, których Wysłannik jest w Pałacu na koniec dnia 4.
help-step-1 = W swojej turze daj kartę z ręki jednemu z siedmiu urzędników i weź tę, która u niego leżała. Trafia ona na twój stos kart odrzuconych: to twoja jutrzejsza ręka.
help-step-2 = Karta wyższa od tej, którą bierzesz, nic nie kosztuje. W przeciwnym razie zapłać 2 służącymi, odrzuć inną kartę albo zrezygnuj z akcji.
help-step-3 = Potem możesz wykonać akcję podarowanej karty, a po niej akcję lokacji.
help-step-4 = Służący z twojej puli służących pracują dla ciebie. Ci, którymi płacisz, trafiają do puli ogólnej i wracają, gdy znów ich otrzymujesz.
help-step-5 = W Nocy zebrane karty porównuje się z trzema Kośćmi Przeznaczenia: każde dopasowanie daje służącego, a kto ma ich najwięcej, zdobywa 3 PZ i przesuwa Wysłannika o jedno pole.
help-step-6 = To, co możesz wybrać, jest podświetlone na planszy i w pytaniu. Wskaż cokolwiek innego, a dowiesz się, dlaczego nie można; § otwiera zasadę.
help-places = Siedem lokacji
help-place-travel = Podróżuj drogami i zbieraj żetony: nagroda od razu i żetony na późniejszą wymianę.
help-place-wall = Wysyłaj służących na mur. Gdy jest ukończony, kto ma ich tam najwięcej, zdobywa 3 PZ i przesuwa Wysłannika o jedno pole.
help-place-jade = Kupuj jadeit, póki jest tani. Im więcej masz go na koniec, tym więcej daje PZ.
help-place-intrigue = Wspinaj się po torze, który rozstrzyga remisy, i cofaj się po nim w zamian za nagrody.
help-place-palace = Prowadź Wysłannika do Pałacu: kogo tam nie ma na koniec, ten nie może wygrać.
help-place-decrees = Zdobywaj dekrety: trwałe bonusy i PZ na koniec.
help-place-canal = Ładuj statki i prowadź je do portów po PZ, kartę prezentu lub Podwójnego Służącego.
help-cards = Karty prezentów
help-action-palace = Akcja Pałacu
help-action-canal = Akcja Wielkiego Kanału
help-action-wall = Akcja Wielkiego Muru
help-action-decrees = Akcja Dekretów
help-action-intrigue = Akcja Intryg
help-action-one-servant = otrzymaj 1 służącego
help-action-two-servants = otrzymaj 2 służących
help-action-swap = podmień kartę
help-action-none = bez akcji
help-tokens = Żetony podróży
help-decrees = Dekrety
help-icons = Symbole
help-families = Rody
