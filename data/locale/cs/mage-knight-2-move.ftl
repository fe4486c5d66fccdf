## Úrovně, dvojitý pohyb a pohyby s útokem na konci (MK2-15, 16, 19)

mage-knight-event-took-off = { $figure } se vznese.
mage-knight-event-landed = { $figure } přistane.
mage-knight-event-tired = Dvojitý pohyb figurku { $figure } unaví.
mage-knight-event-attack-owed = { $seat } teď určí útok figurky { $figure }.
mage-knight-event-no-attack-left = { $figure } nedosáhne na nikoho, na koho by šlo zaútočit; akce končí.
mage-knight-event-forgone = { $figure } neútočí.
mage-knight-refused-touch-other-level = { $soaring ->
    [yes] { $target } se vznáší a dotýkat se jí mohou jen figurky, které se také vznášejí; { $figure } je na zemi.
   *[no] { $figure } se vznáší a dotýkat se může jen figurek, které se také vznášejí; { $target } je na zemi.
 }
mage-knight-refused-no-double-time = { $figure } není pěšák ani jezdec a dvojitý pohyb nemá.
mage-knight-refused-no-quick-double-time = Pohyb díky Hbitosti nemůže být dvojitý; { $figure } k němu potřebuje obyčejnou akci.
mage-knight-refused-ability-keeps-pace = { $figure } ukazuje schopnost { $ability } a dvojitý pohyb nemá.
mage-knight-refused-double-time-in-contact = { $figure } se dotýká figurky { $enemy } a dvojitým pohybem jít nemůže.
mage-knight-refused-no-lead-in-double-time = Při dvojitém pohybu nemá Rychlý pochod figurky { $figure } účinek; rychlost určuje nejpomalejší člen formace.
mage-knight-refused-cannot-soar = { $figure } není letec a vznášet se nemůže.
mage-knight-refused-on-that-level = { $level ->
    [up] { $figure } se už vznáší.
   *[down] { $figure } už je na zemi.
 }
mage-knight-refused-captor-cannot-soar = { $figure } drží zajatce { $captive } a vznést se nemůže.
mage-knight-refused-level-alone = { $figure } nemůže měnit úroveň v dvojitém pohybu ani v pohybu s útokem na konci.
mage-knight-refused-owed-plainly = { $figure } se teď jen posouvá: dvojitý pohyb, změnu úrovně ani Hbitost přidat nelze.
mage-knight-refused-charges-instead = { $figure } ukazuje Zteč: ztečí plnou rychlostí, nebo je třeba Zteč nejdřív zrušit.
mage-knight-refused-soaring-not-in-formation = { $figure } se vznáší a ve formaci být nemůže.
mage-knight-refused-no-attack-owed = Teď není třeba určovat žádný útok.
mage-knight-refused-attack-owed = Nejprve je třeba určit útok na konci pohybu, nebo se ho vzdát.
mage-knight-refused-attack-owed-otherwise = Teď útočí jen { $figure }, sama, { $branch ->
    [bound] na dálku
   *[other] na blízko
 }.
mage-knight-doing-forgo = Bez útoku
mage-knight-doing-surge = Výpad
mage-knight-doing-take-off = Vznesení
mage-knight-doing-land = Přistání
mage-knight-doing-quick-take-off = Vznesení ({ mage-knight-ability-quickness })
mage-knight-doing-quick-land = Přistání ({ mage-knight-ability-quickness })
mage-knight-open-surge = Výpad: { $figure } …
mage-knight-open-take-off = Vznesení: { $figure } …
mage-knight-open-land = Přistání: { $figure } …
mage-knight-open-quick-take-off = Vznesení ({ mage-knight-ability-quickness }): { $figure } …
mage-knight-open-quick-land = Přistání ({ mage-knight-ability-quickness }): { $figure } …
mage-knight-do-forgo = Bez útoku: { $figure }
mage-knight-do-take-off-here = Vznesení na místě: { $figure }
mage-knight-do-land-here = Přistání na místě: { $figure }
mage-knight-do-take-off = Vznesení { $facing_wind }: { $figure }, { $length }″
mage-knight-do-land = Přistání { $facing_wind }: { $figure }, { $length }″
mage-knight-do-surge = Výpad: { $figure } → { $target }{ $mode ->
    [weapon_master] {" "}({ mage-knight-ability-weapon-master })
   *[close] { "" }
 }
mage-knight-do-surge-capture = Výpad k zajetí: { $figure } → { $target }
mage-knight-refused-dead-cannot-soar = { $dead } není letec a vedle figurky { $figure }, která se vznáší, se nevrátí.
mage-knight-refused-quickness-gives-a-move = Hbitost dává figurce { $figure } jen pohybovou akci.
