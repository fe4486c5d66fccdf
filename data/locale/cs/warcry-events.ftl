# Co se děje ve WarCry. $seat, $winner, $loser, $first jsou jména hráčů; $unit a další kusy zní „A3 Název“.

## Příprava a verbování

warcry-event-deck-chosen = { $seat } už má oba balíčky.
warcry-event-decks-shuffled = Oba balíčky hráče { $seat } jsou zamíchané.
warcry-event-battle-begun = Začíná bitva { $battle }. Zásoby: { $supply } zlatých pro každého hráče.
warcry-event-gold-carried = Ponechané karty hráče { $seat } stojí { $spent ->
        [one] { $spent } zlatý
        [few] { $spent } zlaté
       *[other] { $spent } zlatých
     }; zbývá { $left }.
warcry-event-muster-order = { $seat } rozhoduje, kdo verbuje první: { $first }.
warcry-event-mustered = { $seat } verbuje za { $cost ->
        [one] { $cost } zlatý
        [few] { $cost } zlaté
       *[other] { $cost } zlatých
     } jednotku { $unit } do { $line ->
    [battle] bojové linie
   *[reserve] záložní linie
 }; zbývá { $left }.
warcry-event-attached = { $seat } hraje za { $cost ->
        [one] { $cost } zlatý
        [few] { $cost } zlaté
       *[other] { $cost } zlatých
     } vybavení { $attachment } na jednotku { $unit }; zbývá { $left }.
warcry-event-overspent = { $seat } utrácí { $spent ->
        [one] { $spent } zlatý
        [few] { $spent } zlaté
       *[other] { $spent } zlatých
     }, smí se však jen { $supply }; poslední nákupy se odhazují.
warcry-event-refunded = { $reopened ->
    [yes] { $seat } dostává zpět { $gold ->
        [one] { $gold } zlatý
        [few] { $gold } zlaté
       *[other] { $gold } zlatých
     } a smí znovu verbovat.
   *[no] { $seat } dostává zpět { $gold ->
        [one] { $gold } zlatý
        [few] { $gold } zlaté
       *[other] { $gold } zlatých
     }.
 }
warcry-event-passed = { $what ->
    [muster] { $seat } pasuje a končí s verbováním.
    [tactic] { $seat } pasuje v tomto souboji.
   *[command] { $seat } pasuje.
 }
warcry-event-discarded-hand = { $seat } odhazuje { $pile ->
    [army] karty armády z ruky
   *[action] karty akce z ruky
 }: { $cards }.
warcry-event-initiative = Iniciativa hráče { $seat }: { $sum }.
warcry-event-first-command = První rozkaz vydává { $seat }.

## Karty a hody

warcry-event-drew = { $seat } si líže { $pile ->
    [army] { $count ->
    [one] { $count } kartu armády
    [few] { $count } karty armády
   *[other] { $count } karet armády
 }
   *[action] { $count ->
    [one] { $count } kartu akce
    [few] { $count } karty akce
   *[other] { $count } karet akce
 }
 }.
warcry-event-drew-cards = Lížeš si z { $pile ->
    [army] balíčku armády
   *[action] balíčku akcí
 }: { $cards }.
warcry-event-discarded = { $seat } odhazuje { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
 }: { $cards }.
warcry-event-shuffled-anew = Všechny balíčky se zamíchají, protože některé jejich karty už byly vidět.
warcry-event-reshuffled = { $seat } zamíchává odhozené karty do nového { $pile ->
    [army] balíčku armády
   *[action] balíčku akcí
 } ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
 }).
warcry-event-rolled = { $seat } hází { $number } („{ $card }“) – { $purpose ->
    [muster_order] pořadí verbování
    [initiative] první rozkaz
    [combat] bojový hod
    [rout] zkouška rozprášení
    [leadership_test] zkouška morálky
    [strength_test] zkouška síly
    [tie_break] rozhodující souboj
   *[card] efekt karty
 }.
warcry-event-cannot-roll = { $seat } nemá kartu na hod: { $purpose ->
    [muster_order] pořadí verbování
    [initiative] první rozkaz
    [combat] bojový hod
    [rout] zkouška rozprášení
    [leadership_test] zkouška morálky
    [strength_test] zkouška síly
    [tie_break] rozhodující souboj
   *[card] efekt karty
 }.
warcry-event-decided-by-lot = Hody nerozhodly ({ $purpose ->
    [muster_order] pořadí verbování
    [initiative] první rozkaz
   *[tie_break] rozhodující souboj
 }). Los určil { $number }: { $seat }.
warcry-event-tested = Jednotka { $unit } { $stat ->
    [strength] { $passed ->
    [yes] uspěla ve zkoušce síly (síla { $value })
   *[no] neuspěla ve zkoušce síly (síla { $value })
 }
   *[leadership] { $passed ->
    [yes] uspěla ve zkoušce morálky (morálka { $value })
   *[no] neuspěla ve zkoušce morálky (morálka { $value })
 }
 }.
warcry-event-revealed = { $seat } odkrývá „{ $card }“.
warcry-event-looked-at-hand = { $seat } si prohlíží karty v ruce hráče { $other } ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
 }).
warcry-event-hand-seen = { $cards_count ->
    [0] { $other } nemá v ruce žádnou kartu akce.
    [one] Karty akce v ruce hráče { $other }: { $cards }.
    [few] Karty akce v ruce hráče { $other }: { $cards }.
   *[other] Karty akce v ruce hráče { $other }: { $cards }.
 }
warcry-event-looked-at-deck = { $seat } si prohlíží { $count ->
    [one] { $count } vrchní kartu
    [few] { $count } vrchní karty
   *[other] { $count } vrchních karet
 } z balíčku akcí hráče { $other }.
warcry-event-deck-seen = Navrchu balíčku akcí hráče { $other }, odshora: { $cards }.
warcry-event-choices-void = { $choices_count ->
    [one] Z voleb zadaných s kartou „{ $card }“ se jedna neuplatnila: { $choices }. Taková otázka nepřišla, nebo už nebyla možná.
    [few] Z voleb zadaných s kartou „{ $card }“ se neuplatnily tyto: { $choices }. Takové otázky nepřišly, nebo už nebyly možné.
   *[other] Z voleb zadaných s kartou „{ $card }“ se neuplatnily tyto: { $choices }. Takové otázky nepřišly, nebo už nebyly možné.
 }
warcry-event-discarded-from-deck = { $seat } odhazuje z balíčku akcí hráče { $other }: { $cards }.
warcry-event-reordered = { $seat } vrací { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
 } na balíček akcí hráče { $other }.
warcry-event-recovered = { $seat } si bere do ruky kartu „{ $card }“ z odhazovacího balíčku.
warcry-event-put-on-top = Karta „{ $card }“ jde navrch { $pile ->
    [army] balíčku armády
   *[action] balíčku akcí
 } hráče { $seat }.

## Jednotky, vybavení, strategie

warcry-event-committed = Jednotka { $unit } je vyčerpána.
warcry-event-rallied = Jednotka { $unit } je seřazena a připravena.
warcry-event-moved = Jednotka { $unit } se přesouvá do { $line ->
    [battle] bojové linie
   *[reserve] záložní linie
 }.
warcry-event-line-moved-up = Bojová linie hráče { $seat } je prázdná; záložní linie postupuje vpřed ({ $count ->
    [one] { $count } jednotka
    [few] { $count } jednotky
   *[other] { $count } jednotek
 }).
warcry-event-destroyed = { $cause ->
    [unique] Jednotka { $unit } je zničena: do hry přišla jiná kopie této jedinečné karty.
    [slaughter] Jednotka { $unit } padla v masakru.
    [retreat] Jednotka { $unit } je při ústupu zničena.
    [clean_up] Jednotka { $unit } je po bitvě odhozena.
    [overspent] Jednotka { $unit } je odhozena: chybělo na ni zlato.
   *[other] Jednotka { $unit } je zničena.
 }
warcry-event-attachment-destroyed = { $cause ->
    [unique] Vybavení { $attachment } jednotky { $unit } je zničeno: do hry přišla jiná kopie této jedinečné karty.
    [overspent] Vybavení { $attachment } jednotky { $unit } je odhozeno: chybělo na ně zlato.
   *[other] Vybavení { $attachment } jednotky { $unit } je zničeno.
 }
warcry-event-strategy-discarded = Strategie { $strategy } hráče { $seat } je odhozena.
warcry-event-attachment-moved = „{ $card }“: vybavení { $attachment } přechází z { $giver } na jednotku { $unit }.
warcry-event-returned-to-play = „{ $card }“: jednotka { $unit } se vrací do { $line ->
    [battle] bojové linie
   *[reserve] záložní linie
 } jako { $state ->
    [ready] připravená
   *[committed] vyčerpaná
 }.
warcry-event-swapped = „{ $card }“: jednotka { $unit } zaujímá v souboji místo jednotky { $other }.

## Efekty schopností

warcry-event-value-changed = „{ $card }“: jednotka { $unit }, { $field ->
    [leadership] morálka { $amount_signed }
    [tp] taktické body { $amount_signed }
    [ranged] střelba { $amount_signed }
    [terror] hrůza { $amount_signed }
   *[strength] síla { $amount_signed }
 }.
warcry-event-strength-set = „{ $card }“: vytištěná síla jednotky { $unit } je teď { $amount }.
warcry-event-token = „{ $card }“: jednotka { $unit } dostává trvalý žeton: { $field ->
    [victory] Vítězství { $amount_signed }
    [leadership] morálka { $amount_signed }
   *[strength] síla { $amount_signed }
 }.
warcry-event-outcome-noted = „{ $card }“: { $effect ->
    [auto_rout] vyhraje-li jednotka { $unit }, je poražená jednotka rozprášena bez zkoušky rozprášení
    [win_slaughter] skončí-li souboj masakrem, vyhraje jednotka { $unit }
    [stay_ready] jednotka { $unit } zůstane na konci souboje připravená
    [save] jednotka { $unit } nebude po prohře zničena
   *[destroy_loser] vyhraje-li jednotka { $unit }, je poražená jednotka v každém případě zničena
 }.
warcry-event-roll-changed = „{ $card }“: hod hráče { $seat } má teď hodnotu { $number }.
warcry-event-forbidden = „{ $card }“: do konce souboje { $seat } nesmí používat { $kind ->
    [combat_tactic] bojové taktiky
    [warcry] bojové pokřiky
    [support_tactic] podpůrné taktiky
    [reaction] reakce
   *[unit_abilities] schopnosti jednotky v souboji
 }.
warcry-event-paid = { $seat } platí, co žádá „{ $card }“.
warcry-event-follow-up-forbidden = „{ $card }“: { $seat } nesmí provést dodatečný útok.
warcry-event-block-forbidden = „{ $card }“: útok nelze zablokovat.
warcry-event-retargeted = „{ $card }“: novým cílem se stává jednotka { $unit }.
warcry-event-reaction-played = { $seat } používá reakci: „{ $card }“.

## Konec bitvy a hry

warcry-event-command-cap-near = V této bitvě už padlo rozkazů: { $count }; do jejího konce { $left ->
    [one] zbývá { $left } rozkaz
    [few] zbývají { $left } rozkazy
   *[other] zbývá { $left } rozkazů
 }.
warcry-event-command-cap-reached = Počet vydaných rozkazů: { $count }; bitva končí.
warcry-event-unit-counted = { $victory ->
    [0] { $seat }: { $unit }, síla { $strength }.
    [one] { $seat }: { $unit }, síla { $strength }, Vítězství { $victory_signed }.
    [few] { $seat }: { $unit }, síla { $strength }, Vítězství { $victory_signed }.
   *[other] { $seat }: { $unit }, síla { $strength }, Vítězství { $victory_signed }.
 }
warcry-event-army-counted = Armáda hráče { $seat } má celkem { $sum } ({ $count ->
    [one] { $count } jednotka
    [few] { $count } jednotky
   *[other] { $count } jednotek
 }).
warcry-event-final-combat = Součty jsou stejné: rozhodující souboj { $number } z nejvýše { $most }.
warcry-event-fighter-chosen = { $attacking ->
    [yes] V rozhodujícím souboji útočí jednotka { $unit } hráče { $seat }.
   *[no] V rozhodujícím souboji se brání jednotka { $unit } hráče { $seat }.
 }
warcry-event-revealed-fighter = Jednotka { $unit } hráče { $seat } vstupuje do rozhodujícího souboje přímo z balíčku.
warcry-event-battle-won = { $winner } vyhrává bitvu { $battle } – { $reason ->
    [retreat] { $loser } ustupuje
    [last_roll] rozhodl poslední hod
    [no_unit_card] { $loser } už nemá žádnou jednotku
   *[count] rozhodl součet
 }. Vyhrané bitvy: { $wins }.
warcry-event-game-won = { $reason ->
    [conceded] { $winner } vyhrává hru; { $loser } se vzdává.
    [adjudicated] Vítězství ve hře se přiznává: { $winner } (prohrává { $loser }).
   *[battles] { $winner } vyhrává hru! Prohrává { $loser }.
 }
warcry-event-conceded = { $seat } vzdává hru.
warcry-event-adjudicated = { $seat } neodpovídá; hra se uznává za prohranou.
warcry-event-dispute-decided = Los rozhoduje spor „{ $question }“ (kartu hraje { $seat }): { $number }, platí výklad hráče { $winner }.
warcry-event-retreated = { $seat } velí k ústupu.
warcry-event-saved = Jednotka { $unit } ústup přečkala.
warcry-event-clean-up-chosen = { $seat } už má vybráno, které jednotky zůstanou.
warcry-event-kept = Jednotka { $unit } zůstává za { $cost ->
        [one] { $cost } zlatý
        [few] { $cost } zlaté
       *[other] { $cost } zlatých
     } v { $line ->
    [battle] bojové linii
   *[reserve] záložní linii
 }.

## Rozkazy a souboje

warcry-event-attack-declared = Jednotka { $unit } hráče { $seat } útočí na jednotku { $target }.
warcry-event-ranged-declared = Jednotka { $unit } hráče { $seat } střílí na jednotku { $target }: { $kind ->
    [short] krátká střelba { $value }
    [long] dlouhá střelba { $value }
   *[normal] střelba { $value }
 }.
warcry-event-blocked = Jednotka { $unit } hráče { $seat } blokuje útok.
warcry-event-not-blocked = { $seat } neblokuje.
warcry-event-block-failed = Blokující jednotka hráče { $seat } už nemůže blokovat; brání se cíl útoku.
warcry-event-attack-called-off = Útok hráče { $seat } končí ještě před soubojem.
warcry-event-combat-started = { $kind ->
    [ranged] Střelba: { $attacker } – { $defender }.
   *[melee] { $follow_up ->
    [yes] Dodatečný útok: { $attacker } – { $defender }.
   *[no] Souboj: { $attacker } – { $defender }.
 }
 }
warcry-event-tactic-played = { $seat } hraje „{ $card }“ – { $kind ->
    [warcry] bojový pokřik
    [support_tactic] podpůrná taktika
   *[combat_tactic] bojová taktika
 }.
warcry-event-cancelled = Karta „{ $card }“ hráče { $seat } je zrušena.
warcry-event-command-played = { $seat } hraje „{ $card }“ – { $kind ->
    [strategy] strategie
   *[command] povel
 }.
warcry-event-command-used = { $seat } používá povel karty „{ $card }“.
warcry-event-combat-result = { $result ->
    [aborted] Souboj je přerušen.
    [slaughter] { $attacker } { $total } : { $other_total } { $defender }. Masakr!
   *[won] { $attacker } { $total } : { $other_total } { $defender }. { $kind ->
    [ranged] Střelecký souboj vyhrává { $winner }.
   *[melee] Souboj vyhrává { $winner }.
 }
 }
warcry-event-routed = { $automatic ->
    [yes] Jednotka { $unit } je rozprášena bez zkoušky rozprášení.
   *[no] Jednotka { $unit } je rozprášena: zkouška rozprášení { $number }, morálka { $leadership }.
 }
warcry-event-not-routed = Jednotka { $unit } není rozprášena: zkouška rozprášení { $number }, morálka { $leadership }.
warcry-event-returned = Jednotka { $unit } se vrací do bojové linie vyčerpaná.
warcry-event-follow-up = Jednotka { $unit } hráče { $seat } provádí dodatečný útok.
warcry-event-follow-up-declined = { $seat } dodatečný útok neprovádí.
