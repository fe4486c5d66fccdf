# Co odmítá samo jádro, ať jde o kteroukoli hru.

engine-refused-game-over = Hra skončila.
engine-refused-nothing-due = Teď se nic neděje samo.
engine-refused-only-the-table = To může udělat jen celý stůl nebo vedoucí hry.
engine-refused-only-a-seat = To může udělat jen hráč této hry.
engine-refused-game-not-over = Hra ještě neskončila.
engine-refused-nobody-here = V této hře se nikdo nejmenuje „{ $given }“; hráči: { $known }.
engine-refused-not-asked = Na nic takového se tě teď nikdo neptá.
engine-refused-action-in-flight = { $waiting_count ->
    [one] Jiná akce ještě neskončila; čeká se na odpověď: { $waiting }.
    [few] Jiná akce ještě neskončila; čeká se na odpovědi: { $waiting }.
   *[other] Jiná akce ještě neskončila; čeká se na odpovědi: { $waiting }.
 }
engine-refused-no-such-option = „{ $given }“ není mezi možnými odpověďmi.
engine-refused-option-twice = Jedna odpověď je uvedena dvakrát.
engine-refused-wrong-number = { $exact ->
    [yes] Počet odpovědí musí být přesně { $low }; zadáno: { $given }.
   *[no] Počet odpovědí musí být od { $low } do { $high }; zadáno: { $given }.
 }
engine-refused-not-in-range = „{ $given }“ není celé číslo od { $low } do { $high }.
engine-refused-nothing-to-undo = Není co vracet.
engine-refused-nothing-to-take-back = Tolik odpovědí ({ $given }) vrátit nelze; dosud jich padlo: { $answers }.
engine-refused-undo-behind-barrier = { $barrier ->
    [roll] To už nelze vrátit: mezitím se házelo.
    [shuffle] To už nelze vrátit: mezitím se něco míchalo nebo losovalo.
    [reveal] To už nelze vrátit: mezitím bylo odhaleno něco skrytého.
    [answer] To už nelze vrátit: mezitím odpověděl jiný hráč.
    [edit] To už nelze vrátit: vedoucí hry mezitím změnil pozici.
   *[other] To už nelze vrátit.
 }{ $need ->
    [gm] {""} Může to už jen vedoucí hry.
   *[never] {""}
 }
engine-refused-undo-not-yours = Vrátit to může jen hráč, který to udělal.
engine-refused-no-such-line = Řádek { $given }, na který by se šlo vrátit, neexistuje.
engine-refused-edit-breaks-rules = Změněná pozice porušuje pravidla ({ $fault }).

## Řádky, které nelze přečíst

engine-refused-line-empty = Řádek je prázdný.
engine-refused-line-too-long = Počet znaků v řádku: { $length }; povoleno nejvýše { $most }.
engine-refused-bad-character = Řádek obsahuje znak, který nelze přečíst ({ $given }).
engine-refused-quote-open = Uvozovky nejsou uzavřené: { $given }
engine-refused-sign-without-key = Těsně před „{ $given }“ musí stát slovo.
engine-refused-unknown-verb = { $near ->
    [no_suggestion] Příkaz „{ $given }“ neexistuje.
   *[other] Příkaz „{ $given }“ neexistuje; nemá to být „{ $near }“?
 }
engine-refused-missing-field = { $verb }: chybí „{ $field }“.
engine-refused-key-twice = { $verb }: „{ $name }“ je tu dvakrát.
engine-refused-unknown-key = { $verb }: „{ $name }“ tu stát nemůže.
engine-refused-one-value = { $verb }: „{ $field }“ potřebuje právě jednu hodnotu; zadaných hodnot: { $count }.
engine-refused-too-many-words = { $verb }: „{ $given }“ je navíc.
engine-refused-one-of-these = { $verb }: „{ $given }“ a „{ $other }“ se vylučují.
engine-refused-bad-value = { $field }: „{ $given }“ není povoleno; možnosti: { $allowed }.
engine-refused-bad-number = { $field }: „{ $given }“ není celé číslo od { $low } do { $high }.
engine-refused-unknown-order = Stálý pokyn „{ $given }“ neexistuje; možnosti: { $allowed }.
