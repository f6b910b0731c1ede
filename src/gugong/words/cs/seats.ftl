# Kdo kde sedí: věta v liště, čekárna a příprava stolu.

seats-you = Vaše rodina: { $family }.
seats-watching = Díváte se.
seats-your-turn = Jste na řadě.
seats-choosing = Rozhoduje se { $name }.
seats-away-asked = Na řadě je { $name }, ale není tu.
seats-open-asked = Na řadě je { $name }, ale to místo ještě nikdo nezaujal.
seats-who-you = vy
seats-who-screen = u této obrazovky
seats-who-here = připojeno
seats-who-away = odpojeno
seats-who-open = volné místo
seats-who-bot = bot, { $level }
seats-who-meng = soupeř pro sólovou hru

seats-waiting = Čeká se na hráče
seats-free =
    { $count ->
        [one] Jedno místo je ještě volné.
        [few] { $count } místa jsou ještě volná.
        [many] { $count } místa je ještě volného.
       *[other] { $count } míst je ještě volných.
    }
seats-begins = Hra začne, jakmile budou všechna místa obsazena, nebo když ji hostitel zahájí.
seats-host = hostitel
seats-qr = QR kód
seats-qr-of = QR kód: { $name }
seats-only-here = Tyto odkazy otevře jen tento počítač. Aby je otevřeli i jiní, připojte ho k síti a spusťte server takto:
seats-network = Odkazy vedou na { $url }. Otevře je každý, kdo je ve stejné síti.
seats-table = Stůl
seats-players =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
        [many] { $count } hráče
       *[other] { $count } hráčů
    }
seats-option = { $option }: { $value }
seats-your-name = Vaše jméno
seats-free-seats = Za volná místa hraje
seats-stay-free = nikdo, dokud někdo nepřijde
seats-begin = Začít hned
seats-came = Přichází { $name }.
seats-went = Odchází { $name }.
seats-invited = K tomuto stolu vás zve { $name }.
seats-invited-by-host = Dostali jste pozvání k tomuto stolu.
seats-name-how = Uvidí ho i ostatní. Když ho nevyplníte, budete se jmenovat { $family }.
seats-sit = Zaujmout místo

seats-bots = Boti, od nejslabšího
seats-bot = { $level } (síla { $step }/{ $steps })
seats-family = Vaše rodina
seats-family-how = Její barva a znak jsou na všem, co je vaše.
seats-open-table = Otevřít stůl
seats-open-how = Pro každého přítele dostanete odkaz a hra začne, až přijdou všichni.
seats-how-bonus = Silnější žetony mezi žetony cestování, pro hráče, kteří hru znají.
seats-how-start-player = Kdo má první tah. Losem: rozhodne los při rozdávání.
seats-how-expert = Karty na plánu se losují ze všech, které nikdo nemá, místo obvyklých sedmi: předvídat se dá méně.
seats-how-sail-off = Taková loď se ztratí a její služebníci se vám vrátí.
seats-how-difficulty = Nízká: Meng má o jednu speciální kartu méně. Vysoká: začíná s pátou kartou daru.
seats-how-sets = S jakými kartami kdo začíná; obtížnost to nemění.
seats-how-focus = Lokace, kam Menga posílají speciální karty. Losem: rozhodne rozdání.
seats-how-title = Jak se stůl jmenuje v seznamu každého z hráčů.
seats-how-components = Pokud se čísla na vašem materiálu liší od našich.

server-gathering = Hra ještě nezačala: čeká, až budou všechna místa obsazena, nebo až hostitel začne.
