# Talisman: nastavení stolu, jak je uvádí karta čekárny.

talisman-option-preset = { $preset ->
    [short] krátká hra: 15 kol při dvou nebo třech hráčích, 10 při více; 5 bodů za Sílu; první na Koruně vítězí
    [post] hra na dálku: 30 kol, 5 bodů za Sílu, silný Rozkaz
   *[none] bez předvolby
 }
talisman-brief-preset = { $preset ->
    [short] krátká hra
    [post] delší hra: 30 kol
   *[none] bez předvolby
 }
talisman-option-choose-characters = { $choose_characters ->
    [yes] každý si postavu vybere
   *[no] postavy se losují
 }
talisman-option-short-trophies = 1 Síla za každých { $short_trophies } bodů trofejí
talisman-option-sudden-death = { $sudden_death ->
    [yes] kdo první vstoupí na Korunu vlády, hned vítězí
   *[no] Korunu je třeba udržet: vítězí poslední postava
 }
talisman-option-strong-command = { $strong_command ->
    [yes] Rozkaz působí při 3 až 6
   *[no] Rozkaz působí při 4 až 6
 }
talisman-option-head-start = { $head_start ->
    [yes] každý začíná s 1 bodem Síly nebo Moci navíc
   *[no] každý začíná s tím, co říká karta postavy
 }
talisman-option-last-character = { $last_character ->
    [yes] komu postava zemře, ten vypadává
   *[no] komu postava zemře, ten si losuje novou, dokud nikdo nedošel ke Koruně
 }
talisman-option-alternative-ending = { $alternative_ending ->
    [yes] co čeká u Koruny, se losuje tajně: Koruna, Pán propasti, nebo prázdný trůn
   *[no] uprostřed čeká Koruna vlády
 }
talisman-option-reaction-mode = { $reaction_mode ->
    [windows] hra čeká na reakce: pokaždé nejvýše { $reaction_hours }
   *[orders] hra na reakce nečeká: odpovídají stálé pokyny
 }
talisman-option-windows = { $windows ->
    [all] dotazy na reakce při soubojích, kouzlech, začátcích tahů, hodech na pohyb a ztrátách životů
   *[some] dotazy na reakce jen při soubojích a kouzlech
 }
talisman-option-turn-hours = { $turn_hours } na tah
talisman-option-reaction-hours = { $reaction_hours } na reakci
talisman-option-rounds-limit = { $rounds_limit ->
    [-1] hra končí po 15 kolech při dvou nebo třech hráčích, po 10 při více
    [0] bez omezení kol: hra počítačových hráčů trvá 100 až 180 tahů na hráče
    [one] hra končí po { $rounds_limit } kole
    [few] hra končí po { $rounds_limit } kolech
   *[other] hra končí po { $rounds_limit } kolech
 }

talisman-card-length = Předpokládaná délka: { $rounds_limit ->
    [-1] nejvýše 15 kol, při více než třech hráčích 10.
    [0] dokud na Koruně vlády nezůstane jedna postava; podle obvyklých pravidel je to mnoho kol, `preset=post` končí po 30.
    [one] nejvýš { $rounds_limit } kolo.
    [few] nejvýš { $rounds_limit } kola.
   *[other] nejvýš { $rounds_limit } kol.
 } Kolo při tomto počtu hráčů ({ $players }) trvá { $round_time }, pokud všichni využijí celý čas na tah; tah podle pokynu nezabere žádný.{ $reaction_mode ->
    [windows] {" "}K tomu přicházejí dotazy na reakce ({ talisman-option-windows }) a každé může trvat až { $reaction_hours }: počítej s jedním až dvěma za tah, jakmile mají hráči kouzla.
   *[orders] { "" }
 }
