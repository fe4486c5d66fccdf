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

## Konec hry: $name a $names jsou hráči v prvním pádě, $sentence je celá věta

victory-won = { $count ->
    [one] Vítězí { $names }
    [few] Vítězí { $names }
   *[other] Vítězí { $names }
 }
victory-draw = Remíza
victory-gave-up = { $name } vzdává hru
victory-turning = Zlom: { $sentence }
victory-dice = { $name } { $luck }
victory-luck = Kostky: { $dice }: { $usual ->
    [yes] jako obvykle
   *[no] neobvykle
 }
victory-length = { $decisions ->
    [one] { $decisions } rozhodnutí
    [few] { $decisions } rozhodnutí
   *[other] { $decisions } rozhodnutí
 }{ $days ->
    [0] {" "}za jediný den
    [one] {" "}za { $days } den
    [few] {" "}za { $days } dny
   *[other] {" "}za { $days } dní
 }
victory-others = U stolu také: { $names }

## Co ukazuje obrázek nad kartou stolu

title-art-talisman = Koruna září nad horou o třech terasách.
title-art-warcry = Zkřížené meče před vycházejícím sluncem, nad dvěma armádami.
title-art-mage-knight-unlimited = Rytíř se zdviženým mečem před ranním sluncem.
title-art-mage-knight-2 = Hvězdy světla nad třemi kruhy v zeleném údolí.
title-art-albion = Krvácející Kopí a Grál nad jezerem za soumraku.
