# Moci Albionu: co platí v každé fázi. $phase: set_up, movement, items, declare, fights.

albion-refused-you-are-out = Nemáš už žádného rytíře: tvoje účast v této hře skončila.
albion-refused-not-absent = Nejsi veden jako nepřítomný.
albion-refused-not-in-this-phase = Teď ne: { $phase ->
    [set_up] rytíři se vyzbrojují.
    [movement] vydávají se rozkazy k pohybu.
    [items] je fáze předmětů a výměny.
    [declare] ohlašují se souboje.
    [fights] bojuje se.
   *[other] čtou se karty osudu.
 }
