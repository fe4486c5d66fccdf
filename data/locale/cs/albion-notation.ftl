# Powers of Albion: lines that cannot be read.

albion-refused-unknown-name = { $near ->
    [no_suggestion] { $field }: „{ $given }“ tu není.
   *[other] { $field }: „{ $given }“ tu není; nemá to být „{ $near }“?
 }
albion-refused-unknown-pawn = Figurku „{ $given }“ neznáš; na mapě jsou: { $known }.
albion-refused-pawn-of-which-group = Figurka { $given } které skupiny? Uveď i skupinu, například 2.{ $given }{ $some ->
    [yes] ; tvoje skupiny: { $groups }
   *[no] {""}
 }.
albion-refused-pawn-first = { $verb }: nejdřív figurka a dvojtečka, například „1: …“; je tu „{ $given }“.
albion-refused-take-or-leave = Před „{ $given }“ napiš „take“ nebo „leave“.
albion-refused-items-none-last = „/ items none“ stojí až na konci; je tu „{ $given }“.
albion-refused-named-twice = { $field }: „{ $given }“ je uvedeno dvakrát.
fault-position-bad-pawn = { $knight } nemůže být figurkou „{ $found }“: figurky jeho skupiny jsou 1 až 4, každá jednou, a každý rytíř jednou.
