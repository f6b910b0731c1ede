# Lekcja: jadeit.

lesson-jade-place = Ten urzędnik sprzedaje jadeit. W trakcie gry nic ci nie daje, ale na koniec przynosi PZ.
lesson-jade-prices = W dwóch domach jadeit kosztuje 3 służących, w dwóch 4. W każdym jest tylko jeden. Gdy wszystkie są puste, jadeit na placu kosztuje 5.
lesson-jade-give = Twoja 5 jest wyższa niż leżąca tu 4, więc wymiana nic nie kosztuje. Daj swoją 5 temu urzędnikowi.
lesson-jade-not-that-card = Daj swoją 5 tutaj, w lokacji Jadeit: akurat wystarczy. Pozostałe karty przydadzą się później.
lesson-jade-buy = Twoja 5 dała ci służącego; teraz kup. Nie ma tu opcji A i B: wybierasz dom i płacisz jego cenę. Każdy jadeit jest wart tyle samo, więc weź jeden za 3.
lesson-jade-same-jade = Na koniec każdy jadeit jest wart tyle samo: weź taki, który kosztuje tylko 3 służących.
lesson-jade-worth = Na koniec jeden jadeit daje 1 PZ, dwa 3, trzy 6, cztery 10, a pięć 15; każdy następny dodaje 2. Opłaca się więc zebrać ich kilka.
lesson-jade-rival = Został jeden jadeit za 3. { $rival } ma dość służących i chce go kupić w swojej następnej turze. Ty masz tylko 2.
lesson-jade-task = Twoje zadanie: kup ten jadeit za 3 teraz, zanim zrobi to { $rival }. Brakuje ci jednego służącego, więc dobrze wybierz kartę, którą dajesz.
lesson-jade-bought = Twoja karta w samą porę dała brakującego służącego. Dwa jadeity to na koniec 3 PZ, a najtańszy kosztuje odtąd 4.
lesson-jade-remember = Zapamiętaj: kupuj jadeit, póki tanie domy są pełne, i zbierz ich kilka. To, co daje ci karta, możesz od razu wydać.
