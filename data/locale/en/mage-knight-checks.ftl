# What can be wrong with a position of Mage Knight that was written or edited by hand.

fault-figure-twice = { $figure } is listed twice.
fault-figures-out-of-order = { $figure } comes before { $target } in the list: figures are kept in the order of their ids.
fault-no-such-figure = { $figure } is of the kind { $type }, which no pack of this game holds.
fault-no-such-seat = { $figure } belongs to nobody at this table.
fault-tokens-out-of-range = { $figure } has { $tokens } action tokens; 0 to 2 are possible (MKU-5.7).
fault-click-out-of-range = The dial of { $figure } has no position { $click }.
fault-facing-out-of-range = The facing of { $figure } is { $facing }; 0 to 35999 hundredths of a degree are possible (MKU-6.1).
fault-off-the-field = { $figure } is not wholly on the battlefield (MKU-6.14).
fault-bases-overlap = The bases of { $figure } and { $target } overlap (MKU-6.5).
fault-field-overfull = There are { $count } figures on the field; at most { $most } may be there (MKU-2.2).
fault-captive-unlinked = { $figure } and { $target } are not captor and captive in contact (MKU-14.11).
fault-actions-out-of-range = { $left } actions are left; that cannot be.
fault-points-do-not-add-up = The points of an army are not the sum of its figures (MKU-2.3).
fault-unique-twice = { $figure } and { $target } are the same unique figure; an army may hold it once (MKU-2.6).
fault-army-unique-twice = The army of { $seat } holds a unique figure twice (MKU-2.6).
fault-soars-wrongly = { $figure } cannot soar: only flyers do, and neither captors nor captives (MK2-16.1, MK2-16.18).
fault-soars-at-objective = The flight base of { $figure } touches { $thing } (MK2-16.6).
fault-ability-token-twice = { $figure } has two tokens of the same ability (MK2-11.9).
fault-option-not-played = { $option ->
    [items] Items are in play, but this table plays without them: the option items is not set (MK2-31.6).
   *[domains] Domains are in play, but this table plays without them: the option domains is not set (MK2-31.6).
 }
