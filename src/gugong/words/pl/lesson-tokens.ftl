# Żetony podróży: co dają, gdzie się je odkłada i na co wymienia.

lesson-tokens-helps = Każda podróż daje ci żeton podróży. Wiele z nich pomaga od razu, bez pytania: to służący, PZ, pole dla Wysłannika albo pole na Torze Intryg.
lesson-tokens-asks = Przy innych decydujesz: podmienić kartę, odzyskać kartę na rękę albo umieścić służącego z puli ogólnej na statku lub na Wielkim Murze. Możesz zrezygnować, a żeton i tak jest twój.
lesson-tokens-for-jade = A dwa rodzaje oferują jadeit: jeden, gdy odrzucisz kartę o wartości 7 lub wyższej, drugi za 3 służących.
lesson-tokens-slots = Po rozpatrzeniu nagrody odkładasz żeton zakryty na jedno z 6 miejsc nad twoją planszą gracza. Twoje są zajęte wszystkie.
lesson-tokens-prices = Odłożone żetony możesz wymieniać zawsze, gdy podejmujesz decyzję: 2 na służącego, 4 na 2 PZ, 6 na jadeit.
lesson-tokens-give = A gdy podróżujesz teraz, bez wolnego miejsca? Daj swoją 8 w lokacji Podróż: bije leżącą tam 4.
lesson-tokens-travel-first = Żetony i pozostałe karty jeszcze zachowaj. Najpierw zdobądź następny żeton: daj swoją 8 w lokacji Podróż.
lesson-tokens-journey = Wybierz opcję A: jedną podróż.
lesson-tokens-one-journey = Jedna podróż tu wystarczy i nic nie kosztuje: wybierz opcję A. Na żetony pora zaraz potem.
lesson-tokens-double = W Nanjing leży podwójny żeton. Przy zebraniu nie daje nagrody, ale przy wymianie liczy się jako 2 żetony. Idź do Nanjing.
lesson-tokens-nanjing = W grze można tak zrobić. Tutaj potrzebny ci podwójny żeton: idź do Nanjing.
lesson-tokens-full = Wszystkie 6 miejsc jest zajętych, więc musisz wymienić odłożone żetony, zanim odłożysz nowy. Oddaj 2 za służącego.
lesson-tokens-two = To też zrobiłoby miejsce, ale wystarczą 2. Zostaną ci cztery i z podwójnym żetonem znów będą liczyć się jako 6.
lesson-tokens-count = Podwójny żeton ma już miejsce i leży odkryty. Masz teraz pięć żetonów, a razem liczą się jako 6.
lesson-tokens-task = A teraz zadanie dla ciebie: zdobądź jadeit i nie zapłać ani jednym służącym. Możesz to zrobić, gdy tylko masz wybrać kartę: sięgnij zamiast niej po żetony.
lesson-tokens-done = Jadeit i służący za siedem żetonów! Zapamiętaj: żeton pomaga, gdy go zbierasz, a potem jeszcze raz przy wymianie: 2 na służącego, 4 na 2 PZ, 6 na jadeit.
