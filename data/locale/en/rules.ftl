# The rules looked up: /rules, "Why?", and `python -m bot rules`.
# $mark is a whole word of the messages rules-mark-...; numbers are ids of entries, such as MKU-7.3.

command-rules = Rules, rulings, cards and precedents
command-rules-search = Find rules, rulings and cards by words
command-rules-show = Show a clause, ruling or card by its number
command-rules-about = Versions and dates of the rules
option-rules-search-words = What you want to know, in a few words
option-rules = The game whose rules you mean
option-rules-show-number = Its number, such as MKU-7.3, or 7.3 in a game's channel

rules-why = Why?
rules-more = More
rules-in-english = English
rules-scene = Scene { $number } of { $count }
rules-choose = Open one of them
rules-found = Found: { $count }. The best come first.
rules-found-for = Rules on “{ $given }”:
rules-scene-head = **{ $number }** in a scenario, after step { $step }:

rules-mark-rulebook = rulebook
rules-mark-derived = follows from the rulebook
rules-mark-completed = completed
rules-mark-analogy = completed by analogy
rules-mark-reconstructed = reconstructed
rules-mark-project = convention of this bot
rules-mark-ruling = ruling
rules-mark-pack = pack
rules-mark-precedent = precedent of this server
rules-mark-partly = rulebook, in part: { $mark }

rules-origin = { $mark } · { $game }, rules { $version } of { $since } ({ $hash })
rules-origin-pack = { $mark } { $pack } · { $game }
rules-origin-precedent = { $mark } · since { $since }
rules-digest-mage-knight-2 = Mage Knight 2.0
rules-translated = A translation; the English text decides.
rules-english-only = This text is available in English only.
rules-tested = { $count ->
    [one] Held by a test
   *[other] Held by { $count } tests
}
rules-option = At this table: { $told }, house { $count ->
    [one] option { $names }
   *[other] options { $names }
}
rules-names = See also { $numbers }
rules-replaced = Overruled by { $number }.
rules-settled = Decided here: { $link }
rules-precedent = On this server: **{ $number }** { $text }
rules-precedent-old = No longer holds: **{ $number }** { $text }
rules-figure = { $points } points, { $rank }, { $clicks } clicks, range { $range }. Abilities: { $abilities }

rules-about = Rules and packs that this bot plays by. The English text of a digest decides.
rules-about-program = • rules { $version }, starter pack { $pack }
rules-about-law = { $digest }: text of { $since } ({ $hash })
rules-about-translation = { $digest }: { $language } translation of { $since } ({ $hash })
rules-language-en = English
rules-language-pl = Polish
rules-language-cs = Czech

engine-refused-rules-search-none = Nothing in the rules fits “{ $words }”.
engine-refused-no-such-entry = There is no number “{ $given }” in the rules.
engine-refused-no-such-entry-near = There is no number “{ $given }” in the rules. The nearest: { $near }
engine-refused-no-entry-found = Nothing in the rules fits “{ $given }”. Try other words, or a number such as 7.3.
