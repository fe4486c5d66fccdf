# Karta na końcu gry. $name to gra albo gracz w mianowniku, $sentence całe zdanie.

end-card-head = **Koniec gry { $name }** · { $title }
end-card-won = { $count ->
    [one] Zwycięstwo: **{ $names }**
    [few] Zwycięstwo: **{ $names }**
   *[many] Zwycięstwo: **{ $names }**
 }
end-card-drawn = **Remis**
end-card-closed = Gra zamknięta przed końcem, bez zwycięzcy.
end-card-why = { $result } ({ $reason })
end-card-tally = { $what }: { $rows }
end-card-tally-other = Punkty
end-card-count = { $name } { $count }
end-card-turning = **Punkt zwrotny**, wiersz { $number }: { $sentence } ({ $what }: { $before } → { $after })
end-card-balance-other = wynik
end-card-luck = **Kości**, średnia każdego gracza; oczekiwana: { $fair }, w 95% gier w granicach ±
end-card-dice = { $count ->
    [one] { $name } { $mean } (± { $spread } przy { $count } kości)
    [few] { $name } { $mean } (± { $spread } przy { $count } kościach)
   *[many] { $name } { $mean } (± { $spread } przy { $count } kościach)
 }
end-card-button-same = Rewanż
end-card-button-turned = Rewanż ze zmianą stron
end-card-button-film = Powtórka
warcry-tally = Wygrane bitwy
warcry-balance = siła armii
warcry-ending-battles = dwie wygrane bitwy
warcry-ending-conceded = druga strona się poddała
warcry-ending-adjudicated = druga strona przestała odpowiadać
mage-knight-objectives-tally = Kontrolowane cele
mage-knight-tally = Punkty zwycięstwa
mage-knight-objectives-balance = kontrolowane cele, gdyby gra skończyła się wtedy
mage-knight-balance = punkty, gdyby wtedy był koniec
mage-knight-ending-one-side = została tylko jedna strona
mage-knight-ending-nobody = nikomu nie zostały figurki, które się liczą
mage-knight-ending-rounds = minęła ostatnia runda
mage-knight-ending-time = minął czas
mage-knight-ending-agreed = za zgodą wszystkich

## Jeszcze raz

rematch-call = { $people }: { $host } chce zagrać jeszcze raz. Wasze miejsca czekają: na karcie naciśnij „Zgłoś gotowość” albo „Odejdź”.
reply-rematch-opened = Gra { $game } zbiera graczy na { $channel }: wszyscy mają już miejsca, a twoja gotowość jest już zgłoszona.
reply-rematch-there = Rewanż już istnieje: gra { $game }: { $channel }
engine-refused-rematch-early = Ta gra jeszcze trwa.
table-film = Dotychczasowy przebieg gry.
table-film-empty = Jeszcze nic się nie stało.
table-no-film = Gra jest za długa na obrazek tej wielkości.
