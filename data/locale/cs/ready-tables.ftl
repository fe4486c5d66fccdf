# Hotová hra: co kostky a balíčky připraví, než je kdokoli dotázán, a volba, která to zapíná.

warcry-option-setup = { $setup ->
    [quick] hotová hra: strany losem, hotové balíčky, první armády naverbované za oba hráče
   *[own] hráči si sami volí balíčky a verbují armády
 }
warcry-event-sides-by-lot = Strany losem. Velká aliance: { $seat }. Hordy temnoty: { $other }.

albion-option-setup = { $setup ->
    [quick] hotová hra: hrady losem, hotoví rytíři, kteří se brání sami, 24 kol
   *[own] hráči své rytíře sami vyzbrojí a očíslují
 }
albion-order-auto-off = { $whose ->
    [yes] { $pawn }
   *[no] Všichni rytíři
 }: v soubojích a u otázek se hra ptá na vše, co neříká pokyn.

talisman-option-setup = { $setup ->
    [quick] hotová hra: postavy losem, každý hráč může jednou, před prvním tahem, dostat jinou; krátká hra
   *[own] příprava podle ostatních voleb
 }
talisman-event-another-character = { $seat } dostává jinou postavu místo této: { $card }.
talisman-refused-no-other-character = Jiná postava se rozdává jen jednou, v hotové hře, před prvním pohybem tvého prvního tahu a dokud se tvé nic nestalo.
