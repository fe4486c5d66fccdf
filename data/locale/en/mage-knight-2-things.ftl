# Mage Knight 2.0: items in play and domains.
# $item and $items are items such as “I1 Ferry bell”.

mage-knight-event-item-taken = { $figure } takes { $item }.
mage-knight-event-item-handed = { $figure } takes { $item } from { $target }.
mage-knight-event-items-laid = { $figure } leaves on the ground: { $items }.
mage-knight-event-item-used = { $figure } uses { $item } on { $target }.
mage-knight-event-tokens-taken-off = { $count ->
    [one] { $count } action token is taken off { $figure }; it now has { $tokens }.
   *[other] { $count } action tokens are taken off { $figure }; it now has { $tokens }.
 }
mage-knight-refused-no-such-item = No item of this game has the number “{ $given }”.
mage-knight-refused-item-not-borne = { $figure } bears no item with the number “{ $given }”.
mage-knight-refused-nothing-borne = { $figure } bears no item.
mage-knight-refused-captor-no-special = { $figure } holds { $target } captive and cannot be given this special action.
mage-knight-refused-item-borne-already = { $figure } bears { $item } already.
mage-knight-refused-item-taken-already = { $figure } has taken an item in this turn already: a figure may take one.
mage-knight-refused-item-apart = { $figure } does not touch { $item }: { $length }″ lie between them.
mage-knight-refused-soaring-takes-nothing = { $figure } soars and cannot take { $item } off the ground.
mage-knight-refused-item-of-captive = { $target } is a captive: its { $item } cannot be taken.
mage-knight-refused-bearer-not-friendly = { $target } bears { $item } and is not friendly to { $figure }.
mage-knight-refused-bearer-apart = { $figure } does not touch { $target }, who bears { $item }.
mage-knight-refused-item-without-action = { $item } works by itself; it has no action.
mage-knight-refused-item-used-up = { $item } is used up; uses in a game: { $count }.
mage-knight-refused-item-target-not-friendly = { $target } is not another figure friendly to { $figure }.
mage-knight-refused-item-target-apart = { $figure } does not touch { $target }.
mage-knight-refused-item-target-too-far = { $target } is farther than { $limit }″ from { $figure }.
mage-knight-refused-item-target-unhurt = { $target } has nothing to be healed.
mage-knight-refused-item-target-without-token = { $target } has no action token to take off.
fault-item-misplaced = The item { $item } is borne by a figure that cannot bear it, or lies off the battlefield.
fault-item-slots-overfull = { $figure } bears { $count } items of one kind, more than it has slots for.
mage-knight-preview-take-item = { $figure } takes { $items }.{ $pushed ->
    [none] { "" }
   *[other] {" "}Pushing: { $pushed }, 1 click.
 }
mage-knight-preview-drop-items = { $figure } lays down { $items }.{ $pushed ->
    [none] { "" }
   *[other] {" "}Pushing: { $pushed }, 1 click.
 }
mage-knight-preview-use-item = { $figure } uses { $items } on { $target }.{ $pushed ->
    [none] { "" }
   *[other] {" "}Pushing: { $pushed }, 1 click.
 }
mage-knight-do-take-item = Take { $items }: { $figure }
mage-knight-do-drop-items = Lay down { $items }: { $figure }
mage-knight-do-use-item = Use { $items } on { $target }: { $figure }
mage-knight-doing-take-item = Take an item
mage-knight-doing-drop-items = Lay down items
mage-knight-doing-use-item = Use an item
picture-mk-last-take-item = { $who } takes an item
picture-mk-last-drop-items = { $who } lays down items
picture-mk-last-use-item = { $who } uses an item on { $targets }
picture-mk-board-bears = bears { $item }
picture-mk-board-uses = { $item } ({ $count ->
    [one] { $count } use left
   *[other] { $count } uses left
 })
picture-mk-board-loose = { $item } lies at { $place }
picture-mk-board-domains = Domains: { $domains }
picture-mk-roster-domain = Domain: { $domain }
picture-mk-roster-uses = { $count ->
    [0] used up
    [one] { $count } use left
   *[other] { $count } uses left
 }
picture-mk-key-item = item, borne or loose
picture-mk-brought-items = Items: { $items }
picture-mk-brought-item = { $item } ({ $bearer })
