# Powers of Albion: lines that cannot be read.

albion-refused-unknown-name = { $near ->
    [no_suggestion] { $field }: nie ma „{ $given }”.
   *[other] { $field }: nie ma „{ $given }”; czy chodzi o „{ $near }”?
 }
albion-refused-unknown-pawn = Nie znasz pionka „{ $given }”; na mapie są: { $known }.
albion-refused-pawn-of-which-group = Pionek { $given } której grupy? Podaj też grupę, np. 2.{ $given }{ $some ->
    [yes] ; twoje grupy: { $groups }
   *[no] {""}
 }.
albion-refused-pawn-first = { $verb }: najpierw pionek i dwukropek, np. „1: …”; jest „{ $given }”.
albion-refused-take-or-leave = Przed „{ $given }” napisz „take” albo „leave”.
albion-refused-items-none-last = „/ items none” musi być na samym końcu; podano „{ $given }”.
albion-refused-named-twice = { $field }: „{ $given }” podano dwa razy.
fault-position-bad-pawn = { $knight } nie może być pionkiem „{ $found }”: pionki jego grupy to 1 do 4, każdy raz, i każdy rycerz raz.
