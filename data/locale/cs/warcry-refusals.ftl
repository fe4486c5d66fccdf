# Proč něco ve WarCry nejde.

## Pořadí a fáze

warcry-refused-wrong-phase = To teď nejde; probíhá fáze: { $phase }.
warcry-refused-no-pass-now = Teď není nač pasovat; probíhá fáze: { $phase }.
warcry-refused-not-your-turn = Teď ne: na řadě je { $seat }.
warcry-refused-no-such-seat = V této hře není místo { $given }.
warcry-refused-no-combat = Žádný souboj neprobíhá.
warcry-refused-no-mustering = Teď neprobíhá verbování, do jehož konce by šlo pasovat.
warcry-refused-not-in-army-deck = Tvůj balíček armády nemá tolik karet „{ $card }“: v balíčku { $held }, na seznamu { $count }.
warcry-refused-dispute-question-length = Počet znaků otázky: { $length }; dovoleno 1 až { $most }.

## Balíčky a verbování

warcry-refused-deck-already-chosen = Své balíčky už máš vybrané.
warcry-refused-deck-illegal = { $count ->
    [one] Balíček porušuje { $count } pravidlo stavby balíčků.
    [few] Balíček porušuje { $count } pravidla stavby balíčků.
   *[other] Balíček porušuje { $count } pravidel stavby balíčků.
 }
warcry-refused-card-not-in-hand = Kartu „{ $card }“ nemáš v ruce.
warcry-refused-not-unit = „{ $card }“ není jednotka.
warcry-refused-not-attachment = „{ $card }“ není vybavení.
warcry-refused-unique-in-play = Karta „{ $card }“ je jedinečná a jednu už máš ve hře.
warcry-refused-too-expensive = „{ $card }“ stojí { $cost ->
        [one] { $cost } zlatý
        [few] { $cost } zlaté
       *[other] { $cost } zlatých
     }; zbývá ti { $left }.
warcry-refused-no-such-line = „{ $given }“ není linie; jsou battle (bojová) a reserve (záložní).
warcry-refused-attachment-only-on = „{ $card }“ smějí mít jen jednotky s vlastností: { $keywords }; jednotka { $unit } ji nemá.
warcry-refused-attachment-not-on = „{ $card }“ nesmějí mít jednotky s vlastností: { $keywords }; jednotka { $unit } ji má.
warcry-refused-attachment-keyword-twice = Jednotka { $unit } už má vybavení „{ $carried }“ s klíčovým slovem { $keyword }, a to má i „{ $card }“.

## Jednotky

warcry-refused-no-such-unit = Ve hře není jednotka { $unit }.
warcry-refused-not-your-unit = Jednotka { $unit } není tvá.
warcry-refused-unit-committed = Jednotka { $unit } je vyčerpaná.
warcry-refused-unit-cannot-attack = Jednotka { $unit } nemůže útočit.
warcry-refused-infantry-in-reserve = Jednotka { $unit } je pěchota v záložní linii a odtud útočit nemůže.
warcry-refused-no-enemy-units = { $seat } nemá ve hře žádné jednotky.
warcry-refused-target-is-yours = Jednotka { $target } je tvá vlastní.
warcry-refused-target-shielded = Jednotka { $unit } si nesmí za cíl zvolit jednotku { $target }: záložní linii chrání efekt.
warcry-refused-target-behind-line = Jednotka { $unit } nedosáhne na jednotku { $target } v záložní linii, dokud v bojové linii stojí připravená jednotka.
warcry-refused-no-ranged-attack = Jednotka { $unit } neumí střílet.
warcry-refused-no-such-mode = { $count ->
    [one] Jednotka { $unit } má { $count } hodnotu střelby; číslo { $mode } mezi nimi není.
    [few] Jednotka { $unit } má { $count } hodnoty střelby; číslo { $mode } mezi nimi není.
   *[other] Jednotka { $unit } má { $count } hodnot střelby; číslo { $mode } mezi nimi není.
 }
warcry-refused-out-of-range = Jednotka { $target } je ve vzdálenosti { $distance } od jednotky { $unit }, která dostřelí na { $reach }.
warcry-refused-not-in-reserve = Jednotka { $unit } nestojí v záložní linii, a přesunout lze jen jednotku odtud.
warcry-refused-not-a-follow-up-defender = Jednotka { $unit } nemůže být obráncem při dodatečném útoku; možnosti: { $options }.
warcry-refused-already-saved = Jednotka { $unit } už ve zkoušce uspěla.
warcry-refused-cannot-be-carried-over = Jednotku { $unit } nelze ponechat do další bitvy.
warcry-refused-kept-too-expensive = Tyto jednotky stojí dohromady { $cost ->
        [one] { $cost } zlatý
        [few] { $cost } zlaté
       *[other] { $cost } zlatých
     }; příští zásoby jsou { $supply }.
warcry-refused-attachment-stays = { $attachment } patří k jednotce { $unit }: zůstává nebo odchází s ní a zvlášť se o něm nerozhoduje.
warcry-refused-clean-up-already-in = Už máš rozhodnuto, které jednotky zůstanou.

## Taktiky, povely, schopnosti

warcry-refused-not-a-tactic = „{ $card }“ není taktika.
warcry-refused-not-a-command = „{ $card }“ není povel ani strategie.
warcry-refused-no-unit-in-combat = V tomto souboji nemáš jednotku.
warcry-refused-supporter-in-combat = Jednotka { $unit } je sama v souboji; podpůrnou taktiku používá jednotka mimo něj.
warcry-refused-unit-not-in-combat = Jednotka { $unit } není v tomto souboji.
warcry-refused-warcry-too-late = Bojový pokřik může být jen tvým prvním úkonem v souboji.
warcry-refused-forbidden-now = Efekt ti v tomto souboji zakazuje { $kind ->
    [combat_tactic] bojové taktiky
    [warcry] bojové pokřiky
    [support_tactic] podpůrné taktiky
    [reaction] reakce
   *[unit_abilities] schopnosti této jednotky
 }.
warcry-refused-condition-not-met = Podmínka karty „{ $card }“ není splněna.
warcry-refused-cannot-pay = { $what ->
    [tp] „{ $card }“ stojí taktické body: třeba { $cost }, zbývá { $left }.
    [discard] Za „{ $card }“ je třeba odhodit karty: třeba { $cost }, v ruce kromě ní zbývá { $left }.
    [commit_self] Za „{ $card }“ se musí vyčerpat sama jednotka { $unit }, a to nejde.
    [commit_one] Za „{ $card }“ se musí vyčerpat jednotka, a žádná vhodná tvá jednotka není připravená a volná.
    [destroy_self] Za „{ $card }“ se musí zničit sama jednotka { $unit }, a ta tu k tomu už není.
    [destroy_one] Za „{ $card }“ se musí zničit jednotka, a žádnou vhodnou a volnou nemáš.
   *[destroy_self_card] Za „{ $card }“ se musí zničit právě toto vybavení, a to tu k tomu už není.
 }
warcry-refused-can-do-nothing = „{ $card }“ by teď nic nezpůsobila.
warcry-refused-no-such-ability = { $ability ->
    [0] { $unit } nemá jednu schopnost, která by se hodila; uveď její číslo.
    [one] { $unit } nemá takovou schopnost s číslem { $ability }.
    [few] { $unit } nemá takovou schopnost s číslem { $ability }.
   *[other] { $unit } nemá takovou schopnost s číslem { $ability }.
 }
warcry-refused-already-used = Schopnost { $unit } už byla použita { $limit ->
    [battle] v této bitvě
    [game] v této hře
   *[combat] v tomto souboji
 }.
warcry-refused-bad-choice = Pro kartu „{ $card }“ nelze zvolit „{ $given }“; možnosti: { $options }.
warcry-refused-choose-exactly = { $count ->
    [one] Pro kartu „{ $card }“ nelze zvolit „{ $given }“: je třeba zvolit právě jednu z možností: { $options }.
    [few] Pro kartu „{ $card }“ nelze zvolit „{ $given }“: je třeba zvolit právě { $count } z těchto možností, spojené znakem „+“: { $options }.
   *[other] Pro kartu „{ $card }“ nelze zvolit „{ $given }“: je třeba zvolit právě { $count } z těchto možností, spojených znakem „+“: { $options }.
 }
warcry-refused-choose-at-most = { $count ->
    [one] Pro kartu „{ $card }“ nelze zvolit „{ $given }“: lze zvolit nejvýše jednu z možností: { $options }.
    [few] Pro kartu „{ $card }“ nelze zvolit „{ $given }“: lze zvolit nejvýše { $count } z těchto možností, spojené znakem „+“: { $options }.
   *[other] Pro kartu „{ $card }“ nelze zvolit „{ $given }“: lze zvolit nejvýše { $count } z těchto možností, spojených znakem „+“: { $options }.
 }
warcry-refused-choice-not-asked = „{ $given }“ neodpovídá na nic, na co se tu „{ $card }“ ptá.

## Zápis

warcry-refused-unknown-card = { $near ->
    [no_suggestion] { $field }: karta „{ $given }“ neexistuje.
   *[other] { $field }: karta „{ $given }“ neexistuje; nemá to být „{ $near }“?
 }
warcry-refused-answer-first = Je otevřená otázka; „{ $given }“ na ni není odpověď.
warcry-refused-block-one-unit = Blokuj právě jednou jednotkou, třeba „block { $example }“, nebo napiš „no_block“; možnosti: { $options }.
warcry-refused-react-one = Použij vždy právě jednu reakci, nebo napiš „no_reaction“; možnosti: { $options }.
warcry-refused-retreat-alone = „retreat“ stojí samo, bez „{ $given }“: ustupují všechny tvé jednotky; potom pro každou napiš „retreat_unit { $unit } test“, nebo „retreat_unit { $unit } discard“.
warcry-refused-retreat-one-unit = Rozhodni o jedné jednotce: „retreat_unit { $unit } test“ ji otestuje, „retreat_unit { $unit } discard“ ji obětuje.
warcry-refused-bad-piece = { $field }: „{ $given }“ není označení karty ve hře; označení vypadají jako A3.
warcry-refused-which-unit = Může to udělat více jednotek; urči ji pomocí { $field }=, jedna z: { $options }.
warcry-refused-which-ability = { $unit } má více takových schopností; urči ji pomocí ability=, jedna z: { $options }.
warcry-refused-not-a-reaction = „{ $card }“ není reakce a nelze ji připravit.
warcry-refused-not-armed = Karta „{ $card }“ není připravena.
