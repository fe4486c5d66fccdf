# The two pages of help about Mage Knight 2.0.

help-title-mage-knight-2-rules = Mage Knight 2.0 w dwie minuty
help-title-mage-knight-2-notation = Mage Knight 2.0: jak zapisuje się ruchy
help-text-mage-knight-2-rules =
    `/game new` z `options:rules=mk2` otwiera grę drugiej edycji. Figurki, teren i większość zasad są jak w Mage Knight; oto różnice:
    • **Cel gry.** Wygrywa, kto na końcu kontroluje najwięcej celów strategicznych; punkty tylko rozstrzygają remisy. Celów jest o jeden więcej niż graczy. Na początku każdej fazy końcowej cel przypada temu, czyi wojownicy dotykają go sami, a gdy dotykają go też wrogowie, jest sporny. Zostaje twój, gdy odejdą.
    • **Tura.** Faza rozkazów, faza akcji, faza końcowa. Nie ma oczekiwania; są za to akcje specjalne: przedmioty, żetony, wskrzeszanie, regeneracja.
    • **Ruch.** Piechurzy i jeźdźcy mogą przejść dwa razy dalej (podwójny marsz); piechura kosztuje to 1 klik. Lotnicy mogą szybować: teren im nie przeszkadza, a z ziemi dosięgają ich tylko strzały.
    • **Atak.** Wojownik ma premię do ataku przy własnym typie ataku. Tylny sektor daje +1 także na dystans. Wojownicy typu wręcz mają przewagę liczebną (+1 za każdego innego, którego przedni sektor dotyka celu) i zryw (pół szybkości i cios); dystansowi mają ostrzał wszystkich do 2″ od punktu. Wszystkie modyfikatory jednej wartości liczą się razem najwyżej za 3.
    • **Przedmioty i domeny.** Jeśli stół się na nie umówił; ich działanie uwzględnia bot.
    `/rules show` pokazuje każdy punkt zasad, `/mageknight item` przedmioty i domeny, `/mageknight figure` to, co figurka ma teraz; `/learn` ma lekcję tej edycji.
help-text-mage-knight-2-notation =
    Wiersze są jak w Mage Knight, bez `pass` i bez ciosów `with=`; poza tym:
    `objective auto` · `objective at=20,12`
    `move A1 toward=O2` · `move A1 to=O2` · `/mageknight measure` od A1 do O2: cel strategiczny albo leżący przedmiot oznacza swoim numerem swoje miejsce.
    `move A1 to=12,9 double` · `move A1 to=12,9 take_off` · `move A1 land`
    `surge A1 touch=B1` · `charge A1 touch=B1` · `bound A1 to=9,9 -> B1` (każdy jest akcją walki)
    `ranged A1 bombardment at=20,12` · `cover A1` · `incantation A1`
    `army gorrud, item oxhide_coat on gorrud, domain harvest_fog`
    `take A1 I2` · `drop A1 I1,I2` · `use A1 I2 -> A3`
    `order spin=ask`, a potem `spin B1 auto`, `spin B1 hold` albo `spin B1 face=90`
