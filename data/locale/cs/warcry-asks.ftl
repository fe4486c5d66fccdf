# Otázky hráči. $card je karta, která se ptá.

warcry-ask-block = Jednotka { $attacker } útočí na jednotku { $target }. Která jednotka blokuje?
warcry-ask-reaction = Můžeš použít reakci. Příležitost: { $trigger ->
    [mustered] verbování jednotky
    [attack_declared] útok
    [ranged_declared] střelba
    [tactic_played] taktika
    [combat_roll] bojový hod
    [test_rolled] hod na zkoušku
    [combat_won] vyhraný souboj
    [combat_lost] prohraný souboj
    [routed] rozprášení
    [destroyed] zničení jednotky
    [attachment_destroyed] zničení vybavení
    [committed_by_effect] vyčerpání jednotky
    [retreated] ústup
    [counting] blížící se sčítání
    [muster_done] konec verbování
   *[setup_done] začátek bitvy
 }.
warcry-ask-reaction-hand = Zahraješ reakci z ruky?
warcry-ask-pick = „{ $card }“: vyber jednotku.
warcry-ask-foe-pick = „{ $card }“: soupeřova karta ti dává vybrat jednotku.
warcry-ask-pick-up-to = „{ $card }“: vyber jednotky, nebo žádnou.
warcry-ask-discard-card = „{ $card }“: vyber { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
 } k odhození.
warcry-ask-attachment = „{ $card }“: vyber vybavení jednotky { $unit }.
warcry-ask-strategy = „{ $card }“: vyber strategii.
warcry-ask-discard-pile = „{ $card }“: vyber kartu z odhazovacího balíčku.
warcry-ask-choose-one = „{ $card }“: vyber jeden z efektů.
warcry-ask-may = „{ $card }“: použiješ tuto část efektu?
warcry-ask-pay = „{ $card }“: zaplatíš?
warcry-ask-look-top = „{ $card }“: které z těchto karet odhodíš?
warcry-ask-look-order = „{ $card }“: v jakém pořadí karty vrátíš? První bude navrchu.
warcry-ask-order-effects = V jakém pořadí působí tvé efekty?
