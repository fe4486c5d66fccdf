# Packs that a server keeps of its own.

packs-kept = The pack “{ $name }” is sound and kept for this server: { $files }. Hash: { $hash }. New games may be played with it: pack:{ $name }
packs-replaced = The pack “{ $name }” is sound and takes the place of the one that was here: { $files }. Hash: { $hash }. Games that have begun go on with the old one.
packs-left-out = Not a part of such a pack, and left out: { $files }.
packs-clash = It cannot be joined to the starter pack, so it can only be used alone (pack_alone:True); reasons: { $count }. The first:
packs-only-joined = It is sound only on top of the starter pack, so no game can play it alone.
pack-file-unknown = No file of a pack has this name; did you mean “{ $near }”?
packs-head = { $count ->
    [one] This server has { $count } pack of its own, of at most { $most }:
   *[other] This server has { $count } packs of its own, of at most { $most }:
 }
packs-line = { $name }: { $game }, { $size } kB, hash { $hash }
packs-none = This server has no packs of its own.
packs-dropped = The pack “{ $name }” has been deleted. Games that have begun with it go on.
packs-more-faults = The rest is in the file.
packs-starter = The starter pack

engine-refused-pack-not-recognised = None of these files belongs to a pack. A pack has some of: { $known }.
engine-refused-pack-file-twice = The file “{ $given }” is there twice.
engine-refused-pack-over-size = The files of the pack hold { $size } kB together; at most { $most } kB are allowed.
engine-refused-pack-name = “{ $given }” cannot be the name of a pack; it needs one that can be read and is not “starter”.
engine-refused-too-many-packs = { $most ->
    [one] This server already has { $most } pack. That is the limit; delete one first.
   *[other] This server already has { $most } packs. That is the limit; delete one first.
 }
engine-refused-no-such-pack = This server has no pack “{ $given }” here.
engine-refused-pack-only-joined = The pack “{ $given }” is sound only on top of the starter pack (the first reason: { $file }, line { $row }). Open the game without pack_alone.
engine-refused-pack-only-alone = The pack “{ $given }” cannot be joined to the starter pack (the first reason: { $file }, line { $row }). Open the game with pack_alone:True, and it is played without the starter pack.
command-pack = Packs of cards or figures that are this server’s own
command-pack-add = Add a pack, or replace one; its files are checked first
option-pack-add-name = What to call it
option-pack-add-file = A file of the pack, such as figures.csv or units.csv
option-pack-add-file-2 = Another file, such as dials.csv or attachments.csv
option-pack-add-file-3 = Another file, such as terrain.toml or actions.csv
option-pack-add-file-4 = Another file, such as armies.toml or decks.toml
option-pack-add-file-5 = Another file
option-pack-add-file-6 = Another file
command-pack-list = Show the packs of this server
command-pack-drop = Delete a pack; games that have begun with it go on
option-pack-drop-name = Its name
