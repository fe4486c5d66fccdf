# A player's own standing orders and armed cards in WarCry, told to him alone. $line is the notation that gives the order.
# $own and $enemy are units, $roll a number; each is “any” where the order does not limit it.

warcry-order-block-never = You do not block. [{ $line }]
warcry-order-block-with = { $target ->
    [any] { $unit } blocks any attacker. [{ $line }]
   *[other] { $unit } blocks when { $target } attacks. [{ $line }]
 }
warcry-order-pass-always = You pass in every exchange of tactics. [{ $line }]
warcry-order-pass-combat = You pass for the rest of this combat. [{ $line }]
warcry-order-pass-muster = You pass for the rest of this mustering. [{ $line }]
warcry-order-muster-plan = You muster the first of these that is possible: { $cards }. When none is, { $passes ->
    [yes] you pass
   *[no] you are asked
 }.{ $drawn ->
    [none] { "" }
   *[other] {" "}The list stops once you draw one of these: { $drawn }.
 }{ $other ->
    [yes] {" "}The list stops once you draw a card that it does not name.
   *[no] { "" }
 }{ $foe ->
    [none] { "" }
   *[other] {" "}The list stops once your opponent musters one of these: { $foe }.
 }{ $any ->
    [yes] {" "}The list stops once your opponent musters anything.
   *[no] { "" }
 }{ $foe_passes ->
    [yes] {" "}The list stops once your opponent passes.
   *[no] { "" }
 } [{ $line }]
warcry-order-pass-ahead = You pass while you are ahead by at least { $margin }. [{ $line }]
warcry-order-pass-behind = You pass while you are behind by at least { $margin }. [{ $line }]
warcry-order-follow-up-always = You always make a follow-up attack. [{ $line }]
warcry-order-follow-up-never = You never make a follow-up attack. [{ $line }]
warcry-order-follow-up-defender = These units meet a follow-up attack, in this order: { $units }. [{ $line }]
warcry-order-armed = Armed: “{ $card }”. Own unit: { $own ->
    [any] any
   *[other] { $own }
 }; enemy unit: { $enemy ->
    [any] any
   *[other] { $enemy }
 }; highest roll: { $roll ->
    [any] any
   *[other] { $roll }
 }; only if you would lose: { $losing ->
    [yes] yes
   *[no] no
 }; fixed choices: { $choices ->
    [none] none
   *[other] { $choices }
 }. [{ $line }]
warcry-order-ability-always = The reaction { $ability ->
    [any] of { $unit }
   *[other] of { $unit } with the number { $ability }
 } is always used. Own unit: { $own ->
    [any] any
   *[other] { $own }
 }; enemy unit: { $enemy ->
    [any] any
   *[other] { $enemy }
 }; highest roll: { $roll ->
    [any] any
   *[other] { $roll }
 }; only if you would lose: { $losing ->
    [yes] yes
   *[no] no
 }. [{ $line }]
warcry-order-ability-never = The reaction { $ability ->
    [any] of { $unit }
   *[other] of { $unit } with the number { $ability }
 } is never used. [{ $line }]
warcry-event-order-ask = { $what ->
    [block] You are asked whether you block (WC-P6).
    [tactics] You are asked in every exchange of tactics (WC-P6).
    [muster] You are asked in every turn of mustering (WC-P3).
    [follow_up] You are asked whether you make a follow-up attack (WC-P6).
    [follow_up_defender] You are asked who meets a follow-up attack (WC-P6).
   *[reaction] You are asked whenever this reaction can be used (WC-P5).
 }
table-button-plan = Muster by a list…
table-form-plan-title = Muster by a list
table-form-plan-list = Cards, the most wanted first
table-form-plan-help = One a line, each in its place; delete what you do not want
table-form-plan-then = If none of them can be mustered
table-form-plan-pass = I pass
table-form-plan-ask = I am asked
table-form-plan-drawn = Stop when I draw
table-form-plan-drawn-help = Ids with commas; other: any card not listed
table-form-plan-foe = Stop when the opponent musters
table-form-plan-foe-help = Ids with commas; any: whatever they muster; pass: when they pass
