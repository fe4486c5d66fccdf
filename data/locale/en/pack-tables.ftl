# Faults of packs that are tables, in any game: shapes, fields, ids, figures that must agree.

pack-wrong-shape = Expected { $expected ->
    [table] a table
    [list] a list
    [number] a whole number
    [truth] true or false
   *[text] a text in quotation marks
 }, found “{ $found }”.
pack-differs = Found { $found }, expected { $expected }.
pack-no-id = “{ $found }” is not an id: only small letters without accents, digits and “_” are allowed, at most { $most } of them.
pack-table-twice = More than one row of the table covers the result { $found }.
pack-key-lacking = The field “{ $word }” is missing.
pack-table-gap = No row of the table covers the result { $found }.
