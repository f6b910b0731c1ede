# Lekce: jakou cenu mají dekrety.

lesson-decree-levels-levels = Každý dekret má úroveň. Vyšlete tolik služebníků, jaká je jeho úroveň, 1 navíc za každého soupeře, který na něm stojí, a ještě jednoho na dekret umístíte. Úroveň říká, kdy vám dekret pomáhá.
lesson-decree-levels-morning = 1. úroveň pomáhá každé ráno. Dekret „každé ráno služebník“ už máte: hned vám dal 3 VB a od teď působí každé ráno. Čím dřív takový dekret získáte, tím víckrát pomůže.
lesson-decree-levels-last-card = 1. den je skoro u konce. Dejte svou poslední kartu, 5, na lokaci palác: potom přijde noc a po ní ráno.
lesson-decree-levels-end-day = Váš den by skončil na kterékoli lokaci. Lekce pokračuje v paláci: dejte 5 tam.
lesson-decree-levels-step = Karta vám přinesla služebníka. Zvolte variantu A, krok vyslancem zdarma: zítra se vám služebníci budou hodit na dekrety.
lesson-decree-levels-save = Vezměte si krok zdarma, variantu A: zítra budete služebníky potřebovat na dekrety.
lesson-decree-levels-worked = Ráno 2. dne: dekret vám sám od sebe přinesl 1 služebníka. Potom přišli 4, které dostane každý. Teď jich máte 8.
lesson-decree-levels-always = 2. úroveň pomáhá stále: jakmile takový dekret máte, jedno pravidlo je k vám vlídnější. Zde jsou dary stejné hodnoty zdarma, nebo další dekrety o 1 levnější. I tyto dekrety dají VB hned.
lesson-decree-levels-twice = Vaše 2 ukazuje akci dekrety a přebije 1, která tam leží. Dejte ji na lokaci dekrety: můžete tam jednat dvakrát, nejdřív akcí karty, potom akcí lokace.
lesson-decree-levels-the-two = Teď je na řadě 2 a patří na dekrety: karta i lokace tam ukazují stejnou akci, takže můžete získat dva dekrety.
lesson-decree-levels-cheaper = Nejdřív akce karty. Získejte „dekrety o 1 levněji“: vyšlete 2, umístěte 1 a získáte 4 VB.
lesson-decree-levels-cheaper-first = Nejdřív „dekrety o 1 levněji“: druhá akce pak bude už levnější.
lesson-decree-levels-final = 3. úroveň teď nedává nic. Boduje na konci hry podle toho, co tehdy máte: zde 2 VB za každý nefrit, nejvýš 10, nebo 2 VB za každý dekret včetně tohoto.
lesson-decree-levels-choose = Druhá akce je na vás. Získejte dekret 3. úrovně, který by vám s tím, co máte teď, dal víc VB. Stojí vás 2 místo 3: váš nový dekret už platí.
lesson-decree-levels-more = Správně: tři dekrety dají na konci 6 VB a každý další přidá 2. Vaše 2 nefrity by daly 4.
lesson-decree-levels-remember = Zapamatujte si: 1. úroveň působí každé ráno, získejte ji tedy brzy. 2. úroveň se vyplatí, když její pravidlo často využijete, 3. úroveň, když až do konce sbíráte to, co počítá.
