# Jedna wiadomość na kanale dla gier: otwarte stoły i kto szuka gry.

open-tables-head = **Otwarte stoły**
open-tables-none = **Otwarte stoły**
    Nikt teraz nie szuka graczy. Napisz, w co chcesz zagrać, albo otwórz stół.
open-tables-table = **{ $game }** · stół { $number } · { $people }
    { $quick ->
        [yes] { $pace } · wszystko gotowe · { $free }
       *[no] { $pace } · { $free }
    }
open-tables-more = { $count ->
    [one] Jeszcze { $count } stół: jego karta jest na tym kanale.
    [few] Jeszcze { $count } stoły: ich karty są na tym kanale.
   *[many] Jeszcze { $count } stołów: ich karty są na tym kanale.
 }
open-tables-looking = Szukają gry
open-tables-wish = { $name }: { $game }, { $pace ->
    [live] teraz
    [several] kilka ruchów dziennie
    [daily] dzień na turę
   *[weekly] tydzień na turę
 }
open-tables-more-wishes = { $count ->
    [one] i jeszcze { $count } osoba
    [few] i jeszcze { $count } osoby
   *[many] i jeszcze { $count } osób
 }
open-tables-button-wish = Chcę zagrać
open-tables-button-new = Otwórz stół
open-tables-form-title = Chcę zagrać
open-tables-met = Ktoś chce tego samego: macie już miejsca i gra się zaczyna.
reply-wish-kept = Jesteś na liście do { $until }. Pierwsza osoba, która chce tej samej gry w tym samym tempie, od razu siada z tobą do stołu. Ten sam przycisk zdejmuje cię z listy.
reply-wish-withdrawn = Nie ma Cię już na liście. Ten sam przycisk wpisuje cię znowu.
engine-refused-wish-unlisted = Ten serwer nie pokazuje listy otwartych stołów na kanale dla gier. Stół otworzysz przez /game new.
setup-option-open-tables = Lista otwartych stołów na kanale dla gier: { $value }
choice-setup-open-tables-shown = tak, w jednej aktualizowanej wiadomości
choice-setup-open-tables-hidden = nie
option-setup-open-tables = Lista otwartych stołów na kanale dla gier
