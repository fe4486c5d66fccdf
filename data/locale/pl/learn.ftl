# Lekcje: pierwsza bitwa z podpowiedzią przy każdym kroku.

learn-name = Pierwsza lekcja: { $game }
learn-which = Lekcja której gry?
learn-practice = To ćwiczenie: kości są ustalone, a ty grasz obiema stronami. Wszystko jest już rozstawione. W każdej chwili możesz zrobić coś innego; podpowiedź będzie zawsze.
learn-head = **Lekcja, krok { $step } z { $total }**
learn-off = **To już poza scenariuszem**, i bardzo dobrze.
learn-clause = -# Zasada { $clause }
learn-button = Dalej: { $line }
learn-button-next = Następny krok
learn-button-play = Zagraj obiema stronami
learn-button-more =
    { $count ->
        [one] Graj dalej: jeszcze { $count } krok
        [few] Graj dalej: jeszcze { $count } kroki
       *[many] Graj dalej: jeszcze { $count } kroków
    }
learn-button-invite = Zaproś kogoś
learn-given-up = Ta lekcja jest zamknięta: nowa zaczyna się gdzie indziej.
learn-idle = Ta lekcja jest zamknięta: zbyt długo nic się w niej nie działo. `/learn` zaczyna nową.

reply-lesson-begun = Twoja lekcja się zaczyna: gra { $game }. { $thread ->
    [yes] Jej wątek otworzy się na { $channel }; pod każdym krokiem jest podpowiedź.
   *[no] Grasz ją tutaj; pod każdym krokiem jest podpowiedź.
 }
reply-lesson-goes-on = Twoja lekcja trwa na { $channel } (gra { $game }); podpowiedź pojawi się tam jeszcze raz. Opcja again:True zaczyna od nowa.
engine-refused-no-lesson = Nie ma lekcji do „{ $given }”; jest do: { $known }.
engine-refused-lesson-moved-on = Od tej podpowiedzi lekcja poszła dalej. Użyj przycisku przy najnowszej podpowiedzi.

learn-warcry-shot = Pierwszy rozkaz należy do ciebie. Z rezerwy Arkebuzerzy dosięgają Formacji Bojowej wroga. Strzel do silnych Wybrańców: trafienie ich wykluczy (karta zostaje obrócona), a wykluczony oddział nie atakuje.
learn-warcry-shot-tactic = W walce obie strony zagrywają taktyki na przemian. Pewne Oko daje strzałowi +2; płaci się Punktami Taktycznymi oddziału, który strzela.
learn-warcry-shot-rolls = Spasuj i ty. Strzelec dodaje rzut do wartości Ataku Strzeleckiego, cel do swojej siły; przy remisie strzał jest celny. Potem strzelec zostaje wykluczony.
learn-warcry-attack = Rozkazy wydaje się na przemian. Łupieżcy atakują Halabardników. Piechota może wybrać dowolny oddział z Formacji Bojowej wroga.
learn-warcry-no-block = Obrońca może podstawić szybszy gotowy oddział: twoja kawaleria mogłaby zablokować. Przy sile 2 lepiej nie; Halabardnicy poradzą sobie sami.
learn-warcry-ability = Wiele oddziałów ma taktyki na swojej karcie. Są darmowe, każda raz na walkę: Łupieżcy dostają +1, gdy atakują.
learn-warcry-attachment-ability = Teraz młot. Łupieżcy to Chaos, więc daje +3: 7 przeciw 4.
learn-warcry-tactic-card = Kości dają od 1 do 6, więc przewagę 3 można jeszcze stracić. Napieramy daje jeden punkt więcej. Halabardnicy mają 3 Punkty Taktyczne, a każda karta kosztuje tyle, ile na niej podano.
learn-warcry-combat-rolls = Gdy spasujesz, pasy będą dwa i rzucą obie strony: siła plus rzut, wyższy wynik wygrywa, przegrany zostaje odrzucony. Przy remisie padają oba oddziały.
learn-warcry-strategy = Po walce zwycięzca jest wykluczony, więc Halabardnicy odpoczywają. Zagraj Strategię: zostaje do końca bitwy. Pale i Rowy trzymają piechotę i kawalerię wroga z dala od twojej rezerwy.
learn-warcry-committed = Wykluczony oddział nadal można zaatakować, ale sam nie użyje taktyk. Dobra chwila, by Siostry Jadu ruszyły na zmęczonych Halabardników.
learn-warcry-block = Teraz niech kawaleria zablokuje, żeby zobaczyć, jak to działa: Konni biorą atak na siebie prosto z rezerwy, a Halabardnicy są bezpieczni.
learn-warcry-war-cry = Okrzyk Bojowy to taktyka, która może być tylko twoją pierwszą akcją w walce. Ten daje +1 do siły i Terror, który obniża morale wrogiego oddziału.
learn-warcry-nothing-fits = Taktyka wymaga spełnienia warunków: nie masz na ręce nic, co odwróciłoby tę walkę, więc spasuj i zachowaj karty.
learn-warcry-rout = Spasuj jeszcze raz. Po walce zwycięzca rzuca na rozgromienie: jeśli rzut jest co najmniej równy morale przegranego (obniżonemu przez Terror), przegrany ucieka, a zwycięzca może wykonać wypad.
learn-warcry-follow-up = Konni zostali rozgromieni, a zwycięzca wciąż jest gotowy: od razu wykonaj wypad.
learn-warcry-follow-up-defender = Zwykle to przegrany wskazuje gotowy oddział jako kolejnego obrońcę. Tu nie ma już żadnego, więc wybiera atakujący. Wskaż Halabardników.
learn-warcry-no-tactics = Halabardnicy są wykluczeni i nie użyją ani taktyk, ani młota. Spasuj; rozstrzygną siła i rzut.
learn-warcry-pass = Nie masz już gotowego oddziału. Spasuj: dwa pasy jeden po drugim kończą bitwę.
learn-warcry-second-pass = Druga strona prowadzi i też pasuje. Każda strona dodaje siłę swoich ocalałych oddziałów; wyższa suma wygrywa bitwę.
learn-warcry-clean-up = Ocalałe oddziały mogą zostać na następną bitwę, w dowolnej formacji, znowu gotowe; ich koszt odejmuje się od następnego Zaopatrzenia. Obie strony decydują jednocześnie i w tajemnicy. Zatrzymaj Arkebuzerów.
learn-warcry-clean-up-other = Druga strona zatrzymuje oba oddziały. Silne zostają silne, ale mniej złota zostanie na świeże.
learn-warcry-end = **To już cała gra WarCry.** Czego jeszcze nie znasz: odwrót i rozstrzyganie remisu. Wyjaśnimy je, gdy się pojawią.
learn-do-warcry-clean-up-other = zatrzymaj B2 i B3
learn-do-warcry-clean-up = zatrzymaj A3
learn-do-warcry-second-pass = spasuj
learn-do-warcry-pass = spasuj
learn-do-warcry-no-tactics = spasuj
learn-do-warcry-follow-up-defender = na A1
learn-do-warcry-follow-up = wypad B2
learn-do-warcry-rout = spasuj i rzuć
learn-do-warcry-nothing-fits = spasuj
learn-do-warcry-war-cry = Okrzyk Bojowy oddziału B2
learn-do-warcry-block = zablokuj A4
learn-do-warcry-committed = B2 atakuje A1
learn-do-warcry-strategy = zagraj Pale i Rowy
learn-do-warcry-combat-rolls = spasuj i rzuć
learn-do-warcry-tactic-card = zagraj Napieramy
learn-do-warcry-attachment-ability = użyj młota
learn-do-warcry-ability = taktyka oddziału B1
learn-do-warcry-no-block = niech A1 walczy
learn-do-warcry-attack = B1 atakuje A1
learn-do-warcry-shot-rolls = spasuj i rzuć
learn-do-warcry-shot-tactic = zagraj Pewne Oko
learn-do-warcry-shot = strzel do B3 z A3
learn-warcry-other = Teraz ruch drugiej strony; wykona go przycisk.
learn-warcry-won = **Pierwsza krew.** Umiesz już atakować.

learn-warcry-asked = Pytanie jest otwarte; możliwe odpowiedzi to przyciski powyżej albo lista za przyciskiem decyzji. Zielony przycisk daje tę odpowiedź, która liczy się też, gdy minie czas.
learn-warcry-phase-setup = Obie strony wybierają Talię Armii i Talię Akcji. Są dwie gotowe: alliance_starter i hordes_starter. (WC-1.5)
learn-warcry-phase-muster-order = Wskaż, kto pierwszy rekrutuje: ty (A to pierwsze miejsce) czy druga strona. (WC-3.1)
learn-warcry-phase-muster = Rekrutuj oddziały za złoto, dołączaj do nich rozszerzenia albo spasuj, gdy masz dość. Piechota należy do Formacji Bojowej, strzelcy i szybkie oddziały mogą czekać w rezerwie. (WC-3.6)
learn-warcry-phase-commands = Wydaj jeden rozkaz: atak, strzał, karta polecenia, przesunięcie oddziału do przodu albo pas. Dwa pasy pod rząd kończą bitwę. Atakuj tam, gdzie siła i karty wyrównają zły rzut. (WC-5.1)
learn-warcry-phase-tactics = Zagraj taktykę albo spasuj. Porównaj obie sumy bez rzutów: przewagi 6 żaden rzut nie odbierze. Dwa pasy pod rząd i następują rzuty. (WC-7.3)
learn-warcry-phase-follow-up-choice = Przegrany został rozgromiony: możesz wykonać wypad, w którym wszystko liczy się od nowa. (WC-8.14)
learn-warcry-phase-follow-up-defender = Wskaż oddział, który przyjmie wypad; zwykle najlepszy jest najsilniejszy gotowy. (WC-8.16)
learn-warcry-phase-tie-break = Sumy są równe: rozstrzygnie ostatnia walka. Wybierz najlepszy oddział; stanie się gotowy. (WC-11.7)
learn-warcry-phase-retreat-tests = Każdy wycofujący się oddział poświęcasz albo musi zdać test wobec wydrukowanego morale. (WC-11.15)
learn-warcry-phase-clean-up = Wskaż, które ocalałe oddziały zostają i w której formacji; ich koszt odejmuje się od następnego Zaopatrzenia. (WC-12.2)

command-learn = Bitwa ćwiczebna z podpowiedzią przy każdym kroku
option-learn-game = Która gra
option-learn-again = Zacznij od nowa, nawet jeśli lekcja trwa
option-learn-here = Na tym kanale zamiast w wątku
