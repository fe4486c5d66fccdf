# Vyhledávání v pravidlech: /rules, „Proč?“ a `python -m bot rules`.

command-rules = Pravidla, výklady, karty a precedenty
command-rules-search = Najít pravidla, výklady a karty podle slov
command-rules-show = Ukázat bod pravidel, výklad nebo kartu podle čísla
command-rules-about = Verze a data pravidel
option-rules-search-words = Co chceš vědět, několika slovy
option-rules = Hra, o jejíž pravidla jde
option-rules-show-number = Číslo, například MKU-7.3, v kanálu hry stačí 7.3

rules-why = Proč?
rules-more = Více
rules-in-english = Anglicky
rules-scene = Scéna { $number } z { $count }
rules-choose = Otevři jedno z nich
rules-found = Nalezeno: { $count }. Nejlepší shody jsou první.
rules-found-for = Pravidla k dotazu „{ $given }“:
rules-scene-head = **{ $number }** ve scénáři, po kroku { $step }:

rules-mark-rulebook = pravidla hry
rules-mark-derived = plyne z pravidel hry
rules-mark-completed = doplněno
rules-mark-analogy = doplněno podle obdoby
rules-mark-reconstructed = rekonstrukce
rules-mark-project = konvence tohoto bota
rules-mark-ruling = výklad
rules-mark-pack = balík
rules-mark-precedent = precedent tohoto serveru
rules-mark-partly = pravidla hry, zčásti: { $mark }

rules-origin = { $mark } · { $game }, pravidla { $version } ze dne { $since } ({ $hash })
rules-origin-pack = { $mark } { $pack } · { $game }
rules-origin-precedent = { $mark } · od { $since }
rules-digest-mage-knight-2 = Mage Knight 2.0
rules-translated = Toto je překlad; rozhoduje anglické znění.
rules-english-only = Tento text je jen anglicky.
rules-tested = { $count ->
    [one] Hlídá to test
    [few] Hlídají to { $count } testy
   *[other] Hlídá to { $count } testů
}
rules-option = U tohoto stolu: { $told }, { $count ->
    [one] volba { $names }
    [few] volby { $names }
   *[other] volby { $names }
}
rules-names = Viz též { $numbers }
rules-replaced = Zrušil to { $number }.
rules-settled = Rozhodnuto zde: { $link }
rules-precedent = Na tomto serveru: **{ $number }** { $text }
rules-precedent-old = Už neplatí: **{ $number }** { $text }
rules-figure = Body: { $points }, hodnost: { $rank }, cvaknutí: { $clicks }, dostřel: { $range }. Schopnosti: { $abilities }

rules-about = Pravidla a balíky, podle nichž tento bot hraje. Rozhoduje anglické znění.
rules-about-program = • pravidla { $version }, základní balík { $pack }
rules-about-law = { $digest }: znění ze dne { $since } ({ $hash })
rules-about-translation = { $digest }: { $language } překlad ze dne { $since } ({ $hash })
rules-language-en = anglický
rules-language-pl = polský
rules-language-cs = český

engine-refused-rules-search-none = V pravidlech nic neodpovídá „{ $words }“.
engine-refused-no-such-entry = Číslo „{ $given }“ v pravidlech není.
engine-refused-no-such-entry-near = Číslo „{ $given }“ v pravidlech není. Nejbližší: { $near }
engine-refused-no-entry-found = V pravidlech se k „{ $given }“ nic nehodí. Zkus jiná slova nebo číslo, například 7.3.
