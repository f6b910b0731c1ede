# Dekrety: kolik stojí a co přinášejí.

lesson-decrees-official = Tento úředník vydává dekrety. Kdo mu přinese dar, může jeden získat a ten mu pomáhá do konce hry.
lesson-decrees-levels = Leží tu šest dekretů, dva od každé úrovně. 1. úroveň působí každé ráno, 2. úroveň stále a 3. úroveň boduje na konci hry.
lesson-decrees-give = Dejte svou 8 na lokaci dekrety. Je vyšší než 4, která tu leží, takže výměna je zdarma. Vyberte 8 v ruce a pak dekrety.
lesson-decrees-give-8 = V této lekci zůstaneme u dekretů: dejte svou 8 sem. Kartu 9 budete za chvíli potřebovat.
lesson-decrees-price = Vyšlete tolik služebníků, kolik je na dekretu vytištěno, a pak na něj jednoho dalšího umístíte. Získejte „každé ráno služebník“: ze svých 5 služebníků 1 vyšlete a 1 umístíte.
lesson-decrees-first = Ve hře je volba na vás. Zde začněte dekretem „každé ráno služebník“: zbudou vám 3 služebníci na to, co přijde.
lesson-decrees-yours = Váš služebník na dekretu už zůstane. Ihned jste získali 3 VB a odteď si díky dekretu každé ráno najmete služebníka.
lesson-decrees-dearer = { $rival } už má dekret „dekrety o 1 levněji“. Získat ho můžete také, ale každý služebník protihráčů na dekretu ho o 1 služebníka zdražuje.
lesson-decrees-task = Teď je úkol pro vás: svým příštím darem získejte dekret 2. úrovně. Vytištěná cena je 2, máte 3 najaté služebníky a jednoho z nich musíte umístit.
lesson-decrees-done = Dobrá volba! Pamatujte: vyšlete vytištěný počet služebníků, o 1 víc za každého služebníka protihráčů na dekretu, a 1 vám musí zbýt na umístění. Čím dřív dekret získáte, tím déle vám pomáhá.
