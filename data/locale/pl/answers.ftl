# Co robią „tak” i „nie” na przyciskach pytań, na które tak się odpowiada: najwyżej 34 znaki.

talisman-answer-use-effect-yes = Skorzystaj
talisman-answer-use-effect-no = Nie korzystaj
talisman-answer-roll-anyway-yes = Rzuć mimo to
talisman-answer-roll-anyway-no = Nie rzucaj
talisman-answer-instead-of-roll-yes = Weź to zamiast rzutu
talisman-answer-instead-of-roll-no = Rzuć kostką
talisman-answer-add-craft-yes = Dodaj Moc
talisman-answer-add-craft-no = Walcz bez Mocy
talisman-answer-spend-servant-yes = Oddaj sługę
talisman-answer-spend-servant-no = Zatrzymaj sługę
talisman-answer-raise-servant-yes = Zatrzymaj jako sługę
talisman-answer-raise-servant-no = Zatrzymaj jako trofeum
talisman-answer-evade-yes = Wymknij się
talisman-answer-evade-no = Stań do walki
talisman-answer-other-save-yes = Rzuć, by ocalić punkt
talisman-answer-other-save-no = Strać punkt
talisman-answer-quest-yes = Przyjmij zadanie
talisman-answer-quest-no = Odrzuć zadanie
talisman-answer-quest-gold-yes = Oddaj złoto
talisman-answer-quest-gold-no = Zatrzymaj złoto
talisman-answer-extra-draw-yes = Ciągnij więcej kart
talisman-answer-extra-draw-no = Nie ciągnij więcej
talisman-answer-trade-yes = Przyjmij wymianę
talisman-answer-trade-no = Odrzuć wymianę
talisman-answer-rest-first-yes = Zostań i odpocznij
talisman-answer-rest-first-no = Rusz, jak każą
talisman-answer-new-character-yes = Weź nowego Poszukiwacza
talisman-answer-new-character-no = Odejdź z gry

albion-answer-event-ransom-yes = Zapłać wykup
albion-answer-event-ransom-no = Nie płać
albion-answer-mount-again-yes = Wsiądź na konia
albion-answer-mount-again-no = Walcz pieszo

warcry-answer-may-yes = Użyj tej części
warcry-answer-may-no = Pomiń ją
warcry-answer-pay-yes = Zapłać
warcry-answer-pay-no = Nie płać

mage-knight-answer-dodge-yes = Spróbuj uniku
mage-knight-answer-dodge-no = Przyjmij trafienie
