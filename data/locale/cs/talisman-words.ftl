# Talisman: co lze udělat, na tlačítkách a v seznamech.

talisman-turn-characters = { $name }, vyber postavu.
talisman-turn-head-start = { $name }, vyber bod navíc.
talisman-turn-before-move = { $name }, jsi na tahu: { $space }, kolo { $round }.
talisman-turn-rolled = { $name }{ $rolled ->
    [none] , kam jdeš?
   *[other] , padá { $die }. Kam jdeš?
 }
talisman-turn-arrived = { $name }: { $space }. Koho nebo co potkáváš?
talisman-turn-encounter = { $name }: { $space }. { $stage ->
    [take] Co bereš?
    [persons] Koho navštívíš?
   *[cards] Která karta je další?
 }
talisman-turn-turn-end = { $name }, tvůj tah za chvíli končí.
talisman-card-running = Hraje se kolo { $round }.

talisman-doing-character = Volba postavy
talisman-doing-head-start = Bod navíc
talisman-doing-roll = Hod na pohyb
talisman-doing-reroll = Nový hod
talisman-doing-add = Body k hodu
talisman-doing-rest = Odpočinek
talisman-doing-move = Pohyb
talisman-doing-raft = Vor
talisman-doing-build-raft = Stavba voru
talisman-doing-granted = Udělený pohyb
talisman-doing-path = Stezka
talisman-doing-stay = Zůstat
talisman-doing-meet = Setkání s postavou
talisman-doing-explore = Průzkum pole
talisman-doing-next = Pořadí karet
talisman-doing-take = Vzít, co tu leží
talisman-doing-visit = Návštěva
talisman-doing-end = Konec tahu
talisman-doing-cast = Seslat kouzlo
talisman-doing-use = Použít
talisman-doing-trophies = Výměna trofejí
talisman-doing-drop = Odložit
talisman-doing-align = Změna povahy
talisman-doing-trade = Výměna
talisman-doing-windows = Reakce
talisman-doing-roll-mode = Hod na pohyb: hned, nebo na vyžádání
talisman-doing-back = Návrat

talisman-open-drop = Odložit něco …
talisman-open-trade = Výměna: { $character } …

talisman-do-character = { $card }
talisman-do-character-any = Náhodná postava
talisman-do-character-another = Jiná postava
talisman-do-head-start = { $stat ->
    [strength] +1 k Síle
   *[craft] +1 k Moci
 }
talisman-do-roll = Hodit kostkou
talisman-do-raft = Vor: { talisman-goal }
talisman-do-granted = Udělený pohyb: { talisman-goal }
talisman-do-path = Stezka: { talisman-goal }
talisman-do-build-raft = Postavit vor
talisman-goal = { $card }{ $there ->
    [none] { "" }
    [many] {" "}– { $near } + { $others }
   *[some] {" "}– { $near }
 }
talisman-do-move-cw = { talisman-goal }{ $twice ->
    [yes] {" "}(po směru hodin)
   *[no] { "" }
 }
talisman-do-move-ccw = { talisman-goal }{ $twice ->
    [yes] {" "}(proti směru hodin)
   *[no] { "" }
 }
talisman-do-move-bridge = Přes most: { $card }
talisman-do-move-portal = Pokus otevřít Bránu
talisman-do-move-inward = Dovnitř: { talisman-goal }
talisman-do-move-outward = Zpět: { talisman-goal }
talisman-do-stay = Zůstat: { $card }
talisman-do-rest = Odpočinout si zde: { $card }
talisman-do-reroll = Hodit znovu: { $card }
talisman-do-add = Přičíst k hodu: { $points }
talisman-do-battle = Boj: { $character } ({ $other }) · { $chance } %
talisman-do-psychic = Duševní souboj: { $character } ({ $other }) · { $chance } %
talisman-do-steal = Ukrást: { $unit_name } – { $character } ({ $other })
talisman-do-steal-gold = Ukrást 1 měšec: { $character } ({ $other })
talisman-do-explore = Prozkoumat pole: { $card }
talisman-do-explore-ignore = Nedbat pokynů: { $card }
talisman-do-next = Další karta: { $card }
talisman-do-next-enemy = Bojovat: { $card } · { $chance } %
talisman-do-take = Vzít: { $card }
talisman-do-take-all = Vzít všechno
talisman-do-take-gold = Vzít jen zlato: { $amount }
talisman-do-take-none = Nebrat nic
talisman-do-visit = Navštívit: { $card }
talisman-do-visit-nobody = Nikoho nenavštívit
talisman-do-end = Ukončit tah
talisman-do-cast = Kouzlo: { $card }
talisman-do-cast-at = Kouzlo: { $card } → { $character } ({ $other })
talisman-do-cast-on = Kouzlo: { $card } → { $unit_name }
talisman-do-use = Použít: { $card }
talisman-do-use-at = Použít: { $card } → { $character } ({ $other })
talisman-do-use-on = Použít: { $card } → { $unit_name }
talisman-do-trophies = Trofeje za Sílu +{ $gain } (body: { $points })
talisman-do-drop = Odložit: { $unit_name }
talisman-do-align = Změnit povahu: { $alignment ->
    [good] dobrá
    [evil] zlá
   *[neutral] neutrální
 }
talisman-do-give = Dát: { $unit_name }
talisman-do-give-gold = Dát zlato: { $amount }
talisman-do-get = Požádat o: { $unit_name }
talisman-do-get-gold = Požádat o zlato: { $amount }
talisman-do-windows-pass = Neptat se mě na reakce
talisman-do-windows-open = Zase se mě ptát na reakce
talisman-do-roll-ask = Na pohyb neházet, dokud neřeknu
talisman-do-roll-auto = Na pohyb zase házet hned
talisman-do-back = Jsem zpět

talisman-about-character = Síla { $strength }, Moc { $craft }, povaha: { $alignment ->
    [good] dobrá
    [evil] zlá
   *[neutral] neutrální
 }
talisman-about-goal = { $effect }{ $met ->
    [none] { "" }
   *[other] {" "}Jsou tam: { $characters }.
 }{ $lying ->
    [none] { "" }
   *[other] {" "}Karty: { $cards }.
 }{ $coins ->
    [none] { "" }
   *[other] {" "}Zlato: { $gold }.
 }
talisman-about-next = { $effect }
talisman-about-next-enemy = { talisman-about-next }
talisman-about-take-all = { $cards }{ $coins ->
    [none] { "" }
   *[other] {" "}(+ zlato: { $amount })
 }
talisman-about-raft = { talisman-about-goal }
talisman-about-granted = { talisman-about-goal }
talisman-about-path = { talisman-about-goal }
talisman-about-move-cw = { talisman-about-goal }
talisman-about-move-ccw = { talisman-about-goal }
talisman-about-move-bridge = { talisman-about-goal }
talisman-about-move-portal = { talisman-about-goal }
talisman-about-move-inward = { talisman-about-goal }
talisman-about-move-outward = { talisman-about-goal }
talisman-about-explore = { talisman-about-goal }
talisman-about-take = { talisman-about-next }
talisman-about-visit = { talisman-about-next }
talisman-about-cast = { talisman-about-next }
talisman-about-cast-at = { talisman-about-next }
talisman-about-cast-on = { talisman-about-next }
talisman-about-use = { talisman-about-next }
talisman-about-use-at = { talisman-about-next }
talisman-about-use-on = { talisman-about-next }
talisman-about-trophies = { $cards }
talisman-about-windows-pass = Dokud neřekneš jinak, hra na tvé reakce nečeká; všichni to vidí.
talisman-about-roll-ask = Tvůj hod na pohyb na tebe čeká, i když by nic jiného nebylo možné.

once-more-raft-lapses = Máš vor: když teď hodíš kostkou, propadne.
once-more-grant-lapses = Máš udělený pohyb: když teď hodíš kostkou, propadne.
once-more-points-lost = U těchto trofejí část bodů propadne: součet není násobkem.

talisman-tally = Síla a Moc
talisman-balance = Síla, Moc, životy a talismany

## Odpovědi

talisman-do-buy = { $card } (zlato: { $price })
talisman-do-sell = Prodat: { $unit_name } (zlato: { $price })
talisman-do-heal = Životy: { $n } (zlato: { $price })
talisman-do-keep = Neodevzdat nic
talisman-do-pass = Nic
talisman-answer-fight-on-fight = Bojovat{ $chance ->
    [none] { "" }
   *[other] {" "}· { $chance } %
 }
talisman-answer-before-fight-fight = Bojovat{ $chance ->
    [none] { "" }
   *[other] {" "}· { $chance } %
 }
talisman-answer-spoils-life = Vzít život
talisman-answer-spoils-gold = Vzít 1 měšec
talisman-answer-change-roll-pass = Beze změny
talisman-answer-react-pass = Bez reakce
talisman-answer-choose-alignment-good = Dobrá
talisman-answer-choose-alignment-neutral = Neutrální
talisman-answer-choose-alignment-evil = Zlá

table-talisman-status = { $character }, { $space }: Síla { $strength }, Moc { $craft }, životy { $lives }, zlato { $gold }, kouzla { $spells }, body trofejí { $trophies }.
talisman-button-hand = Tvá kouzla

fault-position-none-left = Další taková karta není: { $card }.
talisman-event-shuffled-anew = Oba balíčky se znovu zamíchají.
command-talisman-card = Ukázat kartu, postavu, pole, kouzlo nebo osobu
