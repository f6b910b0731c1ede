# První den s průvodcem: co říká každý panel a odpověď na tah, kterým lekce nepokračuje (-not).

lesson-first-day-welcome = Vítejte v Zakázaném městě! Dvě rodiny tu čtyři dny soupeří o vítězné body (VB); kdo jich má nejvíc, vyhraje. Úředníky nikdo podplácet nesmí, ale dary si s nimi vyměňují všichni.
lesson-first-day-envoy = Toto je váš vyslanec. Za čtyři dny musí vystoupat osm kroků do paláce. Kdo pak bude ještě venku, nezíská vůbec nic.
lesson-first-day-hand = Tyto čtyři karty darů máte dnes v ruce. Mají hodnoty od 1 do 9 a většina ukazuje nějakou akci. V každém tahu jednu z nich dáte.
lesson-first-day-places = Dar leží i na každé ze sedmi lokací. Dáte tam kartu a vezmete si tento dar. Je-li vaše karta vyšší, nic to nestojí.
lesson-first-day-servants = Práci za vás dělají služebníci. Použít můžete ty najaté. Najímáte je z volných a ti, které vyšlete, se mezi volné vrátí.
lesson-first-day-give-higher = Váš první tah. Na lokaci intriky leží 4 a vaše 5 je vyšší. Vyberte v ruce kartu 5 a potom intriky.
lesson-first-day-give-higher-not = Ve hře byste to udělat mohli. Na lokaci intriky ale leží žeton příštího začínajícího hráče: dejte svou 5 tam.

lesson-first-day-card-first = Výměna umožňuje dvě akce: nejdřív akci karty, kterou jste dali, potom akci lokace. Vaše 5 ukazuje služebníka, a tak jste právě jednoho najali.
lesson-first-day-taken = Karta 4, kterou jste si vzali, leží teď na vašem odhazovacím balíčku, kde ji vidíte jen vy. Zahrajete ji zítra.
lesson-first-day-intrigue = Teď intriky. Varianta A: postupte ukazatelem o 1 pole; kdo to dnes udělá první, bere žeton příštího začínajícího hráče. Varianta B: vyšlete 1 služebníka a postupte o 3 pole. Zvolte A.
lesson-first-day-intrigue-not = Žeton příštího začínajícího hráče dostane, kdo dnes první zvolí A. Ať jste to vy: zvolte A.

lesson-first-day-medal = Žeton je váš: zítra začínáte. A váš ukazatel je teď napřed, takže vyhráváte každou remízu.
lesson-first-day-nine = { $rival } dává do paláce kartu 9 a posouvá vyslance o 1 krok. Vyšší karta než 9 není…
lesson-first-day-give-one = … ale 1 přebíjí 9! Dejte do paláce svou 1: nic to nestojí a zítra bude karta 9 vaše.
lesson-first-day-give-one-not = Mohli byste, ale karta 1 přebíjí jedině 9 a právě teď máte příležitost. Dejte 1 do paláce.

lesson-first-day-canal = Nejdřív akce vaší karty 1: Velký kanál. Za loď se 3 služebníky si můžete vzít, co nabízí její přístav: 4 VB, kartu navíc, nebo dvojitého služebníka, který platí za dva.
lesson-first-day-canal-options = Varianta A: naložte 1 služebníka, pak posuňte 1 loď. Varianta B: vyšlete 1 služebníka a naložte 2 další, ale žádná loď se neposune. Zvolte A.
lesson-first-day-canal-not = Brzy budete potřebovat pět služebníků, naložte tedy jen jednoho: zvolte A.
lesson-first-day-sail = Jeden najatý služebník je na nové lodi v přístavu 1, kde žádná odměna není. Vyberte loď: popluje do přístavu 2.
lesson-first-day-sail-not = V přístavu 1 není na co čekat. Posuňte svou loď.
lesson-first-day-palace = Teď palác. Varianta A: 1 krok vyslancem. Varianta B: vyšlete 2 služebníky za 2 kroky a 1 pole na stupnici intrik. Zvolte A: služebníky budete brzy potřebovat.
lesson-first-day-palace-not = Další krok by se hodil, ale příští tah vyžaduje pět služebníků. Zvolte A.

lesson-first-day-step = Zbývá sedm kroků. Kdo přijde první, získá nejlepší místo, na konci hry za 7 VB; další je za 5.
lesson-first-day-wall = { $rival } mezitím umisťuje 2 služebníky na Velkou zeď. Ve dvou hráčích ji dokončí 4. Kdo jich tam pak má nejvíc, získá 3 VB a krok vyslancem.
lesson-first-day-tie = Když tam umístíte také 2, bude zeď dokončená a nastane remíza. Na stupnici intrik jste napřed, takže vyhrajete!
lesson-first-day-give-equal = { $rival } tam ale nechává kartu 8. Vaše 8 je stejná a to nestačí. Přesto ji na Velkou zeď dejte.
lesson-first-day-give-equal-not = Mohli byste, ale zeď na vás možná nepočká. Dejte svou 8 na Velkou zeď.
lesson-first-day-pay = Stejná nebo nižší karta stojí 2 služebníky, nebo jinou kartu, kterou odhodíte. Nebo neplatíte nic a neprovedete žádnou akci. Vyšlete 2 služebníky.
lesson-first-day-pay-not = Chcete tu provést akci a druhou kartu ještě potřebujete. Vyšlete 2 služebníky.
lesson-first-day-wall-options = Vaše 8 žádnou akci nemá, na řadě je tedy Velká zeď. Varianta A: umístěte 1 služebníka. Varianta B: vyšlete 1 služebníka a umístěte až 2 další. Zvolte B.
lesson-first-day-wall-options-not = Jediný služebník zeď nedokončí. Zvolte B.
lesson-first-day-place = Umístěte oba služebníky: na zdi pak budou čtyři. Vyberte v seznamu „2 služebníky“.
lesson-first-day-place-not = S jedním dalším ještě zeď dokončená není. Umístěte 2.

lesson-first-day-won = Vyhráli jste zeď: 3 VB a krok vyslancem. Vaši služebníci se vrátili mezi volné; ostatní dva na zdi zůstávají.
lesson-first-day-benefit = Kdo měl na zdi služebníky, může teď na stupnici intrik klesnout pro výhodu. Klesněte o 1 pole: vyberte v seznamu „Najmout 1 služebníka“.
lesson-first-day-benefit-not = Ve hře si své pole klidně můžete nechat. Tady si vezměte služebníka; napřed zůstanete i tak.

lesson-first-day-on-top = Oba ukazatele jsou teď na jednom poli. Váš přišel poslední, takže leží navrchu a je stále napřed.
lesson-first-day-decree = { $rival } díky kartě 3 najímá 2 služebníky a získává dekret, výsadu do konce hry: hned 3 VB a každé ráno služebníka. Stojí 1 služebníka a další na něm zůstane, takže vy byste teď platili o 1 víc.
lesson-first-day-dice = Zbývá jedna karta, podívejte se tedy na kostky. V noci se porovnají s dary, které jste si dnes vzali; každé stejné číslo je shoda. Dvě kostky ukazují 7!
lesson-first-day-jade = Karta 7 leží na lokaci nefrit. Tam se kupuje nefrit, za 3 služebníky nebo víc. Boduje na konci: jeden kus 1 VB, dva 3, tři 6…
lesson-first-day-give-lower = Vaše 2 je nižší než 7, ale tentokrát vám jde jen o tu kartu. Dejte svou 2 na lokaci nefrit.
lesson-first-day-give-lower-not = To není špatné, ale jen karta 7 se dnes v noci shoduje se dvěma kostkami. Dejte svou 2 na lokaci nefrit.
lesson-first-day-nothing = Když vyšlete své 2 služebníky, na nefrit vám nikdo nezbude. Vyberte tedy v seznamu „Bez akcí“.
lesson-first-day-nothing-not = Platili byste za akci, kterou nemůžete provést. Zvolte výměnu bez akcí.

lesson-first-day-last-card = Vaše ruka je prázdná. { $rival } má ještě jednu kartu; pak den končí a přichází noc.

lesson-first-day-overtaken = { $rival } dává kartu s intrikami, za 1 služebníka postupuje o 3 pole a od této chvíle vyhrává každou remízu.
lesson-first-day-travel = Následuje cestování. V každém městě leží žeton, malá odměna. Varianta A: cestovatel jde do města a vezme si jeho žeton. Varianta B: vyšlete 2 služebníky a udělejte to dvakrát. Začněte v kterémkoli městě, dál už po cestách.
lesson-first-day-tokens = Tyto žetony hned přinesly 2 VB a krok vyslancem. Potom se uloží: později jich několik vyměníte za služebníka, VB nebo nefrit.
lesson-first-day-night = V noci se vaše 7 shodovala se dvěma kostkami, { $rival } má jednu shodu. Za každou shodu je služebník.
lesson-first-day-bonus = Měli jste nejvíc shod: to jsou 3 VB a další krok vyslancem.
lesson-first-day-tomorrow = Dary, které jste si vzali, jsou vaše nová ruka. Berte je tedy kvůli kostkám i kvůli zítřku.
lesson-first-day-ship = V noci všechny lodě plují dál: vaše je teď v přístavu 3. Z přístavu 5 by se ztratila na moři.
lesson-first-day-morning = Pak přišlo ráno. Díky žetonu začínáte. Prázdná města mají nové žetony a kostky jsou hozené pro příští noc.
lesson-first-day-income = Díky dekretu najímá { $rival } služebníka. A každý nový den si všichni najmou 4.
lesson-first-day-scoring = Po čtyřech dnech přibudou body za nejvíc služebníků na zdi, za některé dekrety, za místa v paláci a za nefrit.
lesson-first-day-outside = Kdo ale není v paláci, o všechny přijde. Vašemu vyslanci chybí pět kroků, máte na to tři dny.

lesson-first-day-ask-servants = Teď osm otázek; odpovídejte ukázáním na stole. První: kde jsou služebníci, které teď můžete použít?
lesson-first-day-ask-servants-not = Použít můžete jen najaté služebníky. Volné musíte nejdřív najmout a ti na plánu už pracují.
lesson-first-day-ask-higher = Ukažte dar, který za svou 4 dostanete zdarma.
lesson-first-day-ask-higher-not = Vaše 4 je zdarma jen tam, kde leží nižší dar: 1, 2 nebo 3.
lesson-first-day-ask-equal = Ukažte jediný dar, který za svou 8 zdarma nedostanete.
lesson-first-day-ask-equal-not = Proti nižšímu daru je vaše 8 zdarma. Hledejte dar, který je stejný nebo vyšší.
lesson-first-day-ask-first = Řekněme, že dáte svou 4 na lokaci nefrit. Ukažte kartu, jejíž akce přijde první.
lesson-first-day-ask-first-not = Nejdřív přijde akce karty, kterou dáváte, až potom akce lokace. Dali byste svou 4.
lesson-first-day-ask-start = Kde se rozhoduje, kdo zítra začne?
lesson-first-day-ask-start-not = Zítra začíná, kdo má žeton příštího začínajícího hráče. Dostane ho, kdo jako první zvolí na lokaci intriky variantu A.
lesson-first-day-ask-tie = Řekněme, že vy a { $rival } máte na zdi remízu. Ukažte ukazatel, který by teď vyhrál.
lesson-first-day-ask-tie-not = Remízu vyhrává, kdo je napřed v intrikách: ukazatel, který je na stupnici výš.
lesson-first-day-ask-match = Jen jeden z darů na plánu by dnes v noci dal shodu, kdybyste si ho vzali. Který?
lesson-first-day-ask-match-not = Shoda je dar se stejným číslem, jaké je na kostce. Porovnejte dary se třemi kostkami.
lesson-first-day-ask-envoy = Která vaše figurka musí dojít do cíle, jinak přijdete o všechny body?
lesson-first-day-ask-envoy-not = Kdo na konci není v paláci, přijde o všechno. Hledejte svou figurku na schodech před ním.
lesson-first-day-play-on = Výborně! Na první hru to stačí a každá lokace má svou vlastní lekci. Hrajte odtud dál kteroukoli kartou: { $rival } je vaším soupeřem ještě tři dny.
