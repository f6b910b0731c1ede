# Podróż: pierwsza prowadzi dokądkolwiek, następne wiodą drogami.

lesson-travel-official = Podróżą zajmuje się ten urzędnik. Kto przynosi mu prezent, wysyła swojego Podróżnika do miasta i zbiera leżący tam żeton podróży.
lesson-travel-map = Żeton leży w każdym mieście, chyba że stoi tam Podróżnik: { $rival } jest w Wuchang. Twój Podróżnik czeka jeszcze obok mapy.
lesson-travel-options = Opcja A to jedna podróż i nic nie kosztuje. Opcja B to dwie podróże, jedna po drugiej, a płacisz za nią 2 służącymi.
lesson-travel-give = Przynieś temu urzędnikowi swoją kartę 8. Jest wyższa niż leżąca tu 4, więc wymiana nic nie kosztuje. Wybierz 8 z ręki, a potem Podróż.
lesson-travel-give-8 = Ta lekcja dotyczy Podróży: daj tutaj swoją 8. Karta 9 za chwilę ci się przyda.
lesson-travel-one = Wybierz opcję A, jedną podróż. Opcja B kosztuje 2 służących, a w twojej puli służących jest tylko 1.
lesson-travel-wasted = Wtedy prezent nic by ci nie dał. Wybierz opcję A i wyślij Podróżnika w drogę.
lesson-travel-anywhere = Pierwsza podróż może prowadzić do dowolnego miasta z żetonem, choćby najdalszego. Idź do Guilin: tamtejszy żeton daje ci 2 służących.
lesson-travel-guilin = Pierwsza podróż naprawdę może prowadzić wszędzie. W tej lekcji idź do Guilin: 2 służących stamtąd będzie ci potrzebnych.
lesson-travel-stored = Żeton zadziałał od razu: masz 2 służących więcej w puli służących. Teraz leży zakryty nad twoją planszą gracza, a Guilin na razie nie ma żetonu.
lesson-travel-roads = Odtąd twój Podróżnik idzie drogami do następnego miasta z żetonem. Miasta bez żetonu, takie jak Wuchang, mija. Miasta z żetonem nie możesz minąć nigdy.
lesson-travel-task = A teraz zadanie dla ciebie: swoim następnym prezentem zdobądź 2 PZ z Jinan. To dwie podróże stąd. Trzeba też przebić 8, która leży teraz w lokacji Podróż.
lesson-travel-done = Udana wyprawa! Zapamiętaj: jedna podróż nic nie kosztuje, za dwie płacisz 2 służącymi, a każda droga wiedzie do następnego miasta z żetonem. Żeton pomaga, gdy go zbierasz, a później można go wymienić.
