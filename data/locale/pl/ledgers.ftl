# Kampanie: księga tego, co przechodzi z gry do gry wydarzenia.

campaign-kind-captives = Jeńcy
campaign-kind-card = Karty ostatnich talii
campaign-kind-changes = Karty do wymiany
campaign-kind-experience = Doświadczenie
campaign-kind-fallen = Polegli
campaign-kind-games = Gry
campaign-kind-heirloom = Rodowe pamiątki
campaign-kind-honour = Honor
campaign-kind-points = Punkty
campaign-kind-renown = Sława
campaign-kind-resting = Pauzują w następnej armii
campaign-kind-side = Strona
campaign-kind-story = Znaki opowieści
campaign-kind-territory = Ziemie
campaign-kind-title = Tytuły
campaign-kind-treasury = Skarbiec
campaign-kind-veteran = Odznaki weteranów
campaign-kind-wounds = Rany

campaign-title-won = zwycięstwo
campaign-title-strongest = najsilniejsza postać
campaign-title-wisest = najmądrzejsza postać
campaign-title-richest = najbogatsza postać

# Co gry opowiadają, w tabeli kampanii: „za …”.
campaign-fact-mage-knight-played = każdą rozegraną bitwę
campaign-fact-mage-knight-won = każdą wygraną bitwę
campaign-fact-mage-knight-survived = każdą figurkę, która przeżyje
campaign-fact-mage-knight-fell = każdą figurkę, która polegnie
campaign-fact-mage-knight-fell-unique = każdą unikatową figurkę, która polegnie
campaign-fact-mage-knight-captive = każdego jeńca trzymanego na końcu
campaign-fact-warcry-played = każdą rozegraną grę
campaign-fact-warcry-won = każdą wygraną grę
campaign-fact-warcry-battles = każdą bitwę wygraną w grze
campaign-fact-warcry-side = stronę, którą grano
campaign-fact-warcry-card = każdą kartę rozegranych talii
campaign-fact-talisman-played = każdą rozegraną wyprawę
campaign-fact-talisman-won = każdą wygraną wyprawę
campaign-fact-talisman-strongest = bycie na końcu samodzielnie najsilniejszą postacią
campaign-fact-talisman-wisest = bycie na końcu samodzielnie najmądrzejszą postacią
campaign-fact-talisman-richest = bycie na końcu samodzielnie najbogatszą postacią
campaign-fact-talisman-carried = Przedmioty z talii Przygód niesione na końcu
campaign-fact-albion-played = każdą rozegraną wyprawę
campaign-fact-albion-won = każdą wygraną wyprawę
campaign-fact-albion-stood = każdego rycerza, który pozostał na końcu
campaign-fact-albion-bore = każdego rycerza, który na końcu niesie artefakt
campaign-fact-albion-fell = każdego utraconego rycerza

campaign-table = Co pozostaje po grze rozegranej do końca:
campaign-gain = • za { $fact }: { $kind } { $amount_signed }{ $pick ->
    [none] { "" }
   *[other] , za { $pick } z nich, do wyboru gracza
 }{ $most ->
    [none] { "" }
   *[other] , najwyżej { $most } jednej rzeczy
 }{ $holds ->
    [next] , tylko na następną grę
    [first] , jak w pierwszej grze, na stałe
   *[always] { "" }
 }

campaign-accounts = **{ $name }**, co pozostaje z gry na grę:
campaign-account = { $name } – { $told }
campaign-total = { $kind }: { $count }
campaign-thing = { $thing } ({ $count })
campaign-nothing = Jeszcze nic.
campaign-may-choose = { $kind }: do początku następnej gry można wybrać coś innego: { $things }. /campaign keep
campaign-lines = **{ $name }**, najnowsze wiersze księgi:
campaign-line = { $line }\. { $name } – { $kind }{ $thing ->
    [none] { "" }
   *[other] , { $thing }
 }{ $undoes ->
    [none] : { $amount_signed }
   *[other] : cofa wiersz { $undoes }
 } · { $source ->
    [game] gra { $game }, wiersz { $at }
    [season] z „{ $before }” (wydarzenie { $season })
   *[decided] decyzja
 }{ $reason ->
    [none] { "" }
   *[other] . Powód: { $reason }
 }
campaign-export = Księga, wiersz po wierszu. Wynika z niej, co kto ma.

reply-campaign-entered = Wpis wraz z powodem jest w księdze gracza { $name }.
reply-campaign-countered = Wiersz { $line } jest cofnięty; oba wiersze pozostają w księdze.
reply-campaign-chosen = To właśnie przechodzi dalej. Obowiązuje od następnej gry w „{ $name }”.

engine-refused-event-no-campaign = „{ $name }” nie jest kampanią: nic w nim nie przechodzi z gry do gry.
engine-refused-campaign-own-ledger = To twoja własna księga: decyduje o niej zastępca. Wyznacza go /event deputy.
engine-refused-campaign-no-line = Księga nie ma obowiązującego wiersza { $given }.
engine-refused-campaign-amount = amount: „{ $given }” jest niemożliwe; dozwolone: od 1 do { $most }, także z minusem.
engine-refused-campaign-thing = thing: „{ $given }” nazywa się w tej księdze inaczej: { $known }
engine-refused-campaign-no-choice = Twoja ostatnia gra w „{ $name }” nie zostawiła ci nic do wyboru.
engine-refused-campaign-not-offered = thing: na końcu ostatniej gry nie było przy tobie rzeczy „{ $given }”.

command-campaign = Co przechodzi z gry do gry wydarzenia
command-campaign-ledger = Co kto ma w kampanii
command-campaign-give = Organizator: daj komuś coś albo zabierz
command-campaign-undo-line = Organizator: cofnij wiersz księgi
command-campaign-keep = Wybierz, co z ostatniej gry przechodzi dalej
command-campaign-export = Księga jako plik CSV
option-campaign-ledger-entrant = Jeden gracz, rzecz po rzeczy
option-campaign-ledger-lines = Pokaż wiersze, z których to wynika
option-campaign-give-entrant = Czyja księga
option-campaign-give-kind = Jaki rodzaj rzeczy
option-campaign-give-amount = Ile; z minusem zabiera
option-campaign-give-thing = Jaka rzecz: miejsce, figurka, znak opowieści
option-campaign-give-reason = Dlaczego; każdy może to przeczytać
option-campaign-undo-line-line = Numer wiersza
option-campaign-undo-line-reason = Dlaczego; każdy może to przeczytać
option-campaign-keep-thing = Co przechodzi dalej
