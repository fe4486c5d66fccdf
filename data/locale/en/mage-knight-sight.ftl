# Lines of fire in Mage Knight: who may fire, at whom, and what is in the way.
# $figure, $target, $enemy, $friend, $blocker are figures such as “A1 Name”; $piece is a piece of terrain; lengths are inches.

mage-knight-refused-no-range = { $figure } has no range and cannot be given ranged combat.
mage-knight-refused-firer-in-contact = { $figure } is in contact with { $enemy } and cannot fire.
mage-knight-refused-target-itself = { $figure } cannot choose itself.
mage-knight-refused-target-friendly = { $target } is on your side and cannot be attacked.
mage-knight-refused-target-not-friendly = { $target } is not on your side and cannot be healed.
mage-knight-refused-target-captive = { $target } is a captive and cannot be a target.
mage-knight-refused-target-captor = { $target } guards { $captive } and cannot be a target.
mage-knight-refused-target-invisible = { $target } cannot be a target: Limited Invisibility.
mage-knight-refused-target-immune = { $target } cannot be the target of magic: Magic Immunity.
mage-knight-refused-target-invulnerable = { $target } cannot be healed: Invulnerability.
mage-knight-refused-target-out-of-arc = { $target } is outside the front arc of { $figure }.
mage-knight-refused-target-out-of-range = { $target } is { $length }″ away from { $figure }; the range is { $range }″.
mage-knight-refused-target-in-contact = { $target } is in contact with { $friend }, who is on your side, and cannot be a target.
mage-knight-refused-patient-in-contact = { $target } is in contact with { $enemy }; it cannot be healed there.
mage-knight-refused-line-blocked = { $blocker } blocks the line of fire from { $figure } to { $target }.
mage-knight-refused-line-blocked-by-piece = { $piece } blocks the line of fire from { $figure } to { $target }.
mage-knight-refused-target-stealthy = The line of fire from { $figure } crosses { $screen ->
    [concealing] concealing terrain
    [low_wall] a low wall
   *[hindering] hindering terrain
 }, and { $target } shows Stealth.
