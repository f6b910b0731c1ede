# Co říká vydání bez serveru.

static-new-table-how = Přátelé u této obrazovky, boti a všechny volby z krabice
static-deal-drawn = Bylo vylosováno při založení stolu a zůstává v tomto prohlížeči: před koncem je nikdo nevidí.

static-fetching = Hra se jednou načítá: { $done } z { $total } MB
static-starting = Hra se spouští…
static-elsewhere = Vaše hry jsou otevřené v jiném okně a hrát je lze vždy jen v jednom.
static-taken = Vaše hry byly otevřeny v jiném okně.
static-take-over = Hrát zde
static-no-storage = Tento prohlížeč si zde nic nepamatuje, jako některá anonymní okna. Hry by se neuložily: otevřete stránku v běžném okně.
static-newer = Vaše hry uložila novější verze této stránky: načtěte ji znovu.
static-failed = Hru se nepodařilo spustit. Načtěte stránku znovu; vaše hry zůstávají uložené.
static-reload = Načíst znovu
static-gone =
    { $count ->
        [one] { $count } hra tu už není: data této stránky smazal prohlížeč nebo někdo jiný. Pokud jste si hry uložili do souboru, otevřete jej.
        [few] { $count } hry tu už nejsou: data této stránky smazal prohlížeč nebo někdo jiný. Pokud jste si hry uložili do souboru, otevřete jej.
       *[other] { $count } her tu už není: data této stránky smazal prohlížeč nebo někdo jiný. Pokud jste si hry uložili do souboru, otevřete jej.
    }
static-update = Je připravena novější verze.
static-update-do = Použít nyní

static-games-save = Uložit všechny hry
static-games-open = Obnovit všechny hry
static-games-opened = Přidané hry: { $added }. Už zde byly: { $known }.
static-no-games = Toto není soubor uložených her: { $why }
static-games-wrong = Hru { $table } z tohoto souboru nelze přehrát, proto z něj nebylo nic přidáno.
static-games-twice = V tomto souboru je jedna hra dvakrát, proto z něj nebylo nic přidáno.

static-searches = Na tomto zařízení: asi { $seconds } s na tah, za které vyzkouší asi { $games } možných pokračování.
static-plans = Na tomto zařízení: asi { $seconds } s na tah.

server-storage-full = Tento prohlížeč už nemá místo a nic se nezměnilo: uložte všechny hry do souboru a pak na zařízení uvolněte místo.
server-storage-failed = Prohlížeč to nedokázal uložit ({ $why }): načtěte stránku znovu.
server-bad-games = { $why }
