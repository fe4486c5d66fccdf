# Własne zestawy serwera.

packs-kept = Zestaw „{ $name }” jest poprawny i należy teraz do tego serwera: { $files }. Skrót: { $hash }. Nowe gry mogą go używać: pack:{ $name }
packs-replaced = Zestaw „{ $name }” jest poprawny i zastępuje dotychczasowy: { $files }. Skrót: { $hash }. Rozpoczęte gry toczą się dalej ze starym.
packs-left-out = Pominięto pliki, które do takiego zestawu nie należą: { $files }.
packs-clash = Nie da się go połączyć z zestawem startowym, więc gry muszą go używać samego (pack_alone:True). Pierwszy powód: { $fault }
packs-head = { $count ->
    [one] Ten serwer ma { $count } własny zestaw (najwyżej { $most }):
    [few] Ten serwer ma { $count } własne zestawy (najwyżej { $most }):
   *[many] Ten serwer ma { $count } własnych zestawów (najwyżej { $most }):
 }
packs-line = { $name }: { $game }, { $size } kB, skrót { $hash }
packs-none = Ten serwer nie ma własnych zestawów.
packs-dropped = Zestaw „{ $name }” jest usunięty. Gry, które się z nim rozpoczęły, toczą się dalej.
packs-more-faults = Reszta jest w pliku.
packs-starter = Zestaw startowy
