# Własne zestawy serwera.

packs-kept = Zestaw „{ $name }” jest poprawny i należy teraz do tego serwera: { $files }. Skrót: { $hash }. Nowe gry mogą go używać: pack:{ $name }
packs-replaced = Zestaw „{ $name }” jest poprawny i zastępuje dotychczasowy: { $files }. Skrót: { $hash }. Rozpoczęte gry toczą się dalej ze starym.
packs-left-out = Pominięto pliki, które do takiego zestawu nie należą: { $files }.
packs-clash = Nie da się go połączyć z zestawem startowym, więc gry muszą go używać samego (pack_alone:True); liczba powodów: { $count }. Pierwsze z nich:
packs-only-joined = Jest poprawny tylko razem z zestawem startowym, więc żadna gra nie może go używać samego.
pack-file-unknown = Żaden plik zestawu tak się nie nazywa; czy chodzi o „{ $near }”?
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

engine-refused-pack-not-recognised = Żaden z tych plików nie należy do zestawu. Zestaw ma niektóre z plików: { $known }.
engine-refused-pack-file-twice = Plik „{ $given }” podano dwa razy.
engine-refused-pack-over-size = Pliki zestawu mają razem { $size } kB; dozwolone jest najwyżej { $most } kB.
engine-refused-pack-name = „{ $given }” nie może być nazwą zestawu; musi ona być czytelna i inna niż „starter”.
engine-refused-too-many-packs = { $most ->
    [one] Ten serwer ma już { $most } zestaw, więcej mieć nie może; usuń najpierw jeden.
    [few] Ten serwer ma już { $most } zestawy, więcej mieć nie może; usuń najpierw jeden.
   *[many] Ten serwer ma już { $most } zestawów, więcej mieć nie może; usuń najpierw jeden.
 }
engine-refused-no-such-pack = Ten serwer nie ma tu zestawu „{ $given }”.
engine-refused-pack-only-joined = Zestaw „{ $given }” jest poprawny tylko razem z zestawem startowym (pierwszy powód: { $file }, wiersz { $row }). Otwórz grę bez pack_alone.
engine-refused-pack-only-alone = Zestawu „{ $given }” nie da się połączyć z zestawem startowym (pierwszy powód: { $file }, wiersz { $row }). Otwórz grę z pack_alone:True, a będzie używany bez zestawu startowego.
command-pack = Własne zestawy kart lub figurek tego serwera
command-pack-add = Dodaj zestaw albo zastąp dotychczasowy; pliki są najpierw sprawdzane
option-pack-add-name = Jak go nazwać
option-pack-add-file = Plik zestawu, np. figures.csv albo units.csv
option-pack-add-file-2 = Następny plik, np. dials.csv albo attachments.csv
option-pack-add-file-3 = Następny plik, np. terrain.toml albo actions.csv
option-pack-add-file-4 = Następny plik, np. armies.toml albo decks.toml
option-pack-add-file-5 = Następny plik
option-pack-add-file-6 = Następny plik
command-pack-list = Pokaż zestawy tego serwera
command-pack-drop = Usuń zestaw; gry, które się z nim rozpoczęły, toczą się dalej
option-pack-drop-name = Jego nazwa
