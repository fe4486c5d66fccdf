# Packs that a server keeps of its own.

packs-kept = The pack “{ $name }” is sound and kept for this server: { $files }. Hash: { $hash }. New games may be played with it: pack:{ $name }
packs-replaced = The pack “{ $name }” is sound and takes the place of the one that was here: { $files }. Hash: { $hash }. Games that have begun go on with the old one.
packs-left-out = Not a part of such a pack, and left out: { $files }.
packs-clash = It cannot be joined to the starter pack, so games must play it alone (pack_alone:True). The first reason: { $fault }
packs-head = { $count ->
    [one] This server has { $count } pack of its own, of at most { $most }:
   *[other] This server has { $count } packs of its own, of at most { $most }:
 }
packs-line = { $name }: { $game }, { $size } kB, hash { $hash }
packs-none = This server has no packs of its own.
packs-dropped = The pack “{ $name }” is dropped. Games that have begun with it go on.
packs-more-faults = The rest is in the file.
packs-starter = The starter pack
