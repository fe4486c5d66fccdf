# Co stojí na titulních kartách a na kartách vítězství.

title-alt = { $game }. { $goal } { $sides }.

warcry-title-goal = Dvě bitvy ze tří.
mage-knight-title-goal = { $limited ->
    [no] Vítězí nejvíce vítězných bodů.
   *[yes] Nejvíce vítězných bodů po { $round }. kole.
 }
mage-knight-title-goal-second = { $limited ->
    [no] Drž na konci nejvíce cílů.
   *[yes] Drž nejvíce cílů po { $round }. kole.
 }
talisman-title-goal = { $way ->
    [ending] Dojdi ke Koruně vlády a k tomu, co tam čeká
    [sudden] První u Koruny vlády
   *[crown] Získej Korunu vlády a přežij ostatní
 }{ $rounds ->
    [0] .
    [one] , nebo nejmocnější po { $rounds } kole.
    [few] , nebo nejmocnější po { $rounds } kolech.
   *[other] , nebo nejmocnější po { $rounds } kolech.
 }
albion-title-goal = Přivez domů Grál i Kopí.
