# What there is to learn.  What the lessons themselves say is in a file for each.

lessons-first-day = Váš první den
lessons-first-day-about = Den u dvora s průvodcem: jak probíhá tah, k čemu slouží sedm lokací a co se nakonec počítá. Asi deset minut.
lessons-travel = Cestování
lessons-travel-about = Projeďte mapu a sbírejte žetony cestování.
lessons-wall = Velká zeď
lessons-wall-about = Umístěte služebníky na zeď a vyhrajte ji, až bude dokončena.
lessons-jade = Trh s nefritem
lessons-jade-about = Kupte nefrit, než zdraží.
lessons-intrigue = Intriky
lessons-intrigue-about = Stoupejte po stupnici, rozhodujte remízy a utraťte, co jste získali.
lessons-palace = Palác Nebeské čistoty
lessons-palace-about = Přiveďte včas svého vyslance k císaři.
lessons-decrees = Dekrety
lessons-decrees-about = Získejte dekret a mějte z něj užitek.
lessons-canal = Velký kanál
lessons-canal-about = Nakládejte lodě, plavte se a vyzvedněte, co čeká v přístavech.
lessons-tokens = Žetony cestování
lessons-tokens-about = Co dělají a za co se dají vyměnit.
lessons-decree-levels = Jakou cenu mají dekrety
lessons-decree-levels-about = Každé ráno, stále, nebo na konci: tři úrovně.
lessons-double = Dvojitý služebník
lessons-double-about = Jedna figurka, která platí za dvě: uvolněte ji a využijte.
lessons-meng = Meng
lessons-meng-about = Jak hraje sólový soupeř a jak číst jeho karty.

# The page of lessons, and how they are offered.
learn = Lekce
learn-lead = Učte se hrou. Každá lekce je malý stůl sám pro sebe: řekne, co dělat, ukáže kde, a vy to uděláte.
learn-places = Sedm lokací
learn-more = A to ostatní
learn-done = Hotovo
learn-new = Jste tu poprvé?
learn-new-how = Zahrajte si první den s průvodcem. Vysvětlí všechno, jakmile na to přijde řada, asi za deset minut.
learn-new-begin = Zahrát si první den s průvodcem
learn-new-away = Ne, děkuji
learn-offer = { $place }: jste tu poprvé?
learn-offer-yes = Naučit se
learn-offer-later = Teď ne
learn-offer-never = Nikdy
learn-this = Lekce: { $title }

# At the table of a lesson.
learn-step = Krok { $at } z { $of }
learn-page = Strana { $at } z { $of }
learn-next = Dál
learn-back = Zpět
learn-act = Jdu na to
learn-read = Přečíst znovu
learn-points = Zakroužkováno na stole: { $things }
learn-answer = Ukažte odpověď na stole.
learn-right = Správně: { $name }.
learn-wrong = Ne tak docela. Ukázali jste na: { $name }.
learn-wrong-again = Zkuste to znovu.
learn-wrong-ringed = Správná odpověď je teď zakroužkovaná: ukažte na ni.
learn-missed = Tahle příležitost je pryč, to se u dvora stává. Zkuste to ještě jednou!
learn-try-again = Zkusit znovu
learn-learnt = Lekce je za vámi!
learn-next-lesson = Další: { $title }
learn-all = Všechny lekce
learn-to-table = Zpět k vašemu stolu
learn-play-on = Hrát dál tady
learn-key-next = další strana lekce
learn-key-back = předchozí strana
learn-key-this = lekce o tom, na co ukazujete
