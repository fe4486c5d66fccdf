# Karta na konci hry. $name je hra nebo hráč v prvním pádě, $sentence celá věta.

end-card-head = **Konec hry { $name }** · { $title }
end-card-won = { $count ->
    [one] Vítězství: **{ $names }**
    [few] Vítězství: **{ $names }**
   *[other] Vítězství: **{ $names }**
 }
end-card-drawn = **Remíza**
end-card-closed = Hra uzavřena před koncem, bez vítěze.
end-card-why = { $result } ({ $reason })
end-card-tally = { $what }: { $rows }
end-card-tally-other = Body
end-card-count = { $name } { $count }
end-card-turning = **Zlom**, řádek { $number }: { $sentence } ({ $what }: { $before } → { $after })
end-card-balance-other = skóre
end-card-luck = **Kostky**, průměr každého hráče; očekávaný: { $fair }, v 95 % her v mezích ±
end-card-dice = { $count ->
    [one] { $name } { $mean } (± { $spread } při { $count } kostce)
    [few] { $name } { $mean } (± { $spread } při { $count } kostkách)
   *[other] { $name } { $mean } (± { $spread } při { $count } kostkách)
 }
end-card-button-same = Odveta
end-card-button-turned = Odveta s výměnou stran
end-card-button-film = Záznam
warcry-tally = Vyhrané bitvy
warcry-balance = síla armád
warcry-ending-battles = dvě vyhrané bitvy
warcry-ending-conceded = druhá strana se vzdala
warcry-ending-adjudicated = druhá strana přestala odpovídat
mage-knight-objectives-tally = Ovládané cíle
mage-knight-tally = Vítězné body
mage-knight-objectives-balance = ovládané cíle, kdyby hra tehdy skončila
mage-knight-balance = body, kdyby byl konec
mage-knight-ending-one-side = zbyla jen jedna strana
mage-knight-ending-nobody = nikomu nezbyly figurky, které se počítají
mage-knight-ending-rounds = skončilo poslední kolo
mage-knight-ending-time = vypršel čas
mage-knight-ending-agreed = po dohodě všech

## Znovu

rematch-call = { $people }: { $host } chce hrát znovu. Vaše místa čekají: na kartě stiskni „Připraveno“, nebo „Odejít“.
reply-rematch-opened = Hra { $game } shromažďuje hráče v { $channel }: všichni už mají místo a tvá připravenost je už zapsána.
reply-rematch-there = Taková hra už je, má číslo { $game }: { $channel }
engine-refused-rematch-early = Tato hra ještě neskončila.
table-film = Dosavadní průběh hry.
table-film-empty = Zatím se nic nestalo.
table-no-film = Hra je na obrázek této velikosti příliš dlouhá.
