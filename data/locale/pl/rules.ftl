# Przeszukiwanie zasad: /rules, „Dlaczego?” i `python -m bot rules`.

command-rules = Zasady, rozstrzygnięcia, karty i precedensy
command-rules-search = Znajdź zasady, rozstrzygnięcia i karty według słów
command-rules-show = Pokaż punkt zasad, rozstrzygnięcie albo kartę o danym numerze
command-rules-about = Wersje i daty zasad
option-rules-search-words = Czego chcesz się dowiedzieć, w kilku słowach
option-rules = Gra, o której zasady chodzi
option-rules-show-number = Numer, na przykład MKU-7.3, a na kanale gry samo 7.3

rules-why = Dlaczego?
rules-more = Więcej
rules-in-english = Po angielsku
rules-scene = Scena { $number } z { $count }
rules-choose = Otwórz jedną z nich
rules-found = Znaleziono: { $count }. Najtrafniejsze są na początku.
rules-found-for = Zasady na temat „{ $given }”:
rules-scene-head = **{ $number }** w scenariuszu, po kroku { $step }:

rules-mark-rulebook = instrukcja
rules-mark-derived = wynika z instrukcji
rules-mark-completed = uzupełnienie
rules-mark-analogy = uzupełnienie przez analogię
rules-mark-reconstructed = rekonstrukcja
rules-mark-project = konwencja tego bota
rules-mark-ruling = rozstrzygnięcie
rules-mark-pack = zestaw
rules-mark-precedent = precedens tego serwera
rules-mark-partly = instrukcja, częściowo: { $mark }

rules-origin = { $mark } · { $game }, zasady { $version } z dnia { $since } ({ $hash })
rules-origin-pack = { $mark } { $pack } · { $game }
rules-origin-precedent = { $mark } · od { $since }
rules-digest-mage-knight-2 = Mage Knight 2.0
rules-translated = To tłumaczenie; rozstrzyga tekst angielski.
rules-english-only = Ten tekst jest tylko po angielsku.
rules-tested = { $count ->
    [one] Pilnuje tego test
    [few] Pilnują tego { $count } testy
   *[many] Pilnuje tego { $count } testów
}
rules-option = Przy tym stole: { $told }, { $count ->
    [one] opcja { $names }
    [few] opcje { $names }
   *[many] opcje { $names }
}
rules-names = Zobacz też { $numbers }
rules-replaced = Uchylone przez { $number }.
rules-settled = Rozstrzygnięto tutaj: { $link }
rules-precedent = Na tym serwerze: **{ $number }** { $text }
rules-precedent-old = Już nie obowiązuje: **{ $number }** { $text }
rules-figure = Punkty: { $points }, ranga: { $rank }, kliki: { $clicks }, zasięg: { $range }. Zdolności: { $abilities }

rules-about = Zasady i zestawy, według których gra ten bot. Rozstrzyga tekst angielski.
rules-about-program = • zasady { $version }, zestaw startowy { $pack }
rules-about-law = { $digest }: tekst z dnia { $since } ({ $hash })
rules-about-translation = { $digest }: tłumaczenie { $language } z dnia { $since } ({ $hash })
rules-language-en = angielskie
rules-language-pl = polskie
rules-language-cs = czeskie

engine-refused-rules-search-none = Nic w zasadach nie pasuje do „{ $words }”.
engine-refused-no-such-entry = W zasadach nie ma numeru „{ $given }”.
engine-refused-no-such-entry-near = W zasadach nie ma numeru „{ $given }”. Najbliższe: { $near }
engine-refused-no-entry-found = Nic w zasadach nie pasuje do „{ $given }”. Spróbuj innych słów albo numeru, na przykład 7.3.
