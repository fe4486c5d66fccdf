# Co dělá vedoucí hry: vždy se to řekne v kanálu, i s důvodem.

gm-reason = Důvod: { $reason }
gm-acted = Vedoucí hry { $name } jedná za hráče { $seat }.
gm-acted-table = Vedoucí hry { $name } jedná za celý stůl.
gm-defaulted = Vedoucí hry { $name } nechává za hráče { $seat } provést výchozí volbu.
gm-edited = { $count ->
    [0] Vedoucí hry { $name } mění pozici, ale nic z toho, co vidí všichni. Změna se odkryje na konci.
    [one] Vedoucí hry { $name } mění pozici, z toho { $count } místo, které vidí všichni. Celá změna se odkryje na konci.
    [few] Vedoucí hry { $name } mění pozici, z toho { $count } místa, která vidí všichni. Celá změna se odkryje na konci.
   *[other] Vedoucí hry { $name } mění pozici, z toho { $count } míst, která vidí všichni. Celá změna se odkryje na konci.
 }
gm-edited-place = `{ $change }`
gm-went-back = Vedoucí hry { $name } vrací hru k řádku { $line }.
gm-undid = Vedoucí hry { $name } vrací poslední tah.
gm-looked = Vedoucí hry { $name } si prohlíží celou pozici včetně skrytých částí.
gm-paused = Vedoucí hry { $name } hru přerušuje; její hodiny stojí.
gm-resumed = Vedoucí hry { $name } nechává hru pokračovat s časem, který zbýval.
gm-terms = Vedoucí hry { $name } mění podmínky. { $limit ->
    [0] Časový limit už není
    [one] Čas na jedno rozhodnutí: { $limit } minuta
    [few] Čas na jedno rozhodnutí: { $limit } minuty
   *[other] Čas na jedno rozhodnutí: { $limit } minut
 }; { $policy ->
    [wait] když vyprší, hra čeká a připomíná.
   *[default] když vyprší, provede se výchozí volba.
 }
gm-offered = Vedoucí hry { $name } nabízí někomu jinému místo hráče { $seat }.
gm-vacated = Vedoucí hry { $name } odebírá místo hráči { $seat }.
gm-vetoed = Vedoucí hry { $name } uzavírá hlasování č. { $number } bez rozhodnutí.
gm-closed = Vedoucí hry { $name } ukončuje hru bez výsledku.
gm-reopened = Vedoucí hry { $name } hru znovu otevírá.
gm-repaired = Vedoucí hry { $name } vrací hru do provozu.
reply-gm-done = Hotovo, a oznámeno v kanálu hry.
gm-state = Celá pozice je v souboru. Je určená jen tobě.

## Příkazy
command-gm = Nástroje vedoucího hry; vše se oznamuje v kanálu
command-gm-act = Jednat za hráče nebo za celý stůl
command-gm-default = Nechat za hráče provést výchozí volbu
command-gm-state = Přečíst celou pozici; stůl se to dozví
command-gm-edit = Změnit pozici záplatou JSON
command-gm-back = Vrátit hru k řádku záznamu
command-gm-undo = Vrátit poslední tah, ať se pak stalo cokoli
command-gm-pause = Hru přerušit, nebo nechat pokračovat
command-gm-terms = Změnit časový limit nebo to, co po něm následuje
command-gm-offer = Nabídnout místo někomu jinému
command-gm-vacate = Odebrat někomu místo
command-gm-veto = Uzavřít hlasování nebo nabídku bez rozhodnutí
command-gm-close = Ukončit hru bez výsledku
command-gm-reopen = Znovu otevřít uzavřenou hru
command-gm-repair = Vrátit hru do provozu
option-gm-act-seat = Za koho; prázdné: za celý stůl
option-gm-act-line = Řádek, stejně jako u /do
option-gm-default-seat = Za koho
option-gm-edit-patch = Například: add /players/0/wins 1
option-gm-back-line = Číslo řádku, po kterém se pokračuje
option-gm-pause-days = Na kolik dní; bez čísla: 14
option-gm-terms-minutes = Minuty na jedno rozhodnutí; 0: bez limitu
option-gm-terms-policy = Co se stane, když čas vyprší
option-gm-offer-seat = Čí místo
option-gm-offer-person = Komu; prázdné: kdo stiskne první
option-gm-vacate-seat = Čí místo
option-gm-veto-vote = Číslo hlasování nebo nabídky

## Co nejde
engine-refused-gm-no-rights = Tady nejsi vedoucí hry: je k tomu třeba role, kterou určil server, nebo oprávnění „Spravovat server“.
engine-refused-gm-plays = Kdo sám hraje, není v té hře jejím vedoucím. Totéž jde se souhlasem všech hráčů: použij /game undo.
engine-refused-gm-no-reason = Uveď důvod; oznámí se v kanálu.
engine-refused-gm-no-orders = Stálé pokyny jsou soukromé; dává je jen hráč.
engine-refused-gm-not-waited = Na hráče { $seat } se teď nečeká.
engine-refused-gm-no-default = Tuto volbu za hráče { $seat } nikdo udělat nemůže: pravidla pro ni neznají výchozí volbu.
engine-refused-gm-limit = Časový limit musí být od { $low } do { $high } sekund, nebo 0.
engine-refused-gm-policy = To není pravidlo pro konec času; jsou tato: { $known }.
engine-refused-gm-seat-empty = Místo hráče { $seat } nikdo nedrží.
engine-refused-gm-not-closed = Hra nebyla uzavřena před koncem; vrátit se lze příkazem /gm undo nebo /gm back.
engine-refused-gm-no-fault = Hra není mimo provoz.
