# Databáze a nastavení: chyby při startu, zálohy, obnova, kontrola. $place je soubor nebo adresa serveru.

## Chyby

storage-busy = Databáze { $place } byla příliš dlouho obsazená. Nic se nezměnilo; zkus to prosím znovu.
storage-unreachable = Databázový server { $place } neodpovídá, nebo bota nepustí dovnitř.
storage-disk-full = Na disku s { $place } už není místo. Nic se nezměnilo; jakmile se místo najde, vše bude zase fungovat.
storage-read-only = Do { $place } nelze zapisovat. Nic se nezměnilo.
storage-newer = Databáze { $place } má schéma { $found }, ale tento program zná jen { $known }: spusť novější program, nebo obnov starší zálohu.
storage-older = Databáze { $place } má schéma { $found }; spusť jednou bota a převede se na { $known }.
storage-locked = Databázi { $place } používá jiný proces. Najednou ji smí používat jen jeden bot.
storage-missing = Databáze { $place } chybí, přestože už existovala. Chceš-li opravdu začít s prázdnou, smaž { $mark }.
storage-parts-missing = { $place } není celá databáze tohoto programu. Chybí: { $parts }.
storage-corrupt = Databáze { $place } je poškozená.
storage-unreadable = Databáze { $place } neexistuje, nebo ji nelze otevřít.
storage-newest-backup = Lze obnovit nejnovější nepoškozenou zálohu: python -m bot restore { $file }
storage-url-wrong = DATABASE_URL není srozumitelné. Má začínat sqlite:/// nebo postgresql://.
storage-url-kind = DATABASE_URL udává databázi druhu „{ $kind }“; k dispozici jsou sqlite a postgresql.
storage-url-no-file = DATABASE_URL musí pro SQLite udávat soubor: jen v paměti by se všechny hry ztratily.

## Start

start-folder-no-folder = Složku { $folder } nelze použít, protože ona sama nebo část její cesty je soubor. Jinou zvolíš pomocí SENESCHAL_FOLDER.
start-folder-closed = Tento uživatel nemůže zapisovat do složky { $folder }. Jinou zvolíš pomocí SENESCHAL_FOLDER.
start-folder-full = Na disku se složkou { $folder } už není místo.
start-port-in-use = Na portu { $port } naslouchá jiný program. Jiný port zvolíš pomocí --port nebo SENESCHAL_PARLOUR_PORT; 0 je kterýkoli volný.
start-port-forbidden = Tento uživatel nesmí naslouchat na portu { $port }. Port od 1024 výše zvolíš pomocí --port nebo SENESCHAL_PARLOUR_PORT.
start-port-unusable = Na portu { $port } nelze naslouchat. Jiný port zvolíš pomocí --port nebo SENESCHAL_PARLOUR_PORT; 0 je kterýkoli volný.
start-parlour-locked = Salon složky { $folder } už je otevřený v jiném procesu.
start-parlour-of-discord = Databáze složky { $folder } patří botovi na Discordu, jehož kanály salon nemá. Nastav DISCORD_TOKEN, nebo zvol jinou složku pomocí SENESCHAL_FOLDER.
start-chat-unreachable = S { $place } se nelze spojit. Až to půjde, spusť bota znovu.
start-token-refused = Discord token odmítá: byl obnoven, nebo patří aplikaci bez bota. Zkopíruj ho znovu ze stránky „Bot“ na vývojářském portálu Discordu.
start-fresh-unasked = Nic se nevyprázdnilo: --fresh se ptá v terminálu a tady žádný není. S --yes vyprázdní salon složky { $folder } bez ptaní.
start-fresh-asked = Salon složky { $folder } se vyprázdní ({ $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
 }, všechny zprávy); kopie zůstane. Opravdu? [a/n]
# Co znamená „ano“, oddělené mezerami.
start-fresh-yes = a ano y yes
start-fresh-declined = Nic se nevyprázdnilo.
start-fresh-kept = To, co tu bylo dříve, zůstalo v „{ $file }“.

## Zálohy, obnova, kontrola

storage-backup-of-server = PostgreSQL na to má vlastní nástroje: pg_dump zálohuje kdykoli, pg_restore obnovuje při zastaveném botovi.
storage-fresh-of-server = --fresh na databázovém serveru nic nevyprázdní. Udej v DATABASE_URL novou databázi.
storage-fresh-of-discord = Databázi { $place } používal bot na Discordu, a proto ji --fresh nevyprázdní. Jinou složku zvolíš pomocí SENESCHAL_FOLDER.
storage-file-exists = Na místě „{ $file }“ už něco je.
storage-backed-up = Záloha je v „{ $file }“ a byla ověřena ({ $kilobytes } kB).
storage-restore-itself = „{ $file }“ je sama databáze, ne záloha.
storage-restored = Databáze je taková jako v „{ $file }“. { $games ->
    [one] Byla vrácena { $games } rozehraná hra: další hody v ní vycházejí z nového semínka.
    [few] Byly vráceny { $games } rozehrané hry: další hody v nich vycházejí z nových semínek.
   *[other] Bylo vráceno { $games } rozehraných her: další hody v nich vycházejí z nových semínek.
 }
storage-restored-aside = To, co tu bylo dříve, je teď v „{ $file }“.
storage-rolled-back = Byla obnovena záloha: hra je opět ve stavu po řádku { $line } záznamu. Co přišlo později, neplatí. Další hody vycházejí z nového semínka s otiskem { $hash }.
storage-check-file = Soubor je poškozený: { $fault }
storage-check-link = Řádek tabulky { $table } (číslo { $row }) odkazuje na něco, co v tabulce { $parent } není.
storage-check-lines = Hra { $game }: { $lines ->
    [one] je uložen { $lines } řádek
    [few] jsou uloženy { $lines } řádky
   *[other] je uloženo { $lines } řádků
 }, ale má jich být v nepřerušené řadě { $wanted }.
storage-check-snapshot = Hra { $game }: stav po řádku { $line } chybí, nebo ho nelze přečíst.
storage-check-table = Databáze nemá podobu, jakou tento program vytváří: { $what } { $name }. Hry nebyly zkontrolovány.
storage-check-value = Tabulka { $table }, řádek { $row }: ve sloupci { $column } je něco, co tam nepatří.
storage-check-index = Index nebo omezení není takové, jaké tento program vytváří: { $what } { $name }.
storage-check-line = Hra { $game }: řádek { $line } není tím, co tam bylo uloženo.
storage-check-game = Hra { $game }: volby, balíky, semínko nebo rozehraná akce nejsou tím, co bylo uloženo.
storage-check-seed = Hra { $game }: semínko není to, jehož otisk byl zveřejněn.
storage-check-rules = Hra { $game }: její pravidla nebo balíky ({ $key }) nejsou k dispozici.
storage-check-unreadable-line = Hra { $game }: řádek { $line } nelze přečíst.
storage-check-unreadable-part = Hra { $game }: nelze přečíst { $part ->
    [options] její volby
    [flight] rozehranou akci
   *[orders] její stálé pokyny
 }.
storage-check-position = Hra { $game }: její stav porušuje pravidlo ({ $fault }).
storage-check-standing = Hra { $game }: místa, otevřené otázky nebo status neodpovídají jejímu stavu.
storage-check-unplayable = Hra { $game }: z toho, co je uloženo, nelze hrát dál.
storage-check-pack = Uložený balík { $hash } neodpovídá svému otisku.
storage-check-precedent = Server { $guild }: precedens { $precedent } není tím, co bylo uloženo; za nic po něm nelze ručit.
storage-check-post = Zprávu { $row } k odeslání nelze přečíst.
storage-check-answer = Odpověď na interakci { $row } nelze přečíst.
storage-check-row = Tabulka { $table }, řádek { $row }: není to, co tam bylo uloženo.
storage-check-event = Událost { $event }: { $what ->
    [terms] nelze přečíst, co bylo dohodnuto.
    [pairings] dvojice neodpovídají účastníkům a kolům.
    [results] některá dvojice má výsledek, jaký být nemůže.
    [winner] vítěz není ten z tabulky výsledků.
    [ledger] deník kampaně není číslován bez mezer nebo odvolává, co v něm není.
   *[acts] v historii je něco, co nelze vyprávět.
 }
storage-check-result = Hra { $game }: výsledek dvojice není výsledkem hry.
storage-check-vote = Hra { $game }, návrh { $vote }: hlasy neodpovídají těm, kdo smějí hlasovat, nebo jeho konci.
storage-check-question = Otázka { $question }: hlasy neodpovídají odpovědím nebo tomu, co z otázky vzešlo.
storage-check-ownpack = Server { $guild }: záznam o balíčku „{ $name }“ neodpovídá balíčku.
storage-check-posts = Kanál { $channel }: čísla zpráv jsou vyšší, než kam kanál došel.
storage-check-decisions = Hra { $game }: čísla otázek jsou vyšší, než kam hra došla.
storage-check-remedy = Hra { $game }: { $good ->
    [none] žádný její řádek není v pořádku
   *[other] její poslední řádek v pořádku je { $good }
 }; { $file ->
    [none] celá není v žádné z nejnovějších záloh.
   *[other] celá je v záloze „{ $file }“.
 }
storage-check-more = Dalších toho druhu: { $count }.
storage-check-exempt = Bez záruky, protože si to každý volí sám: { $tables }.
storage-progress-copy = Kopírování: { $percent } %
storage-progress-check = Kontrola: { $percent } %
storage-backup-elsewhere = Do složky { $folder } nelze nic zapsat. Uveď soubor jinde: backup SOUBOR
storage-check-faults = { $count ->
    [one] Byla nalezena { $count } chyba.
    [few] Byly nalezeny { $count } chyby.
   *[other] Bylo nalezeno { $count } chyb.
 }
storage-check-sound = Vše je v pořádku: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
 }, { $lines ->
    [one] { $lines } řádek historie.
    [few] { $lines } řádky historie.
   *[other] { $lines } řádků historie.
 }

## Nastavení

setting-discord-token = { $name } není token bota: zkopíruj ho ze stránky „Bot“ své aplikace na vývojářském portálu Discordu. Necháš-li ho prázdný, otevře se salon.
setting-database-url = { $name } musí začínat sqlite:/// nebo postgresql://.
setting-folder = { $name } musí být cesta ke složce.
setting-language = { $name } musí být jedno z: { $known }.
setting-log-level = { $name } musí být jedno z: { $known }.
setting-parlour-port = { $name } musí být celé číslo od 0 do { $high }.
setting-backup-hours = { $name } musí být celý počet hodin od 0 (bez záloh) do { $high }.
setting-backups-kept = { $name } musí být celé číslo od 1 do { $high }.
setting-operator-ids = { $name } musí být seznam id uživatelů oddělených čárkami.
setting-unknown = Nastavení { $name } neexistuje. Nastavení jsou: { $known }.
setting-file = Soubor „{ $file }“ není text v UTF-8.
