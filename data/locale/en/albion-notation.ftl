# Powers of Albion: lines that cannot be read.

albion-refused-unknown-name = { $near ->
    [no_suggestion] { $field }: there is no “{ $given }”.
   *[other] { $field }: there is no “{ $given }”; did you mean “{ $near }”?
 }
albion-refused-unknown-pawn = There is no pawn “{ $given }” that you know of; on the map are { $known }.
albion-refused-pawn-of-which-group = Pawn { $given } of which group? Say the group too, such as 2.{ $given }{ $some ->
    [yes] ; your groups: { $groups }
   *[no] {""}
 }.
albion-refused-pawn-first = { $verb }: a pawn and a colon come first, such as “1: …”; found “{ $given }”.
albion-refused-take-or-leave = Say “take” or “leave” before “{ $given }”.
albion-refused-items-none-last = “/ items none” must come at the very end; found “{ $given }”.
albion-refused-named-twice = { $field }: “{ $given }” is named twice.
fault-position-bad-pawn = { $knight } cannot be pawn “{ $found }”: the pawns of his group are 1 to 4, each once, and each knight once.
