# Pojmy hry WarCry

## Slovníček

warcry-term-army-deck = balíček armády
warcry-term-action-deck = balíček akcí
warcry-term-unit = jednotka
warcry-term-attachment = vybavení
warcry-term-action = karta akce
warcry-term-battle-line = bojová linie
warcry-term-reserve-line = záložní linie
warcry-term-battlefield = bojiště
warcry-term-ready = připravený
warcry-term-committed = vyčerpaný
warcry-term-rally = seřadit
warcry-term-strength = síla
warcry-term-tactic-points = taktické body
warcry-term-leadership = morálka
warcry-term-cost = cena
warcry-term-keyword = klíčové slovo
warcry-term-infantry = pěchota
warcry-term-cavalry = jízda
warcry-term-flyer = létající jednotka
warcry-term-unique = jedinečná
warcry-term-roll = hod
warcry-term-test = zkouška
warcry-term-leadership-test = zkouška morálky
warcry-term-strength-test = zkouška síly
warcry-term-terror = hrůza
warcry-term-scout = zvěd
warcry-term-victory = vítězství
warcry-term-muster = verbování
warcry-term-supply = zásoby
warcry-term-command = rozkaz
warcry-term-command-ability = povel
warcry-term-strategy = strategie
warcry-term-attack = útok
warcry-term-ranged-attack = střelba
warcry-term-ranged-attack-short = krátká střelba
warcry-term-ranged-attack-long = dlouhá střelba
warcry-term-block = blok
warcry-term-combat = souboj
warcry-term-combat-tactic = bojová taktika
warcry-term-support-tactic = podpůrná taktika
warcry-term-warcry = bojový pokřik
warcry-term-reaction = reakce
warcry-term-combat-roll = bojový hod
warcry-term-slaughter = masakr
warcry-term-rout-check = zkouška rozprášení
warcry-term-routed = rozprášený
warcry-term-follow-up = dodatečný útok
warcry-term-retreat = ústup
warcry-term-clean-up = přeskupení
warcry-term-ability = schopnost
warcry-term-destroy = zničit
warcry-term-battle = bitva
warcry-term-gold = zlato
warcry-term-die = číslo na kostce
warcry-term-token = žeton
warcry-term-initiative = iniciativa

## Klíčová slova a rychlosti, jak stojí ve větě

warcry-keyword-men = lidé
warcry-keyword-high-elf = vznešený elf
warcry-keyword-dwarf = trpaslík
warcry-keyword-chaos = Chaos
warcry-keyword-dark-elf = temný elf
warcry-keyword-greenskin = zelenokožec
warcry-keyword-mercenary = žoldnéř
warcry-keyword-hero = hrdina
warcry-keyword-wizard = čaroděj
warcry-keyword-war-machine = válečný stroj
warcry-keyword-monster = netvor
warcry-keyword-daemon = démon
warcry-keyword-weapon = zbraň
warcry-keyword-armor = zbroj
warcry-keyword-standard = korouhev
warcry-keyword-item = předmět
warcry-keyword-character = postava
warcry-keyword-infantry = pěchota
warcry-keyword-cavalry = jízda
warcry-keyword-flyer = létající jednotka

## Strany

warcry-side-grand-alliance = Velká aliance
warcry-side-hordes = Hordy temnoty
warcry-side-neutral = neutrální

## Druhy karet

warcry-type-unit = Jednotka
warcry-type-attachment = Vybavení
warcry-type-combat-tactic = Bojová taktika
warcry-type-warcry = Bojový pokřik
warcry-type-support-tactic = Podpůrná taktika
warcry-type-command = Povel
warcry-type-strategy = Strategie
warcry-type-reaction = Reakce

## Linie

warcry-line-battle = Bojová linie
warcry-line-reserve = Záložní linie
warcry-line-field = Bojiště

## Fáze

warcry-phase-setup = Příprava hry
warcry-phase-muster-order = Kdo verbuje první
warcry-phase-muster = Verbování
warcry-phase-battle-setup = Začátek bitvy
warcry-phase-commands = Rozkazy
warcry-phase-attack-declared = Ohlášený útok
warcry-phase-block = Blok
warcry-phase-combat-start = Začátek souboje
warcry-phase-tactics = Taktiky
warcry-phase-resolution = Výsledek souboje
warcry-phase-follow-up-choice = Dodatečný útok?
warcry-phase-follow-up-defender = Obránce při dodatečném útoku
warcry-phase-command-end = Konec rozkazu
warcry-phase-battle-count = Sčítání bitvy
warcry-phase-tie-break = Rozhodující souboj
warcry-phase-retreat-tests = Zkoušky při ústupu
warcry-phase-clean-up = Přeskupení
warcry-phase-finished = Konec hry

## Oblasti

warcry-zone-army-deck = Balíček armády
warcry-zone-army-hand = Karty armády v ruce
warcry-zone-army-discard = Odhozené karty armády
warcry-zone-action-deck = Balíček akcí
warcry-zone-action-hand = Karty akce v ruce
warcry-zone-action-discard = Odhozené karty akce
warcry-zone-battle-line = Bojová linie
warcry-zone-reserve-line = Záložní linie
warcry-zone-units = Jednotky ve hře
warcry-zone-strategies = Strategie
warcry-zone-battlefield = Bojiště

## Nastavení stolu

warcry-option-ranged-defender-rolls = { $ranged_defender_rolls ->
    [yes] při střelbě hází i obránce
   *[no] při střelbě obránce nehází
 }
warcry-option-reaction-mode = { $reaction_mode ->
    [pause] na reakce se ptá každého, kdo má karty v ruce
   *[armed] reakce se chystají předem
 }
warcry-option-open-decklists = { $open_decklists ->
    [yes] seznamy balíčků jsou veřejné
   *[no] seznamy balíčků jsou tajné
 }
warcry-option-time-limit = čas na jedno rozhodnutí: { $time_limit }
