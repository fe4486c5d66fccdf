# Linie strzału w Mage Knight: kto może strzelać, do kogo i co stoi na przeszkodzie.
# $figure, $target, $enemy, $friend, $blocker to figurki, na przykład „A1 Nazwa”; $piece to element terenu; długości są w calach.

mage-knight-refused-no-range = { $figure } nie ma zasięgu i nie może walczyć na odległość.
mage-knight-refused-firer-in-contact = { $figure } ma kontakt bezpośredni z figurką { $enemy } i nie może strzelać.
mage-knight-refused-target-itself = { $figure } nie może wybrać siebie.
mage-knight-refused-target-friendly = { $target } jest po twojej stronie i nie może być celem ataku.
mage-knight-refused-target-not-friendly = { $target } nie jest po twojej stronie i nie może być celem leczenia.
mage-knight-refused-target-captive = { $target } to jeniec i nie może być celem.
mage-knight-refused-target-captor = { $target } pilnuje jeńca ({ $captive }) i nie może być celem.
mage-knight-refused-target-invisible = { $target } nie może być celem: Ograniczona Niewidzialność.
mage-knight-refused-target-immune = { $target } nie może być celem magii: Odporność na Magię.
mage-knight-refused-target-invulnerable = { $target } nie może być celem leczenia: Niewrażliwość.
mage-knight-refused-target-out-of-arc = { $target } jest poza przednim sektorem figurki { $figure }.
mage-knight-refused-target-out-of-range = { $target } jest w odległości { $length }″ od figurki { $figure }; zasięg to { $range }″.
mage-knight-refused-target-in-contact = { $target } ma kontakt bezpośredni z figurką { $friend } z twojej strony i nie może być celem.
mage-knight-refused-patient-in-contact = { $target } ma kontakt bezpośredni z figurką { $enemy }; leczenie jest niemożliwe.
mage-knight-refused-line-blocked = { $blocker } zasłania linię strzału od figurki { $figure } do celu: { $target }.
mage-knight-refused-line-blocked-by-piece = { $piece } zasłania linię strzału od figurki { $figure } do celu: { $target }.
mage-knight-refused-target-stealthy = Linia strzału figurki { $figure } przecina { $screen ->
    [concealing] teren osłaniający
    [low_wall] murek
   *[hindering] teren utrudniający ruch
 }, a { $target } ma Ukrycie.
