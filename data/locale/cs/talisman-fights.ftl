# Talisman: boj a duševní souboj, vyhýbání, krádež, kořist.
# $seat, $other, $winner a $loser jsou hráči; $foe je jeden tvor nebo několik („Goblin + Vlk“); $card je karta.

talisman-event-fight-announced = { $kind ->
    [battle] Boj: { $seat } (Síla { $value }) proti: { $foe } (Síla { $against }).
   *[psychic] Duševní souboj: { $seat } (Moc { $value }) proti: { $foe } (Moc { $against }).
 }
talisman-event-attack-announced = { $kind ->
    [battle] Boj: útočí { $seat } (Síla { $value }), brání se { $other } (Síla { $against }).
   *[psychic] Duševní souboj: útočí { $seat } (Moc { $value }), brání se { $other } (Moc { $against }).
 }
talisman-fight-parts = { $parts_count ->
    [one] { $value }
    [few] { $value } ({ $parts })
   *[other] { $value } ({ $parts })
 }
talisman-event-fighter-total = { $dice_count ->
    [0] { $seat }: { talisman-fight-parts } bez kostky = { $total }.
    [one] { $seat }: { talisman-fight-parts } + kostka { $dice } = { $total }.
    [few] { $seat }: { talisman-fight-parts } + vyšší z kostek { $dice } = { $total }.
   *[other] { $seat }: { talisman-fight-parts } + nejvyšší z kostek { $dice } = { $total }.
 }
talisman-event-creature-total = { $dice_count ->
    [0] { $foe }: { talisman-fight-parts } bez kostky = { $total }.
    [one] { $foe }: { talisman-fight-parts } + kostka { $dice } = { $total }.
    [few] { $foe }: { talisman-fight-parts } + vyšší z kostek { $dice } = { $total }.
   *[other] { $foe }: { talisman-fight-parts } + nejvyšší z kostek { $dice } = { $total }.
 }
talisman-event-fight-won = { $seat } poráží soupeře: { $foe }.
talisman-event-fight-lost = { $seat } prohrává. Vítězí: { $foe }.
talisman-event-fight-stand-off = Nerozhodně: { $seat } – { $foe }. Nikdo nic neztrácí.
talisman-event-duel-won = { $winner } vítězí, { $loser } prohrává.
talisman-event-duel-stand-off = Nerozhodně: { $seat } – { $other }. Nikdo nic neztrácí.
talisman-event-fight-broken = Souboj končí bez výsledku.

talisman-event-evade-rolled = { $evaded ->
    [yes] { $seat } se zkouší vyhnout ({ $card }) a hází { $die }: povedlo se.
   *[no] { $seat } se zkouší vyhnout ({ $card }) a hází { $die }: nepovedlo se.
 }
talisman-event-fight-evaded = { $seat } se vyhýbá. Nepřítel: { $foe }.
talisman-event-attack-evaded = { $seat } se vyhýbá. Útočí: { $other }.
talisman-event-enemy-destroyed = { $seat } ničí bez souboje kartu: { $card }.
talisman-event-charm-rolled = { $charmed ->
    [yes] { $seat } zkouší očarovat kartu „{ $card }“ a hází { $die }: získává společníka.
   *[no] { $seat } zkouší očarovat kartu „{ $card }“ a hází { $die }: nepovedlo se.
 }

talisman-event-trophy-gained = { $seat } si nechává trofej: { $card } ({ $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }).
talisman-event-servant-raised = { $seat } si nechává sluhu: { $card } (Síla { $amount }).
talisman-event-gold-on-card = { $seat } bere zlato z karty „{ $card }“: { $amount }.
talisman-event-no-spoils = { $seat } má ochranu: { $other } nezískává nic.
talisman-event-gold-taken = { $seat } bere zlato: { $amount }. Přichází o ně { $other }.
talisman-event-thing-taken = { $seat } bere kartu: { $card }. Přichází o ni { $other }.

talisman-event-theft-announced = { $seat } ({ $card }) chce něco vzít. Okrádaný hráč: { $other }.
talisman-event-theft-rolled = { $taken ->
    [yes] { $seat } hází { $die }: povedlo se.
   *[no] { $seat } hází { $die }: nepovedlo se.
 }

talisman-ask-before-fight = Máš { $value }, soupeř { $against }. Co uděláš před soubojem?
talisman-ask-evade = Máš { $value }, soupeř { $against }. Vyhneš se ({ $card })?
talisman-ask-weapons = { $count ->
    [one] Kterou zbraň použiješ?
    [few] Které { $count } zbraně použiješ?
   *[other] Kterých { $count } zbraní použiješ?
 }
talisman-ask-add-craft = Přidáš vlastní Moc ({ $amount })?
talisman-ask-spend-servant = Vzdáš se sluhy ({ $card }), aby se k Síle přičetlo { $amount }?
talisman-ask-raise-servant = Necháš si místo trofeje sluhu: { $card } (Síla { $amount })?
talisman-ask-effects-order = V jakém pořadí působí tito nepřátelé?
talisman-ask-spoils = Vítězíš. Prohrává { $other }. Co si vezmeš?
talisman-ask-steal-what = Co si vezmeš? Přichází o to { $other }.

talisman-do-destroy = Zničit: { $unit_name }
talisman-do-charm = Zkusit očarovat: { $unit_name }
talisman-do-deal = Nabídka karty: { $unit_name }
talisman-do-evade = Vyhnout se: { $unit_name }
talisman-do-fight = Bojovat
talisman-do-spoils = { $what ->
    [life] 1 život
   *[gold] 1 měšec zlata
 }
