# Linie střely v Mage Knight: kdo smí střílet, na koho a co stojí v cestě.
# $figure, $target, $enemy, $friend, $blocker jsou figurky, například „A1 Jméno“; $piece je kus terénu; délky jsou v palcích.

mage-knight-refused-no-range = { $figure } nemá dostřel a akci střelby dostat nemůže.
mage-knight-refused-firer-in-contact = { $figure } je v kontaktu s figurkou { $enemy } a střílet nemůže.
mage-knight-refused-target-itself = { $figure } nemůže zvolit sama sebe.
mage-knight-refused-target-friendly = { $target } je na tvé straně a cílem útoku být nemůže.
mage-knight-refused-target-not-friendly = { $target } není na tvé straně a cílem léčení být nemůže.
mage-knight-refused-target-captive = { $target } je v zajetí a cílem být nemůže.
mage-knight-refused-target-captor = { $target } hlídá zajatce ({ $captive }) a cílem být nemůže.
mage-knight-refused-target-invisible = { $target } cílem být nemůže: Omezená neviditelnost.
mage-knight-refused-target-immune = { $target } cílem magie být nemůže: Odolnost vůči magii.
mage-knight-refused-target-invulnerable = { $target } cílem léčení být nemůže: Nezranitelnost.
mage-knight-refused-target-out-of-arc = { $target } je mimo přední oblouk figurky { $figure }.
mage-knight-refused-target-out-of-range = { $target } je od figurky { $figure } vzdálena { $length }″; dostřel je { $range }″.
mage-knight-refused-target-in-contact = { $target } je v kontaktu s figurkou { $friend } na tvé straně a cílem být nemůže.
mage-knight-refused-patient-in-contact = { $target } je v kontaktu s figurkou { $enemy }; léčit tu nelze.
mage-knight-refused-line-blocked = { $blocker } stojí v linii střely od figurky { $figure } k cíli: { $target }.
mage-knight-refused-line-blocked-by-piece = { $piece } stojí v linii střely od figurky { $figure } k cíli: { $target }.
mage-knight-refused-target-stealthy = Linie střely figurky { $figure } prochází { $screen ->
    [concealing] krycím terénem
    [low_wall] přes zídku
   *[hindering] ztěžujícím terénem
 } a { $target } má Skrývání.
