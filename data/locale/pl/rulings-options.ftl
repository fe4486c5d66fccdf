# House options of rulings that tables quarrel over: both readings. The first variant is the digest's.

warcry-option-terror-in-ranged = { $terror_in_ranged ->
    [yes] Terror działa także w walce strzeleckiej
   *[no] Terror działa tylko w walce wręcz
 }
warcry-option-follow-up-in-defence = { $follow_up_in_defence ->
    [yes] wypad może wykonać każdy zwycięzca walki wręcz, także obrońca
   *[no] wypad może wykonać tylko atakujący
 }
warcry-option-follow-up-from-reserve = { $follow_up_from_reserve ->
    [yes] wypad może przyjąć gotowy oddział z dowolnej formacji
   *[no] oddziały z rezerwy przyjmują wypad tylko wtedy, gdy w formacji bojowej nie ma gotowego
 }
warcry-option-committed-may-move = { $committed_may_move ->
    [yes] wykluczone oddziały mogą się poruszać
   *[no] wykluczone oddziały się nie poruszają
 }
warcry-refused-committed-stays = Oddział { $unit } jest wykluczony, a w tej grze wykluczone oddziały się nie poruszają.

talisman-option-evade-sentinel = { $evade_sentinel ->
    [yes] Strażnikowi można się wymknąć
   *[no] Strażnikowi nie można się wymknąć
 }
talisman-option-limited-casting = { $limited_casting ->
    [yes] w turze rzuca się najwyżej tyle Czarów, ile się miało na jej początku, w cudzej jeden
   *[no] w turze można rzucić dowolnie wiele Czarów
 }
talisman-option-command-on-arrival = { $command_on_arrival ->
    [yes] kto dotrze do Korony, od razu rzuca Rozkaz
   *[no] kto dotrze do Korony, rzuca Rozkaz od następnej tury
 }

albion-option-recovery = { $recovery ->
    [yes] rycerze odzyskują siły we własnym zamku
   *[no] zamek nikogo nie leczy: rany i utracona Moc pozostają
 }
albion-option-failed-flight = { $failed_flight ->
    [initiative] w walce wielu nieudana ucieczka oddaje inicjatywę sąsiednim wrogom
   *[attack_only] w walce wielu nieudana ucieczka kosztuje tylko atak
 }
