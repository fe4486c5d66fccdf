# Slova na obrázcích Talismanu a na textové desce, která říká totéž. Názvy zůstávají neskloňované.

## Titul

picture-tal-title = Talisman
picture-tal-round = Kolo { $round }
picture-tal-round-of = Kolo { $round } z { $last }
picture-tal-before = Před prvním kolem
picture-tal-turn = Na řadě: { $name }
picture-tal-turn-many = { $count ->
    [one] Na řadě je { $count } hráč
    [few] Na řadě jsou { $count } hráči
   *[other] Na řadě je { $count } hráčů
 }
picture-tal-turn-none = Nikdo není na řadě
picture-tal-winners = { $count ->
    [one] Vítěz: { $names }
    [few] Vítězové: { $names }
   *[other] Vítězové: { $names }
 }
picture-tal-drawn = Remíza: { $names }
picture-tal-nobody-won = Nikdo nevítězí

## Poslední akce

picture-tal-last-roll = { $name }: hod { $die }, { $space }
picture-tal-last-move = { $name }: pohyb, { $space }
picture-tal-last-drawn = { $name } táhne: { $cards }
picture-tal-last-card = { $name } potkává: { $cards }
picture-tal-last-cards = { $name }: { $cards }
picture-tal-last-person = { $name } navštěvuje: { $cards }
picture-tal-last-use = { $name } používá: { $cards }
picture-tal-last-cast = { $name } sesílá kouzlo: { $cards }
picture-tal-last-cast-at = { $name } sesílá kouzlo: { $cards }, cíl: { $target }
picture-tal-last-fight = { $kind ->
    [psychic] Duševní souboj: { $first } – { $second }
   *[battle] Boj: { $first } – { $second }
 }
picture-tal-last-fight-rolled = { $kind ->
    [psychic] { $own }:{ $other } v duševním souboji: { $first } – { $second }
   *[battle] { $own }:{ $other } v boji: { $first } – { $second }
 }
picture-tal-last-other = Poslední akce: { $name }
picture-tal-nothing-yet = Zatím se nic nestalo

## Souboje

picture-tal-creature = Tvor
picture-tal-stat-battle = Síla
picture-tal-stat-psychic = Moc
picture-tal-part-own = Vlastní hodnota
picture-tal-part-strength = Síla
picture-tal-part-craft = Moc
picture-tal-part-magic = Magie
picture-tal-die = Kostka
picture-tal-result-won = Vítězí: { $name }
picture-tal-result-stand-off = Nerozhodně
picture-tal-result-evaded = Souboji se podaří vyhnout
picture-tal-result-broken = Souboj je přerušen
picture-tal-chance = Šance na výhru: { $name }, { $n } %
picture-tal-side = { $name }: { $parts } = { $total }
picture-tal-sum = { $what } { $amount }
picture-tal-fight-running = Kostky ještě nepadly

## Hráči

picture-tal-alignment-good = dobrý
picture-tal-alignment-neutral = neutrální
picture-tal-alignment-evil = zlý
picture-tal-objects = Předměty: { $count }
picture-tal-objects-of = Předměty: { $count }/{ $limit }
picture-tal-followers = Společníci: { $count }
picture-tal-spells = Kouzla: { $count }/{ $limit }
picture-tal-talismans = Talismany: { $count }
picture-tal-trophies = Trofeje: { $count } ({ $points })
picture-tal-toad = { $count ->
    [one] ropucha ještě { $count } tah
    [few] ropucha ještě { $count } tahy
   *[other] ropucha ještě { $count } tahů
 }
picture-tal-to-miss = { $count ->
    [one] vynechává { $count } tah
    [few] vynechává { $count } tahy
   *[other] vynechává { $count } tahů
 }
picture-tal-enslaved = v otroctví v Chrámu
picture-tal-quest-take-life = úkol: vzít životy ({ $n })
picture-tal-quest-kill-enemy = úkol: zabít nepřátele ({ $n })
picture-tal-quest-give-follower = úkol: odevzdat společníky ({ $n })
picture-tal-quest-give-magic-object = úkol: odevzdat kouzelné předměty ({ $n })
picture-tal-quest-give-gold = úkol: odevzdat měšce zlata ({ $n })
picture-tal-quest-done = úkol splněn
picture-tal-grant = možný pohyb: { $space }
picture-tal-inner-done = smí dovnitř
picture-tal-werewolf = Vlkodlak se Silou { $n }
picture-tal-pitfiends = Čekající pekelníci: { $count }
picture-tal-status-waiting = zatím bez postavy
picture-tal-status-between = čeká na novou postavu
picture-tal-status-out = mimo hru
picture-tal-absent = nepřítomnost

## Karty

picture-tal-piece = { $id } { $name }
picture-tal-with = { $what } ({ $more })
picture-tal-value-strength = Síla { $n }
picture-tal-value-craft = Moc { $n }
picture-tal-value-lives = životy { $n }
picture-tal-counts-as = počítá se jako { $n }
picture-tal-gold = zlato: { $count }
picture-tal-counters-life = životy, zbývá: { $count }
picture-tal-counters-strength = Síla, zbývá: { $count }
picture-tal-counters-craft = Moc, zbývá: { $count }
picture-tal-role-charmed = očarovaný tvor
picture-tal-role-servant = sluha
picture-tal-cursed = prokletá
picture-tal-type-event = Událost
picture-tal-type-enemy = Nepřítel
picture-tal-type-stranger = Neznámý
picture-tal-type-object = Předmět
picture-tal-type-magic-object = Kouzelný předmět
picture-tal-type-follower = Společník
picture-tal-type-place = Místo
picture-tal-type-spell = Kouzlo
picture-tal-type-character = Postava
picture-tal-type-space = Pole
picture-tal-kind-animal = Zvíře
picture-tal-kind-monster = Nestvůra
picture-tal-kind-dragon = Drak
picture-tal-kind-spirit = Duch
picture-tal-kinds = { $type } · { $kind }

## Vedle desky

picture-tal-adventure = Karty dobrodružství: { $count }, odhozené: { $discard }
picture-tal-spell-cards = Kouzla: { $count }, odhozená: { $discard }
picture-tal-stock = Talismany v zásobě: { $count }
picture-tal-unused = Zbývající postavy: { $count }
picture-tal-world = { $card }: { $count ->
    [one] ještě { $count } kolo
    [few] ještě { $count } kola
   *[other] ještě { $count } kol
 }
picture-tal-ending = Závěr: { $ending }
picture-tal-ending-crown = Koruna vlády
picture-tal-ending-abyss = Pán propasti ({ $lives })
picture-tal-ending-throne = prázdný trůn
picture-tal-crown-reached = Koruny vlády bylo dosaženo
picture-tal-stack = { $name } sesílá kouzlo: { $spell }
picture-tal-stack-at = { $name } sesílá kouzlo: { $spell }, cíl: { $target }

## Textová deska

picture-tal-board-head = { $title }, { $round }, { $phase }. { $turn }.
picture-tal-board-last = Poslední akce: { $action }
picture-tal-board-way = Cesta: { $spaces }
picture-tal-board-player = { $name }: { $state }
picture-tal-board-hero = { $name }, { $character } ({ $alignment }): { $space }. Síla { $strength } (vlastní { $own-strength }), Moc { $craft } (vlastní { $own-craft }), životy { $lives }/{ $quota }, zlato { $gold }; { $counts }
picture-tal-board-may = Možné: { $spaces }
picture-tal-board-space = { $space }: { $cards }
picture-tal-board-objects = Předměty: { $cards }
picture-tal-board-followers = Společníci: { $cards }
picture-tal-board-trophies = Trofeje: { $cards }
picture-tal-board-spells = Kouzla: { $cards }
picture-tal-alt-key = Hráči: Síla/Moc/životy/zlato.
picture-tal-alt-player = { $name } ({ $character }) { $values }, { $space }

## Vlastní karty

picture-tal-own = Tvá postava
picture-tal-no-spells = Nemáš žádná kouzla
picture-tal-own-values = Vlastní: Síla { $strength }, Moc { $craft }
picture-tal-started = Na začátku: Síla { $strength }, Moc { $craft }, { $alignment }

## Symboly

picture-tal-symbols = Symboly na obrázcích
picture-tal-sign-strength = Síla
picture-tal-sign-craft = Moc
picture-tal-sign-lives = životy
picture-tal-sign-gold = zlato
picture-tal-sign-standee = postava
picture-tal-sign-toad = ropucha
picture-tal-sign-id = číslo karty
picture-tal-sign-way = poslední pohyb
picture-tal-sign-choice = pole na výběr
picture-tal-sign-turn = kdo je na tahu
picture-tal-head-values = Hodnoty
picture-tal-head-board = Na desce
picture-tal-head-cards = Karty
picture-tal-head-seats = Hráči
picture-tal-seat = Hráč { $n }

## Film

picture-tal-film-title = { $count ->
    [one] Talisman: { $count } obrázek z průběhu hry
    [few] Talisman: { $count } obrázky z průběhu hry
   *[other] Talisman: { $count } obrázků z průběhu hry
 }
