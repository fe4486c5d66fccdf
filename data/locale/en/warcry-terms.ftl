# Terms of WarCry

## Glossary

warcry-term-army-deck = Army deck
warcry-term-action-deck = Action deck
warcry-term-unit = Unit
warcry-term-attachment = Attachment
warcry-term-action = Action card
warcry-term-battle-line = Battle line
warcry-term-reserve-line = Reserve line
warcry-term-battlefield = Battlefield
warcry-term-ready = Ready
warcry-term-committed = Committed
warcry-term-rally = Rally
warcry-term-strength = Strength
warcry-term-tactic-points = Tactic points
warcry-term-leadership = Leadership
warcry-term-cost = Cost
warcry-term-keyword = Keyword
warcry-term-infantry = Infantry
warcry-term-cavalry = Cavalry
warcry-term-flyer = Flyer
warcry-term-unique = Unique
warcry-term-roll = Roll
warcry-term-test = Test
warcry-term-leadership-test = Leadership test
warcry-term-strength-test = Strength test
warcry-term-terror = Terror
warcry-term-scout = Scout
warcry-term-victory = Victory
warcry-term-muster = Muster phase
warcry-term-supply = Supply
warcry-term-command = Command
warcry-term-command-ability = Command
warcry-term-strategy = Strategy
warcry-term-attack = Attack
warcry-term-ranged-attack = Ranged Attack
warcry-term-ranged-attack-short = Short Ranged Attack
warcry-term-ranged-attack-long = Long Ranged Attack
warcry-term-block = Block
warcry-term-combat = Combat
warcry-term-combat-tactic = Combat Tactic
warcry-term-support-tactic = Support Tactic
warcry-term-warcry = War Cry
warcry-term-reaction = Reaction
warcry-term-combat-roll = Combat roll
warcry-term-slaughter = Slaughter
warcry-term-rout-check = Rout check
warcry-term-routed = Routed
warcry-term-follow-up = Follow-up attack
warcry-term-retreat = Retreat
warcry-term-clean-up = Clean-up
warcry-term-ability = Ability
warcry-term-destroy = Destroy
warcry-term-battle = Battle
warcry-term-gold = Gold
warcry-term-die = Die number
warcry-term-token = Token
warcry-term-initiative = Initiative

## Keywords and speeds, as they stand inside a sentence

warcry-keyword-men = Men
warcry-keyword-high-elf = High Elf
warcry-keyword-dwarf = Dwarf
warcry-keyword-chaos = Chaos
warcry-keyword-dark-elf = Dark Elf
warcry-keyword-greenskin = Greenskin
warcry-keyword-mercenary = Mercenary
warcry-keyword-hero = Hero
warcry-keyword-wizard = Wizard
warcry-keyword-war-machine = War Machine
warcry-keyword-monster = Monster
warcry-keyword-daemon = Daemon
warcry-keyword-weapon = Weapon
warcry-keyword-armor = Armor
warcry-keyword-standard = Standard
warcry-keyword-item = Item
warcry-keyword-character = Character
warcry-keyword-infantry = infantry
warcry-keyword-cavalry = cavalry
warcry-keyword-flyer = flyer

## Sides

warcry-side-grand-alliance = Grand Alliance
warcry-side-hordes = Hordes of Darkness
warcry-side-neutral = Neutral

## Kinds of cards

warcry-type-unit = Unit
warcry-type-attachment = Attachment
warcry-type-combat-tactic = Combat Tactic
warcry-type-warcry = War Cry
warcry-type-support-tactic = Support Tactic
warcry-type-command = Command
warcry-type-strategy = Strategy
warcry-type-reaction = Reaction

## Lines

warcry-line-battle = Battle line
warcry-line-reserve = Reserve line
warcry-line-field = Battlefield

## Phases

warcry-phase-setup = Set-up
warcry-phase-muster-order = Who musters first
warcry-phase-muster = Muster phase
warcry-phase-battle-setup = Start of the battle
warcry-phase-commands = Commands
warcry-phase-attack-declared = Attack declared
warcry-phase-block = Block
warcry-phase-combat-start = Start of the combat
warcry-phase-tactics = Tactics
warcry-phase-resolution = Result of the combat
warcry-phase-follow-up-choice = Follow-up attack?
warcry-phase-follow-up-defender = Defender of the follow-up
warcry-phase-command-end = End of the command
warcry-phase-battle-count = Count of the battle
warcry-phase-tie-break = Final combat
warcry-phase-retreat-tests = Retreat tests
warcry-phase-clean-up = Clean-up
warcry-phase-finished = Finished

## Zones

warcry-zone-army-deck = Army deck
warcry-zone-army-hand = Army hand
warcry-zone-army-discard = Army discard pile
warcry-zone-action-deck = Action deck
warcry-zone-action-hand = Action hand
warcry-zone-action-discard = Action discard pile
warcry-zone-battle-line = Battle line
warcry-zone-reserve-line = Reserve line
warcry-zone-units = Units in play
warcry-zone-strategies = Strategies
warcry-zone-battlefield = Battlefield

## House options

warcry-option-ranged-defender-rolls = { $ranged_defender_rolls ->
    [yes] the defender rolls in a ranged attack too
   *[no] the defender does not roll in a ranged attack
 }
warcry-option-reaction-mode = { $reaction_mode ->
    [pause] everybody with a card in hand is asked for reactions
   *[armed] reactions are armed beforehand
 }
warcry-option-open-decklists = { $open_decklists ->
    [yes] the deck lists are open
   *[no] the deck lists are secret
 }
warcry-option-time-limit = time for one decision: { $time_limit }
