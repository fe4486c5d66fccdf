# Drafts: what is prepared by several forms and then applied.

draft-button-change = Změnit…
draft-button-over = Začít znovu
form-number = Celé číslo od { $low } do { $high }.
form-none = Nech prázdné, pokud nemá být žádná volba.
engine-refused-draft-gone = Tento návrh se už nedochoval; použij příkaz znovu. Nic se nezměnilo.
engine-refused-draft-applied = Tento návrh už byl použit; chceš-li změnit víc, použij příkaz znovu.
engine-refused-draft-empty = Návrh je prázdný; není co použít.
engine-refused-form-gone = „{ $option }“: co bylo vybráno, na tomto serveru už není.
engine-refused-form-number = „{ $option }“ nemůže být „{ $given }“; může to být celé číslo od { $low } do { $high }.

setup-group-place = Jazyk a kanály
setup-group-tables = Stoly
setup-group-absence = Nepřítomnost
setup-group-rules = Otázky k pravidlům
setup-group-votes = Hlasování a precedenty
setup-meanwhile = Mezitím se to změnilo jinde: { $settings }

draft-line = { $name }: { $value }
draft-usual = Jako obvykle
draft-button-back = Zpět
options-title = **Nastavení stolu: { $game }**
event-draft-title = **Nová akce**
event-draft-missing = Ještě je třeba zvolit: { $fields }.
event-draft-ready = Nic se neohlásí, dokud nestiskneš „Otevřít“.
event-button-open = Otevřít
event-group-play = Co se hraje
event-group-format = Systém a kola
event-group-dates = Termíny
event-group-people = Lidé a podmínky
event-form-key = Hra
event-form-table = Hráči jedné hry
event-form-table-about = Číslo od { $low } do { $high }. Prázdné: nejméně, kolik hra potřebuje.
event-form-language = Jazyk akce
event-form-language-usual = jako na serveru
event-form-pack = Balíček
event-pack-joined = „{ $name }“ se základním balíčkem
event-pack-alone = jen „{ $name }“
event-form-format = Jak se tvoří dvojice
event-form-number = Kola nebo hráči ve skupině
event-form-number-about = Švýcarský: kola; skupiny: hráči jedné. Od { $low } do { $high }. Prázdné: podle systému.
event-form-unfinished = Hra nedohraná včas
event-form-points = Body
event-form-points-about = Výhra/remíza/prohra/volný los, např. 3/1/0/3. Prázdné: jako obvykle.
event-form-breaks = Pořadí pomocných hodnocení
event-form-breaks-about = Z: buchholz, sonneborn_berger, direct, victory, wins, games. Prázdné: jako obvykle.
event-form-start-other = Jiný den začátku
event-form-until = Poslední den
event-form-until-other = Jiný poslední den
event-form-day-about = Např. 2030-12-24; má přednost před seznamem.
event-start-none = až řekneš
event-until-none = bez posledního dne
event-form-pace = Čas na jedno rozhodnutí
event-form-terms = Podmínky
event-form-checkin = je třeba se přihlásit na místě
event-form-rated = hry se počítají do hodnocení
event-form-unrated = hry se nepočítají do hodnocení
event-form-campaign = je to kampaň
event-form-after = Další sezona po
event-form-after-about = Pro skupiny a kampaně: akce, která byla předtím.
event-after-none = žádná
event-form-ledger = Pokračuje kronika?
event-ledger-none = pokud je
event-ledger-yes = pokračuje
event-ledger-no = začíná prázdná
event-day = { $weekday ->
    [mon] pondělí
    [tue] úterý
    [wed] středa
    [thu] čtvrtek
    [fri] pátek
    [sat] sobota
   *[sun] neděle
 } { $day }

option-event-new-name = Jak se jmenuje
option-event-new-options = Nastavení stolu, např. volba=hodnota
option-event-new-players = Nejvíce hráčů
option-event-new-days = Kolik dní trvá kolo
option-event-new-start = Den začátku, např. 2030-12-24
engine-refused-event-no-game = Nastavení stolu patří ke hře: uveď i hru (game:…).
